"""Golden games: records replay, and what is told of them stays byte-identical."""

import pytest

from battalia.engine import read_record, replay, write_record
from transcripts import FOLDER, GAMES, transcript


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_told_as_before(name: str) -> None:
    text = (FOLDER / f"{name}.record").read_text(encoding="utf-8")
    record = read_record(text)
    replay(record)
    assert write_record(record) == text
    assert transcript(record) == (FOLDER / f"{name}.told").read_text(encoding="utf-8")
