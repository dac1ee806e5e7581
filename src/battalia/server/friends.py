"""People among each other: what of them others see, friends, blocks, invitations to a table.

Whoever wants friends has an account, and by it a name of their own. A stranger can do no more than
ask: nobody gets a word from one, or is found by one, who does not want it.
"""

from __future__ import annotations

import asyncio
from itertools import islice
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
import structlog
from litestar import Controller, get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from battalia.engine.notation import seat_name
from battalia.engine.terms import FACTIONS, KINDS, UNITS
from battalia.server.authority import Proof
from battalia.server.denied import CONFLICT, FORBIDDEN, NOT_FOUND, Denied
from battalia.server.desk import Desk, in_short, known
from battalia.server.foyer import Foyer, own
from battalia.server.http import TableId, TheCaller
from battalia.server.messages import Seated, TableInfo
from battalia.server.messages.friends import (
    ChatHistory,
    Duel,
    Duels,
    FriendInfo,
    FriendList,
    FriendMoved,
    FriendsChanged,
    InvitationInfo,
    Own,
    OwnChange,
    PersonAt,
    PersonNamed,
    PersonShown,
    Presence,
    Privacy,
    TakeSeat,
)
from battalia.server.naming import folded
from battalia.server.presence import Whereabouts
from battalia.server.reminders import Reminder
from battalia.server.store import (
    BLOCKS_EACH,
    CHAT_KEPT,
    FRIENDS_EACH,
    Friend,
    Person,
    PersonColumns,
    SeatRow,
    Store,
    StoreError,
    TableRow,
)
from battalia.server.work import FRIEND, LIST, Asker

AVATARS: Final = frozenset(
    ["", *FACTIONS, *(f"{KINDS[unit]}.{faction}" for faction in FACTIONS for unit in UNITS)]
)
"""Our own pictures: the emblems, and the figures of the units."""
DUELS: Final = 200
"""So many games of two friends are counted."""
LAST: Final = 20
"""So many of them are named."""
Aspect: TypeAlias = Literal["profile", "games", "reviews", "duels", "presence"]
"""What of somebody others may see."""
QUIET: Final = FriendsChanged()
"""Something has changed, and one looks for oneself."""
SETTLED: Final = 2.0
"""Seconds after which friends hear that somebody has come or gone: who only turns a page has done
neither."""
AT_ONCE: Final = 500
"""Of so many people it is told in one go."""
log = structlog.get_logger("battalia.friends")


def privacy_of(person: Person) -> Privacy:
    """What of somebody others may see; what cannot be read is as usual."""
    try:
        return msgspec.json.decode(person.privacy, type=Privacy) if person.privacy else Privacy()
    except msgspec.DecodeError:
        return Privacy()


async def may_see(store: Store, viewer: int | None, person: Person, what: Aspect) -> bool:
    """Whether somebody may see this of a person: the one place that says so."""
    if viewer == person.id:
        return True
    audience = getattr(privacy_of(person), what)
    if await store.closed([person.id]):
        return False
    if audience == "nobody" or not await store.may_meet(viewer, person.id):
        return False
    return audience == "all" or await store.are_friends(viewer, person.id)


def scores(row: TableRow, seats: list[SeatRow]) -> list[float]:
    """Of a game that is over: for each seat the part of the others whom it was ahead of.

    By points, as they stand in the result; whoever has given up is behind all who have not.
    """
    points = [int(one) for one in row.result.split()[1:] if one.lstrip("-").isdigit()]
    if len(points) != len(seats) or len(seats) < 2:
        return [0.0] * len(seats)
    worth = [(seat.resigned is None, points[seat.seat]) for seat in seats]
    return [
        sum(1.0 if mine > other else 0.5 if mine == other else 0.0 for other in _but(worth, at))
        / (len(seats) - 1)
        for at, mine in enumerate(worth)
    ]


def _but(worth: list[tuple[bool, int]], at: int) -> list[tuple[bool, int]]:
    return worth[:at] + worth[at + 1 :]


