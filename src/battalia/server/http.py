"""The HTTP interface: people and tables. Documented at ``/api/openapi.json``.

A person is known by a key, sent as ``Authorization: Bearer KEY`` or as a cookie. The keys of seats
and for watching may stand there as well, where a seat or a spectator suffices.
"""

from __future__ import annotations

from functools import cache, partial
from typing import Annotated, Final, NamedTuple, TypeAlias

import msgspec
from litestar import Controller, MediaType, Request, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, Parameter
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_201_CREATED,
    HTTP_202_ACCEPTED,
    HTTP_204_NO_CONTENT,
)

from battalia import __version__
from battalia.engine import Options
from battalia.server.authority import Proof
from battalia.server.bots import BotAccounts
from battalia.server.checkup import Checkup
from battalia.server.denied import CONFLICT, FORBIDDEN, UNKNOWN, Denied, denied
from battalia.server.desk import Desk
from battalia.server.handing import ON_BEHALF
from battalia.server.house import House
from battalia.server.keys import TABLE_ID, hashed
from battalia.server.limits import Alone, address_of
from battalia.server.messages import (
    Account,
    AccountInfo,
    AddressChange,
    Agreement,
    ChanceList,
    Clone,
    Confirmation,
    DeviceCode,
    DrawList,
    Export,
    History,
    HouseChange,
    Invitation,
    Join,
    KeyCount,
    LettersInfo,
    LetterWish,
    Link,
    LinkInfo,
    LinkKey,
    Login,
    NewDevice,
    NewLink,
    NewPassword,
    NewPerson,
    NewPush,
    NewTable,
    PersonChange,
    PersonInfo,
    Place,
    Pledge,
    ProofInfo,
    PushInfo,
    Reach,
    ReachedAt,
    Recover,
    Recovery,
    ReviewInfo,
    ReviewLines,
    Seated,
    SeatLink,
    SeatText,
    StandIn,
    Statistics,
    TableInfo,
    TableLinks,
    TableList,
    Text,
    Tried,
    TriedInfo,
    Vote,
    Waiting,
    Welcomed,
)
from battalia.server.messages.bots import HookInfo
from battalia.server.naming import proper_name
from battalia.server.offering import agreement
from battalia.server.origins import is_this_machine, name_of
from battalia.server.page import ASKING, File, given, packed
from battalia.server.people import Accounts, Arrival, shown
from battalia.server.pushing import MOST_WAITING, Pushes
from battalia.server.reading import cookie_of
from battalia.server.reminders import Hooks, check_hook
from battalia.server.reviewing import Reviews
from battalia.server.schema import message_schema
from battalia.server.store import NameTaken, Person, PersonColumns, Shelf, Store
from battalia.server.tallies import Tallies
from battalia.server.work import AGREE, Asker

COOKIE: Final = "battalia-key"
YEAR: Final = 365 * 24 * 3600

# What follows the $ in these patterns is for Python, whose $ lets a newline through.
TableId = Annotated[str, Parameter(pattern=TABLE_ID, description="The table's id.")]
SeatParameter = Annotated[str, Parameter(pattern=r"^p[1-6]$(?!\n)", description="The seat.")]


PAGE: Final = r"^(tables(:[0-9]{1,12}(\.[0-9]{1,12})?)?|said(:[a-z0-9]{12}:[0-9]{1,9})?)$(?!\n)"
"""A page of an export."""
AnyRequest: TypeAlias = Request[object, object, State]


class Caller(NamedTuple):
    """Who asks: a person, if the key is one's, and the (hashed) key itself."""

    person: Person | None
    keys: list[bytes]
    address: str = ""

    @property
    def proof(self) -> Proof:
        return Proof(self.keys, None if self.person is None else self.person.id)

    @property
    def asker(self) -> Asker:
        return Asker(self.address, None if self.person is None else self.person.id)

    def somebody(self) -> Person:
        if self.person is None:
            raise Denied("who-are-you", UNKNOWN)
        return self.person


