"""The post: letters by e-mail, handed to the one mail server that the operator has set.

Whoever asks for a letter never waits for it. A mail server that is slow, full or gone delays
letters and nothing else; what it cannot take for the moment is tried again a few times, what it
refuses is not.
"""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Sequence
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import parseaddr
from typing import Final, Literal, NamedTuple, TypeAlias
from urllib.parse import unquote, urlsplit

import aiosmtplib
import idna
import structlog

from battalia.server.config import Config
from battalia.server.denied import Denied
from battalia.server.metrics import Metrics
from battalia.server.origins import is_address, is_this_machine

Tls: TypeAlias = Literal["whole", "begun", "none"]
SCHEMES: Final[dict[str, tuple[Tls, int]]] = {
    "smtps": ("whole", 465),
    "smtp": ("begun", 587),
    "smtp+plain": ("none", 25),
}
"""How the way to a mail server is kept secret, and its usual port."""
MOST: Final = 1_000
"""So many letters wait to be sent at most; more are dropped."""
AT_ONCE: Final = 4
"""So many are handed over at once at most."""
SECONDS: Final = 30.0
"""So long at most takes an attempt, everything included."""
PAUSES: Final = (5.0, 60.0, 300.0)
"""So many seconds pass before the second attempt, the third, and the last."""
WIDE: Final = SMTP.clone(max_line_length=998)
"""A header with a link in it stays in one line: broken up, not every program could read it."""
LONGEST: Final = 254
"""No address has more characters …"""
LONGEST_LOCAL: Final = 64
"""… and none has more before the @."""
LOCAL: Final = re.compile(r"(?!\.|.*=\?)(?:\.?[a-z0-9!#$%&'*+/=?^_`{|}~-])+")
"""What stands before the @: nothing that would need quotes, no letters that look alike, and no =?,
after which a header can hold any other letters."""
DOMAIN: Final = re.compile(r"(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z][a-z0-9-]*")

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("battalia.post")


class Smtp(NamedTuple):
    """The operator's mail server."""

    host: str
    port: int
    tls: Tls
    user: str | None
    password: str | None
    sender: str
    """From whom letters are."""
    name: str
    """How this server calls itself there."""


def smtp_of(config: Config) -> Smtp | None:
    """The mail server of these settings, if there is one; ``ValueError`` says what cannot be."""
    if not config.smtp:
        return None
    own = urlsplit(config.url)
    if own.scheme not in ("http", "https") or not own.hostname:
        # Whoever asks for a letter must have no say in where its link leads.
        raise ValueError("BATTALIA_SMTP needs BATTALIA_URL (--url), for the links in letters")
    try:
        url = urlsplit(config.smtp)
        tls, usual = SCHEMES[url.scheme]
        host, port = url.hostname, url.port or usual
    except (KeyError, ValueError):
        host = None
    if not host or url.path.strip("/") or url.query or url.fragment:
        # The text is not shown: there may be a password in it.
        raise ValueError(
            "BATTALIA_SMTP is smtps://USER:PASSWORD@HOST, smtp:// for STARTTLS,"
            " or smtp+plain:// for a mail server that needs neither"
        )
    user = unquote(url.username) if url.username else None
    password = unquote(url.password) if url.password else None
    if password and tls == "none" and not is_this_machine(host):
        raise ValueError("BATTALIA_SMTP sends a password by smtp+plain:// to this machine only")
    if not config.mail_from and is_address(own.hostname):
        raise ValueError("BATTALIA_SMTP needs BATTALIA_MAIL_FROM where BATTALIA_URL has no name")
    sender = config.mail_from or f"Battalia <battalia@{own.hostname}>"
    return Smtp(host, port, tls, user, password, _proper_sender(sender), own.hostname)


def _proper_sender(text: str) -> str:
    name, address = parseaddr(text)
    try:
        if not text.isprintable():
            raise ValueError
        return str(Address(name, addr_spec=proper_address(address)))
    except (Denied, ValueError):
        raise ValueError("BATTALIA_MAIL_FROM is an address: Battalia <games@example.org>") from None


