"""What the table does by itself tells nobody anything: it follows from what everybody sees."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battalia.bots.imagining import reimagine
from battalia.engine import CHANCE, Game, Options, play, save
from battalia.engine.choices import Ride
from battalia.engine.events import HeroMoved
from battalia.server.forced import PUBLIC, RIDE, forced
from battalia.server.table import Act, Table, choices_of, following
from browser.moments import last_card
from conftest import share
from laws.test_leaks import permute
from positions import table
from random_play import rich_game, walk

SEEDS = st.integers(0, 100_000)


@settings(max_examples=share(150), deadline=None)
@given(SEEDS)
def test_whatever_the_hidden_cards_are_the_table_does_the_same(seed: int) -> None:
    """For spectators and for every player: what is forced, and that nothing is."""
    game, rng = rich_game(seed)
    for _ in walk(game, rng, 30):
        if CHANCE in game.asked or not any(
            question.about in PUBLIC or question.about == RIDE for question in game.asked.values()
        ):
            continue
        for viewer in (None, *range(game.players)):
            twins = [reimagine(game, viewer, rng), permute(game, viewer, rng, stacks=True)]
            for twin in twins:
                assert twin is None or forced(twin) == forced(game)


def dead_end() -> Game:
    """A hero with a horse in a city that one road leads out of."""
    return table(
        2,
        hand="supply×3 horse.barfolk",
        board={"r1c1": "city-one woods east", "r1c2": "straight woods east"},
        tokens={"r1c1": "p1 1"},
        heroes={"p1": "r1c1"},
    )


def test_who_has_to_pay_is_asked_even_if_there_is_one_way() -> None:
    game = table(2, hand="supply×3", tops={"chief": "islanders"})
    play(game, 0, "hire chief")
    assert len(game.asked[0].options) == 1
    assert forced(game) is None


def seated(game: Game) -> Table:
    found = Table(game.rules.options, "seed", save(game).decode())
    found.open(0.0)
    return found


def test_a_horse_leaves_a_dead_end_by_itself_and_one_undo_takes_back_the_ride() -> None:
    rides = seated(dead_end())
    start = rides.game.copy()
    happened = rides.choose(0, 0, "ride 1 horse.barfolk", 0.0)
    act = happened.act
    assert (act.number, act.text, act.chance) == (1, "ride 1 horse.barfolk", "p1: step 1 east")
    assert [type(happened.events[place]) for place in happened.forced] == [HeroMoved]
    assert rides.undoable(0) == 1
    rides.undo(0, rides.epoch, 1, 0.0)
    assert rides.game == start


def test_what_was_forced_is_the_same_after_a_restart_and_in_the_record() -> None:
    game = dead_end()
    rides = seated(game)
    act = rides.choose(0, 0, "ride 1 horse.barfolk", 0.0).act
    options, saved = game.rules.options, save(game).decode()
    again = Table.resumed(options, "seed", saved, [Act(0, None, "opening", "", "", 0.0), act])
    assert again.game == rides.game
    assert again.undoable(0) == rides.undoable(0) == 1
    assert list(choices_of([act])) == [(0, "ride 1 horse.barfolk"), (0, "step 1 east")]


def test_the_last_starting_city_is_nobodys_choice() -> None:
    table = Table(Options(players=2), "seed")
    table.open(0.0)
    forced_on: list[str] = []
    while all(asked.question.about.startswith("choose-") for asked in table.asked.values()):
        ((seat, asked),) = table.asked.items()
        assert len(asked.question.options) > 1
        act = table.choose(seat, asked.epoch, asked.question.options[0], 0.0).act
        forced_on += [text for who, text in following(act) if who != CHANCE]
    assert len(forced_on) == 1


def test_the_last_card_of_the_map_is_laid_by_whoever_ends_the_game_with_it() -> None:
    game, seat, _ = last_card()
    assert len(game.asked[seat].options) == 1
    assert forced(game) is None


def test_nothing_is_forced_where_somebody_could_drink_a_potion_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = dead_end()
    play(game, 0, "ride 1 horse.barfolk")
    assert forced(game) is not None
    monkeypatch.setattr(game.rules, "interjections", [game.rules.actions[Ride]])
    assert forced(game) is None


def test_only_the_choice_itself_is_told_as_forced_now_and_when_it_is_told_again() -> None:
    """A day begins with the last choice of a city; nobody had to let it begin."""
    table, again = (Table(Options(players=2), "seed") for _ in range(2))
    happened = table.open(0.0)
    told: list[str] = []
    while True:
        assert again.repeat(happened.act) == happened
        told += [type(happened.events[place]).__name__ for place in happened.forced]
        ((seat, asked),) = table.asked.items()
        if asked.question.about == "cohort":
            break
        first = table.game.rules.notation.text(asked.question.options[0])
        happened = table.choose(seat, table.epoch, first, 0.0)
    assert told == ["CityChosen"]