# What the server is made of, given to the handlers by name.
TheCaller = NamedDependency[Caller]
TheDesk = NamedDependency[Desk]
TheReviews = NamedDependency[Reviews]
TheTallies = NamedDependency[Tallies]
TheStore = NamedDependency[Store]
TheAccounts = NamedDependency[Accounts]
TheHouse = NamedDependency[House]
ThePushes = NamedDependency[Pushes]
TheHooks = NamedDependency[Hooks]
ASetting = NamedDependency[bool]


def key_of(request: AnyRequest) -> str | None:
    """The key that a request carries."""
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and key:
        return key.strip()
    return cookie_of(request.headers, COOKIE)


async def caller(
    request: AnyRequest, store: TheStore, bots: NamedDependency[BotAccounts]
) -> Caller:
    address = address_of(request.scope)
    on_behalf = request.scope.get(ON_BEHALF)
    if isinstance(on_behalf, int):
        return Caller(await store.person(on_behalf), [], address)
    key = key_of(request)
    if not key:
        return Caller(None, [], address)
    kept = hashed(key)
    person = await store.person_of_token(kept)
    if person is not None and person.owner is not None:
        await bots.admit(person, request.method, request.scope["path"])
    return Caller(person, [kept], address)


class People(Controller):
    """Oneself."""

    path = "/api"
    tags = ("people",)

    @post("/people", summary="Sit down for the first time", status_code=HTTP_201_CREATED)
    async def sit_down(
        self,
        data: JSONBody[NewPerson],
        caller: TheCaller,
        accounts: TheAccounts,
        secure: ASetting,
    ) -> Response[Welcomed]:
        """A person with a name; the key proves who they are from now on."""
        arrival = await accounts.arrive(data.name, caller.asker)
        return _welcomed(arrival, secure, HTTP_201_CREATED)

    @get("/me", summary="Who am I?")
    async def me(self, request: AnyRequest, caller: TheCaller) -> PersonInfo | None:
        """Nobody (null), where no key is sent, or only the cookie of one that has ended: a browser
        cannot know what its cookie is worth. A key in the header is a claim; a wrong one is
        refused."""
        if caller.person is None and "authorization" not in request.headers:
            return None
        return shown(caller.somebody())

    @patch("/me", summary="Change name, reminders or consent")
    async def change(
        self,
        data: JSONBody[PersonChange],
        caller: TheCaller,
        store: TheStore,
        hooks: TheHooks,
    ) -> PersonInfo:
        """An empty hook means no reminders. Whoever has an account has their name for
        themselves: nobody is called so afterwards."""
        person = caller.somebody()
        if data.hook:
            if not hooks.on:
                raise Denied("hooks-off", CONFLICT)
            reason = check_hook(data.hook, hooks.allow_private)
            if reason is not None:
                raise denied(reason)
        if data.mails and person.address is None:
            raise Denied("no-address", CONFLICT)
        changes: PersonColumns = {}
        if data.name is not None:
            changes["name"] = proper_name(data.name)
            owner = await store.person_called(changes["name"])
            if owner is not None and owner.id != person.id:
                raise Denied("name-taken", CONFLICT, name=changes["name"])
        if data.hook is not None:
            changes["hook"] = data.hook or None
        if data.mails is not None:
            changes["mails"] = data.mails
        if data.language is not None:
            changes["language"] = data.language
        if data.shares is not None:
            changes["shares"] = data.shares
        if data.digest is not None:
            changes["digest"] = data.digest
        try:
            await store.set_person(person.id, **changes)
        except NameTaken:
            raise Denied("name-taken", CONFLICT, name=changes["name"]) from None
        return shown(await _again(store, person))

    @get("/me/hook", summary="By what is word to my hook known?")
    async def hook(self, caller: TheCaller, hooks: TheHooks) -> HookInfo:
        """The key by which it is signed."""
        return HookInfo(hooks.on, hooks.secret(caller.somebody()))

    @post("/me/account", summary="Get a login and a password", status_code=HTTP_200_OK)
    async def account(
        self,
        data: JSONBody[Account],
        caller: TheCaller,
        accounts: TheAccounts,
    ) -> AccountInfo:
        """From now on these games are found on every device. The recovery codes are shown this
        once. Other ones need the password until now or a recovery code, and end all other keys."""
        setting = accounts.set_account(caller.somebody(), caller.keys[0], data, caller.asker)
        return await accounts.hall.whole(setting)

    @post("/me/recovery", summary="New recovery codes", status_code=HTTP_200_OK)
    async def recovery(
        self,
        data: JSONBody[Confirmation],
        caller: TheCaller,
        accounts: TheAccounts,
    ) -> Recovery:
        """Those until now end."""
        return await accounts.renew_codes(caller.somebody(), data.password, caller.asker)

    @post("/me/address", summary="An address for e-mail", status_code=HTTP_204_NO_CONTENT)
    async def address(
        self,
        data: JSONBody[AddressChange],
        caller: TheCaller,
        accounts: TheAccounts,
    ) -> None:
        """A letter with a link goes there; the address is one's own once that was followed. An
        empty one ends the one until now. Needs the password if there is one."""
        setting = accounts.set_address(caller.somebody(), caller.keys[0], data, caller.asker)
        await accounts.hall.whole(setting)

    @post("/me/link", summary="A link for another device", status_code=HTTP_201_CREATED)
    async def link(self, caller: TheCaller, accounts: TheAccounts) -> NewLink:
        """Whoever opens `/in#KEY` with it, once and soon, is known there as oneself."""
        return await accounts.new_link(caller.somebody(), caller.keys[0])

    @get("/me/keys", summary="By how many keys am I known?")
    async def keys(self, caller: TheCaller, accounts: TheAccounts) -> KeyCount:
        return await accounts.keys(caller.somebody())

    @delete("/me/keys", summary="Log out everywhere else", status_code=HTTP_204_NO_CONTENT)
    async def log_out_elsewhere(self, caller: TheCaller, accounts: TheAccounts) -> None:
        """All keys but the one that is sent end, and so do the links to one's seats."""
        await accounts.hall.whole(accounts.end_other_keys(caller.somebody(), caller.keys[0]))

    @get("/me/waiting", summary="Which tables wait for me?")
    async def waiting(self, caller: TheCaller, store: TheStore) -> Waiting:
        return Waiting(await store.waiting_for(caller.somebody().id, MOST_WAITING))

    @get("/me/statistics", summary="My games, counted")
    async def statistics(self, caller: TheCaller, tallies: TheTallies) -> Statistics:
        """Results, points, what was bought and built, errors. Games are counted a few at a time:
        where there are `more`, one asks again."""
        return await tallies.of(caller.asker, caller.somebody())

    @get("/me/push", summary="Does this browser hear by push?")
    async def push(self, caller: TheCaller, pushes: ThePushes) -> PushInfo:
        """With the server's public key, which a browser needs to subscribe."""
        return await pushes.info(caller.somebody(), caller.keys[0])

    @post("/me/push", summary="Tell this browser by push", status_code=HTTP_200_OK)
    async def push_here(
        self, data: JSONBody[NewPush], caller: TheCaller, pushes: ThePushes
    ) -> PushInfo:
        """When it is one's turn and one is not at the table. It ends with the key that is sent."""
        caller.somebody()
        return await pushes.begin(caller.keys[0], data)

    @delete("/me/push", summary="No push any more", status_code=HTTP_204_NO_CONTENT)
    async def no_push(self, caller: TheCaller, pushes: ThePushes) -> None:
        caller.somebody()
        await pushes.end(caller.keys[0])

    @get("/me/export", summary="All that is kept of me")
    async def export(
        self,
        caller: TheCaller,
        accounts: TheAccounts,
        page: Annotated[
            str,
            Parameter(pattern=PAGE, max_length=40, description="The `next` of the last page."),
        ] = "tables",
    ) -> Export:
        """Some tables on each page, then what was said at them."""
        return await accounts.export(caller.somebody(), caller.asker, page)

    @post("/me/delete", summary="Delete my account", status_code=HTTP_204_NO_CONTENT)
    async def forget(
        self,
        data: JSONBody[Confirmation],
        caller: TheCaller,
        accounts: TheAccounts,
    ) -> Response[None]:
        """All that is kept of oneself goes. Games with other people stay, without one's name."""
        deleting = accounts.delete(caller.somebody(), data.password, caller.asker)
        await accounts.hall.whole(deleting)
        return _gone()

    @post("/login", summary="Be the person of an account", status_code=HTTP_200_OK)
    async def login(
        self,
        data: JSONBody[Login],
        caller: TheCaller,
        accounts: TheAccounts,
        secure: ASetting,
    ) -> Response[Welcomed]:
        """A new key for this device."""
        arrival = await accounts.log_in(data, caller.asker)
        return _welcomed(arrival, secure, HTTP_200_OK)

    @post("/recover", summary="A new password by a recovery code", status_code=HTTP_200_OK)
    async def recover(
        self,
        data: JSONBody[Recover],
        caller: TheCaller,
        accounts: TheAccounts,
        secure: ASetting,
    ) -> Response[Welcomed]:
        """For whoever has forgotten theirs. All keys until now end; a new one for this device."""
        recovering = accounts.recover(data, caller.asker)
        return _welcomed(await accounts.hall.whole(recovering), secure, HTTP_200_OK)

    @get("/letters", summary="Does this server send e-mail?")
    async def letters(self, accounts: TheAccounts) -> LettersInfo:
        return LettersInfo(accounts.letters.on)

    @post("/letters", summary="A link by e-mail", status_code=HTTP_204_NO_CONTENT)
    async def letter(
        self, data: JSONBody[LetterWish], caller: TheCaller, accounts: TheAccounts
    ) -> None:
        """To come in by it, or to set a new password. The answer is the same, and comes as soon,
        whether anybody here has this address or not."""
        # Who asks from a device where somebody is known asks for that no less.
        await accounts.letters.ask(data, Asker(caller.address))

    @post("/link", summary="What a link is for", status_code=HTTP_200_OK)
    async def look_at_link(
        self, data: JSONBody[LinkKey], caller: TheCaller, accounts: TheAccounts
    ) -> LinkInfo:
        """Uses nothing up."""
        return await accounts.look_at(data.key, caller.asker)

    @post("/link/confirm", summary="Confirm an address", status_code=HTTP_200_OK)
    async def confirm_address(self, data: JSONBody[LinkKey], accounts: TheAccounts) -> LinkInfo:
        """By the link of the letter that went there."""
        return await accounts.hall.whole(accounts.confirm_address(data.key))

    @post("/link/login", summary="Be the person of a link", status_code=HTTP_200_OK)
    async def come_by_link(
        self, data: JSONBody[LinkKey], accounts: TheAccounts, secure: ASetting
    ) -> Response[Welcomed]:
        """A new key for this device, by a link from another one or from a letter, once."""
        arrival = await accounts.hall.whole(accounts.come_by(data.key))
        return _welcomed(arrival, secure, HTTP_200_OK)

    @post("/link/password", summary="A new password by a link", status_code=HTTP_200_OK)
    async def reset(
        self,
        data: JSONBody[NewPassword],
        caller: TheCaller,
        accounts: TheAccounts,
        secure: ASetting,
    ) -> Response[Welcomed]:
        """By the link of a letter, once. All keys until now end; a new one for this device."""
        resetting = accounts.reset(data, caller.asker)
        return _welcomed(await accounts.hall.whole(resetting), secure, HTTP_200_OK)

    @post("/me/devices", summary="A code for one more device", status_code=HTTP_201_CREATED)
    async def device_code(self, caller: TheCaller, accounts: TheAccounts) -> DeviceCode:
        """It can be used once, and for a few minutes; the one until now ends."""
        return await accounts.device_code(caller.somebody(), caller.keys[0], caller.asker)

    @post("/devices", summary="Be the same person on this device", status_code=HTTP_200_OK)
    async def new_device(
        self,
        data: JSONBody[NewDevice],
        caller: TheCaller,
        accounts: TheAccounts,
        secure: ASetting,
    ) -> Response[Welcomed]:
        """By a code that another device shows: a new key for this one."""
        coming = accounts.new_device(data.code, caller.asker)
        return _welcomed(await accounts.hall.whole(coming), secure, HTTP_200_OK)

    @post("/logout", summary="Forget the key of this device", status_code=HTTP_204_NO_CONTENT)
    async def logout(self, caller: TheCaller, accounts: TheAccounts) -> Response[None]:
        caller.somebody()
        await accounts.hall.whole(accounts.log_out(caller.keys[0]))
        return _gone()


