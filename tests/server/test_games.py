"""Whole games over real sockets at a real server: what people at a table may rely on."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import takewhile
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeAlias

import msgspec
import pytest
from websockets.asyncio.client import connect

from battalia.engine import CHANCE, Options, Seat, outcome, read_record, replay, save, view
from battalia.engine.notation import seat_name
from battalia.engine.record import result_text
from battalia.server.authority import Proof
from battalia.server.client import ConnectionClosed, Declined, Guest, Place, Plain, sitting
from battalia.server.live import Connection
from battalia.server.mail import MAILBOX
from battalia.server.messages import Pong
from battalia.server.store import Store
from battalia.server.table import Table, following
from battalia.server.wire import Wire
from positions import table
from server.databases import executed, sqlite_url
from server.serving import Served, served

pytestmark = pytest.mark.anyio

PATIENCE = 60
"""Seconds after which a test that waits for a message has failed."""
NAMES = ("Ann", "Ben", "Cid", "Dot")
SECRETS = frozenset({"hand", "nation", "shelter", "ambush"})
"""What a player's view shows of the viewer alone."""
HIDDEN = frozenset(
    {
        *("card-dealt", "card-drawn", "card-ambushed", "mulligan-taken"),
        *("ambush-returned", "hand-discarded", "ambush-recalled"),
    }
)
"""Events whose cards are only for the player to see."""
SHORT: Plain = {"players": 2, "weeks": 1}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    # Clients here are quicker than any person: limits have tests of their own.
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("BATTALIA_RATE", "100000")
        environment.setenv("BATTALIA_BURST", "100000")
        environment.setenv("BATTALIA_BURST_EACH", "100000")
        with served(
            tmp_path_factory.mktemp("games") / "tables.db", "--rate-each", "10000"
        ) as server:
            yield server


class Company(NamedTuple):
    """People at a table, each at a seat, and the key for spectators."""

    table: str
    people: dict[str, Guest]
    watch: str

    @property
    def url(self) -> str:
        return self.people["p1"].url

    async def info(self) -> Plain:
        return await self.people["p1"].get(f"/api/tables/{self.table}")


@asynccontextmanager
async def company(
    server: Served, options: Plain, seed: str = "1", **settings: object
) -> AsyncIterator[Company]:
    """A table with a person at every seat: the first one has set it up, the others have a link.

    In a short game for two with this seed p1 is asked first.
    """
    people = [await Guest.named(server.url, name) for name in NAMES[: options["players"]]]
    try:
        async with asyncio.timeout(PATIENCE):
            links = await people[0].set_up(
                options=options,
                seats=[{"who": "me"}, *[{"who": "link"}] * (len(people) - 1)],
                settings=settings,
                seed=seed,
            )
            for person, link in zip(people[1:], links["seats"].values(), strict=True):
                await person.join(link)
            seats = {seat_name(seat): person for seat, person in enumerate(people)}
            yield Company(links["table"]["id"], seats, links["watch"])
    finally:
        for person in people:
            await person.close()


@asynccontextmanager
async def hot_seat(server: Served, options: Plain, seed: str) -> AsyncIterator[tuple[Guest, Place]]:
    """Everybody at one screen."""
    person = await Guest.named(server.url, "Ann")
    try:
        async with asyncio.timeout(PATIENCE):
            links = await person.set_up(
                options=options, seats=[{"who": "here"}] * options["players"], seed=seed
            )
            async with person.at(links["table"]["id"]) as place:
                await seeing(place)
                yield person, place
    finally:
        await person.close()


async def seeing(place: Place) -> None:
    """Hears on until every seat, or the spectator, has its view."""
    viewers: list[str | None] = [*place.seats] or [None]
    while not all(viewer in place.views for viewer in viewers):
        await place.hear()


async def caught_up(place: Place, epoch: int) -> None:
    """Hears on until all that happened up to this act is known, at every seat."""
    # The answer to a ping comes after all that was told before it.
    while place.epoch < epoch:
        await place.hear()
    await place.ask({"type": "ping"})


