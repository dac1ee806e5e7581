"""How everything is written: one text form for each word, choice, frame and event.

The form of a field follows from its annotation (``terms``), so a new choice or frame needs no code
here. Seats are ``p1`` ..., heroes 1 and 2, spaces ``r2c3``, cards ``friman.barfolk``, several cards
``supply×3 chief.islanders``; a card on the table is ``@friman.barfolk``, one used as something else
``hammer=tool``.
"""

import re
import types
import typing
from collections.abc import Callable, Iterable
from typing import Annotated, Any, Final, Literal, TypeVar, Union

import msgspec

from battalia.engine.bounds import CARDS, LARGEST, too_long_choice
from battalia.engine.choices import Choice, Item
from battalia.engine.reasons import Args, Reason, ReasonedError
from battalia.engine.showing import is_structure
from battalia.engine.terms import (
    CHANCE,
    EMPTY,
    EXITS,
    FACTIONS,
    FANATICS,
    GREAT_ARTEFACTS,
    KIND,
    KINDS,
    NEUTRAL,
    ONE,
    SHAPES,
    SIDES,
    SUPPLY,
    TERRAINS,
    TREASURES,
    UNIVERSAL,
    WILD,
    Card,
    Seat,
    Shape,
    Space,
    Tile,
    card_of,
    shape_of,
    terrain_of,
    tile,
)


class NotationError(ReasonedError):
    """A text that cannot be read."""


TABLE: Final = "table"
"""A card that lies on the table, not in the hand."""
LONGEST_SHOWN: Final = 60
"""So many characters of what was wrong are shown."""
ALIKE: Final = 0.7
"""How much a word looks like the one that was meant; 1 would be the same."""
FANATIC: Final = "fanatic"
"""A unit of no faction, in the place of the faction's name."""
KIND_NUMBERS: Final = {name: kind for kind, name in KINDS.items()}
SHAPE_NUMBERS: Final = {name: shape for shape, name in SHAPES.items()}
SIDE_NUMBERS: Final = {name: side for side, name in SIDES.items()}


def _card_names() -> dict[Card, str]:
    names = {card_of(SUPPLY, NEUTRAL): KINDS[SUPPLY]}
    for kind, name in KINDS.items():
        if kind in GREAT_ARTEFACTS:
            names[card_of(kind, UNIVERSAL)] = name
        elif kind in TREASURES:
            names[card_of(kind, NEUTRAL)] = name
        elif kind not in (SUPPLY, WILD):
            for faction, of in enumerate(FACTIONS):
                names[card_of(kind, faction)] = f"{name}.{of}"
    for card in FANATICS:
        names[card] = f"{KINDS[KIND[card]]}.{FANATIC}"
    return names


CARD_NAMES: Final = _card_names()
CARD_NUMBERS: Final = {name: card for card, name in CARD_NAMES.items()}


# What is wrong with what somebody wrote.


def _no(what: str, text: str, known: Iterable[str] = ()) -> NotationError:
    """This text is none of these; of those that are known, one may have been meant."""
    reason = Reason(f"notation-{what}", args={"text": shown(text)})
    return NotationError(nearest(reason, text, known))


def nearest(reason: Reason, text: str, known: Iterable[str]) -> Reason:
    """The same reason, with the known word that looks most like this one, if any does."""
    if len(text) > LONGEST_SHOWN:
        return reason
    # Only mistakes need it.
    from difflib import get_close_matches

    for word in get_close_matches(text, known, 1, ALIKE):
        return Reason("notation-nearest", args={"reason": reason, "word": word})
    return reason


def should_be(form: str, found: str) -> Reason:
    """Something has another form than this: a text, a number, a flag, a list or an object."""
    return Reason("notation-form", args={"found": found, "form": form})


def unknown_entry(part: str, entry: str, known: Iterable[str] = ()) -> Reason:
    """Such an object has no such entry; one of these, perhaps."""
    reason = Reason("notation-entry", args={"part": part, "entry": shown(entry)})
    return nearest(reason, entry, known)


def within(part: str, reason: Reason) -> Reason:
    """What is wrong, and with which part of the whole."""
    return Reason("notation-within", args={"part": shown(part), "reason": reason})


