"""The laws of the engine, over random games of all player counts and options."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battalia.engine import (
    CHANCE,
    Game,
    Options,
    PositionError,
    Record,
    Refused,
    load,
    outcome,
    play,
    questions,
    read_record,
    replay,
    save,
    start,
    write_record,
)
from battalia.engine.chapters.land import Land, ground, is_open, open_spaces
from battalia.engine.choices import Choice
from battalia.engine.laws import all_cards, broken_law, printed_cards
from battalia.engine.play import advance
from battalia.engine.position import position
from battalia.words import why
from conftest import share
from random_play import finish, pick, pick_building, random_options, rich_game, walk

SEEDS = st.integers(0, 10_000)
EXAMPLES = settings(max_examples=25, deadline=None, derandomize=True)


@EXAMPLES
@given(SEEDS)
def test_in_a_rich_game_every_law_holds_at_every_question(seed: int) -> None:
    game, rng = rich_game(seed)
    for _, _ in walk(game, rng, 300):
        assert broken_law(game) is None


@pytest.mark.parametrize("seed", range(12))
def test_cards_and_tokens_are_conserved_and_no_deck_falls_below_ten(seed: int) -> None:
    rng = random.Random(seed)
    game = start(random_options(rng))
    for _, _ in walk(game, rng):
        assert broken_law(game) is None
    assert all_cards(game) == printed_cards(game)
    assert min(game.deck_size(seat) for seat in range(game.players)) >= 10
    assert outcome(game) is not None


@EXAMPLES
@given(SEEDS)
def test_there_is_no_dead_end_and_options_are_unique(seed: int) -> None:
    game, rng = rich_game(seed)
    text = game.rules.notation.text
    for _, question in walk(game, rng, 300):
        assert question.options
        texts = [text(option) for option in question.options]
        assert len(set(texts)) == len(texts)
        if question.weights is not None:
            assert len(question.weights) == len(question.options)
            assert min(question.weights) > 0


@EXAMPLES
@given(SEEDS)
def test_every_choice_is_read_back_from_its_text(seed: int) -> None:
    game, rng = rich_game(seed)
    notation = game.rules.notation
    for _, question in walk(game, rng, 200):
        for option in question.options:
            assert notation.read_choice(notation.text(option)) == option


def choices_of(questions_by_seat: dict[int, list[Choice]]) -> list[Choice]:
    return [option for options in questions_by_seat.values() for option in options]


@EXAMPLES
@given(SEEDS)
def test_what_was_not_offered_is_refused_and_changes_nothing(seed: int) -> None:
    game, rng = rich_game(seed)
    wishes: list[Choice] = []
    for _, question in walk(game, rng, 120):
        wishes += rng.sample(question.options, 1)
        before = save(game)
        for wish in rng.sample(wishes, min(6, len(wishes))):
            for other in range(-1, game.players):
                open_question = questions(game).get(other)
                if open_question is None or wish not in open_question.options:
                    with pytest.raises(Refused):
                        play(game, other, wish)
        assert save(game) == before


@pytest.mark.parametrize("seed", range(6))
def test_a_game_saved_and_loaded_at_every_question_ends_the_same(seed: int) -> None:
    rng = random.Random(seed)
    options = random_options(rng, weeks=(1, 2))
    game, other = start(options), start(options)
    for seat, question in walk(game, random.Random(seed)):
        del question
        other = load(save(game))
        assert other == game
        assert save(other) == save(game)
        assert list(other.asked) == list(game.asked)
        for one, now in game.asked.items():
            assert other.asked[one].options == now.options
        assert other.asked[seat].weights == game.asked[seat].weights
    assert save(load(save(game))) == save(game)


@pytest.mark.parametrize("seed", range(6))
def test_a_game_loaded_anywhere_plays_on_to_a_byte_identical_end(seed: int) -> None:
    game, _ = rich_game(seed)
    for _ in walk(game, random.Random(seed), 50):
        pass
    copy, loaded = game.copy(), load(save(game))
    ends = [save(finish(one, random.Random(seed))) for one in (game, copy, loaded)]
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize("seed", range(6))
def test_the_land_grown_card_by_card_is_the_land_surveyed_anew(seed: int) -> None:
    rng = random.Random(seed)
    game = start(random_options(rng))
    layout = game.rules.layout
    for _, question in walk(game, rng):
        if question.about != "action":
            continue
        grown, anew = ground(game).land, Land(game.board, layout.rows, layout.columns)
        assert (grown.board, grown.ways, grown.part) == (anew.board, anew.ways, anew.part)
        assert list(grown.sites) == list(anew.sites)
        for space, site in anew.sites.items():
            for name in ("beside_city", "must", "never", "roads"):
                assert getattr(grown.sites[space], name) == getattr(site, name)


FILLED = {
    "two": Options(players=2, weeks=9),
    "four": Options(players=4, weeks=9),
    "relics": Options(players=3, weeks=9, relics=True),
    "gates": Options(players=4, weeks=9, expansion=True, stormgates=True, map_end="on"),
    "valleys": Options(
        players=4, weeks=9, expansion=True, stormgates=True, map_end="on", valleys="pass"
    ),
}


@pytest.mark.parametrize("table", FILLED)
@pytest.mark.parametrize("seed", range(4))
def test_a_map_that_fills_up_ends_the_game_exactly_when_no_space_is_open(
    table: str, seed: int
) -> None:
    rng = random.Random(seed)
    game = start(FILLED[table])
    for _, question in walk(game, rng):
        if question.about == "action":
            break
    # Heroes on cards to which no road leads from a player's city keep spaces open (B4.7).
    cards = [space for space, on in enumerate(game.board) if is_open(on)]
    game.heroes = [rng.choice(cards) for _ in game.heroes]
    advance(game)
    for _, question in walk(game, rng, 60_000, pick_building):
        if question.about != "action":
            continue
        fresh = game.copy()
        fresh.ground = None
        passable = open_spaces(game)
        assert passable == open_spaces(fresh)
        assert passable
        assert broken_law(game) is None
    assert game.ended
    assert (game.ended == "map") == (not open_spaces(game))


def test_games_are_equal_only_in_the_same_state() -> None:
    game, rng = rich_game(1)
    copy = game.copy()
    assert copy == game
    for seat, question in walk(copy, rng, 1):
        assert question.seat == seat
    assert copy != game
    assert game != "a game"


def test_a_choice_may_be_played_by_its_text_and_an_unreadable_one_is_refused() -> None:
    game, _ = rich_game(1)
    (seat,) = game.asked
    before = save(game)
    for text in ("", "conquer all", "hire", "hire chief chief"):
        with pytest.raises(Refused) as refusal:
            play(game, seat, text)
        assert refusal.value.reason.id == "not-readable"
    assert save(game) == before
    play(game, seat, "end")
    assert save(game) != before


@pytest.mark.parametrize("seed", range(4))
def test_a_copy_shares_nothing_that_changes(seed: int) -> None:
    game, rng = rich_game(seed)
    before = save(game)
    finish(game.copy(), rng)
    assert save(game) == before


def played(seed: int) -> tuple[Game, Record]:
    rng = random.Random(seed)
    options = random_options(rng)
    game, record = start(options), Record(options, {"Seed": str(seed)})
    while game.asked:
        seat = next(iter(game.asked))
        choice = pick(game.asked[seat], rng)
        record.add(seat, choice)
        play(game, seat, choice)
    record.finish(game)
    return game, record


@pytest.mark.parametrize("seed", range(8))
def test_a_record_replays_to_the_same_state_without_a_generator(seed: int) -> None:
    game, record = played(seed)
    text = write_record(record)
    again = read_record(text)
    assert write_record(again) == text
    assert save(replay(again)) == save(game)
    assert replay(text) == game


@pytest.mark.parametrize("seed", range(3))
def test_several_lanes_ask_several_seats_and_any_order_of_answers_is_legal(seed: int) -> None:
    """The base game has one lane; the interface serves several (team turns)."""
    game, rng = rich_game(seed)
    if not game.asked:
        return
    (seat,) = game.asked
    partner = (seat + 1) % game.players
    from battalia.engine.chapters.turn import Turn
    from battalia.engine.play import advance

    game.lanes = [(Turn(seat, "actions"),), (Turn(partner, "actions"),)]
    advance(game)
    assert set(questions(game)) == {seat, partner}
    for _ in range(60):
        if not game.asked:
            break
        who = rng.choice(list(game.asked))
        asked = game.asked[who]
        assert asked.seat == who
        play(game, who, pick(asked, rng))
        assert sum(1 for one in game.asked if one == CHANCE) <= 1
    assert all_cards(game) == printed_cards(game)


# Positions edited by hand.


def mutate(value: object, rng: random.Random) -> object:
    """The value with one part changed."""
    if isinstance(value, dict):
        changed = dict(value)
        key = rng.choice(list(changed)) if changed else "new"
        action = rng.random()
        if action < 0.1:
            changed.pop(key, None)
        elif action < 0.15:
            changed["new"] = 1
        else:
            changed[key] = mutate(changed.get(key), rng)
        return changed
    if isinstance(value, list):
        copy = list(value)
        if copy and rng.random() < 0.8:
            place = rng.randrange(len(copy))
            if rng.random() < 0.2:
                del copy[place]
            elif rng.random() < 0.2:
                copy.insert(place, copy[place])
            else:
                copy[place] = mutate(copy[place], rng)
        return copy
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice((value + 1, value - 1, 0, 99, "text"))
    if isinstance(value, str):
        words = value.split()
        if words and rng.random() < 0.7:
            place = rng.randrange(len(words))
            words[place] = rng.choice((
                "supply", "lord.barfolk", "tent.islanders", "hammer", "p1", "p2", "p7", "r3c3",
                "r0c0", "r9c9", "actions", "cohort", "opening", "neutral", "nonsense", "",
                "barfolk", "woods", "north", "4", words[place] + "×2",
            ))  # fmt: skip
            return " ".join(words)
        return rng.choice(("", "supply", "p2", "r1c1", 5, None, value + "x"))
    return rng.choice((0, "", [], {}))


def valid_or_refused(plain: object, rng: random.Random) -> bool:
    """A valid position can be played on; another is refused in one sentence."""
    reason = ""
    try:
        edited = load(msgspec.json.encode(plain))
    except PositionError as error:
        reason = why(error.reason)
    else:
        for _, question in walk(edited, rng, 120):
            assert question.options
            assert broken_law(edited) is None
        return True
    assert reason
    assert "\n" not in reason
    return False


@settings(max_examples=share(400), deadline=None, derandomize=True)
@given(SEEDS)
def test_a_position_edited_by_hand_is_valid_or_refused_with_a_reason(seed: int) -> None:
    game, rng = rich_game(seed % 60)
    for _ in walk(game, rng, rng.randrange(40)):
        pass
    plain: object = position(game)
    for _ in range(rng.randrange(1, 4)):
        plain = mutate(plain, rng)
    valid_or_refused(plain, rng)


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"position": 2}'])
def test_what_is_no_position_is_refused_in_one_sentence(data: bytes) -> None:
    with pytest.raises(PositionError) as refusal:
        load(data)
    assert "\n" not in why(refusal.value.reason)