def some_option(question: Plain, rng: Random) -> str:
    """A verb first, then a noun, so that all verbs occur."""
    verbs: dict[str, list[str]] = {}
    for option in question["options"]:
        verbs.setdefault(option["verb"], []).append(option["choice"])
    return rng.choice(verbs[rng.choice(list(verbs))])


async def fresh(guest: Guest, table: str, seat: str) -> tuple[int, Plain, Plain | None]:
    """The epoch, the view and the question of somebody who has just sat down."""
    async with guest.at(table) as place:
        await seeing(place)
        return place.epoch, place.views[seat], place.questions.get(seat)


def assert_nothing_hidden(message: Plain, seat: str | None) -> None:
    """No card in it that only another player may see."""
    shown = message.get("view") or message.get("changes") or {}
    for player, of in shown.get("players", {}).items():
        assert player == seat or not SECRETS & set(of)
    for event in message.get("events", []):
        if event["event"] in HIDDEN and event["seat"] != seat:
            assert not {"card", "cards"} & set(event)


# A whole game.


class Memory(NamedTuple):
    """What a player knows when the game is over."""

    epoch: int
    view: Plain
    cuts: int
    undos: int


async def play_to_the_end(at: Company, seat: str, rng: Random, cuts: int, undos: int) -> Memory:
    """Plays a seat; the line goes dead so many times, and so many choices are taken back."""
    left = Counter(cuts=cuts, undos=undos)
    while True:
        async with at.people[seat].at(at.table) as place:
            await seeing(place)
            while place.table["state"] != "over":
                if seat not in place.questions:
                    assert_nothing_hidden(await place.hear(), seat)
                    continue
                question = place.questions[seat]
                choice = some_option(question, rng)
                if left["cuts"] and rng.random() < 0.4:
                    left["cuts"] -= 1
                    if rng.random() < 0.7:
                        # Whether this arrives, nobody knows.
                        answer = {"seat": seat, "epoch": question["epoch"], "choice": choice}
                        await place.send({"type": "choose", **answer})
                    place.socket.transport.abort()
                    break
                try:
                    await place.choose(seat, choice)
                    if left["undos"] and place.undo[seat] and seat in place.questions:
                        await place.take_back(seat)
                        left["undos"] -= 1
                except Declined as refusal:
                    # The answer from before the line went dead has arrived after all.
                    if refusal.id not in ("late-answer", "not-asked"):
                        raise
            else:
                last = place.views[seat]
                return Memory(place.epoch, last, cuts - left["cuts"], undos - left["undos"])


async def watched(at: Company) -> tuple[Plain, list[Plain]]:
    """The last view of a spectator, and all that it was told."""
    async with sitting(at.url, at.table, [at.watch]) as place:
        heard = []
        while place.table["state"] != "over":
            heard.append(await place.hear())
        return place.views[None], heard


async def test_a_whole_game_with_dead_lines_undos_and_a_spectator(server: Served) -> None:
    async with company(server, {"players": 4, "weeks": 2}) as four:
        watching = asyncio.create_task(watched(four))
        memories = await asyncio.gather(
            *(
                play_to_the_end(four, seat, Random(seat), cuts=6 * (seat == "p2"), undos=1)
                for seat in four.people
            ),
        )
        last, heard = await watching
        assert sum(memory.cuts for memory in memories) == 6
        assert sum(memory.undos for memory in memories) >= 2

        # Everybody has seen the same as who comes now.
        for (seat, person), memory in zip(four.people.items(), memories, strict=True):
            assert await fresh(person, four.table, seat) == (memory.epoch, memory.view, None)
        async with sitting(four.url, four.table, [four.watch]) as place:
            await seeing(place)
            assert place.views[None] == last

        # The spectator has seen everything that happened and nothing that is hidden.
        assert len([message for message in heard if message["type"] == "update"]) > 200
        for message in heard:
            assert "question" not in message
            assert_nothing_hidden(message, None)

        # What is stored is the game that everybody has seen.
        ann = four.people["p1"]
        record = (await ann.get(f"/api/tables/{four.table}/record"))["text"]
        game = replay(record)
        position = (await ann.get(f"/api/tables/{four.table}/position"))["text"]
        assert save(game).decode() == position
        assert result_text(outcome(game)) == (await four.info())["result"] != ""
        wire = Wire(game.rules.notation)
        for number, memory in enumerate(memories):
            assert msgspec.to_builtins(wire.view(view(game, number))) == memory.view


