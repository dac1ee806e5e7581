"""Whose pages may use a server in the name of whoever looks at them, and what it is called."""

import re
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from battalia.server.config import Config

PORT: Final = re.compile(r":\d*$")


class Origins:
    """The origins of this server's own pages, and of those that are welcome beside them."""

    def __init__(self, config: Config) -> None:
        own = urlsplit(config.url)
        self.welcome = {*config.origins}
        if own.netloc:
            self.welcome.add(f"{own.scheme}://{own.netloc}")
        self.name = own.hostname
        here = is_this_machine(config.host) and not config.behind_proxy
        self.any_name = self.name is None and not here
        self.strict = config.lan or config.open
        """The server is, or may be, open to a network: it answers to what it is called only."""
        self.names = own_names() if self.strict else frozenset[str]()

    def answers_to(self, host: str, here: str) -> bool:
        """Whether somebody who calls the server ``host`` means it.

        ``here``: the address at which they came in. Whoever owns another name may let it lead here,
        and then a browser takes the answers for that owner's; so there is none.
        """
        if not self.strict or not host:
            # A browser always says whom it means.
            return True
        name = name_of(host)
        return name in (self.name, *self.names) or is_this_machine(name) or is_same(name, here)

    def allow(self, origin: str, host: str) -> bool:
        """Whether a page from there may talk to what its browser calls ``host``.

        A page and its server have the same host. But whoever owns a name can let it lead to this
        server as well, and then sends pages of the same host: so a name has to be the one by which
        the server is known. One that nobody has named takes any, unless it is for this machine
        only. Addresses are nobody's to lead elsewhere.
        """
        if origin in self.welcome:
            return True
        if not host or origin not in (f"http://{host}", f"https://{host}"):
            return False
        name = name_of(host)
        own = name in (self.name, *self.names)
        return self.any_name or own or is_this_machine(name) or is_address(name)


def own_names() -> frozenset[str]:
    """What this machine is called in its network; nobody outside can own such a name."""
    whole = name_of(socket.gethostname())
    short = whole.partition(".")[0]
    return frozenset({whole, short, f"{short}.local"}) if short else frozenset()


def name_of(host: str) -> str:
    """The name or the address in a ``Host`` header."""
    return PORT.sub("", host).strip("[]").rstrip(".").lower()


def is_same(name: str, address: str) -> bool:
    found = _address(name)
    return found is not None and found == _address(address)


def is_address(name: str) -> bool:
    return _address(name) is not None


def is_this_machine(name: str) -> bool:
    address = _address(name)
    return name == "localhost" or (address is not None and address.is_loopback)


def _address(name: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(name)
    except ValueError:
        return None
    # An IPv4 address as a socket for both kinds calls it.
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address
