"""Tables at a real server: setting up, sitting down, getting up, playing again, looking back."""

import json
from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from battalia.bots import RandomBot
from battalia.bots.match import Match
from battalia.engine import Options, Record, load, read_record, replay, save, view, write_record
from battalia.engine.notation import seat_name
from battalia.server.client import Declined, Guest, Place, Plain, sitting
from battalia.server.config import Config
from battalia.server.denied import Denied
from battalia.server.desk import from_record
from battalia.server.table import record_of
from battalia.server.wire import Wire, patched
from server.house import Time, guests, house
from server.serving import Served, served

pytestmark = pytest.mark.anyio

ME, HERE, LINK = {"who": "me"}, {"who": "here"}, {"who": "link"}
COMPUTER = {"who": "computer", "level": "random"}
SETTINGS = {"stand_in": "random"}
ABSENT = Config().absent


@cache
def finished(players: int = 2) -> Record:
    """A short game that was played to its end."""
    options = Options(players=players, weeks=1)
    match = Match.begin(options, [RandomBot() for _ in range(players)], 1)
    for _ in match.steps():
        pass
    return match.record


def cut(record: Record, length: int) -> Record:
    """The same game, no further than so many choices."""
    shorter = Record(record.options)
    shorter.choices = record.choices[:length]
    return shorter


def unfinished(seat: int) -> Record:
    """A game that has got somewhere, and in which this seat is waited for."""
    record = finished()
    for length in range(150, len(record.choices)):
        game = replay(cut(record, length))
        if seat in game.asked and len(game.hand[1 - seat]) > 3:
            return cut(record, length)
    raise AssertionError("the game has no such moment")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = tmp_path_factory.mktemp("tables") / "tables.db"
    with served(database, "--rate-each", "1000", "--workers", "1") as server:
        yield server


@pytest.fixture
async def people(server: Served) -> AsyncIterator[list[Guest]]:
    async with guests(server.url, "Ada", "Bea", "Cyd") as people:
        yield people


@pytest.fixture
def ada(people: list[Guest]) -> Guest:
    return people[0]


@pytest.fixture
def bea(people: list[Guest]) -> Guest:
    return people[1]


@pytest.fixture
def cyd(people: list[Guest]) -> Guest:
    return people[2]


async def two(ada: Guest, bea: Guest, **wish: object) -> str:
    """A table at which Ada sits at p1 and Bea at p2."""
    wish = {"options": {"players": 2}, "settings": SETTINGS, **wish}
    links = await ada.set_up(seats=[ME, LINK], **wish)
    await bea.join(links["seats"]["p2"])
    return str(links["table"]["id"])


def kinds(table: Plain) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


async def declined(wish: Any) -> str:
    """The id of the reason why this is refused, in a whole sentence."""
    with pytest.raises(Declined) as refusal:
        await wish
    text = str(refusal.value)
    assert text[0] in "“‘'" or text[0].isupper() or text[0].isdigit()
    assert text.endswith(".")
    assert "\n" not in text
    return refusal.value.id


# Setting up.


async def test_a_table_has_seats_of_every_kind(ada: Guest) -> None:
    links = await ada.set_up(seats=[ME, {**HERE, "name": "Ben"}, LINK, COMPUTER])
    table = links["table"]
    assert table["state"] == "waiting"
    assert table["host"]
    assert kinds(table) == ["person", "person", "open", "computer"]
    assert [seat.get("name") for seat in table["seats"]] == ["Ada", "Ben", None, "random"]
    assert [seat.get("mine", False) for seat in table["seats"]] == [True, True, False, False]
    assert list(links["seats"]) == ["p3"]
    assert links["watch"]
    # Its keys are shown this once.
    again = json.dumps(await ada.get(f"/api/tables/{table['id']}"))
    assert links["seats"]["p3"] not in again
    assert links["watch"] not in again


async def test_it_begins_at_once_where_nobody_is_awaited(ada: Guest) -> None:
    table = (await ada.set_up(options={"players": 3}, seats=[ME, HERE, HERE]))["table"]
    assert (table["state"], table["epoch"]) == ("playing", 0)
    assert len(table["asked"]) == 1


async def test_without_a_wish_one_plays_against_computers(ada: Guest) -> None:
    table = (await ada.set_up())["table"]
    assert table["state"] == "playing"
    assert kinds(table) == ["person", "computer", "computer", "computer"]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
