"""People among each other: what of them others see, friends, invitations, clubs."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct, field

from battalia.server.messages import (
    LOGIN_LENGTH,
    PLAIN,
    Body,
    ChatLine,
    Key,
    Name,
    OwnText,
    SeatName,
    Shown,
    TableInfo,
)

Audience: TypeAlias = Literal["all", "friends", "nobody"]
Presence: TypeAlias = Literal["online", "table", "away"]
"""Somebody has a page open, or sits at a table, or neither."""
Picture: TypeAlias = Annotated[str, Meta(max_length=40, pattern=r"^[a-z.]*$(?!\n)")]
"""A faction's emblem, ``barfolk``, or one of its units, ``friman.barfolk``; empty: none."""
CLUB_NAME: Final = r"^[a-z0-9]+(-[a-z0-9]+)*$(?!\n)"
ClubName: TypeAlias = Annotated[
    str, Meta(min_length=LOGIN_LENGTH[0], max_length=LOGIN_LENGTH[1], pattern=CLUB_NAME)
]
"""What a club is called in its address."""
About: TypeAlias = Annotated[str, Meta(max_length=500, pattern=PLAIN)]
"""What a club tells of itself."""


class Privacy(Body, frozen=True):
    """What of oneself others may see, and do. Strangers see no more than one's name and picture,
    and what one has won by it, unless one says otherwise."""

    profile: Audience = "all"
    """The page about oneself: picture, ratings, clubs."""
    games: Audience = "friends"
    """One's games that are over, and their results."""
    reviews: Audience = "nobody"
    """How well one plays, by the reviews."""
    duels: Literal["friends", "nobody"] = "friends"
    """Games against each other, counted."""
    presence: Literal["friends", "nobody"] = "friends"
    """Whether one is here, or at a table."""
    asks: Literal["all", "nobody"] = "all"
    """Who may ask one to be friends."""
    invites: Literal["friends", "nobody"] = "friends"
    """Who may invite one to a table."""


class Own(Shown, frozen=True):
    """What of oneself others see."""

    name: str
    privacy: Privacy
    avatar: str = ""
    account: bool = False
    """With one, the name is nobody else's."""


class OwnChange(Body, frozen=True):
    """What is to be different; what is not there stays."""

    avatar: Picture | None = None
    privacy: Privacy | None = None


class PersonNamed(Body, frozen=True):
    """Somebody with an account, by name."""

    name: Name


class PersonAt(Body, frozen=True):
    """Somebody, by the name of an account, or by where they sit."""

    name: Name | None = None
    table: Annotated[str, Meta(max_length=12)] | None = None
    seat: SeatName | None = None


class PersonShown(Shown, frozen=True):
    """Somebody as others see them."""

    name: str
    avatar: str = ""


class FriendInfo(PersonShown, frozen=True):
    """A friend."""

    since: float = 0.0
    presence: Presence | None = None
    """Nothing: they do not tell."""


class InvitationInfo(Shown, frozen=True):
    """Somebody wants one at a table."""

    table: TableInfo
    by: str
    at: float


class FriendList(Shown, frozen=True):
    """Who has to do with oneself."""

    friends: list[FriendInfo]
    asked: list[PersonShown] = field(default_factory=list)
    """Whom oneself has asked to be friends, and who has not answered."""
    asking: list[PersonShown] = field(default_factory=list)
    """Who waits for one's own answer."""
    blocked: list[PersonShown] = field(default_factory=list)
    invitations: list[InvitationInfo] = field(default_factory=list)


class FriendsChanged(Shown, frozen=True):
    """Told over the live stream: one's friends or invitations are others now."""

    invited: str = ""
    """The table to which one is invited just now."""
    by: str = ""


class FriendMoved(Shown, frozen=True):
    """Told over the live stream: a friend has come, has sat down at a table, or has gone."""

    name: str
    presence: Presence


class TakeSeat(Body, frozen=True):
    """Somebody sits down at an open seat."""

    text: OwnText = ""
    """What one adds to the seed of the table."""


class Duel(Shown, frozen=True):
    """A game of two friends: who was ahead of whom."""

    table: str
    at: float
    result: Literal["ahead", "behind", "level"]


class Duels(Shown, frozen=True):
    """All games of oneself with a friend, counted."""

    name: str
    ahead: int = 0
    behind: int = 0
    level: int = 0
    last: list[Duel] = field(default_factory=list)
    """The latest first."""


class ChatHistory(Shown, frozen=True):
    """What was said at a table."""

    lines: list[ChatLine]


# Clubs.


class NewClub(Body, frozen=True):
    """A club to be founded."""

    id: ClubName
    name: Name
    about: About = ""
    door: Literal["open", "asking", "link"] = "asking"
    """Anybody comes in, or asks first, or needs its link."""


class ClubChange(Body, frozen=True):
    """What is to be different; what is not there stays."""

    name: Name | None = None
    about: About | None = None
    door: Literal["open", "asking", "link"] | None = None


class ClubKey(Body, frozen=True):
    """With what somebody comes in."""

    key: Key | None = None
    """That of the club's link."""


class ClubRole(Body, frozen=True):
    """What somebody shall be in a club; ``out``: nothing. Only a founder makes another one founder,
    and is an officer from then on."""

    name: Name
    role: Literal["founder", "officer", "member", "out"]


class ClubTable(Body, frozen=True):
    """A table of one's own that shall be the club's."""

    table: Annotated[str, Meta(max_length=12)]


class MemberInfo(PersonShown, frozen=True):
    """Somebody in a club."""

    role: Literal["founder", "officer", "member", "asking"] = "member"
    since: float = 0.0


class LadderRung(Shown, frozen=True):
    """Somebody's games at the club's tables."""

    name: str
    games: int
    score: float
    """For each game the part of the others whom they were ahead of."""
    avatar: str = ""
    rating: int | None = None


class ClubInfo(Shown, frozen=True):
    """A club."""

    id: str
    name: str
    door: Literal["open", "asking", "link"]
    created: float
    members: int
    about: str = ""
    role: Literal["founder", "officer", "member", "asking"] | None = None
    """One's own."""
    people: list[MemberInfo] = field(default_factory=list)
    """Told to members, as all that follows."""
    tables: list[TableInfo] = field(default_factory=list)
    ladder: list[LadderRung] = field(default_factory=list)


class ClubList(Shown, frozen=True):
    """Clubs."""

    mine: list[ClubInfo]
    others: list[ClubInfo]
    more: bool = False


BODIES: Final[tuple[type[Struct], ...]] = (
    Privacy,
    Own,
    OwnChange,
    PersonNamed,
    PersonAt,
    FriendList,
    FriendsChanged,
    FriendMoved,
    TakeSeat,
    Duels,
    ChatHistory,
    NewClub,
    ClubChange,
    ClubKey,
    ClubRole,
    ClubTable,
    ClubInfo,
    ClubList,
)
"""What goes over HTTP."""
