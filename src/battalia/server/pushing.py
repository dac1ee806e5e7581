"""Web push: word to a browser that is closed, by way of the push service of its maker.

The service sees neither what is said (RFC 8291) nor for whom it is; that it comes from this server
is signed (VAPID, RFC 8292). Where the service is says the browser, so that address is a stranger's.
"""

from __future__ import annotations

import asyncio
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from typing import Final
from urllib.parse import urlsplit

import httpx
import msgspec
import structlog
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from battalia.engine import Reason
from battalia.messages import messages
from battalia.server.denied import UNKNOWN, Denied, denied
from battalia.server.messages import NewPush, PushInfo
from battalia.server.reminders import QUEUE, Hooks, Parcel, Reminder, check_hook
from battalia.server.store import Person, Push, Store, StoreError
from battalia.server.work import Asker

CURVE: Final = ec.SECP256R1()
SECRET_SIZE: Final = 16
SALT_SIZE: Final = 16
RECORD_SIZE: Final = 4096
SIZE: Final = 2048
"""Bytes to which every word is filled up: how long it is tells the service nothing."""
VALID: Final = 12 * 3600
"""Seconds for which a signature counts; services refuse more than a day."""
KEPT: Final = 24 * 3600
"""Seconds for which a service keeps word for a device that is off."""
GONE: Final = (404, 410)
"""A service's word for a browser that does not want to hear any more."""
SECURE_PORT: Final = 443
META: Final = "push-key"
TITLES: Final[dict[str, str]] = {
    "turn": "table-notice",
    "round": "round-notice",
    "challenge": "push-challenge",
    "invitation": "push-invitation",
}
"""What is said, by why."""
MOST_WAITING: Final = 99
"""More games than that are not counted."""

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("battalia.pushing")


