"""What single things are worth: every name in the file is one of the notation."""

import msgspec
import pytest

from battalia.bots.opinions import DEFAULT, GREAT, Worths, by_name, file, number, numbers
from battalia.engine.choices import Choice
from battalia.engine.modules.storm_events import EVENTS
from battalia.engine.terms import GREAT_ARTEFACTS, KINDS, TERRAINS
from shelf import POTIONS

TABLES = msgspec.toml.decode(file())["worth"]
NAMES = {
    "cards": {*KINDS.values(), GREAT},
    "laid": {*KINDS.values(), GREAT},
    "great-artefacts": {KINDS[kind] for kind in GREAT_ARTEFACTS},
    "storm-events": {event.name for event in EVENTS},
    "potions": {*POTIONS},
    "abilities": {*TERRAINS},
    "rows": {*(str(kind.__struct_config__.tag) for kind in Choice.__subclasses__()), GREAT},
}


@pytest.mark.parametrize("table", NAMES)
def test_a_table_of_things_names_what_there_is_and_has_a_default(table: str) -> None:
    assert DEFAULT in TABLES[table]
    assert TABLES[table].keys() - {DEFAULT} <= NAMES[table]


@pytest.mark.parametrize("table", [name for name in TABLES if name not in NAMES])
def test_no_other_table_has_a_default(table: str) -> None:
    """It names no things; a default there would never be read."""
    assert DEFAULT not in TABLES[table]


def test_an_entry_is_a_number_or_a_row_of_numbers() -> None:
    assert number("stormgates", "toll") > 0
    assert len(numbers("trading", "posts")) == 3
    with pytest.raises(AssertionError):
        number("trading", "posts")


def test_what_no_table_speaks_of_is_worth_nothing() -> None:
    """A module from outside need not have numbers for all that it asks of."""
    worths = Worths("a-table-that-nobody-wrote", by_name)
    assert worths["anything"] == 0.0
