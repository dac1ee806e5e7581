"""The gallery of scenarios at a real server, and what the editor asks it."""

import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from battalia.engine import load
from battalia.scenarios import own, own_files, read_scenario
from battalia.server.client import Declined, Guest, Plain
from battalia.server.store import SCENARIOS_EACH
from server.house import Time, guests, house
from server.serving import Served, served

pytestmark = pytest.mark.anyio

HILL = """
scenario = 1
[title]
en = "A hill"
de = "Ein Hügel"
[story]
en = "It is steep."
[options]
players = 2
weeks = 1
"""
COMPUTER = {"who": "computer", "level": "random"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = tmp_path_factory.mktemp("gallery") / "gallery.db"
    with served(database, "--rate-each", "1000", "--workers", "1") as server:
        yield server


@pytest.fixture
async def people(server: Served) -> AsyncIterator[list[Guest]]:
    async with guests(server.url, "Ada", "Bea") as people:
        yield people


async def declined(wish: object) -> str:
    with pytest.raises(Declined) as refusal:
        await wish  # type: ignore[misc]
    return refusal.value.id


async def listed(guest: Guest, query: str = "") -> dict[str, Plain]:
    found = await guest.get(f"/api/scenarios{query}")
    return {one["id"]: one for one in found["scenarios"]}


async def test_ours_are_listed_for_everybody_and_told_whole_one_by_one(server: Served) -> None:
    guest = Guest(server.url)
    found = await listed(guest)
    assert list(found)[:10] == list(own())
    assert found["storm-isles"]["players"] == 2
    assert (found["storm-isles"]["rows"], found["storm-isles"]["columns"]) == (5, 9)
    assert "story" not in found["narrows"]["tale"]
    whole = await guest.get("/api/scenarios/narrows")
    assert whole["file"] == own_files()["narrows"]
    assert set(whole["tale"]["story"]) == {"en", "de", "it", "hu", "pl"}
    assert await declined(guest.get("/api/scenarios/nothing")) == "no-such-scenario"
    assert await declined(guest.post("/api/scenarios", {"file": HILL})) == "who-are-you"
    assert (
        await declined(guest.post("/api/scenarios/narrows/like", {"like": True})) == "who-are-you"
    )
    await guest.close()


async def test_somebody_adds_one_others_like_and_play_it_and_only_its_maker_removes_it(
    people: list[Guest],
) -> None:
    ada, bea = people
    made = await ada.post("/api/scenarios", {"file": HILL})
    id = made["id"]
    assert (made["by"], made["mine"]) == ("Ada", True)
    assert read_scenario((await bea.get(f"/api/scenarios/{id}"))["file"]) == read_scenario(HILL)
    for _ in range(2):  # Nobody likes it twice.
        assert (await bea.post(f"/api/scenarios/{id}/like", {"like": True}))["likes"] == 1
    assert (await ada.post(f"/api/scenarios/{id}/like", {"like": True}))["likes"] == 2
    assert (await bea.post(f"/api/scenarios/{id}/like", {"like": False}))["likes"] == 1
    seats = [{"who": "me"}, COMPUTER]
    links = await bea.set_up(scenario=id, seats=seats)
    assert links["table"]["options"] == {"players": 2, "weeks": 1}
    assert links["table"]["scenario"]["title"] == {"en": "A hill", "de": "Ein Hügel"}
    assert links["table"]["scenario"]["id"] == id
    tables = (await bea.get("/api/tables"))["tables"]
    assert "story" not in tables[0]["scenario"]
    seen = (await listed(bea, "?order=played"))[id]
    assert (seen["plays"], seen["likes"], seen.get("liked", False)) == (1, 1, False)
    assert (await listed(ada))[id]["liked"]
    assert await declined(bea.request("DELETE", f"/api/scenarios/{id}")) == "not-your-scenario"
    await ada.request("DELETE", f"/api/scenarios/{id}")
    assert id not in await listed(ada)
    # The table goes on.
    assert (await bea.get(f"/api/tables/{links['table']['id']}"))["scenario"]["id"] == id


async def test_those_of_the_program_are_liked_and_counted_as_well(people: list[Guest]) -> None:
    ada, _ = people
    await ada.post("/api/scenarios/narrows/like", {"like": True})
    links = await ada.set_up(scenario="old-enemies", seats=[{"who": "me"}, COMPUTER])
    assert links["table"]["origin"] == "position"
    assert links["table"]["day"] == 8
    found = await listed(ada)
    assert found["narrows"]["likes"] == 1
    assert found["old-enemies"]["plays"] == 1
    assert await declined(ada.request("DELETE", "/api/scenarios/narrows")) == "not-your-scenario"


async def test_a_file_is_played_without_the_gallery(people: list[Guest]) -> None:
    ada, _ = people
    links = await ada.set_up(file=HILL, seats=[{"who": "me"}, COMPUTER])
    assert links["table"]["scenario"]["title"]["de"] == "Ein Hügel"
    assert "id" not in links["table"]["scenario"]
    for wish, reason in (
        ({"file": "nonsense"}, "scenario-unusable"),
        ({"file": HILL, "position": "{}"}, "scenario-and-more"),
        ({"scenario": "nothing"}, "no-such-scenario"),
        ({"file": "x" * 100_001}, "request-unusable"),
    ):
        assert await declined(ada.set_up(**wish)) == reason


async def test_nobody_fills_the_gallery_alone_and_what_one_made_goes_with_oneself(
    people: list[Guest],
) -> None:
    ada, bea = people
    made = [await ada.post("/api/scenarios", {"file": HILL}) for _ in range(SCENARIOS_EACH)]
    assert await declined(ada.post("/api/scenarios", {"file": HILL})) == "too-many-scenarios"
    assert await declined(bea.post("/api/scenarios", {"file": "x"})) == "scenario-unusable"
    await bea.post(f"/api/scenarios/{made[0]['id']}/like", {"like": True})
    await ada.post("/api/scenarios/delta/like", {"like": True})
    kept = await ada.get("/api/me/export")
    assert len(kept["scenarios"]) == SCENARIOS_EACH
    assert kept["likes"] == ["delta"]
    await ada.post("/api/me/delete", {})
    found = await listed(bea)
    assert not {one["id"] for one in made} & set(found)
    assert "likes" not in found["delta"]


async def test_nothing_is_taken_that_nobody_could_read_again(people: list[Guest]) -> None:
    ada, _ = people
    # What has three quotes in it is kept in one line.
    layout = own()["narrows"].options.layout + "# '''\n" + "# ford\n" * 1000
    file = f'{HILL}layout = """\n{layout}"""\n'
    assert read_scenario(file).options.layout == layout
    assert await declined(ada.post("/api/scenarios", {"file": file})) == "scenario-unusable"


async def test_the_editor_hears_why_something_cannot_be_and_what_follows_from_it(
    server: Served,
) -> None:
    guest = Guest(server.url)
    layout = own()["narrows"].options.layout
    fine = await guest.post("/api/check", {"options": {"players": 2, "layout": layout}})
    assert "reason" not in fine
    assert (fine["board"]["rows"], fine["board"]["columns"]) == (5, 7)
    assert fine["board"]["start"] == ["r2c0", "r2c6"]
    wrong = layout.replace("[2, 6]", "[2, 1]")
    told = await guest.post("/api/check", {"options": {"players": 2, "layout": wrong}})
    assert told["reason"]["id"] == "law-cities-apart"
    position = json.dumps({"position": 1, "players": [{"hand": "lord.barfolk×5"}, {}]})
    told = await guest.post("/api/check", {"options": {"players": 2}, "position": position})
    assert told["reason"]["id"] == "position-law"
    whole = own()["old-enemies"].position
    told = await guest.post(
        "/api/check",
        {"options": {"players": 2, "weeks": 2}, "position": whole, "title": {"en": "X"}},
    )
    assert told["view"]["players"]["p2"]["hand"].count("supply") == 3
    assert load(told["position"]).day == 8
    assert read_scenario(told["file"]).title == {"en": "X"}
    await guest.close()


async def test_whatever_the_editor_asks_about_is_paid_for(tmp_path: Path) -> None:
    long = "x" * 1_000_000
    async with house(tmp_path / "db", Time(), work_each=0.001, work_burst=1500.0) as url:
        guest = Guest(url)
        assert "reason" not in await guest.post("/api/check", {"options": {"players": 2}})
        for draft in (
            {"position": long},
            {"title": {"en": "X"}, "story": {"en": long}},
            {"title": {long: "X"}},
            {"options": {"modules": [long]}},
        ):
            assert await declined(guest.post("/api/check", draft)) == "too-much-work", draft
        await guest.close()


async def test_any_moment_of_a_game_without_secrets_is_a_position(people: list[Guest]) -> None:
    ada, bea = people
    links = await ada.set_up(options={"players": 2}, seats=[{"who": "me"}, COMPUTER])
    table = links["table"]["id"]
    first = await ada.get(f"/api/tables/{table}/position?act=0")
    assert load(first["text"]).rules.options.players == 2
    assert await declined(bea.get(f"/api/tables/{table}/position?act=0")) == "secrets-until-the-end"
    assert await declined(ada.get(f"/api/tables/{table}/position?act=999999")) == "no-such-act"
