"""A game as rows, one for each turn: who was dealt what, what was done, and how the game ended."""

from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, Literal, TypeAlias

import msgspec

from battalia.engine import Choice, Event, Game, Outcome, Record, Seat, outcome
from battalia.engine.chapters.ending import points
from battalia.engine.events import CardDealt, FactionChosen, TurnBegan
from battalia.engine.notation import faction_name
from battalia.engine.record import HUMAN, POSITION, check_result, steps
from battalia.engine.terms import NEUTRAL, UNIVERSAL, Faction, faction_of
from battalia.explorer.counting import Counting, Counts

Source: TypeAlias = Literal["people", "computers"]
SOURCE: Final = "Source"
"""The tag of a record that says which of the two it is."""
BUYS: Final = ("unit-hired", "artefact-created", "potion-bought")
DEEDS: Final = (
    *BUYS,
    "road-built",
    "city-built",
    "city-upgraded",
    "city-annexed",
    "attack-won",
    "attack-lost",
)
"""What of a turn is kept, with its detail, as ``counting`` names it: ``unit-hired chief``."""
PLAIN: Final = ("hero-hired", "mulligan-taken")
"""The same of what has no detail."""


class Turn(msgspec.Struct, frozen=True):
    """One turn of one seat."""

    game: str
    source: Source
    """Whether people sat at the table, or computers alone."""
    players: int
    expansion: bool
    seat: int
    player: str
    """The name of a computer player, or a pseudonym."""
    faction: str
    deck: str
    """How many of the units that were dealt are of one faction, the most first: ``3-1-1``."""
    own: int
    """How many of them are of the faction that was chosen afterwards."""
    turn: int
    """1, 2 …, of this seat."""
    day: int
    deeds: tuple[str, ...]
    """In order of their names; what was done twice is there twice."""
    points: int
    """Of this seat at the end of the game."""
    place: float
    share: float
    """Of the victory: equal parts for all who share it."""


class _Player:
    """What is noted of one seat while its game is told."""

    def __init__(self) -> None:
        self.dealt: Counter[Faction] = Counter()
        self.faction: Faction | None = None
        self.days: list[int] = []
        """Of each of its turns."""
        self.deeds: list[tuple[str, ...]] = []
        """Of each turn that has ended."""
        self.before: Counts = Counter()
        """What was counted before the turn that it is in."""


class Telling:
    """Looks on at a game, and keeps what the rows need."""

    def __init__(self, players: int) -> None:
        self._counting = Counting(players)
        self._players = [_Player() for _ in range(players)]

    def note(self, game: Game, seat: Seat, choice: Choice, events: list[Event]) -> None:
        """One choice, and what came of it."""
        self._counting.note(game, seat, choice, events)
        for event in events:
            match event:
                case CardDealt(seat=to, card=card) if card is not None:
                    faction = faction_of(card)
                    if faction not in (NEUTRAL, UNIVERSAL):
                        self._players[to].dealt[faction] += 1
                case FactionChosen():
                    self._players[event.seat].faction = event.faction
                case TurnBegan():
                    self._end_turn(event.seat)
                    self._players[event.seat].days.append(game.day)

    def _end_turn(self, seat: Seat) -> None:
        player, counts = self._players[seat], self._counting.seats[seat]
        if player.days:
            player.deeds.append(_deeds(counts - player.before))
        player.before = counts.copy()

    def turns(self, game: Game, name: str, source: Source, names: Sequence[str]) -> list[Turn]:
        """The rows of a game that has ended."""
        places, shares = standing(game, outcome(game))
        rows: list[Turn] = []
        for seat, player in enumerate(self._players):
            self._end_turn(seat)
            dealt = [count for _, count in player.dealt.most_common()]
            faction = player.faction
            for turn, (day, deeds) in enumerate(zip(player.days, player.deeds, strict=True), 1):
                rows.append(
                    Turn(
                        name,
                        source,
                        game.players,
                        game.rules.options.expansion,
                        seat,
                        names[seat],
                        "" if faction is None else faction_name(faction),
                        "-".join(map(str, dealt)),
                        0 if faction is None else player.dealt[faction],
                        turn,
                        day,
                        deeds,
                        points(game, seat),
                        places[seat],
                        shares[seat],
                    )
                )
        return rows


def source_of(record: Record) -> Source:
    """Who played; where a record does not say so, those of computers name their seed, and whoever
    is none."""
    somebody = HUMAN in record.tags.values()
    unsaid = "people" if somebody or "Seed" not in record.tags else "computers"
    return "computers" if record.tags.get(SOURCE, unsaid) == "computers" else "people"


def called(record: Record, name: str, text: str) -> str:
    """The name of a game; where a record does not say it, that of its file, which files of other
    contests may have as well, and what tells its text from theirs."""
    return record.tags.get("Game") or f"{name} {blake2b(text.encode(), digest_size=6).hexdigest()}"


def turns_of(record: Record, name: str, source: Source, names: Sequence[str] = ()) -> list[Turn]:
    """The turns of a game that was played from its set-up to its end; of any other, none.

    ``names`` stand for those that the record notes (RecordError).
    """
    if POSITION in record.tags:
        return []
    telling = Telling(record.options.players)
    last: Game | None = None
    for game, seat, choice, events in steps(record):
        telling.note(game, seat, choice, events)
        last = game
    if last is None or not last.ended:
        return []
    check_result(record, last)
    seats = range(record.options.players)
    names = names or [record.tags.get(f"P{seat + 1}", "") for seat in seats]
    return telling.turns(last, name, source, names)


def _deeds(counts: Counts) -> tuple[str, ...]:
    return tuple(
        sorted(
            deed
            for deed, times in counts.items()
            if deed in PLAIN or (" " in deed and deed.partition(" ")[0] in DEEDS)
            for _ in range(times)
        )
    )


def standing(game: Game, result: Outcome | None) -> tuple[list[float], list[float]]:
    """Place and share of the victory by seat; partners have those of their team (S11.2).

    Without a result everybody has the middle place and an equal part.
    """
    teams = game.rules.teams
    if result is None:
        middle, part = (len(teams) + 1) / 2, 1 / len(teams)
        return [middle] * game.players, [part] * game.players
    ranks = [result.places[team[0]] for team in teams]
    places, shares = [0.0] * game.players, [0.0] * game.players
    for team, rank in zip(teams, ranks, strict=True):
        for seat in team:
            places[seat] = 1 + sum(other < rank for other in ranks)
            shares[seat] = 1 / ranks.count(1) if rank == 1 else 0
    return places, shares
