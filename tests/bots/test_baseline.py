"""The simple bot is frozen: the yardstick by which other computer players are measured."""

import hashlib
from typing import Any

import pytest

from battalia.bots import Match, SimpleBot
from battalia.engine import Options

BOX: dict[str, Any] = {
    "expansion": True,
    **dict.fromkeys(("advanced", "stormgates", "royals", "heroic", "trading", "fortune"), True),
    **dict.fromkeys(("great_artefacts", "draft", "metamorpha", "bilkarr", "fanatics"), True),
}
STREAMS = [
    (Options(players=2), 1, "fb052ee57b2dd43d546175a6f0a3b58c4cf5906fb0d926a3388e9d1854986793"),
    (
        Options(players=3, advanced=True),
        2,
        "dc10e3aeccb50b945fa55e54da783aa9336a1d37350f466a41c0d9a25058eb32",
    ),
    (Options(players=4), 3, "9e1d4a4e654607ca45c70a75f9bc8598601725bdffcbd1d58ab93bf71fd31645"),
    (
        Options(players=4, teams=True, weeks=3, **BOX),
        4,
        "1a68d4ad7711de09fc642282a09bcd6ad9aaa88b4f24cd5d071d6a8d91aacbce",
    ),
]


@pytest.mark.parametrize(
    ("options", "seed", "fingerprint"), STREAMS, ids=["two", "three", "four", "stormgates"]
)
def test_the_simple_bot_plays_as_ever(options: Options, seed: int, fingerprint: str) -> None:
    """The stream of all choices in a game of simple bots, chance's included.

    It must never change: "beats simple by so much" keeps its meaning only while simple stays what
    it is. A better player gets another name. Where a correction of the RULES changes the stream
    (other options are offered, or in another order), the new fingerprint goes here, and
    docs/bots.md says since when figures cannot be compared with older ones. Nothing else is a
    reason: not speed, not style, not a move that looks foolish.
    """
    match = Match.begin(options, [SimpleBot() for _ in range(options.players)], seed)
    match.run()
    text = match.game.rules.notation.text
    stream = "\n".join(f"{seat} {text(choice)}" for seat, choice in match.record.choices)
    assert hashlib.sha256(stream.encode()).hexdigest() == fingerprint
