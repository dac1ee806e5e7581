"""How much one address or one connection may ask of the server.

Buckets do not know what time it is: ``now`` is passed in, in seconds.

A process alone knows all that was asked for. Of several each knows what it was asked for itself;
what they share goes through ``Alone``, which ``shared.Shared`` is in the company of others.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from litestar.types import Scope

MOST_KEYS: Final = 10_000
"""Of so many keys at most a limit remembers what they have asked for."""
MESSAGE: Final = 1 / 8
"""What a message counts among the requests from one address; so does a page, which is at hand."""
HOME: Final = 64
"""The bits of an IPv6 address that tell one household from the next."""
MODEST: Final = 0.5
"""Whoever has this part of their own left is not asked what all others have taken."""


class Bucket:
    """Holds up to ``burst`` tokens and gains ``rate`` of them a second; everything costs some."""

    __slots__ = ("_at", "_tokens", "burst", "key", "rate")

    def __init__(self, rate: float, burst: float, key: str = "") -> None:
        """``key``: what other processes know it by; empty: it is none of their business."""
        self.rate = rate
        self.burst = burst
        self.key = key
        self._tokens = burst
        self._at: float | None = None

    def take(self, now: float, cost: float = 1) -> bool:
        """Takes the cost out; if there is not as much, it takes nothing and says no."""
        self._fill(now)
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True

    def wait(self, now: float, cost: float = 1) -> float:
        """In how many seconds there will be as much: 0, if there is now."""
        self._fill(now)
        return max(0.0, (cost - self._tokens) / self.rate)

    def is_full(self, now: float) -> bool:
        """A full bucket is as good as a new one."""
        self._fill(now)
        return self._tokens >= self.burst

    def is_low(self, now: float) -> bool:
        """Whether so much was taken out that others may lack it."""
        self._fill(now)
        return self._tokens < MODEST * self.burst

    def lower(self, now: float, tokens: float) -> None:
        """No more than this is in it: others have taken the rest."""
        self._fill(now)
        self._tokens = min(self._tokens, tokens)

    def _fill(self, now: float) -> None:
        if self._at is None:
            self._at = now
        elif now > self._at:
            self._tokens = min(self.burst, self._tokens + (now - self._at) * self.rate)
            self._at = now


def paced(rate: float, burst: float, limits: Limits, address: str) -> Callable[[], bool]:
    """Whether a client may say one more thing now."""
    bucket = Bucket(rate, burst)

    def may_speak() -> bool:
        now = time.monotonic()
        return bucket.take(now) and limits.allow(address, now, MESSAGE)

    return may_speak


class Limits:
    """A bucket for each key.

    Keys whose bucket is full again are forgotten; of more than ``most`` others the one that has
    asked for nothing for longest. So the memory needed is bounded, whoever comes.
    """

    def __init__(
        self,
        rate: float,
        burst: float,
        most: int = MOST_KEYS,
        *,
        name: str = "",
        shared: Alone | None = None,
    ) -> None:
        """``name``: what other processes know it by, with whom it is ``shared``."""
        self.rate = rate
        self.burst = burst
        self.most = most
        self._name = name
        self._shared = shared or Alone()
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        """How many keys are remembered."""
        return len(self._buckets)

    def allow(self, key: str, now: float, cost: float = 1) -> bool:
        """Whether this key may have so much now, as far as is known here; if so, it is counted."""
        return self._shared.take(self.bucket(key, now), now, cost)

    async def ask(self, key: str, now: float, cost: float = 1) -> float:
        """The same wherever it was asked for: in how many seconds there is as much; 0: it is
        counted."""
        return await self._shared.take_all([self.bucket(key, now)], now, cost)

    def bucket(self, key: str, now: float) -> Bucket:
        """The bucket of this key, a new one where none is remembered."""
        bucket = self._buckets.get(key)
        if bucket is None:
            self._make_room(now)
            name = f"{self._name} {key}" if self._name else ""
            bucket = self._buckets[key] = Bucket(self.rate, self.burst, name)
        self._buckets.move_to_end(key)
        return bucket

    def wait(self, key: str, now: float, cost: float = 1) -> float:
        """In how many seconds this key may have so much."""
        bucket = self._buckets.get(key)
        return 0.0 if bucket is None else bucket.wait(now, cost)

    def forget(self, key: str) -> None:
        """A key that does not come again: a connection that was closed."""
        self._buckets.pop(key, None)

    def _make_room(self, now: float) -> None:
        # Who has waited longest stands first, so the idle keys are found without a search.
        while self._buckets:
            key, bucket = next(iter(self._buckets.items()))
            if len(self._buckets) < self.most and not bucket.is_full(now):
                return
            del self._buckets[key]


class Connections:
    """How many connections are open, from each address and in all."""

    def __init__(self, most_each: int, most: int) -> None:
        self.most_each = most_each
        self.most = most
        self.open = 0
        self._each: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Counts one more connection, if it may be opened; each that entered leaves once."""
        if self.open >= self.most or self._each[address] >= self.most_each:
            return False
        self.open += 1
        self._each[address] += 1
        return True

    async def admit(self, address: str) -> bool:
        """The same, when it is known what is open elsewhere."""
        return self.enter(address)

    def leave(self, address: str) -> None:
        """A connection that had entered is closed."""
        self.open -= 1
        self._each[address] -= 1
        if not self._each[address]:
            del self._each[address]

    def of(self, address: str) -> int:
        """How many are open from there."""
        return self._each[address]


