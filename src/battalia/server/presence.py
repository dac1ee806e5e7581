"""Who is here: at a table, or with a page open, at whatever process.

What this process has it says to the others, where they share a Redis; without one, nobody knows of
people at other processes, and they are away.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection

from battalia.server.foyer import Foyer
from battalia.server.live import Connection
from battalia.server.messages.friends import Presence
from battalia.server.store import News


class Whereabouts:
    """Where people are. A companion of the hall, for who is at its tables."""

    def __init__(self, foyer: Foyer) -> None:
        self.foyer = foyer
        self.shared = foyer.hall.workshop.shared
        self._seated: Counter[int] = Counter()
        self._clients: dict[Connection, Collection[int]] = {}
        """Clients at tables, by whose they were when they came."""
        self.moved: Callable[[int], None] = lambda _: None
        """Is told who may be somewhere else now."""
        foyer.presence.append(lambda person, _: self.moved(person))
        foyer.hall.companions.append(self)

    async def of(self, people: Collection[int]) -> dict[int, Presence]:
        """Who of these people is here; the others are away."""
        asked = list(people)
        here: dict[int, Presence] = dict.fromkeys(await self.foyer.present(asked), "online")
        seated = {person for person in asked if self._seated[person]}
        for theirs in await self.shared.elsewhere([*map(_at_table, asked)]):
            seated |= {person for person, number in zip(asked, theirs, strict=True) if number}
        return here | dict.fromkeys(seated, "table")

    # As a companion.

    def came(self, client: Connection) -> None:
        people = self._clients[client] = client.proof.people
        self._count(people, 1)

    def went(self, client: Connection) -> None:
        self._count(self._clients.pop(client, ()), -1)

    def _count(self, people: Collection[int], change: int) -> None:
        for person in people:
            self._seated[person] += change
            self.shared.tell(_at_table(person), self._seated[person])
            self.moved(person)
            if not self._seated[person]:
                del self._seated[person]

    async def heard(self, news: News) -> None:
        """Nothing of it is about who is where."""

    async def anew(self) -> None:
        """What was missed is asked for when somebody wants to know it."""

    def doubt(self, person: int) -> None:
        """Whoever is sent away goes by themselves."""


def _at_table(person: int) -> str:
    """Under which name processes tell each other who is at their tables."""
    return f"seated {person}"