async def test_partners_answer_in_any_order(server: Served) -> None:
    """What one partner does never makes the other's answer late, if the question stays the same."""
    rng = Random(4)
    offer = Guest(server.url)
    options = (await offer.get("/api/offer"))["expansion"]["4"] | {"players": 4, "weeks": 3}
    await offer.close()
    accepted = Counter[str]()
    async with (
        company(server, options) as four,
        four.people["p1"].at(four.table) as p1,
        four.people["p2"].at(four.table) as p2,
        four.people["p3"].at(four.table) as p3,
        four.people["p4"].at(four.table) as p4,
    ):
        places = {"p1": p1, "p2": p2, "p3": p3, "p4": p4}
        await asyncio.gather(*map(seeing, places.values()))
        epoch = 0
        for _ in range(200):
            await asyncio.gather(*(caught_up(place, epoch) for place in places.values()))
            open_to = {seat: at.questions[seat] for seat, at in places.items() if at.questions}
            if not open_to:
                break
            seats = list(open_to)
            rng.shuffle(seats)
            for number, seat in enumerate(seats):
                # Nobody hears what the partner has just done: all answer the question they know.
                question, place = open_to[seat], places[seat]
                try:
                    done = await place.choose(seat, some_option(question, rng), question["epoch"])
                except Declined as refusal:
                    if refusal.id not in ("late-answer", "not-asked"):
                        raise
                    await caught_up(place, epoch)
                    now = place.questions.get(seat)
                    assert now is None or now["epoch"] > question["epoch"]
                    assert now is None or now["options"] != question["options"] or number == 0
                else:
                    accepted["second" if number else "first"] += 1
                    assert done["epoch"] == epoch + 1
                    epoch += 1
        for seat, place in places.items():
            await caught_up(place, epoch)
            known = place.epoch, place.views[seat], place.questions.get(seat)
            assert await fresh(four.people[seat], four.table, seat) == known
    assert accepted["first"] > 100
    assert accepted["second"] > 50


# Answers that do not count.


async def test_every_answer_counts_once_however_often_it_comes(server: Served) -> None:
    rng = Random(2)
    async with company(server, SHORT) as two:
        answers = 0
        ann, ben = two.people.values()
        async with (
            ann.at(two.table) as first,
            ann.at(two.table) as again,
            ben.at(two.table) as other,
        ):
            for place in (first, again, other):
                await seeing(place)
            while other.table["state"] != "over":
                await caught_up(first, answers)
                await caught_up(again, answers)
                await caught_up(other, answers)
                places, seat = ((first, again), "p1") if first.questions else ((other, other), "p2")
                if not places[0].questions:
                    continue
                question = places[0].questions[seat]
                answer = {
                    "type": "choose",
                    "seat": seat,
                    "epoch": question["epoch"],
                    "choice": some_option(question, rng),
                }
                said = Counter[str]()
                # Twice from one connection; from two connections at once where there are two.
                for place in places:
                    await place.send({**answer, "ref": "once"})
                await places[0].send({**answer, "ref": "once"})
                for place, count in Counter([*places, places[0]]).items():
                    while count:
                        message = await place.hear()
                        if message.get("ref") == "once":
                            said[message["type"]] += 1
                            count -= 1
                assert said == {"done": 1, "refused": 2}
                answers += 1
        assert answers > 50
        assert (await two.info())["epoch"] == answers


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ({"seat": "p2", "epoch": 0, "choice": "faction barfolk"}, "not-your-seat"),
        ({"seat": "p6", "epoch": 0, "choice": "faction barfolk"}, "not-your-seat"),
        ({"seat": "p1", "epoch": 0, "choice": "end"}, "answer-first"),
        ({"seat": "p1", "epoch": 0, "choice": "faction nobody"}, "not-readable"),
        ({"seat": "p1", "epoch": 0, "choice": ""}, "not-readable"),
        ({"seat": "p1", "epoch": 1, "choice": "faction barfolk"}, "late-answer"),
        ({"seat": "p1", "epoch": -1, "choice": "faction barfolk"}, "late-answer"),
        ({"seat": "chance", "epoch": 0, "choice": "roll 6"}, "message-unreadable"),
        ({"seat": "p1", "epoch": "0", "choice": "faction barfolk"}, "message-unreadable"),
        ({"seat": "p1", "choice": "faction barfolk"}, "message-unreadable"),
    ],
)
async def test_what_cannot_be_is_refused_with_a_reason_and_changes_nothing(
    server: Served, message: Plain, reason: str
) -> None:
    async with company(server, SHORT) as two, two.people["p1"].at(two.table) as place:
        await seeing(place)
        before = place.epoch, place.views["p1"], place.questions["p1"]
        await place.send({"type": "choose", **message, "ref": "mine"})
        while (answer := await place.hear())["type"] != "refused":
            pass
        assert answer["reason"]["id"] == reason
        assert answer["text"]
        # A message that cannot be read has no mark that could be read.
        assert answer["ref"] == ("" if reason == "message-unreadable" else "mine")
        assert (await place.ask({"type": "ping"}))["epoch"] == 0
        assert await fresh(two.people["p1"], two.table, "p1") == before


