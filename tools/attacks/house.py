"""Attack 11: between tables, by other doors and as many people.

Whoever is kept out somewhere comes as somebody else, as a bot, or by a link; and whoever is one of
many there is room for comes as many people.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable
from typing import Final

from attacks.ground import Findings, Ground, Server, Stranger
from attacks.seats import PASSWORD
from battalia.server.client import Declined, visiting

CLOCK: Final = {"kind": "game", "base": 600, "increment": 10}
ME, LINK = {"who": "me"}, {"who": "link"}


async def _answer(wish: Awaitable[object]) -> str:
    try:
        await wish
    except Declined as problem:
        return problem.id
    return "done"


async def _account(ground: Ground, server: Server, name: str) -> Stranger:
    person = await ground.person(server, name)
    await person.post("/api/me/account", {"login": name.lower(), "password": PASSWORD})
    return person


# Who comes by another door.


async def other_doors(ground: Ground, short: bool) -> Findings:
    """Somebody who is blocked sends their bot, a guest takes the name of an account, an owner plays
    rated games with their own bot.

    Held: each is refused, by whatever door it is tried.
    """
    findings = Findings()
    async with ground.own() as server:
        ada = await _account(ground, server, "Ada")
        mallory = await _account(ground, server, "Mallory")
        made = await mallory.post("/api/bots", {"name": "Deep Mallory"})
        token = await mallory.post(f"/api/bots/{made['id']}/tokens", {"name": "first"})
        ground.secrets.add(token["token"])
        bot = ground.stranger(server)
        bot.key = token["token"]
        guest = await ground.person(server, "Guest")

        async def seat(host: Stranger, *, rated: bool = False, opened: bool = False) -> str:
            links = await host.set_up(
                options={"players": 2}, seats=[ME, LINK], settings={"clock": CLOCK}, rated=rated
            )
            if opened:
                await host.post(f"/api/lobby/{links['table']['id']}", {})
            return str(links["seats"]["p2"])

        own = await seat(mallory, rated=True)
        tried = {"an own bot, rated, by a link": await _answer(bot.join(own))}
        open_seat = await seat(mallory, opened=True)
        tried["another's name, by a link"] = await _answer(guest.join(open_seat, "ADA"))
        cup = {"title": "Cup", "starts": time.time() + 600, "clock": CLOCK}
        id = (await mallory.post("/api/tournaments", cup))["id"]
        impostor = await ground.person(server, "ada")
        entry = impostor.post(f"/api/tournaments/{id}/entry")
        tried["another's name, in a tournament"] = await _answer(entry)
        rename = guest.request("PATCH", "/api/me", {"name": "Ada"})
        tried["another's name, afterwards"] = await _answer(rename)
        victim = await seat(ada)
        await ada.post("/api/friends/block", {"name": "Mallory"})
        tried["a blocked person's bot"] = await _answer(bot.join(victim))
        tried["a blocked person"] = await _answer(mallory.join(victim))
        for what, answer in tried.items():
            findings.expect(answer != "done", f"{what}: {answer}")
    return findings


# Who comes as many.


async def all_room(ground: Ground, short: bool) -> Findings:
    """One address is many people, who open tables, have computers play in the lobby and announce
    tournaments, as many as they can.

    Held: a bystander's open table stays in the lobby, and the bystander can open a table and
    announce a tournament.
    """
    findings = Findings()
    async with ground.own("--rate-each", "100000", "--log-level", "WARNING") as server:
        bystander = await ground.person(server, "Bystander")
        before = (await bystander.post("/api/lobby", {"players": 2}))["table"]["id"]
        many = ground.stranger(server)
        counts = {"open tables": 0, "games of computers": 0, "tournaments": 0}
        refused: set[str] = set()
        for number in range(5 if short else 90):
            person = await many.is_named(f"Person {number}")
            cup = {"title": "Cup", "starts": time.time() + 600, "clock": CLOCK}
            for what, path, body in (
                ("open tables", "/api/lobby", {"players": 2, "pace": "days"}),
                ("tournaments", "/api/tournaments", cup),
            ):
                for _ in range(5):
                    answer = await _answer(person.post(path, body))
                    counts[what] += answer == "done"
                    refused |= {answer} - {"done"}
            async with visiting(server.url, [person.key]) as place:
                for _ in range(4):
                    seeking = {"type": "seek", "players": 2, "computers": 0}
                    answer = await _answer(place.ask(seeking))
                    refused |= {answer} - {"done"}
                    if answer == "done":
                        await place.next("me", "paired")
                        counts["games of computers"] += 1
        done = ", ".join(f"{count} {what}" for what, count in counts.items())
        findings.note(f"{done}; refused: {', '.join(sorted(refused)) or 'nothing'}")
        shown = [table["id"] for table in (await bystander.get("/api/lobby"))["tables"]]
        findings.expect(before in shown, "the bystander's table is in the lobby")
        opening = await _answer(bystander.post("/api/lobby", {"players": 2}))
        findings.expect(opening == "done", f"the bystander opens another one: {opening}")
        cup = {"title": "Fair", "starts": time.time() + 600, "clock": CLOCK}
        announcing = await _answer(bystander.post("/api/tournaments", cup))
        findings.expect(announcing == "done", f"and announces a tournament: {announcing}")
    return findings
