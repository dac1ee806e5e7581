"""What games, questions, choices, events and frames look like in a console and in failed tests."""

import pytest

from battalia.cli.board import draw_board
from battalia.engine import Options, load, play, save, start, view, with_expansion
from battalia.engine.chapters.paying import Paying
from battalia.engine.chapters.turn import Turn
from battalia.engine.choices import Attack, Choice, Hire, Item, Pay, Place, Step
from battalia.engine.events import CardDrawn, Event
from battalia.engine.game import Loose, OptionalQuestion, Pile, Question, Row, Tent
from battalia.engine.notation import read_card, read_cards
from battalia.engine.showing import Shown
from battalia.engine.terms import CHIEF, LORD, NORTH, SUPPLY, SUPPLY_CARD
from positions import begun, say, table, until

BOARD = {
    "r0c0": "city-four woods north",
    "r0c1": "tee lakes south",
    "r1c0": "straight canyons north",
    "r1c1": "city-one mountains north",
}
LORD_CARD = read_card("lord.barfolk")
SUPPLIES = Pay((Item(SUPPLY_CARD, SUPPLY),) * 3)

SHOWN: list[tuple[Shown, str]] = [
    (Hire(CHIEF), "<hire chief>"),
    (SUPPLIES, "<pay supply×3>"),
    (Step(1, NORTH), "<step 2 north>"),
    (Place(17, NORTH), "<place #17 north>"),
    (Attack(24, 1), "<attack #24 p2>"),
    (Item(LORD_CARD, CHIEF, True), "<@lord.barfolk=chief>"),
    (Turn(0, "actions"), "Turn(seat=p1, at=actions)"),
    (Turn(2), "Turn(seat=p3)"),
    (Paying(0, Hire(CHIEF)), "Paying(seat=p1, purpose=<hire chief>)"),
    (CardDrawn(1, LORD_CARD), "CardDrawn(seat=p2, card=lord.barfolk)"),
    (CardDrawn(1, None), "CardDrawn(seat=p2, card=None)"),
    (Pile(b"", read_cards("supply×2 lord.barfolk")), "Pile(bag=supply×2 lord.barfolk)"),
    (
        Loose(LORD_CARD, LORD, 2, True),
        "Loose(card=lord.barfolk, kind=lord, copies=2, touched=True)",
    ),
    (
        Tent(read_card("tent.barfolk"), read_cards("supply")),
        "Tent(card=tent.barfolk, cards=supply)",
    ),
    (Row("hire chief", read_cards("supply×3")), "Row(purpose=hire chief, cards=supply×3)"),
]


@pytest.mark.parametrize(("value", "text"), SHOWN, ids=[text for _, text in SHOWN])
def test_a_value_names_things_not_numbers(value: Shown, text: str) -> None:
    assert repr(value) == text


def test_a_value_that_cannot_be_shows_its_numbers() -> None:
    assert repr(Hire(99)) == "Hire(unit=99)"
    assert repr(CardDrawn(0, 255)) == "CardDrawn(seat=0, card=255)"


def test_every_choice_event_and_frame_of_a_game_names_things() -> None:
    """None falls back on its numbers: those would show the fields' names and no brackets."""
    game = start(Options(players=2, removed_faction="cloudborn"))
    for _ in range(150):
        (seat,) = game.asked
        options = game.asked[seat].options
        assert all(repr(option).startswith("<") for option in options)
        for event in play(game, seat, options[len(options) // 2]):
            assert "seat=0" not in repr(event)
        assert "seat=0" not in repr(game.lanes)


def test_a_question_shows_its_options_as_its_table_writes_them() -> None:
    game = table(
        2,
        factions=("barfolk", "islanders"),
        hand="supply×3",
        board={"r1c1": BOARD["r0c0"]},
        tokens={"r1c1": "p1 1"},
    )
    assert repr(game.asked[0]) == "<Question p1 action: hire friman; hire chief; end>"
    say(game, "hire friman")
    setup = until(start(Options(players=2)), "choose-city")
    (question,) = setup.asked.values()
    assert repr(question).endswith("choose-city: city r1c1; city r5c5>")


def test_a_question_of_chance_shows_its_weights() -> None:
    game = start(Options(players=2))
    assert "<Question chance remove-faction: remove barfolk (1); " in repr(game.asked)


def test_a_question_of_no_game_shows_spaces_as_numbers() -> None:
    assert repr(Question(0, "place", [Place(17, NORTH)])) == "<Question p1 place: place #17 north>"
    options: list[Choice] = [Hire(CHIEF)]
    assert repr(OptionalQuestion(1, "at-any-time", options)).startswith("<OptionalQuestion p2 at-")


def test_a_long_question_says_how_many_options_it_has_besides() -> None:
    options: list[Choice] = [Place(space, NORTH) for space in range(30)]
    text = repr(Question(0, "place", options))
    assert text.endswith("; place #23 north; and 6 more>")


def test_a_game_shows_its_day_its_seats_and_who_is_asked() -> None:
    game = table(2, day=3, factions=("barfolk", "islanders"), turn="p2")
    assert repr(game) == "<Game day 3: p1 barfolk, p2 islanders; p2 is asked: action>"
    assert repr(start(Options(players=2))) == (
        "<Game day 1: p1, p2; chance is asked: remove-faction>"
    )
    game.ended, game.asked = "map", {}
    assert repr(game) == "<Game day 3: p1 barfolk, p2 islanders; ended: map>"


def test_a_printed_game_is_its_board_as_on_a_terminal() -> None:
    game = table(board=BOARD, tokens={"r0c0": "p1 3", "r1c1": "neutral 4"}, heroes={"p2": "r0c1"})
    summary, *board = str(game).splitlines()
    assert summary == repr(game).removeprefix("<Game ").removesuffix(">")
    assert board[1:4] == ["   W   │    L", board[2], "       │    @I  │"]
    assert board[2].startswith("r0 ──[B3]───────┬────    ·")


@pytest.mark.parametrize("link", ["pass", "bridge"])
def test_the_terminal_draws_the_same_board(link: str) -> None:
    valleys = begun(with_expansion(4, valleys=link, teams=False))
    for game in (table(3, board=BOARD, heroes={"p1": "r0c0"}), valleys):
        drawn = draw_board(view(game, None)).plain.split("\n")
        assert [line.rstrip() for line in drawn] == str(game).split("\n")[1:]


def test_what_shows_itself_is_still_saved_and_compared_by_its_values() -> None:
    game = table(hand="supply×3")
    assert load(save(game)) == game
    assert Hire(CHIEF) == Hire(CHIEF) != Hire(LORD)
    assert isinstance(CardDrawn(0, None), Event)
