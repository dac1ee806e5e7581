"""What the server's long work costs, and whether it grows with the game.

    python tools/costs.py
    python tools/costs.py --rounds 2 --no-hints

Computers play one long game, which is kept in ``build/``. Each kind of work is then done at moments
of its first day and of a late one, in turn: as a job of its own, and as a whole request to a server
in this process with its database in a file. What counts is processor time, the median of all
moments and rounds, in milliseconds; a busy machine stretches both days alike. A request includes
the client that sends it and does not read the answer.

It fails where a page, a clone or a position costs more than half as much again on the late day.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import re
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Final, NamedTuple, TypeAlias

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from battalia.bots import Expert, Match, make_bot
from battalia.bots.advice import advise
from battalia.engine import Game, Options, Question, Seat, save, view, with_expansion
from battalia.engine.missing import told
from battalia.engine.record import RULES_VERSION, write_record
from battalia.server.client import Guest
from battalia.server.computers import HINT as SECONDS
from battalia.server.desk import (
    STRETCH,
    Beginning,
    beginning,
    cloned,
    from_position,
    from_record,
    history_page,
)
from battalia.server.keys import password_fits, password_hash
from battalia.server.logs import set_up
from battalia.server.messages import NewTable
from battalia.server.offering import agreement
from battalia.server.past import Found as Recalled
from battalia.server.past import Stretch, taken_up, written
from battalia.server.preview import prospects
from battalia.server.running import YOUNG
from battalia.server.store import Snapshot, TableRow
from battalia.server.table import Act, Table, record_of
from server.house import Time, guests, house

ROOT: Final = Path(__file__).parents[1]
SEED: Final = 1
LEVEL: Final = "novice"
LATE: Final = 40
"""The day that is compared with the first one."""
SHORT: Final = 7
"""The day at whose end the short game stops."""
MOMENTS: Final = 5
"""So many moments of a day are looked at."""
MOST: Final = 1.5
"""So many times as much as on the first day may be spent on the late one."""
WORD: Final = "seven heroes at the gate"
LONG_TEXT: Final = "".join(f"[a{number}]\nb = 1\n" for number in range(3000))
"""Corrections that are read to the end, and then refused."""
HERE: Final = [{"who": "here"}] * 4
"""Nobody else sits there, so nothing but the request costs anything."""
DEAR: Final = ["hire lord", "create title", "create scroll", "build city-four 4", "attack r3c3"]
"""What one often cannot pay: then it is worked out what is missing."""
OPTIONS: Final = "what goes together"
SET_UP: Final = "setting up a table"
LOGIN: Final = "a password, a login"

Job: TypeAlias = Callable[[], object]
Request: TypeAlias = Callable[[], Awaitable[object]]


class Pair(NamedTuple):
    """What something costs early and late, or in a short game and in a long one."""

    early: float
    late: float

    @property
    def ratio(self) -> float:
        return self.late / self.early

    @classmethod
    def of(cls, pairs: Sequence[tuple[float, float]]) -> Pair:
        return cls(*map(median, zip(*pairs, strict=True)))

    def each(self, early: int, late: int) -> Pair:
        """For each of so many acts."""
        return Pair(self.early / early, self.late / late)


# The game.


def long_game() -> str:
    """The record of a game that goes on until the end of its ninth week."""
    path = ROOT / f"build/costs-{RULES_VERSION}-{LEVEL}-{SEED}.txt"
    if not path.exists():
        options = with_expansion(4, teams=False, map_end="off", weeks=9)
        match = Match.begin(options, [make_bot(LEVEL) for _ in range(4)], SEED)
        match.run()
        path.parent.mkdir(exist_ok=True)
        path.write_text(write_record(match.record), encoding="utf-8")
    return path.read_text(encoding="utf-8")


class Past:
    """A game with its acts and snapshots, as a store has them."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.begun: Beginning = from_record(text, "costs", 0.0)
        self.days = list(self._days())
        """By act: the day after it."""

    @property
    def acts(self) -> tuple[Act, ...]:
        return self.begun.acts

    def _days(self) -> Iterator[int]:
        table = Table(self.begun.options, "costs")
        for act in self.acts:
            table.repeat(act)
            yield table.game.day

    def moments(self, day: int) -> list[int]:
        """Acts spread over a day."""
        its = [number for number, on in enumerate(self.days) if on == day]
        return [its[round(part * (len(its) - 1) / (MOMENTS - 1))] for part in range(MOMENTS)]

    def until(self, last: int) -> str:
        """The record until an act."""
        return write_record(record_of(self.begun.options, None, self.acts[: last + 1]))

    def stretch(self, moment: int, until: int) -> Stretch:
        """What the store finds for a moment and what follows it."""
        before = [one for one in self.begun.snapshots if one.number <= moment]
        snapshot: Snapshot | None = before[-1] if before else None
        after = -1 if snapshot is None else snapshot.number
        return Stretch(snapshot, list(self.acts[after + 1 : until + 1]))

    def page(self, moment: int) -> Stretch:
        settled = (one.number for one in self.begun.snapshots if one.number >= moment + STRETCH)
        return self.stretch(moment, next(settled, len(self.acts)))

    def row(self) -> TableRow:
        begun = self.begun
        return TableRow(
            id="costs",
            created=0.0,
            changed=0.0,
            options=msgspec.json.encode(begun.options).decode(),
            settings="{}",
            rules=RULES_VERSION,
            seed="costs",
            host=1,
            watch=b"",
            start=None,
            state="over",
            epoch=len(self.acts) - 1,
        )

    def asked(self, moment: int) -> Iterator[tuple[Game, Seat, Question]]:
        """Everybody who is asked something then."""
        table = taken_up(self.row(), self.stretch(moment, moment)).result
        for seat, asked in table.asked.items():
            yield table.game, seat, asked.question