async def test_who_is_not_asked_is_told_who_is(server: Served) -> None:
    async with company(server, SHORT) as two, two.people["p2"].at(two.table) as place:
        await seeing(place)
        with pytest.raises(Declined) as refused:
            await place.choose("p2", "faction barfolk", epoch=0)
        assert refused.value.reason["id"] == "not-asked"
        assert refused.value.reason["args"] == {"players": "p1"}


# Who sits where.


async def test_one_screen_holds_several_seats(server: Served) -> None:
    rng = Random(3)
    async with hot_seat(server, {"players": 3, "weeks": 1}, "hot") as (person, place):
        assert place.seats == ["p1", "p2", "p3"]
        answered = set()
        while place.table["state"] != "over":
            for seat in place.seats:
                for other, of in place.views[seat]["players"].items():
                    assert bool(SECRETS & set(of)) == (other == seat)
            asked = next(iter(place.questions), None)
            if asked is None:
                await place.hear()
                continue
            await place.choose(asked, some_option(place.questions[asked], rng))
            answered.add(asked)
        assert answered == {"p1", "p2", "p3"}
        for seat in place.seats:
            now = place.epoch, place.views[seat], None
            assert await fresh(person, place.table["id"], seat) == now


async def test_a_computer_answers_and_plays_for_who_has_gone(server: Served) -> None:
    rng = Random(5)
    person = await Guest.named(server.url, "Ann")
    async with asyncio.timeout(PATIENCE):
        links = await person.set_up(
            options={"players": 2, "weeks": 9},
            seats=[{"who": "me"}, {"who": "computer", "level": "novice"}],
            settings={"stand_in": "novice"},
        )
        table = links["table"]["id"]
        async with person.at(table) as place:
            await seeing(place)
            while place.views["p1"]["day"] < 3:
                question = await place.until_asked("p1")
                await place.choose("p1", some_option(question, rng))
            await place.until_asked("p1")

            # Ann gets up: a computer answers for her, while she looks on.
            gone = await person.post(f"/api/tables/{table}/leave")
            assert [seat.get("stand_in") for seat in gone["seats"]] == ["novice", None]
            day = place.views["p1"]["day"]
            by: set[str] = set()
            while place.views["p1"]["day"] < day + 2:
                by.add((await place.hear()).get("by", ""))
            assert {"p1", "p2"} <= by

        # Ann is back, and nobody else answers for her.
        async with person.at(table) as place:
            assert [seat.get("stand_in") for seat in place.table["seats"]] == [None, None]
            await seeing(place)
            for _ in range(5):
                question = await place.until_asked("p1")
                done = await place.choose("p1", some_option(question, rng))
                assert done["epoch"] > question["epoch"]
    await person.close()


