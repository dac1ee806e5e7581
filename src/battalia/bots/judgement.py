"""How good a position is for a player: the value function of the computer players.

What a player has is measured by a list of features: points, cities, what hands the deck will
deal, what heroes could take. Each has two weights, one for now and one for every turn that is still
to come; the lead over the rivals counts the more, the less time is left. Weights are data, made by
hand or by self-play (``tools/tune.py``); only they differ between players.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb, exp, sqrt
from typing import Final

import msgspec

from battalia.bots.lore import known
from battalia.bots.opinions import GREAT_WORTH, KEPT
from battalia.engine.chapters.battle.strength import defence_of
from battalia.engine.chapters.ending import great_cities, outcome
from battalia.engine.chapters.great_artefacts import prizes
from battalia.engine.chapters.land import NOBODY, Land, ground, open_spaces
from battalia.engine.game import Game
from battalia.engine.terms import (
    ALL_GREAT,
    ARROW,
    ARTEFACTS,
    CHIEF,
    EMPTY,
    FACTION,
    FRIMAN,
    HAMMER,
    KIND,
    KING,
    LORD,
    MOST_KINDS,
    PRIEST,
    QUEEN,
    RUINS,
    SHIELD,
    STARDUST,
    SUPPLY,
    SWORD,
    TOOL,
    UNITS,
    UNIVERSAL,
    WEAPON,
    WILD,
    Seat,
    Space,
    is_great,
    shape_of,
)

WON: Final = 1_000.0
"""What a won game is worth: more than anything that can be had in one."""


DECK_FEATURES: Final = (
    "supply", "frimen", "roads", "tool", "weapon", "amulet", "title", "scroll", "tent", "horse",
    "great", "royal", "cohort", "attack", "defence", "armed",
    "three-1", "three-2", "three-3", "three-4", "two-1", "two-2", "two-3", "two-4", "lord",
)  # fmt: skip
"""What a deck promises of its hands."""
BOARD_FEATURES: Final = (
    "points", "great-cities", "cities", "sites", "heroes", "prey", "hireling",
    "build", "upgrade", "next-build", "next-upgrade", "ambush", "ending", "assets",
)  # fmt: skip
"""What lies on the board, or follows from board and deck together."""
FEATURES: Final = DECK_FEATURES + BOARD_FEATURES


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a computer player holds dear."""

    now: dict[str, float]
    """What a feature is worth once."""
    later: dict[str, float]
    """What it is worth for each turn that is still to come."""
    hand: float = 0.5
    """What the cards that are left in the hand may still bring in this turn."""
    hand_set: float = 0.7
    """Three units of one rank among them, per level."""
    doubt: float = 2.0
    """How far even the last turn is from the end of the game."""
    rival: float = 0.9
    """What a rival's good is worth as our bad."""
    leader: float = 0.6
    """How much of the rivals counts as the best of them; the rest as their mean."""


@lru_cache(maxsize=4096)
def cohort_draws(own: int, cards: int) -> float:
    """How many cards a hand of six draws by a cohort, if so many of the deck are of one faction
    (B2.1)."""
    hand = min(6, cards)
    ways = comb(cards, hand)
    total = 0.0
    for size in range(3, min(own, hand) + 1):
        total += (size - 2) * comb(own, size) * comb(cards - own, hand - size) / ways
    return total


