"""Reminders: a player who is waited for is told so, by every channel that the player wants.

One of them is an address of the player's own choice. That is a stranger's: it may be slow, or gone,
or lead into the server's own network.
"""

import asyncio
import hmac
import secrets
import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from hashlib import sha256
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

import httpx
import msgspec
import structlog

from battalia.engine import Reason
from battalia.server.store import Person, Store
from battalia.server.work import HOUSE, Asker, Queue

Body: TypeAlias = Mapping[str, str | int | float | bool | None]
Occasion: TypeAlias = Literal["turn", "round", "challenge", "invitation"]
"""Of what somebody is told: it is their turn, a round of a tournament begins, somebody challenges
them, or a friend wants them at a table."""
Resolve: TypeAlias = Callable[[str, int], Awaitable[list[str]]]
"""The addresses of a host, for a port."""

LONGEST: Final = 2_000
"""No hook has more characters."""
QUEUE: Final = 1_000
"""So many reminders wait to be sent; more only of households that have none waiting."""
QUEUE_HOUSEHOLD: Final = 100
"""So many wait at most that one household has caused."""
QUEUE_PERSON: Final = 20
"""So many are for one person, by whatever addresses, waiting or on their way."""
QUEUE_EACH: Final = 10
"""And so many to one address."""
SENDERS: Final = 16
"""So many are sent at once at most, each to another host."""
SECONDS: Final = 5.0
"""So long at most takes an attempt, everything included."""
PAUSES: Final = (1.0, 30.0, 300.0)
"""So many seconds pass before the second attempt, the third, and the last."""
SECRET: Final = "hooks"
"""Under this name the store has the key from which those of all hooks follow."""
JSON: Final = {"Content-Type": "application/json"}
WORLD: Final = ip_network("2000::/3")
"""The only IPv6 addresses that are given to anybody; among the others are some that hold an IPv4
address, to which a gateway would go (NAT64), and some of old for networks of one's own."""

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("battalia.reminders")


class Reminder(NamedTuple):
    """Somebody is waited for."""

    person: Person
    table: str
    """Or what else waits for them: the id of a challenge."""
    seat: str
    name: str
    """At that seat."""
    epoch: int
    url: str
    """Of the table, or of the page on which one answers."""
    cause: str = HOUSE.address
    """The household on whose behalf it is sent."""
    kind: Occasion = "turn"

    @property
    def told(self) -> Body:
        """What a program is told."""
        if self.kind == "invitation":
            return {"event": self.kind, "table": self.table, "url": self.url}
        if self.kind != "challenge":
            return {
                "event": self.kind,
                "table": self.table,
                "seat": self.seat,
                "name": self.name,
                "epoch": self.epoch,
                "url": self.url,
            }
        return {"event": self.kind, "challenge": self.table, "url": self.url}


class Channel(Protocol):
    """One way to remind somebody."""

    def wanted(self, person: Person) -> bool:
        """Whether this person is to be reminded in this way."""

    async def send(self, reminder: Reminder) -> None:
        """Sends it soon: nobody waits for it, and what cannot be sent is nobody's trouble."""

    async def close(self) -> None:
        """Sends nothing more."""


class Reminders:
    """All channels."""

    def __init__(self, channels: Sequence[Channel] = ()) -> None:
        self.channels = channels

    async def remind(self, reminder: Reminder) -> None:
        """By every channel that the person wants."""
        for channel in self.channels:
            if channel.wanted(reminder.person):
                await channel.send(reminder)

    async def close(self) -> None:
        for channel in self.channels:
            await channel.close()


class Parcel(NamedTuple):
    """What is to be posted, and to where."""

    address: str
    content: bytes
    headers: Mapping[str, str]
    asker: Asker = HOUSE
    """Which household has caused it, and for which person it is."""
    answered: Callable[[int], Awaitable[None]] | None = None
    """Told the status that was answered."""


class _Addressed(NamedTuple):
    """A parcel, the host that it goes to, and how often it has failed to come there."""

    host: str
    parcel: Parcel
    failures: int = 0


class _Refused(Exception):
    """A host that leads nowhere, or where no reminder may go."""


def is_public(address: str) -> bool:
    """Whether this IP address is one of the wide world's, and not of somebody's own network."""
    parsed = ip_address(address)
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return is_public(str(parsed.ipv4_mapped))
        # The first two hold an IPv4 address that a gateway would go to.
        if parsed.sixtofour is not None or parsed.teredo is not None or parsed not in WORLD:
            return False
    return parsed.is_global and not parsed.is_multicast


