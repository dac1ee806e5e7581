"""`battalia appoint`: who looks after a house."""

import argparse
import asyncio
import time
from typing import TYPE_CHECKING

import msgspec

from battalia.cli.errors import CommandError
from battalia.cli.extras import need_for_database
from battalia.cli.parser import Subparsers, add_command
from battalia.words import say

if TYPE_CHECKING:
    from battalia.server.store import Store

EXAMPLES = """\
  battalia appoint ada --administrator    she sees the pages /operator and /moderation
  battalia appoint bea --moderator        while the server runs, too
  battalia appoint bea --nobody           and no longer
  battalia appoint --list
"""


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "appoint",
        run,
        "make people moderators or administrators of a server",
        examples=EXAMPLES,
        extra="server",
    )
    parser.add_argument("login", nargs="?", help="with which the person comes in")
    office = parser.add_mutually_exclusive_group()
    for name, does in (
        ("moderator", "decides on what is reported"),
        ("administrator", "that, and sees how the server is"),
    ):
        office.add_argument(f"--{name}", action="store_const", dest="office", const=name, help=does)
    office.add_argument(
        "--nobody", action="store_const", dest="office", const="", help="without an office again"
    )
    parser.add_argument("--list", action="store_true", help="who has an office")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://…")
    parser.set_defaults(office="moderator")


def run(args: argparse.Namespace) -> int:
    # The server and all it stands on are loaded only where they are needed.
    from battalia.server.config import Config, from_environment
    from battalia.server.store import Store, StoreError

    if not args.list and not args.login:
        raise CommandError(say("appoint-whom"))
    given = {} if args.database is None else {"database": args.database}
    try:
        database = msgspec.convert({**from_environment(), **given}, Config).database
    except ValueError as problem:
        raise CommandError(say("serve-environment", problem=str(problem))) from None
    need_for_database(database)
    try:
        store = Store(database)
        store.check()
        told = asyncio.run(_done(store, args.login, args.office))
    except StoreError as problem:
        raise CommandError(str(problem)) from None
    print(told)
    return 0


async def _done(store: "Store", login: str | None, office: str) -> str:
    """What was done, in words; without a login, who has which office."""
    await store.open()
    try:
        if login is None:
            found = [f"{name}  {what}" for _, name, what in await store.officers()]
            return "\n".join(found) or say("appoint-nobody-yet")
        return await _appointed(store, login, office)
    finally:
        await store.close()


async def _appointed(store: "Store", login: str, office: str) -> str:
    from battalia.server.denied import Denied
    from battalia.server.naming import proper_login
    from battalia.server.store import Entry

    try:
        person = await store.person_of_login(login.lower(), proper_login(login))
    except Denied:
        person = None
    if person is None:
        raise CommandError(say("appoint-nobody", login=login))
    details = f"office={office or 'none'}"
    entry = Entry(time.time(), "operator", "appoint", person=person.id, details=details)
    await store.appoint(person.id, office, entry)
    if not office:
        return say("appoint-none", login=login)
    return say("appoint-done", login=login, office=office)
