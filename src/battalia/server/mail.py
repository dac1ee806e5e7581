"""What waits to be read by clients: bounded for each of them, for all of one address, and in all.

Whoever reads as fast as others has nothing waiting; so where there is too much, it is the fullest
mailbox that is emptied, and its client is cut off.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Final

MAILBOX: Final = 500
"""So many messages may wait for a client; one that reads no more is cut off."""
OF_ONE: Final = 2_000_000
"""And so many bytes of them …"""
OF_ADDRESS: Final = 16_000_000
"""… for all clients of one address …"""
OF_ALL: Final = 128_000_000
"""… and of all addresses."""


class Mail:
    """All mailboxes of a server."""

    def __init__(self) -> None:
        self.size = 0
        """Bytes that wait."""
        self._sizes: Counter[str] = Counter()
        self._boxes: dict[str, set[Mailbox]] = {}
        """By address, those in which something waits."""

    def of(self, address: str) -> int:
        """Bytes that wait for the clients of an address."""
        return self._sizes[address]

    def weigh(self, box: Mailbox, more: int) -> None:
        """A mailbox has become heavier by so many bytes, or lighter."""
        self.size += more
        self._sizes[box.address] += more
        boxes = self._boxes.setdefault(box.address, set())
        if box.size:
            boxes.add(box)
            return
        boxes.discard(box)
        if not boxes:
            del self._boxes[box.address], self._sizes[box.address]

    def bound(self, box: Mailbox) -> None:
        """Something came into this one: whoever has too much unread is cut off."""
        if box.qsize() > MAILBOX or box.size > OF_ONE:
            box.cut_off()
        while self._sizes[box.address] > OF_ADDRESS:
            self._fullest(box.address).cut_off()
        while self.size > OF_ALL:
            self._fullest(max(self._sizes, key=self._sizes.__getitem__)).cut_off()

    def _fullest(self, address: str) -> Mailbox:
        return max(self._boxes[address], key=lambda box: box.size)


class Mailbox(asyncio.Queue[bytes | None]):
    """What waits for one client; None: nothing more is to come."""

    def __init__(self, mail: Mail, address: str, cut_off: Callable[[], None]) -> None:
        super().__init__()
        self.mail = mail
        self.address = address
        self.cut_off = cut_off
        """Empties it and lets its client go."""
        self.size = 0
        self.filled = asyncio.Event()
        """Something waits."""

    def throw_away(self) -> None:
        """Nobody reads it: what waits would wait for ever."""
        while not self.empty():
            self.get_nowait()

    def _put(self, item: bytes | None) -> None:
        super()._put(item)
        self.filled.set()
        self._weigh(len(item or b""))

    def _get(self) -> bytes | None:
        item = super()._get()
        if self.empty():
            self.filled.clear()
        self._weigh(-len(item or b""))
        return item

    def _weigh(self, more: int) -> None:
        if more:
            self.size += more
            self.mail.weigh(self, more)