async def test_the_tables_of_the_book_can_be_set_up(ada: Guest, players: int) -> None:
    offer = await ada.get("/api/offer")
    options = offer["expansion"][str(players)]
    table = (await ada.set_up(options=options, seats=[ME, *[HERE] * (players - 1)]))["table"]
    assert table["state"] == "playing"
    # What is as in the plain base game goes without saying.
    plain = offer["options"]
    chosen = {name: value for name, value in options.items() if value != plain[name]}
    assert table["options"] == chosen


async def test_the_offer_has_every_option_and_every_value_that_one_can_have(ada: Guest) -> None:
    offer = await ada.get("/api/offer")
    assert set(offer["options"]) == set(Options.__struct_fields__)
    for name, values in offer["values"].items():
        assert offer["options"][name] in values


async def test_the_server_says_what_goes_with_what_is_wished(ada: Guest) -> None:
    wished = {"players": 6, "expansion": True, "bilkarr": True, "factions": "barfolk"}
    answer = await ada.post("/api/options", wished)
    assert set(answer["options"]) == set(Options.__struct_fields__)
    assert answer["options"]["factions"] == "barfolk"
    assert not answer["options"]["bilkarr"], "without stormgates"
    closed = {(one["option"], one.get("value")): one["reason"] for one in answer["closed"]}
    assert closed["bilkarr", True]["id"] == "options-needs-stormgates"
    assert answer["refused"] == {
        "id": "options-factions",
        "rule": "S10.1",
        "args": {"option": "factions", "count": 6, "chosen": 1},
    }
    assert "refused" not in await ada.post("/api/options", wished | {"factions": ""})


async def test_every_clock_and_computer_that_is_offered_can_be_had(ada: Guest) -> None:
    offer = await ada.get("/api/offer")
    assert "seeing" not in offer["levels"]
    for clock in offer["clock"].values():
        await ada.set_up(options={"players": 2}, seats=[ME, LINK], settings={"clock": clock})
    for level in offer["levels"]:
        seats = [LINK, {"who": "computer", "level": level}]
        await ada.set_up(options={"players": 2}, seats=seats, settings={"stand_in": level})


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"options": {"players": 5}}, "options-needs-expansion"),
        ({"options": {"players": 1}}, "options-value"),
        ({"options": {"teams": True}}, "options-needs-expansion"),
        ({"options": {"relics": True, "starting_cities": 2}}, "options-no-relics"),
        ({"options": {"expansion": True, "heroic": True}}, "options-needs-advanced"),
        ({"options": {"expansion": True, "bilkarr": True}}, "options-needs-stormgates"),
        ({"options": {"expansion": True, "layout": "nonsense"}}, "catalogue-toml"),
        ({"options": {"corrections": "nonsense"}}, "catalogue-toml"),
        ({"options": {"dragons": True}}, "request-unusable"),
        ({"options": {"players": "two"}}, "request-unusable"),
        ({"seats": [ME, LINK]}, "seats-and-players"),
        ({"seats": [ME, *[LINK] * 4]}, "seats-and-players"),
        ({"seats": [ME, *[{"who": "computer", "level": "seeing"}] * 3]}, "level-unknown"),
        ({"seats": [ME, *[{"who": "computer", "level": "os:getcwd"}] * 3]}, "level-unknown"),
        ({"seats": [{"who": "ghost"}]}, "request-unusable"),
        ({"settings": {"stand_in": "nobody"}}, "level-unknown"),
        ({"settings": {"clock": {"kind": "game"}}}, "clock-without-time"),
        ({"settings": {"clock": {"kind": "move", "base": 5}}}, "clock-not-of-kind"),
        ({"settings": {"clock": {"kind": "move", "days": 61}}}, "clock-out-of-range"),
        ({"record": "hello"}, "text-is-no-game"),
        ({"record": "[Battalia 1]\n[Rules 1]\n[players 9]\n"}, "record-unusable"),
        ({"record": "[Battalia 1]\n[Rules 1]\n[players 2]\n\np1: hire chief\n"}, "record-unusable"),
        ({"position": "hello"}, "text-is-no-game"),
        ({"position": "{}"}, "text-is-no-game"),
        ({"position": '{"position": 7}'}, "position-unusable"),
        ({"position": "{}", "record": "hello"}, "record-or-position"),
    ],
)
async def test_what_cannot_be_is_refused_in_one_sentence(
    ada: Guest, wish: dict[str, object], reason: str
) -> None:
    assert await declined(ada.set_up(**wish)) == reason
    assert await ada.get("/api/tables") == {"tables": []}