async def test_who_comes_back_to_a_computer_is_welcomed_first(server: Served) -> None:
    """The computer's going is no news to somebody who was not there: welcome is the first word."""
    async with company(server, SHORT) as two:
        ann = two.people["p1"]
        await ann.post(f"/api/tables/{two.table}/leave")
        async with ann.at(two.table) as place:
            assert place.seats == ["p1"]
            assert "stand_in" not in place.table["seats"][0]
            assert (await place.hear())["type"] == "view"


# Taking back.


Line: TypeAlias = list[tuple[Seat, str]]
"""Choices, one after the other."""


def line_to_chance(options: Options, seed: str, rng: Random) -> Line:
    """Choices from the start of a game; the last but one can be undone, chance answers the last."""
    table = Table(options, seed)
    table.open(0.0)
    line: Line = []
    undoable = 0
    while True:
        seat, asked = next(iter(table.asked.items()))
        act = table.choose(seat, asked.epoch, rng.choice(asked.question.options), 0.0).act
        line.append((seat, act.text))
        if undoable and any(who == CHANCE for who, _ in following(act)):
            return line
        undoable = table.undoable(seat) if seat in table.asked else 0


def chance_said(options: Options, seed: str, line: Line, *, undo: bool) -> str:
    """What chance answers to the last choice, if the one before is taken back once or is not."""
    table = Table(options, seed)
    table.open(0.0)
    *before, (seat, last) = line
    for who, text in before:
        table.choose(who, table.epoch, text, 0.0)
    if undo:
        who, text = before[-1]
        table.undo(who, table.epoch, 1, 0.0)
        table.choose(who, table.epoch, text, 0.0)
    return table.choose(seat, table.epoch, last, 0.0).act.chance


async def test_after_an_undo_chance_is_drawn_anew(server: Served) -> None:
    options = Options(players=2, weeks=2)
    line = line_to_chance(options, "fate", Random(1))
    *before, (seat, last) = line

    async def heard(*, undo: bool) -> str:
        """What chance said at last at a table of this seed, from the game's record."""
        async with hot_seat(server, {"players": 2, "weeks": 2}, "fate") as (person, place):
            for who, text in before:
                await place.choose(seat_name(who), text, place.epoch)
            if undo:
                who, text = before[-1]
                await place.take_back(seat_name(who))
                await place.choose(seat_name(who), text)
            await place.choose(seat_name(seat), last)
            text = (await person.get(f"/api/tables/{place.table['id']}/record"))["text"]
            record = read_record(text)
            answers = takewhile(lambda choice: choice[0] == CHANCE, reversed(record.choices))
            notation = record.begin().rules.notation
            return "; ".join(reversed([notation.text(answer) for _, answer in answers]))

    once, again, anew = [await heard(undo=undo) for undo in (False, False, True)]
    assert once == again == chance_said(options, "fate", line, undo=False)
    assert anew == chance_said(options, "fate", line, undo=True)
    assert anew != once


async def test_an_undo_goes_back_to_what_was_and_never_further_than_chance_or_others(
    server: Served,
) -> None:
    """At a whole game each undo is tried; what chance or another player did stands."""
    rng = Random(11)
    undone = refused = 0
    async with hot_seat(server, SHORT, "back") as (person, place):
        table = place.table["id"]
        while place.table["state"] != "over":
            seat, question = next(iter(place.questions.items()))
            before = place.views[seat]
            await place.choose(seat, some_option(question, rng))
            if place.views[seat]["ended"]:
                await place.until_over()
                break
            # All seats are one person's, so the record may be seen.
            record = (await person.get(f"/api/tables/{table}/record"))["text"]
            last = [line for line in record.splitlines() if line.strip()][-1]
            chance_spoke = last.startswith("chance:")
            assert not (chance_spoke and place.undo[seat])
            for other in {"p1", "p2"} - {seat} | ({seat} if chance_spoke else set()):
                assert place.undo[other] == 0
                with pytest.raises(Declined) as problem:
                    await place.take_back(other)
                shown = "undo-shows-new" if other == seat else "nothing-to-undo"
                assert problem.value.id == shown
                refused += 1
            with pytest.raises(Declined):
                await place.take_back(seat, place.undo[seat] + 1)
            if place.undo[seat] and rng.random() < 0.5:
                await place.take_back(seat)
                assert place.views[seat] == before
                assert place.questions[seat]["options"] == question["options"]
                # An answer to the question as it stood before the undo is late.
                with pytest.raises(Declined) as problem:
                    await place.choose(seat, question["options"][0]["choice"], question["epoch"])
                assert problem.value.id == "late-answer"
                undone += 1
    assert undone > 10
    assert refused > 50


