"""Reports, decisions, votes and the log, at a real server; and that nobody else gets there."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import httpx
import pytest

from battalia.cli import main
from battalia.server.authority import may_judge, may_moderate, may_operate
from battalia.server.client import Declined, Guest, Plain
from battalia.server.store import REPORTS_EACH, Entry, Store
from server.databases import executed, url_of
from server.house import guests
from server.serving import Served, served
from server.test_gallery import HILL

pytestmark = pytest.mark.anyio

PATIENCE: Final = 60.0
OFFICES: Final = ("nobody", "guest", "account", "player", "moderator", "administrator")
DECISION: Final = {"act": "dismiss"}
FOR_MODERATORS: Final = [
    ("GET", "/api/moderation/reports", None),
    ("GET", "/api/moderation/reports?done=true&before=3", None),
    ("POST", "/api/moderation/reports/999", DECISION),
    ("GET", "/api/moderation/people/999", None),
    ("POST", "/api/moderation/people/999", {"act": "warning"}),
    ("POST", "/api/moderation/people/999/notes", {"text": "hm"}),
    ("POST", "/api/moderation/measures/999/lift", {"text": "hm"}),
    ("GET", "/api/moderation/audit", None),
    ("GET", "/moderation", None),
]
FOR_ADMINISTRATORS: Final = [
    ("GET", "/api/operator", None),
    ("POST", "/api/operator/announcements", {"texts": {}, "hours": 1}),
    ("DELETE", "/api/operator/announcements/999", None),
    ("GET", "/operator", None),
]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("moderation") / "tables.db"


@pytest.fixture(scope="module")
def server(database: Path) -> Iterator[Served]:
    with served(database, "--rate-each", "10000", "--workers", "1") as one:
        yield one


@pytest.fixture
async def people(server: Served) -> AsyncIterator[list[Guest]]:
    async with (
        asyncio.timeout(PATIENCE),
        guests(server.url, "Ada", "Bea", "Cyd", "Mod") as found,
    ):
        yield found


async def has_account(guest: Guest, login: str) -> None:
    wish = {"login": login, "password": "long enough"}
    await guest.post("/api/me/account", wish)


async def appointed(guest: Guest, database: Path, office: str = "moderator") -> None:
    """By the operator's command, while the server runs."""
    login = f"{office}-{guest.key[:8].lower().replace('_', 'x')}"
    # All tests here are of one house, and no two with an account have one name there.
    await guest.request("PATCH", "/api/me", {"name": login})
    await has_account(guest, login)
    wish = ["appoint", login, f"--{office}", "--database", url_of(database)]
    assert await asyncio.to_thread(main, wish) == 0


async def declined(wish: object) -> str:
    with pytest.raises(Declined) as refusal:
        await wish  # type: ignore[misc]
    return refusal.value.id


@asynccontextmanager
async def a_table(
    *guests: Guest, strangers: bool = False, begun: bool = True
) -> AsyncIterator[str]:
    """A table at which all of them sit, the first as its host."""
    players = max(len(guests) + (not begun), 2)
    seats = [{"who": "me"}, *[{"who": "link"}] * (players - 1)]
    settings = {"strangers": strangers}
    links = await guests[0].set_up(options={"players": players}, seats=seats, settings=settings)
    for guest, key in zip(guests[1:], links["seats"].values(), strict=False):
        await guest.join(key)
    yield links["table"]["id"]


async def the_report(moderator: Guest, text: str) -> Plain:
    found: list[Plain] = (await moderator.get("/api/moderation/reports"))["reports"]
    (report,) = [one for one in found if one.get("text") == text]
    return report


async def notices(guest: Guest) -> list[Plain]:
    found: list[Plain] = (await guest.get("/api/me/house")).get("notices", [])
    return found