async def test_an_illegal_choice_in_a_record_is_named_with_its_reason(ada: Guest) -> None:
    text = write_record(unfinished(0)) + "p1: hire king\n"
    with pytest.raises(
        Declined,
        match=r"^This record cannot be played: act \d+, p1: “hire king” is not possible: .+\.$",
    ):
        await ada.set_up(record=text)


async def test_nobody_looks_at_a_table_that_is_not_there(ada: Guest) -> None:
    for what in ("", "/record", "/position", "/history"):
        assert await declined(ada.get(f"/api/tables/222222222222{what}")) == "no-such-table"
    for what in ("leave", "rematch", "clone"):
        assert await declined(ada.post(f"/api/tables/222222222222/{what}")) == "no-such-table"
    assert await declined(ada.get("/api/tables/nonsense")) == "request-unusable"


# My tables.


async def test_my_tables_come_page_by_page_the_last_changed_first(ada: Guest, bea: Guest) -> None:
    made = [(await ada.set_up(seats=[ME, *[LINK] * 3]))["table"]["id"] for _ in range(5)]
    links = await bea.set_up(seats=[ME, *[LINK] * 3])
    await ada.join(links["seats"]["p2"])
    await bea.set_up(seats=[ME, *[LINK] * 3])
    wanted = [links["table"]["id"], *reversed(made)]
    found: list[str] = []
    page = await ada.get("/api/tables?limit=2")
    while page["tables"]:
        found += [table["id"] for table in page["tables"]]
        if "before" not in page:
            break
        page = await ada.get(f"/api/tables?limit=2&before={page['before']!r}")
    assert found == wanted
    assert [table["id"] for table in (await ada.get("/api/tables"))["tables"]] == wanted
    assert await declined(ada.get("/api/tables?limit=0")) == "request-unusable"


async def test_tables_changed_at_the_same_moment_are_all_on_some_page(tmp_path: Path) -> None:
    async with house(tmp_path / "tables.db", Time()) as url, guests(url, "Ada") as (ada,):
        made = {(await ada.set_up(seats=[ME, *[LINK] * 3]))["table"]["id"] for _ in range(5)}
        found: list[str] = []
        before = ""
        while True:
            page = await ada.get(f"/api/tables?limit=2{before}")
            found += [table["id"] for table in page["tables"]]
            if "before" not in page:
                break
            before = f"&before={page['before']!r}"
        assert len(found) == len(made)
        assert set(found) == made


async def test_my_tables_say_whose_turn_it_is_and_no_game_is_taken_up(tmp_path: Path) -> None:
    now = Time()
    async with house(tmp_path / "tables.db", now) as url, guests(url, "Ada") as (ada,):
        key = ada.key
        links = await ada.set_up(options={"players": 2}, seats=[ME, HERE], seed="x")
        table = links["table"]["id"]
        async with ada.at(table) as place:
            await place.until_asked("p2")
            await place.choose("p2", "faction barfolk")
        cloned = await ada.post(f"/api/tables/{table}/clone", {})
    async with house(tmp_path / "tables.db", now, alone=True) as url:
        ada = Guest(url, key)
        found = (await ada.get("/api/tables"))["tables"]
        assert {one["id"]: one["asked"] for one in found} == {
            table: ["p1"],
            cloned["table"]["id"]: ["p1"],
        }
        assert (await ada.get(f"/api/tables/{table}"))["asked"] == ["p1"]
        metrics = (await ada.http.get("/metrics")).text
        assert "\nbattalia_tables 0.0\n" in metrics
        await ada.close()


# Links.


async def test_a_link_gives_a_seat_once(ada: Guest, bea: Guest, cyd: Guest) -> None:
    links = await ada.set_up(options={"players": 2}, seats=[ME, LINK])
    link, table = links["seats"]["p2"], links["table"]["id"]
    seated = await bea.join(link)
    assert seated["seat"] == "p2"
    assert seated["table"]["state"] == "playing"
    assert [seat.get("name") for seat in seated["table"]["seats"]] == ["Ada", "Bea"]
    assert [seat.get("mine", False) for seat in seated["table"]["seats"]] == [False, True]
    # Neither somebody else nor whoever gave the link away can use it now.
    for other in (ada, cyd):
        assert await declined(other.join(link)) == "seat-taken"
    async with ada.at(table, [link]) as place:
        assert place.seats == ["p1"]
    assert await declined(ada.post(f"/api/tables/{table}/seats/p2/link")) == "not-your-seat"
    # The key that was given for it is Bea's alone, and suffices.
    async with sitting(ada.url, table, [seated["key"]]) as place:
        assert place.seats == ["p2"]


