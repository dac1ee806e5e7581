"""Letters reach the operator's mail server, or nobody waits for them."""

import asyncio
import ssl
from collections.abc import Iterator
from email.message import EmailMessage
from email.policy import SMTP
from typing import Any

import pytest
import trustme
from structlog.testing import capture_logs

from battalia.server.config import Config
from battalia.server.denied import Denied
from battalia.server.metrics import Metrics
from battalia.server.post import Post, Smtp, proper_address, smtp_of
from server.postbox import ENOUGH, Postbox, postbox

pytestmark = pytest.mark.anyio

URL = "https://battalia.example"
ADA = "ada@example.org"


def letter() -> EmailMessage:
    one = EmailMessage(SMTP)
    one["Subject"] = "Grüße"
    one["List-Unsubscribe"] = f"<{URL}/unsubscribe/{'x' * 80}>"
    one.set_content("Es ist dein Zug, Bärfolk.\n", cte="quoted-printable")
    return one


def post(box: Postbox, smtp: str = "", **how: object) -> Post:
    """The post to this mail server, which loses no time between attempts."""
    settings = smtp_of(Config(url=URL, smtp=smtp or box.url))
    assert settings is not None
    return Post(settings, Metrics(), **{"pauses": (0, 0), "seconds": ENOUGH} | how)  # type: ignore[arg-type]


async def sent(sending: Post, *to: str) -> dict[str, float]:
    """What became of a letter to each of them."""
    for address in to:
        sending.send(letter(), address)
    await sending.settled()
    (family,) = sending._counted.letters.collect()
    return {
        sample.labels["outcome"]: sample.value
        for sample in family.samples
        if sample.name.endswith("_total")
    }


async def test_a_letter_is_handed_over_as_it_is() -> None:
    with postbox() as box:
        assert await sent(post(box), ADA) == {"sent": 1}
        came = box.letter()
        assert (came.sender, came.to) == ("battalia@battalia.example", ADA)
        assert came.message["Subject"] == "Grüße"
        assert came.text == "Es ist dein Zug, Bärfolk.\n"
        # In one line, as it was written: not every program puts it together again.
        assert f"\r\nList-Unsubscribe: <{URL}/unsubscribe/{'x' * 80}>\r\n".encode() in came.raw


@pytest.mark.parametrize(
    ("answers", "attempts", "outcome"),
    [
        (["451 later"], 2, "sent"),
        (["451 later", "421 later"], 3, "sent"),
        (["451 later"] * 3, 3, "failed"),
        (["554 never"], 1, "failed"),
    ],
)
async def test_only_what_may_be_over_later_is_a_reason_to_try_again(
    answers: list[str], attempts: int, outcome: str
) -> None:
    with postbox() as box:
        box.answers = list(answers)
        assert await sent(post(box), ADA) == {outcome: 1}
        assert box.attempts == attempts


async def test_a_mail_server_that_is_gone_is_tried_again_and_given_up() -> None:
    with postbox() as box:
        gone = post(box)
    assert await sent(gone, ADA) == {"failed": 1}


async def test_a_mail_server_that_says_nothing_is_given_up() -> None:
    with postbox() as box:
        box.silent.set()
        assert await sent(post(box, pauses=(), seconds=0.5), ADA) == {"failed": 1}
        assert box.attempts == 1


async def test_a_slow_mail_server_keeps_nobody_waiting_and_letters_are_bounded() -> None:
    with postbox() as box:
        box.silent.set()
        slow = post(box, most=3)
        for _ in range(5):
            slow.send(letter(), ADA)
        box.silent.clear()
        assert await sent(slow) == {"dropped": 2, "sent": 3}


async def test_a_post_that_is_closed_lets_go_of_what_waits() -> None:
    with postbox() as box:
        box.silent.set()
        closing = post(box)
        closing.send(letter(), ADA)
        await closing.close()
        await closing.settled()
        assert box.empty


# The way there.