async def test_a_table_without_undo_takes_nothing_back(server: Served) -> None:
    async with (
        company(server, SHORT, undo=False) as two,
        two.people["p1"].at(two.table) as place,
    ):
        question = await place.until_asked("p1")
        await place.choose("p1", question["options"][0]["choice"])
        assert place.undo["p1"] == 0
        with pytest.raises(Declined) as problem:
            await place.take_back("p1")
        assert problem.value.id == "no-undo-here"


# Talking and asking.


async def heard_until_pong(place: Place) -> list[str]:
    """What was said before a ping is answered."""
    lines = []
    await place.send({"type": "ping", "ref": "all"})
    while (message := await place.hear())["type"] != "pong":
        if message["type"] == "said":
            lines.append(f"{message['line']['name']}: {message['line']['text']}")
    return lines


async def test_what_is_said_is_heard_by_all_but_the_muted(server: Served) -> None:
    async with (
        company(server, {"players": 3}) as three,
        three.people["p1"].at(three.table) as ann,
        three.people["p2"].at(three.table) as ben,
        three.people["p3"].at(three.table) as cid,
        sitting(three.url, three.table, [three.watch]) as spectator,
    ):
        await ben.ask({"type": "mute", "on": True})
        await ann.ask({"type": "say", "text": "Hello"})
        assert await heard_until_pong(cid) == ["Ann: Hello"]
        assert await heard_until_pong(spectator) == ["Ann: Hello"]
        assert await heard_until_pong(ben) == []
        # Who hears nothing can still talk, and knows that it was said.
        await ben.ask({"type": "say", "text": "I hear nothing"})
        assert await heard_until_pong(ann) == ["Ben: I hear nothing"]
        with pytest.raises(Declined) as problem:
            await spectator.ask({"type": "say", "text": "May I?"})
        assert problem.value.id == "spectators-listen"
        with pytest.raises(Declined) as problem:
            await ann.ask({"type": "say", "text": "I am Ben", "seat": "p2"})
        assert problem.value.id == "not-your-seat"
        await ben.ask({"type": "mute", "on": False})
        await cid.ask({"type": "say", "text": "And now?"})
        assert await heard_until_pong(ben) == ["Cid: And now?"]
        assert await heard_until_pong(ann) == ["Cid: And now?"]


async def test_who_comes_later_reads_what_was_said(server: Served) -> None:
    async with company(server, SHORT) as two:
        async with two.people["p1"].at(two.table) as ann:
            await ann.ask({"type": "say", "text": "Where are you?"})
            await ann.ask({"type": "mute", "on": True})
        for seat, lines in (("p2", ["Where are you?"]), ("p1", [])):
            address = f"{two.url.replace('http', 'ws')}/api/tables/{two.table}/live"
            welcome = await welcomed(address, two.people[seat].key)
            assert [line["text"] for line in welcome.get("chat", [])] == lines
            assert welcome.get("muted", False) == (seat == "p1")


async def welcomed(address: str, key: str) -> Plain:
    """The first message to somebody who says hello."""
    async with connect(address, compression=None) as socket:
        await socket.send(msgspec.json.encode({"type": "hello", "keys": [key]}).decode())
        welcome: Plain = msgspec.json.decode(await socket.recv())
        assert welcome["type"] == "welcome"
        return welcome


async def test_a_table_without_chat_is_silent(server: Served) -> None:
    async with company(server, SHORT, chat=False) as two, two.people["p1"].at(two.table) as ann:
        with pytest.raises(Declined) as problem:
            await ann.ask({"type": "say", "text": "Hello?"})
        assert problem.value.id == "no-chat-here"