async def test_the_key_of_a_seat_is_enough_to_play(ada: Guest, server: Served) -> None:
    links = await ada.set_up(options={"players": 2}, seats=[ME, LINK], seed="x")
    stranger = Guest(server.url)
    seated = await stranger.join(links["seats"]["p2"], "Robot")
    assert seated["table"]["seats"][1]["name"] == "Robot"
    async with sitting(server.url, seated["table"]["id"], [seated["key"]]) as place:
        await place.until_asked("p2")
        await place.choose("p2", "faction barfolk")
    # Also to look back over HTTP.
    stranger.key = seated["key"]
    history = await stranger.get(f"/api/tables/{seated['table']['id']}/history?viewer=p2")
    assert [step["seat"] for step in history["steps"]] == ["p2"]
    await stranger.close()


async def test_a_new_link_makes_the_old_one_useless(ada: Guest, bea: Guest, cyd: Guest) -> None:
    links = await ada.set_up(seats=[ME, LINK, LINK, LINK])
    table, old = links["table"]["id"], links["seats"]["p2"]
    assert await declined(bea.post(f"/api/tables/{table}/seats/p2/link")) == "not-your-seat"
    new = (await ada.post(f"/api/tables/{table}/seats/p2/link"))["key"]
    assert await declined(bea.join(old)) == "no-such-link"
    assert (await bea.join(new))["seat"] == "p2"
    # To one's own seat one can have a link, too: for another device, or for somebody else.
    mine = (await bea.post(f"/api/tables/{table}/seats/p2/link"))["key"]
    assert [seat.get("mine") for seat in (await cyd.join(mine))["table"]["seats"]][1]
    assert await declined(ada.post(f"/api/tables/{table}/seats/p6/link")) == "no-such-seat"


async def test_nobody_comes_to_a_table_without_a_key(ada: Guest, bea: Guest) -> None:
    links = await ada.set_up(options={"players": 2}, seats=[ME, HERE])
    table = links["table"]["id"]
    with pytest.raises(Declined) as refusal:
        async with bea.at(table):
            pass
    assert refusal.value.id == "nobody-at-this-table"
    async with bea.at(table, [links["watch"]]) as place:
        assert place.seats == []
        await place.hear()
        assert None in place.views


# Getting up, and computers.


async def test_before_the_game_a_seat_that_is_left_is_free_again(ada: Guest, bea: Guest) -> None:
    links = await ada.set_up(options={"players": 3}, seats=[ME, LINK, LINK])
    table = links["table"]["id"]
    assert await declined(bea.post(f"/api/tables/{table}/leave")) == "nobody-at-this-table"
    await bea.join(links["seats"]["p2"])
    left = await bea.post(f"/api/tables/{table}/leave")
    assert kinds(left) == ["person", "open", "open"]
    assert "name" not in left["seats"][1]
    assert await bea.get("/api/tables") == {"tables": []}
    new = (await ada.post(f"/api/tables/{table}/seats/p2/link"))["key"]
    assert kinds((await bea.join(new))["table"]) == ["person", "person", "open"]


async def test_during_the_game_a_computer_plays_on_until_one_returns(
    ada: Guest, bea: Guest
) -> None:
    table = await two(ada, bea)
    left = await bea.post(f"/api/tables/{table}/leave")
    assert left["seats"][1]["stand_in"] == "random"
    assert kinds(left) == ["person", "person"]
    assert await declined(ada.request("DELETE", f"/api/tables/{table}/seats/p2/computer")) == (
        "not-your-seat"
    )
    back = await bea.request("DELETE", f"/api/tables/{table}/seats/p2/computer")
    assert "stand_in" not in back["seats"][1]