def shown(value: Any) -> str:
    """A value of a file as it was written, in one line, or its beginning."""
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    text = " ".join(text.split())
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def seat_name(seat: Seat) -> str:
    return "chance" if seat == CHANCE else f"p{seat + 1}"


def read_seat(text: str) -> Seat:
    if text == "chance":
        return CHANCE
    found = re.fullmatch(r"p([1-6])", text)
    if not found:
        raise _no("player", text)
    return int(found[1]) - 1


def faction_name(faction: int) -> str:
    if faction == UNIVERSAL:
        return FANATIC
    return "neutral" if faction == NEUTRAL else FACTIONS[faction]


def read_faction(text: str) -> int:
    """A faction's name, or the name of its home terrain."""
    if text == FANATIC:
        return UNIVERSAL
    for names in (FACTIONS, TERRAINS):
        if text in names:
            return names.index(text)
    raise _no("faction", text, FACTIONS + TERRAINS)


def _reader(numbers: dict[str, int], what: str) -> Callable[[str], int]:
    def read(text: str) -> int:
        if text not in numbers:
            raise _no(what, text, numbers)
        return numbers[text]

    return read


read_kind = _reader(KIND_NUMBERS, "kind")
read_shape = _reader(SHAPE_NUMBERS, "shape")
read_side = _reader(SIDE_NUMBERS, "side")


def read_card(text: str) -> Card:
    card = CARD_NUMBERS.get(text)
    if card is None:
        if text.isdecimal():
            raise _no("count", text, CARD_NUMBERS)
        raise _no("card", text, CARD_NUMBERS)
    return card


def turns_of(shape: Shape) -> str:
    """The sides to which the first exit of such a card may show."""
    return ", ".join(SIDES[side] for side, _ in EXITS[shape])


def card_name(card: Card) -> str:
    return CARD_NAMES[card]


_MANY: Final = re.compile(r"(.*?)(?:[×*]|(?:^|(?<=[a-z]))x)(\d{1,3})")
_SIGNS: Final = ("×", "*", "x")
_SPACE: Final = re.compile(r"r(\d{1,2})c(\d{1,2})")


def write_many(names: list[str]) -> str:
    """Names in order, runs of equal ones as ``name×n``."""
    words: list[str] = []
    at = 0
    while at < len(names):
        end = at
        while end < len(names) and names[end] == names[at]:
            end += 1
        words.append(names[at] if end == at + 1 else f"{names[at]}×{end - at}")
        at = end
    return " ".join(words)


def read_many(text: str, most: int = CARDS) -> list[str]:
    """The names of such a text; ``*`` and ``x`` before the number do as well as ``×``."""
    names: list[str] = []
    words = text.split()
    for place, word in enumerate(words):
        alone = word in _SIGNS
        if alone:
            word = " ".join(words[place : place + 2])
        found = word[-1].isdecimal() and _MANY.fullmatch(word.replace(" ", ""))
        if alone or (found and not found[1]):
            if not (found and names):
                raise NotationError(Reason("notation-word-missing"))
            meant = f"{names[-1]}×{int(found[2])}"
            raise NotationError(
                Reason("notation-times", args={"text": word, "meant": shown(meant)})
            )
        if found:
            names += [found[1]] * int(found[2])
        else:
            names.append(word)
        if len(names) > most:
            raise NotationError(Reason("text-many-cards", args={"most": most}))
    return names


def cards_text(cards: bytes) -> str:
    return write_many([CARD_NAMES[card] for card in cards])


def read_cards(text: str) -> bytes:
    return b"".join(ONE[read_card(name)] for name in read_many(text))


def factions_text(factions: bytes) -> str:
    return write_many([faction_name(faction) for faction in factions])


def read_factions(text: str) -> bytes:
    return bytes(read_faction(name) for name in read_many(text))


def item_text(item: Item) -> str:
    name = ("@" if item.table else "") + CARD_NAMES[item.card]
    return name if item.kind == KIND[item.card] else f"{name}={KINDS[item.kind]}"


def read_item(text: str) -> Item:
    table = text.startswith("@")
    name, _, used_as = text.removeprefix("@").partition("=")
    card = read_card(name)
    return Item(card, read_kind(used_as) if used_as else KIND[card], table)


