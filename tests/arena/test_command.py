"""`battalia arena`."""

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import polars
import pytest

from arena_bots import Cheating
from battalia.bots import BOTS
from battalia.cli import main
from battalia.engine import read_record, replay
from commands import run

Capture = pytest.CaptureFixture[str]
PNG = b"\x89PNG\r\n\x1a\n"


def arena(capsys: Capture, line: str, *more: str | Path, expect: int = 0) -> tuple[str, str]:
    """A contest of one process and one week."""
    argv = ["arena", *line.split(), *more, "--weeks", "1", "--jobs", "1"]
    return run(capsys, *argv, expect=expect)


def test_a_contest_is_summed_up(capsys: Capture) -> None:
    out, err = arena(capsys, "simple random -n 4")
    assert err == ""
    assert out.startswith("4 games of 2 mirrored deals; a fair share is 50.0 %; intervals: 95 %\n")
    assert re.search(r"┃ +simple ┃ +random ┃", out)
    assert re.search(r"│ Games +│ +4 │ +4 │", out)
    assert re.search(r"│ Victories +│ +[\d.]+ % \([\d.]+–[\d.]+\) │", out)
    assert re.search(r"│ Days +│ 7 \(half of them 7–7, all 7–7\) +│", out)
    assert re.search(r"│ Days 6 points ahead +│ .+, in [0-4] of 4 games +│", out)
    assert re.search(r"│ Ended by +│ weeks 4 +│", out)


def test_games_are_rounded_up_to_whole_deals(capsys: Capture) -> None:
    out, _ = arena(capsys, "simple random random -n 4 --json")
    summary = json.loads(out)
    assert summary["games"] == 6
    assert summary["contest"]["deals"] == 2
    assert summary["contest"]["options"]["players"] == 3


def test_the_last_bot_fills_the_table(capsys: Capture) -> None:
    out, _ = arena(capsys, "simple random --players 4 -n 1 --json")
    assert json.loads(out)["contest"]["line_ups"] == [["simple", "random", "random", "random"]]


def test_a_round_robin_lets_every_two_meet(capsys: Capture) -> None:
    out, _ = arena(capsys, "simple random battalia.bots:RandomBot --round-robin -n 2")
    assert "6 games of 1 mirrored deals" in out
    assert "simple battalia.bots:RandomBot" in out


def test_the_counts_are_printed_on_request(capsys: Capture) -> None:
    out, _ = arena(capsys, "simple random -n 2 --counts")
    assert re.search(r"│ unit-hired chief +│ +\d+ │", out)
    assert re.search(r"│ fly +│ +0 │ +0 │", out)
    assert "unit-hired chief" not in arena(capsys, "simple random -n 2")[0]


def test_quiet_says_nothing(capsys: Capture) -> None:
    assert arena(capsys, "simple random -n 2 --quiet") == ("", "")


def test_several_processes_are_used_by_default_and_change_nothing(capsys: Capture) -> None:
    alone = json.loads(arena(capsys, "simple random -n 6 --json")[0])
    argv = ["arena", "simple", "random", "-n", "6", "--weeks", "1", "--json"]
    shared = json.loads(run(capsys, *argv)[0])
    for summary in (alone, shared):
        for bot in summary["bots"]:
            del bot["turn_ms"], bot["answers_per_second"]
    assert alone == shared


def test_results_are_kept_and_resumed(tmp_path: Path, capsys: Capture) -> None:
    first, _ = arena(capsys, "simple random -n 4 --out", tmp_path / "a")
    lines = (tmp_path / "a" / "games.jsonl").read_bytes()
    assert len(lines.splitlines()) == 4
    again, _ = arena(capsys, "simple random -n 4 --out", tmp_path / "a")
    assert again == first
    assert (tmp_path / "a" / "games.jsonl").read_bytes() == lines
    out, err = arena(capsys, "simple random -n 6 --out", tmp_path / "a", expect=2)
    assert out == ""
    assert err.endswith(
        "holds something else than the results of this very contest; nothing was changed.\n"
    )
    assert (tmp_path / "a" / "games.jsonl").read_bytes() == lines


def test_results_are_written_for_other_programs(tmp_path: Path, capsys: Capture) -> None:
    out, _ = arena(capsys, "simple random -n 4 --json --out", tmp_path / "a")
    results = json.loads((tmp_path / "a" / "results.json").read_text(encoding="utf-8"))
    assert results == json.loads(out)
    rows = polars.read_parquet(tmp_path / "a" / "games.parquet")
    assert rows.height == 8
    simple = rows.filter(polars.col("bot") == "simple")
    assert simple["share"].mean() == pytest.approx(results["bots"][0]["share"]["mean"])
    assert simple["points"].mean() == pytest.approx(results["bots"][0]["points"])
    hired = simple.explode("counts").unnest("counts").filter(polars.col("what") == "hire")
    assert hired["n"].sum() == results["counts"]["simple"]["hire"]


def test_every_game_can_be_recorded(tmp_path: Path, capsys: Capture) -> None:
    arena(capsys, "simple random -n 4 --seed 5 --records --out", tmp_path / "a")
    files = sorted((tmp_path / "a" / "records").iterdir())
    assert [file.name for file in files] == ["1-5-1.txt", "1-5-2.txt", "1-6-1.txt", "1-6-2.txt"]
    for file in files:
        record = read_record(file.read_text(encoding="utf-8"))
        assert replay(record).ended == "weeks"
    assert record.tags["P1"] == "random"


