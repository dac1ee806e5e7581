"""How much one address or one connection may ask of the server.

Nothing here knows what time it is: ``now`` is passed in, in seconds.
"""

from collections import Counter, OrderedDict
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from litestar.types import Scope

MOST_KEYS: Final = 10_000
"""Of so many keys at most a limit remembers what they have asked for."""
MESSAGE: Final = 1 / 8
"""What a message counts among the requests from one address; so does a page, which is at hand."""
HOME: Final = 64
"""The bits of an IPv6 address that tell one household from the next."""


class Bucket:
    """Holds up to ``burst`` tokens and gains ``rate`` of them a second; everything costs some."""

    __slots__ = ("_at", "_tokens", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
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

    def _fill(self, now: float) -> None:
        if self._at is None:
            self._at = now
        elif now > self._at:
            self._tokens = min(self.burst, self._tokens + (now - self._at) * self.rate)
            self._at = now


class Limits:
    """A bucket for each key.

    Keys whose bucket is full again are forgotten; of more than ``most`` others the one that has
    asked for nothing for longest. So the memory needed is bounded, whoever comes.
    """

    def __init__(self, rate: float, burst: float, most: int = MOST_KEYS) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        """How many keys are remembered."""
        return len(self._buckets)

    def allow(self, key: str, now: float, cost: float = 1) -> bool:
        """Whether this key may have so much now; if so, it is counted."""
        return self.bucket(key, now).take(now, cost)

    def bucket(self, key: str, now: float) -> Bucket:
        """The bucket of this key, a new one where none is remembered."""
        bucket = self._buckets.get(key)
        if bucket is None:
            self._make_room(now)
            bucket = self._buckets[key] = Bucket(self.rate, self.burst)
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

    def leave(self, address: str) -> None:
        """A connection that had entered is closed."""
        self.open -= 1
        self._each[address] -= 1
        if not self._each[address]:
            del self._each[address]

    def of(self, address: str) -> int:
        """How many are open from there."""
        return self._each[address]


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
