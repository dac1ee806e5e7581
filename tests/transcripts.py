"""Golden games: whole games told choice by choice, so that a change of the rules reads as a diff.

    python tests/transcripts.py      # writes tests/golden/ anew

Each line is one choice with the number of options that were offered, or what followed from it. The
choices themselves replay as a record; the numbers and the facts are the engine's.
"""

import sys
from pathlib import Path

from battalia.bots import Bot, RandomBot, SimpleBot
from battalia.bots.match import Match
from battalia.engine import CHANCE, Options, Record, outcome, play, start, with_expansion
from battalia.engine.events import CardDealt, CardDrawn, Event, RowPaid, StackTurned
from battalia.engine.notation import seat_name
from battalia.engine.record import result_text

FOLDER = Path(__file__).parent / "golden"
GAMES: dict[str, tuple[Options, int, type[Bot]]] = {
    "two_players": (Options(players=2, weeks=3, removed_faction="islanders"), 3, SimpleBot),
    "three_players_advanced": (Options(players=3, advanced=True, weeks=2), 8, SimpleBot),
    "four_players_hard": (Options(hard=True, weeks=2, starting_heroes=2), 11, SimpleBot),
    "hidden_relics": (Options(players=2, relics=True, advanced=True, weeks=4), 5, SimpleBot),
    "two_cities_each": (Options(players=2, starting_cities=2, weeks=4), 14, SimpleBot),
    "war": (Options(players=3, advanced=True, starting_heroes=2, weeks=4), 146, RandomBot),
    "stormgates_teams": (with_expansion(4, weeks=3, starting_heroes=1), 2, SimpleBot),
    "stormgates_duel": (
        with_expansion(2, weeks=3, starting_heroes=2, metamorpha=True, bilkarr=True, fanatics=True),
        7,
        RandomBot,
    ),
    "valleys_pass": (
        with_expansion(5, weeks=2, starting_heroes=2, valleys="pass", teams=False, fanatics=True),
        4,
        RandomBot,
    ),
    "everything": (
        with_expansion(
            6,
            weeks=2,
            starting_heroes=2,
            metamorpha=True,
            bilkarr=True,
            fanatics=True,
            valleys="bridge",
            staff=True,
            summoning=True,
        ),
        21,
        RandomBot,
    ),
}
UNTOLD = (CardDealt, CardDrawn, RowPaid, StackTurned)
"""Told by the choices already."""


def transcript(record: Record) -> str:
    """The whole game in the game's notation."""
    game = start(record.options)
    notation = game.rules.notation
    lines: list[str] = []
    draws: list[str] = []

    def flush() -> None:
        if draws:
            lines.append("chance: " + "; ".join(draws))
            draws.clear()

    for seat, choice in record.choices:
        options = len(game.asked[seat].options)
        text = f"{notation.text(choice)} ({options})"
        events = play(game, seat, choice)
        if seat == CHANCE:
            draws.append(text)
        else:
            flush()
            lines.append(f"{seat_name(seat)}: {text}")
        for event in events:
            if not isinstance(event, UNTOLD):
                flush()
                lines.append("  " + fact(event, notation.plain(event)))
    flush()
    lines.append(f"result: {result_text(outcome(game))}")
    return "\n".join(lines) + "\n"


def fact(event: Event, plain: dict[str, object]) -> str:
    """An event as one line."""
    fields = [f"{key}={value}" for key, value in plain.items() if key != "event"]
    return " ".join([str(event.__struct_config__.tag), *fields])


def played(name: str) -> Record:
    """The golden game, played by computer players."""
    options, seed, bot = GAMES[name]
    match = Match.begin(options, [bot() for _ in range(options.players)], seed)
    match.run()
    return match.record


if __name__ == "__main__":
    from battalia.engine import write_record

    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        record = played(name)
        (FOLDER / f"{name}.record").write_text(write_record(record), encoding="utf-8")
        (FOLDER / f"{name}.told").write_text(transcript(record), encoding="utf-8")
        print(f"{name}: {record.result}, {len(record.choices)} choices", file=sys.stderr)