class _Form:
    """How values of one type are written: as words of a text, and in JSON."""

    def __init__(
        self,
        words: Callable[[Any], list[str]],
        read: Callable[[list[str]], Any],
        plain: Callable[[Any], Any],
        build: Callable[[Any], Any],
    ) -> None:
        self.words = words
        self.read = read
        self.plain = plain
        self.build = build


def _word_form(write: Callable[[Any], str], read: Callable[[str], Any]) -> _Form:
    """A value written as one word."""

    def build(value: Any) -> Any:
        if not isinstance(value, str):
            raise NotationError(should_be("text", shown(value)))
        return read(value)

    def read_one(words: list[str]) -> Any:
        if not words:
            raise NotationError(Reason("notation-word-missing"))
        return read(words.pop(0))

    return _Form(lambda value: [write(value)], read_one, write, build)


def _read_number(words: list[str]) -> int:
    if not words:
        raise NotationError(Reason("notation-word-missing"))
    text = words.pop(0)
    if not re.fullmatch(r"\d{1,4}", text):
        raise _no("number", text)
    return int(text)


def _read_table(text: str) -> bool:
    if text not in (TABLE, "hand"):
        raise _no("zone", text)
    return text == TABLE


def _build_number(value: Any) -> int:
    if type(value) is not int or not 0 <= value <= 9999:
        raise NotationError(should_be("number", shown(value)))
    return value


def _build_flag(value: Any) -> bool:
    if type(value) is not bool:
        raise NotationError(should_be("flag", shown(value)))
    return value


_Kind = TypeVar("_Kind", bound=msgspec.Struct)


def kinds_of(family: type[_Kind]) -> list[type[_Kind]]:
    """All kinds of choices, events or frames; what several have in common has no word."""
    found: list[type[_Kind]] = []
    for kind in family.__subclasses__():
        if kind.__struct_config__.tag != kind.__name__ and kind not in _FORGOTTEN:
            found.append(kind)
        found += kinds_of(kind)
    return found


_FORGOTTEN: Final[set[type[msgspec.Struct]]] = set()


def forget_kinds(kinds: Iterable[type[msgspec.Struct]]) -> None:
    """These came with a module that cannot be used: others may have their words."""
    _FORGOTTEN.update(kinds)


