"""What is said over the live stream of the house, to pages at which nobody sits at a table.

A client follows topics, and hears what happens there: ``lobby``, and its person's own, which nobody
else can follow. What an event is about is a structure of the part of the house that tells it.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta, field

from battalia.server.messages import Bye, FromClient, FromServer, Key, Ping, Ref, Refusal, Shown
from battalia.server.messages.lobby import Seek, StopSeeking

Topic: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z]{1,20}(/[a-z0-9-]{1,40})?$(?!\n)")]
"""A topic, and where there are several of a kind, which: ``lobby``, ``club/7``."""
TOPICS_EACH: Final = 20
"""So many topics a client may follow at a time."""


class Enter(FromClient, frozen=True, tag="hello"):
    """The first message: who comes, and what they want to hear of."""

    keys: Annotated[list[Key], Meta(max_length=4)] = field(default_factory=list)
    """A browser's cookie need not be sent once more."""
    topics: Annotated[list[Topic], Meta(max_length=TOPICS_EACH)] = field(default_factory=list)


class Follow(FromClient, frozen=True, tag="follow"):
    """One more topic: first comes how it stands, then what happens."""

    topic: Topic
    ref: Ref = ""


class Unfollow(FromClient, frozen=True, tag="unfollow"):
    """One topic less."""

    topic: Topic
    ref: Ref = ""


class Entered(FromServer, frozen=True, tag="entered"):
    """The answer to the first message; what is followed comes after it."""

    version: str
    person: str = ""
    """The name of who has come; nobody, where no key proves anybody."""


class HouseEvent(Shown, frozen=True):
    """Something that happened in the house."""

    what: str
    about: dict[str, Any]
    """A structure of the part of the house that tells it."""


class Told(FromServer, frozen=True, tag="told"):
    """What happened under a topic, in this order."""

    topic: str
    """``me``: to oneself."""
    events: list[HouseEvent]


class Heard(FromServer, frozen=True, tag="heard"):
    """What was asked for is so."""

    ref: str


AnyToHouse: TypeAlias = Enter | Follow | Unfollow | Seek | StopSeeking | Ping
AnyFromHouse: TypeAlias = Entered | Told | Heard | Refusal | Bye
