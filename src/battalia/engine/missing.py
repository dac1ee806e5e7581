"""What is missing for something that cannot be done now, and what would make it possible.

``explain`` says why not. Where the reason is a price that the cards at hand do not pay, or an
attack for which they are too weak, this says how far away it is: as few cards as suffice, and what
of the own things would help (``ways``). All is tried in copies of the game, with the obstacles
and the purse by which the options are made; there is no second judgement of what pays for what.

Only what the asking player may know decides. How much is tried is bounded: strangers may ask.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations_with_replacement, islice, product
from math import prod
from typing import Final

import msgspec

from battalia.engine.action import Action
from battalia.engine.catalogue.loading import Cost
from battalia.engine.chapters.battle.declaring import NO_WEAPON
from battalia.engine.chapters.battle.reach import TOO_WEAK
from battalia.engine.chapters.rows import Affordable, Purse
from battalia.engine.chapters.turn import Turn
from battalia.engine.choices import Attack, Choice
from battalia.engine.explain import explain, meant
from battalia.engine.game import Game
from battalia.engine.reasons import Args, Reason
from battalia.engine.terms import (
    KINDS,
    LORD,
    NEUTRAL,
    STACKED,
    STARDUST,
    UNITS,
    UNIVERSAL,
    WEAPON,
    Card,
    Kind,
    Seat,
    card_of,
    has_card,
    merge,
)
from battalia.engine.ways import Wish, ways

MOST_SETS: Final = 500
"""So many sets of cards are tried at most; the box's own prices need some dozens."""
MOST_FORCES: Final = 8
"""So many cards more for an attack are named; for one further away there is nothing to say."""


class Lack(msgspec.Struct, frozen=True):
    """What a player lacks for something."""

    choice: Choice
    """For what; of several that were meant, the one that lacks the fewest cards."""
    cards: tuple[Kind, ...]
    """As few as suffice, of whatever faction, of the kinds that are paid; for an attack a weapon
    and units."""
    instead: tuple[Kind, ...] = ()
    """Still fewer cards that could stand in for some of them (B5.3, S6.3)."""
    still: Reason | None = None
    """What would forbid it even with these cards."""
    ways: tuple[Reason, ...] = ()
    """What of the own things would make it possible."""

    def told(self) -> list[Reason]:
        """All of it, as reasons that can be put into words."""
        args: Args = {"missing": _names(self.cards)}
        id = "missing-cards"
        if self.instead:
            id, args["instead"] = "missing-or", _names(self.instead)
        elif isinstance(self.choice, Attack) and self.cards[-1] in UNITS:
            id = "missing-to-attack"
        found = [Reason(id, args=args)]
        if self.still is not None:
            found.append(Reason("missing-still", args={"reason": self.still}))
        return [*found, *self.ways]


def missing(game: Game, seat: Seat, wish: str | Choice) -> Lack | None:
    """What this player lacks for a wish; None: nothing that cards could mend (NotationError if
    unreadable)."""
    choices = meant(game, seat, wish)
    question = game.asked.get(seat)
    if question is None or question.optional:
        return None
    frame = game.lanes[question.lane][-1]
    if not isinstance(frame, Turn) or frame.at != "actions":
        return None
    if any(choice in question.options for choice in choices):
        return None
    lacks = [lack for choice in choices if (lack := _lack(game, seat, choice)) is not None]
    if not lacks:
        return None
    lack = min(lacks, key=lambda one: (one.still is not None, len(one.cards)))
    if lack.still is not None:
        return lack
    found = ways(Wish(game, seat, question.lane, lack.choice, lack.cards))
    return msgspec.structs.replace(lack, ways=tuple(found))


def told(game: Game, seat: Seat, wish: str | Choice) -> list[Reason]:
    """Why this player cannot do this now, what is missing and what would help; nothing: it can be
    done (NotationError if unreadable)."""
    reason = explain(game, seat, wish)
    if reason is None:
        return []
    lack = missing(game, seat, wish)
    return [reason] if lack is None else [reason, *lack.told()]


class Plenty(Purse):
    """A purse that covers every cost: what is forbidden with it no card would mend."""

    def covers(self, game: Game, seat: Seat, cost: Cost) -> bool:
        return True

    def work_out(self) -> Affordable:
        return Purse(self._game, self._seat).affordable