class Alone:
    """A process by itself: what it knows is all there is to know, and costs nothing to ask."""

    async def open(self, secret: bytes) -> None:
        """Begins to share; ``secret``: known to all processes of a hall, and to nobody else."""

    async def close(self) -> None:
        """Shares nothing more."""

    def limits(self, name: str, rate: float, burst: float) -> Limits:
        """A limit of this name for all processes together."""
        return Limits(rate, burst, name=name, shared=self)

    def connections(self, name: str, most_each: int, most: int) -> Connections:
        """Connections that are counted for all processes together."""
        return Connections(most_each, most)

    def take(self, bucket: Bucket, now: float, cost: float = 1) -> bool:
        """Takes the cost out at once; others hear of it."""
        return bucket.take(now, cost)

    async def take_all(
        self, buckets: Sequence[Bucket], now: float, cost: float = 1, common: Bucket | None = None
    ) -> float:
        """Takes the cost out of all these buckets; where one has too little, out of none.

        In how many seconds there is as much; 0: it is taken. Whatever costs more than a bucket
        holds can be had from a full one. ``common``: one more, if any of the others is low.
        """
        return taken(buckets, now, cost, common)

    def tell(self, name: str, number: int) -> None:
        """What this process has under a name; 0: nothing."""

    async def elsewhere(self, names: Sequence[str]) -> list[list[int]]:
        """What each of the other processes has under these names."""
        return []

    @property
    def standing(self) -> dict[str, str | int]:
        """What to say of it to whoever watches over the server."""
        return {}


def taken(
    buckets: Sequence[Bucket], now: float, cost: float, common: Bucket | None = None
) -> float:
    """``Alone.take_all``, by what is known here."""
    wanted = [*buckets]
    if common is not None and any(bucket.is_low(now) for bucket in buckets):
        wanted.append(common)
    wait = max(bucket.wait(now, min(cost, bucket.burst)) for bucket in wanted)
    if wait == 0:
        for bucket in wanted:
            bucket.take(now, min(cost, bucket.burst))
    return wait


@lru_cache(maxsize=MOST_KEYS)
def household(address: str) -> str:
    """What an address is counted as: one household has as many IPv6 addresses as it likes."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ip_network((int(parsed), HOME), strict=False))


def address_of(scope: Scope) -> str:
    """Where a request comes from, as it is counted."""
    client = scope.get("client")
    return household(client[0]) if client else "unknown"