async def test_only_who_has_the_office_reaches_its_pages_and_requests(
    server: Served, people: list[Guest], database: Path
) -> None:
    guest, account, player, moderator = people
    await has_account(account, "an-account")
    await appointed(moderator, database)
    async with guests(server.url, "Boss") as (administrator,), a_table(player, guest):
        await appointed(administrator, database, "administrator")
        keys = ["", *(one.key for one in (guest, account, player, moderator, administrator))]
        async with httpx.AsyncClient(base_url=server.url) as client:
            for office, key in zip(OFFICES, keys, strict=True):
                headers = {"Authorization": f"Bearer {key}"} if key else {}
                for wishes, offices in (
                    (FOR_MODERATORS, ("moderator", "administrator")),
                    (FOR_ADMINISTRATORS, ("administrator",)),
                ):
                    for method, path, body in wishes:
                        answer = await client.request(method, path, json=body, headers=headers)
                        may = answer.status_code not in (401, 403)
                        assert may == (office in offices), (office, method, path)
        await asyncio.to_thread(
            main, ["appoint", "an-account", "--moderator", "--database", url_of(database)]
        )
        assert (await account.get("/api/me/house"))["office"] == "moderator"
        await asyncio.to_thread(
            main, ["appoint", "an-account", "--nobody", "--database", url_of(database)]
        )
        assert await declined(account.get("/api/moderation/audit")) == "moderators-only"


def test_nobody_judges_administrators_and_only_they_judge_moderators() -> None:
    assert [may_moderate(one) for one in ("", "moderator", "administrator")] == [False, True, True]
    assert [may_operate(one) for one in ("", "moderator", "administrator")] == [False, False, True]
    judged = {
        (one, other): may_judge(one, other)
        for one in ("", "moderator", "administrator")
        for other in ("", "moderator", "administrator")
    }
    assert [pair for pair, may in judged.items() if may] == [
        ("moderator", ""),
        ("administrator", ""),
        ("administrator", "moderator"),
    ]


def test_an_office_needs_an_account(database: Path, server: Served, capsys: object) -> None:
    assert main(["appoint", "no-such-login", "--database", url_of(database)]) != 0
    assert main(["appoint", "--database", url_of(database)]) != 0
    assert main(["appoint", "--list", "--database", url_of(database)]) == 0


async def test_a_line_is_reported_its_speaker_muted_told_and_heard_again(
    people: list[Guest], database: Path
) -> None:
    ada, bea, cyd, mod = people
    await appointed(mod, database)
    async with a_table(ada, bea, strangers=True) as table:
        async with ada.at(table) as hers, bea.at(table) as theirs:
            await hers.ask({"type": "say", "text": "Hello!"})
            await theirs.ask({"type": "say", "text": "Go away, you bitch."})
            said = [await hers.hear() for _ in range(1)]
            while said[-1].get("line", {}).get("text") != "Go away, you bitch.":
                said.append(await hers.hear())
            line = said[-1]["line"]
            assert line["clean"] == "Go away, you •••••."
            wish = {"kind": "line", "reason": "insult", "text": "rude", "table": table}
            about = {**wish, "line": line["number"]}
            assert await declined(cyd.post("/api/reports", about)) == "nobody-at-this-table"
            assert await declined(bea.post("/api/reports", about)) == "report-oneself"
            assert await declined(ada.post("/api/reports", {**wish, "line": 77})) == "no-such-line"
            assert await declined(ada.post("/api/reports", wish)) == "report-what"
            await ada.post("/api/reports", about)
            assert await declined(ada.post("/api/reports", about)) == "reported-already"

            report = await the_report(mod, "rude")
            assert [one["text"] for one in report["lines"]] == ["Hello!", "Go away, you bitch."]
            assert (report["about"]["name"], report["by"]["name"]) == ("Bea", "Ada")
            assert report["game"] == "playing"
            path = f"/api/moderation/reports/{report['id']}"
            mute = {"act": "mute", "reason": "insult", "note": "first time"}
            assert await declined(mod.post(path, mute)) == "decision-needs-hours"
            await mod.post(path, {**mute, "hours": 24})
            assert await declined(mod.post(path, {**mute, "hours": 24})) == "decided-already"

            told = await theirs.hear()
            while told["type"] != "house":
                told = await theirs.hear()
            (notice,) = told["notices"]
            assert (notice["kind"], notice["reason"]) == ("mute", "insult")
            assert notice["until"] > time.time() + 23 * 3600
            assert await declined(theirs.ask({"type": "say", "text": "What?"})) == (
                "muted-by-moderator"
            )
            await hers.ask({"type": "say", "text": "Peace."})
        # Everywhere, not at this table alone.
        async with a_table(bea, ada) as elsewhere, bea.at(elsewhere) as place:
            assert await declined(place.ask({"type": "say", "text": "Hi"})) == "muted-by-moderator"
            objection = f"/api/me/notices/{notice['id']}/object"
            assert await declined(ada.post(objection, {"text": "No."})) == "no-such-notice"
            await bea.post(objection, {"text": "I am sorry."})
            assert await declined(bea.post(objection, {"text": "Again."})) == "objected-already"
            report = await the_report(mod, "I am sorry.")
            assert report["kind"] == "objection"
            assert report["notice"]["kind"] == "mute"
            await mod.post(f"/api/moderation/reports/{report['id']}", {"act": "lift"})
            await place.ask({"type": "say", "text": "Thank you."})
    person = await mod.get(f"/api/moderation/people/{report['about']['id']}")
    assert person["measures"][0]["ended"]
    log = (await mod.get(f"/api/moderation/audit?person={report['about']['id']}"))["entries"]
    assert [one["act"] for one in log] == ["upheld", "lift", "mute"]
    assert log[-1]["by"]["name"] == (await mod.get("/api/me"))["name"]
    assert log[-1]["details"] == "reason=insult hours=24"


