"""Whatever is mistyped is answered with one sentence and exit status 2."""

from pathlib import Path

import pytest

from battalia.engine import save
from commands import recorded, run
from positions import table

CASES = [
    ("play --players 7", "Number of players: 7 is none of these: 2, 3, 4, 5, 6 (S10.5)."),
    ("play --players 0", "Number of players: 0 is none of these: 2, 3, 4, 5, 6 (S10.5)."),
    ("play --players two", "invalid int value: 'two'"),
    ("play --seats human,wizard", "“wizard” cannot sit at the table"),
    ("play --players 3 --seats human,simple", "2 seats are named for 3 players."),
    ("play --starting-cities 3", "Starting cities: 3 is none of these: 1, 2 (B13.3)."),
    ("play --weeks 10", "Weeks: 10 is none of these: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 (B13.3)."),
    (
        "play --removed-faction elves",
        "Faction left out: elves is none of these: barfolk, islanders,",
    ),
    (
        "play --relics --starting-heroes 1",
        "Heroes at the start, “1”: not with hidden relics (B13.2).",
    ),
    ("play --catalogue {dir}/none.toml", "cannot be read: No such file"),
    (
        "play --catalogue {dir}/wrong.toml",
        "Corrections, “units.friman”: “many” should be a whole number",
    ),
    ("play --catalogue {binary}", "it is no text"),
    ("play --expansion --layout {dir}/wrong.toml", "Board, “units”: there is no such entry."),
    ("play --save {record}", "exists already"),
    ("play --save {dir}/no/such/folder.txt", "cannot be written: No such file"),
    ("play --resume {dir}/none.txt", "cannot be read: No such file"),
    ("play --resume {record} --players 2", "--players cannot be combined with --resume"),
    ("play --resume {record} --weeks 2", "--weeks cannot be combined with --resume"),
    ("play --resume {broken}", "is not possible"),
    ("play --resume {binary}", "it is no text"),
    ("simulate --players a,b", "is no list of player counts"),
    ("simulate --players 9", "Number of players: 9 is none of these: 2, 3, 4, 5, 6 (S10.5)."),
    ("simulate -n 0", "must be at least 1"),
    ("simulate --jobs 0", "must be at least 1"),
    ("simulate --bot wizard", "“wizard” cannot sit at the table"),
    ("simulate --all-options --hard", "--hard cannot be combined"),
    ("simulate --all-options --players 9", "is no list of player counts"),
    ("simulate -n 1 --records {record}/games", "cannot be written"),
    ("show {dir}/none.txt", "cannot be read"),
    ("show {record} --seat red", "“red” is no player"),
    ("show {record} --seat p4", "p4 does not play at this table."),
    ("show {broken}", "is not possible"),
    ("show {position}", "this is no record"),
    ("check {dir}/none.txt", "cannot be read"),
    ("check {binary}", "it is no text"),
    ("explain {dir}/none.json hire", "cannot be read"),
    ("explain {position} dance", "“dance” is no choice"),
    ("explain {position} hire --seat p5", "p5 does not play at this table."),
    ("explain {broken} hire", "is not possible"),
    ("puzzle --theme win 999", "There are only 22 of these."),
    ("puzzle --daily --theme win", "not allowed with argument --daily"),
    ("puzzles --verify --sample 0", "must be at least 1"),
    ("puzzles --verify --jobs 0", "must be at least 1"),
    ("puzzles --mine --to {dir}/new.xz --games -1", "must be at least 1"),
    ("bench --peer chess", "“chess” is no engine to compare with"),
    ("bench --peer catanatron", "catanatron is not installed"),
    ("bench --seconds 0", "must be more than 0"),
    ("bench --seconds fast", "invalid float value"),
]


@pytest.mark.parametrize(("line", "sentence"), CASES)
def test_a_mistake_is_answered_with_one_sentence(
    line: str,
    sentence: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    text = recorded()
    files = {
        "record": text,
        "broken": text.replace("p1: ", "p1: hire lord; ", 1),
        "position": save(table()).decode(),
    }
    (tmp_path / "wrong.toml").write_text("[units]\nfriman = 'many'\n", encoding="utf-8")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    names = {"dir": str(tmp_path), "binary": str(tmp_path / "binary")}
    for name, content in files.items():
        (tmp_path / name).write_text(content, encoding="utf-8")
        names[name] = str(tmp_path / name)
    out, err = run(capsys, *line.format(**names).split(), expect=2)
    assert out == ""
    assert sentence in err
    assert err.endswith(".\n")
    assert err.count("\n") == 1


def test_the_name_of_a_file_is_told_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.txt").write_text("no record", encoding="utf-8")
    _, err = run(capsys, "review", "game.txt", expect=2)
    assert err == "game.txt: this is no record of version 1.\n"