@pytest.fixture
def authority(monkeypatch: pytest.MonkeyPatch) -> Iterator[trustme.CA]:
    """Whose certificates this machine trusts."""
    one = trustme.CA()
    with one.cert_pem.tempfile() as path:
        monkeypatch.setenv("SSL_CERT_FILE", path)
        yield one


def certified(authority: trustme.CA, name: str = "127.0.0.1") -> ssl.SSLContext:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    authority.issue_cert(name).configure_cert(context)
    return context


@pytest.mark.parametrize(("scheme", "kind"), [("smtps", "whole"), ("smtp", "begun")])
async def test_letters_and_password_go_where_nobody_reads_them(
    authority: trustme.CA, scheme: str, kind: str
) -> None:
    how: dict[str, Any] = {kind: certified(authority)}
    with postbox(user=("ada", "p@ss:word"), **how) as box:
        url = f"{scheme}://ada:p%40ss%3Aword@127.0.0.1:{box.port}"
        assert await sent(post(box, url), ADA) == {"sent": 1}
        came = box.letter()
        assert came.secure
        assert came.user == "ada"


@pytest.mark.parametrize(("scheme", "kind"), [("smtps", "whole"), ("smtp", "begun")])
async def test_a_mail_server_with_anothers_certificate_gets_nothing(
    authority: trustme.CA, scheme: str, kind: str
) -> None:
    for context in (certified(trustme.CA()), certified(authority, "mail.example")):
        how: dict[str, Any] = {kind: context}
        with postbox(**how) as box:
            url = f"{scheme}://127.0.0.1:{box.port}"
            assert await sent(post(box, url), ADA) == {"failed": 1}
            assert box.attempts == 0


async def test_where_there_is_no_starttls_nothing_goes_in_the_open() -> None:
    with postbox() as box:
        assert await sent(post(box, f"smtp://127.0.0.1:{box.port}"), ADA) == {"failed": 1}
        assert box.attempts == 0


async def test_a_wrong_password_is_the_last_word(authority: trustme.CA) -> None:
    with postbox(user=("ada", "right"), whole=certified(authority)) as box:
        url = f"smtps://ada:wrong@127.0.0.1:{box.port}"
        with capture_logs() as said:
            assert await sent(post(box, url), ADA) == {"failed": 1}
        # Once, by each way that both know.
        assert [line["code"] for line in said if line["event"] == "letter-not-sent"] == [535]
        assert set(box.logins) == {"wrong"}
        assert box.attempts == 0


# The settings.


@pytest.mark.parametrize(
    ("smtp", "expected"),
    [
        ("smtps://u:p@mail.example", ("mail.example", 465, "whole", "u", "p")),
        ("smtp://u:p%40@mail.example:2525", ("mail.example", 2525, "begun", "u", "p@")),
        ("smtp+plain://localhost", ("localhost", 25, "none", None, None)),
        ("smtp+plain://u:p@[::1]", ("::1", 25, "none", "u", "p")),
    ],
)
def test_a_mail_server_is_one_address(smtp: str, expected: tuple[object, ...]) -> None:
    found = smtp_of(Config(url=URL, smtp=smtp))
    assert found is not None
    assert tuple(found)[:5] == expected
    assert found.sender == "Battalia <battalia@battalia.example>"