async def _again(store: Store, person: Person) -> Person:
    found = await store.person(person.id)
    assert found is not None
    return found


def _welcomed(arrival: Arrival, secure: bool, status: int) -> Response[Welcomed]:
    person, key, recovery = arrival
    cookie = Cookie(
        key=COOKIE, value=key, max_age=YEAR, httponly=True, samesite="lax", secure=secure
    )
    welcomed = Welcomed(shown(person), key, recovery)
    return Response(welcomed, status_code=status, cookies=[cookie])


def _gone() -> Response[None]:
    """Nobody is known on this device any more."""
    response: Response[None] = Response(None, status_code=HTTP_204_NO_CONTENT)
    response.delete_cookie(COOKIE)
    return response


class Tables(Controller):
    """Tables and seats."""

    path = "/api/tables"
    tags = ("tables",)

    @post("/", summary="Set up a table", status_code=HTTP_201_CREATED)
    async def set_up(
        self, data: JSONBody[NewTable], caller: TheCaller, desk: TheDesk
    ) -> TableLinks:
        """New, or going on with a record or a position. The links are shown this once."""
        return await desk.set_up(caller.asker, caller.somebody(), data)

    @get("/", summary="My tables")
    async def mine(
        self,
        caller: TheCaller,
        desk: TheDesk,
        before: Annotated[float | None, Parameter(description="Changed before this time.")] = None,
        limit: Annotated[int, Parameter(ge=1, le=100)] = 50,
        archive: Annotated[
            bool, Parameter(description="Those that one has put into the archive.")
        ] = False,
    ) -> TableList:
        shelf: Shelf | None = "archive" if archive else None
        return await desk.tables_of(caller.asker, caller.somebody(), before, limit, shelf)

    @get("/{table:str}", summary="A table from outside")
    async def table(self, table: TableId, caller: TheCaller, desk: TheDesk) -> TableInfo:
        return await desk.info(table, caller.proof)

    @delete("/{table:str}", summary="Remove a table", status_code=HTTP_204_NO_CONTENT)
    async def remove(self, table: TableId, caller: TheCaller, desk: TheDesk) -> None:
        """One that oneself has set up, and at which nobody else sits."""
        await desk.hall.whole(desk.remove(table, caller.somebody()))

    @post("/link", summary="Where does a link lead?", status_code=HTTP_200_OK)
    async def invitation(
        self, data: JSONBody[Link], caller: TheCaller, desk: TheDesk
    ) -> Invitation:
        """To a seat, or the reason why it does not any more. Nothing changes."""
        return await desk.invitation(caller.proof, data.key)

    @post("/join", summary="Take the seat of a link", status_code=HTTP_200_OK)
    async def join(self, data: JSONBody[Join], caller: TheCaller, desk: TheDesk) -> Seated:
        """Needs no person: the new key alone is enough to play, for a bot from outside as well."""
        joining = desk.join(
            caller.asker, caller.person, data.key, data.name, shares=data.shares, text=data.text
        )
        return await desk.hall.whole(joining)

    @post("/{table:str}/leave", summary="Get up", status_code=HTTP_200_OK)
    async def leave(self, table: TableId, caller: TheCaller, desk: TheDesk) -> TableInfo:
        """Before the game the seat is free again; later a computer plays on until one returns."""
        return await desk.hall.whole(desk.leave(table, caller.somebody()))

    @post("/{table:str}/place", summary="Archive or list", status_code=HTTP_204_NO_CONTENT)
    async def put(
        self, table: TableId, data: JSONBody[Place], caller: TheCaller, desk: TheDesk
    ) -> None:
        """Where one has a table: among one's games, in the archive, or nowhere. It stays what it
        is, for oneself and for others."""
        await desk.put(table, caller.somebody(), data.place)

    @post("/{table:str}/seats/{seat:str}/resign", summary="Give up", status_code=HTTP_200_OK)
    async def resign(
        self, table: TableId, seat: SeatParameter, caller: TheCaller, desk: TheDesk
    ) -> TableInfo:
        """A computer plays on; those left may end the game. With nobody left it is over."""
        return await desk.hall.whole(desk.resign(table, caller.proof, seat))

    @post("/{table:str}/seats/{seat:str}/vote", summary="End it or play on", status_code=200)
    async def vote(
        self,
        table: TableId,
        seat: SeatParameter,
        data: JSONBody[Vote],
        caller: TheCaller,
        desk: TheDesk,
    ) -> TableInfo:
        """After somebody has resigned. When more than half of those left wish it, the game ends."""
        return await desk.hall.whole(desk.vote(table, caller.proof, seat, data.end))

    @post("/{table:str}/watch", summary="A new link to watch", status_code=HTTP_200_OK)
    async def watch(self, table: TableId, caller: TheCaller, desk: TheDesk) -> SeatLink:
        """Of an own table; whoever came by the old one and has no seat goes."""
        return await desk.hall.whole(desk.new_watch(table, caller.somebody()))

    @post("/{table:str}/seats/{seat:str}/link", summary="A new link", status_code=HTTP_200_OK)
    async def link(
        self, table: TableId, seat: SeatParameter, caller: TheCaller, desk: TheDesk
    ) -> SeatLink:
        """To an own seat, or to an open one of an own table; the old link no longer works."""
        return await desk.hall.whole(desk.new_link(table, caller.somebody(), seat))

    @post("/{table:str}/seats/{seat:str}/computer", summary="Let a computer play", status_code=200)
    async def stand_in(
        self,
        table: TableId,
        seat: SeatParameter,
        data: JSONBody[StandIn],
        caller: TheCaller,
        desk: TheDesk,
    ) -> TableInfo:
        """For oneself, for somebody who has been away for a while, or in an open seat."""
        return await desk.hall.whole(desk.stand_in(table, caller.somebody(), seat, data.level))

    @delete("/{table:str}/seats/{seat:str}/computer", summary="Play oneself again", status_code=200)
    async def take_back(
        self, table: TableId, seat: SeatParameter, caller: TheCaller, desk: TheDesk
    ) -> TableInfo:
        return await desk.hall.whole(desk.take_back(table, caller.somebody(), seat))

    @post("/{table:str}/rematch", summary="Play again", status_code=HTTP_201_CREATED)
    async def rematch(self, table: TableId, caller: TheCaller, desk: TheDesk) -> TableLinks:
        """The same people at a new table; whoever comes second finds the one that is there."""
        return await desk.hall.whole(desk.rematch(caller.asker, table, caller.somebody()))

    @post("/{table:str}/clone", summary="Go on from any moment", status_code=HTTP_201_CREATED)
    async def clone(
        self, table: TableId, data: JSONBody[Clone], caller: TheCaller, desk: TheDesk
    ) -> TableLinks:
        """A table of one's own. While others have secrets, hidden cards are dealt anew."""
        return await desk.clone(caller.asker, table, caller.somebody(), data)

    @get("/{table:str}/record", summary="The game's record")
    async def record(self, table: TableId, caller: TheCaller, desk: TheDesk) -> Text:
        """When it is over, or when all others are computers."""
        return Text(await desk.record(caller.asker, table, caller.proof))

    @get("/{table:str}/proof", summary="What is proved here")
    async def proof(self, table: TableId, caller: TheCaller, desk: TheDesk) -> ProofInfo:
        """To what the server is bound, and what one has added; after the end, all of it."""
        return await desk.proof(table, caller.proof)

    @get("/{table:str}/draws", summary="All draws and dice")
    async def draws(
        self,
        table: TableId,
        caller: TheCaller,
        desk: TheDesk,
        since: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    ) -> DrawList:
        """After the end: what chance decided, and what it could have been, from this draw on."""
        return await desk.draws(caller.asker, table, since)

    @post("/{table:str}/seats/{seat:str}/text", summary="Another text", status_code=HTTP_200_OK)
    async def text(
        self,
        table: TableId,
        seat: SeatParameter,
        data: JSONBody[SeatText],
        caller: TheCaller,
        desk: TheDesk,
    ) -> TableInfo:
        """For the seed, of an own seat, before the game begins."""
        return await desk.hall.whole(desk.set_text(table, caller.proof, seat, data.text))

    @get("/{table:str}/position", summary="The game's position")
    async def position(
        self,
        table: TableId,
        caller: TheCaller,
        desk: TheDesk,
        act: Annotated[
            int | None, Parameter(ge=0, le=1_000_000, description="After this act, not now.")
        ] = None,
    ) -> Text:
        """When it is over, or when all others are computers."""
        return Text(await desk.position(caller.asker, table, caller.proof, act))

    @get("/{table:str}/history", summary="The game once more")
    async def history(
        self,
        table: TableId,
        caller: TheCaller,
        desk: TheDesk,
        viewer: Annotated[
            str,
            Parameter(
                pattern=r"^(p[1-6]|watch|all)$(?!\n)",
                description="As a seat saw it; `watch`: as all could; `all`: with all cards open.",
            ),
        ] = "watch",
        since: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    ) -> History:
        """The view after the act `since`, and what changed act by act."""
        return await desk.history(caller.asker, table, viewer, caller.proof, since)