class Friends:
    """What people want to have to do with each other."""

    def __init__(self, desk: Desk, foyer: Foyer, whereabouts: Whereabouts) -> None:
        self.desk = desk
        self.hall = desk.hall
        self.store = desk.store
        self.foyer = foyer
        self.whereabouts = whereabouts
        self._moved: set[int] = set()
        """Who may be somewhere else than friends were told last."""
        self._last: dict[int, Presence] = {}
        """What they were told, of all who are not away."""
        self._telling: asyncio.Task[None] | None = None
        whereabouts.moved = self._notice

    async def close(self) -> None:
        """Nobody hears any more who comes and goes."""
        self.whereabouts.moved = lambda _: None
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)

    # Who comes and goes.

    def _notice(self, person: int) -> None:
        self._moved.add(person)
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell_moved())

    async def _tell_moved(self) -> None:
        try:
            while self._moved:
                await asyncio.sleep(SETTLED)
                try:
                    await self.tell_moved()
                except StoreError as problem:
                    log.error("friends were not told", problem=str(problem))
        finally:
            self._telling = None

    async def tell_moved(self) -> None:
        """Friends who are here hear who has come, has sat down or has gone."""
        some = list(islice(self._moved, AT_ONCE))
        self._moved.difference_update(some)
        here = await self.whereabouts.of(some)
        now: dict[int, Presence] = {one: here.get(one, "away") for one in some}
        # Who came and went meanwhile may have been seen: a list of friends says who is here.
        moved = {one: at for one, at in now.items() if at == "away" or at != self._last.get(one)}
        for one, at in moved.items():
            self._last[one] = at
            if at == "away":
                del self._last[one]
        pairs = await self.store.friendships(moved)
        listening = await self.whereabouts.of({friend for _, friend in pairs})
        people = await self.store.people({one for one, friend in pairs if friend in listening})
        for one, friend in pairs:
            person = people.get(one)
            if friend in listening and person and privacy_of(person).presence == "friends":
                self.foyer.tell(own(friend), "presence", FriendMoved(person.name, moved[one]))

    def tell(self, person: int, news: FriendsChanged = QUIET) -> None:
        """Whoever has a page open hears at once that there is something new."""
        self.foyer.tell(own(person), "friends", news)

    # Oneself.

    def shown_of(self, person: Person) -> Own:
        return Own(person.name, privacy_of(person), person.avatar, person.has_account)

    async def change(self, person: Person, wish: OwnChange) -> Own:
        changes: PersonColumns = {}
        if wish.avatar is not None:
            if wish.avatar not in AVATARS:
                raise Denied("no-such-avatar")
            changes["avatar"] = wish.avatar
        if wish.privacy is not None:
            changes["privacy"] = msgspec.json.encode(wish.privacy).decode()
        await self.store.set_person(person.id, **changes)
        return self.shown_of(msgspec.structs.replace(person, **changes))

    # Friends and blocks.

    async def all(self, asker: Asker, person: Person) -> FriendList:
        """Who has to do with somebody, and how they are."""
        await self.hall.workshop.charge(asker, LIST)
        found = await self.store.friends(person.id)
        friends = [one for one in found if one.since is not None]
        waiting = [one for one in found if one.since is None]
        return FriendList(
            await self._friends(friends),
            [shown(one.person) for one in waiting if one.asked],
            [shown(one.person) for one in waiting if not one.asked],
            [shown(one) for one in await self.store.blocks(person.id)],
            await self._invitations(person),
        )

    async def _friends(self, friends: list[Friend]) -> list[FriendInfo]:
        open_ones = [one for one in friends if privacy_of(one.person).presence == "friends"]
        here = await self.whereabouts.of([one.person.id for one in open_ones])
        told = {one.person.id: here.get(one.person.id, "away") for one in open_ones}
        return [
            FriendInfo(
                one.person.name, one.person.avatar, one.since or 0.0, told.get(one.person.id)
            )
            for one in friends
        ]

    async def _invitations(self, person: Person) -> list[InvitationInfo]:
        rows = await self.store.invitations(person.id)
        hosts = await self.store.people(row.by for row in rows)
        found: list[InvitationInfo] = []
        for row in rows:
            info = await self._from_outside(row.table, person)
            if info is not None and row.by in hosts:
                found.append(InvitationInfo(info, hosts[row.by].name, row.at))
        return found

    async def _from_outside(self, table: str, person: Person) -> TableInfo | None:
        """A table as it stands in the store, whoever leads it."""
        stored = await self.store.table(table)
        if stored is None:
            return None
        return in_short(self.hall.at_rest(*stored).info(known(person), self.desk.now()))

    async def befriend(self, asker: Asker, person: Person, name: str) -> FriendList:
        """Asks somebody to be friends, or says yes to who has asked."""
        await self.hall.workshop.charge(asker, FRIEND)
        check_account(person)
        other = await self._called(name)
        if other.id == person.id:
            raise Denied("that-is-you", CONFLICT)
        blocked = await self.store.blocked_by(frozenset([person.id]))
        if other.id in blocked:
            raise Denied("blocked-by-you", CONFLICT, name=other.name)
        known_already = {one.person.id: one for one in await self.store.friends(person.id)}
        if other.id not in known_already and (
            privacy_of(other).asks == "nobody" or not await self.store.may_meet(person.id, other.id)
        ):
            # Nobody hears that they are blocked.
            raise Denied("no-requests", FORBIDDEN, name=other.name)
        if await self.hall.whole(self.store.befriend(person.id, other.id)) is None:
            raise Denied("too-many-friends", CONFLICT, most=FRIENDS_EACH)
        self.tell(other.id)
        return await self.all(asker, person)

    async def unfriend(self, asker: Asker, person: Person, name: str) -> FriendList:
        """Ends a friendship, takes a request back, or declines one."""
        for one in await self.store.friends(person.id):
            if folded(one.person.name) == folded(name):
                await self.hall.whole(self.store.unfriend(person.id, one.person.id))
                self.tell(one.person.id)
        return await self.all(asker, person)

    async def block(self, asker: Asker, person: Person, wish: PersonAt) -> FriendList:
        """Nothing more from somebody: no word, no invitation, no table with them."""
        await self.hall.workshop.charge(asker, FRIEND)
        other = await self._meant(person, wish)
        if other.id == person.id:
            raise Denied("that-is-you", CONFLICT)
        knew = any(one.person.id == other.id for one in await self.store.friends(person.id))
        if not await self.hall.whole(self.store.block(person.id, other.id)):
            raise Denied("too-many-blocks", CONFLICT, most=BLOCKS_EACH)
        if knew:
            # Somebody to whom nothing else has happened would know what it was.
            self.tell(other.id)
        return await self.all(asker, person)

    async def unblock(self, asker: Asker, person: Person, name: str) -> FriendList:
        for one in await self.store.blocks(person.id):
            if folded(one.name) == folded(name):
                await self.hall.whole(self.store.unblock(person.id, one.id))
        return await self.all(asker, person)

    async def _called(self, name: str) -> Person:
        found = await self.store.person_called(name)
        if found is None:
            raise Denied("no-such-person", NOT_FOUND, name=name)
        return found

    async def _meant(self, person: Person, wish: PersonAt) -> Person:
        """Somebody by name, or whoever sits at a seat of a table at which oneself is."""
        if wish.name is not None:
            return await self._called(wish.name)
        stored = await self.store.table(wish.table or "")
        if stored is None or not self.hall.at_rest(*stored).rights(known(person)):
            raise Denied("nobody-at-this-table", FORBIDDEN)
        for seat in stored[1]:
            if seat_name(seat.seat) == wish.seat and seat.person is not None:
                found = await self.store.person(seat.person)
                if found is not None:
                    return found
        raise Denied("nobody-known-there", NOT_FOUND)

    async def duels(self, asker: Asker, person: Person, name: str) -> Duels:
        """Games of somebody with a friend, counted."""
        await self.hall.workshop.charge(asker, LIST)
        other = await self._called(name)
        if not await may_see(self.store, person.id, other, "duels"):
            raise Denied("not-shown", FORBIDDEN, name=other.name)
        counted = {"ahead": 0, "behind": 0, "level": 0}
        last: list[Duel] = []
        for row, seats in await self.store.duels(person.id, other.id, DUELS):
            result = _between(row, seats, person.id, other.id)
            counted[result] += 1
            if len(last) < LAST:
                last.append(Duel(row.id, row.changed, result))
        return Duels(other.name, **counted, last=last)

    # Invitations.

    async def invite(self, asker: Asker, person: Person, table: str, name: str) -> None:
        """Wants a friend at a table at which oneself is, and which has an open seat."""
        await self.hall.workshop.charge(asker, FRIEND)
        live = await self.hall.seen(table)
        may = live.rights(known(person))
        if not may.host and not may.seats:
            raise Denied("nobody-at-this-table", FORBIDDEN)
        if live.row.state != "waiting" or all(row.kind != "open" for row in live.seats):
            raise Denied("no-open-seat", CONFLICT)
        other = await self._called(name)
        friends = await self.store.are_friends(person.id, other.id)
        if not friends or privacy_of(other).invites == "nobody":
            raise Denied("not-invited", FORBIDDEN, name=other.name)
        if any(row.person == other.id for row in live.seats):
            raise Denied("sits-there", CONFLICT)
        again = await self.store.invited(table, other.id) is not None
        await self.hall.whole(self.store.invite(table, other.id, person.id))
        self.tell(other.id, FriendsChanged(table, person.name))
        # Who is at the page has it before their eyes; nobody is told twice of one table.
        if not again and not await self.whereabouts.of([other.id]):
            url = f"{self.hall.url}/friends"
            await self.hall.reminders.remind(
                Reminder(other, table, "", "", 0, url, asker.address, "invitation")
            )

    async def accept(self, asker: Asker, person: Person, table: str, text: str) -> Seated:
        """Sits down where one was invited."""
        invited = await self.store.invited(table, person.id)
        if invited is None:
            raise Denied("no-such-invitation", NOT_FOUND)
        seated = await self.desk.sit(asker, person, table, text=text)
        await self.store.uninvite(table, person.id)
        return seated

    async def decline(self, person: Person, table: str) -> None:
        await self.hall.whole(self.store.uninvite(table, person.id))

    # What was said.

    async def chat(self, asker: Asker, table: str, proof: Proof) -> ChatHistory:
        """All that was said at a table, for those who sit or sat there, as they want to hear it."""
        await self.hall.workshop.charge(asker, LIST)
        stored = await self.store.table(table)
        if stored is None:
            raise Denied("no-such-table", NOT_FOUND, table=table)
        live = self.hall.at_rest(*stored)
        may = live.rights(proof)
        if not (may.seats or may.resigned or may.host):
            raise Denied("nobody-at-this-table", FORBIDDEN)
        blocked = await self.store.blocked_by(frozenset(proof.people))
        lines = await self.store.chat(table, CHAT_KEPT)
        heard = [one for one in lines if one.person not in blocked]
        return ChatHistory([self.hall.shown_line(live, one) for one in heard])