def test_a_report_stands_alone(tmp_path: Path, capsys: Capture) -> None:
    arena(capsys, "simple random -n 4 --seed 3 --report --out", tmp_path / "a")
    page = (tmp_path / "a" / "report.html").read_text(encoding="utf-8")
    pictures = sorted(tmp_path.glob("a/*.png"))
    assert len(pictures) == 6
    for picture in pictures:
        assert picture.read_bytes().startswith(PNG)
        assert picture.stat().st_size > 5000
    assert page.count("src='data:image/png;base64,") == 6
    assert not re.search(r"(src|href)='(?!data:)", page)
    assert "battalia arena simple random -n 4 --seed 3 --players 2 --weeks 1" in page
    assert "<td>unit-hired chief</td>" in page
    assert "<tr class='zero'><td>fly</td><td>0</td><td>0</td><td></td></tr>" in page


def test_a_report_shows_names_as_they_are(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "<b>&", BOTS["random"])
    arena(capsys, "<b>& random -n 2 --report --out", tmp_path / "a")
    page = (tmp_path / "a" / "report.html").read_text(encoding="utf-8")
    assert "&lt;b&gt;&amp;" in page
    assert "<b>" not in page


def test_illegal_answers_are_reported(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "cheating", Cheating)
    out, err = arena(capsys, "cheating random -n 2", expect=1)
    assert re.search(r"│ Illegal answers +│ +[1-9]\d* │ +0 │", out)
    assert re.fullmatch(
        r"cheating gave \d+ answers that were not offered; the first: .*<hire supply>\n", err
    )


def test_games_without_an_end_are_reported(capsys: Capture) -> None:
    out, _ = arena(capsys, "simple random -n 2 --limit 50", expect=1)
    assert re.search(r"│ Stalled +│ 2 +│", out)


MISTAKES = [
    ("simple random -n 0", "must be at least 1"),
    ("simple random --jobs 0", "must be at least 1"),
    ("simple random --limit 0", "must be at least 1"),
    ("simple random --report", "--report needs a place to write to: --out DIR."),
    ("simple random --records", "--records needs a place to write to: --out DIR."),
    ("simple --round-robin", "A round robin needs two different computer players at least."),
    ("simple random random --players 2", "3 seats are named for 2 players."),
    ("simple random --players 5", "Number of players, “5”: only with The Stormgates (S10.5)."),
    ("simple random --players 1", "2 seats are named for 1 players."),
    (
        "simple random --weeks 12",
        "Weeks: 12 is none of these: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 (B13.3).",
    ),
    ("simple random --out {dir}/file/a", "cannot be written"),
    ("simple random --out {dir}", "nothing was changed"),
]


@pytest.mark.parametrize(("line", "sentence"), MISTAKES)
def test_a_mistake_is_answered_with_one_sentence(
    line: str, sentence: str, tmp_path: Path, capsys: Capture
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    out, err = run(capsys, "arena", *line.format(dir=tmp_path).split(), expect=2)
    assert out == ""
    assert sentence in err
    assert err.endswith(".\n")
    assert err.count("\n") == 1
    assert [file.name for file in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize(
    ("missing", "line", "sentence"),
    [
        ("openskill", "simple random", 'not installed: pip install "battalia[arena]".'),
        ("ray", "simple random --ray local", 'Ray is not installed: pip install "battalia[ray]".'),
    ],
)
def test_missing_packages_are_named(
    missing: str, line: str, sentence: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As Python itself marks a module that must not be found.
    monkeypatch.setitem(sys.modules, missing, None)
    _, err = run(capsys, "arena", *line.split(), expect=2)
    assert err.endswith(f"{sentence}\n")
    assert err.count("\n") == 1


def test_a_cluster_that_is_not_there_is_explained(tmp_path: Path, capsys: Capture) -> None:
    pytest.importorskip("ray", reason="Ray has no wheel for this Python or this machine")
    argv = ["arena", "simple", "random", "--ray", "nowhere", "--out"]
    out, err = run(capsys, *argv, tmp_path / "a", expect=2)
    assert out == ""
    assert err == "There is no Ray cluster at nowhere: Invalid address format: nowhere.\n"
    assert not (tmp_path / "a").exists()


def test_the_other_commands_need_none_of_the_arenas_packages() -> None:
    program = (
        "import sys\n"
        "from battalia.cli import main\n"
        "assert main(['rules', 'B8.5']) == 0\n"
        "heavy = {'matplotlib', 'numpy', 'openskill', 'polars', 'ray'} & set(sys.modules)\n"
        "assert not heavy, heavy\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, stdout=subprocess.DEVNULL)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no interrupt for a single process")
def test_an_interrupt_keeps_what_is_done(tmp_path: Path, capsys: Capture) -> None:
    folder = tmp_path / "a"
    argv = ["arena", "simple", "random", "-n", "2000", "--jobs", "2", "--out", str(folder)]
    program = f"import sys; from battalia.cli import main; sys.exit(main({argv!r}))"
    process = subprocess.Popen(
        [sys.executable, "-c", program],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        # Whoever runs the tests in the background may have switched interrupts off.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    games = folder / "games.jsonl"
    while not (games.exists() and games.read_bytes().count(b"\n") > 3):
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(0.05)
            raise AssertionError("it ended by itself")
    process.send_signal(signal.SIGINT)
    _, err = process.communicate()
    assert process.returncode == 130
    done = games.read_bytes().count(b"\n")
    assert 4 <= done < 2000
    assert re.fullmatch(
        r"Stopped after \d+ of 2,000 games; the same command goes on from here\.\n", err
    )
    results = json.loads((folder / "results.json").read_text(encoding="utf-8"))
    assert not results["complete"]
    assert 2 <= results["games"] <= done


def test_the_help_names_the_bots(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "--help"])
    assert "simple" in capsys.readouterr().out
