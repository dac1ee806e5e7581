"""The results of a contest as files for other programs."""

from collections.abc import Sequence
from typing import Final

import msgspec

from battalia.arena.folder import Folder, replace
from battalia.arena.playing import Played
from battalia.arena.summary import Summary

RESULTS: Final = "results.json"
TABLE: Final = "games.parquet"


def write_results(folder: Folder, games: Sequence[Played], summary: Summary) -> None:
    """``results.json`` has the whole summary, ``games.parquet`` a row for each game and seat."""
    replace(folder.path / RESULTS, msgspec.json.format(msgspec.json.encode(summary)))
    write_table(folder, games)


def write_table(folder: Folder, games: Sequence[Played]) -> None:
    """Every number of a seat in a column; counts and daily points as lists."""
    import polars

    rows = [
        {
            "line_up": " ".join(game.line_up),
            "seed": game.seed,
            "rotation": game.rotation,
            "days": game.days,
            "ending": game.ending,
            "choices": game.choices,
            "seat": seat,
            "bot": seating.bot,
            "place": seating.place,
            "share": seating.share,
            "points": seating.points,
            "turns": seating.turns,
            "answers": seating.answers,
            "seconds": seating.seconds,
            "most": seating.most,
            "illegal": seating.illegal,
            "daily": list(seating.daily),
            "counts": [{"what": what, "n": n} for what, n in sorted(seating.counts.items())],
        }
        for game in sorted(games, key=lambda game: game.key)
        for seat, seating in enumerate(game.seats)
    ]
    if rows:
        draft = folder.path / f"{TABLE}.new"
        polars.DataFrame(rows).write_parquet(draft)
        draft.replace(folder.path / TABLE)