class Reviewing(Controller):
    """Games that are over, looked at again."""

    path = "/api/tables/{table:str}"
    tags = ("tables",)

    @get("/review", summary="The game's review")
    async def review(self, table: TableId, caller: TheCaller, reviews: TheReviews) -> ReviewInfo:
        """When it is over: what decided it; or how far the review is; or how long it will take."""
        return await reviews.info(caller.asker, table)

    @post("/review", summary="Have the game reviewed", status_code=HTTP_202_ACCEPTED)
    async def have_reviewed(
        self, table: TableId, caller: TheCaller, reviews: TheReviews
    ) -> ReviewInfo:
        """Once for everybody; it is made in the background. Nobody has two made at a time."""
        return await reviews.ask(caller.asker, table, caller.proof)

    @delete("/review", summary="Do not review it after all", status_code=HTTP_204_NO_CONTENT)
    async def stop(self, table: TableId, caller: TheCaller, reviews: TheReviews) -> None:
        """While it is being made, and if oneself has asked for it."""
        await reviews.stop(caller.asker, table)

    @get("/review/{number:int}", summary="What was better")
    async def lines(
        self,
        table: TableId,
        number: Annotated[int, Parameter(ge=0, le=1_000_000, description="Of the decision.")],
        caller: TheCaller,
        reviews: TheReviews,
    ) -> ReviewLines:
        """What was played and what would have been better, step by step, as the player saw it."""
        return await reviews.lines(caller.asker, table, number)

    @post("/tried", summary="Have I found it?", status_code=HTTP_200_OK)
    async def tried(
        self, table: TableId, data: JSONBody[Tried], caller: TheCaller, reviews: TheReviews
    ) -> TriedInfo:
        """What one's first decision after an act is worth, at a table against computers."""
        return await reviews.tried(caller.asker, table, caller.proof, data)


