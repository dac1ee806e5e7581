"""Whether anybody plays differently: tools/choices.py."""

import pytest

from choices import PLAYERS, TABLES, Job, Played, main, played, rows


def test_the_same_games_give_the_same_choices_and_others_do_not() -> None:
    once, again, other = (played(Job("base 2", "steady", seed, 60)) for seed in (1, 1, 2))
    assert once.stream == again.stream != other.stream
    assert once.choices == len(once.stream.splitlines()) == 60


def test_every_choice_and_every_seed_counts() -> None:
    jobs = [Job("base 2", "steady", 1, 0), Job("base 2", "expert", 1, 0)]

    def lines(*streams: str) -> list[str]:
        games = (Played(stream, 1, 0.5) for stream in streams)
        return [line.split()[-1] for line in rows(jobs, games, False)]

    first, second = lines("0 end", "0 end")
    assert first == second
    assert lines("0 end", "0 skip") == [first, lines("0 skip", "0 end")[0]]
    assert lines("0 end", "0 skip")[1] != first
    assert next(rows(jobs[:1], iter([Played("0 end", 1, 0.5)]), True)).endswith("0.5 s")


def test_the_command_prints_a_line_for_each_table_and_player(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--games", "1", "--choices", "30", "--players", "steady"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line[:18].rstrip() for line in lines] == list(TABLES)
    assert set(PLAYERS) == {"steady", "expert"}
