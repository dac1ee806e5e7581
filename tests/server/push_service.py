"""A push service of one's own: a real HTTP server, and browsers that can read what it is given."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from battalia.server.pushing import decoded, encoded

CURVE = ec.SECP256R1()
ENOUGH = 60


class Subscriber:
    """A browser: its keys, and how it reads (RFC 8291, 3.4) what is meant for it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._secret = b"sixteen letters."
        self.public = self._key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )

    def subscription(self, endpoint: str, **more: str) -> dict[str, str]:
        keys = {"p256dh": encoded(self.public), "auth": encoded(self._secret)}
        return {"endpoint": endpoint, **keys, **more}

    def read(self, body: bytes) -> Any:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        sender = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
        shared = self._key.exchange(ec.ECDH(), sender)
        info = b"WebPush: info\x00" + self.public + theirs
        material = HKDF(hashes.SHA256(), 32, self._secret, info).derive(shared)
        key, nonce = (
            HKDF(hashes.SHA256(), size, salt, b"Content-Encoding: " + name + b"\x00").derive(
                material
            )
            for name, size in ((b"aes128gcm", 16), (b"nonce", 12))
        )
        text, end, _ = AESGCM(key).decrypt(nonce, record, None).rpartition(b"\x02")
        assert end
        return json.loads(text)


class Posted(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    def claims(self) -> dict[str, Any]:
        """What the server says of itself; it is really the server whose key stands there."""
        scheme, _, values = self.headers["authorization"].partition(" ")
        assert scheme == "vapid"
        found = dict(part.split("=", 1) for part in values.split(", "))
        signed, _, signature = found["t"].rpartition(".")
        both = decoded(signature)
        key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(found["k"]))
        r, s = (int.from_bytes(half, "big") for half in (both[:32], both[32:]))
        key.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
        head, claims = (json.loads(decoded(part)) for part in signed.split("."))
        assert head == {"typ": "JWT", "alg": "ES256"}
        return {**claims, "key": found["k"]}


class PushService:
    """Notes what is posted, and answers with a status."""

    def __init__(self, status: int = 201) -> None:
        self.status = status
        self.posted: asyncio.Queue[Posted] = asyncio.Queue()
        self.origin = ""

    @asynccontextmanager
    async def open(self) -> "AsyncIterator[PushService]":
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        async with server:
            yield self

    async def next(self) -> Posted:
        async with asyncio.timeout(ENOUGH):
            return await self.posted.get()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {
            name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:])
        }
        body = await reader.readexactly(int(headers["content-length"]))
        answer = f"HTTP/1.1 {self.status} So\r\nLocation: {self.origin}/elsewhere\r\n"
        writer.write(f"{answer}Content-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        # Last: whoever waits for it knows that it was answered.
        self.posted.put_nowait(Posted(head[0].split()[1], headers, body))