class Notation:
    """The text forms for a board with so many columns."""

    def __init__(self, rows: int, columns: int, seats: int) -> None:
        self.rows = rows
        self.columns = columns
        self.seats = seats
        self._fields: dict[type, list[tuple[str, _Form, bool]]] = {}
        self._choices: dict[str, type[Choice]] = {}
        for kind in kinds_of(Choice):
            # A word stays with who had it first; whoever wants it, too, is refused (``outside``).
            self._choices.setdefault(str(kind.__struct_config__.tag), kind)
        number = _Form(
            lambda value: [str(value)],
            _read_number,
            lambda value: value,
            _build_number,
        )
        self._forms: dict[Any, _Form] = {
            "seat": _word_form(seat_name, self._read_player),
            "faction": _word_form(faction_name, read_faction),
            "terrain": _word_form(lambda terrain: TERRAINS[terrain], read_faction),
            "kind": _word_form(lambda kind: KINDS[kind], read_kind),
            "card": _word_form(card_name, read_card),
            "cards": _word_form(cards_text, read_cards),
            "factions": _word_form(factions_text, read_factions),
            "shape": _word_form(lambda shape: SHAPES[shape], read_shape),
            "side": _word_form(lambda side: SIDES[side], read_side),
            "tile": _word_form(self.tile_name, self.read_tile),
            "space": _word_form(self.space_name, self.read_space),
            "hero": _word_form(lambda hero: str(hero + 1), self._read_hero),
            "table": _word_form(lambda flag: TABLE if flag else "hand", _read_table),
            Item: _word_form(item_text, read_item),
            Choice: _word_form(self.text, self.read_choice),
            int: number,
            bool: _Form(
                lambda value: [str(value)], lambda words: None, lambda value: value, _build_flag
            ),
            str: _word_form(str, str),
        }

    def __reduce__(self) -> tuple[type["Notation"], tuple[int, int, int]]:
        """A question carries it to the processes in which computers think."""
        return Notation, (self.rows, self.columns, self.seats)

    # Words that depend on the table.

    def space_name(self, space: Space) -> str:
        if space < 0:
            return "-"
        row, column = divmod(space, self.columns)
        return f"r{row}c{column}"

    def read_space(self, text: str) -> Space:
        if text == "-":
            return -1
        found = _SPACE.fullmatch(text)
        if not found:
            raise _no("space", text)
        row, column = int(found[1]), int(found[2])
        if row >= self.rows or column >= self.columns:
            raise _no("space-here", text)
        return row * self.columns + column

    def _read_player(self, text: str) -> Seat:
        seat = read_seat(text)
        if not 0 <= seat < self.seats:
            raise _no("player-here", text)
        return seat

    def _read_hero(self, text: str) -> int:
        if text not in ("1", "2"):
            raise _no("hero", text)
        return int(text) - 1

    def tile_name(self, on: Tile) -> str:
        """A terrain card on the board: shape, terrain and how it is turned."""
        if on <= 0:
            return "empty" if on == EMPTY else "missing"
        shape, exits = shape_of(on), on & 15
        side = next(side for side, turned in EXITS[shape] if turned == exits)
        return f"{SHAPES[shape]} {TERRAINS[terrain_of(on)]} {SIDES[side]}"

    def read_tile(self, text: str) -> Tile:
        words = text.split()
        if len(words) != 3:
            raise _no("tile", text)
        shape, terrain, side = read_shape(words[0]), read_faction(words[1]), read_side(words[2])
        exits = dict(EXITS[shape]).get(side)
        if exits is None:
            args: Args = {"text": shown(text), "sides": turns_of(shape)}
            raise NotationError(Reason("notation-turn", args=args))
        if terrain > NEUTRAL:
            raise _no("terrain", text)
        return tile(shape, terrain, exits)

    # Structures.

    def fields(self, kind: type[msgspec.Struct]) -> list[tuple[str, _Form, bool]]:
        """Name, form and optionality of a structure's fields."""
        known = self._fields.get(kind)
        if known is None:
            hints = typing.get_type_hints(kind, include_extras=True)
            known = [(name, *self._form(hints[name])) for name in kind.__struct_fields__]
            self._fields[kind] = known
        return known

    def _form(self, hint: Any) -> tuple[_Form, bool]:
        origin = typing.get_origin(hint)
        if origin is Annotated:
            return self._forms[hint.__metadata__[0]], False
        if origin in (Union, types.UnionType):
            inner = next(part for part in typing.get_args(hint) if part is not type(None))
            return self._form(inner)[0], True
        if origin is Literal:
            # Whoever has such a field says which words there are.
            return self._forms[str], False
        if origin is tuple:
            return self._many(self._form(typing.get_args(hint)[0])[0]), False
        if hint not in self._forms and isinstance(hint, type) and is_structure(hint):
            return self._struct_form(hint), False
        return self._forms[hint], False

    def _many(self, form: _Form) -> _Form:
        def words(values: Any) -> list[str]:
            return write_many([word for value in values for word in form.words(value)]).split()

        def read(left: list[str]) -> Any:
            names = read_many(" ".join(left), LARGEST)
            left.clear()
            return tuple(form.read([name]) for name in names)

        def build(values: Any) -> Any:
            if not isinstance(values, list):
                raise NotationError(should_be("list", shown(values)))
            return tuple(form.build(value) for value in values)

        return _Form(words, read, lambda values: [form.plain(value) for value in values], build)

    def _struct_form(self, kind: type[msgspec.Struct]) -> _Form:
        def unreadable(_: Any) -> Any:
            raise TypeError(f"{kind.__name__} has no text form")

        return _Form(
            unreadable, unreadable, self.plain, lambda value: self.build(value, {"": kind})
        )

    def plain(self, value: msgspec.Struct) -> dict[str, Any]:
        """A structure as JSON can hold it; fields with their default are left out."""
        config = value.__struct_config__
        plain: dict[str, Any] = {}
        if config.tag_field is not None:
            plain[config.tag_field] = config.tag
        defaults = _defaults(type(value))
        for name, form, optional in self.fields(type(value)):
            part = getattr(value, name)
            if name in defaults and defaults[name] == part:
                continue
            plain[name] = None if optional and part is None else form.plain(part)
        return plain

    def build(self, plain: Any, kinds: dict[str, type[Any]]) -> Any:
        """The structure that was written so; ``kinds`` by tag, or under "" the only one."""
        if not isinstance(plain, dict):
            raise NotationError(should_be("object", shown(plain)))
        if "" in kinds:
            kind, given = kinds[""], dict(plain)
        else:
            field = str(next(iter(kinds.values())).__struct_config__.tag_field)
            tag = plain.get(field)
            if not isinstance(tag, str) or tag not in kinds:
                reason = Reason("notation-tag", args={"text": shown(tag), "field": field})
                raise NotationError(nearest(reason, str(tag), kinds))
            kind, given = kinds[tag], {key: value for key, value in plain.items() if key != field}
        values: dict[str, Any] = {}
        for name, form, optional in self.fields(kind):
            if name in given:
                part = given.pop(name)
                values[name] = None if optional and part is None else form.build(part)
        if given:
            raise NotationError(
                unknown_entry(_name(kind), next(iter(given)), kind.__struct_fields__)
            )
        try:
            return kind(**values)
        except TypeError:
            raise NotationError(Reason("notation-incomplete", args={"part": _name(kind)})) from None

    # Choices.

    def text(self, choice: Choice) -> str:
        """A choice as a verb and its nouns."""
        words = [str(choice.__struct_config__.tag)]
        defaults = _defaults(type(choice))
        for name, form, optional in self.fields(type(choice)):
            value = getattr(choice, name)
            if name in defaults and value == defaults[name]:
                continue
            if not (optional and value is None):
                words += form.words(value)
        return " ".join(words)

    def read_choice(self, text: str) -> Choice:
        """The choice that was written so."""
        reason = too_long_choice(text)
        if reason is not None:
            raise NotationError(reason)
        verb, *words = text.split() or [""]
        kind = self._choices.get(verb)
        if kind is None:
            raise _no("choice", verb, self._choices)
        values: dict[str, Any] = {}
        defaults = _defaults(kind)
        for name, form, _ in self.fields(kind):
            if not words and name in defaults:
                continue
            left = words.copy()
            try:
                values[name] = form.read(words)
            except NotationError as error:
                if name not in defaults or name == self.fields(kind)[-1][0]:
                    raise NotationError(within(text, error.reason)) from None
                # What may be left out has been, for something after it.
                words = left
        if words:
            much = Reason("notation-too-much", args={"word": shown(words[0])})
            raise NotationError(within(text, much))
        return kind(**values).in_order()