def test_without_a_mail_server_there_is_no_post() -> None:
    assert smtp_of(Config()) is None


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"smtp": "smtps://mail.example", "url": ""}, "needs BATTALIA_URL"),
        ({"smtp": "smtps://mail.example", "url": "battalia.example"}, "needs BATTALIA_URL"),
        ({"smtp": "https://u:secret@mail.example"}, "BATTALIA_SMTP is smtps://"),
        ({"smtp": "secret"}, "BATTALIA_SMTP is smtps://"),
        ({"smtp": "smtps://u:secret@"}, "BATTALIA_SMTP is smtps://"),
        ({"smtp": "smtps://u:secret@mail.example:port"}, "BATTALIA_SMTP is smtps://"),
        ({"smtp": "smtps://mail.example/secret"}, "BATTALIA_SMTP is smtps://"),
        ({"smtp": "smtp+plain://u:secret@mail.example"}, "to this machine only"),
        ({"smtp": "smtps://mail.example", "url": "http://192.0.2.1"}, "needs BATTALIA_MAIL_FROM"),
        ({"smtp": "smtps://mail.example", "mail_from": "nobody"}, "BATTALIA_MAIL_FROM is"),
        ({"smtp": "smtps://mail.example", "mail_from": "A <a@b.c>\nBcc: d@e.f"}, "MAIL_FROM is"),
    ],
)
def test_a_mail_server_that_cannot_be_is_refused_without_its_password(
    settings: dict[str, str], told: str
) -> None:
    with pytest.raises(ValueError, match=told) as refusal:
        smtp_of(Config(**{"url": URL} | settings))  # type: ignore[arg-type]
    assert "secret" not in str(refusal.value)


def test_letters_are_from_whom_the_operator_says() -> None:
    settings = {"smtp": "smtps://mail.example", "mail_from": "Bärfolk <Games@Example.org>"}
    found = smtp_of(Config(url=URL, **settings))  # type: ignore[arg-type]
    assert isinstance(found, Smtp)
    assert found.sender == "Bärfolk <games@example.org>"


# Addresses.


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ada@Example.ORG", "ada@example.org"),
        ("  ada@example.org ", "ada@example.org"),
        ("ada.l+games@mail.example.org", "ada.l+games@mail.example.org"),
        ("ada@bücher.example", "ada@xn--bcher-kva.example"),
        ("ada@BÜCHER.example", "ada@xn--bcher-kva.example"),
        ("o'hara@example.org", "o'hara@example.org"),
    ],
)
def test_an_address_is_one_however_it_is_typed(typed: str, kept: str) -> None:
    assert proper_address(typed) == kept


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "ada",
        "@example.org",
        "ada@",
        "ada@.org",
        "ada@example..org",
        "ada@-example.org",
        ".ada@example.org",
        "ada.@example.org",
        "a..da@example.org",
        "ada@example.org, eve@example.org",
        "ada@example.org;eve@example.org",
        "<ada@example.org>",
        "Ada <ada@example.org>",
        '"a b"@example.org',
        "ada@[127.0.0.1]",
        "ada@127.0.0.1",
        "ada@eve@example.org",
        "ada@example.org\r\nBcc: eve@example.org",
        "a\nda@example.org",
        "ada@exa mple.org",
        "ada%0d%0a@exam\u2028ple.org",
        "\u0430da@example.org",  # A Cyrillic letter that looks like an a.
        "ad\u0131@example.org",
        "\u212aate@example.org",  # The sign for Kelvin, whose small form is a k.
        # A header would show them as other letters: a second address, a line's end.
        "=?utf-8?q?=40evil.example=2c?=@example.org",
        "ada.=?utf-8?q?=0d=0abcc=3aeve=40example.org?=@example.org",
        "=?utf-8?q??=@example.org",
        "x" * 65 + "@example.org",
        "ada@" + "x" * 64 + ".org",
        "ada@" + "abcdefgh." * 30 + "org",
    ],
)
def test_what_is_no_address_is_none(typed: str) -> None:
    with pytest.raises(Denied) as refusal:
        proper_address(typed)
    assert refusal.value.reason.id == "address-unusable"


async def test_nobody_waits_while_a_letter_is_under_way() -> None:
    """Handing one over to the post takes no step that waits."""
    with postbox() as box:
        box.silent.set()
        sending = post(box)
        async with asyncio.timeout(ENOUGH):
            for _ in range(10):
                sending.send(letter(), ADA)
            await asyncio.sleep(0)
        box.silent.clear()
        assert await sent(sending) == {"sent": 10}
