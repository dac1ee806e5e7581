"""Whoever looks has, after every act, exactly the view that somebody who comes then is sent."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from battalia.engine import CHANCE, Options, Refused, Seat, save, view
from battalia.engine.terms import KINDS
from battalia.engine.view import views
from battalia.server.authority import Proof
from battalia.server.line import AUDIENCE
from battalia.server.live import Connection, Live
from battalia.server.store import SeatRow, TableRow
from battalia.server.table import Happened, Table
from battalia.server.wire import Patches, Wire, changes, patched
from random_play import pick, random_options, rich_game, walk

WATCH = b"watch"
SEEDS = range(10)


def plain(patch: dict[str, msgspec.Raw]) -> object:
    return msgspec.json.decode(msgspec.json.encode(patch))


def link(seat: Seat) -> bytes:
    return bytes([seat])


class Eyes:
    """A client: what it has, made of nothing but what it was sent."""

    def __init__(self, live: Live, viewer: Seat | None) -> None:
        self.viewer = viewer
        self.connection = Connection(Proof([WATCH if viewer is None else link(viewer)]))
        self.connection.greeted = live.rights(self.connection.proof)
        assert self.connection.greeted.viewers == (viewer,)
        live.connections.add(self.connection)
        self.connection.post(live.whole(viewer))
        self.view: dict[str, object] = {}
        self.question: object = None
        self.hear()

    def hear(self) -> list[dict[str, Any]]:
        """Takes in what has come."""
        box = self.connection.mailbox
        heard = [msgspec.json.decode(box.get_nowait() or b"") for _ in range(box.qsize())]
        for message in heard:
            if message["type"] == "view":
                self.view = message["view"]
            else:
                self.view = patched(self.view, message["changes"])
            self.question = message.get("question", self.question)
        return heard


def at_table(table: Table) -> Live:
    """The table with a person at every seat, in memory."""
    players = table.game.players
    row = TableRow(
        id="t1",
        created=0.0,
        changed=0.0,
        options=msgspec.json.encode(table.game.rules.options).decode(),
        settings="{}",
        rules=1,
        seed="x",
        host=1,
        watch=WATCH,
        state="playing",
        epoch=table.epoch,
    )
    return Live(row, [SeatRow(seat, "person", link=link(seat)) for seat in range(players)], table)


def evening(table: Table, rng: random.Random, acts: int) -> Iterator[Happened]:
    """Choices, and now and then somebody takes one back; in the end all give up."""
    for _ in range(acts):
        if table.over:
            return
        seats = [seat for seat in table.asked if seat != CHANCE]
        able = [seat for seat in range(table.game.players) if table.undoable(seat)]
        if able and rng.random() < 0.3:
            yield table.undo(able[0], table.epoch, 1, 0.0)
            continue
        seat = rng.choice(seats)
        question = table.asked[seat].question
        yield table.choose(seat, table.epoch, pick(question, rng), 0.0)
    if not table.over:
        yield table.resign(0, 0.0, last=False)
        yield table.end(1, 0.0)


def test_those_who_watch_are_so_many_acts_behind_until_it_is_over() -> None:
    rng = random.Random(1)
    table = Table(Options(players=2), "late")
    table.open(0.0)
    live = at_table(table)
    live.row = msgspec.structs.replace(live.row, delay=3)
    watching, player = Eyes(live, None), Eyes(live, 0)
    wire = Wire(table.game.rules.notation)
    stood = [msgspec.to_builtins(wire.view(view(table.game, None)))]
    for happened in evening(table, rng, 12):
        if table.over:
            live.row = msgspec.structs.replace(live.row, state="over")
        live.tell(happened, 0.0)
        stood.append(msgspec.to_builtins(wire.view(view(table.game, None))))
        player.hear()
        watching.hear()
        seen = stood[-1] if table.over else stood[max(0, len(stood) - 4)]
        assert watching.view == seen
        # Whoever comes now sees the same.
        assert Eyes(live, None).view == seen
    assert table.over


@pytest.mark.parametrize("seed", SEEDS)
def test_everybody_has_what_somebody_new_is_sent_after_every_act(seed: int) -> None:
    rng = random.Random(seed)
    options = random_options(rng)
    table = Table(options, f"seed {seed}")
    table.open(0.0)
    live = at_table(table)
    eyes = [Eyes(live, viewer) for viewer in (None, *range(options.players))]
    kinds = set()
    for happened in evening(table, rng, 60):
        live.tell(happened, 0.0)
        kinds.add(happened.act.kind)
        late = at_table(table)
        for one in eyes:
            assert len(one.hear()) == 1
            new = Eyes(late, one.viewer)
            assert (one.view, one.question) == (new.view, new.question)
    assert {"choice", "undo"} <= kinds


@pytest.mark.parametrize("seed", SEEDS)
def test_a_patch_is_what_the_two_views_differ_in_and_nothing_else(seed: int) -> None:
    """For every viewer, and as found by comparing both views as they are written."""
    game, rng = rich_game(seed)
    wire, apart = Wire(game.rules.notation), Wire(game.rules.notation)
    viewers = (None, *range(game.players))
    before = views(game, viewers)
    for seat, _ in walk(game, rng, 80):
        if seat == CHANCE:
            continue
        now, patches = views(game, viewers), Patches(wire)
        for viewer in viewers:
            found = msgspec.json.decode(
                msgspec.json.encode(patches.of(before[viewer], now[viewer]))
            )
            assert found == changes(apart.view(before[viewer]), apart.view(now[viewer]))
            assert now[viewer] == view(game, viewer)
        before = now


def test_equal_values_of_different_fields_are_told_each_in_its_own_way() -> None:
    game, _ = rich_game(3)
    seen, wire = view(game, None), Wire(game.rules.notation)
    first, second = (msgspec.structs.replace(seen, day=at, illuminated=at) for at in (1, 2))
    assert plain(Patches(wire).of(first, second)) == {"day": 2, "illuminated": KINDS[2]}


def test_what_all_see_alike_is_encoded_once() -> None:
    """And what only one may see is in nobody else's patch."""
    game, rng = rich_game(3, Options(players=3))
    before = views(game, (None, 0, 1, 2))
    shared = own = 0
    for _ in walk(game, rng, 60):
        now, patches = views(game, before), Patches(Wire(game.rules.notation))
        found = {viewer: patches.of(before[viewer], now[viewer]) for viewer in before}
        before = now
        for name in found[None].keys() - {"players"}:
            assert len({id(patch[name]) for patch in found.values()}) == 1, name
            shared += 1
        for viewer, patch in found.items():
            players = msgspec.json.decode(patch.get("players", b"{}"))
            for name, changed in players.items():
                assert viewer == int(name[1:]) - 1 or "hand" not in changed
                own += "hand" in changed
    assert shared
    assert own


