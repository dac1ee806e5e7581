"""Long work has a price, a bound and a turn; what nobody waits for is not done."""

import asyncio
import pickle
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from threading import Event

import httpx
import pytest

from battalia.engine import Options, Record
from battalia.server import profiles
from battalia.server.denied import Denied
from battalia.server.desk import beginning, cloned, history_page
from battalia.server.messages import NewTable
from battalia.server.metrics import Metrics
from battalia.server.offering import agreement
from battalia.server.past import Stretch, taken_up, written
from battalia.server.work import CROWDS, HOUSE, PAGE, Asker, Pool, Queue, Work, Workshop
from server.databases import act, table_row
from server.house import Time, guests, house
from server.serving import served

pytestmark = pytest.mark.anyio

CHEAP = Work("cheap", "quick", 10)
DEAR = Work("dear", "quick", 900)


def drained(queue: Queue[str]) -> list[str]:
    found = []
    while (item := queue.next()) is not None:
        found.append(item)
    return found


def test_addresses_take_turns_and_so_do_the_people_of_one() -> None:
    queue: Queue[str] = Queue(100, 100)
    for number in range(3):
        queue.put(Asker("a", 1), f"a1 {number}")
    queue.put(Asker("a", 2), "a2 0")
    queue.put(Asker("b", 3), "b3 0")
    queue.put(Asker("b", 3), "b3 1")
    assert drained(queue) == ["a1 0", "b3 0", "a2 0", "b3 1", "a1 1", "a1 2"]
    assert len(queue) == 0


def test_what_is_not_ready_keeps_its_place() -> None:
    queue: Queue[str] = Queue(100, 100)
    for asker, items in ((Asker("a", 1), ("a slow", "a quick")), (Asker("b", 2), ("b slow",))):
        for item in items:
            queue.put(asker, item)
    assert queue.next(lambda item: "quick" in item) == "a quick"
    assert queue.next(lambda item: "quick" in item) is None
    assert len(queue) == 2
    assert drained(queue) == ["b slow", "a slow"]


def test_a_thousand_persons_of_one_address_have_one_turn_among_others() -> None:
    queue: Queue[str] = Queue(10_000, 10_000)
    for person in range(1000):
        queue.put(Asker("crowd", person), "theirs")
    queue.put(Asker("home", 1), "mine")
    assert drained(queue).index("mine") <= 1


def test_a_line_that_is_too_long_is_closed_for_that_address_only() -> None:
    queue: Queue[str] = Queue(most=5, most_each=3)
    assert [queue.put(Asker("a", n), "x") for n in range(4)] == [True, True, True, False]
    assert queue.put(Asker("b"), "y")
    assert queue.put(Asker("b"), "y")
    assert not queue.put(Asker("b"), "y"), "five wait in all"


def test_a_full_line_lets_in_whoever_has_nothing_in_it() -> None:
    """A few addresses that fill it do not shut out everybody else."""
    queue: Queue[str] = Queue(most=4, most_each=2)
    for address in "ab":
        queue.put(Asker(address), address)
        queue.put(Asker(address), address)
    assert queue.put(Asker("bystander"), "mine")
    assert not queue.put(Asker("bystander"), "mine again")
    assert drained(queue).index("mine") <= 2
    crowd = [queue.put(Asker(f"c{number}"), "x") for number in range(100)]
    assert sum(crowd) == CROWDS * 4


def test_what_is_taken_out_of_the_line_makes_room() -> None:
    queue: Queue[str] = Queue(most=5, most_each=1)
    queue.put(Asker("a"), "x")
    queue.remove(Asker("a"), "x")
    queue.remove(Asker("a"), "x")
    assert len(queue) == 0
    assert queue.put(Asker("a"), "again")
    assert drained(queue) == ["again"]


@contextmanager
def occupied(pool: Pool) -> Iterator[Event]:
    """The pool's one thread is busy until the event is set, or until the end of the block."""
    done = Event()
    busy = asyncio.ensure_future(pool.do(Asker("somebody"), done.wait))
    try:
        yield done
    finally:
        done.set()
        busy.add_done_callback(lambda _: None)


async def test_what_nobody_waits_for_any_more_is_not_begun() -> None:
    pool = Pool("test")
    begun: list[str] = []
    with occupied(pool) as free:
        await asyncio.sleep(0)
        gone = [
            asyncio.create_task(pool.do(Asker("a", n), partial(begun.append, f"{n}")))
            for n in range(5)
        ]
        stays = asyncio.create_task(pool.do(Asker("b"), partial(begun.append, "stays")))
        await asyncio.sleep(0)
        assert pool.waiting == 6
        for task in gone:
            task.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        assert pool.waiting == 1
        free.set()
        await stays
    assert begun == ["stays"]
    await asyncio.to_thread(pool.join)


async def test_a_full_line_is_refused_at_once_and_a_bystander_is_not() -> None:
    pool = Pool("test", most=10, most_each=2)
    with occupied(pool) as free:
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(pool.do(Asker("a"), dict[str, int])) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Denied) as refused:
            await pool.do(Asker("a"), list)
        assert refused.value.reason.id == "too-busy"
        other = asyncio.create_task(pool.do(Asker("b"), partial(int, "7")))
        await asyncio.sleep(0)
        free.set()
        assert await other == 7
        await asyncio.gather(*waiting)
    await asyncio.to_thread(pool.join)


async def test_a_job_that_fails_fails_for_its_asker_only() -> None:
    pool = Pool("test")
    with pytest.raises(ValueError, match="invalid literal"):
        await pool.do(HOUSE, partial(int, "x"))
    assert await pool.do(HOUSE, partial(int, "1")) == 1
    await asyncio.to_thread(pool.join)


