"""A real mail server, for tests: it takes letters, or does not, and keeps them to be read."""

import asyncio
import re
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from queue import Queue
from threading import Event, Thread
from typing import NamedTuple, cast

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

ENOUGH = 30
"""Seconds for a letter to come."""


class Letter(NamedTuple):
    """What came, and for whom."""

    sender: str
    to: str
    raw: bytes
    secure: bool
    """Whether nobody on the way could read it."""
    user: str | None
    """Who handed it over."""

    @property
    def message(self) -> EmailMessage:
        found = message_from_bytes(self.raw, policy=default)
        assert isinstance(found, EmailMessage)
        return found

    @property
    def text(self) -> str:
        text: str = self.message.get_content()
        return text.replace("\r\n", "\n")

    @property
    def key(self) -> str:
        """Of the link in it."""
        (key,) = re.findall(r"/in#(\S+)", self.text)
        assert isinstance(key, str)
        return key


class Postbox:
    """All letters, as they come."""

    def __init__(self) -> None:
        self.port = 0
        self.user: tuple[str, str] | None = None
        """Who may hand over letters, and by which password; None: everybody."""
        self.secure = False
        """Whether TLS is spoken from the beginning."""
        self.answers: list[str] = []
        """What the next letters are told, the first one first; then they are taken."""
        self.attempts = 0
        self.logins: list[str] = []
        """The passwords that were tried."""
        self.silent = Event()
        """As long as it is set, nobody hears anything after a letter's end."""
        self._came: Queue[Letter] = Queue()

    @property
    def url(self) -> str:
        return f"smtp+plain://127.0.0.1:{self.port}"

    def letter(self) -> Letter:
        """The next one; waits for it."""
        return self._came.get(timeout=ENOUGH)

    async def comes(self) -> Letter:
        """The same while others go on."""
        return await asyncio.to_thread(self.letter)

    @property
    def empty(self) -> bool:
        return self._came.empty()

    def authenticate(
        self, server: SMTP, session: Session, envelope: Envelope, kind: str, data: object
    ) -> AuthResult:
        assert isinstance(data, LoginPassword)
        given = (data.login.decode(), data.password.decode())
        self.logins.append(given[1])
        # Not handled: the server itself says that it was wrong.
        return AuthResult(success=given == self.user, handled=False, auth_data=given[0])

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        self.attempts += 1
        while self.silent.is_set():
            await asyncio.sleep(0.05)
        answer = self.answers.pop(0) if self.answers else "250 taken"
        if answer.startswith("250"):
            assert isinstance(envelope.original_content, bytes)
            (to,) = envelope.rcpt_tos
            secure = self.secure or session.ssl is not None
            user = cast("str | None", session.auth_data)
            self._came.put(
                Letter(envelope.mail_from or "", to, envelope.original_content, secure, user)
            )
        return answer


@contextmanager
def postbox(
    user: tuple[str, str] | None = None,
    whole: ssl.SSLContext | None = None,
    begun: ssl.SSLContext | None = None,
) -> Iterator[Postbox]:
    """A mail server on this machine, in a thread of its own.

    ``whole``: for who speaks TLS from the beginning; ``begun``: for who begins it by STARTTLS.
    """
    box, ready, loop = Postbox(), Event(), asyncio.new_event_loop()
    box.user, box.secure = user, whole is not None

    def session() -> SMTP:
        return SMTP(
            box,
            hostname="localhost",
            tls_context=begun,
            require_starttls=begun is not None,
            auth_required=user is not None,
            auth_require_tls=whole is None and begun is not None,
            authenticator=box.authenticate if user is not None else None,
        )

    async def open_it() -> asyncio.Server:
        server = await loop.create_server(session, "127.0.0.1", 0, ssl=whole)
        box.port = server.sockets[0].getsockname()[1]
        return server

    def run() -> None:
        server = loop.run_until_complete(open_it())
        ready.set()
        loop.run_forever()
        server.close()
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()

    thread = Thread(target=run, daemon=True)
    thread.start()
    assert ready.wait(ENOUGH)
    try:
        yield box
    finally:
        box.silent.clear()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
