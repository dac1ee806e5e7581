"""What people have reached: profiles and leaderboards."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct, field

from battalia.server.messages import ErrorCount, Shown

Kind: TypeAlias = Literal["two", "few", "storm-two", "storm-few", "storm-many", "teams"]
"""The kinds of tables that are rated each by itself: two players, three or four; with The
Stormgates two, three or four, five or six, and teams."""


class RatingAt(Shown, frozen=True):
    """A rating after a game."""

    at: float
    rating: int


class KindRating(Shown, frozen=True):
    """How somebody stands at one kind of table."""

    kind: Kind
    rating: int
    games: int
    """So many rated ones, in all seasons."""
    wins: int
    provisional: bool = False
    """Not much is known of them yet."""
    curve: list[RatingAt] = field(default_factory=list)
    """After their last games, in order."""


class OtherPlayer(Shown, frozen=True):
    """With whom a game was played."""

    name: str
    """Empty: somebody who has gone since, or a computer."""
    level: str | None = None
    """Of a computer."""


class RatedGame(Shown, frozen=True):
    """A rated game, as it was for one who played it."""

    table: str
    at: float
    kind: Kind
    place: int
    others: list[OtherPlayer]
    before: int
    after: int
    gone: bool = False
    """They left before its end."""


class Met(Shown, frozen=True):
    """The rated games that two people have played, as they were for whoever asks."""

    ahead: int
    level: int
    behind: int


class ClubNamed(Shown, frozen=True):
    """A club to which somebody belongs."""

    id: str
    name: str


class Profile(Shown, frozen=True):
    """What somebody has played and reached in rated games, as far as whoever asks may see it."""

    name: str
    mine: bool = False
    avatar: str = ""
    """Their picture; empty: none was chosen."""
    owner: str = ""
    """It is a bot, of this person."""
    clubs: list[ClubNamed] = field(default_factory=list)
    """Those that can be found without a link."""
    ratings: list[KindRating] = field(default_factory=list)
    games: list[RatedGame] = field(default_factory=list)
    """The last ones, the latest first."""
    factions: dict[str, int] = field(default_factory=dict)
    """How often they led which, the most frequent first."""
    met: Met | None = None
    """Games with whoever asks."""
    reviewed: int = 0
    """So many of their last games were reviewed."""
    errors: dict[str, ErrorCount] = field(default_factory=dict)
    """In those, by kind of decision."""


class Leader(Shown, frozen=True):
    """Somebody in a leaderboard."""

    place: int
    """0: in none yet."""
    name: str
    rating: int
    games: int = 0
    """Rated ones, in this season."""
    wins: int = 0
    level: str | None = None
    """It is a computer, to compare oneself with."""
    mine: bool = False
    provisional: bool = False


class LeaderList(Shown, frozen=True):
    """The best at one kind of table in a season, the best first; computers among them."""

    kind: Kind
    season: str
    kinds: list[Kind]
    seasons: list[str]
    """Those in which rated games were played, the last one first."""
    leaders: list[Leader]
    mine: Leader | None = None
    """Whoever asks, if they play such games and are not listed."""


BODIES: Final[tuple[type[Struct], ...]] = (Profile, LeaderList)