async def test_whoever_waits_when_a_pool_closes_hears_of_it() -> None:
    pool = Pool("test")
    with occupied(pool):
        await asyncio.sleep(0)
        waiting = asyncio.create_task(pool.do(HOUSE, dict[str, int]))
        await asyncio.sleep(0)
        pool.close(KeyError("closed"))
        with pytest.raises(KeyError):
            await waiting
        with pytest.raises(KeyError):
            await pool.do(HOUSE, list)
    await asyncio.to_thread(pool.join)


async def test_work_is_paid_by_person_and_address_and_nothing_is_taken_in_vain() -> None:
    workshop = Workshop(Metrics(), each=0.001, burst=2000)
    for _ in range(2):
        await workshop.charge(Asker("a", 1), PAGE._replace(price=500))
    with pytest.raises(Denied) as refused:
        await workshop.charge(Asker("a", 1), CHEAP)
    assert refused.value.reason.id == "too-much-work"
    assert isinstance(refused.value.reason.args["seconds"], int)
    # Another person of the same address has the rest of the address's purse: 1,000 of 2,000.
    await workshop.charge(Asker("a", 2), DEAR)
    with pytest.raises(Denied):
        await workshop.charge(Asker("a", 3), DEAR)
    # What was refused was not taken: a cheaper one can still be had.
    await workshop.charge(Asker("a", 3), CHEAP)
    await workshop.charge(Asker("b", 4), DEAR)


async def test_a_crowd_of_addresses_finds_an_end_in_all() -> None:
    workshop = Workshop(Metrics(), each=0.001, burst=1000)
    half = Work("half", "quick", 600)
    for number in range(100):
        await workshop.charge(Asker(f"a{number}"), half)
    allowed = 0
    for number in range(100):
        try:
            await workshop.charge(Asker(f"a{number}"), Work("more", "quick", 400))
            allowed += 1
        except Denied:
            pass
    assert allowed == 12, "5,000 in all, of 400 each"


async def test_what_others_have_spent_concerns_nobody_who_asks_for_little() -> None:
    """A few addresses that spend all they have do not take it from everybody else."""
    workshop = Workshop(Metrics(), each=0.001, burst=1000)
    for number in range(100):
        for price in (600, 400):
            with suppress(Denied):
                await workshop.charge(Asker(f"a{number}"), Work("much", "quick", price))
    await workshop.charge(Asker("bystander", 1), Work("login", "passwords", 220))


async def test_what_costs_more_than_a_purse_holds_can_be_had_from_a_full_one() -> None:
    workshop = Workshop(Metrics(), each=0.001, burst=1000)
    await workshop.charge(Asker("a"), DEAR, 0)
    other = Workshop(Metrics(), each=0.001, burst=1000)
    await other.charge(Asker("a"), CHEAP._replace(price=1e6))
    with pytest.raises(Denied):
        await other.charge(Asker("a"), CHEAP)


async def test_who_asks_for_too_much_is_told_when_there_is_more(tmp_path: Path) -> None:
    with served(tmp_path / "tables.db", "--work-each", "1") as server:
        async with asyncio.timeout(60), guests(server.url, "Ada", "Bea") as (ada, _):
            links = await ada.set_up(options={"players": 2}, seats=[{"who": "me"}, {"who": "here"}])
            path = f"/api/tables/{links['table']['id']}/history"
            headers = {"Authorization": f"Bearer {ada.key}"}
            refused = await ada.http.get(path, headers=headers)
            while refused.status_code == 200:
                refused = await ada.http.get(path, headers=headers)
            assert refused.status_code == 429
            assert refused.json()["reason"]["id"] == "too-much-work"
            assert int(refused.headers["retry-after"]) >= 1
            # The game itself costs nothing, and goes on.
            async with ada.at(links["table"]["id"]) as place:
                while not place.questions:
                    await place.hear()
                ((seat, question),) = place.questions.items()
                await place.choose(seat, question["options"][0]["choice"])


async def test_the_house_pays_nothing() -> None:
    workshop = Workshop(Metrics(), each=0.001, burst=1)
    for _ in range(10):
        await workshop.charge(HOUSE, DEAR)


def test_the_long_jobs_could_be_done_by_another_process() -> None:
    """They are functions of plain values: all of it can be sent."""
    row, stretch = table_row("t", 1), Stretch(None, [act(0), act(1)])
    for job in (
        partial(beginning, NewTable(), "seed", 0.0),
        partial(history_page, row, stretch, viewer=0, everything=False, since=0),
        partial(cloned, row, stretch, seat=None, seed="x"),
        partial(taken_up, row, stretch),
        partial(written, row, Options(), [act(0)], tags={}),
        partial(agreement, Options()),
    ):
        again = pickle.loads(pickle.dumps(job))
        assert (again.func, again.args, again.keywords) == (job.func, job.args, job.keywords)
    assert Record(Options()).choices == []


async def test_a_request_that_nobody_waits_for_any_more_has_not_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever turns a page is no error of the server, nor counted as one."""
    began = asyncio.Event()

    async def slow(*_: object) -> None:
        began.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(profiles, "leaderboard", slow)
    async with house(tmp_path / "db", Time(), alone=True) as url, httpx.AsyncClient() as client:
        asking = asyncio.create_task(client.get(f"{url}/api/leaders"))
        await began.wait()
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        async with asyncio.timeout(20):
            while 'status="499"' not in (counts := (await client.get(f"{url}/metrics")).text):
                await asyncio.sleep(0)
        assert 'status="500"' not in counts