def encoded(data: bytes) -> str:
    """URL-safe Base64 without padding, as all of web push has it."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """What was encoded; ``ValueError`` for anything else."""
    try:
        data = urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
    except (NotBase64, UnicodeError) as error:
        raise ValueError("no Base64") from error
    if encoded(data) != text.rstrip("="):
        raise ValueError("no URL-safe Base64")
    return data


def check_endpoint(endpoint: str, allow_private: bool = False) -> Reason | None:
    """Why no push can go there: only to HTTPS at its usual port, where push services are."""
    reason = check_hook(endpoint, allow_private)
    if reason is not None or allow_private:
        return reason
    url = httpx.URL(endpoint)
    if url.scheme != "https" or url.port not in (None, SECURE_PORT):
        return Reason("push-not-secure")
    return None


def sealed(
    text: bytes,
    public: bytes,
    secret: bytes,
    *,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    size: int = SIZE,
) -> bytes:
    """A text that only this browser can read: one record of aes128gcm (RFC 8188, 8291).

    ``own`` and ``salt`` are new each time, but for tests.
    """
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT_SIZE)
    mine = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public)
    shared = _derived(
        own.exchange(ec.ECDH(), theirs), secret, b"WebPush: info\0" + public + mine, 32
    )
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    # The 2 ends the last record; what follows is filling.
    filled = (text + b"\x02").ljust(size, b"\0")
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, filled, None)


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


class ServerKey:
    """By which push services, and browsers, know this server."""

    def __init__(self, key: ec.EllipticCurvePrivateKey) -> None:
        self._key = key
        self.public: Final = encoded(
            key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        )

    @classmethod
    async def of(cls, store: Store) -> ServerKey:
        """The key that is kept in the database; the first time it is made."""
        kept = await store.meta(META)
        if kept is None:
            new = ec.generate_private_key(CURVE)
            pem = new.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
            kept = await store.keep_meta(META, pem.decode())
        key = load_pem_private_key(kept.encode(), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        return cls(key)

    def signature(self, endpoint: str, url: str, now: float) -> str:
        """What says to the endpoint's service that it is this server, which is at ``url``."""
        service = httpx.URL(endpoint)
        claims = {
            "aud": f"{service.scheme}://{service.netloc.decode('ascii')}",
            "exp": int(now) + VALID,
            # Whom a service would turn to; some take nothing without it.
            "sub": url if url.startswith("https:") else "https://localhost",
        }
        head = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(encoded(msgspec.json.encode(part)) for part in (head, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        both = r.to_bytes(32, "big") + s.to_bytes(32, "big")
        return f"vapid t={signed}.{encoded(both)}, k={self.public}"


class Pushes:
    """Whose browsers hear by push, and word to them."""

    def __init__(self, store: Store, hooks: Hooks, url: str = "") -> None:
        self._store = store
        self._hooks = hooks
        """By which it is posted: the same care for strangers' addresses."""
        self._url = url
        self._key: ServerKey | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """The server has its key from now on."""
        self._key = await ServerKey.of(self._store)

    async def close(self) -> None:
        """Prepares nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # The browsers.

    async def info(self, person: Person, token: bytes) -> PushInfo:
        """What the browser of this token needs, and whether it hears already."""
        pushes = await self._store.pushes(person.id)
        endpoint = next((push.endpoint for push in pushes if push.token == token), None)
        return PushInfo(self._own_key.public, endpoint)

    async def begin(self, token: bytes, wish: NewPush) -> PushInfo:
        """The browser of this token hears by push from now on."""
        reason = check_endpoint(wish.endpoint, self._hooks.allow_private)
        if reason is not None:
            raise denied(reason)
        try:
            public, secret = decoded(wish.p256dh), decoded(wish.auth)
            # A point that is not on the curve would tell something of the other key.
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public)
        except ValueError:
            raise Denied("push-keys-unusable") from None
        if len(secret) != SECRET_SIZE:
            raise Denied("push-keys-unusable")
        if not await self._store.set_push(
            Push(token, wish.endpoint, public, secret, wish.language)
        ):
            raise Denied("who-are-you", UNKNOWN)
        return PushInfo(self._own_key.public, wish.endpoint)

    async def end(self, token: bytes) -> None:
        """The browser of this token hears nothing more."""
        await self._store.drop_push(token)

    # A way to tell people that they are waited for.

    def wanted(self, person: Person) -> bool:
        """Each browser has its own switch: those that are switched on are looked up for sending."""
        return True

    async def send(self, reminder: Reminder) -> None:
        if len(self._tasks) >= QUEUE:
            log.warning("push-dropped")
            return
        task = asyncio.create_task(self._send(reminder))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, reminder: Reminder) -> None:
        try:
            pushes = await self._store.pushes(reminder.person.id)
            if not pushes:
                return
            waiting = await self._store.waiting_for(reminder.person.id, MOST_WAITING)
            others = await self._others(reminder)
            for push in pushes:
                text = await asyncio.to_thread(_text, reminder, others, len(waiting), push.language)
                self._hooks.dispatch(self._parcel(reminder, push, text))
        except StoreError as problem:
            log.error("a push could not be prepared", problem=str(problem))

    async def _others(self, reminder: Reminder) -> str:
        """The names of the other people at the table, which everybody there knows."""
        found = await self._store.table(reminder.table)
        _, seats = found or (None, [])
        nobody = (None, reminder.person.id)
        return ", ".join(dict.fromkeys(row.name for row in seats if row.person not in nobody))

    def _parcel(self, reminder: Reminder, push: Push, text: bytes) -> Parcel:
        headers = {
            "Authorization": self._own_key.signature(push.endpoint, self._url, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            # Of several words about one table only the last waits for a device that is off.
            "Topic": reminder.table,
            "Urgency": "normal",
        }

        async def answered(status: int) -> None:
            if status in GONE:
                await self._store.drop_push(push.token, push.endpoint)

        content = sealed(text, push.public, push.secret)
        asker = Asker(reminder.cause, reminder.person.id)
        return Parcel(push.endpoint, content, headers, asker, answered)

    @property
    def _own_key(self) -> ServerKey:
        assert self._key is not None, "the pushes are not open"
        return self._key


def _text(reminder: Reminder, others: str, waiting: int, language: str) -> bytes:
    """What the browser shows: that somebody is waited for and by whom, nothing of the game."""
    say = messages(language).format
    asked = reminder.kind in ("challenge", "invitation")
    return msgspec.json.encode(
        {
            **({"url": urlsplit(reminder.url).path} if asked else {"table": reminder.table}),
            "title": say(TITLES[reminder.kind]),
            "text": say("push-others", {"names": others}) if others else "",
            "waiting": waiting,
        }
    )
