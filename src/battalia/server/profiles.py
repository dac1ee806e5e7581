"""What people have reached: a page about everybody, and who is the best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from litestar import get
from litestar.params import Parameter

from battalia.server.denied import FORBIDDEN, NOT_FOUND, Denied
from battalia.server.desk import Desk
from battalia.server.friends import may_see, privacy_of
from battalia.server.http import TheCaller, TheDesk
from battalia.server.messages import MadeReview, Name
from battalia.server.messages.ratings import (
    ClubNamed,
    Kind,
    KindRating,
    Leader,
    LeaderList,
    Met,
    OtherPlayer,
    Profile,
    RatedGame,
    RatingAt,
)
from battalia.server.ratings import (
    BY_NAME,
    KINDS,
    SURE,
    change_of,
    is_provisional,
    levels,
    of_level,
    season_of,
    shown,
)
from battalia.server.reviewing import FORM as REVIEW_FORM
from battalia.server.store import Belief, Person, Rated, Result, Store
from battalia.server.tallies import errors_in
from battalia.server.work import LIST, PROFILE, Asker

LEADERS: Final = 100
"""So many people a leaderboard names."""
CURVE: Final = 500
"""So many of somebody's last results are drawn."""
GAMES: Final = 20
"""So many of somebody's last games are listed, and looked at for their errors."""


async def profile(desk: Desk, asker: Asker, viewer: Person | None, name: str) -> Profile:
    """What a person has reached, as far as the viewer may see it (Denied)."""
    await desk.hall.workshop.charge(asker, PROFILE)
    store = desk.store
    person = await store.person_called(name)
    if person is None:
        raise Denied("no-such-person", NOT_FOUND, name=name)
    who = None if viewer is None else viewer.id
    if not await may_see(store, who, person, "profile"):
        raise Denied("not-shown", FORBIDDEN, name=person.name)
    mine = who == person.id
    results = await store.results_of(person.id, CURVE)
    met = None
    if who is not None and not mine and await may_see(store, who, person, "duels"):
        met = Met(*await store.head_to_head(who, person.id))
    last = results[:GAMES]
    reviewed = last if await may_see(store, who, person, "reviews") else []
    reviews = await store.reviews([one.table for one in reviewed])
    made = {
        table: msgspec.json.decode(review.told, type=MadeReview)
        for table, review in reviews.items()
        if review.form == REVIEW_FORM
    }
    return Profile(
        person.name,
        mine,
        person.avatar,
        await _owner(store, person),
        [
            ClubNamed(club.id, club.name)
            for club, role, _ in await store.clubs_of(person.id)
            if role != "asking" and club.door != "link"
        ],
        [_standing(row, results) for row in await store.ratings_of(person.id)],
        await _games(desk, last if await may_see(store, who, person, "games") else []),
        await store.factions_of(person.id),
        None if met == Met(0, 0, 0) else met,
        len(made),
        errors_in([(made[one.table], one.seat) for one in last if one.table in made]),
    )


async def _owner(store: Store, person: Person) -> str:
    found = None if person.owner is None else await store.person(person.owner)
    return "" if found is None else found.name


def _standing(row: Rated, results: Sequence[Result]) -> KindRating:
    curve = [
        RatingAt(one.at, shown(Belief(one.mu, one.sigma)))
        for one in reversed(results)
        if one.kind == row.kind
    ]
    now = Belief(row.mu, row.sigma)
    return KindRating(
        BY_NAME[row.kind], shown(now), row.games, row.wins, is_provisional(now), curve
    )


async def _games(desk: Desk, last: Sequence[Result]) -> list[RatedGame]:
    """Games of somebody, with those who played them, too."""
    everybody = await desk.store.results([one.table for one in last])
    people = {one.person for rows in everybody.values() for one in rows}
    names = await desk.store.names_of([one for one in people if one is not None])
    games: list[RatedGame] = []
    for own in last:
        others = [
            OtherPlayer("" if one.person is None else names.get(one.person, ""), one.level)
            for one in everybody[own.table]
            if one.seat != own.seat
        ]
        change = change_of(own)
        kind = BY_NAME[own.kind]
        games.append(
            RatedGame(
                own.table,
                own.at,
                kind,
                own.place,
                others,
                change.before,
                change.after,
                own.gone,
            )
        )
    return games


async def leaderboard(
    desk: Desk, asker: Asker, viewer: Person | None, kind: Kind, season: str | None
) -> LeaderList:
    """The best of a season, or of the present one; computers stand where they would."""
    await desk.hall.workshop.charge(asker, LIST)
    store = desk.store
    now = season_of(desk.hall.date())
    season = season or now
    best = await store.leaders(kind, season, surest=SURE, limit=LEADERS)
    # Whoever shows strangers nothing is not named to them.
    whole = await store.people(row.person for row, _ in best)
    closed = await store.closed([*whole])
    who = None if viewer is None else viewer.id
    found = [
        (row, name)
        for row, name in best
        if row.person == who
        or (row.person not in closed and privacy_of(whole[row.person]).profile == "all")
    ]
    people = [
        Leader(
            place,
            name,
            shown(Belief(row.mu, row.sigma)),
            row.games,
            row.wins,
            mine=viewer is not None and row.person == viewer.id,
        )
        for place, (row, name) in enumerate(found, 1)
    ]
    computers = [
        Leader(0, "", shown(of_level(kind, level)), level=level) for level in levels()[kind]
    ]
    mine: Leader | None = None
    if viewer is not None and not any(one.mine for one in people):
        own = next((one for one in await store.ratings_of(viewer.id) if one.kind == kind), None)
        if own is not None:
            belief = Belief(own.mu, own.sigma)
            mine = Leader(
                0,
                viewer.name,
                shown(belief),
                own.games,
                own.wins,
                mine=True,
                provisional=is_provisional(belief),
            )
    seasons = await store.seasons()
    return LeaderList(
        kind,
        season,
        [*KINDS],
        seasons if now in seasons else [now, *seasons],
        sorted([*people, *computers], key=lambda one: -one.rating),
        mine,
    )


# The handlers.


@get("/api/people/{name:str}", summary="What somebody has reached", tags=["people"])
async def one_person(
    name: Annotated[Name, Parameter(description="Of somebody with an account.")],
    caller: TheCaller,
    desk: TheDesk,
) -> Profile:
    """In rated games, as far as they let others see it."""
    return await profile(desk, caller.asker, caller.person, name)


@get("/api/leaders", summary="Who is the best", tags=["people"])
async def leaders(
    caller: TheCaller,
    desk: TheDesk,
    kind: Annotated[Kind, Parameter(description="The kind of table.")] = "two",
    season: Annotated[
        str | None,
        Parameter(pattern=r"^20[0-9]{2}-[1-4]$(?!\n)", description="`2026-4`; none: the present."),
    ] = None,
) -> LeaderList:
    """Those whose rating is no longer provisional and who have played in this season."""
    return await leaderboard(desk, caller.asker, caller.person, kind, season)


PROFILES: Final = (one_person, leaders)