# Spending.


def spent(job: Job) -> float:
    began = time.process_time()
    job()
    return 1000 * (time.process_time() - began)


async def spent_on(request: Request) -> float:
    """By all threads: the server's own, and those that work for it."""
    began = time.process_time()
    await request()
    return 1000 * (time.process_time() - began)


def compared(early: Sequence[Job], late: Sequence[Job], rounds: int) -> Pair:
    """Both days in turn, moment by moment."""
    moments = list(zip(early, late, strict=True)) * rounds
    return Pair.of([(spent(one), spent(other)) for one, other in moments])


async def compared_on(early: Sequence[Request], late: Sequence[Request], rounds: int) -> Pair:
    moments = list(zip(early, late, strict=True)) * rounds
    return Pair.of([(await spent_on(one), await spent_on(other)) for one, other in moments])


# The jobs alone.


def page_job(past: Past, viewer: Seat | None, everything: bool, moment: int) -> Job:
    stretch = past.page(moment)
    return partial(
        history_page, past.row(), stretch, viewer=viewer, everything=everything, since=moment
    )


def clone_job(past: Past, seat: Seat | None, moment: int) -> Job:
    return partial(cloned, past.row(), past.stretch(moment, moment), seat=seat, seed="clone")


def take_up_job(past: Past, moment: int) -> Callable[[], Recalled[Table]]:
    return partial(taken_up, past.row(), past.stretch(moment, moment))


def position_job(past: Past, moment: int) -> Job:
    take_up = take_up_job(past, moment)
    return lambda: save(take_up().result.game)


PAGES: Final = {
    "history page, as a seat": ("p1", 0, False),
    "history page, as all could see": ("watch", None, False),
    "history page, all cards open": ("all", None, True),
}
CLONES: Final = {"clone, exact": None, "clone, hidden cards dealt anew": 0}
AT_REST: Final = "position of a table at rest"
IN_PLAY: Final = "position of a table in play"


def by_day(past: Past, rounds: int) -> dict[str, Pair]:
    jobs: dict[str, Callable[[int], Job]] = {
        name: partial(page_job, past, seat, everything)
        for name, (_, seat, everything) in PAGES.items()
    }
    jobs |= {name: partial(clone_job, past, seat) for name, seat in CLONES.items()}
    jobs |= {
        AT_REST: partial(position_job, past),
        "taking a table up": partial(take_up_job, past),
    }
    first, late = past.moments(1), past.moments(LATE)
    return {
        name: compared([*map(job, first)], [*map(job, late)], rounds) for name, job in jobs.items()
    }


def by_act(short: Past, long: Past, rounds: int) -> dict[str, Pair]:
    """Of a whole game: what it costs for each of its acts."""

    def record(past: Past) -> Job:
        return partial(written, past.row(), past.begun.options, list(past.acts), tags={})

    def take_in(past: Past) -> Job:
        return partial(from_record, past.text, "costs", 0.0)

    return {
        name: compared([job(short)], [job(long)], rounds).each(len(short.acts), len(long.acts))
        for name, job in (("record", record), ("import", take_in))
    }


