"""What the engine shows, as it goes over the wire."""

import random
from collections.abc import Iterator
from typing import TypeAlias

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battalia.engine import CHANCE, Game, Options, Question, play, start, view
from battalia.engine.chapters.paying import Paying
from battalia.engine.choices import (
    Choice,
    Convert,
    From,
    Item,
    Lay,
    Pay,
    Place,
    Promote,
    Skip,
    Step,
    TurnItself,
)
from battalia.engine.events import AmuletRolled, CardDrawn, HandDiscarded, RoadBuilt
from battalia.engine.game import OptionalQuestion, UrgentQuestion
from battalia.engine.modules.bilkarr import Bilkarr
from battalia.engine.modules.stormgates import Storms
from battalia.engine.notation import Notation, read_card, read_cards
from battalia.engine.terms import (
    CURVE,
    EAST,
    HAMMER,
    MISSING,
    TOOL,
    UNIVERSAL,
    Cards,
    Space,
    card_of,
    tile,
)
from battalia.server.wire import Wire, changes, patched, wire_of
from laws.test_leaks import REVEALING, permute, same_choice
from random_play import random_options, rich_game, walk

Json: TypeAlias = dict[str, object]
NOTATION = Notation(rows=7, columns=11, seats=4)
WIRE = Wire(NOTATION)
SEEDS = range(12)


def viewers(game: Game) -> list[int | None]:
    return [None, *range(game.players)]


def settled(game: Game, rng: random.Random, limit: int) -> Iterator[None]:
    """Plays on at random; each time that chance has answered."""
    for seat, _ in walk(game, rng, limit):
        if seat != CHANCE:
            yield


# Structures.


@pytest.mark.parametrize(
    ("die", "becomes"),
    [
        (1, {"copies": 1}),
        (3, {"copies": 3}),
        (4, None),
        (5, None),
        (6, {"copies": 1, "kind": "wild"}),
    ],
)
def test_a_roll_says_what_it_makes_of_the_card(die: int, becomes: Json | None) -> None:
    """B5.5."""
    told = WIRE.struct(AmuletRolled(0, read_card("chief.barfolk"), die))
    assert told.get("becomes") == becomes


def test_a_transformation_says_what_is_sought() -> None:
    """B5.6, B5.7."""
    chief = read_card("chief.barfolk")
    assert WIRE.struct(Promote(chief, 2))["sought"] == "lord"
    assert WIRE.struct(Convert(chief, read_card("chief.islanders") & 7))["sought"] == (
        "chief.islanders"
    )
    assert WIRE.struct(TurnItself(0))["sought"] == "scroll.barfolk"


def test_names_stand_for_the_engines_numbers() -> None:
    built = RoadBuilt(1, CURVE, 1, NOTATION.read_space("r2c3"), EAST)
    assert WIRE.struct(built) == {
        "event": "road-built",
        "seat": "p2",
        "shape": "curve",
        "terrain": "lakes",
        "space": "r2c3",
        "side": "east",
    }


def test_a_field_without_a_value_is_left_out() -> None:
    drawn = CardDrawn(0, read_card("chief.islanders"))
    assert WIRE.struct(drawn) == {
        "event": "card-drawn",
        "seat": "p1",
        "card": "chief.islanders",
    }
    assert WIRE.struct(drawn.seen(1)) == {"event": "card-drawn", "seat": "p1"}


def test_cards_are_a_list_of_names_and_no_cards_an_empty_one() -> None:
    cards = read_cards("supply×2 friman.fanatic hammer")
    assert WIRE.struct(HandDiscarded(0, cards, 4))["cards"] == [
        "supply",
        "supply",
        "friman.fanatic",
        "hammer",
    ]
    assert WIRE.struct(HandDiscarded(0, b"", 0))["cards"] == []


def test_a_choice_is_its_text_its_verb_and_its_nouns() -> None:
    hammer = Item(card_of(HAMMER, UNIVERSAL), TOOL, table=True)
    assert WIRE.struct(Lay(hammer, copies=2)) == {
        "choice": "lay @hammer=tool 2",
        "verb": "lay",
        "item": {"card": "hammer", "kind": "tool", "table": True},
        "copies": 2,
    }
    assert WIRE.struct(Pay((hammer,)))["items"] == [
        {"card": "hammer", "kind": "tool", "table": True}
    ]
    assert WIRE.struct(Skip()) == {"choice": "skip", "verb": "skip"}


def test_a_choice_inside_a_frame_is_written_like_any_other() -> None:
    place = Place(NOTATION.read_space("r0c10"), EAST)
    assert WIRE.struct(Paying(2, place)) == {
        "frame": "paying",
        "seat": "p3",
        "purpose": WIRE.struct(place),
    }


def test_heroes_are_1_and_2() -> None:
    assert WIRE.struct(Step(1, EAST))["hero"] == 2
    assert WIRE.struct(From((0, 1)))["heroes"] == [1, 2]
    assert WIRE.struct(Storms(jumped=(0, 5)))["jumped"] == [
        {"seat": "p1", "hero": 1},
        {"seat": "p3", "hero": 2},
    ]