async def test_whoever_asks_why_not_is_told_what_is_missing(server: Served) -> None:
    game = table(
        2,
        hand="lord.barfolk priest.barfolk title.barfolk",
        board={"r1c1": "city-one woods east"},
        tokens={"r1c1": "p1 3"},
    )
    ann = await Guest.named(server.url, "Ann")
    try:
        links = await ann.set_up(
            position=save(game).decode(), seats=[{"who": "me"}, {"who": "here"}]
        )
        async with ann.at(links["table"]["id"]) as seated:
            await seated.until_asked("p1")
            ask = {"type": "explain", "seat": "p1"}
            why = await seated.ask({**ask, "wish": "upgrade r1c1"})
            assert (why["choice"], why["missing"]) == ("upgrade r1c1", {"lord": 1})
            assert "instead" not in why
            assert [one["id"] for one in why["more"]] == ["missing-cards", "way-now"]
            helps = "You could still do it: a priest becomes a lord (title). (B5.6)"
            assert why["text"].endswith(f"(B3.5) Missing: 1 lord. {helps}")
            why = await seated.ask({**ask, "wish": "create tool"})
            assert (why["missing"], why["instead"]) == ({"friman": 3}, {"tool": 1})
            why = await seated.ask({**ask, "wish": "build city r0c0"})
            assert "missing" not in why, "no card could lie there"
    finally:
        await ann.close()


async def test_a_player_may_ask_why_not_and_what_to_do(server: Served) -> None:
    async with company(server, SHORT) as two, two.people["p1"].at(two.table) as ann:
        question = await ann.until_asked("p1")
        possible = question["options"][0]["choice"]
        why = await ann.ask({"type": "explain", "seat": "p1", "wish": "hire chief"})
        assert why["reason"]["id"] == "answer-first"
        assert why["text"]
        why = await ann.ask({"type": "explain", "seat": "p1", "wish": possible})
        assert "reason" not in why
        assert not why.keys() & {"missing", "instead", "more", "choice"}
        with pytest.raises(Declined) as problem:
            await ann.ask({"type": "explain", "seat": "p1", "wish": "fly to the moon"})
        assert problem.value.id == "not-readable"
        hint = await ann.ask({"type": "hint", "seat": "p1", "goal": "take r1c5"})
        offered = [option["choice"] for option in question["options"]]
        assert hint["choice"] in offered
        assert {other["choice"] for other in hint.get("others", [])} < set(offered)
        for wish in ("hint", "explain"):
            more = {"wish": possible} if wish == "explain" else {}
            with pytest.raises(Declined) as problem:
                await ann.ask({"type": wish, "seat": "p2", **more})
            assert problem.value.id == "not-your-seat"


async def test_a_hint_in_the_own_turn_has_a_goal_that_is_kept(server: Served) -> None:
    async with hot_seat(server, SHORT, "1") as (_, ann):
        while ann.questions.get("p1", {}).get("about") != "cohort":
            seat, question = next(iter(ann.questions.items()))
            await ann.choose(seat, question["options"][0]["choice"])
        first = await ann.ask({"type": "hint", "seat": "p1"})
        name = first["goal"]["name"]
        assert first["goal"]["reason"]["id"].startswith("goal-")
        assert first["goal"].get("needs") or first["goal"]["day"]
        again = await ann.ask({"type": "hint", "seat": "p1", "goal": name})
        assert again["goal"]["name"] == name
        # What nobody has ever told is no goal, and too long a name is refused.
        odd = await ann.ask({"type": "hint", "seat": "p1", "goal": "to the moon"})
        assert odd["goal"] == first["goal"]
        assert "reached" not in odd


