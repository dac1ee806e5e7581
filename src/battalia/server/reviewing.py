"""Reviews of games that are over: asked for once, made in the background, kept, handed out.

A game is measured part by part, each about a second long, by the computers that think for the
tables: between two parts of it everybody else has their turn. No more games are looked at at once
than there are processes that think, and nobody has more than one of them. What was begun when a
server ends is lost; whoever still wants it asks again.
"""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec
import structlog

from battalia.engine import CHANCE, Reason, Seat, View, play, save, view
from battalia.engine.notation import Notation, read_seat
from battalia.engine.record import beginning
from battalia.review import Decision, lines, put_together, results, seconds
from battalia.review.told import TELLING
from battalia.server.authority import Proof
from battalia.server.computers import NotMeasured
from battalia.server.denied import CONFLICT, NOT_FOUND, Busy, Denied
from battalia.server.desk import Desk
from battalia.server.live import Live, gone
from battalia.server.messages import (
    LineStep,
    MadeReview,
    ReviewInfo,
    ReviewLines,
    Tried,
    TriedInfo,
)
from battalia.server.minds import Closed
from battalia.server.past import options_of, strays
from battalia.server.store import Elsewhere, Reviewed, SeatRow, StoreError, TableRow
from battalia.server.table import Act, effective, following, parts, record_of
from battalia.server.thoughts import Look
from battalia.server.wire import Patches, Wire, wire_of
from battalia.server.work import (
    LINES,
    RECORD,
    REPLAY,
    REVIEW,
    REVIEW_OF_OTHERS,
    REVIEWED,
    TRY,
    Asker,
)

FORM: Final = 2
"""The version of what is told: raised when older reviews are to be made anew."""
DEPTH: Final = "usual"
PART: Final = 1.0
"""Seconds that a part takes, about."""
PATIENT: Final = 300
"""A game that would take more seconds is looked at less closely …"""
LONGEST: Final = 900
"""… and one that would take so many even then not at all."""
MOST: Final = 64
"""So many are asked for at once, by all together."""
HOUSEHOLD: Final = 8
"""So many of them from one address."""
WINDOW: Final = 1500
"""So many choices at most go along with the position where a part begins."""
FAILED: Final = 256
"""Of so many it is remembered why there is none."""

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("battalia.reviews")