async def test_the_host_can_put_a_computer_into_an_open_seat(ada: Guest, bea: Guest) -> None:
    links = await ada.set_up(options={"players": 3}, seats=[ME, LINK, LINK], settings=SETTINGS)
    table = links["table"]["id"]
    await bea.join(links["seats"]["p3"])
    path = f"/api/tables/{table}/seats/p2/computer"
    assert await declined(bea.post(path)) == "no-person-there"
    assert await declined(ada.post(path, {"level": "seeing"})) == "level-unknown"
    full = await ada.post(path, {"level": "simple"})
    assert (full["state"], kinds(full)) == ("playing", ["person", "computer", "person"])
    assert full["seats"][1]["level"] == "simple"
    assert await declined(bea.join(links["seats"]["p2"])) == "no-such-link"
    assert await declined(ada.post(path)) == "no-person-there"


async def test_for_oneself_a_computer_plays_at_once(ada: Guest, bea: Guest, cyd: Guest) -> None:
    table = await two(ada, bea)
    path = f"/api/tables/{table}/seats/p1/computer"
    assert await declined(cyd.post(path)) == "nobody-at-this-table"
    assert (await ada.post(path, {"level": "simple"}))["seats"][0]["stand_in"] == "simple"
    # Whoever sits down again plays again.
    async with ada.at(table) as place:
        assert "stand_in" not in place.table["seats"][0]


async def _until_alone(place: Place, seat: int) -> None:
    """Hears on until nobody sits there."""
    while place.table["seats"][seat].get("here"):
        await place.hear()


async def test_a_computer_plays_for_somebody_who_has_been_away_for_a_while(tmp_path: Path) -> None:
    now = Time()
    async with (
        house(tmp_path / "tables.db", now) as url,
        guests(url, "Ada", "Bea") as (ada, bea),
    ):
        table = await two(ada, bea)
        path = f"/api/tables/{table}/seats/p2/computer"
        async with ada.at(table) as place:
            async with bea.at(table):
                now.passes(10 * ABSENT)
                assert await declined(ada.post(path)) == "still-here"
                while not place.table["seats"][1].get("here"):
                    await place.hear()
            await _until_alone(place, 1)
            assert place.table["seats"][1]["replaceable_in"] == ABSENT
            now.passes(ABSENT - 1)
            assert await declined(ada.post(path)) == "still-here"
            now.passes(1)
            assert (await ada.post(path))["seats"][1]["stand_in"] == "random"
            async with bea.at(table) as back:
                assert "stand_in" not in back.table["seats"][1]


async def test_whoever_has_days_for_a_move_may_be_away(tmp_path: Path) -> None:
    now = Time()
    settings = {**SETTINGS, "clock": {"kind": "move", "days": 3}}
    async with (
        house(tmp_path / "tables.db", now) as url,
        guests(url, "Ada", "Bea") as (ada, bea),
    ):
        table = await two(ada, bea, settings=settings)
        now.passes(10 * ABSENT)
        assert await declined(ada.post(f"/api/tables/{table}/seats/p2/computer")) == (
            "clock-decides"
        )


# Playing again.


async def test_the_same_people_play_again_at_one_table(ada: Guest, bea: Guest, cyd: Guest) -> None:
    table = await two(ada, bea, record=write_record(finished()))
    assert (await ada.get(f"/api/tables/{table}"))["state"] == "over"
    assert await declined(cyd.post(f"/api/tables/{table}/rematch")) == "nobody-at-this-table"
    first = await bea.post(f"/api/tables/{table}/rematch")
    again = first["table"]
    assert again["state"] == "playing"
    assert again["options"] == {"players": 2, "weeks": 1}
    assert again["settings"] == SETTINGS
    assert [seat["name"] for seat in again["seats"]] == ["Ada", "Bea"]
    assert first["seats"] == {}
    second = await ada.post(f"/api/tables/{table}/rematch")
    assert second["table"]["id"] == again["id"]
    assert second["table"]["seats"][0]["mine"]
    assert second["watch"] == ""
    assert (await ada.get(f"/api/tables/{table}"))["next"] == again["id"]


async def test_who_is_known_by_a_key_alone_needs_a_link_again(
    ada: Guest, bea: Guest, server: Served
) -> None:
    links = await ada.set_up(record=write_record(finished(3)), seats=[ME, LINK, LINK])
    await bea.join(links["seats"]["p2"])
    stranger = Guest(server.url)
    await stranger.join(links["seats"]["p3"], "Robot")
    again = await ada.post(f"/api/tables/{links['table']['id']}/rematch")
    assert kinds(again["table"]) == ["person", "person", "open"]
    assert list(again["seats"]) == ["p3"]
    assert (await stranger.join(again["seats"]["p3"]))["table"]["state"] == "playing"
    await stranger.close()


