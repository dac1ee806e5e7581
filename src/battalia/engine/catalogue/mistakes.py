"""What is wrong with a file of corrections or with a layout, and at which of its entries."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from battalia.engine.bounds import LARGEST
from battalia.engine.notation import shown
from battalia.engine.options import OptionsError
from battalia.engine.terms import KINDS


class Place(NamedTuple):
    """An entry of a file that players wrote for their table."""

    option: str
    """The option that takes the file: ``corrections`` or ``layout``."""
    entry: str = ""
    """Its names, outermost first: ``numbers.deal.lord``; empty: the file as a whole."""

    def at(self, name: str) -> "Place":
        return Place(self.option, f"{self.entry}.{name}" if self.entry else name)


CORRECTIONS: Final = Place("corrections")
LAYOUT: Final = Place("layout")
STORMGATES: Final = CORRECTIONS.at("stormgates")
CARDS: Final = CORRECTIONS.at("cards")


class CatalogueError(OptionsError):
    """A catalogue or a board that cannot be the game's: the entry that is wrong, and why."""

    def __init__(self, place: Place, id: str, rule: str = "", **args: str | int) -> None:
        if place.entry:
            args["entry"] = shown(place.entry)
        super().__init__(place.option, id, rule, **args)


def at_least(number: int, least: int, place: Place, rule: str = "") -> int:
    if number < least:
        raise CatalogueError(place, "catalogue-least", rule, least=least, found=number)
    return number


def between(number: int, least: int, most: int, place: Place, rule: str = "") -> int:
    if not least <= number <= most:
        raise CatalogueError(place, "catalogue-between", rule, least=least, most=most, found=number)
    return number


def exactly(number: int, wanted: int, place: Place, rule: str = "") -> int:
    if number != wanted:
        raise CatalogueError(place, "catalogue-exactly", rule, count=wanted, found=number)
    return number


def whole(text: str, place: Place) -> int:
    """The name of an entry that is a number."""
    digits = len(str(LARGEST))
    if not text.isdecimal() or len(text) > digits or not int(text):
        raise CatalogueError(place, "catalogue-name", text=shown(text), most=LARGEST)
    return int(text)


def numbered(
    name: str,
    among: Iterable[int],
    place: Place,
    names: Mapping[int, str] | Sequence[str] = KINDS,
) -> int:
    """The number of a word of the game."""
    numbers = {names[number]: number for number in among}
    known(name, numbers, place)
    return numbers[name]


def known(name: str, names: Collection[str], place: Place) -> None:
    if name not in names:
        values = ", ".join(names)
        raise CatalogueError(place, "options-value", value=shown(name), values=values)


def all_of(names: Collection[str], found: Collection[str], place: Place) -> None:
    """Refuses entries other than these."""
    for name in found:
        known(name, names, place)
    for name in names:
        if name not in found:
            raise CatalogueError(place.at(name), "catalogue-missing")


def each_once(names: Sequence[str], place: Place) -> None:
    for name in names:
        if names.count(name) > 1:
            raise CatalogueError(place, "catalogue-twice", text=shown(name))