async def test_a_suspended_person_begins_nothing_with_others_and_a_removed_scenario_is_gone(
    people: list[Guest], database: Path
) -> None:
    ada, bea, _, mod = people
    await appointed(mod, database)
    await bea.request("PATCH", "/api/me", {"name": "Bea of the hill"})
    made = await bea.post("/api/scenarios", {"file": HILL})
    wish = {"kind": "scenario", "reason": "hate", "text": "the hill", "scenario": made["id"]}
    await ada.post("/api/reports", wish)
    report = await the_report(mod, "the hill")
    assert report["shown"] == "A hill"
    await mod.post(f"/api/moderation/reports/{report['id']}", {"act": "removal", "reason": "hate"})
    assert await declined(ada.get(f"/api/scenarios/{made['id']}")) == "no-such-scenario"
    judging = f"/api/moderation/people/{report['about']['id']}"
    await mod.post(judging, {"act": "rename", "reason": "name"})
    assert (await bea.get("/api/me"))["name"].startswith("player-")
    await mod.post(judging, {"act": "suspension", "reason": "hate", "hours": 2})
    seats = [{"who": "me"}, {"who": "link"}]
    assert await declined(bea.set_up(options={"players": 2}, seats=seats)) == "suspended"
    links = await ada.set_up(options={"players": 2}, seats=seats)
    assert await declined(bea.join(links["seats"]["p2"])) == "suspended"
    await bea.set_up(options={"players": 2})
    assert [one["kind"] for one in await notices(bea)] == ["suspension", "rename", "removal"]
    found = (await notices(bea))[0]
    await bea.post(f"/api/me/notices/{found['id']}/read")
    assert (await notices(bea))[0]["read"]
    await mod.post(f"/api/moderation/measures/{found['id']}/lift", {"text": "enough"})
    await bea.join(links["seats"]["p2"])
    assert await declined(mod.post(judging, {"act": "removal"})) == "decision-needs-report"
    # Moderators do not decide about each other.
    own = (await mod.get("/api/moderation/audit"))["entries"][0]["by"]["id"]
    refused = mod.post(f"/api/moderation/people/{own}", {"act": "warning"})
    assert await declined(refused) == "not-yours-to-judge"