def _lack(game: Game, seat: Seat, choice: Choice) -> Lack | None:
    action = game.rules.actions.get(type(choice))
    if action is None or action.begin is None:
        return None
    if isinstance(choice, Attack):
        return _lack_of_strength(game, seat, action, choice)
    if action.price is None:
        return None
    reason = action.obstacle(game, seat, Purse(game, seat), choice)
    still = action.obstacle(game, seat, Plenty(game, seat), choice)
    if reason is None or reason == still:
        return None
    cost = action.price(game, seat, choice)

    def pays(cards: Iterable[Kind]) -> bool:
        richer = with_cards(game, seat, cards)
        return Purse(richer, seat).covers(richer, seat, cost)

    cards = _fewest(cost, pays)
    if not cards:
        return None
    stardust = (STARDUST,) if game.rules.stardust_supply else ()
    return Lack(choice, cards, _standing_in(cards, STACKED + stardust, pays), still)


def with_cards(game: Game, seat: Seat, kinds: Iterable[Kind]) -> Game:
    """The game with these cards more in this player's hand: of a foreign faction, where there is
    one, so that cards of any faction do at least as well."""
    richer = game.copy()
    cards = bytes(a_card(game, seat, kind) for kind in kinds)
    richer.hand[seat] = merge(game.hand[seat], cards)
    return richer


def a_card(game: Game, seat: Seat, kind: Kind) -> Card:
    """Some card of this kind that can be played by itself."""
    own = game.faction[seat]
    factions = sorted(game.factions, key=lambda faction: faction == own)
    for faction in (*factions, NEUTRAL, UNIVERSAL):
        if has_card(kind, faction) and card_of(kind, faction) not in game.rules.bound:
            return card_of(kind, faction)
    raise AssertionError(KINDS[kind])


def _fewest(cost: Cost, pays: Callable[[Iterable[Kind]], bool]) -> tuple[Kind, ...]:
    """As few cards of a cost as have to come to those at hand; of equally many the plainest."""
    whole = tuple(kind for kind, n in cost for _ in range(n))
    if not pays(whole):
        return ()
    if prod(n + 1 for _, n in cost) <= MOST_SETS:
        return next(part for part in _parts(cost) if pays(part))
    # One after the other is left out that is not needed.
    for kind in whole:
        fewer = list(whole)
        fewer.remove(kind)
        if pays(fewer):
            whole = tuple(fewer)
    return whole


def _parts(cost: Cost) -> Iterator[tuple[Kind, ...]]:
    """All parts of a cost, the smallest first."""
    kinds = [kind for kind, _ in cost]
    counts = sorted(
        product(*(range(n + 1) for _, n in cost)),
        key=lambda each: (sum(each), sum(kind * n for kind, n in zip(kinds, each, strict=True))),
    )
    for each in counts:
        yield tuple(kind for kind, n in zip(kinds, each, strict=True) for _ in range(n))


def _standing_in(
    cards: tuple[Kind, ...], others: Sequence[Kind], pays: Callable[[Iterable[Kind]], bool]
) -> tuple[Kind, ...]:
    """Fewer cards that would do as well, with such as stand in for several; none: there are no
    such."""
    if len(cards) < 2:
        return ()
    standing = [
        kind
        for kind in others
        if kind not in cards and any(pays((*_less(cards, one), kind)) for one in set(cards))
    ]
    if not standing:
        return ()
    kinds = [*dict.fromkeys(cards), *standing]
    sets = (
        some for size in range(1, len(cards)) for some in combinations_with_replacement(kinds, size)
    )
    return next((some for some in islice(sets, MOST_SETS) if pays(some)), ())


def _less(cards: tuple[Kind, ...], kind: Kind) -> list[Kind]:
    rest = list(cards)
    rest.remove(kind)
    return rest


def _lack_of_strength(game: Game, seat: Seat, action: Action, choice: Attack) -> Lack | None:
    """A weapon, where none opens the attack (B8.2), and as few units as suffice (B8.13)."""

    def reason_with(cards: list[Kind]) -> Reason | None:
        richer = with_cards(game, seat, cards)
        return action.obstacle(richer, seat, Purse(richer, seat), choice)

    cards: list[Kind] = []
    reason = reason_with(cards)
    if reason == NO_WEAPON:
        cards.append(WEAPON)
        reason = reason_with(cards)
    while reason == TOO_WEAK and len(cards) < MOST_FORCES:
        cards.append(LORD)
        reason = reason_with(cards)
    if not cards or reason in (NO_WEAPON, TOO_WEAK):
        return None
    if reason is None and cards[-1] == LORD:
        cards[-1] = next(unit for unit in UNITS if reason_with([*cards[:-1], unit]) is None)
    return Lack(choice, tuple(cards), still=reason)


def _names(kinds: Iterable[Kind]) -> str:
    return " ".join(KINDS[kind] for kind in kinds)