class Deck:
    """What may be expected of a deck's hands: of the next one, with the cards held for it, and of
    those that follow."""

    __slots__ = (
        "attack",
        "cards",
        "defence",
        "features",
        "great",
        "held",
        "later",
        "next_threes",
        "next_twos",
        "now",
        "pairs",
        "roads",
        "threes",
        "twos",
        "weapon",
    )

    def __init__(
        self,
        cards: bytes,
        held: bytes,
        attack: list[int],
        defence: list[int],
    ) -> None:
        self.cards, self.held = cards, held
        count = [0] * MOST_KINDS
        factions = [0] * 8
        for card in cards:
            count[KIND[card]] += 1
            factions[FACTION[card]] += 1
        self.great = any(map(is_great, cards))
        each, drawn = _hand(count, factions, len(cards))
        self.threes, self.twos = _sets(each)
        self.pairs = [min(count[rank], 2) / 2 for rank in range(5)]
        """By rank how much there is of two units; not by luck."""
        frimen = each[FRIMAN] + 2 * (each[TOOL] + each[HAMMER])
        supply = each[SUPPLY] + 2 * each[STARDUST]
        square = supply * supply
        self.roads = frimen / (frimen + 1) * min(supply, 1.0)
        great = 0.0
        if self.great:
            great = sum(GREAT_WORTH[kind] * each[kind] for kind in ALL_GREAT if each[kind])
        artefacts = [each[kind] / (each[kind] + 0.6) for kind in ARTEFACTS]
        royal = each[QUEEN] + 1.5 * each[KING]
        self.next_threes, self.next_twos = self.threes, self.twos
        if held:
            for card in held:
                count[KIND[card]] -= 1
                factions[FACTION[card]] -= 1
            each, _ = _hand(count, factions, len(cards) - len(held))
            for card in held:
                each[KIND[card]] += 1
            self.next_threes, self.next_twos = _sets(each)
        kinds = [kind for kind in range(MOST_KINDS) if each[kind]]
        self.attack = sum([each[kind] * attack[kind] for kind in kinds])
        self.defence = sum([each[kind] * defence[kind] for kind in kinds])
        armed = each[WEAPON] + each[SWORD] + each[SHIELD] + each[ARROW]
        self.weapon = 1 - exp(-1.5 * armed)
        self.features = (
            square / (square + 9),
            min(frimen, 3.0) / 3,
            self.roads,
            *artefacts,
            great,
            royal,
            drawn,
            self.attack / 10,
            self.defence / 10,
            self.weapon,
            *self.threes[1:],
            *self.twos[1:],
            # The first one, for the next is easier to use.
            float(count[LORD] > 0),
        )
        self.now = self.later = 0.0
        """The features times their weights."""


def _hand(count: list[int], factions: list[int], cards: int) -> tuple[list[float], float]:
    """The mean hand after a cohort, by kinds, and how much the cohort draws."""
    if not cards:
        return [0.0] * MOST_KINDS, 0.0
    own = max(factions[:6]) + factions[UNIVERSAL]
    drawn = cohort_draws(own, cards) if cards > 2 else 0.0
    share = min(1.0, (6 + drawn) / cards)
    return [number * share for number in count], drawn


def _sets(each: list[float]) -> tuple[list[float], list[float]]:
    """By rank how likely a hand holds three units, and two (B3.5)."""
    frimen = each[FRIMAN] + 2 * (each[TOOL] + each[HAMMER])
    threes, twos = [0.0] * 5, [0.0] * 5
    for rank, units in ((1, frimen), (2, each[CHIEF]), (3, each[PRIEST]), (4, each[LORD])):
        square = units * units
        threes[rank] = square / (square + 6)
        twos[rank] = square / (square + 2.5)
    return threes, twos


class Holding:
    """What a player has: the features, and what they are worth now and for each turn to come.

    What the modules keep (``assets``) changes with every day and is added afterwards.
    """

    __slots__ = ("features", "later", "now")

    def __init__(self, features: tuple[float, ...], now: float, later: float) -> None:
        self.features = features
        self.now = now
        self.later = later


TURNS: Final = 12.0
"""Further ahead nobody looks."""
PACE: Final = 0.5
"""Land cards that a player lays in a turn: it tells how long the game will still last."""
RACE: Final = 3.0
"""Turns from one city of level 4 to the next (B10.2)."""
DAYS: Final = 32
"""A game is over by this day, or should be."""
HOPELESS: Final = 56
"""From this day on whoever is behind no longer shrinks from the end."""
LATE: Final = 21
"""From this day on it wants to be ended, the more the later, until nobody shrinks from it."""
TAKEN: Final = 0.1
"""How much nearer the end is by a prey that heroes could take, where great cities end the game."""


