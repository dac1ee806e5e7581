"""A value of positions that was learned from games: a small net in the place of the weighed sum.

It looks at what the weighed judgement looks at, and besides at the deck by kinds, the next hand,
the day and the table (``INPUTS``), always from one player's side: the own team, the strongest
rival, and the other rivals together. So one net may learn every table. A position is judged as if
the turn ended here, since that is where plans are compared.

The inputs are made from a game that was imagined from a view (``battalia.bots.imagining``): they
cannot tell more than the player may know. The net is data, made by ``tools/train.py``; its
evaluation needs numpy (the extra ``master``), nothing else.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from battalia.bots.judgement import (
    FEATURES,
    HOPELESS,
    Deck,
    Holding,
    Judgement,
    Weights,
    assets,
)
from battalia.bots.weights import weights_of
from battalia.engine.chapters.ending import team_great_cities
from battalia.engine.chapters.land import open_spaces
from battalia.engine.game import Game
from battalia.engine.options import Options
from battalia.engine.terms import (
    ARTEFACTS,
    CITY_SHAPES,
    FACTION,
    GREAT_ARTEFACTS,
    KIND,
    KINDS,
    ROAD_SHAPES,
    ROYALS,
    STACKED,
    SUPPLY,
    TREASURES,
    UNITS,
    Seat,
)

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Floats = npt.NDArray[np.float32]

COUNTED: Final = (SUPPLY, *UNITS, *ROYALS, *ARTEFACTS, *TREASURES, *GREAT_ARTEFACTS)
"""Kinds of cards that are counted one by one; all others are counted together."""
_COLUMN: Final = tuple(
    COUNTED.index(KIND[card]) if KIND[card] in COUNTED else len(COUNTED) for card in range(256)
)
"""By card: where it is counted."""
_BY_KIND: Final = (*(KINDS[kind] for kind in COUNTED), "other")
HAND: Final = 6
"""Cards that are drawn for the next turn (B2.5)."""
LEVELS: Final = 6
SWITCHES: Final = (
    "advanced", "hard", "relics", "neutral_cities", "expansion", "stormgates", "royals", "teams",
    "three_against_three", "two_attacks", "heroic", "trading", "great_artefacts", "summoning",
    "staff", "fortune", "draft", "metamorpha", "bilkarr", "fanatics", "valleys",
)  # fmt: skip
"""Options of a table that are on or off."""

_PLAYER: Final = (
    *FEATURES,
    "worth-now",
    "worth-later",
    *(f"level-{level}" for level in range(1, LEVELS + 1)),
    *(f"deck-{name}" for name in _BY_KIND),
    "deck-size",
    "first-faction",
    "second-faction",
)
_OWN: Final = (
    *(f"next-{name}" for name in _BY_KIND),
    *(f"held-{name}" for name in _BY_KIND),
    "nation",
)
_TABLE: Final = (
    "judgement", "lead", "left", "horizon", "day", "late", "to-come",
    "open-spaces", "map-ends", "own-race", "rival-race", "weeks-left",
    *(f"lit-{KINDS[kind]}" for kind in ARTEFACTS),
    *(f"players-{players}" for players in range(2, 7)),
    "sides", "team", "starting-cities", "starting-heroes",
    *SWITCHES,
    *(f"stack-{KINDS[kind]}" for kind in STACKED),
    "stack-supply", "offer", "limbo", "stack-cities", "stack-roads",
)  # fmt: skip
SIDES: Final = ("own", "partners", "rival", "rivals")
"""The player, the mean of the partners, of the strongest rival team, and of all the others."""
INPUTS: Final = (
    *_TABLE,
    *_OWN,
    *(f"{side}-{name}" for side in SIDES for name in _PLAYER),
)
"""What the net is told, by name."""
_NOBODY: Final = (0.0,) * len(_PLAYER)
FILES: Final = ("master.npz", "master-more.npz", "master-odd.npz")
"""The nets of the package: that of the base game for two; of four, and of The Stormgates for two,
four and six; of odd numbers of players."""
FORETOLD: Final = ("chance", "margin", "left", "soon")
"""What the net says: how likely the game is won, as a logit; by how many points; how many days are
still to come; and the chance once more, where each of these days takes a little of it."""
HASTE: Final = 0.5
"""How much of a judgement is the chance to win soon."""
HURRY: Final = 1.5
"""The same between two where a full map ends the game (S11.1): whoever leads shall close it."""
CAUTION: Final = 0.5
"""How much of the spread between several nets is taken off."""
CHANCE: Final = FORETOLD.index("chance")
SOON: Final = FORETOLD.index("soon")


class Observer(Judgement):
    """Tells the inputs of a position; what it has seen it remembers, as a judgement does."""

    def __init__(self, weights: Weights | None = None) -> None:
        super().__init__(weights or weights_of("expert"))
        self._tables: dict[Options, tuple[float, ...]] = {}
        self._contents: dict[Deck, tuple[float, ...]] = {}
        self._blocks: dict[Holding, tuple[float, ...]] = {}
        self._draws: dict[tuple[bytes, Deck], tuple[float, ...]] = {}

    def inputs(self, game: Game, seat: Seat) -> tuple[float, ...]:
        """In the order of ``INPUTS``."""
        left, turns = self.times(game)
        tokens = bytes(game.tokens)
        seats = range(game.players)
        decks = [self.deck(game, one) for one in seats]
        holdings = [self._holding(game, one, tokens, decks) for one in seats]
        kept = [assets(game, one) for one in seats]
        worth = [
            holding.now + turns * holding.later + self._now[-1] * more
            for holding, more in zip(holdings, kept, strict=True)
        ]
        blocks = [self._block(game, one, holdings[one], decks[one], kept[one]) for one in seats]
        team = game.team(seat)
        own = sum([worth[one] for one in team])
        totals = {
            other: sum([worth[one] for one in other])
            for other in game.rules.teams
            if other is not team
        }
        judged = self._judged(own, list(totals.values()), left)
        rival = max(totals, key=lambda other: totals[other])
        rest = [one for other in totals if other is not rival for one in other]
        return (
            judged,
            judged / self._scale,
            left,
            turns,
            *self._table(game, seat, team, rival),
            *self._cards(game, seat, decks[seat]),
            *blocks[seat],
            *_mean([blocks[one] for one in team if one != seat]),
            *_mean([blocks[one] for one in rival]),
            *_mean([blocks[one] for one in rest]),
        )

    def _table(
        self, game: Game, seat: Seat, team: tuple[Seat, ...], rival: tuple[Seat, ...]
    ) -> tuple[float, ...]:
        """What all have in common: time, the ends of the game, the stacks, and how it is played."""
        rules = game.rules
        options = rules.options
        told = self._tables.get(options)
        if told is None:
            told = self._tables[options] = (
                *(float(options.players == players) for players in range(2, 7)),
                float(len(rules.teams)),
                float(len(team)),
                float(options.starting_cities),
                float(options.starting_heroes),
                *(float(bool(getattr(options, name))) for name in SWITCHES),
            )
        shapes = game.land_stacks
        return (
            float(game.day),
            float(max(0, game.day - 21)) ** 2 / 16,
            float(options.players - 1 - (seat - game.first) % options.players),
            float(len(open_spaces(game))),
            float(rules.map_ends),
            float(rules.cities_to_end.get(len(team), 9) - team_great_cities(game, team)),
            float(rules.cities_to_end.get(len(rival), 9) - team_great_cities(game, rival)),
            float(rules.weeks * 7 - game.day + 1 if rules.weeks else 99),
            *[float(game.lit == kind) for kind in ARTEFACTS],
            *told,
            *[float(len(game.stacks[kind])) for kind in STACKED],
            float(game.supply),
            float(len(game.offer)),
            float(len(game.limbo)),
            float(sum([len(shapes[shape]) for shape in CITY_SHAPES])),
            float(sum([len(shapes[shape]) for shape in ROAD_SHAPES])),
        )

    def _block(
        self, game: Game, seat: Seat, holding: Holding, deck: Deck, kept: float
    ) -> tuple[float, ...]:
        """One player, in the order of ``_PLAYER``."""
        known = self._blocks.get(holding)
        if known is None:
            if len(self._blocks) > 10_000:
                self._blocks.clear()
            levels = [0.0] * 16
            for mark in game.tokens:
                if mark >> 4 == seat + 1:
                    levels[mark & 15] += 1
            known = self._blocks[holding] = (
                holding.now,
                holding.later,
                *levels[1 : LEVELS + 1],
                *self._content(deck),
            )
        return (*holding.features, kept, *known)

    def _content(self, deck: Deck) -> tuple[float, ...]:
        """A deck by kinds, and how many cards of it are of one faction."""
        known = self._contents.get(deck)
        if known is None:
            if len(self._contents) > 10_000:
                self._contents.clear()
            factions = [0.0] * 8
            for card in deck.cards:
                factions[FACTION[card]] += 1
            first, second = sorted(factions[:6], reverse=True)[:2]
            known = (*counted(deck.cards), float(len(deck.cards)), first, second)
            self._contents[deck] = known
        return known

    def _cards(self, game: Game, seat: Seat, deck: Deck) -> tuple[float, ...]:
        """What the own next hand holds in the mean, from the nation and, where that is too small,
        from all that will lie in the shelter; and the cards that are held for it."""
        nation = game.nation[seat].cards()
        key = nation, deck
        known = self._draws.get(key)
        if known is None:
            if len(self._draws) > 10_000:
                self._draws.clear()
            held = counted(deck.held)
            hand = counted(nation)
            size = len(nation)
            if size >= HAND:
                hand = [number * HAND / size for number in hand]
            else:
                left = len(deck.cards) - size - len(deck.held)
                share = min(1.0, (HAND - size) / left) if left > 0 else 0.0
                whole = counted(deck.cards)
                for column, number in enumerate(whole):
                    hand[column] += share * max(0.0, number - hand[column] - held[column])
            known = self._draws[key] = (*hand, *held, float(size))
        return known


def counted(cards: bytes) -> list[float]:
    """By kinds, in the order of ``COUNTED``; the rest together."""
    counts = [0.0] * (len(COUNTED) + 1)
    for card in cards:
        counts[_COLUMN[card]] += 1
    return counts


def _mean(blocks: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    if not blocks:
        return _NOBODY
    if len(blocks) == 1:
        return blocks[0]
    return tuple([sum(column) / len(blocks) for column in zip(*blocks, strict=True)])


class Net:
    """Several nets alike, each of some layers; what they say in the mean is what counts."""

    def __init__(
        self,
        layers: Sequence[tuple[Floats, Floats]],
        skip: Sequence[float],
        unit: float,
        tables: frozenset[Options] = frozenset(),
        bounds: tuple[Floats, Floats] | None = None,
    ) -> None:
        self.layers = layers
        """Weights (net, input, output) and what is added (net, output)."""
        self.skip = skip
        """What the weighed judgement adds directly, for each net."""
        self.unit = unit
        """What one of its units means, so that both can be compared."""
        self.tables = tables
        """Of which it has seen games."""
        self.bounds = bounds
        """The least and the most that it is told of each input: further out it would only guess."""

    @classmethod
    def read(cls, path: Path) -> Net:
        """From a file of ``tools/train.py``."""
        import numpy as np

        with np.load(path) as file:
            if tuple(str(file["inputs"]).split()) != INPUTS:
                raise ValueError(f"{path.name} was made for other inputs")
            number = sum(name.startswith("weight") for name in file.files)
            layers = [
                (file[f"weight{at}"] * file[f"grain{at}"], file[f"bias{at}"])
                for at in range(number)
            ]
            tables = msgspec.json.decode(str(file["tables"]), type=list[Options])
            bounds = file["low"], file["high"]
            skip = file["skip"].tolist()
            return cls(layers, skip, float(file["unit"]), frozenset(tables), bounds)

    def __call__(self, rows: Sequence[Sequence[float]]) -> list[float]:
        """How likely each position is won, as a logit: 0 is one half."""
        logits: list[float] = self.foretold(rows).mean(0)[:, CHANCE].tolist()
        return logits

    def member(self, at: int) -> Net:
        """One of the nets alone."""
        at %= len(self.layers[0][0])
        layers = [(weight[at : at + 1], bias[at : at + 1]) for weight, bias in self.layers]
        return Net(layers, [self.skip[at]], self.unit, self.tables, self.bounds)

    def foretold(self, rows: Sequence[Sequence[float]]) -> Floats:
        """What each of the nets says of each position, in the order of ``FORETOLD``."""
        import numpy as np

        start = np.array(rows, dtype=np.float32)
        if self.bounds is not None:
            start = np.clip(start, *self.bounds)
        found = start
        for at, (weight, bias) in enumerate(self.layers):
            if at:
                found = np.maximum(found, 0.0)
            found = found @ weight + bias[:, None, :]
        said: Floats = np.zeros((*found.shape[:2], len(FORETOLD)), dtype=np.float32)
        said[:, :, : found.shape[2]] = found
        if found.shape[2] <= SOON:
            said[:, :, SOON] = said[:, :, CHANCE]
        said[:, :, [CHANCE, SOON]] += np.outer(self.skip, start[:, 0])[:, :, None]
        return said


def alone() -> None:
    """From here on numpy takes one processor for a question, unless somebody has said otherwise
    or has loaded it already: of our small nets further ones wait for each other longer than they
    reckon, and what plays, reviews or serves has a process for each of them anyway."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def require_numpy() -> None:
    """Says so at once where it is missing (ImportError)."""
    import numpy  # noqa: F401