@post("/api/pledges", summary="Bind the server to a secret", tags=["tables"])
async def pledge(caller: TheCaller, desk: TheDesk) -> Pledge:
    """For a table that one sets up next: `pledge` of the new table is this commitment."""
    return await desk.pledge(caller.asker, caller.somebody())


@get("/api/chances", summary="All dice and draws", tags=["operation"])
async def chances(caller: TheCaller, desk: TheDesk) -> ChanceList:
    """What came how often in all finished games, and how often it was to be expected."""
    return await desk.chances(caller.asker)


@post("/unsubscribe/{key:str}", status_code=HTTP_204_NO_CONTENT, include_in_schema=False)
async def unsubscribe(key: FromPath[str], accounts: TheAccounts) -> None:
    """No more reminders by e-mail: by one click in a mail program, or on the page of the link."""
    await accounts.letters.stop(key)


@post("/api/options", summary="What goes together", tags=["tables"], status_code=HTTP_200_OK)
async def agree(data: JSONBody[Options], caller: TheCaller, desk: TheDesk) -> Agreement:
    """Options as far as they go together, and why others cannot be chosen now."""
    text = f"{data.corrections}{data.layout}"
    job = partial(agreement, data)
    return await desk.hall.workshop.do(caller.asker, AGREE, job, len(text) / 1000)