def proper_address(text: str) -> str:
    """An address as it is kept, however somebody types it (Denied: it is none).

    Large letters are small ones; a name of other alphabets stands in its plain form. What stands
    before the @ is ASCII, so that no address is taken for another that looks like it.
    """
    local, _, domain = text.strip().rpartition("@")
    try:
        domain = idna.encode(domain, uts46=True).decode("ascii").lower()
    except (idna.IDNAError, UnicodeError):
        raise Denied("address-unusable") from None
    # Before large letters become small ones: some of other alphabets would become plain ones.
    plain = local.isascii() and len(local) <= LONGEST_LOCAL
    address = f"{local.lower()}@{domain}"
    fits = LOCAL.fullmatch(local.lower()) and DOMAIN.fullmatch(domain)
    if not (plain and fits) or len(address) > LONGEST:
        raise Denied("address-unusable")
    return address


class Post:
    """Letters on their way to the mail server."""

    def __init__(
        self,
        smtp: Smtp,
        counted: Metrics,
        pauses: Sequence[float] = PAUSES,
        seconds: float = SECONDS,
        most: int = MOST,
    ) -> None:
        self.smtp = smtp
        self._counted = counted
        self._pauses = pauses
        self._seconds = seconds
        self._most = most
        # Made once: it reads every certificate that this machine trusts.
        self._trusted = ssl.create_default_context()
        self._carrying: set[asyncio.Task[None]] = set()
        self._hands = asyncio.Semaphore(AT_ONCE)

    def send(self, letter: EmailMessage, to: str) -> None:
        """Sends this soon. Nobody waits for it; where too many wait already, it is dropped."""
        if len(self._carrying) >= self._most:
            log.warning("letter-dropped")
            self._counted.letters.labels("dropped").inc()
            return
        task = asyncio.create_task(self._carry(letter, to))
        self._carrying.add(task)
        task.add_done_callback(self._carrying.discard)

    async def settled(self) -> None:
        """Returns when every letter so far was sent or given up."""
        while self._carrying:
            await asyncio.wait(self._carrying)

    async def close(self) -> None:
        """Sends nothing more."""
        for task in self._carrying:
            task.cancel()
        await asyncio.gather(*self._carrying, return_exceptions=True)

    async def _carry(self, letter: EmailMessage, to: str) -> None:
        for pause in (*self._pauses, None):
            try:
                async with self._hands, asyncio.timeout(self._seconds):
                    await self._hand_over(letter, to)
            except Exception as problem:
                # What a mail server says may quote the address: only its number is logged.
                code = _code(problem)
                log.warning("letter-not-sent", problem=type(problem).__name__, code=code)
                if pause is None or (code is not None and code >= 500):
                    break
            else:
                self._counted.letters.labels("sent").inc()
                return
            await asyncio.sleep(pause)
        self._counted.letters.labels("failed").inc()

    async def _hand_over(self, letter: EmailMessage, to: str) -> None:
        host, port, tls, user, password, sender, name = self.smtp
        await aiosmtplib.send(
            letter.as_bytes(policy=WIDE),
            sender=parseaddr(sender)[1],
            recipients=[to],
            hostname=host,
            port=port,
            username=user,
            password=password,
            use_tls=tls == "whole",
            # Never None: that would go on in the open where the way there hides STARTTLS.
            start_tls=tls == "begun",
            tls_context=self._trusted,
            # Otherwise it would be looked up, and everybody would wait for that.
            local_hostname=name,
            timeout=self._seconds,
        )


def _code(problem: Exception) -> int | None:
    """What the mail server answered, if it is known; from 500 on it is its last word."""
    if isinstance(problem, aiosmtplib.SMTPRecipientsRefused):
        return max((one.code for one in problem.recipients), default=None)
    if isinstance(problem, aiosmtplib.SMTPResponseException):
        return problem.code
    return None