async def test_of_whom_the_presence_is_closed_nobody_else_is_shown_anything(
    people: list[Guest], database: Path
) -> None:
    ada, bea, _, mod = people
    await appointed(mod, database)
    await bea.request("PATCH", "/api/me", {"name": "Bea the Bold"})
    await has_account(bea, "bea-the-bold")
    made = await bea.post("/api/scenarios", {"file": HILL})
    wish = {"kind": "person", "reason": "spam", "text": "everywhere", "name": "bea the BOLD"}
    unknown = ada.post("/api/reports", {**wish, "name": "Nobody at all"})
    assert await declined(unknown) == "no-such-person"
    await ada.post("/api/reports", wish)
    report = await the_report(mod, "everywhere")
    assert report["shown"] == "Bea the Bold"
    await ada.get("/api/people/Bea%20the%20Bold")
    closing = {"act": "closing", "reason": "spam"}
    await mod.post(f"/api/moderation/reports/{report['id']}", closing)
    assert await declined(ada.get("/api/people/Bea%20the%20Bold")) == "not-shown"
    await bea.get("/api/people/Bea%20the%20Bold")

    async def gallery() -> list[str]:
        page = await ada.get("/api/scenarios?order=new")
        return [one["id"] for one in page["scenarios"]]

    assert made["id"] not in await gallery()
    (notice,) = await notices(bea)
    await mod.post(f"/api/moderation/measures/{notice['id']}/lift", {"text": "promised"})
    assert made["id"] in await gallery()


async def voted(guest: Guest, table: str, by: str, against: str, wish: bool = True) -> Plain:
    path = f"/api/tables/{table}/seats/{against}/kick"
    return await guest.post(path, {"by": by, "wish": wish})


async def test_strangers_vote_somebody_out_by_more_than_half_and_a_computer_plays_on(
    people: list[Guest], database: Path
) -> None:
    ada, bea, cyd, dot = people
    async with a_table(ada, bea, cyd, dot, strangers=True) as table:
        info = await voted(ada, table, "p1", "p4")
        assert (info["seats"][3]["against"], info["seats"][3]["quorum"]) == (["p1"], 2)
        assert await declined(voted(ada, table, "p2", "p4")) == "not-your-seat"
        assert await declined(voted(ada, table, "p1", "p1")) == "no-vote-here"
        await voted(ada, table, "p1", "p4", wish=False)
        info = await voted(bea, table, "p2", "p4")
        assert not info["seats"][3].get("resigned", False)
        info = await voted(cyd, table, "p3", "p4")
        assert info["seats"][3]["resigned"]
        assert info["seats"][3]["stand_in"]
        (notice,) = await notices(dot)
        assert (notice["kind"], notice["table"]) == ("vote", table)


async def test_friends_vote_somebody_out_only_all_together_and_two_never_each_other(
    people: list[Guest],
) -> None:
    ada, bea, cyd, dot = people
    async with a_table(ada, bea, cyd, dot) as table:
        await voted(ada, table, "p1", "p4")
        info = await voted(bea, table, "p2", "p4")
        assert (info["seats"][3].get("resigned", False), info["seats"][3]["quorum"]) == (False, 3)
        info = await voted(cyd, table, "p3", "p4")
        assert info["seats"][3]["resigned"]
    async with a_table(ada, bea, strangers=True) as table:
        assert await declined(voted(ada, table, "p1", "p2")) == "no-vote-here"


async def test_before_the_game_the_seat_of_who_is_voted_out_is_free_for_others(
    people: list[Guest],
) -> None:
    ada, bea, cyd, dot = people
    async with a_table(ada, bea, cyd, begun=False) as table:
        await voted(ada, table, "p1", "p3")
        info = await voted(bea, table, "p2", "p3")
        assert info["seats"][2]["kind"] == "open"
        link = (await ada.post(f"/api/tables/{table}/seats/p3/link"))["key"]
        assert await declined(cyd.join(link)) == "voted-out"
        await dot.join(link)
        info = await dot.get(f"/api/tables/{table}")
        assert "against" not in info["seats"][2]


async def test_nobody_waits_with_more_than_so_many_reports(people: list[Guest]) -> None:
    ada, bea, _, _ = people
    for at in range(REPORTS_EACH + 1):
        async with a_table(ada, bea) as table:
            wish = {"kind": "person", "reason": "stalling", "table": table, "seat": "p1"}
            reporting = bea.post("/api/reports", wish)
            if at < REPORTS_EACH:
                await reporting
            else:
                assert await declined(reporting) == "reported-already"