class _Making:
    """A review that somebody waits for."""

    def __init__(self, asker: Asker, depth: str, takes: int) -> None:
        self.asker = asker
        self.depth = depth
        self.takes = takes
        self.share = 0.0
        """How much of it is done."""
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """All reviews of a server."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.hall = desk.hall
        self.store = desk.store
        self._making: dict[str, _Making] = {}
        self._failed: OrderedDict[str, Reason] = OrderedDict()
        self._askers = self.hall.workshop.shared.connections("reviews", 1, sys.maxsize)
        """Everybody has one made at a time, whichever process makes it …"""
        self._households = self.hall.workshop.shared.connections(
            "reviews of households", HOUSEHOLD, sys.maxsize
        )
        """… and nobody can be so many people that no room is left for others."""
        self._room = asyncio.Semaphore(self.hall.computers.at_once)
        self._tried: set[Asker] = set()
        self._closed = False

    @property
    def making(self) -> int:
        """How many are being made, or wait for it."""
        return len(self._making)

    async def close(self) -> None:
        """What is being made is given up."""
        self._closed = True
        tasks = [making.task for making in self._making.values() if making.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Asking for one.

    async def info(self, asker: Asker, table: str) -> ReviewInfo:
        """The review of a game, or how far it is, or what it takes."""
        live = await self._over(table)
        await self.hall.workshop.charge(asker, REVIEWED)
        making = self._making.get(table)
        if making is not None:
            return ReviewInfo(making.takes, making.depth, making.share, mine=making.asker == asker)
        kept = await self._kept(table)
        if kept is not None:
            return ReviewInfo(made=kept)
        refused, depth, takes = await self._plan(asker, live.row)
        told = None if refused is None else msgspec.to_builtins(refused)
        failed = self._failed.get(table)
        why = None if failed is None else msgspec.to_builtins(failed)
        return ReviewInfo(takes, depth, refused=told, failed=why)

    async def ask(self, asker: Asker, table: str, proof: Proof) -> ReviewInfo:
        """Has it made, if there is none yet (Denied)."""
        live = await self._over(table)
        if table in self._making or await self._kept(table) is not None:
            return await self.info(asker, table)
        refused, depth, takes = await self._plan(asker, live.row)
        if refused is not None:
            raise Denied(refused.id, CONFLICT, refused.rule, **refused.args)
        if len(self._making) >= MOST or self._closed:
            raise Busy("too-busy", PATIENT)
        await self.store.lead(table)
        if not await self._askers.admit(repr(asker)):
            raise Denied("one-review-at-a-time", CONFLICT)
        if not await self._households.admit(asker.address):
            self._askers.leave(repr(asker))
            raise Busy("too-busy", takes)
        begun = False
        try:
            own = bool(live.rights(proof))
            await self.hall.workshop.charge(asker, REVIEW if own else REVIEW_OF_OTHERS)
            if table not in self._making:
                making = self._making[table] = _Making(asker, depth, takes)
                self._failed.pop(table, None)
                making.task = asyncio.create_task(self._make(live, making))
                begun = True
        finally:
            if not begun:
                self._leaves(asker)
        return await self.info(asker, table)

    async def stop(self, asker: Asker, table: str) -> None:
        """Whoever asked for one does not want it any more."""
        await self._over(table)
        making = self._making.get(table)
        if making is None or making.task is None:
            raise Denied("no-review", NOT_FOUND)
        if making.asker != asker:
            raise Denied("review-of-others", CONFLICT)
        making.task.cancel()
        await asyncio.gather(making.task, return_exceptions=True)

    async def _over(self, table: str) -> Live:
        """A game in which nobody has secrets any more, since it is over (Denied)."""
        live = await self.hall.seen(table)
        if live.row.state != "over":
            raise Denied("not-over-yet", CONFLICT)
        return live

    async def _kept(self, table: str) -> MadeReview | None:
        found = await self.store.review(table)
        if found is None or found.form != FORM:
            return None
        return msgspec.json.decode(found.told, type=MadeReview)

    async def _plan(self, asker: Asker, row: TableRow) -> tuple[Reason | None, str, int]:
        """Why there can be none; how closely the game is looked at; how long that takes."""
        if strays(row):
            return Reason("review-other-rules"), DEPTH, 0
        acts = await self.store.acts(row.id)
        await self.hall.workshop.charge(asker, RECORD, len(acts))
        chosen = sum(len(parts(act)) for act in effective(acts) if act.kind == "choice")
        for depth in (DEPTH, "quick"):
            takes = seconds(chosen, depth)
            if takes <= PATIENT:
                return None, depth, takes
        too_long = Reason("review-too-long") if takes > LONGEST else None
        return too_long, depth, takes

    # Making it.

    async def _make(self, live: Live, making: _Making) -> None:
        """In the background; whatever becomes of it, there is room for the next one."""
        table = live.id
        try:
            async with self._room:
                made = await self._made(live, making)
                await self.store.lead(table)
                told = msgspec.json.encode(made)
                await self.store.set_review(table, Reviewed(FORM, self.hall.date(), told))
        except Elsewhere:
            # Another process leads the table by now: there it can be asked for.
            pass
        except (Closed, asyncio.CancelledError):
            pass
        except Denied as problem:
            self._fails(table, problem.reason)
        except (NotMeasured, StoreError):
            self._fails(table, Reason("review-failed"))
        except Exception as problem:
            log.error("a review failed", table=table, exc_info=problem)
            self._fails(table, Reason("review-failed"))
        finally:
            del self._making[table]
            self._leaves(making.asker)
            if self.hall.in_memory(table) is None and not self._closed:
                with suppress(StoreError):
                    await self.store.release(table)

    def _leaves(self, asker: Asker) -> None:
        """There is room for one more of theirs."""
        self._askers.leave(repr(asker))
        self._households.leave(asker.address)

    def _fails(self, table: str, reason: Reason) -> None:
        self._failed[table] = reason
        if len(self._failed) > FAILED:
            self._failed.popitem(last=False)

    async def _made(self, live: Live, making: _Making) -> MadeReview:
        row, acts = live.row, await self.store.acts(live.id)
        job = partial(laid_out, row, live.seats, acts)
        game = await self.hall.workshop.do(making.asker, REPLAY, job, len(acts))
        measured = []
        position, at, last = game.position, 0, None
        while at < len(game.choices):
            # This process leads the table, so that nobody else begins.
            await self.store.lead(row.id)
            window = game.choices[at : _end(game.choices, at)]
            task = Look(position, tuple(window), making.depth, at, last, PART)
            part, position = await self.hall.computers.measure(row.id, task, making.asker)
            measured.append(part)
            at, last = part.end, part.last
            making.share = at / len(game.choices)
        review = put_together(measured, making.depth, game.results)
        return MadeReview(wire_of(game.notation).struct(review), game.acts)

    # What was played and what was better, on the board.

    async def lines(self, asker: Asker, table: str, number: int) -> ReviewLines:
        live = await self._over(table)
        kept = await self._kept(table)
        if kept is None:
            raise Denied("no-review", NOT_FOUND)
        decisions = kept.review["decisions"]
        if number >= len(decisions):
            raise Denied("no-such-decision", NOT_FOUND, number=number)
        if strays(live.row):
            raise Denied("review-other-rules", CONFLICT)
        acts = await self.store.acts(table)
        await self.hall.workshop.charge(asker, REPLAY, len(acts))
        job = partial(both_lines, live.row, acts, decisions[number])
        return await self.hall.workshop.do(asker, LINES, job)

    # Trying it oneself.

    async def tried(self, asker: Asker, table: str, proof: Proof, wish: Tried) -> TriedInfo:
        """What the first decision of an own seat after an act is worth, in a game against
        computers or one that is over (Denied)."""
        live = await self.hall.seen(table)
        seat = read_seat(wish.seat)
        mine = live.rights(proof).seats
        if seat not in mine:
            raise Denied("not-your-seat", CONFLICT, seat=wish.seat)
        if not live.sees_all(mine):
            raise Denied("secrets-until-the-end", CONFLICT)
        if strays(live.row) or live.row.epoch < 0:
            raise Denied("review-other-rules", CONFLICT)
        if asker in self._tried:
            raise Denied("one-review-at-a-time", CONFLICT)
        self._tried.add(asker)
        try:
            acts = await self.store.acts(table)
            job = partial(since, live.row, acts, wish.since)
            game = await self.hall.workshop.do(asker, REPLAY, job, len(acts))
            later = tuple(game.choices[game.at :])
            if not any(one == seat for one, _ in later):
                return TriedInfo()
            await self.hall.workshop.charge(asker, TRY)
            task = Look(
                game.position,
                later[:WINDOW],
                DEPTH,
                game.at,
                decider=seat,
                kind=wish.kind,
            )
            part, _ = await self.hall.computers.measure(table, task, asker)
        except NotMeasured:
            raise Denied("review-failed", CONFLICT) from None
        finally:
            self._tried.discard(asker)
        own = [one for one in part.decisions if one.seat == seat and one.kind == wish.kind]
        if not own:
            return TriedInfo()
        played = round(own[0].played, 4)
        return TriedInfo(True, wish.best - played < TELLING, played)


def _end(choices: Sequence[tuple[Seat, str]], at: int) -> int:
    """Where a window ends: what chance answered in a row stays together."""
    end = min(at + WINDOW, len(choices))
    while end < len(choices) and choices[end][0] == choices[end - 1][0] == CHANCE:
        end += 1
    return end


# The long work: functions of plain values.


class LaidOut(NamedTuple):
    """A game, ready to be measured."""

    position: bytes
    """Where it begins."""
    choices: list[tuple[Seat, str]]
    acts: list[int]
    """In which act each choice was made."""
    results: list[float]
    notation: Notation


def laid_out(row: TableRow, seats: Sequence[SeatRow], acts: Sequence[Act]) -> LaidOut:
    record = record_of(options_of(row), row.start, acts)
    game = beginning(record)
    position = save(game)
    text = game.rules.notation.text
    choices = [(seat, text(choice)) for seat, choice in record.choices]
    for seat, choice in record.choices:
        play(game, seat, choice)
    won = results(game, gone(seats))
    return LaidOut(position, choices, acts_of(acts), won, game.rules.notation)


def acts_of(acts: Sequence[Act]) -> list[int]:
    """In which act each choice was made, as ``choices_of`` tells them."""
    found: list[int] = []
    for act in effective(acts):
        chosen = len(parts(act)) if act.kind == "choice" and act.seat is not None else 0
        found += [act.number] * (chosen + len(following(act)))
    return found


class Since(NamedTuple):
    """A game after an act, and what was chosen in all."""

    position: bytes
    at: int
    """So many choices were made until then."""
    choices: list[tuple[Seat, str]]


def since(row: TableRow, acts: Sequence[Act], number: int) -> Since:
    record = record_of(options_of(row), row.start, acts)
    numbers = acts_of(acts)
    at = sum(one <= number for one in numbers)
    text = beginning(record).rules.notation.text
    choices = [(seat, text(choice)) for seat, choice in record.choices]
    return Since(save(lines.game_at(record, at)), at, choices)


def both_lines(row: TableRow, acts: Sequence[Act], told: dict[str, Any]) -> ReviewLines:
    """What was played and what was better, step by step, as the player saw it."""
    record = record_of(options_of(row), row.start, acts)
    game = lines.game_at(record, told["at"])
    notation = game.rules.notation
    decision = Decision(
        told["at"],
        told["end"],
        read_seat(told["seat"]),
        told["day"],
        told["kind"],
        told["best"],
        told["played"],
        tuple(notation.read_choice(one["choice"]) for one in told["better"]),
    )
    wire = wire_of(notation)
    first = view(game, decision.seat)
    return ReviewLines(
        wire.view(first),
        _steps(wire, first, list(lines.played(record, decision)), decision.seat),
        _steps(wire, first, list(lines.better(record, decision)), decision.seat),
    )


def _steps(wire: Wire, first: View, stages: list[lines.Stage], seat: Seat) -> list[LineStep]:
    """Each choice with what is different then, until the next one."""
    steps = []
    before = first
    games = [stage.game for stage in stages[1:]]
    if stages:
        last = stages[-1].game.copy()
        play(last, seat, stages[-1].choice)
        games.append(last)
    for stage, game in zip(stages, games, strict=True):
        now = view(game, seat)
        steps.append(LineStep(wire.struct(stage.choice), Patches(wire).of(before, now)))
        before = now
    return steps