async def test_the_same_position_gets_the_same_hint_and_a_plan_is_kept_to(server: Served) -> None:
    async with hot_seat(server, SHORT, "1") as (_, ann):
        while ann.questions.get("p1", {}).get("about") != "cohort":
            seat, question = next(iter(ann.questions.items()))
            await ann.choose(seat, question["options"][0]["choice"])
        ask = {"type": "hint", "seat": "p1"}
        await ann.choose("p1", "skip")
        first = await ann.ask(ask)
        await ann.take_back("p1")
        await ann.choose("p1", "skip")
        again = await ann.ask(ask)
        assert {**again, "ref": ""} == {**first, "ref": ""}
        await ann.choose("p1", first["choice"])
        then = await ann.ask(ask)
        assert [then["choice"], *then.get("plan", [])] == first["plan"]


# The server's own troubles.


async def test_a_server_that_is_stopped_says_goodbye_and_loses_nothing(tmp_path: Path) -> None:
    rng = Random(7)
    with served(tmp_path / "tables.db") as first:
        async with (
            company(first, SHORT) as two,
            two.people["p1"].at(two.table) as ann,
            two.people["p2"].at(two.table) as ben,
        ):
            await seeing(ann)
            await seeing(ben)
            for epoch in range(20):
                await caught_up(ann, epoch)
                await caught_up(ben, epoch)
                place, seat = (ann, "p1") if ann.questions else (ben, "p2")
                await place.choose(seat, some_option(place.questions[seat], rng))
            stopping = asyncio.create_task(asyncio.to_thread(first.stop))
            for place in (ann, ben):
                while (message := await place.hear())["type"] != "bye":
                    pass
                assert message["reason"]["id"] == "server-closing"
                with pytest.raises(ConnectionClosed):
                    await place.hear()
            assert await stopping == 0
            known = {
                seat: (place.epoch, place.views[seat], place.questions.get(seat))
                for seat, place in (("p1", ann), ("p2", ben))
            }
            keys = {seat: person.key for seat, person in two.people.items()}
    with served(tmp_path / "tables.db") as second:
        for seat, key in keys.items():
            again = Guest(second.url, key)
            assert await fresh(again, two.table, seat) == known[seat]
            await again.close()


async def test_what_is_stored_is_done_even_if_a_reminder_cannot_be_looked_up(
    tmp_path: Path,
) -> None:
    """The act is acknowledged although the store fails right after it."""
    url = sqlite_url(tmp_path)
    with served(url) as server:
        async with company(server, SHORT) as two, two.people["p1"].at(two.table) as ann:
            question = await ann.until_asked("p1")
            # Ben is not here, and whether he wants to be reminded cannot be read any more.
            executed(url, "PRAGMA legacy_alter_table = ON", "ALTER TABLE people RENAME TO lost")
            try:
                done = await ann.choose("p1", question["options"][0]["choice"])
            finally:
                executed(url, "PRAGMA legacy_alter_table = ON", "ALTER TABLE lost RENAME TO people")
            assert done["epoch"] == 1
            assert ann.epoch == 1
            store = Store(url)
            await store.open()
            assert [act.number for act in await store.acts(two.table)] == [0, 1]
            await store.close()


async def test_a_broken_table_does_not_stop_the_clocks_of_others(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    clock = {"kind": "game", "base": 1000.0}
    with served(url) as server:
        async with company(server, SHORT, clock=clock) as broken:
            pass
        async with company(server, SHORT, clock=clock) as sound:
            pass
    executed(
        url,
        f"UPDATE acts SET chance = '' WHERE \"table\" = '{broken.table}'",
        f"UPDATE tables SET clock_since = 1, deadline = 2 WHERE id = '{broken.table}'",
        f"UPDATE tables SET clock_since = 1, deadline = 3 WHERE id = '{sound.table}'",
    )
    with served(url) as server:
        async with (
            asyncio.timeout(PATIENCE),
            sitting(server.url, sound.table, [sound.watch]) as place,
        ):
            while "stand_in" not in place.table["seats"][0]:
                await place.hear()


async def test_whoever_reads_nothing_is_hung_up_on() -> None:
    """What waits is thrown away, and the one who writes to the client hears of the end."""
    connection = Connection(Proof())
    writers = connection.mailbox
    for number in range(MAILBOX + 1):
        connection.send(Pong("", number))
    assert connection.gone
    assert writers.get_nowait() is None
    assert writers.empty()
