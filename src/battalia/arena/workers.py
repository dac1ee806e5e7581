"""Who plays the deals: this process, several processes, or a Ray cluster.

Whoever plays a game, it is the same game; only the order in which deals come back differs.
"""

import itertools
import logging
import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeAlias, TypeVar

from battalia.arena.contest import Contest, Deal
from battalia.arena.playing import Played, play_deal

Job = TypeVar("Job")
Result = TypeVar("Result")

Games: TypeAlias = list[tuple[Played, str]]
Worker: TypeAlias = Callable[[Contest, Iterable[Deal]], Iterator[Games]]
"""Plays deals and gives the games of each as soon as it is done."""

LOCAL: Final = "local"
"""Instead of an address: a Ray cluster on this machine, for as long as the work lasts."""
AHEAD: Final = 4
"""Deals, or other jobs, that wait for each process, so that none ever idles."""


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


def join_ray(
    address: str,
    processes: int | None,
    env: Mapping[str, str] | None = None,
    modules: Iterable[Path] = (),
) -> None:
    """Joins the Ray cluster at the address, or starts one here with so many processes (``None``:
    one for each processor). Its processes have these environment variables, too, and can import
    these files, which are sent to them."""
    import ray

    here: Any = {"num_cpus": processes, "include_dashboard": False} if address == LOCAL else {}
    sent: dict[str, Any] = {}
    if env:
        sent["env_vars"] = dict(env)
    if files := [str(path) for path in modules]:
        sent["py_modules"] = files
    try:
        ray.init(
            address=address,
            log_to_driver=False,
            logging_level=logging.ERROR,
            runtime_env=sent or None,
            **here,
        )
    except (OSError, RuntimeError, ValueError) as error:
        raise NoCluster(str(error).partition("\n")[0]) from error


def over_ray(
    work: Callable[[Job], Result], jobs: Iterable[Job], until: float | None = None
) -> Iterator[Result]:
    """Results from the cluster that was joined, as they come, until this time of the monotonic
    clock; then it is left, and what it has begun is given up."""
    import ray

    try:
        task: Any = ray.remote(_done)
        what = ray.put(work)
        left = iter(jobs)
        running: list[Any] = []
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        ahead = AHEAD * max(1, int(resources.get("CPU", 1)))
        while True:
            time = None if until is None else max(0.0, until - monotonic())
            if time != 0:
                for job in itertools.islice(left, ahead - len(running)):
                    running.append(task.remote(what, job))
            if not running:
                return
            done, running = ray.wait(running, timeout=time)
            if time == 0 and not done:
                return
            yield from ray.get(done)
    finally:
        ray.shutdown()


def _done(work: Callable[[Job], Result], job: Job) -> Result:
    return work(job)


def ray_cluster(address: str, jobs: int) -> Worker:
    """A Ray cluster plays: that at the address, or a local one with so many processes."""
    join_ray(address, jobs)

    def play(contest: Contest, deals: Iterable[Deal]) -> Iterator[Games]:
        return over_ray(partial(play_deal, contest), deals)

    return play
