"""Who writes something that cannot be read is told what was probably meant."""

import msgspec
import pytest

from battalia.engine import NotationError, PositionError, load
from battalia.engine.notation import LONGEST_SHOWN, read_cards
from battalia.engine.position import position
from positions import table
from refusals import refuses

READ = table().rules.notation


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("pay supply x3", "“pay supply x3”: “x3” stands alone; write “supply×3”"),
        ("pay supply ×3", "“×3” stands alone; write “supply×3”"),
        ("pay supply x 3", "“x 3” stands alone; write “supply×3”"),
        ("pay supply × 3 chief.barfolk", "“× 3” stands alone; write “supply×3”"),
        ("pay supply ×", "“pay supply ×”: a word is missing"),
        ("pay ×3", "“pay ×3”: a word is missing"),
        ("pay x3", "“pay x3”: a word is missing"),
        ("pay x 3 supply", "“pay x 3 supply”: a word is missing"),
        ("promote friman.barfolk", "“promote friman.barfolk”: a word is missing"),
        ("pay friman.barfolk supply *2", "“\\*2” stands alone; write “supply×2”"),
        ("pay supply 3", "“3” is no card; several equal ones are written “supply×3”"),
        ("pay 3 supply", "“3” is no card; several equal ones are written “supply×3”"),
        ("hire cheif", "“cheif” is no kind of card – perhaps “chief” is meant"),
        ("hier chief", "“hier” is no choice – perhaps “hire” is meant"),
        ("limbo frimen.barfolk", "“frimen.barfolk” is no card – perhaps “friman.barfolk” is meant"),
        ("name bärfolk", "“bärfolk” is no faction – perhaps “barfolk” is meant"),
        ("build curv", "“curv” is no shape of a terrain card – perhaps “curve” is meant"),
        ("step 1 nort", "sides are north, east, south, west – perhaps “north” is meant"),
        ("dance", "“dance” is no choice$"),
        ("pay xylophone", "“xylophone” is no card$"),
        ("limbo dragon", "“dragon” is no card$"),
    ],
)
def test_an_unreadable_choice_is_told_what_was_meant(text: str, sentence: str) -> None:
    with refuses(NotationError, sentence):
        READ.read_choice(text)


def test_cards_are_still_counted_in_all_three_ways() -> None:
    assert read_cards("supply×3") == read_cards("supply*3") == read_cards("supplyx3")


@pytest.mark.parametrize(
    ("text", "sides"),
    [
        ("straight lakes south", "north, east"),
        ("crossroads lakes west", "north"),
        ("city-opposite lakes west", "north, east"),
    ],
)
def test_a_card_turned_as_it_never_is_is_told_how_it_is_turned(text: str, sides: str) -> None:
    with refuses(NotationError, f"“{text}”: a card of this shape is only turned so: {sides}$"):
        READ.read_tile(text)


def test_only_a_short_word_is_compared_with_those_that_there_are() -> None:
    """Comparing takes time that grows with the length of what a stranger wrote."""
    word = "friman.barfol" + "k" * LONGEST_SHOWN
    with refuses(NotationError, "is no card$"):
        READ.read_choice(f"limbo {word}")


def test_a_position_says_how_many_play() -> None:
    plain = position(table(players=2))
    assert load(msgspec.json.encode(plain)).asked
    for edited, sentence in (
        (plain | {"options": {}}, "so it is 4, but “players” has 2 entries; write “players”: 2 in"),
        (plain | {"players": []}, "“players” has 0 entries; there should be 2, one for each"),
        (plain | {"options": {"player": 2}}, "no option “player”.*perhaps “players” is meant"),
        (plain | {"tokenz": {}}, "no entry “tokenz” – perhaps “tokens” is meant"),
        (plain | {"lanes": [[{"frame": "raund", "seat": "p1"}]]}, "perhaps “round” is meant"),
        (plain | {"lanes": [[{"frame": "round", "seet": "p1"}]]}, "perhaps “seat” is meant"),
    ):
        with refuses(PositionError, sentence):
            load(msgspec.json.encode(edited))
