"""The server holds against strangers who mean it ill (tools/attack.py, in short form)."""

import asyncio

import pytest

from attack import attacked, main
from attacks.catalogue import ATTACKS, SHORT


async def _rows(names: tuple[str, ...]) -> list[str]:
    """What did not hold, or was not tried."""
    return [
        f"{row.name} {row.verdict}: {row.figures}"
        async for row in attacked(names, short=True)
        if row.verdict != "held"
    ]


def _short(*beginnings: str) -> tuple[str, ...]:
    return tuple(name for name in SHORT if name.startswith(beginnings))


GROUPS = {
    "no socket outlives its seat": _short("seat-"),
    "no text is dearer than it looks, and no key is logged": _short(
        "bombs-", "oddities", "content-types", "origins", "logged-keys"
    ),
    "nobody is kept waiting by one address": _short("flood-", "door-"),
    "nobody comes by another door": _short("house-"),
    "a damaged row is one table's trouble": _short("rows"),
}


@pytest.mark.parametrize("names", GROUPS.values(), ids=GROUPS)
@pytest.mark.slice(1)
def test_the_server_holds(names: tuple[str, ...]) -> None:
    assert names
    assert asyncio.run(_rows(names)) == []


def test_every_short_attack_is_carried_out_here() -> None:
    assert sorted(name for names in GROUPS.values() for name in names) == sorted(SHORT)


def test_every_attack_says_what_held_means() -> None:
    assert [name for name, attack in ATTACKS.items() if "Held:" not in (attack.__doc__ or "")] == []


def test_only_servers_on_this_machine_are_attacked(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--url", "http://192.0.2.1:8000"])
    assert "only its owner may attack it" in capsys.readouterr().err
