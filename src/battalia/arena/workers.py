"""Who plays the deals: this process, several processes, or a Ray cluster.

Whoever plays a game, it is the same game; only the order in which deals come back differs.
"""

import itertools
import logging
import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, Final, TypeAlias

from battalia.arena.contest import Contest, Deal
from battalia.arena.playing import Played, play_deal

Games: TypeAlias = list[tuple[Played, str]]
Worker: TypeAlias = Callable[[Contest, Iterable[Deal]], Iterator[Games]]
"""Plays deals and gives the games of each as soon as it is done."""

LOCAL: Final = "local"
"""Instead of an address: a Ray cluster on this machine, for as long as the contest lasts."""
AHEAD: Final = 4
"""Deals that wait for each process, so that none ever idles."""


def alone(contest: Contest, deals: Iterable[Deal]) -> Iterator[Games]:
    """This process plays."""
    for deal in deals:
        yield play_deal(contest, deal)


def processes(jobs: int) -> Worker:
    """So many processes play; one is this one itself.

    As always with processes, a script that calls this must be guarded by ``__name__``.
    """
    if jobs == 1:
        return alone

    def play(contest: Contest, deals: Iterable[Deal]) -> Iterator[Games]:
        others = set(multiprocessing.active_children())
        pool = process_pool(jobs)
        left = iter(deals)
        running: set[Future[Games]] = set()
        try:
            while True:
                for deal in itertools.islice(left, AHEAD * jobs - len(running)):
                    running.add(pool.submit(play_deal, contest, deal))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            # Broken off, half-played deals are given up; at the end nobody plays any more.
            if running:
                for child in set(multiprocessing.active_children()) - others:
                    child.terminate()
            pool.shutdown(cancel_futures=True)

    return play


def process_pool(jobs: int) -> ProcessPoolExecutor:
    """Fresh processes: a fork of one with threads (a progress bar, a library's) can hang."""
    fresh = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(jobs, fresh, _leave_interrupts_to_the_parent)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class NoCluster(Exception):
    """There is no Ray cluster at this address."""


def ray_cluster(address: str, jobs: int) -> Worker:
    """A Ray cluster plays: that at the address, or a local one with so many processes."""
    import ray

    here: Any = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **here)
    except (OSError, RuntimeError, ValueError) as error:
        raise NoCluster(str(error).partition("\n")[0]) from error

    def play(contest: Contest, deals: Iterable[Deal]) -> Iterator[Games]:
        task: Any = ray.remote(play_deal)
        left = iter(deals)
        running: list[Any] = []
        try:
            resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
            ahead = AHEAD * max(1, int(resources.get("CPU", 1)))
            while True:
                for deal in itertools.islice(left, ahead - len(running)):
                    running.append(task.remote(contest, deal))
                if not running:
                    return
                done, running = ray.wait(running)
                yield from ray.get(done)
        finally:
            ray.shutdown()

    return play
