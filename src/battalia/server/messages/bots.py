"""Bots of people's own, challenges, and what a bot hears while it waits for them."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct, field

from battalia.engine import Options
from battalia.server.messages import (
    PLAIN,
    Body,
    Key,
    LevelName,
    Name,
    Settings,
    Shown,
)
from battalia.server.messages.ratings import Kind
from battalia.server.wire import WireReason

ShortId: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9]{12}$(?!\n)")]
DeclineReason: TypeAlias = Literal["no", "later", "busy", "clock", "options", "rated", "casual"]
"""Why somebody declines."""
Known: TypeAlias = Annotated[list[ShortId], Meta(max_length=100)]


class NewBot(Body, frozen=True):
    """A bot of one's own."""

    name: Name
    """That nobody else's bot has."""


class NewToken(Body, frozen=True):
    """One more token for a bot."""

    name: Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]
    """For oneself, to know which one it is."""


class BotRating(Shown, frozen=True):
    """How a bot stands at one kind of table."""

    kind: Kind
    rating: int
    provisional: bool = False
    """Not much is known of it yet."""


class BotInfo(Shown, frozen=True):
    """A bot account: a program that plays by itself, and whose it is."""

    id: str
    name: str
    owner: str
    """The name of the person whose bot it is."""
    created: float
    games: int = 0
    """That it has finished."""
    playing: int = 0
    """That it plays just now."""
    awake: bool = False
    """It listens for challenges."""
    mine: bool = False
    ratings: list[BotRating] = field(default_factory=list)


class BotList(Shown, frozen=True):
    """Bots: those that listen first, then by their games."""

    bots: list[BotInfo]
    more: bool = False


class TokenInfo(Shown, frozen=True):
    """A token of a bot; the token itself is not kept."""

    id: str
    name: str
    created: float


class TokenList(Shown, frozen=True):
    """The tokens of a bot, the oldest first."""

    tokens: list[TokenInfo]


class MadeToken(Shown, frozen=True):
    """A new token, which is shown this once."""

    id: str
    name: str
    token: str


class NewChallenge(Body, frozen=True):
    """Somebody is asked to a table."""

    to: Name
    """A bot, or a person with an account."""
    options: Options = Options()
    settings: Settings = Settings()
    rated: bool = False
    level: LevelName = "steady"
    """The computers at all seats but two."""
    first: Literal["me", "them", "any"] = "any"
    """Who sits at the first seat."""


class Decline(Body, frozen=True):
    """No, and why."""

    reason: DeclineReason = "no"


class Challenger(Shown, frozen=True):
    """One of the two whom a challenge concerns."""

    name: str
    bot: bool = False


class ChallengeInfo(Shown, frozen=True):
    """Somebody asks somebody else to a table."""

    id: str
    by: Challenger
    to: Challenger
    incoming: bool
    """Oneself is asked."""
    options: Options
    settings: Settings
    level: str
    first: Literal["me", "them", "any"]
    """``me`` is who asks."""
    created: float
    expires: float
    """When it runs out, unless it is answered."""
    state: Literal["open", "accepted", "declined", "withdrawn", "expired"]
    rated: bool = False
    reason: DeclineReason | None = None
    """Why it was declined."""
    table: str | None = None
    """At which it is played."""


class ChallengeNews(Shown, frozen=True):
    """A challenge that concerns oneself is new, or is no longer what it was."""

    id: str
    state: str


class ChallengeList(Shown, frozen=True):
    """All challenges that are open, by oneself and to oneself, the newest first."""

    challenges: list[ChallengeInfo]


class HookInfo(Shown, frozen=True):
    """By what the receiver of a hook knows that something comes from this server."""

    on: bool
    """Whether this server sends anything to hooks."""
    secret: str = ""
    """The key of the signatures; empty: there is no hook. Another address has another one."""


# The stream of a bot.


class BotHello(Body, frozen=True, tag="hello", tag_field="type"):
    """The first message of a bot that listens; what it knows of already is not told again, and what
    became of it meanwhile is."""

    key: Key
    challenges: Known = field(default_factory=list)
    games: Known = field(default_factory=list)


class Heard(Struct, frozen=True, omit_defaults=True, tag_field="type"):
    """What a bot hears while it waits."""


class Listening(Heard, frozen=True, tag="listening"):
    """The bot is awake: the first that it hears. What it does not know yet follows."""

    version: str
    name: str
    games: int
    """So many it may play at once."""


class ChallengeCame(Heard, frozen=True, tag="challenge"):
    """Somebody challenges it, or it has challenged somebody."""

    challenge: ChallengeInfo


class ChallengeEnded(Heard, frozen=True, tag="challenge-ended"):
    """A challenge is no longer open."""

    id: str
    state: Literal["accepted", "declined", "withdrawn", "expired", "gone"]
    reason: DeclineReason | None = None
    table: str | None = None


class GameBegan(Heard, frozen=True, tag="game"):
    """A game in which it sits: it is played over the table's own WebSocket, with the same token."""

    table: str
    seat: str


class GameEnded(Heard, frozen=True, tag="over"):
    """A game is over for it."""

    table: str
    result: str = ""
    """Empty: the bot has given up, or the table is no more."""


class Alive(Heard, frozen=True, tag="alive"):
    """Nothing new, but the connection is whole."""


class Farewell(Heard, frozen=True, tag="bye"):
    """The stream ends, and why."""

    reason: WireReason
    text: str


BODIES: Final[tuple[type[Struct], ...]] = (
    NewBot,
    NewToken,
    BotInfo,
    BotList,
    TokenList,
    MadeToken,
    NewChallenge,
    Decline,
    ChallengeInfo,
    ChallengeList,
    HookInfo,
    BotHello,
    Listening,
    ChallengeCame,
    ChallengeEnded,
    GameBegan,
    GameEnded,
    Alive,
    Farewell,
)
