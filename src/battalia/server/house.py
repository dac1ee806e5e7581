"""The house: at which addresses of this machine the server listens.

Alone, it listens at ``localhost``. Open to the network, it listens at each private address of the
machine besides, at a socket for each: never at one that the whole internet could reach, which only
``--host`` can name. The addresses of a machine come and go, so each time somebody asks where the
house is reached, it looks at them again.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final, NamedTuple, TypeAlias

import ifaddr
import structlog

from battalia.server.config import Config
from battalia.server.origins import is_this_machine

ANYWHERE: Final = ("198.51.100.1", 9)
"""An address that is nobody's. Nothing is sent there: it is asked which way it would go."""
ALONE: Final = ("127.0.0.1", "::1")
EVERYWHERE: Final = ("0.0.0.0", "::", "")
Close: TypeAlias = Callable[[], None]
Listen: TypeAlias = Callable[[str], Awaitable[Close]]
"""Begins to listen at an address (OSError); what it gives ends that, and sends those away who came
in there."""
log = structlog.get_logger("battalia.house")


class Place(NamedTuple):
    """An address of this machine, and what its network is called here."""

    address: str
    network: str


def own_places() -> list[Place]:
    """The addresses at which others might reach this machine, the likeliest first."""
    found = [
        Place(ip.ip if isinstance(ip.ip, str) else ip.ip[0], adapter.nice_name)
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
    ]
    others = [one for one in found if _reaches_out(ip_address(one.address))]
    way_out = _way_out()

    def order(place: Place) -> tuple[bool, bool]:
        return (place.address != way_out, ":" in place.address)

    return sorted(others, key=order)


def _reaches_out(address: IPv4Address | IPv6Address) -> bool:
    """Whether it is one by which other machines call this one."""
    return not (
        address.is_loopback
        or address.is_link_local
        or address.is_unspecified
        or address.is_multicast
    )


def is_private(address: str) -> bool:
    """Whether only the machines of one network can reach it."""
    return not ip_address(address).is_global


def _way_out() -> str:
    """The address from which this machine talks to others; empty: it knows no way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ANYWHERE)
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def url_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_url(host: str, port: int) -> str:
    """Where its own machine reaches a server that listens there."""
    return url_of("localhost" if host in (*ALONE, *EVERYWHERE) else host, port)


class House:
    """Where the server is reached, and whether it is open to the network."""

    def __init__(self, config: Config, places: Callable[[], list[Place]] = own_places) -> None:
        self.config = config
        self.port = config.port
        self.open = False
        self._places = places
        self._listen: Listen | None = None
        self._doors: dict[str, Close] = {}
        self._lock = asyncio.Lock()

    @property
    def can_be_opened(self) -> bool:
        """Whoever runs it for somebody at this machine has left that to them."""
        return self.config.open and self._listen is not None and is_this_machine(self.config.host)

    async def begin(self, port: int, listen: Listen) -> None:
        """The server listens at its first address."""
        self.port = port
        self._listen = listen
        await self.set_open(self.config.lan)

    async def set_open(self, open: bool) -> None:
        """Opens the house to the network, or closes it again."""
        async with self._lock:
            self.open = open
            await self._look()

    async def reached_at(self) -> list[tuple[str, str]]:
        """Where others reach it, each with the name of its network; nothing: nowhere."""
        if self.config.url:
            return [(self.config.url.rstrip("/"), "")]
        if self.config.behind_proxy:
            return []
        host = self.config.host
        if host in EVERYWHERE:
            wanted = [one for one in self._places() if host != "0.0.0.0" or ":" not in one.address]
            return self._urls(wanted)
        if not is_this_machine(host):
            return [(url_of(host, self.port), "")]
        async with self._lock:
            return self._urls(await self._look())

    def _urls(self, places: list[Place]) -> list[tuple[str, str]]:
        return [(url_of(one.address, self.port), one.network) for one in places]

    async def _look(self) -> list[Place]:
        """Listens where the machine is reached just now, and nowhere else; where that is."""
        listen = self._listen
        places = self._places() if self.open and listen is not None else []
        wanted = [one for one in places if is_private(one.address)]
        addresses = {one.address for one in wanted}
        for gone in [one for one in self._doors if one not in addresses]:
            self._doors.pop(gone)()
        for address in addresses - self._doors.keys():
            assert listen is not None
            try:
                self._doors[address] = await listen(address)
            except OSError as problem:
                log.warning("cannot listen", address=address, problem=str(problem))
        return [one for one in wanted if one.address in self._doors]