@cache
def messages_file() -> File:
    return packed(msgspec.json.encode(message_schema()), "application/json")


@get("/api/messages.json", summary="The schema of all messages", tags=["operation"])
async def messages(request: AnyRequest) -> Response[dict[str, object]]:
    return given(request, messages_file(), ASKING)


@get("/health", summary="Is the server well?", tags=["operation"])
async def health(
    checkup: NamedDependency[Checkup], shared: NamedDependency[Alone], desk: TheDesk
) -> dict[str, str | int]:
    """Asks the database, too: whether it can be read and written. Where processes share a Redis,
    it says whether that answers, and how many think on its queue: without, all is well."""
    tables, thinkers = await checkup.tables(), desk.hall.computers.thinkers
    told: dict[str, str | int] = {"status": "well", "version": __version__, "tables": tables}
    return told | shared.standing | ({} if thinkers is None else {"thinkers": thinkers})


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: AnyRequest, desk: TheDesk, public_metrics: ASetting) -> bytes:
    """For programs on this machine, unless everybody may know."""
    if not _from_here(request) and not public_metrics:
        raise Denied("metrics-of-this-machine", FORBIDDEN)
    return desk.hall.metrics.exposition()


@get("/api/house", summary="Where is the server reached?", tags=["operation"])
async def reach(request: AnyRequest, house: TheHouse) -> Reach:
    """For links that others can follow. The addresses of the machine are told to those only who
    came by one that is of no use to others."""
    return await _reach(request, house)


@put("/api/house", summary="Open the house, or close it", tags=["operation"])
async def open_house(data: JSONBody[HouseChange], request: AnyRequest, house: TheHouse) -> Reach:
    """To the network, by whoever sits at the machine of a server that was started with `--open`."""
    if not _may_open(request, house):
        raise Denied("house-not-yours", FORBIDDEN)
    await house.set_open(data.open)
    return await _reach(request, house)


async def _reach(request: AnyRequest, house: House) -> Reach:
    by = name_of(request.headers.get("host", ""))
    # Anybody can say that they came by localhost.
    here = is_this_machine(by) and _from_here(request)
    found = await house.reached_at() if house.config.url or here else []
    addresses = [ReachedAt(url, network) for url, network in found]
    return Reach(addresses, house.open, _may_open(request, house))


def _may_open(request: AnyRequest, house: House) -> bool:
    return house.can_be_opened and _from_here(request)


def _from_here(request: AnyRequest) -> bool:
    """Whether somebody asks on this machine itself, and no proxy for others."""
    client = request.client
    forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    return client is not None and is_this_machine(client.host) and not forwarded
