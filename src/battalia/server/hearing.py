"""What a client at a table says, and what it hears of it.

Refused and Denied are the caller's to tell.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Collection
from functools import partial

import msgspec

from battalia.bots.advice import NO_PLANS, Advice, position_seed
from battalia.engine import NotationError, Reason, Refused, Seat, explain, missing, view
from battalia.engine.terms import KINDS, Kind
from battalia.engine.together import SEPARATOR
from battalia.server.denied import CONFLICT, FORBIDDEN, Denied
from battalia.server.hall import Hall
from battalia.server.live import Connection, Live
from battalia.server.messages import (
    Choose,
    Done,
    Explain,
    Explained,
    Hint,
    Hinted,
    Mute,
    OtherChoice,
    Preview,
    Previewed,
    Said,
    Say,
    ShownGoal,
    TrailMark,
    Undo,
)
from battalia.server.preview import prospects
from battalia.server.ratings import check_helping
from battalia.server.store import PUZZLE
from battalia.server.store import ChatLine as StoredLine
from battalia.server.table import Asked, Table
from battalia.server.wire import encode
from battalia.server.work import EXPLAIN, HINT, MUTE, PREVIEW, PREVIEWED, SAY, TOGETHER
from battalia.words import Words, sentence, why


async def answer(hall: Hall, live: Live, connection: Connection, message: Choose) -> None:
    """A choice is made, or several in one go; or it was too late for it."""
    began, outcome = time.perf_counter(), "refused"
    if SEPARATOR in message.choice:
        await hall.workshop.charge(connection.asker, TOGETHER)
    try:
        async with hall.at(live.id) as now_live:
            seat = held(now_live, connection, message.seat)
            happened = await hall.choose(now_live, seat, message.epoch, message.choice)
        outcome = "done"
    finally:
        hall.metrics.choice(outcome, time.perf_counter() - began)
    connection.send(Done(message.ref, happened.act.number, [*happened.rest]))


async def take_back(hall: Hall, live: Live, connection: Connection, message: Undo) -> None:
    async with hall.at(live.id) as now_live:
        seat = held(now_live, connection, message.seat)
        epoch = await hall.undo(now_live, seat, message.epoch, message.steps)
    connection.send(Done(message.ref, epoch))


async def explain_wish(hall: Hall, live: Live, connection: Connection, message: Explain) -> None:
    """Why a wish cannot be had, from what this seat may know."""
    await hall.workshop.charge(connection.asker, EXPLAIN)
    async with hall.at(live.id) as now_live:
        seat = held(now_live, connection, message.seat)
        game = hall.playing(now_live).game
        try:
            reason = explain(game, seat, message.wish)
            lack = None if reason is None else missing(game, seat, message.wish)
        except NotationError as error:
            raise Refused(Reason("not-readable", "", {"reason": error.reason})) from None
        more = [] if lack is None else lack.told()
        told = [] if reason is None else [reason, *more]
        text = " ".join(in_words(now_live, seat, one) for one in told)
        notation = game.rules.notation
    connection.send(
        Explained(
            message.ref,
            None if reason is None else msgspec.to_builtins(reason),
            text,
            "" if lack is None else notation.text(lack.choice),
            {} if lack is None else _by_kind(lack.cards),
            {} if lack is None else _by_kind(lack.instead),
            [msgspec.to_builtins(one) for one in more],
        )
    )


def _by_kind(kinds: tuple[Kind, ...]) -> dict[str, int]:
    return {KINDS[kind]: count for kind, count in Counter(kinds).items()}


async def preview(hall: Hall, live: Live, connection: Connection, message: Preview) -> None:
    """What each option leads to."""
    async with hall.at(live.id) as now_live:
        seat = held(now_live, connection, message.seat)
        table = hall.playing(now_live)
        asked = _asked(table, seat)
        job = partial(prospects, table.game.copy(), seat, asked.question)
    found = await hall.workshop.do(connection.asker, PREVIEW, job)
    told = encode(Previewed(message.ref, asked.epoch, found))
    await hall.workshop.charge(connection.asker, PREVIEWED, len(told) / 1000)
    # It tells of this seat's cards: whoever has lost the seat meanwhile hears nothing of them.
    async with hall.at(live.id) as now_live:
        held(now_live, connection, message.seat)
    connection.post(told)


async def hint(hall: Hall, live: Live, connection: Connection, message: Hint) -> None:
    """What the expert would do."""
    async with hall.at(live.id) as now_live:
        seat = held(now_live, connection, message.seat)
        if now_live.seats[seat].bot:
            raise Denied("bots-think-themselves", FORBIDDEN)
        table = hall.playing(now_live)
        check_helping(now_live.row)
        if now_live.settings.lesson.startswith(PUZZLE):
            raise Denied("puzzles-no-hint", CONFLICT)
        asked = _asked(table, seat)
        look = view(table.game, seat)
        plans = now_live.plans.get(seat, NO_PLANS)
    await hall.workshop.charge(connection.asker, HINT)
    advice = await hall.computers.advise(
        live.id,
        seat,
        look,
        asked.question,
        str(position_seed(look)),
        connection.asker,
        message.goal,
        plans,
    )
    # The expert thought with this seat's cards: whoever has lost the seat hears nothing of them.
    async with hall.at(live.id) as now_live:
        held(now_live, connection, message.seat)
        now_live.plans[seat] = advice.plans
    connection.send(hinted(message.ref, advice, Words(look)))


def hinted(ref: str, advice: Advice, words: Words) -> Hinted:
    """A piece of advice as it is sent."""
    text, name = words.notation.text, words.notation.space_name
    goal = advice.goal
    return Hinted(
        ref,
        msgspec.to_builtins(advice.reason),
        None if advice.choice is None else text(advice.choice),
        [text(choice) for choice in advice.plan],
        sentence(words.reason(advice.reason)),
        None
        if goal is None
        else ShownGoal(
            goal.name,
            msgspec.to_builtins(goal.reason),
            [msgspec.to_builtins(need) for need in goal.needs],
            goal.day,
            None if goal.space < 0 else name(goal.space),
            goal.waits,
        ),
        advice.reached,
        [OtherChoice(text(one.choice), msgspec.to_builtins(one.less)) for one in advice.others],
        [TrailMark(mark.kind, [name(space) for space in mark.spaces]) for mark in advice.trail],
    )


async def speak(hall: Hall, live: Live, connection: Connection, message: Say) -> None:
    """A line of chat, heard by everybody who is not deaf to it."""
    if not live.settings.chat:
        raise Denied("no-chat-here", FORBIDDEN)
    await hall.workshop.charge(connection.asker, SAY)
    async with hall.at(live.id) as now_live:
        seats = now_live.rights(connection.proof).seats
        if not seats:
            raise Denied("spectators-listen", FORBIDDEN)
        speaker = seats[0]
        if message.seat is not None:
            speaker = held(now_live, connection, message.seat)
        row = now_live.seats[speaker]
        await check_voice(hall, connection.proof.people | {row.person})
        if row.bot:
            raise Denied("bots-are-silent", FORBIDDEN)
        said = StoredLine(hall.date(), speaker, row.name, message.text, person=row.person)
        line = await hall.store.add_chat(live.id, said)
        deaf = await hall.store.deaf_to(row.person)
        heard = encode(Said(hall.shown_line(now_live, line)))
        for other in now_live.connections:
            if other.muted or not now_live.rights(other.proof):
                continue
            if deaf.isdisjoint(other.proof.people):
                other.post(heard)
        connection.send(Done(message.ref, now_live.row.epoch))


async def check_voice(hall: Hall, people: Collection[int | None]) -> None:
    """Whether a moderator has muted any of these people (Denied)."""
    now = hall.date()
    known = [person for person in people if person is not None]
    for one in await hall.store.standing(known, now):
        if one.kind in ("mute", "suspension"):
            raise Denied("muted-by-moderator", FORBIDDEN, hours=one.hours(now))


async def mute(hall: Hall, live: Live, connection: Connection, message: Mute) -> None:
    await hall.workshop.charge(connection.asker, MUTE)
    async with hall.at(live.id) as now_live:
        for seat in now_live.rights(connection.proof).seats:
            await hall.change_seat(now_live, seat, muted=message.on)
    connection.muted = message.on
    connection.send(Done(message.ref, live.row.epoch))


def in_words(live: Live, seat: Seat, reason: Reason) -> str:
    """A reason in English."""
    if live.table is None:
        return sentence(why(reason))
    text = Words(view(live.table.game, seat)).reason(reason)
    return text if reason.rule else sentence(text)


def held(live: Live, connection: Connection, name: str) -> Seat:
    """The seat of this name, if the connection sits there now."""
    seat = int(name[1:]) - 1
    if seat not in live.rights(connection.proof).seats:
        raise Denied("not-your-seat", FORBIDDEN, seat=name)
    return seat


def _asked(table: Table, seat: Seat) -> Asked:
    """The open question of this seat."""
    asked = table.asked.get(seat)
    if asked is None:
        raise Denied("nothing-asked", CONFLICT)
    return asked