@cache
def shipped() -> tuple[Net, ...]:
    """The nets of this package, read once; without numpy none."""
    try:
        require_numpy()
    except ImportError:
        return ()
    return tuple(Net.read(Path(__file__).with_name(name)) for name in FILES)


def usual_haste(game: Game) -> float:
    """How much it counts at this table that the game is won soon."""
    return HURRY if game.players == 2 and game.rules.map_ends else HASTE


class Learned(Observer):
    """Judges by the net that has seen games at such a table, in the units of the weighed judgement;
    at tables that none has seen, by the weights alone. So it does when a game will not end: they
    want the end."""

    def __init__(self, *nets: Net, trust: float = 1.0, weights: Weights | None = None) -> None:
        super().__init__(weights)
        self.nets = nets
        """The first that knows a table judges there."""
        self.trust = trust
        """How much a net counts; the rest is the weighed judgement."""
        self.haste: float | None = None
        """How much it counts that the game is won soon; None: as much as is usual at the table."""
        self.caution = CAUTION
        """What it costs that the nets do not agree: where one looks for the best of many positions,
        one finds those that a net is wrong about."""

    def net(self, game: Game) -> Net | None:
        """The one that has seen games at such a table, if the game has not lasted longer than
        they."""
        if game.day >= HOPELESS:
            return None
        options = game.rules.options
        return next((net for net in self.nets if options in net.tables), None)

    def judge(self, game: Game, seat: Seat) -> float:
        return self.appraise([game], seat)[0][0]

    def appraise(self, games: Sequence[Game], seat: Seat) -> list[tuple[float, float]]:
        """All of them in one question to the net."""
        if not games:
            return []
        net = self.net(games[0])
        if net is None:
            return [(Judgement.judge(self, game, seat), self.promise(game, seat)) for game in games]
        rows = []
        promises = []
        for game in games:
            if not game.ended:
                rows.append(self.inputs(game, seat))
                promises.append(self.promise(game, seat))
        haste = self.haste if self.haste is not None else usual_haste(games[0])
        going = iter(self._values(net, rows, haste)) if rows else iter(())
        hoped = iter(promises)
        return [
            (self._result(game, seat, game.team(seat)), 0.0)
            if game.ended
            else (next(going), next(hoped))
            for game in games
        ]

    def _values(self, net: Net, rows: list[tuple[float, ...]], haste: float) -> list[float]:
        said = net.foretold(rows)
        logits = (1 - haste) * said[:, :, CHANCE] + haste * said[:, :, SOON]
        logits = logits.mean(0) - self.caution * logits.std(0)
        share = self.trust / net.unit
        return [
            share * logit + (1 - self.trust) * row[0]
            for logit, row in zip(logits.tolist(), rows, strict=True)
        ]