def test_who_is_not_on_the_board_has_no_space() -> None:
    assert "space" not in WIRE.struct(Bilkarr())
    assert WIRE.struct(Bilkarr(space=0))["space"] == "r0c0"


class Surprise(msgspec.Struct, frozen=True, tag_field="event", tag="surprise"):
    """Something that no chapter has."""

    space: Space
    cards: Cards
    inner: tuple[msgspec.Struct, ...]


def test_a_new_structure_needs_no_code() -> None:
    surprise = Surprise(1, read_cards("staff"), (Storms(played=(7,)),))
    assert WIRE.struct(surprise) == {
        "event": "surprise",
        "space": "r0c1",
        "cards": ["staff"],
        "inner": [{"played": [7], "jumped": []}],
    }


class Vague(msgspec.Struct, frozen=True):
    """Nobody says how this is written."""

    weight: complex


def test_what_has_no_wire_form_is_not_written_somehow() -> None:
    with pytest.raises(TypeError, match="no wire form"):
        WIRE.struct(Vague(1j))


# Questions.


def test_a_question_tells_its_epoch_and_every_option() -> None:
    options: list[Choice] = [Skip(), Step(0, EAST)]
    assert WIRE.question(Question(0, "action", options), 17) == {
        "epoch": 17,
        "about": "action",
        "options": [
            {"choice": "skip", "verb": "skip"},
            {"choice": "step 1 east", "verb": "step", "hero": 1, "side": "east"},
        ],
    }


def test_a_question_tells_whether_anybody_waits_for_the_answer() -> None:
    assert WIRE.question(OptionalQuestion(0, "at-any-time", []), 0)["optional"] is True
    assert WIRE.question(UrgentQuestion(0, "freeze", []), 0)["urgent"] is True


def test_the_text_of_an_option_is_what_is_played() -> None:
    game, rng = rich_game(3)
    wire = Wire(game.rules.notation)
    for _ in settled(game, rng, 40):
        for question in game.asked.values():
            written = wire.question(question, 0)["options"]
            assert isinstance(written, list)
            texts = [option["choice"] for option in written]
            assert list(map(game.rules.notation.read_choice, texts)) == question.options


# Views.


def shown(game: Game, seat: int | None) -> Json:
    return Wire(game.rules.notation).view(view(game, seat))


def part(of: Json, *names: str) -> Json:
    for name in names:
        inner = of[name]
        assert isinstance(inner, dict)
        of = inner
    return of


def test_what_is_looked_up_by_a_name_is_an_object_by_that_name() -> None:
    game, _ = rich_game(1, Options(players=3))
    now = view(game, 0)
    written = shown(game, 0)
    assert list(part(written, "players")) == ["p1", "p2", "p3"]
    assert part(written, "stacks", "chief")["count"] == len(game.stacks[2])
    assert list(part(written, "land_stacks").values()) == [one.count for one in now.land_stacks]
    assert part(written, "cities") == {
        game.rules.notation.space_name(city.space): {
            **({} if city.owner is None else {"owner": f"p{city.owner + 1}"}),
            "level": city.level,
            "defence": city.defence,
        }
        for city in now.cities
    }
    assert part(written, "players", "p1")["hand"] is not None
    assert "hand" not in part(written, "players", "p2")


def test_a_hero_stands_under_its_number() -> None:
    game, _ = rich_game(1, Options(players=2))
    game.heroes = [-1, 3, -1, -1]
    written = shown(game, 0)
    assert part(written, "players", "p1")["heroes"] == {"2": game.rules.notation.space_name(3)}
    assert part(written, "players", "p2")["heroes"] == {}


def test_empty_spaces_are_not_there_and_missing_ones_are_listed() -> None:
    game = start(Options(players=2))
    game.board = [MISSING if on == MISSING else 0 for on in game.board]
    game.board[1:3] = [tile(CURVE, 1, 3), MISSING]
    written = shown(game, None)
    assert written["board"] == {
        "r0c1": {"shape": "curve", "terrain": "lakes", "exits": ["north", "east"]}
    }
    missing = written["missing"]
    assert isinstance(missing, list)
    assert len(missing) == game.board.count(MISSING)
    assert "r0c2" in missing


def test_the_options_of_a_table_are_those_that_it_has_chosen() -> None:
    game = start(Options(players=2, hard=True))
    assert shown(game, None)["options"] == {"players": 2, "hard": True}


def test_chance_is_nobody_who_is_asked() -> None:
    game = start(Options(players=2))
    assert list(game.asked) == [CHANCE]
    assert shown(game, 0)["asked"] == []


def test_modules_stand_under_their_names_and_those_not_in_play_nowhere() -> None:
    options = Options(players=2, expansion=True, stormgates=True)
    game, _ = rich_game(2, options)
    assert list(part(shown(game, 0), "modules")) == list(game.slices)
    assert part(shown(game, 0), "modules", "stormgates")["played"] == []


