"""The computer players answer every question, and not without sense."""

from random import Random

import pytest

from battalia.bots import BOTS, Match, RandomBot, SimpleBot
from battalia.engine import Game, Options, Question, outcome, view
from battalia.engine.choices import End, Limbo
from battalia.engine.terms import SUPPLY_CARD
from positions import table

TABLES = [
    Options(players=players, weeks=2, **options)
    for players in (2, 3, 4)
    for options in (
        {"advanced": True, "starting_heroes": 2},
        {"relics": True, "advanced": True},
        {"hard": True, "starting_cities": 2, "starting_heroes": 1},
        {"neutral_cities": False, "cities_to_end": 3},
    )
]


@pytest.mark.parametrize("name", ["random", "simple"])
@pytest.mark.parametrize("options", TABLES)
def test_every_question_of_a_game_is_answered(name: str, options: Options) -> None:
    match = Match.begin(options, [BOTS[name]() for _ in range(options.players)], 11)
    assert match.run().reason in ("map", "cities", "weeks")


def test_the_random_bot_seldom_sends_cards_to_limbo() -> None:
    game = table()
    question = Question(0, "action", [Limbo(SUPPLY_CARD), End()])
    rng = Random(1)
    seen = view(game, 0)
    chosen = [RandomBot().choose(seen, question, rng) for _ in range(2000)]
    assert 20 <= chosen.count(Limbo(SUPPLY_CARD)) <= 90


def test_the_simple_bot_beats_the_random_one() -> None:
    won = 0
    for seed in range(10):
        seat = seed % 2
        bots = [RandomBot(), RandomBot(), RandomBot()]
        match = Match.begin(
            Options(players=3, weeks=3),
            [SimpleBot() if place == seat else bot for place, bot in enumerate(bots)],
            seed,
        )
        match.run()
        result = outcome(match.game)
        assert result is not None
        won += result.winners == (seat,)
    assert won >= 8


# Rules of thumb.


def chosen(game: Game) -> str:
    (seat,) = game.asked
    choice = SimpleBot().choose(view(game, seat), game.asked[seat], Random(1))
    assert choice is not None
    return game.rules.notation.text(choice)


LAND = {"r0c0": "city-four woods north", "r0c1": "straight lakes east"}
MINE = {"r0c0": "p1 1"}


def test_it_claims_a_cohort() -> None:
    game = table(at="cohort", hand="friman.barfolk×3 supply×3", board=LAND, tokens=MINE)
    assert chosen(game) == "cohort barfolk 3"


def test_it_changes_a_hand_that_is_good_for_nothing() -> None:
    hand = "friman.barfolk chief.islanders priest.emberians lord.cloudborn supply"
    assert chosen(table(at="cohort", hand=hand, board=LAND, tokens=MINE)) == "mulligan"


def test_it_hires_the_dearest_unit() -> None:
    assert chosen(table(hand="supply×5", board=LAND, tokens=MINE)) == "hire lord"


def test_it_builds_the_highest_city() -> None:
    hand = "friman.barfolk×3 chief.islanders×3 supply×2"
    assert chosen(table(hand=hand, board=LAND, tokens=MINE)).startswith("build city-")
    assert chosen(table(hand=hand, board=LAND, tokens=MINE)).endswith(" 2")


@pytest.mark.parametrize(
    ("hand", "choice"),
    [
        ("weapon.barfolk lord.barfolk", "attack r0c2"),
        ("weapon.barfolk chief.barfolk amulet.barfolk", "use amulet.barfolk"),
    ],
)
def test_it_attacks_what_falls(hand: str, choice: str) -> None:
    board = LAND | {"r0c2": "city-four canyons north"}
    tokens = MINE | {"r0c2": "neutral 4"}
    game = table(hand=hand, board=board, tokens=tokens, heroes={"p1": "r0c2"})
    assert chosen(game) == choice


def test_it_gives_up_a_battle_that_cannot_be_won() -> None:
    board = LAND | {"r0c2": "city-four canyons north"}
    tokens = MINE | {"r0c2": "p2 1"}
    game = table(
        hand={"p1": "sword lord.islanders", "p2": "friman.emberians"},
        board=board,
        tokens=tokens,
        heroes={"p1": "r0c2"},
    )
    match = Match.begin(Options(), [SimpleBot()] * 4, 1)
    match.game = game
    texts: list[str] = []
    while not texts or texts[-1] not in ("fight", "surrender"):
        match.step()
        texts.append(game.rules.notation.text(match.record.choices[-1][1]))
    assert texts == ["attack r0c2", "lay sword", "stand", "surrender"]
