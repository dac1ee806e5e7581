"""Clubs: people who play with each other at tables of their own, and who is ahead among them.

Anybody may come in, or asks first, or needs a link; a club of the last kind is known to its members
only. Officers let people in and send them away, a founder makes officers.
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Final

from litestar import Controller, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from battalia.server.denied import CONFLICT, FORBIDDEN, NOT_FOUND, Denied
from battalia.server.desk import Desk, in_short, known
from battalia.server.friends import check_account, scores
from battalia.server.http import TableId, TheCaller
from battalia.server.keys import hashed, new_key
from battalia.server.messages import Seated, SeatLink, TableInfo
from battalia.server.messages.friends import (
    CLUB_NAME,
    ClubChange,
    ClubInfo,
    ClubKey,
    ClubList,
    ClubRole,
    ClubTable,
    LadderRung,
    MemberInfo,
    NewClub,
    TakeSeat,
)
from battalia.server.naming import proper_name
from battalia.server.past import options_of
from battalia.server.ratings import kind_of, of_mu
from battalia.server.store import (
    CLUBS_EACH,
    FOUNDED_EACH,
    MEMBERS_EACH,
    TABLES_EACH,
    ClubMember,
    ClubRow,
    Person,
    Role,
    StoreError,
)
from battalia.server.store.rows import ClubColumns
from battalia.server.work import CLUB, LIST, Asker

SHOWN: Final = 20
"""Clubs on a page of the list."""
PAGES: Final = 50
"""Nobody turns more of them."""
COUNTED: Final = 200
"""So many of a club's last games count for its ladder."""
TABLES: Final = 20
"""So many of a club's open tables are shown."""
LEADERS: Final = ("founder", "officer")