def check_account(person: Person) -> None:
    """Only whoever has an account has a name by which others can know them."""
    if not person.has_account:
        raise Denied("account-needed", FORBIDDEN)


def shown(person: Person) -> PersonShown:
    return PersonShown(person.name, person.avatar)


def _between(
    row: TableRow, seats: list[SeatRow], one: int, other: int
) -> Literal["ahead", "behind", "level"]:
    """How somebody did compared with somebody else; who has several seats, by the best."""
    reached = scores(row, seats)
    best = [
        max(score for score, seat in zip(reached, seats, strict=True) if seat.person == person)
        for person in (one, other)
    ]
    return "ahead" if best[0] > best[1] else "behind" if best[0] < best[1] else "level"


# The handlers.

TheFriends = NamedDependency[Friends]


class FriendRoutes(Controller):
    """Friends, blocks, invitations."""

    path = "/api"
    tags = ("friends",)

    @get("/me/privacy", summary="What do others see of me?")
    async def own(self, caller: TheCaller, friends: TheFriends) -> Own:
        return friends.shown_of(caller.somebody())

    @patch("/me/privacy", summary="Another picture, or other things for others to see")
    async def change(
        self, data: JSONBody[OwnChange], caller: TheCaller, friends: TheFriends
    ) -> Own:
        return await friends.change(caller.somebody(), data)

    @get("/friends", summary="My friends, and who wants to be one")
    async def all(self, caller: TheCaller, friends: TheFriends) -> FriendList:
        """With those whom oneself has blocked, and to which tables one is invited."""
        return await friends.all(caller.asker, caller.somebody())

    @post("/friends", summary="Ask somebody to be friends", status_code=HTTP_200_OK)
    async def befriend(
        self, data: JSONBody[PersonNamed], caller: TheCaller, friends: TheFriends
    ) -> FriendList:
        """Or say yes to who has asked."""
        return await friends.befriend(caller.asker, caller.somebody(), data.name)

    @post("/friends/remove", summary="No longer friends", status_code=HTTP_200_OK)
    async def unfriend(
        self, data: JSONBody[PersonNamed], caller: TheCaller, friends: TheFriends
    ) -> FriendList:
        """Also takes back what one has asked, or says no."""
        return await friends.unfriend(caller.asker, caller.somebody(), data.name)

    @post("/friends/block", summary="Block somebody", status_code=HTTP_200_OK)
    async def block(
        self, data: JSONBody[PersonAt], caller: TheCaller, friends: TheFriends
    ) -> FriendList:
        """One hears nothing of them any more, and neither is brought to a table of the other's."""
        return await friends.block(caller.asker, caller.somebody(), data)

    @post("/friends/unblock", summary="Block somebody no longer", status_code=HTTP_200_OK)
    async def unblock(
        self, data: JSONBody[PersonNamed], caller: TheCaller, friends: TheFriends
    ) -> FriendList:
        return await friends.unblock(caller.asker, caller.somebody(), data.name)

    @get("/friends/duels", summary="My games with a friend")
    async def duels(
        self,
        caller: TheCaller,
        friends: TheFriends,
        name: Annotated[str, Parameter(min_length=1, max_length=40)],
    ) -> Duels:
        return await friends.duels(caller.asker, caller.somebody(), name)

    @post(
        "/tables/{table:str}/invite",
        summary="Invite a friend",
        status_code=HTTP_204_NO_CONTENT,
    )
    async def invite(
        self,
        table: TableId,
        data: JSONBody[PersonNamed],
        caller: TheCaller,
        friends: TheFriends,
    ) -> None:
        """To an open seat of a table at which oneself is."""
        await friends.invite(caller.asker, caller.somebody(), table, data.name)

    @post("/tables/{table:str}/accept", summary="Follow an invitation", status_code=HTTP_200_OK)
    async def accept(
        self, table: TableId, data: JSONBody[TakeSeat], caller: TheCaller, friends: TheFriends
    ) -> Seated:
        accepting = friends.accept(caller.asker, caller.somebody(), table, data.text)
        return await friends.hall.whole(accepting)

    @post(
        "/tables/{table:str}/decline",
        summary="Decline an invitation",
        status_code=HTTP_204_NO_CONTENT,
    )
    async def decline(self, table: TableId, caller: TheCaller, friends: TheFriends) -> None:
        await friends.decline(caller.somebody(), table)

    @get("/tables/{table:str}/chat", summary="What was said at a table")
    async def chat(self, table: TableId, caller: TheCaller, friends: TheFriends) -> ChatHistory:
        """For those who sit or sat there, also after the game."""
        return await friends.chat(caller.asker, table, caller.proof)
