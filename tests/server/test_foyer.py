"""The live stream of the house: who hears what, and for how long."""

from pathlib import Path

import pytest

from battalia.server.client import Declined, Guest, visiting
from server.house import Time, house

pytestmark = pytest.mark.anyio


async def test_whoever_comes_is_known_by_key_or_by_nothing(tmp_path: Path) -> None:
    async with house(tmp_path / "db", Time()) as url:
        ada = await Guest.named(url, "Ada")
        async with ada.in_house() as known, visiting(url) as stranger:
            assert known.entered["person"] == "Ada"
            assert "person" not in stranger.entered
        await ada.close()


async def test_nobody_follows_what_there_is_not_nor_what_is_somebody_elses(tmp_path: Path) -> None:
    async with house(tmp_path / "db", Time()) as url, visiting(url) as stranger:
        for message, reason in (
            ({"type": "follow", "topic": "nothing"}, "no-such-topic"),
            ({"type": "follow", "topic": "me"}, "no-such-topic"),
            ({"type": "follow", "topic": "person 1"}, "message-unreadable"),
            ({"type": "hello"}, "hello-once"),
        ):
            await stranger.send(message)
            refused = await stranger.hear()
            assert (refused["type"], refused["reason"]["id"]) == ("refused", reason)


async def test_who_logs_out_elsewhere_ends_the_stream_of_other_devices(tmp_path: Path) -> None:
    async with house(tmp_path / "db", Time()) as url:
        ada = await Guest.named(url, "Ada")
        other = await ada.post("/api/me/link")
        phone = Guest(url, (await ada.post("/api/link/login", {"key": other["key"]}))["key"])
        async with phone.in_house() as there, ada.in_house() as here:
            await ada.request("DELETE", "/api/me/keys")
            with pytest.raises(Declined) as goodbye:
                await there.next("me")
            assert goodbye.value.id == "no-longer-yours"
            await here.ask({"type": "ping"})
        await ada.close()
        await phone.close()