async def test_a_game_in_play_has_no_rematch(ada: Guest, bea: Guest) -> None:
    table = await two(ada, bea)
    assert await declined(ada.post(f"/api/tables/{table}/rematch")) == "not-over-yet"


# Clones.


async def position(guest: Guest, table: str) -> str:
    return str((await guest.get(f"/api/tables/{table}/position"))["text"])


async def test_against_computers_a_clone_is_exact(ada: Guest) -> None:
    record = unfinished(0)
    table = (await ada.set_up(record=write_record(record), seats=[ME, COMPUTER]))["table"]["id"]
    clone = (await ada.post(f"/api/tables/{table}/clone"))["table"]
    assert clone["id"] != table
    assert clone["host"]
    assert kinds(clone) == ["person", "computer"]
    assert clone["asked"] == ["p1"]
    same = await position(ada, clone["id"])
    assert same == await position(ada, table)
    assert load(same) == replay(record)
    # The table itself has not been touched, and the two go their own ways.
    async with ada.at(clone["id"]) as place:
        question = await place.until_asked("p1")
        await place.choose("p1", question["options"][0]["choice"])
    assert load(await position(ada, table)) == replay(record)


async def test_a_game_that_is_over_can_go_on_from_any_moment(
    ada: Guest, bea: Guest, cyd: Guest
) -> None:
    text = write_record(finished())
    table = await two(ada, bea, record=text)
    acts = from_record(text, "", 0.0).acts
    for act in (0, 1, len(acts) // 2, len(acts) - 1):
        wish = {"act": act, "seats": [ME, HERE]}
        clone = (await cyd.post(f"/api/tables/{table}/clone", wish))["table"]
        there = replay(record_of(finished().options, None, acts[: act + 1]))
        assert load(await position(cyd, clone["id"])) == there
        assert clone["epoch"] == act
        assert clone["state"] == ("over" if there.ended else "playing")
        assert clone.get("asked", []) == [seat_name(seat) for seat in there.asked]
    for act in (-1, len(acts)):
        assert await declined(cyd.post(f"/api/tables/{table}/clone", {"act": act})) == (
            "no-such-act"
        )
    # Without a wish for the seats one gets one, and computers the others.
    clone = (await cyd.post(f"/api/tables/{table}/clone", {"act": len(acts) - 1}))["table"]
    assert kinds(clone) == ["person", "computer"]
    assert clone["seats"][0]["name"] == "Cyd"


async def test_a_clone_begins_where_the_table_was_even_if_that_was_undone_later(
    ada: Guest,
) -> None:
    links = await ada.set_up(options={"players": 2}, seats=[ME, HERE], seed="x")
    table = links["table"]["id"]
    async with ada.at(table) as place:
        await place.until_asked("p2")
        await place.choose("p2", "faction barfolk")
        there = await position(ada, table)
        await place.take_back("p2")
        await place.choose("p2", "faction islanders")
    for act, faction in ((1, "barfolk"), (2, None), (3, "islanders")):
        wish = {"act": act, "seats": [ME, HERE]}
        clone = (await ada.post(f"/api/tables/{table}/clone", wish))["table"]["id"]
        seen = json.loads(await position(ada, clone))["players"][1].get("faction")
        assert seen == faction
        if act == 1:
            assert await position(ada, clone) == there


async def test_while_others_have_secrets_a_clone_tells_nothing_of_them(
    ada: Guest, bea: Guest, cyd: Guest
) -> None:
    record = unfinished(0)
    table = await two(ada, bea, record=write_record(record))
    assert await declined(cyd.post(f"/api/tables/{table}/clone")) == "nobody-at-this-table"
    game = replay(record)
    wire = Wire(game.rules.notation)
    known = json.loads(msgspec.json.encode(wire.view(view(game, 0))))
    hands = set()
    for _ in range(8):
        wish = {"seats": [ME, HERE]}
        clone = (await ada.post(f"/api/tables/{table}/clone", wish))["table"]["id"]
        # The clone agrees with all that Ada sees, and what she does not see is dealt anew.
        history = await ada.get(f"/api/tables/{clone}/history?viewer=p1")
        assert history["view"] == known
        hands.add(load(await position(ada, clone)).hand[1])
    assert len(hands) > 1
    assert {len(hand) for hand in hands} == {len(game.hand[1])}


async def test_a_table_that_waits_has_nothing_to_clone_or_to_show(ada: Guest) -> None:
    table = (await ada.set_up(seats=[ME, *[LINK] * 3]))["table"]["id"]
    assert await declined(ada.post(f"/api/tables/{table}/clone")) == "table-waits"
    assert await declined(ada.get(f"/api/tables/{table}/history")) == "table-waits"


# Records and positions.


async def test_a_record_goes_out_and_in_again(ada: Guest) -> None:
    for record in (finished(), unfinished(1)):
        wish = {"record": write_record(record), "seats": [ME, HERE]}
        table = (await ada.set_up(**wish))["table"]
        text = (await ada.get(f"/api/tables/{table['id']}/record"))["text"]
        out = read_record(text)
        assert out.choices == record.choices
        assert out.result == record.result == table.get("result", "")
        assert out.tags["P1"] == "Ada"
        assert replay(out) == replay(record)
        again = (await ada.set_up(record=text, seats=[ME, HERE]))["table"]
        assert await position(ada, again["id"]) == await position(ada, table["id"])


async def test_a_position_goes_out_and_in_again(ada: Guest) -> None:
    game = replay(unfinished(0))
    text = save(game).decode()
    table = (await ada.set_up(position=text, seats=[ME, HERE]))["table"]
    assert (table["state"], table["asked"]) == ("playing", ["p1"])
    assert load(await position(ada, table["id"])) == game
    # What is played from there is a record that begins there.
    async with ada.at(table["id"]) as place:
        question = await place.until_asked("p1")
        await place.choose("p1", question["options"][0]["choice"])
    record = (await ada.get(f"/api/tables/{table['id']}/record"))["text"]
    assert replay(record) == load(await position(ada, table["id"]))
    again = (await ada.set_up(record=record, seats=[ME, HERE]))["table"]["id"]
    assert await position(ada, again) == await position(ada, table["id"])


async def test_the_position_of_a_game_that_is_over_can_be_looked_at(ada: Guest) -> None:
    text = save(replay(finished())).decode()
    table = (await ada.set_up(position=text, seats=[ME, HERE]))["table"]
    assert (table["state"], table["result"]) == ("over", finished().result)
    async with ada.at(table["id"]) as place:
        assert (await place.hear())["view"]["ended"]


def test_a_record_may_be_cut_anywhere() -> None:
    record = finished()
    for length in range(0, len(record.choices), 5):
        shorter = cut(record, length)
        origin = from_record(write_record(shorter), "seed", 0.0)
        whole = record_of(record.options, None, origin.acts)
        # What was played is kept; what chance had still to answer is answered.
        assert whole.choices[:length] == shorter.choices
        assert all(seat < 0 for seat, _ in whole.choices[length:])
        assert bool(origin.asked) != bool(origin.result)


async def test_a_game_cut_off_in_the_middle_of_chances_answers_goes_on(ada: Guest) -> None:
    for length in (0, 3):
        text = write_record(cut(finished(), length))
        table = (await ada.set_up(record=text, seats=[ME, HERE]))["table"]
        assert (table["state"], table["epoch"]) == ("playing", 0)
        async with ada.at(table["id"]) as place:
            seat = table["asked"][0]
            question = await place.until_asked(seat)
            await place.choose(seat, question["options"][0]["choice"])


def test_a_record_that_begins_with_the_position_of_another_table_is_refused() -> None:
    record = Record(Options(players=3), {"Position": save(replay(unfinished(0))).decode()})
    with pytest.raises(Denied, match="one of a table with other options"):
        from_record(write_record(record), "seed", 0.0)


async def test_nothing_goes_out_while_others_have_secrets(
    ada: Guest, bea: Guest, cyd: Guest
) -> None:
    links = await ada.set_up(record=write_record(unfinished(0)), seats=[ME, LINK])
    table = links["table"]["id"]
    seated = await bea.join(links["seats"]["p2"])
    for key in (ada.key, bea.key, cyd.key, links["watch"], seated["key"], ""):
        guest = Guest(ada.url, key)
        for what in ("record", "position"):
            assert await declined(guest.get(f"/api/tables/{table}/{what}")) == (
                "secrets-until-the-end"
            )
        await guest.close()
    over = await two(ada, bea, record=write_record(finished()))
    assert read_record((await cyd.get(f"/api/tables/{over}/record"))["text"]).result


# History.


async def test_the_history_shows_a_seat_what_it_saw(ada: Guest, bea: Guest) -> None:
    record = unfinished(0)
    table = await two(ada, bea, record=write_record(record))
    acts = from_record(write_record(record), "", 0.0).acts
    for guest, viewer, eyes in ((ada, "p1", 0), (bea, "p2", 1), (ada, "watch", None)):
        history = await guest.get(f"/api/tables/{table}/history?viewer={viewer}")
        assert history["epoch"] == 0
        assert [step["epoch"] for step in history["steps"]] == list(range(1, len(acts)))
        views = [history["view"]]
        for step in history["steps"]:
            views.append(patched(views[-1], step["changes"]))
        for length in (1, 40, len(acts)):
            game = replay(record_of(record.options, None, acts[:length]))
            wire = Wire(game.rules.notation)
            assert views[length - 1] == json.loads(msgspec.json.encode(wire.view(view(game, eyes))))
        # A later stretch begins with the view of then.
        later = await guest.get(f"/api/tables/{table}/history?viewer={viewer}&since=40")
        assert later["epoch"] == 40
        assert later["view"] == views[40]
        assert later["steps"] == history["steps"][40:]
        end = await guest.get(f"/api/tables/{table}/history?viewer={viewer}&since=999")
        assert (end["view"], end["steps"]) == (views[-1], [])


def _cards_seen(history: Plain, seat: str) -> bool:
    return "hand" in history["view"]["players"][seat] or any(
        "hand" in step["changes"].get("players", {}).get(seat, {}) for step in history["steps"]
    )


async def test_until_the_end_nobody_looks_with_the_eyes_of_others(
    ada: Guest, bea: Guest, cyd: Guest
) -> None:
    links = await ada.set_up(record=write_record(unfinished(0)), seats=[ME, LINK])
    path = f"/api/tables/{links['table']['id']}/history?viewer="
    await bea.join(links["seats"]["p2"])
    for viewer in ("p2", "all"):
        assert await declined(ada.get(path + viewer)) == "secrets-until-the-end"
    assert await declined(ada.get(path + "p3")) == "no-such-seat"
    assert await declined(ada.get(path + "nobody")) == "request-unusable"
    assert await declined(cyd.get(path + "watch")) == "nobody-at-this-table"
    own, watched = await ada.get(path + "p1"), await ada.get(path + "watch")
    assert _cards_seen(own, "p1")
    assert not _cards_seen(own, "p2")
    assert not _cards_seen(watched, "p1")
    watching = Guest(ada.url, links["watch"])
    assert await watching.get(path + "watch") == watched
    for viewer in ("p1", "all"):
        assert await declined(watching.get(path + viewer)) == "secrets-until-the-end"
    await watching.close()


async def test_when_it_is_over_all_cards_are_open(ada: Guest, bea: Guest, cyd: Guest) -> None:
    table = await two(ada, bea, record=write_record(finished()))
    for viewer in ("p1", "p2"):
        history = await cyd.get(f"/api/tables/{table}/history?viewer={viewer}")
        assert _cards_seen(history, viewer)
    history = await cyd.get(f"/api/tables/{table}/history?viewer=all")
    assert _cards_seen(history, "p1")
    assert _cards_seen(history, "p2")


async def test_an_undo_tells_everybody_which_acts_no_longer_count(ada: Guest) -> None:
    links = await ada.set_up(options={"players": 2}, seats=[ME, HERE], seed="x")
    watching = Guest(ada.url, links["watch"])
    async with ada.at(links["table"]["id"]) as place, watching.at(links["table"]["id"]) as seen:
        await place.until_asked("p2")
        await place.choose("p2", "faction barfolk")
        await place.take_back("p2")
        updates: list[dict[str, Any]] = []
        while len(updates) < 2:
            message = await seen.hear()
            updates += [message] if message["type"] == "update" else []
    assert [(one["kind"], one.get("back")) for one in updates] == [("choice", None), ("undo", 0)]
    await watching.close()


async def test_what_was_undone_is_not_in_the_history(ada: Guest) -> None:
    links = await ada.set_up(options={"players": 2}, seats=[ME, HERE], seed="x")
    table = links["table"]["id"]
    async with ada.at(table) as place:
        await place.until_asked("p2")
        await place.choose("p2", "faction barfolk")
        await place.take_back("p2")
        await place.choose("p2", "faction islanders")
    history = await ada.get(f"/api/tables/{table}/history?viewer=all")
    assert [step["epoch"] for step in history["steps"]] == [3]
    assert history["last"] == 3