def check_hook(hook: str, allow_private: bool = False) -> Reason | None:
    """Why no reminder can go to this address, as far as it can be told without asking for it."""
    try:
        url = httpx.URL(hook)
        host = url.host
    except (httpx.InvalidURL, ValueError):
        return Reason("hook-not-readable")
    if len(hook) > LONGEST:
        return Reason("hook-too-long", args={"most": LONGEST})
    if url.scheme not in ("http", "https") or not host or url.userinfo:
        return Reason("hook-not-readable")
    if url.port is not None and not 0 < url.port < 1 << 16:
        return Reason("hook-not-readable")
    if not allow_private and _is_private(host):
        return Reason("hook-not-public")
    return None


def _is_private(host: str) -> bool:
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return not is_public(host)
    except ValueError:
        return False  # A name: where it leads is found out when it is used.


def _host(hook: str) -> str:
    try:
        return httpx.URL(hook).host
    except (httpx.InvalidURL, ValueError):
        return ""


def signature(secret: str, content: bytes, now: float) -> dict[str, str]:
    """What says that this was sent by this server, and when; without a secret, nothing."""
    if not secret:
        return {}
    at = str(int(now))
    signed = hmac.new(secret.encode(), f"{at}.".encode() + content, sha256).hexdigest()
    return {"Battalia-Timestamp": at, "Battalia-Signature": f"sha256={signed}"}


