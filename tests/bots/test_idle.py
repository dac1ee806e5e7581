"""A player who does as little as possible: at any table, in short turns, without harm."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from battalia.bots import Bot, Match, RandomBot, SimpleBot
from battalia.bots.idle import Idle
from battalia.engine import Choice, Question, View, questions, start, view
from battalia.engine.choices import Cohort, Drop, End, Fight, Mulligan, Skip, Surrender
from battalia.engine.game import OptionalQuestion
from battalia.engine.modules.potion_cards import Allow, Freeze
from battalia.engine.modules.potions import Drink, Potion
from positions import say
from random_play import random_options, rich_game, walk
from rules.test_s13_potions import war

SEEDS = st.integers(0, 1_000_000)
EXAMPLES = settings(max_examples=40, deadline=None, derandomize=True)
TURN = ("cohort", "action", "top-card")
"""All that an idle player is asked in the own turn (B2)."""
BEFORE = {"pick", "choose-faction", "choose-city"}
"""What everybody is asked before the first turn."""
OTHERS = {"reaction", "recall", "defence", "pay-retreat", "freeze", "at-any-time"}
"""What an idle player is asked in others' turns."""


class Watched(Idle):
    """Notes what it is asked on which day."""

    def __init__(self) -> None:
        self.asked: Counter[tuple[int, str]] = Counter()

    def choose(self, view: View, question: Question, rng: Random) -> Choice | None:
        self.asked[view.day, question.about] += 1
        return super().choose(view, question, rng)


@EXAMPLES
@given(SEEDS, st.sampled_from([SimpleBot, RandomBot]))
def test_the_game_goes_on_and_an_idle_turn_is_short(
    seed: int, others: type[SimpleBot] | type[RandomBot]
) -> None:
    rng = Random(seed)
    options = random_options(rng, weeks=(1,))
    idle = Watched()
    bots: list[Bot] = [others() for _ in range(options.players)]
    bots[rng.randrange(options.players)] = idle
    match = Match.begin(options, bots, seed)
    match.run()
    assert match.game.ended
    turns = Counter(about for _, about in idle.asked)
    assert set(turns) <= {*TURN, *BEFORE, *OTHERS}
    assert turns["cohort"] == turns["action"] == turns["top-card"] > 0
    assert all(idle.asked[day, about] == 1 for day, about in idle.asked if about in TURN)


@EXAMPLES
@given(SEEDS)
def test_a_table_of_idle_players_comes_to_its_end(seed: int) -> None:
    options = random_options(Random(seed), weeks=(1,))
    match = Match.begin(options, [Idle() for _ in range(options.players)], seed)
    match.run()
    assert match.game.ended


@EXAMPLES
@given(SEEDS)
def test_it_takes_over_in_the_middle_of_anything(seed: int) -> None:
    """A player's time may be up between any two choices."""
    game, rng = rich_game(seed)
    asked: set[str] = set()
    for seat, question in walk(game, rng, 400):
        if seat < 0 or question.about in asked:
            continue
        asked.add(question.about)
        choice = Idle().choose(view(game, seat), question, Random(seed))
        assert choice in question.options or (question.optional and choice is None)


def chosen(*options: Choice) -> Choice | None:
    """What it answers, where nobody has to imagine a world for it."""
    return Idle().choose(view(start(), 0), Question(0, "action", list(options)), Random(0))


def test_it_declines_what_can_be_declined() -> None:
    assert chosen(Drop(8), End()) == End()
    assert chosen(Cohort(0, 4), Mulligan(), Skip()) == Skip()
    assert chosen(Freeze(), Allow()) == Allow()


def test_what_nobody_waits_for_is_left_open() -> None:
    question = OptionalQuestion(0, "at-any-time", [Drink("berserk")])
    assert Idle().choose(view(start(), 0), question, Random(0)) is None


def under_attack(hand: str) -> Choice | None:
    """How it reacts with these cards and a potion, where a level 3 city is attacked."""
    game = war("weapon.barfolk lord.barfolk lord.barfolk", hand, held={"colossus": Potion(1)})
    for choice in ("attack r1c2", "lay weapon.barfolk", "lay lord.barfolk", "stand"):
        say(game, f"p1: {choice}")
    assert {Fight(), Surrender(), Drink("colossus")} == set(questions(game)[1].options)
    return Idle().choose(view(game, 1), questions(game)[1], Random(0))


def test_it_defends_its_cities_while_a_battle_may_be_won() -> None:
    assert under_attack("lord.islanders lord.islanders") == Fight()


def test_it_never_drinks_even_where_that_would_help() -> None:
    assert under_attack("chief.islanders") == Surrender()
