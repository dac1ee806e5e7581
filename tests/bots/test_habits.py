"""What a player does without thinking: an answer to every question."""

from random import Random

import pytest

from answering import GREAT, answer, asked_of, chosen, go_on
from battalia.bots import habits
from battalia.bots.habits import interjection, shortlist
from battalia.bots.judgement import assets
from battalia.bots.lore import known
from battalia.bots.senses import attraction
from battalia.engine import CHANCE, Game, Question
from battalia.engine.choices import Choice, End
from battalia.engine.laws import broken_law
from battalia.engine.modules.bilkarr import Bilkarr
from battalia.engine.modules.metamorpha import Metamorpha
from battalia.engine.modules.potion_cards import WEAKNESS
from battalia.engine.modules.potions import Potion
from battalia.engine.play import advance
from battlefield import BOARD, field
from positions import say, table
from random_play import random_options, rich_game, walk
from shelf import POTIONS, Potions
from valleys import in_the_middle


def test_a_ride_goes_on_to_a_neutral_city_and_halts_there() -> None:
    game = field("horse.barfolk", city="neutral 4", heroes={"p1": "r1c0"}, expansion=True)
    say(game, "ride 1 horse.barfolk")
    assert [go_on(game) for _ in range(3)] == ["step 1 east", "step 1 east", "halt"]


def test_a_hero_is_drawn_to_what_is_near() -> None:
    game = field(city="neutral 4", expansion=True)
    spaces = [game.rules.notation.read_space(name) for name in ("r1c0", "r1c1", "r1c2")]
    far, nearer, there = (attraction(game, 0, space) for space in spaces)
    assert far < nearer < there


def test_the_better_great_artefact_is_taken() -> None:
    game = table(
        hand="weapon.barfolk lord.barfolk×3",
        board=BOARD,
        tokens={"r1c0": "p1 1"},
        heroes={"p1": "r3c3"},
        offer="wings arrow horn",
        fortune=True,
        **GREAT,
    )
    say(game, "attack r3c3")
    while asked_of(game).about != "choose-great-artefact":
        go_on(game)
    assert chosen(game) == "take arrow"


def test_one_hero_attacks_where_one_suffices() -> None:
    game = field(
        "weapon.barfolk lord.islanders",
        city="neutral 4",
        heroes={"p1": "r1c2 r1c2"},
        **GREAT,
    )
    say(game, "attack r1c2")
    assert chosen(game) == "with 1"


def test_both_heroes_attack_where_one_does_not_suffice() -> None:
    game = field(
        "weapon.barfolk chief.barfolk amulet.barfolk",
        city="neutral 4",
        heroes={"p1": "r1c2 r1c2"},
        **GREAT,
    )
    say(game, "attack r1c2")
    assert chosen(game) == "with 2"


def test_other_actions_pass() -> None:
    game = table(hand="supply×5", board=BOARD, tokens={"r1c0": "p1 1"})
    question = asked_of(game)
    assert shortlist(game, 0, question.options) == question.options


def test_without_modules_there_is_nothing_to_add() -> None:
    assert assets(table(board=BOARD, tokens={"r1c0": "p1 1"}), 0) == 0.0


# Nothing is left to the first option unnoticed.

PLANNED = ("action",)
"""Questions that planners answer, out of the shortlist."""


def is_covered(about: str, option: Choice) -> bool:
    lore = known()
    if about in habits.SPECIAL or about in lore.special:
        return True
    return type(option) in habits.SCORES or type(option) in lore.scores


@pytest.mark.parametrize("seed", range(80))
def test_habit_answers_every_question_of_all_modules(seed: int) -> None:
    rng = Random(seed)
    options = random_options(rng, expansion=True)
    games = [rich_game(seed, options)[0]]
    if options.valleys:
        games.append(in_the_middle(seed, options)[0])
    for game in games:
        stir(game, rng)
        for _, (_, question) in zip(range(250), walk(game, rng), strict=False):
            check(game, question)


def stir(game: Game, rng: Random) -> None:
    """Everybody may hold potions; Metamorpha and Bilkarr stand where heroes do."""
    standing = [space for space in game.heroes if space >= 0]
    if not game.asked or not standing:
        return
    if "bilkarr" in game.slices:
        held = {
            name: Potion(rng.randrange(game.players), game.day * (rng.random() < 0.3))
            for name in POTIONS
            if name != WEAKNESS
        }
        game.slices["potions"] = Potions(weakness=Potion(rng.randrange(game.players)), **held)
        game.slices["bilkarr"] = Bilkarr(rng.choice(standing))
    if "metamorpha" in game.slices:
        game.slices["metamorpha"] = Metamorpha(rng.choice(standing))
    assert broken_law(game) is None
    advance(game)


def check(game: Game, question: Question) -> None:
    """Habit gives a legal answer, and by a rule of its own."""
    if question.seat == CHANCE:
        return
    about, options = question.about, question.options
    if about in PLANNED:
        short = shortlist(game, question.seat, options)
        assert End() in short
        assert short == [option for option in options if option in short]
    wish = interjection(game, question)
    assert wish is None or wish in options
    if question.optional:
        return
    assert answer(game, question) in options
    if about not in PLANNED:
        by_chance = {type(one).__name__ for one in options if not is_covered(about, one)}
        assert not by_chance, f"{about}: {by_chance}"
    assert all(isinstance(assets(game, seat), float) for seat in range(game.players))
