"""How a value is learned from games (tools/train.py); PyTorch itself is not needed here."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

import train
from battalia.bots.learned import INPUTS, Net
from battalia.engine import Options
from clusters import allow_ray

WIDE = (np.full(len(INPUTS), -1e4, np.float32), np.full(len(INPUTS), 1e4, np.float32))
LESSON = train.Lesson("base-2", 3, (), 0.0, 0.25)


@pytest.fixture(scope="module")
def lesson() -> train.Taught:
    return train.taught(LESSON)


def data_of(*lessons: train.Taught) -> train.Data:
    columns = np.concatenate([one.labels for one in lessons])
    labels = {name: columns[:, at] for at, name in enumerate(train.LABELS)}
    return train.Data(labels, np.concatenate([one.inputs for one in lessons]))


@pytest.mark.slice(0)
def test_a_game_of_self_play_repeats(lesson: train.Taught) -> None:
    again = train.taught(LESSON)
    assert np.array_equal(lesson.inputs, again.inputs)
    assert np.array_equal(lesson.labels, again.labels)


def test_every_turn_is_noted_with_what_became_of_its_player(lesson: train.Taught) -> None:
    labels = data_of(lesson).labels
    assert lesson.inputs.shape == (len(lesson.labels), len(INPUTS))
    for seat in (0, 1):
        days = labels["day"][labels["seat"] == seat]
        # The last turn may end the game before it ends.
        assert days.tolist() == list(range(1, len(days) + 1))
        assert len(days) >= labels["day"].max() - 1
    shares = [set(labels["share"][labels["seat"] == seat].tolist()) for seat in (0, 1)]
    assert sum(share for one in shares for share in one) == 1
    margins = [labels["margin"][labels["seat"] == seat][0] for seat in (0, 1)]
    assert margins[0] == -margins[1]


def test_what_was_played_is_kept_and_not_played_again(
    lesson: train.Taught, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    train.store(tmp_path, [lesson])
    assert np.array_equal(train.read([tmp_path]).inputs, lesson.inputs)
    arguments = ["play", str(tmp_path), "--games", "1", "--seed", "3", "--tables", "base-2"]
    assert train.main([*arguments, "--jobs", "1"]) == 0
    assert capsys.readouterr().out.startswith("0 games")


def test_a_ray_cluster_plays_the_same_games_of_self_play(
    lesson: train.Taught, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    allow_ray(tmp_path, monkeypatch)
    arguments = ["play", str(tmp_path / "games"), "--games", "2", "--seed", "3"]
    arguments += ["--tables", "base-2", "--ray", "local", "--jobs", "2"]
    assert train.main(arguments) == 0
    played = train.read([tmp_path / "games"])
    for game in (lesson, train.taught(LESSON._replace(seed=4))):
        rows = played.labels["game"] == game.lesson.seed
        labels = [played.labels[name][rows] for name in train.LABELS]
        assert np.array_equal(np.stack(labels, 1), game.labels)
        assert np.array_equal(played.inputs[rows], game.inputs)
    assert len(played.inputs) == sum(len(one.inputs) for one in (lesson, game))


def test_without_its_ray_cluster_self_play_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    allow_ray(tmp_path, monkeypatch)
    with pytest.raises(SystemExit, match="there is no Ray cluster at nowhere: "):
        train.main(["play", str(tmp_path / "games"), "--games", "1", "--ray", "nowhere"])
    assert not (tmp_path / "games").exists()


def test_seeds_that_could_not_be_told_apart_are_refused(tmp_path: Path) -> None:
    """They are kept as small floats: games of neighbouring seeds would be taken for one."""
    with pytest.raises(SystemExit, match="seeds end at 16777216"):
        train.main(["play", str(tmp_path), "--games", "2", "--seed", str(train.SEEDS - 1)])
    assert np.float32(train.SEEDS - 1) != np.float32(train.SEEDS)
    assert not list(tmp_path.iterdir())


def test_a_player_that_has_learned_may_like_some_cards() -> None:
    """So that there are games with decks that good players hardly ever have."""
    rng = Random(1)
    layers = [(np.zeros((1, len(INPUTS), 4), np.float32), np.zeros((1, 4), np.float32))]
    likings = 0
    for _ in range(20):
        net = Net(layers, [0.0], 0.4)
        inclined = train.inclined(net, rng, 0.4)
        assert inclined.haste is not None
        assert 0 <= inclined.haste <= 1
        for at, liking in inclined.likings:
            likings += 1
            rows = [[0.0] * len(INPUTS), [0.0] * len(INPUTS)]
            rows[1][at] = 2.0
            none, two = inclined._values(net, [tuple(row) for row in rows], 0.5)
            assert none == 0
            assert two == pytest.approx(2 * liking)
    assert likings > 20


def test_games_without_an_end_are_counted() -> None:
    labels = {
        "table": np.array([0, 0, 0, 0, 2], np.float32),
        "game": np.array([1, 1, 2, 3, 1], np.float32),
        "day": np.array([1, 2, 1, 1, 3], np.float32),
        "left": np.array([20, 19, 30, train.NEVER, 15], np.float32),
    }
    assert train.days_of(train.Data(labels, np.empty((5, 0), np.float16))) == {
        "base-2": {"games": 3, "median": 26, "endless": 1},
        "base-4": {"games": 1, "median": 18, "endless": 0},
    }


def test_positions_of_a_game_stay_together_when_some_are_kept_back() -> None:
    games = np.repeat(np.arange(200.0, dtype=np.float32), 5)
    labels = {"game": games, "table": np.zeros_like(games)}
    tenth = train.Data(labels, np.empty((1000, 0), np.float16)).tenth.reshape(200, 5)
    assert (tenth == tenth[:, :1]).all()
    assert set(tenth[:, 0]) == set(range(10))


def test_later_positions_take_the_luck_out_of_the_result() -> None:
    labels = {
        "game": np.array([1, 1, 1, 1, 2], np.float32),
        "table": np.zeros(5, np.float32),
        "seat": np.array([0, 0, 0, 1, 1], np.float32),
        "day": np.array([1, 3, 4, 1, 1], np.float32),
        "share": np.array([1, 1, 1, 0, 1], np.float32),
    }
    data = train.Data(labels, np.empty((5, 0), np.float16))
    chance = np.array([0.3, 0.5, 0.9, 0.1, 0.6])
    goal = train.later(data, labels["share"], chance, 0.5)
    # The last position of each player keeps the result: 1, 0 and 1.
    assert goal.tolist() == pytest.approx([0.725, 0.95, 1, 0, 1])
    assert train.later(data, labels["share"], chance, 1.0).tolist() == labels["share"].tolist()
    # Each day takes its part: there are two between the first and the second one.
    soon = train.later(data, labels["share"], chance, 1.0, 0.9)
    assert soon.tolist() == pytest.approx([0.9**3, 0.9, 1, 0, 1])


def test_a_judgement_that_tells_chances_is_found_to_be_calibrated() -> None:
    chance = np.random.default_rng(1)
    judged = chance.normal(size=40_000).astype(np.float32)
    share = (chance.random(40_000) < 1 / (1 + np.exp(-(0.8 * judged - 0.4)))).astype(np.float32)
    slope, start = train.calibrated(judged, share)
    assert [slope, start] == pytest.approx([0.8, -0.4], abs=0.05)
    for said, came, number in train.reliability(slope * judged + start, share):
        if number > 1000:
            assert said == pytest.approx(came, abs=0.05)
    known = train.measured(slope * judged + start, share)
    guessed = train.measured(np.zeros_like(judged), share)
    assert known["log loss"] < guessed["log loss"] == pytest.approx(np.log(2))
    assert guessed["Brier"] == pytest.approx(0.25)


def test_nets_are_put_together_and_written(tmp_path: Path) -> None:
    chance = np.random.default_rng(2)

    def drawn(*sizes: int) -> train.Floats:
        return chance.normal(size=sizes).astype(np.float32)

    nets = [
        train.Fitted(
            [
                (drawn(1, len(INPUTS), 4), drawn(1, 4)),
                (drawn(1, 4, 4), drawn(1, 4)),
            ],
            (skip,),
            drawn(7),
            drawn(7),
        )
        for skip in (0.1, 0.3, 0.5)
    ]
    rows = drawn(5, len(INPUTS)).tolist()
    said = []
    for number, one in enumerate([*nets, train.together(nets)]):
        path = tmp_path / f"{number}.npz"
        train.write_net(path, Net(one.layers, one.skip, 0.4, frozenset([Options(players=2)]), WIDE))
        net = Net.read(path)
        assert net.skip == pytest.approx(one.skip)
        assert net.unit == 0.4
        assert net.tables == {Options(players=2)}
        said.append(net(rows))
        unwritten = Net(one.layers, one.skip, 0.4, frozenset(), WIDE)
        # A byte for each weight: these made-up nets say numbers of some 40.
        assert said[-1] == pytest.approx(unwritten(rows), abs=1.0)
    assert said[3] == pytest.approx(np.mean(said[:3], axis=0), abs=1e-3)
    kept = tmp_path / "kept.npz"
    assert train.main(["keep", str(path), "--tables", "base-3", "--out", str(kept)]) == 0
    assert Net.read(kept).tables == {Options(players=3)}
    assert Net.read(kept)(rows) == said[3]


def test_the_gate_plays_mirrored_deals(tmp_path: Path) -> None:
    """Against a net that says what the weights say nobody is better."""
    path = tmp_path / "net.npz"
    empty = [(np.zeros((1, len(INPUTS), 4), np.float32), np.zeros((1, 4), np.float32))]
    train.write_net(path, Net(empty, (0.4,), 0.4, frozenset(), WIDE))
    log = tmp_path / "log"
    arguments = ["gate", str(path), "--against", "train:Yardstick", "--games", "2", "--jobs", "1"]
    assert train.main([*arguments, "--seed", "1", "--log", str(log)]) == 0
    assert "50.0 %" in log.read_text()
    assert "of 2 games" in log.read_text()


def test_a_net_is_tried_with_a_search_a_haste_and_likings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "net.npz"
    empty = [(np.zeros((1, len(INPUTS), 4), np.float32), np.zeros((1, 4), np.float32))]
    train.write_net(path, Net(empty, (0.4,), 0.4, frozenset(), WIDE))
    monkeypatch.setenv(train.TRAINEE, f"{path} width=6 haste=1 like_tool=0.25")
    trainee = train.Trainee()
    assert trainee.width == 6
    assert isinstance(trainee.judgement, train.Inclined)
    assert trainee.judgement.haste == 1
    assert trainee.judgement.likings == [(INPUTS.index("own-deck-tool"), 0.25)]


def test_partners_are_the_same_player_at_a_gate() -> None:
    """S4: and each player has as many victories to win as the other."""

    def seats(table: str, line_up: str = "duel") -> list[str]:
        bout = train.Bout(table, line_up, "A", "B", 1)
        return ["".join(names) for names in train.seatings(bout)]

    assert seats("base-2") == ["AB", "BA"]
    assert seats("base-3") == ["ABA", "BAB"]
    assert seats("expansion-4") == ["ABAB", "BABA"]
    assert seats("expansion-5") == ["ABABA", "BABAB"]
    assert seats("expansion-6") == ["ABAABA", "BABBAB"]
    assert seats("base-3", "alone") == ["ABB", "BAB", "BBA"]
    assert seats("expansion-6", "alone") == ["ABBABB", "BABBAB", "BBABBA"]


def test_late_games_do_not_stretch_what_a_net_is_told() -> None:
    inputs = np.zeros((2000, len(INPUTS)), np.float16)
    days = np.tile(np.arange(1.0, 101.0, dtype=np.float32), 20)
    inputs[:, INPUTS.index("day")] = days
    inputs[:, INPUTS.index("held-lord")] = np.arange(2000) == 5
    low, high = train.bounds_of(train.Data({"day": days}, inputs))
    assert high[INPUTS.index("day")] == train.LATEST
    # What is rare is seen all the same.
    assert high[INPUTS.index("held-lord")] == 1
    assert (low[0], high[0]) == (-2 * train.CLEAR, 2 * train.CLEAR)