async def test_who_goes_takes_along_what_was_written_by_and_about_them(
    people: list[Guest], database: Path
) -> None:
    ada, bea, cyd, mod = people
    await appointed(mod, database)
    async with a_table(ada, bea, cyd) as table:
        about = {"kind": "name", "reason": "name", "table": table}
        await ada.post("/api/reports", {**about, "text": "by Ada", "seat": "p2"})
        await cyd.post("/api/reports", {**about, "text": "about Ada", "seat": "p1"})
        report = await the_report(mod, "about Ada")
        id = report["about"]["id"]
        warning = {"act": "warning", "reason": "name", "note": "Ada!"}
        await mod.post(f"/api/moderation/reports/{report['id']}", warning)
        page = await ada.get("/api/me/export")
        assert [one["text"] for one in page["reports"]] == ["by Ada"]
        assert [one["kind"] for one in page["notices"]] == ["warning"]
        await ada.post("/api/me/delete")
    for done in ("false", "true"):
        reports = (await mod.get(f"/api/moderation/reports?done={done}"))["reports"]
        assert "Ada" not in str([one for one in reports if one.get("table") == table])
    log = (await mod.get(f"/api/moderation/audit?person={id}"))["entries"]
    assert [(one["act"], one["person"]["name"]) for one in log] == [("warning", "")]


async def test_everybody_is_told_what_the_operator_announces_and_no_longer(
    server: Served, people: list[Guest], database: Path
) -> None:
    ada, bea, _, boss = people
    await appointed(boss, database, "administrator")
    texts = {"en": "Tonight at eight the server rests.", "de": "Heute um acht ruht der Server."}
    async with a_table(ada, bea) as table, ada.at(table) as place:
        announcing = "/api/operator/announcements"
        assert await declined(boss.post(announcing, {"texts": {}, "hours": 1})) == (
            "announcement-empty"
        )
        await boss.post(announcing, {"texts": texts, "hours": 1})
        told = await place.hear()
        while told["type"] != "house":
            told = await place.hear()
        assert told["announcements"][0]["texts"] == texts
        nobody = Guest(server.url)
        (seen,) = (await nobody.get("/api/me/house"))["announcements"]
        assert seen["texts"] == texts
        overview = await boss.get("/api/operator")
        assert overview["well"]
        assert overview["announcements"] == [seen]
        # A process without any does not say so.
        assert sum(one.get("connections", 0) for one in overview["processes"]) >= 1
        assert overview["storage"]["tables"]["playing"] >= 1
        assert overview["storage"]["size"] > 0
        await boss.request("DELETE", f"{announcing}/{seen['id']}")
        assert "announcements" not in await nobody.get("/api/me/house")
        await nobody.close()


async def test_nobody_changes_the_log(store: Store, database_url: str) -> None:
    await store.note(Entry(1.0, "operator", "appoint", person=7))
    for deed in ("UPDATE audit SET act = 'nothing'", "DELETE FROM audit"):
        with pytest.raises(Exception, match="never changed"):
            executed(database_url, deed)
    assert [one.act for one in await store.audit(before=None, limit=9)] == ["appoint"]


async def test_nobody_decides_on_or_reads_reports_about_themselves(
    people: list[Guest], database: Path
) -> None:
    ada, _, _, mod = people
    await appointed(mod, database)
    async with guests(ada.url, "Other", "Chief") as (other, chief):
        await appointed(other, database)
        await appointed(chief, database, "administrator")
        async with a_table(ada, mod) as table:
            words = f"at {table}"
            about = {"kind": "person", "reason": "insult", "table": table, "seat": "p2"}
            await ada.post("/api/reports", {**about, "text": words})
        report = (await the_report(chief, words))["id"]
        for done in ("false", "true"):
            theirs = await mod.get(f"/api/moderation/reports?done={done}")
            assert words not in [one.get("text") for one in theirs["reports"]]
        # Nor does a moderator do so for another one; administrators do.
        for judge in (mod, other):
            dismissal = judge.post(f"/api/moderation/reports/{report}", DECISION)
            assert await declined(dismissal) == "not-yours-to-judge"
        await chief.post(f"/api/moderation/reports/{report}", DECISION)