class Judgement:
    """Judges positions by its weights, remembering what it has seen."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._deck_now = [weights.now.get(name, 0.0) for name in DECK_FEATURES]
        self._deck_later = [weights.later.get(name, 0.0) for name in DECK_FEATURES]
        self._now = [weights.now.get(name, 0.0) for name in BOARD_FEATURES]
        self._later = [weights.later.get(name, 0.0) for name in BOARD_FEATURES]
        self._zones: dict[tuple[object, ...], Deck] = {}
        self._decks: dict[tuple[bytes, bytes], Deck] = {}
        self._lands: dict[Land, Land] = {}
        self._shapes: dict[tuple[int, ...], Land] = {}
        self._routes: dict[Land, tuple[Net, dict[Space, dict[Space, float]]]] = {}
        self._holdings: dict[tuple[object, ...], Holding] = {}
        self._reaches: dict[tuple[object, ...], tuple[float, float]] = {}
        self._scale = 1.0

    def judge(self, game: Game, seat: Seat) -> float:
        """How good the position is for this player and their team."""
        team = game.team(seat)
        if game.ended:
            return self._result(game, seat, team)
        left, turns = self.times(game)
        tokens = bytes(game.tokens)
        decks = [self.deck(game, one) for one in range(game.players)]
        own = 0.0
        rivals = []
        for other in game.rules.teams:
            total = 0.0
            for one in other:
                total += self._worth(game, one, turns, tokens, decks)
            if other is team:
                own = total
            else:
                rivals.append(total)
        return self._judged(own, rivals, left)

    def _judged(self, own: float, rivals: list[float], left: float) -> float:
        """What a team's worth means against that of the others, so many turns before the end."""
        weights = self.weights
        best = max(rivals)
        mean = sum(rivals) / len(rivals)
        lead = own - weights.rival * (weights.leader * best + (1 - weights.leader) * mean)
        # The same lead is worth more, the less time is left to lose it.
        self._scale = 1 / sqrt(left + weights.doubt)
        return lead * self._scale

    def appraise(self, games: Sequence[Game], seat: Seat) -> list[tuple[float, float]]:
        """For each of these positions its judgement and its promise."""
        return [(self.judge(game, seat), self.promise(game, seat)) for game in games]

    def promise(self, game: Game, seat: Seat) -> float:
        """What the cards that are left may still bring in this turn, to be added to the position's
        judgement, which was asked for just before."""
        weights = self.weights
        counts = [0] * MOST_KINDS
        total = 0.0
        for card in game.hand[seat]:
            counts[KIND[card]] += 1
            total += KEPT[KIND[card]]
        for loose in game.loose[seat]:
            counts[loose.kind] += loose.copies
            total += KEPT[loose.kind] * loose.copies
        total *= weights.hand
        counts[FRIMAN] += 2 * counts[TOOL]
        counts[LORD] += counts[WILD]
        for rank in UNITS:
            if counts[rank] >= 3:
                total += weights.hand_set * rank
            elif counts[rank] >= 2:
                total += weights.hand_set / 3
        return total * self._scale

    def _result(self, game: Game, seat: Seat, team: tuple[Seat, ...]) -> float:
        result = outcome(game)
        assert result is not None
        best = max(result.points[one] for one in range(game.players) if one not in team)
        margin = result.points[seat] - best
        if seat not in result.winners:
            # Nobody wants to end a game that is lost; but for ever nobody wants to play it, either:
            # the longer it lasts, the less.
            late = game.day - HOPELESS
            return -WON + margin if late < 0 else margin / 2 + late
        if any(one not in team for one in result.winners):
            return margin
        return WON + margin

    def times(self, game: Game) -> tuple[float, float]:
        """How many turns are left, and for how many a deck still brings something."""
        left = self._turns(game)
        return left, max(min(left, DAYS - game.day), 3.0)

    def horizon(self, game: Game) -> float:
        """For how many turns a deck still brings something."""
        return self.times(game)[1]

    def _turns(self, game: Game) -> float:
        """How many turns the game will still last."""
        left, filled = TURNS, 0.0
        rules = game.rules
        if rules.map_ends:
            # Late in a game a card that opens further spaces fills the map as well as any.
            whole = game.day >= HOPELESS
            spaces = game.board.count(EMPTY) if whole else len(open_spaces(game))
            filled = spaces / (PACE * game.players)
            left = min(left, filled)
        alone = rules.cities_to_end.get(1)
        if alone is not None:
            most = max(great_cities(game, seat) for seat in range(game.players))
            left = min(left, RACE * (alone - most))
        # Where cities may end the game first, a fuller map still brings the end nearer.
        left += filled / 20
        if rules.weeks:
            left = min(left, rules.weeks * 7 - game.day + 0.5)
        return max(left, 0.5)

    # Decks.

    def deck(self, game: Game, seat: Seat) -> Deck:
        """This player's deck."""
        zones = (
            game.hand[seat],
            game.nation[seat],
            game.shelter[seat],
            game.ambush[seat],
            game.tents[seat],
            game.rows[seat],
            game.loose[seat],
            game.line[seat],
            game.under[seat],
        )
        found = self._zones.get(zones)
        if found is None:
            if len(self._zones) > 20_000:
                self._zones.clear()
            found = self._zones[zones] = self._deck(game, seat)
        return found

    def _deck(self, game: Game, seat: Seat) -> Deck:
        held = game.ambush[seat]
        for tent in game.tents[seat]:
            held += tent.cards
        cards = bytes(sorted(game.deck(seat)))
        found = self._decks.get((cards, held))
        if found is None:
            if len(self._decks) > 20_000:
                self._decks.clear()
            catalogue = game.rules.catalogue
            found = Deck(cards, held, catalogue.attack_strength, catalogue.defence_strength)
            found.now = _dot(self._deck_now, found.features)
            found.later = _dot(self._deck_later, found.features)
            self._decks[cards, held] = found
        return found

    # All that a player has.

    def _worth(
        self, game: Game, seat: Seat, turns: float, tokens: bytes, decks: list[Deck]
    ) -> float:
        """What a player has and may expect."""
        known = self._holding(game, seat, tokens, decks)
        return known.now + turns * known.later + self._now[-1] * assets(game, seat)

    def _holding(self, game: Game, seat: Seat, tokens: bytes, decks: list[Deck]) -> Holding:
        """What a player has."""
        deck = decks[seat]
        heroes = tuple(game.heroes[2 * seat : 2 * seat + 2])
        offered = self._offered(game, seat)
        defences = _defences(decks, seat)
        late = max(0, min(game.day, HOPELESS) - LATE)
        land = self._land(game)
        key = (deck, land, tokens, heroes, defences, offered, late, seat, len(game.ambush[seat]))
        known = self._holdings.get(key)
        if known is None:
            if len(self._holdings) > 10_000:
                self._holdings.clear()
            board = self._board(game, seat, deck, heroes, defences, offered, late)
            now = deck.now + _dot(self._now, board)
            later = deck.later + _dot(self._later, board)
            known = self._holdings[key] = Holding((*deck.features, *board[:-1]), now, later)
        return known

    @staticmethod
    def _offered(game: Game, seat: Seat) -> bool:
        """Whether the ruins have something to give (B8.15, S7.8)."""
        return bool(game.offer) or (bool(game.rules.prizes) and bool(prizes(game, seat)))

    def features(self, game: Game, seat: Seat) -> list[float]:
        """All features of a player, in the order of ``FEATURES``."""
        decks = [self.deck(game, one) for one in range(game.players)]
        known = self._holding(game, seat, bytes(game.tokens), decks)
        return [*known.features, assets(game, seat)]

    def _board(
        self,
        game: Game,
        seat: Seat,
        deck: Deck,
        heroes: tuple[Space, ...],
        defences: tuple[int, ...],
        offered: bool,
        late: int,
    ) -> tuple[float, ...]:
        """In the order of ``BOARD_FEATURES``."""
        levels = [0] * 16
        owner = seat + 1
        for mark in game.tokens:
            if mark >> 4 == owner:
                levels[mark & 15] += 1
        sites = self._sites(game, seat)
        room = (0.5, 0.75, 0.9, 1.0)[min(sites, 3)]
        build = upgrade = next_build = next_upgrade = 0.0
        for rank in (1, 2, 3, 4):
            city = rank * room
            # Few cities of the level below are soon raised, and no more come by themselves.
            raised = 0.1 + 0.225 * min(levels[rank - 1], 4)
            build += city * deck.threes[rank]
            upgrade += raised * deck.twos[rank]
            next_build += city * deck.next_threes[rank]
            next_upgrade += raised * deck.next_twos[rank]
        great = levels[4] + levels[5] + levels[6]
        # The longer a game lasts, the more what ends it is wanted: a full map, or great cities.
        ending = deck.roads
        if not game.rules.map_ends:
            ending = great + deck.features[0]
            if sites:
                ending += room * deck.threes[4]
            for rank, near in ((2, 0.4), (3, 0.7), (4, 1.0)):
                if levels[rank - 1]:
                    # To have them at all comes before having them in one hand.
                    ending += near * (deck.twos[rank] + deck.pairs[rank]) / 2
        prey, hireling = self._reach(game, seat, deck, heroes, defences, offered)
        if not game.rules.map_ends and game.day >= HOPELESS:
            # Where no units are left to raise cities, somebody must take those of others.
            ending += TAKEN * (prey + hireling)
        return (
            float(sum(level * levels[level] for level in range(16))),
            float(great),
            float(sum(levels)),
            float(min(sites, 4)),
            float(sum(space >= 0 for space in heroes)),
            prey,
            hireling,
            build,
            upgrade,
            next_build - build,
            next_upgrade - upgrade,
            float(len(game.ambush[seat])),
            ending * late**2 / 16,
            # What modules keep changes with every day: it is added afterwards.
            0.0,
        )

    # Space: heroes and what they could take.

    def _land(self, game: Game) -> Land:
        """The first land seen with the same cards; which terrain they show does not matter here."""
        land = ground(game).land
        found = self._lands.get(land)
        if found is None:
            if len(self._lands) > 2_000:
                self._lands.clear()
                self._shapes.clear()
            shapes = tuple([on & 511 for on in land.board])
            found = self._lands[land] = self._shapes.setdefault(shapes, land)
        return found

    def _reach(
        self,
        game: Game,
        seat: Seat,
        deck: Deck,
        heroes: tuple[Space, ...],
        defences: tuple[int, ...],
        offered: bool,
    ) -> tuple[float, float]:
        """What heroes on the board could take, and heroes that must be hired first."""
        land = self._land(game)
        # Rounded, so that hands which hardly differ are looked at once.
        force = round(deck.attack), round(deck.weapon, 1)
        wanted = offered and not (deck.great and game.rules.great_artefact_limit)
        key = (land, bytes(game.tokens), heroes, seat, force, wanted, defences)
        known = self._reaches.get(key)
        if known is not None:
            return known
        if len(self._reaches) > 10_000:
            self._reaches.clear()
        targets = self._targets(game, seat, force, wanted, defences)
        prey = hireling = 0.0
        away = 0
        for space in heroes:
            if space < 0:
                away += 1
            else:
                prey += self._prey(land, space, targets)
        own = ground(game).cities(game, seat)
        if away and own:
            hireling = max(self._prey(land, space, targets) for space in own)
            hireling *= 1 if away == 2 else 0.3
        self._reaches[key] = prey, hireling
        return prey, hireling

    def _targets(
        self,
        game: Game,
        seat: Seat,
        force: tuple[int, float],
        wanted: bool,
        defences: tuple[int, ...],
    ) -> list[tuple[Space, float]]:
        """What could be attacked, and what that is worth times how likely it succeeds."""
        team = game.team(seat)
        attack, armed = force
        found = []
        for space, mark in enumerate(game.tokens):
            owner = (mark >> 4) - 1
            if not mark or owner in team:
                continue
            level = mark & 15
            need = 1.0 + defence_of(game, space)
            if owner != NOBODY:
                need += defences[owner]
                gain = 1.5 * level
            elif shape_of(game.board[space]) == RUINS:
                if not wanted:
                    continue
                gain = PRIZE
            else:
                plain = game.rules.plain_conquests(game, space) is not None
                gain = 4.0 if plain else 4 + LORD_WON
            chance = armed / (1 + exp((need - attack) / 1.8))
            found.append((space, gain * chance))
        return found

    def _prey(self, land: Land, start: Space, targets: list[tuple[Space, float]]) -> float:
        routes = self.routes(land, start)
        best = 0.0
        for space, gain in targets:
            worth = gain * routes.get(space, 0.0)
            if worth > best:
                best = worth
        return best

    def routes(self, land: Land, start: Space) -> dict[Space, float]:
        """What is left of a prey on each space for a hero on this one."""
        known = self._routes.get(land)
        if known is None:
            if len(self._routes) > 2_000:
                self._routes.clear()
            known = self._routes[land] = _net(land), {}
        net, routes = known
        found = routes.get(start)
        if found is None:
            found = routes[start] = _routes(net, start)
        return found

    def _sites(self, game: Game, seat: Seat) -> int:
        """Spaces on which this player could build a city next; without a city anywhere (B4.6)."""
        land = ground(game).land
        parts = {land.part[space] for space in ground(game).cities(game, seat)}
        near = land.fringe(parts) if parts else open_spaces(game)
        count = 0
        for space in near:
            site = land.sites[space]
            if not site.beside_city and (site.must or site.never):
                count += 1
        return count