class Clubs:
    """All clubs."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.hall = desk.hall
        self.store = desk.store

    # Looking.

    async def page(self, asker: Asker, person: Person | None, page: int) -> ClubList:
        """One's own, and those into which anybody can come, or ask to."""
        await self.hall.workshop.charge(asker, LIST)
        mine = [] if person is None else await self.store.clubs_of(person.id)
        own = {club.id for club, _, _ in mine}
        found = await self.store.clubs(limit=SHOWN + 1, skip=page * SHOWN)
        return ClubList(
            [_in_short(club, count, role) for club, role, count in mine],
            [_in_short(club, count) for club, count in found[:SHOWN] if club.id not in own],
            len(found) > SHOWN and page + 1 < PAGES,
        )

    async def one(self, asker: Asker, person: Person | None, id: str) -> ClubInfo:
        """To its members with all that is theirs."""
        await self.hall.workshop.charge(asker, LIST)
        club = await self.store.club(id)
        members = [] if club is None else await self.store.members(id)
        role = next((one.role for one in members if person and one.person.id == person.id), None)
        if club is None or (club.door == "link" and role is None):
            raise Denied("no-such-club", NOT_FOUND)
        inside = [one for one in members if one.role != "asking"]
        if person is None or role is None or role == "asking":
            return _in_short(club, len(inside), role)
        seen = members if role in LEADERS else inside
        return ClubInfo(
            club.id,
            club.name,
            club.door,
            club.created,
            len(inside),
            club.about,
            role,
            [MemberInfo(one.person.name, one.person.avatar, one.role, one.since) for one in seen],
            await self._tables(person, id),
            await self._ladder(id, inside),
        )

    async def _tables(self, person: Person, id: str) -> list[TableInfo]:
        found = await self.store.club_tables(id, "waiting", "playing", limit=TABLES)
        return [
            in_short(self.hall.at_rest(*one).info(known(person), self.desk.now())) for one in found
        ]

    async def _ladder(self, id: str, members: list[ClubMember]) -> list[LadderRung]:
        """By the ratings at the kind of table that is played here most; who has none comes behind,
        by results at the club's tables."""
        people = {one.person.id: one.person for one in members}
        games = dict.fromkeys(people, 0)
        reached = dict.fromkeys(people, 0.0)
        kinds: Counter[str] = Counter()
        for row, seats in await self.store.club_tables(id, "over", limit=COUNTED):
            kinds[kind_of(options_of(row))] += 1
            for seat, score in zip(seats, scores(row, seats), strict=True):
                if seat.person in people:
                    games[seat.person] += 1
                    reached[seat.person] += score
        if not kinds:
            return []
        (kind, _), *_ = kinds.most_common(1)
        rated = await self.store.club_ratings(id, kind)
        rungs = [
            LadderRung(
                person.name,
                games[id],
                round(reached[id], 2),
                person.avatar,
                of_mu(rated[id]) if id in rated else None,
            )
            for id, person in people.items()
            if games[id]
        ]
        return sorted(rungs, key=_height)

    # Founding, coming, going.

    async def found(self, asker: Asker, person: Person, wish: NewClub) -> ClubInfo:
        await self.hall.workshop.charge(asker, CLUB)
        check_account(person)
        name = proper_name(wish.name)
        club = ClubRow(wish.id, name, wish.about.strip(), wish.door, None, self.hall.date())
        try:
            founded = await self.hall.whole(self.store.add_club(club, person.id))
        except StoreError as problem:
            if problem.taken:
                raise Denied("club-taken", CONFLICT, club=wish.id) from None
            raise
        if not founded:
            raise Denied("too-many-clubs", CONFLICT, founded=FOUNDED_EACH, most=CLUBS_EACH)
        return await self.one(asker, person, wish.id)

    async def change(self, asker: Asker, person: Person, id: str, wish: ClubChange) -> ClubInfo:
        await self._role(id, person, *LEADERS)
        columns: ClubColumns = {}
        if wish.name is not None:
            columns["name"] = proper_name(wish.name)
        if wish.about is not None:
            columns["about"] = wish.about.strip()
        if wish.door is not None:
            columns["door"] = wish.door
        await self.hall.whole(self.store.set_club(id, **columns))
        return await self.one(asker, person, id)

    async def new_link(self, person: Person, id: str) -> SeatLink:
        """A key by which anybody comes in; the one until now ends."""
        await self._role(id, person, *LEADERS)
        key = new_key()
        await self.hall.whole(self.store.set_club(id, link=hashed(key)))
        return SeatLink(key)

    async def end(self, person: Person, id: str) -> None:
        await self._role(id, person, "founder")
        await self.hall.whole(self.store.drop_club(id))

    async def join(self, asker: Asker, person: Person, id: str, key: str | None) -> ClubInfo:
        """Comes in, or asks to be let in."""
        await self.hall.workshop.charge(asker, CLUB)
        check_account(person)
        club = await self.store.club(id)
        invited = club is not None and key is not None and club.link == hashed(key)
        if club is None or (club.door == "link" and not invited):
            raise Denied("no-such-club", NOT_FOUND)
        role: Role = "member" if invited or club.door == "open" else "asking"
        before = await self.store.role(id, person.id)
        if before is None or (before == "asking" and role == "member"):
            await self._set(id, person.id, role)
        return await self.one(asker, person, id)

    async def leave(self, person: Person, id: str) -> None:
        """Where nobody is left, there is no club."""
        await self.hall.whole(self.store.drop_member(id, person.id))

    async def set_role(self, asker: Asker, person: Person, id: str, wish: ClubRole) -> ClubInfo:
        """Somebody is let in, sent away, or made an officer."""
        await self.hall.workshop.charge(asker, CLUB)
        role = await self._role(id, person, *LEADERS)
        other = await self.store.person_called(wish.name)
        before = None if other is None else await self.store.role(id, other.id)
        if other is None or before is None:
            raise Denied("not-in-club", NOT_FOUND, name=wish.name)
        if other.id == person.id:
            raise Denied("that-is-you", CONFLICT)
        # An officer has to do with those only who are not one.
        if role != "founder" and (before in LEADERS or wish.role in LEADERS):
            raise Denied("not-your-club", FORBIDDEN)
        if wish.role == "out":
            await self.hall.whole(self.store.drop_member(id, other.id))
        else:
            await self._set(id, other.id, wish.role)
            if wish.role == "founder":
                await self._set(id, person.id, "officer")
        return await self.one(asker, person, id)

    async def _set(self, id: str, person: int, role: Role) -> None:
        if not await self.hall.whole(self.store.set_member(id, person, role)):
            raise Denied("club-full", CONFLICT, most=MEMBERS_EACH, clubs=CLUBS_EACH)

    async def _role(self, id: str, person: Person, *wanted: Role) -> Role:
        """What somebody is in a club, if it is one of these (Denied)."""
        role = await self.store.role(id, person.id)
        if role is None:
            raise Denied("no-such-club", NOT_FOUND)
        if role not in wanted:
            raise Denied("not-your-club", FORBIDDEN)
        return role

    # Tables.

    async def put_up(self, asker: Asker, person: Person, id: str, table: str) -> ClubInfo:
        """A table of one's own is for everybody in the club from now on."""
        await self._role(id, person, *LEADERS, "member")
        stored = await self.store.table(table)
        if stored is None or stored[0].host != person.id:
            raise Denied("not-your-table", FORBIDDEN)
        if stored[0].state != "waiting":
            raise Denied("no-open-seat", CONFLICT)
        if not await self.hall.whole(self.store.add_club_table(id, table)):
            raise Denied("too-many-club-tables", CONFLICT, most=TABLES_EACH)
        return await self.one(asker, person, id)

    async def sit(self, asker: Asker, person: Person, id: str, table: str, text: str) -> Seated:
        """Takes an open seat at a table of one's club."""
        await self._role(id, person, *LEADERS, "member")
        if await self.store.club_of(table) != id:
            raise Denied("no-such-table", NOT_FOUND, table=table)
        return await self.desk.sit(asker, person, table, text=text)


