"""The most that an attack could come to (B8.13).

Amulets, titles and scrolls count at their best: what a stack holds is nobody's to know, so it must
not decide what is offered.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Final, TypeAlias

from battalia.engine.chapters.artefacts.changing import TRANSFORMING
from battalia.engine.chapters.battle.laying import FIGHTING, tent_cards
from battalia.engine.chapters.battle.strength import attack_strengths, bonus, hero_morale
from battalia.engine.game import Game
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    AMULET,
    FACTION,
    FRIMAN,
    KIND,
    LORD,
    SCROLL,
    STEADY,
    TITLE,
    UNITS,
    UNIVERSAL,
    WEAPON,
    WILD,
    Faction,
    Kind,
)

if TYPE_CHECKING:
    from battalia.engine.chapters.battle.exchange import Battle

CANNOT_OPEN: Final = -1_000
"""Less than any total, which may be negative (S13.3)."""
ROUSED: Final = 2
"""As how many a card counts that a sacrifice has roused (S14.2)."""
SACRIFICES: Final = 500
"""So many choices of what to give up are tried; a hand of twenty cards has fewer."""
TOO_WEAK: Final = Reason("attack-too-weak", "B8.13")

_Left: TypeAlias = tuple[int, int, int, int, int]
"""Amulets, titles, illuminated titles not yet broken, scrolls, cards to be roused."""
_Ways: TypeAlias = list[tuple[_Left, int]]
"""What is left after a card was laid in some way, and what it adds so."""


def can_exceed(game: Game, battle: Battle) -> bool:
    """B8.13: with its heroes the cards at hand could exceed the base defence."""
    base = battle.base_defence(game)
    return best_attack(game, battle, base) > base


def best_attack(game: Game, battle: Battle, enough: int) -> int:
    """The highest total that the cards at hand could reach (B8.13); stops at the first total above
    ``enough``."""
    best = _Forces(game, battle, 0).best(enough)
    for sacrifices in game.rules.sacrifices:
        for after, roused in islice(sacrifices(game, battle.attacker), SACRIFICES):
            if best > enough:
                return best
            best = max(best, _Forces(after, battle, roused).best(enough))
    return best


class _Force:
    """A card that could be laid in an attack."""

    __slots__ = ("asleep", "copies", "fresh", "kind", "own", "strength")

    def __init__(
        self,
        strength: int,
        own: bool,
        kind: Kind,
        fresh: bool = False,
        copies: int = 1,
        asleep: bool = False,
    ) -> None:
        self.strength = strength
        self.own = own
        """It keeps up morale (B8.7)."""
        self.kind = kind
        self.fresh = fresh
        """An artefact may still affect it."""
        self.copies = copies
        """Of a unit that counts as two (S12.3)."""
        self.asleep = asleep
        """It must be roused first (S14.2)."""


class _Forces:
    """All that an attacker could put into a battle, where so many sleeping cards can be roused."""

    __slots__ = (
        "battle", "faction", "fresh", "game", "openers", "roused", "strength", "title_pairs",
        "uses", "weapons", "wild_best", "wilds",
    )  # fmt: skip

    def __init__(self, game: Game, battle: Battle, roused: int) -> None:
        self.game = game
        self.battle = battle
        self.roused = roused
        seat = battle.attacker
        self.faction: Faction = game.faction[seat]
        self.strength = strength = attack_strengths(game, seat)
        self.wild_best = max(strength[kind] * game.factor(kind) for kind in FIGHTING)
        self.fresh: list[_Force] = []
        self.openers: list[_Force] = []
        """Those that can open the attack."""
        self.wilds: list[bool] = []
        """Wild cards; whether each keeps up morale."""
        self.uses = dict.fromkeys(TRANSFORMING, 0)
        """How often an amulet, a title, a scroll can be used."""
        self.title_pairs = 0
        """Titles that could promote by two ranks at once (B11.4)."""
        self.weapons = battle.weapons(game)
        self._take_hand_and_tents()
        if game.loose[seat]:
            self._take_table()
        if not battle.armed and (self.fresh or self.wilds):
            # Any card opens (S12.3): as if a weapon without strength lay there.
            self.openers = [_Force(0, True, WEAPON)]
            self.fresh += self.openers

    def _take_hand_and_tents(self) -> None:
        """Tents can be struck; but a weapon of the hand opens (B8.2)."""
        game, seat, strength = self.game, self.battle.attacker, self.strength
        bound = game.rules.bound
        in_hand = len(game.hand[seat])
        for place, card in enumerate(game.hand[seat] + tent_cards(game, seat)):
            kind = KIND[card]
            if card in bound:
                self._take_sleeper(kind)
            elif strength[kind]:
                own = FACTION[card] in (self.faction, UNIVERSAL)
                force = _Force(strength[kind] * game.factor(kind), own, kind, card not in STEADY)
                self.fresh.append(force)
                if kind in self.weapons and place < in_hand:
                    self.openers.append(force)
            elif kind in self.uses:
                factor = game.factor(kind)
                self.uses[kind] += factor
                self.title_pairs += kind == TITLE and factor == 2

    def _take_table(self) -> None:
        """Cards on the table that have copies left (B5.1), wild ones among them (B5.5)."""
        game, strength = self.game, self.strength
        for one in game.loose[self.battle.attacker]:
            kind = one.kind
            if one.marks and game.why_peaceful(one) is not None:
                continue
            own = FACTION[one.card] in (self.faction, UNIVERSAL)
            if kind == WILD:
                self.wilds.append(own)
            elif kind in self.uses:
                self.uses[kind] += one.copies
                if kind == TITLE == game.lit:
                    self.title_pairs += one.copies // 2
            elif one.marks and game.why_asleep(one) is not None:
                self._take_sleeper(kind)
            elif strength[kind] and one.copies:
                untouched = kind in UNITS and not one.touched and one.card not in STEADY
                force = _Force(strength[kind] * one.copies, own, kind, untouched, one.copies)
                self.fresh.append(force)
                if kind in self.weapons:
                    self.openers.append(force)

    def _take_sleeper(self, kind: Kind) -> None:
        """A universal card that has to be roused and then counts twice (S14.2)."""
        if self.roused:
            self.fresh.append(_Force(ROUSED * self.strength[kind], True, kind, asleep=True))

    # The best total.

    def best(self, enough: int) -> int:
        """The highest total, or the first that was found above ``enough``."""
        extra = bonus(self.game, self.battle.attacker, self.battle)
        if self.openers:
            plain = self._without_artefacts() + extra
            if plain > enough:
                return plain
        best = CANNOT_OPEN
        for opener, others, wilds in self._openings():
            for reached in self._totals(opener, others, wilds):
                best = max(best, reached + extra)
                if best > enough:
                    return best
        return best

    def _without_artefacts(self) -> int:
        """All that lies ready, and every wild card as the strongest."""
        awake = sum(force.strength for force in self.fresh if not force.asleep)
        return awake + self.wild_best * len(self.wilds)

    def _openings(self) -> Iterator[tuple[_Force, list[_Force], list[bool]]]:
        """Each card that may open, with the other cards and the wild cards that are left then."""
        wilds = sorted(self.wilds)
        for opener in self.openers:
            others = self.fresh.copy()
            others.remove(opener)
            yield opener, others, wilds
        if wilds and WEAPON in self.weapons:
            # A wild card is used as the weapon.
            each = self.strength[WEAPON] * self.game.factor(WEAPON)
            yield _Force(each, wilds[-1], WEAPON), self.fresh, wilds[:-1]

    def _totals(self, opener: _Force, others: list[_Force], wilds: list[bool]) -> Iterator[int]:
        """What an attack opened so comes to: without morale, and with it (B8.7)."""
        game, battle = self.game, self.battle
        heroes = battle.heroes * hero_morale(game, battle.attacker)
        # A wild card fights itself, or serves as an artefact under another card.
        for amulets, titles, scrolls in _roles(len(wilds)):
            fighting = wilds[amulets + titles + scrolls :]
            forces = others + [_Force(self.wild_best, own, WILD) for own in fighting]
            left = (
                self.uses[AMULET] + amulets * game.factor(AMULET),
                self.uses[TITLE] + titles * game.factor(TITLE),
                self.title_pairs + (titles if game.lit == TITLE else 0),
                self.uses[SCROLL] + scrolls * game.factor(SCROLL),
                self.roused,
            )
            yield opener.strength + self._most(forces, left, None)
            if opener.own:
                most = self._most(forces, left, self.faction)
                # Without a card in the line there is no morale (B8.7).
                yield opener.strength + most + (heroes if battle.armed or most else 0)

    def _most(self, forces: list[_Force], left: _Left, own: Faction | None) -> int:
        """The most that these cards reach with so many artefacts.

        ``own``: the faction of which all cards laid must be, for the heroes' morale; None: any.
        """
        best: dict[_Left, int] = {left: 0}
        for force in forces:
            fits = force.own or own is None
            after: dict[_Left, int] = {} if fits and not force.asleep else dict(best)
            for before, total in best.items():
                for rest, gained in self._ways(force, before, fits, own):
                    if after.get(rest, -1) < total + gained:
                        after[rest] = total + gained
            best = after
        return max(best.values())

    # How a card can be laid.

    def _ways(self, force: _Force, left: _Left, fits: bool, own: Faction | None) -> _Ways:
        """As it is, or transformed by an artefact that is left."""
        amulets, titles, pairs, scrolls, roused = left
        ways: _Ways = []
        if force.asleep:
            if roused:
                ways.append(((amulets, titles, pairs, scrolls, roused - 1), force.strength))
        elif fits:
            ways.append((left, force.strength))
        if force.fresh:
            if fits and amulets:
                most = max(3 * force.strength, self.wild_best)
                ways.append(((amulets - 1, titles, pairs, scrolls, roused), most))
            if titles and FRIMAN <= force.kind < LORD:
                self._promote(force, left, fits, own, ways)
            if scrolls and force.kind in FIGHTING:
                self._convert(force, left, fits, ways)
        return ways

    def _promote(
        self, force: _Force, left: _Left, fits: bool, own: Faction | None, ways: _Ways
    ) -> None:
        """B5.6: by one rank, or by two with an illuminated title that is not broken."""
        amulets, titles, pairs, scrolls, roused = left
        raised = [(1, titles - 1, min(pairs, (titles - 1) // 2))]
        if pairs:
            raised.append((2, titles - 2, pairs - 1))
        for ranks, left_over, unbroken in raised:
            rank = force.kind + ranks
            if self._promotes(rank, fits, own):
                rest = (amulets, left_over, unbroken, scrolls, roused)
                ways.append((rest, self.strength[rank] * force.copies))
            if roused and self._sleeps_on_top(rank):
                rest = (amulets, left_over, unbroken, scrolls, roused - 1)
                ways.append((rest, self.strength[rank] * ROUSED))

    def _convert(self, force: _Force, left: _Left, fits: bool, ways: _Ways) -> None:
        """B5.7: to the own faction, or to what lies on top of the stack."""
        amulets, titles, pairs, scrolls, roused = left
        if not fits:
            ways.append(((amulets, titles, pairs, scrolls - 1, roused), force.strength))
        if roused and self._sleeps_on_top(force.kind):
            rest = (amulets, titles, pairs, scrolls - 1, roused - 1)
            ways.append((rest, self.strength[force.kind] * ROUSED))

    def _promotes(self, rank: int, fits: bool, own: Faction | None) -> bool:
        """Whether a title could bring a unit of this rank that may be laid: of the unit's own
        faction if its stack has one, else the top card (B5.6)."""
        if rank > LORD or not len(self.game.stacks[rank]):
            return False
        return fits or any(FACTION[card] == own for card in self.game.stacks[rank].top)

    def _sleeps_on_top(self, kind: Kind) -> bool:
        """Whether a search that finds no card of the faction would bring one to be roused
        (S14.2)."""
        bound = self.game.rules.bound
        return kind <= LORD and any(card in bound for card in self.game.stacks[kind].top)


def _roles(wilds: int) -> list[tuple[int, int, int]]:
    """How many of so many wild cards could serve as amulets, titles and scrolls."""
    return [
        (amulets, titles, scrolls)
        for amulets in range(wilds + 1)
        for titles in range(wilds + 1 - amulets)
        for scrolls in range(wilds + 1 - amulets - titles)
    ]