def assets(game: Game, seat: Seat) -> float:
    """What the modules keep that is worth something to this player, and lies neither on the board
    nor in a deck; in points."""
    worths = known().assets
    total = 0.0
    for name in game.slices:
        worth = worths.get(name)
        if worth is not None:
            total += worth(game, seat)
    return total


def _defences(decks: list[Deck], seat: Seat) -> tuple[int, ...]:
    """What each player defends with, by and large; the own hand does not matter."""
    return tuple([0 if other == seat else int(deck.defence) for other, deck in enumerate(decks)])


def _dot(weights: list[float], features: tuple[float, ...]) -> float:
    total = 0.0
    for weight, feature in zip(weights, features, strict=True):
        total += weight * feature
    return total


LORD_WON: Final = 1.0
"""The lord that comes with a neutral city (B8.14)."""
PRIZE: Final = 3.0
"""A Great Artefact from the ruins."""
STEP: Final = 2
"""Ways are measured in half steps."""
GAP: Final = 5
"""A card must be laid here first."""
NEAR: Final = [0.82 ** (way / STEP) for way in range(15 * STEP)]
"""What is left of a prey by the way to it; nothing is worth a longer one."""

Net = list[list[tuple[Space, int]]]
"""From each space the next ones and the way to them."""


def _net(land: Land) -> Net:
    board = land.board
    net: Net = []
    for space, here in enumerate(board):
        ways = []
        for side, there, back in land.around[space]:
            on = board[there]
            if on < 0 or (here > 0 and not here & side):
                continue
            if on == EMPTY:
                ways.append((there, GAP))
            elif on & back:
                ways.append((there, STEP))
        net.append(ways)
    return net


def _routes(net: Net, start: Space) -> dict[Space, float]:
    """What is left of a prey on each space; what is nearer is reached first."""
    found: dict[Space, float] = {}
    borders: list[list[Space]] = [[] for _ in range(len(NEAR) + GAP)]
    borders[0].append(start)
    for way, near in enumerate(NEAR):
        for space in borders[way]:
            if space not in found:
                found[space] = near
                for there, further in net[space]:
                    if there not in found:
                        borders[way + further].append(there)
    return found