class _Boardless(Notation):
    """Without a board a space is a number only."""

    def __init__(self) -> None:
        super().__init__(1, 1, 1)

    def space_name(self, space: Space) -> str:
        return "-" if space < 0 else f"#{space}"


BOARDLESS: Final[Notation] = _Boardless()
"""For what shows itself away from any table."""


def in_words(value: msgspec.Struct) -> str:
    """``<hire chief>``, ``Turn(seat=p1, at=actions)``; fields with their default are left out."""
    if isinstance(value, Choice):
        return f"<{BOARDLESS.text(value)}>"
    if isinstance(value, Item):
        return f"<{item_text(value)}>"
    defaults = _defaults(type(value))
    fields = []
    for name, form, optional in BOARDLESS.fields(type(value)):
        part = getattr(value, name)
        if name in defaults and defaults[name] == part:
            continue
        fields.append(f"{name}={'None' if optional and part is None else _in_words(part, form)}")
    return f"{type(value).__name__}({', '.join(fields)})"


def _in_words(part: Any, form: _Form) -> str:
    structures = part if isinstance(part, tuple) else (part,)
    if structures and all(is_structure(type(one)) for one in structures):
        return repr(part)
    plain = form.plain(part)
    return f"({', '.join(map(str, plain))})" if isinstance(plain, list) else str(plain)


def _name(kind: type[msgspec.Struct]) -> str:
    """How a file calls such a structure."""
    return str(kind.__struct_config__.tag or kind.__name__.lower())


def _defaults(kind: type[msgspec.Struct]) -> dict[str, Any]:
    given = kind.__struct_defaults__
    return dict(
        zip(kind.__struct_fields__[len(kind.__struct_fields__) - len(given) :], given, strict=True)
    )