def by_case(past: Past, rounds: int, hints: bool) -> dict[str, list[float]]:
    """What does not grow with the game: several cases of each."""
    everything = with_expansion(6, metamorpha=True, bilkarr=True, fanatics=True, staff=True)
    tables = [Options(players=2), Options(), with_expansion(4), everything]
    hashed = password_hash(WORD)
    moments = [*past.moments(1), *past.moments(LATE)]
    asked = [one for moment in moments for one in past.asked(moment)]
    wishes = [act.text for act in past.acts[:: len(past.acts) // 20] if act.seat is not None]
    wishes += DEAR
    jobs: dict[str, list[Job]] = {
        OPTIONS: [partial(agreement, options) for options in tables],
        f"… with {len(LONG_TEXT):,} characters of corrections": [
            partial(agreement, Options(corrections=LONG_TEXT))
        ],
        SET_UP: [partial(beginning, NewTable(one), "costs", 0.0) for one in tables],
        "… from a position": [
            partial(from_position, save(game).decode()) for game, *_ in asked[-MOMENTS:]
        ],
        LOGIN: [partial(password_fits, hashed, WORD)],
        "preview": [partial(prospects, *one) for one in asked],
        "explain": [partial(told, game, seat, wish) for game, seat, _ in asked for wish in wishes],
    }
    found = {name: [spent(job) for job in its * rounds] for name, its in jobs.items()}
    if hints:
        found["hint of the expert"] = [spent(partial(advice, *one)) for one in asked]
    return found


def advice(game: Game, seat: Seat, question: Question) -> None:
    expert = Expert()
    expert.seconds = SECONDS
    advise(view(game, seat), question, Random("costs"), expert)


# Whole requests.


class Found(NamedTuple):
    """What was measured."""

    days: dict[str, Pair]
    acts: dict[str, Pair]
    cases: dict[str, list[float]]


def asking(guest: Guest, method: str, path: str, body: object = None) -> Request:
    """A request whose answer is not read."""

    async def ask() -> None:
        key = {"Authorization": f"Bearer {guest.key}"}
        response = await guest.http.request(method, path, json=body, headers=key)
        response.raise_for_status()

    return ask


async def requests(past: Past, short: Past, rounds: int) -> Found:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "costs.db"
        async with (
            house(database, Time(), tables_each=10_000) as url,
            guests(url, "Anna", "Bela") as (anna, bela),
        ):
            found = await asked(past, short, rounds, anna, bela)
            resting = await cut_off(past, rounds, anna)
        # Nobody has looked at these tables since the server was started.
        async with (
            house(database, Time(), tables_each=10_000) as url,
            guests(url, "Anna") as (again,),
        ):
            again.key = anna.key
            for name in (AT_REST, IN_PLAY):
                early, late = (
                    [asking(again, "GET", f"/api/tables/{table}/position") for table in day]
                    for day in resting
                )
                found.days[name] = await compared_on(early, late, 1)
    return found


async def asked(past: Past, short: Past, rounds: int, anna: Guest, bela: Guest) -> Found:
    """All but positions."""
    first, late = past.moments(1), past.moments(LATE)
    table = await taken_in(anna, past.text)
    of = dict(zip(CLONES, (table, await with_secrets(past, anna, bela)), strict=True))

    async def days(make: Callable[[int], Request], times: int = 1) -> Pair:
        return await compared_on([*map(make, first)], [*map(make, late)], times * rounds)

    def page(viewer: str, moment: int) -> Request:
        path = f"/api/tables/{table}/history?viewer={viewer}&since={moment}"
        return asking(anna, "GET", path)

    def clone(table: str, moment: int) -> Request:
        path = f"/api/tables/{table}/clone"
        return asking(anna, "POST", path, {"act": moment, "seats": HERE})

    by_day = {name: await days(partial(page, viewer)) for name, (viewer, *_) in PAGES.items()}
    # What takes little time is disturbed more easily.
    by_day |= {name: await days(partial(clone, of[name]), 4) for name in CLONES}
    tables = await taken_in(anna, short.text), table
    records = [asking(anna, "GET", f"/api/tables/{one}/record") for one in tables]
    imports = [
        asking(anna, "POST", "/api/tables", {"record": one.text, "seats": HERE})
        for one in (short, past)
    ]
    by_act = {
        name: (await compared_on([one], [other], rounds)).each(len(short.acts), len(past.acts))
        for name, (one, other) in (("record", records), ("import", imports))
    }
    await anna.post("/api/me/account", {"login": "anna", "password": WORD})
    plain = msgspec.to_builtins(with_expansion(4))
    cases = {
        OPTIONS: asking(anna, "POST", "/api/options", plain),
        SET_UP: asking(anna, "POST", "/api/tables", {"options": plain, "seats": HERE}),
        LOGIN: asking(anna, "POST", "/api/login", {"login": "anna", "password": WORD}),
        "nothing but who I am": asking(anna, "GET", "/api/me"),
    }
    by_case = {
        # No more: whoever logs in too often is denied.
        name: [await spent_on(request) for _ in range(MOMENTS)]
        for name, request in cases.items()
    }
    return Found(by_day, by_act, by_case)


async def taken_in(guest: Guest, text: str) -> str:
    """A table that goes on where a record ends."""
    return str((await guest.set_up(record=text, seats=HERE))["table"]["id"])


async def cut_off(past: Past, rounds: int, guest: Guest) -> list[list[str]]:
    """Tables that stand at a moment of the first day, and at one of the late day."""
    return [
        [await taken_in(guest, past.until(moment)) for moment in past.moments(day) * rounds]
        for day in (1, LATE)
    ]


async def with_secrets(past: Past, anna: Guest, bela: Guest) -> str:
    """The game until late, with somebody else at the other seats."""
    seats = [{"who": "me"}, *[{"who": "link"}] * 3]
    links = await anna.set_up(record=past.until(past.moments(LATE)[-1]), seats=seats)
    for link in links["seats"].values():
        await bela.join(link)
    return str(links["table"]["id"])


# What is printed.


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """As the documents have it."""
    lines = [f"| {' | '.join(line)} |" for line in (head, *rows)]
    lines.insert(1, f"|{'---|' * len(head)}")
    return "\n".join(re.sub(" +", " ", line) for line in lines)


def pairs(parts: Sequence[str], job: dict[str, Pair], request: dict[str, Pair], digits: int) -> str:
    head = ["", *(f"{kind}, {part}" for kind in ("job", "request") for part in parts)]
    rows = [
        [name, *cells(job.get(name), digits), *cells(request.get(name), digits)]
        for name in dict.fromkeys([*job, *request])
    ]
    return table([*head[:3], "ratio", *head[3:], "ratio"], rows)


def cells(pair: Pair | None, digits: int) -> list[str]:
    if pair is None:
        return [""] * 3
    return [f"{pair.early:.{digits}f}", f"{pair.late:.{digits}f}", f"{pair.ratio:.2f}"]


def cases(job: dict[str, list[float]], request: dict[str, list[float]]) -> str:
    head = ["", "job, median", "most", "request, median", "most"]
    rows = [
        [name, *middle(job.get(name)), *middle(request.get(name))]
        for name in dict.fromkeys([*job, *request])
    ]
    return table(head, rows)


def middle(found: list[float] | None) -> list[str]:
    return ["", ""] if found is None else [f"{median(found):.2f}", f"{max(found):.2f}"]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--no-hints", action="store_true", help="they take a minute")
    arguments = parser.parse_args()
    rounds: int = arguments.rounds
    set_up("WARNING")
    past = Past(long_game())
    short = Past(past.until(past.moments(SHORT)[-1]))
    gc.set_threshold(*YOUNG)
    days, acts = by_day(past, rounds), by_act(short, past, rounds)
    others = by_case(past, rounds, not arguments.no_hints)
    found = asyncio.run(requests(past, short, rounds))
    print("Milliseconds of processor time:\n")
    print(pairs(("day 1", f"day {LATE}"), days, found.days, 1))
    lengths = tuple(f"{len(one.acts):,} acts" for one in (short, past))
    print("\nFor each act of a whole game:\n")
    print(pairs(lengths, acts, found.acts, 3))
    print("\nWhatever the day:\n")
    print(cases(others, found.cases))
    print(f"\nThe whole record has {len(past.text):,} characters.")
    grown = [name for name, pair in found.days.items() if pair.ratio > MOST]
    for name in grown:
        print(f"{name}: more than {MOST} times as much on day {LATE}")
    return 1 if grown else 0


if __name__ == "__main__":
    sys.exit(main())