async def resolve(host: str, port: int) -> list[str]:
    """The host's addresses as the system knows them."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for _, _, _, _, address in found]


class Hooks:
    """Sends reminders to people's own addresses, each as JSON by POST, while play goes on.

    Several are on their way at once, one to each host: a slow one delays nobody but itself. The
    households that have caused them take turns, and the people whom they are for: a thousand names
    and hosts of one household have one turn among the others. A reminder that does not come
    through is sent again a few times, later and later, and waits for it in nobody's way. It never
    goes to where a redirect points, and never, unless ``allow_private``, into a private network:
    the address that was checked is the one that is used. What goes to a person's own address is
    signed, by a key that only they can see.
    """

    def __init__(
        self,
        allow_private: bool = False,
        queue: int = QUEUE,
        pauses: Sequence[float] = PAUSES,
        seconds: float = SECONDS,
        resolve: Resolve = resolve,
        *,
        on: bool = True,
    ) -> None:
        """``on``: whether anything goes to addresses of people's own."""
        self.allow_private = allow_private
        self.on = on
        self._key = b""
        self._pauses = pauses
        self._seconds = seconds
        self._resolve = resolve
        self._waiting: Queue[_Addressed] = Queue(queue, QUEUE_HOUSEHOLD)
        self._each: Counter[str] = Counter()
        """How many to each address are waiting or on their way."""
        self._people: Counter[int | None] = Counter()
        """And how many for each person."""
        self._sending: dict[str, asyncio.Task[None]] = {}
        self._later: set[asyncio.TimerHandle] = set()
        """What is to be tried once more."""
        self._idle = asyncio.Event()
        self._idle.set()
        self._closed = False
        self._client = httpx.AsyncClient(
            timeout=seconds,
            # The environment's proxies would look up the host once more.
            trust_env=False,
            # A connection to an address was made in the name of one host, and is only that host's.
            limits=httpx.Limits(max_keepalive_connections=0),
        )

    async def open(self, store: Store) -> None:
        """Signs from now on, by the same key as ever."""
        self._key = bytes.fromhex(await store.keep_meta(SECRET, secrets.token_hex(32)))

    def secret(self, person: Person) -> str:
        """The key of what goes to a person's hook: another address has another one."""
        whose = f"{person.id} {person.hook}".encode()
        return hmac.new(self._key, whose, sha256).hexdigest() if person.hook else ""

    def wanted(self, person: Person) -> bool:
        return self.on and bool(person.hook)

    async def send(self, reminder: Reminder) -> None:
        person = reminder.person
        asker = Asker(reminder.cause, person.id)
        await self.post(person.hook or "", reminder.told, asker, self.secret(person))

    async def post(self, hook: str, body: Body, asker: Asker = HOUSE, secret: str = "") -> None:
        """Sends this soon, as JSON, signed by the key ``secret``."""
        content = msgspec.json.encode(body)
        self.dispatch(Parcel(hook, content, JSON | signature(secret, content, time.time()), asker))

    def dispatch(self, parcel: Parcel) -> None:
        """Sends this soon. Nobody waits for it; where too many wait already, it is dropped."""
        address, person = parcel.address, parcel.asker.person
        if self._closed:
            return
        too_many = person is not None and self._people[person] >= QUEUE_PERSON
        too_many = too_many or self._each[address] >= QUEUE_EACH
        if too_many or not self._waiting.put(parcel.asker, _Addressed(_host(address), parcel)):
            log.warning("reminder-dropped")
            return
        self._each[address] += 1
        self._people[person] += 1
        self._idle.clear()
        self._send_more()

    async def settled(self) -> None:
        """Returns when every reminder so far was sent or given up."""
        await self._idle.wait()

    async def close(self) -> None:
        """Sends nothing more."""
        self._closed = True
        for timer in self._later:
            timer.cancel()
        for task in self._sending.values():
            task.cancel()
        await asyncio.gather(*self._sending.values(), return_exceptions=True)
        await self._client.aclose()

    def _send_more(self) -> None:
        """Whoever is next, as long as somebody can take it there."""
        while len(self._sending) < SENDERS:
            found = self._waiting.next(lambda one: one.host not in self._sending)
            if found is None:
                return
            self._sending[found.host] = asyncio.create_task(self._send(found))

    async def _send(self, sent: _Addressed) -> None:
        done = True
        try:
            done = await self._deliver(sent.parcel) or sent.failures >= len(self._pauses)
        except Exception:
            # Whatever a stranger's address does, the next reminder is sent.
            log.exception("reminder-failed")
        finally:
            del self._sending[sent.host]
            if done:
                self._settle(sent.parcel)
            elif not self._closed:
                self._send_again(sent)
            if not self._closed:
                self._send_more()
            if not self._sending and not self._later:
                self._idle.set()

    def _settle(self, parcel: Parcel) -> None:
        """It has come through, or never will."""
        self._each -= Counter([parcel.address])
        self._people -= Counter([parcel.asker.person])

    def _send_again(self, sent: _Addressed) -> None:
        """After a while it stands in line once more; meanwhile it takes up nobody's place."""

        def stand_in_line() -> None:
            self._later.discard(timer)
            again = sent._replace(failures=sent.failures + 1)
            if not self._waiting.put(sent.parcel.asker, again):
                log.warning("reminder-dropped")
                self._settle(sent.parcel)
            self._send_more()
            if not self._sending and not self._later:
                self._idle.set()

        pause = self._pauses[sent.failures]
        timer = asyncio.get_running_loop().call_later(pause, stand_in_line)
        self._later.add(timer)

    async def _deliver(self, parcel: Parcel) -> bool:
        """Whether that is all; False: it may come through later."""
        reason = check_hook(parcel.address, self.allow_private)
        if reason is not None:
            log.warning("reminder-refused", reason=reason.id)
            return True
        url = httpx.URL(parcel.address)
        try:
            async with asyncio.timeout(self._seconds):
                status = await self._post(url, parcel)
        except _Refused as refused:
            log.warning("reminder-refused", host=url.host, reason=str(refused))
            return True
        except (TimeoutError, OSError, httpx.HTTPError) as problem:
            log.info("reminder-not-sent", host=url.host, problem=type(problem).__name__)
            return False
        # Only the other server's own trouble may be over by the next attempt.
        if status >= 500:
            log.info("reminder-not-taken", host=url.host, status=status)
            return False
        log.info("reminder-sent", host=url.host, status=status)
        if parcel.answered is not None:
            await parcel.answered(status)
        return True

    async def _post(self, url: httpx.URL, parcel: Parcel) -> int:
        port = url.port or (443 if url.scheme == "https" else 80)
        host = url.raw_host.decode("ascii")
        addresses = await self._resolve(host, port)
        if not addresses:
            raise _Refused("hook-not-found")
        if not self.allow_private and not all(map(is_public, addresses)):
            raise _Refused("hook-not-public")
        request = self._client.build_request(
            "POST",
            url.copy_with(host=addresses[0]),
            content=parcel.content,
            headers={**parcel.headers, "Host": url.netloc.decode("ascii")},
            extensions={"sni_hostname": host},
        )
        # What is answered is not read: it might have no end.
        response = await self._client.send(request, stream=True, follow_redirects=False)
        try:
            return response.status_code
        finally:
            await response.aclose()