def test_who_look_with_the_same_eyes_get_the_same_bytes_and_a_latecomer_loses_nothing() -> None:
    game, rng = rich_game(2, Options(players=2))
    table = Table(Options(players=2), "x", save(game).decode())
    table.open(0.0)
    live = at_table(table)
    eyes = [Eyes(live, None)]
    for happened in evening(table, rng, 8):
        live.tell(happened, 0.0)
        told = [one.connection.mailbox.get_nowait() or b"" for one in eyes]
        assert len({id(message) for message in told}) == 1
        for one, message in zip(eyes, told, strict=True):
            one.connection.post(message)
            assert [heard["epoch"] for heard in one.hear()] == [happened.act.number]
        eyes.append(Eyes(live, None))
        assert all(one.view == eyes[-1].view for one in eyes)


class Noting:
    """A line that notes what may wait a moment."""

    def __init__(self) -> None:
        self.together: list[bool] = []

    def takes(self, message: bytes, together: bool = False) -> bool:
        self.together.append(together)
        return True

    async def ready(self) -> None:
        return

    async def give(self, message: bytes) -> None:
        return


@pytest.mark.parametrize("watching", [AUDIENCE - 1, AUDIENCE])
def test_a_large_audience_may_wait_a_moment_but_no_player(watching: int) -> None:
    game, rng = rich_game(2, Options(players=2))
    table = Table(Options(players=2), "x", save(game).decode())
    table.open(0.0)
    live = at_table(table)
    eyes = [Eyes(live, viewer) for viewer in (0, 1, *[None] * watching)]
    lines = [Noting() for _ in eyes]
    for one, line in zip(eyes, lines, strict=True):
        one.connection.line = line
    for happened in evening(table, rng, 3):
        live.tell(happened, 0.0)
    assert all(line.together for line in lines)
    assert not any(any(line.together) for line in lines[:2])
    assert {*lines[-1].together} == {watching == AUDIENCE}
    assert all(line.together == lines[-1].together for line in lines[2:])


def test_a_refused_choice_tells_nobody_anything() -> None:
    table = Table(Options(players=2), "x")
    table.open(0.0)
    live = at_table(table)
    eyes = Eyes(live, None)
    with pytest.raises(Refused):
        table.choose(0, table.epoch + 5, "end", 0.0)
    assert eyes.hear() == []