# Changes.


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_is_the_one_before_with_its_changes(seed: int) -> None:
    game, rng = rich_game(seed)
    wire = Wire(game.rules.notation)
    held = {seat: wire.view(view(game, seat)) for seat in viewers(game)}
    for _ in settled(game, rng, 80):
        for seat, before in held.items():
            after = wire.view(view(game, seat))
            patch = msgspec.json.decode(msgspec.json.encode(changes(before, after)))
            # As a client does it: with nothing but what came over the wire.
            held[seat] = patched(before, patch)
            assert msgspec.json.encode(held[seat], order="sorted") == msgspec.json.encode(
                after, order="sorted"
            )


def test_tables_of_the_same_rules_share_a_wire_and_each_is_written_as_it_is() -> None:
    games = [start(Options(players=3)) for _ in range(2)]
    assert wire_of(games[0].rules.notation) is wire_of(games[1].rules.notation)
    plays = [settled(game, random.Random(seed), 80) for seed, game in enumerate(games)]
    for _ in zip(*plays, strict=False):
        for game in games:
            notation, seen = game.rules.notation, view(game, 0)
            assert wire_of(notation).view(seen) == Wire(notation).view(seen)


def test_without_a_difference_there_are_no_changes() -> None:
    game, _ = rich_game(5)
    assert changes(shown(game, 0), shown(game, 0)) == {}


def test_changes_name_only_what_is_different() -> None:
    before: Json = {"a": 1, "b": {"c": [1], "d": 2, "e": {}}, "f": 3}
    after: Json = {"a": 1, "b": {"c": [1, 2], "e": {}}, "g": {}}
    assert changes(before, after) == {"b": {"c": [1, 2], "d": None}, "f": None, "g": {}}


@pytest.mark.parametrize(
    ("before", "patch", "after"),
    [
        ({"a": "b"}, {"a": "c"}, {"a": "c"}),
        ({"a": "b"}, {"b": "c"}, {"a": "b", "b": "c"}),
        ({"a": "b"}, {"a": None}, {}),
        ({"a": "b", "b": "c"}, {"a": None}, {"b": "c"}),
        ({"a": ["b"]}, {"a": "c"}, {"a": "c"}),
        ({"a": "c"}, {"a": ["b"]}, {"a": ["b"]}),
        ({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}, {"a": {"b": "d"}}),
        ({"a": [{"b": "c"}]}, {"a": [1]}, {"a": [1]}),
        ({"e": None}, {"a": 1}, {"e": None, "a": 1}),
        ({}, {"a": {"bb": {"ccc": None}}}, {"a": {"bb": {}}}),
    ],
)
def test_patches_are_applied_as_rfc_7386_has_it(before: Json, patch: Json, after: Json) -> None:
    assert patched(before, patch) == after


LEAVES = st.integers() | st.text(max_size=3) | st.lists(st.integers(), max_size=3)
OBJECTS = st.recursive(
    st.dictionaries(st.sampled_from("abcd"), LEAVES, max_size=4),
    lambda inner: st.dictionaries(st.sampled_from("abcd"), LEAVES | inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(OBJECTS, OBJECTS)
def test_any_object_becomes_any_other_by_its_changes(before: Json, after: Json) -> None:
    kept = msgspec.json.encode(before)
    assert patched(before, changes(before, after)) == after
    assert (changes(before, after) == {}) == (before == after)
    assert msgspec.json.encode(before) == kept


# Secrets.


def told(game: Game, seat: int | None) -> bytes:
    """All that a seat gets over the wire."""
    wire = Wire(game.rules.notation)
    parts: list[object] = [wire.view(view(game, seat))]
    if seat in game.asked:
        parts.append(wire.question(game.asked[seat], 0))
    return msgspec.json.encode(parts)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_seat_cannot_know_changes_nothing_that_it_is_sent(seed: int) -> None:
    game, rng = rich_game(seed)
    compared = 0
    for at, _ in enumerate(settled(game, rng, 90)):
        if at % 6:
            continue
        viewer = rng.choice(viewers(game))
        other = permute(game, viewer, rng, stacks=True)
        if other is not None:
            assert told(other, viewer) == told(game, viewer)
            compared += 1
    assert compared or not game.asked


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_seat_cannot_know_changes_no_event_that_it_is_told(seed: int) -> None:
    game, rng = rich_game(seed)
    viewer = rng.choice(viewers(game))
    wire = Wire(game.rules.notation)
    for _ in range(4):
        one, two = game.copy(), permute(game, viewer, rng, stacks=False)
        for _ in range(100):
            found = same_choice(one, two, viewer, rng) if two is not None else None
            if two is None or found is None:
                break
            seat, first, second = found
            here, there = (
                [wire.struct(event.seen(viewer)) for event in play(world, seat, choice)]
                for world, choice in ((one, first), (two, second))
            )
            if any(event["event"] in REVEALING for event in here):
                break
            assert msgspec.json.encode(here) == msgspec.json.encode(there)
            assert told(one, viewer) == told(two, viewer)
        for _ in walk(game, rng, 12):
            pass


def test_a_spectator_is_sent_no_hand() -> None:
    rng = random.Random(4)
    game = start(random_options(rng, weeks=(1,)))
    for _ in settled(game, rng, 300):
        players = part(shown(game, None), "players")
        for name in players:
            assert not {"hand", "nation", "shelter", "ambush"} & part(players, name).keys()
