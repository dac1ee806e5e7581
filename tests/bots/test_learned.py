"""The learned value: what it is told, that it peeks at nothing, and how it answers."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from textwrap import dedent

import numpy as np
import pytest

from battalia.bots import BOTS, BotError, bot_names, is_seeing, make_bot
from battalia.bots.imagining import imagine, reimagine
from battalia.bots.judgement import FEATURES, Judgement
from battalia.bots.learned import (
    COUNTED,
    FILES,
    HASTE,
    HURRY,
    INPUTS,
    Learned,
    Net,
    Observer,
    counted,
    shipped,
)
from battalia.bots.planning import Planner
from battalia.bots.thinking import Expert, FirstExpert, Master, Steady
from battalia.bots.weights import weights_of
from battalia.engine import Game, Options, view, with_expansion
from battalia.engine.play import play
from battalia.engine.terms import FRIMAN, LORD, SUPPLY
from positions import table
from random_play import rich_game

TABLES = [
    *(Options(players=players) for players in (2, 3, 4)),
    *(with_expansion(players) for players in range(2, 7)),
]
LEARNED = [one for one in TABLES if any(one in net.tables for net in shipped())]
NAMES = ["base-2", "base-3", "base-4", *(f"expansion-{players}" for players in range(2, 7))]


def rich(seed: int, options: Options) -> Game:
    return rich_game(seed, options)[0]


def told(game: Game, seat: int) -> dict[str, float]:
    return dict(zip(INPUTS, Observer().inputs(game, seat), strict=True))


def made_up(tables: Sequence[Options], seed: int = 1) -> Net:
    """A net of random numbers."""
    chance = np.random.default_rng(seed)
    sizes = (len(INPUTS), 8, 4, 1)
    layers = [
        (
            (chance.normal(size=(3, size, following)) / size).astype(np.float32),
            chance.normal(size=(3, following)).astype(np.float32),
        )
        for size, following in pairwise(sizes)
    ]
    return Net(layers, [0.3] * 3, 0.4, frozenset(tables))


@pytest.mark.parametrize("options", TABLES, ids=NAMES)
@pytest.mark.parametrize("seed", range(2))
def test_what_is_hidden_changes_no_input(options: Options, seed: int) -> None:
    """The leak law: two worlds that look the same to a seat give the same numbers."""
    game = rich(seed, options)
    for seat in range(game.players):
        other = reimagine(game, seat, Random(seed + 1))
        assert view(other, seat) == view(game, seat)
        rows = [
            Observer().inputs(imagine(view(world, seat), Random(7)), seat)
            for world in (game, other)
        ]
        assert rows[0] == rows[1]
        assert len(rows[0]) == len(INPUTS)


def test_inputs_have_names_of_their_own() -> None:
    assert len(set(INPUTS)) == len(INPUTS)
    assert {f"own-{name}" for name in FEATURES} <= set(INPUTS)


def test_cards_are_counted_by_kinds() -> None:
    game = table(2, hand="friman.barfolk×2 lord.islanders supply×3")
    counts = dict(zip(COUNTED, counted(game.hand[0]), strict=False))
    assert [counts[kind] for kind in (FRIMAN, LORD, SUPPLY)] == [2, 1, 3]
    assert sum(counts.values()) == 6


def test_the_next_hand_comes_from_the_nation() -> None:
    """B2.5: half of a nation of twelve lords and chiefs; the hand will lie in the shelter."""
    lords = "lord.barfolk×2 lord.islanders×2 lord.emberians×2"
    nation = f"{lords} {lords.replace('lord', 'chief')}"
    game = table(2, hand="friman.barfolk×3 friman.islanders×3", nation={"p1": nation})
    inputs = told(game, 0)
    assert [inputs[f"next-{kind}"] for kind in ("lord", "chief", "friman")] == [3, 3, 0]
    assert inputs["nation"] == 12


def test_a_nation_that_is_too_small_is_filled_up_from_the_rest() -> None:
    """B2.5: two lords, and four of the eight frimen."""
    game = table(2, hand="friman.barfolk×4 friman.islanders×4", nation={"p1": "lord.barfolk×2"})
    inputs = told(game, 0)
    assert inputs["next-lord"] == 2
    assert inputs["next-friman"] == pytest.approx(4)


def test_what_the_weights_say_is_an_input() -> None:
    game = rich(3, Options(players=3))
    for seat in range(3):
        judged = Judgement(weights_of("expert")).judge(game, seat)
        assert told(game, seat)["judgement"] == pytest.approx(judged)


def test_partners_and_rivals_are_told_apart() -> None:
    """S4: every seat finds its own team among its own, and nobody twice."""
    game = rich(5, with_expansion(4))
    points = [told(game, seat)["own-points"] for seat in range(4)]
    for team in game.rules.teams:
        for seat in team:
            inputs = told(game, seat)
            (partner,) = (one for one in team if one != seat)
            others = [points[one] for one in range(4) if one not in team]
            assert inputs["partners-points"] == points[partner]
            assert inputs["rival-points"] == pytest.approx(sum(others) / 2)


def test_many_positions_at_once_are_judged_as_one_by_one() -> None:
    game = rich(2, Options(players=2))
    (seat, question), *_ = game.asked.items()
    games = []
    for option in question.options[:5]:
        after = game.copy()
        play(after, seat, option)
        games.append(after)
    learned = Learned(made_up([game.rules.options]))
    at_once = learned.appraise(games, 0)
    for one, (value, _) in zip(games, at_once, strict=True):
        assert learned.judge(one, 0) == pytest.approx(value, abs=1e-4)


def test_the_value_is_the_mean_of_all_nets() -> None:
    net = made_up([])
    row = Random(1)
    rows = [[row.random() for _ in INPUTS] for _ in range(4)]
    alone = [net.member(at)(rows) for at in range(3)]
    assert net(rows) == pytest.approx(np.mean(alone, axis=0), abs=1e-5)


def test_a_net_is_told_nothing_beyond_its_bounds() -> None:
    net = made_up([])
    far = [[1e4] * len(INPUTS), [-1e4] * len(INPUTS)]
    high, low = (np.full(len(INPUTS), value, dtype=np.float32) for value in (3.0, -2.0))
    bounded = Net(net.layers, net.skip, net.unit, bounds=(low, high))
    assert bounded(far) == net([high.tolist(), low.tolist()]) != net(far)
    near = [[0.5] * len(INPUTS)]
    assert bounded(near) == net(near)


def saying(*nets: tuple[float, float]) -> Net:
    """Nets that always say the same: a chance, and what is left of it until the end."""
    said = np.array([(chance, 0.0, 0.0, soon) for chance, soon in nets], np.float32)
    return Net([(np.zeros((len(nets), len(INPUTS), 4), np.float32), said)], [0.0] * len(nets), 0.4)


def valued(net: Net, haste: float, caution: float) -> float:
    learned = Learned(net)
    learned.caution = caution
    return learned._values(net, [(0.0,) * len(INPUTS)], haste)[0] * net.unit


def test_what_is_won_soon_is_worth_more() -> None:
    assert valued(saying((3.0, 1.0)), 0.0, 0.0) == pytest.approx(3)
    assert valued(saying((3.0, 1.0)), 0.5, 0.0) == pytest.approx(2)
    assert valued(saying((3.0, 1.0)), 1.0, 0.0) == pytest.approx(1)


def test_between_two_the_end_is_wished_for_more_where_the_map_brings_it() -> None:
    """S11.1: who leads there can close the game."""
    usual = with_expansion(2), Options(players=3)
    for options, haste in (*((one, HASTE) for one in usual), (Options(players=2), HURRY)):
        learned = Learned(saying((1.0, 0.5)))
        learned.nets[0].tables = frozenset((options,))
        game = rich(4, options)
        hoped = learned.judge(game, 0) * learned.nets[0].unit
        assert hoped == pytest.approx(1 - haste / 2)
        learned.haste = 0.25
        assert learned.judge(game, 0) * learned.nets[0].unit == pytest.approx(0.875)


def test_what_the_nets_do_not_agree_about_is_worth_less() -> None:
    """Else a search would find what one of them is wrong about."""
    agreeing, arguing = saying((1.0, 1.0), (1.0, 1.0)), saying((2.0, 2.0), (0.0, 0.0))
    assert valued(agreeing, 0.5, 1.0) == valued(arguing, 0.5, 0.0) == pytest.approx(1)
    assert valued(arguing, 0.5, 1.0) == pytest.approx(0)


def test_one_of_the_nets_speaks_for_itself() -> None:
    net = saying((2.0, 1.0), (0.5, 0.0))
    row = (0.0,) * len(INPUTS)
    assert net([row]) == pytest.approx([1.25])
    assert [net.member(at)([row])[0] for at in (0, 1, 2)] == pytest.approx([2.0, 0.5, 2.0])


def test_a_net_that_knows_nothing_of_the_days_says_its_chance() -> None:
    """As that by which games are reviewed."""
    layers = [(np.zeros((1, len(INPUTS), 3), np.float32), np.array([[0.7, 0, 0]], np.float32))]
    row = (2.0, *[0.0] * (len(INPUTS) - 1))
    assert Net(layers, [0.1], 0.4).foretold([row])[0, 0] == pytest.approx([0.9, 0, 0, 0.9])


def test_a_table_that_was_never_seen_is_judged_by_the_weights() -> None:
    game = rich(4, Options(players=3))
    learned = Learned(made_up([Options(players=2)]))
    assert learned.judge(game, 0) == Judgement(weights_of("expert")).judge(game, 0)


def test_a_game_that_will_not_end_is_judged_by_the_weights() -> None:
    game = rich(4, Options(players=2))
    learned = Learned(made_up([Options(players=2)]))
    weighed = Judgement(weights_of("expert"))
    for day, by_weights in ((55, False), (56, True)):
        game.day = day
        assert (learned.judge(game, 0) == weighed.judge(game, 0)) == by_weights


def test_the_planner_asks_once_for_all_that_one_step_brings() -> None:
    asked: list[int] = []

    class Counting(Judgement):
        def appraise(self, games: Sequence[Game], seat: int) -> list[tuple[float, float]]:
            asked.append(len(games))
            return super().appraise(games, seat)

    game = table(2, hand="friman.barfolk×3 chief.barfolk×2 supply×4")
    planner = Planner(Counting(weights_of("expert")), Random(1), reimagine, 1, 10, 1)
    root = planner.thought(game, 0, [])
    children = list(planner._expand(root, 0))
    assert asked == [1, len(children)]
    assert len(children) > 3


# The file, and who plays by it.


def test_a_net_for_other_inputs_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.npz"
    np.savez(path, inputs="points luck")
    with pytest.raises(ValueError, match=r"other\.npz was made for other inputs"):
        Net.read(path)


def test_the_nets_of_the_package_are_small_and_know_their_tables() -> None:
    folder = Path(Learned.__init__.__code__.co_filename).parent
    assert sum((folder / name).stat().st_size for name in FILES) < 5_000_000
    base, more, odd = shipped()
    assert base.tables == {Options(players=2)}
    stormgates = {with_expansion(players) for players in (2, 4, 6)}
    assert more.tables == {Options(players=4)} | stormgates
    assert odd.tables == {Options(players=3), with_expansion(3), with_expansion(5)}


def test_of_several_nets_that_judges_which_knows_the_table() -> None:
    two, three = (made_up([Options(players=players)]) for players in (2, 3))
    learned = Learned(two, three)
    assert learned.net(rich(4, Options(players=2))) is two
    assert learned.net(rich(4, Options(players=3))) is three
    assert learned.net(rich(4, Options(players=4))) is None


def test_the_master_is_offered_where_numpy_is_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    assert type(make_bot("master")) is Master
    assert not is_seeing("master")
    assert bot_names()[: len(BOTS) + 1] == [*BOTS, "master"]
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert "master" not in bot_names()


@pytest.fixture
def no_numpy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    shipped.cache_clear()
    monkeypatch.setitem(sys.modules, "numpy", None)
    yield
    shipped.cache_clear()


@pytest.mark.usefixtures("no_numpy")
def test_without_numpy_one_sentence_says_what_is_missing() -> None:
    with pytest.raises(BotError) as refused:
        make_bot("master")
    assert refused.value.reason.id == "bot-not-loaded"
    assert "numpy" in str(refused.value.reason.args["reason"])


JUDGES: list[type[Steady]] = [Expert, Master]
judges = pytest.mark.parametrize("judge", JUDGES)
UNSEEN = Options(players=2, hard=True)
"""A table of which no net has seen games."""


@judges
@pytest.mark.parametrize(
    ("options", "learned"), [*((one, True) for one in LEARNED), (UNSEEN, False)]
)
def test_at_learned_tables_it_judges_by_a_net_and_elsewhere_by_weights(
    judge: type[Steady], options: Options, learned: bool
) -> None:
    game = rich(5, options)
    judged, weighed = (one.judgement.judge(game, 0) for one in (judge(), FirstExpert()))
    assert (judged != weighed) is learned


@pytest.mark.usefixtures("no_numpy")
def test_without_numpy_an_expert_judges_by_weights_everywhere() -> None:
    game = table(2, hand="friman.barfolk×3 supply×2")
    ((seat, question),) = game.asked.items()
    judged, weighed = (one.judgement.judge(game, seat) for one in (Expert(), FirstExpert()))
    assert judged == weighed
    assert Expert().choose(view(game, seat), question, Random(1)) in question.options


def test_the_first_expert_can_be_measured_against_and_is_offered_to_nobody() -> None:
    assert type(make_bot("expert-1")) is FirstExpert
    assert "expert-1" not in bot_names()


def test_it_answers_the_same_to_the_same_seed() -> None:
    game = rich(6, Options(players=2))
    for seat, question in game.asked.items():
        if seat >= 0:
            seen = view(game, seat)
            first, second = (Master().choose(seen, question, Random(3)) for _ in range(2))
            assert first == second
            assert first in question.options


def test_a_command_asks_the_nets_on_one_processor() -> None:
    """Threads of a numerical library wait for each other at full speed: a review took three times
    the processor time with two of them."""
    environment = {name: value for name, value in os.environ.items() if "NUM_THREADS" not in name}
    code = """
        import os
        from battalia.cli import main
        main(["rules", "B1"])
        from battalia.bots.learned import shipped
        net = shipped()[0]
        net([[0.0] * net.layers[0][0].shape[1]] * 500)
        print(len(os.listdir("/proc/self/task")))
    """
    run = subprocess.run(
        [sys.executable, "-c", dedent(code)], env=environment, capture_output=True, text=True
    )
    assert run.stdout.split()[-1] == "1", run.stderr