def _height(rung: LadderRung) -> tuple[bool, int, float, int, str]:
    return rung.rating is None, -(rung.rating or 0), -rung.score, rung.games, rung.name


def _in_short(club: ClubRow, members: int, role: Role | None = None) -> ClubInfo:
    return ClubInfo(club.id, club.name, club.door, club.created, members, club.about, role)


# The handlers.

ClubId = Annotated[
    str, Parameter(pattern=CLUB_NAME, max_length=40, description="What the club is called.")
]
TheClubs = NamedDependency[Clubs]


class ClubRoutes(Controller):
    """Clubs."""

    path = "/api/clubs"
    tags = ("clubs",)

    @get("/", summary="My clubs, and others")
    async def page(
        self,
        caller: TheCaller,
        clubs: TheClubs,
        page: Annotated[int, Parameter(ge=0, lt=PAGES)] = 0,
    ) -> ClubList:
        return await clubs.page(caller.asker, caller.person, page)

    @post("/", summary="Found a club", status_code=HTTP_201_CREATED)
    async def found(self, data: JSONBody[NewClub], caller: TheCaller, clubs: TheClubs) -> ClubInfo:
        return await clubs.found(caller.asker, caller.somebody(), data)

    @get("/{club:str}", summary="A club")
    async def one(self, club: ClubId, caller: TheCaller, clubs: TheClubs) -> ClubInfo:
        """Its people, tables and ladder are told to its members."""
        return await clubs.one(caller.asker, caller.person, club)

    @patch("/{club:str}", summary="Change a club")
    async def change(
        self, club: ClubId, data: JSONBody[ClubChange], caller: TheCaller, clubs: TheClubs
    ) -> ClubInfo:
        """By its officers."""
        return await clubs.change(caller.asker, caller.somebody(), club, data)

    @delete("/{club:str}", summary="End a club", status_code=HTTP_204_NO_CONTENT)
    async def end(self, club: ClubId, caller: TheCaller, clubs: TheClubs) -> None:
        """By its founder. Its tables go on."""
        await clubs.end(caller.somebody(), club)

    @post("/{club:str}/join", summary="Come in, or ask to", status_code=HTTP_200_OK)
    async def join(
        self, club: ClubId, data: JSONBody[ClubKey], caller: TheCaller, clubs: TheClubs
    ) -> ClubInfo:
        return await clubs.join(caller.asker, caller.somebody(), club, data.key)

    @post("/{club:str}/leave", summary="Leave a club", status_code=HTTP_204_NO_CONTENT)
    async def leave(self, club: ClubId, caller: TheCaller, clubs: TheClubs) -> None:
        """When a founder leaves, an officer or else a member is the founder."""
        await clubs.leave(caller.somebody(), club)

    @post("/{club:str}/members", summary="Let in, send away, appoint", status_code=HTTP_200_OK)
    async def set_role(
        self, club: ClubId, data: JSONBody[ClubRole], caller: TheCaller, clubs: TheClubs
    ) -> ClubInfo:
        return await clubs.set_role(caller.asker, caller.somebody(), club, data)

    @post("/{club:str}/link", summary="A link into the club", status_code=HTTP_201_CREATED)
    async def link(self, club: ClubId, caller: TheCaller, clubs: TheClubs) -> SeatLink:
        """The one until now ends."""
        return await clubs.new_link(caller.somebody(), club)

    @post("/{club:str}/tables", summary="A table for the club", status_code=HTTP_200_OK)
    async def put_up(
        self, club: ClubId, data: JSONBody[ClubTable], caller: TheCaller, clubs: TheClubs
    ) -> ClubInfo:
        """One that oneself has set up, with open seats."""
        return await clubs.put_up(caller.asker, caller.somebody(), club, data.table)

    @post("/{club:str}/tables/{table:str}/sit", summary="Sit down", status_code=HTTP_200_OK)
    async def sit(
        self,
        club: ClubId,
        table: TableId,
        data: JSONBody[TakeSeat],
        caller: TheCaller,
        clubs: TheClubs,
    ) -> Seated:
        sitting = clubs.sit(caller.asker, caller.somebody(), club, table, data.text)
        return await clubs.hall.whole(sitting)
