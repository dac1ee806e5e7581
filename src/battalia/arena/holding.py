"""A contest from its first game to its last."""

from collections import Counter
from collections.abc import Generator

from battalia.arena.contest import Contest, rotations
from battalia.arena.folder import Folder
from battalia.arena.playing import Played
from battalia.arena.workers import Worker, alone


def hold(
    contest: Contest, worker: Worker = alone, folder: Folder | None = None
) -> Generator[Played]:
    """All games of a contest as they finish; those that a folder has already come first.

    Whoever stops asking for more breaks the contest off; the folder has what was given.
    """
    finished = {game.key: game for game in folder.finished()} if folder else {}
    yield from finished.values()
    of_deal = Counter((line_up, seed) for line_up, seed, _ in finished)
    open_deals = (
        deal
        for deal in contest.all_deals()
        if of_deal[deal.line_up, deal.seed] < len(rotations(deal.line_up))
    )
    for games in worker(contest, open_deals):
        for played, record in games:
            if played.key in finished:
                continue
            if folder:
                folder.add(played, record)
            yield played
