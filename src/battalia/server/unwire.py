"""The way back from the wire: a view and a question as the engine has them.

For clients in Python that play by the library, such as ``battalia join``. It undoes what
``battalia.server.wire`` does, by the same annotations: a new frame or module state needs no code
here either.
"""

import types
import typing
from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, Any, Final, Literal, TypeAlias, Union

import msgspec

from battalia.engine import Choice, Options, Question, View
from battalia.engine.frames import FRAMES
from battalia.engine.game import Frame, OptionalQuestion, UrgentQuestion
from battalia.engine.native import result_of
from battalia.engine.notation import read_card, read_faction, read_seat
from battalia.engine.points import Rules, assemble
from battalia.engine.showing import defaults_of, is_structure
from battalia.engine.terms import (
    EMPTY,
    KINDS,
    MISSING,
    SHAPES,
    SIDES,
    STACK_SHAPES,
    STACKED,
    TERRAINS,
    Space,
    Tile,
    tile,
)
from battalia.engine.view import ModuleView
from battalia.server.wire import ASKED, FIGURE, HEROES, By, fields

_Reader: TypeAlias = Callable[[Any], Any]

_KINDS: Final = {name: kind for kind, name in KINDS.items()}
_SHAPES: Final = {name: shape for shape, name in SHAPES.items()}
_SIDES: Final = {name: side for side, name in SIDES.items()}
_NOWHERE: Final = -1
_HEROES: Final = 2


def _tile(on: Mapping[str, Any]) -> Tile:
    exits = sum(_SIDES[name] for name in on["exits"])
    return tile(_SHAPES[on["shape"]], TERRAINS.index(on["terrain"]), exits)


def _figure(figure: Mapping[str, Any]) -> int:
    return 2 * read_seat(figure["seat"]) + int(figure["hero"]) - 1


class Unwire:
    """Reads what a server shows of one table."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        """By the options that stand in every view."""
        self.rules: Rules = assemble(msgspec.convert(options, Options))
        notation = self.rules.notation
        self._spaces: dict[str, Space] = {
            notation.space_name(space): space for space in range(notation.rows * notation.columns)
        }
        self._words: dict[str, _Reader | None] = {
            "seat": read_seat,
            "faction": read_faction,
            "terrain": TERRAINS.index,
            "kind": _KINDS.__getitem__,
            "card": read_card,
            "cards": lambda names: bytes(map(read_card, names)),
            "factions": lambda names: bytes(map(read_faction, names)),
            "shape": _SHAPES.__getitem__,
            "side": _SIDES.__getitem__,
            "tile": _tile,
            "space": self._spaces.__getitem__,
            "hero": lambda number: number - 1,
            "table": None,
            FIGURE: _figure,
            ASKED: lambda names: tuple(map(read_seat, names)),
            HEROES: self._heroes,
        }
        self._known: dict[type, dict[str, tuple[_Reader | None, object]]] = {}
        self._states = {**self.rules.slices}
        for name, seen in self.rules.views.items():
            self._states[name] = result_of(seen)

    def view(self, shown: Mapping[str, Any]) -> View:
        """All that the viewer may know."""
        names = self._spaces
        board = [EMPTY] * len(names)
        for name in shown["missing"]:
            board[names[name]] = MISSING
        for name, on in shown["board"].items():
            board[names[name]] = _tile(on)
        modules = shown.get("modules", {})
        view: View = self._struct(
            View, {name: part for name, part in shown.items() if name not in ("board", "modules")}
        )
        states = tuple(
            ModuleView(name, self._struct(self._states[name], modules[name]))
            for name in self.rules.slices
            if name in modules
        )
        return msgspec.structs.replace(
            view, options=self.rules.options, board=tuple(board), modules=states
        )

    def question(self, seat: str, asked: Mapping[str, Any]) -> Question:
        """What a seat is asked."""
        kind = Question
        if asked.get("optional"):
            kind = OptionalQuestion
        elif asked.get("urgent"):
            kind = UrgentQuestion
        read = self.rules.notation.read_choice
        options = [read(option["choice"]) for option in asked["options"]]
        question = kind(read_seat(seat), asked["about"], options)
        question.notation = self.rules.notation
        return question

    # How a field is read; None: as it is.

    def _struct(self, kind: type[msgspec.Struct], shown: Mapping[str, Any]) -> Any:
        known = self._known.get(kind)
        if known is None:
            known = self._known[kind] = {
                name: (
                    None if name in ("board", "modules", "options") else self._reader(hint),
                    empty,
                )
                for name, hint, empty in _fields(kind)
            }
        given = {}
        for name, (read, empty) in known.items():
            if name in shown:
                given[name] = shown[name] if read is None else read(shown[name])
            else:
                given[name] = empty
        return kind(**given)

    def _reader(self, hint: Any) -> _Reader | None:
        origin, inside = typing.get_origin(hint), typing.get_args(hint)
        if origin is Annotated:
            form = hint.__metadata__[0]
            if isinstance(form, By):
                return self._by(form, typing.get_args(inside[0])[0])
            return self._words[form]
        if origin in (Union, types.UnionType):
            parts = [part for part in inside if part is not types.NoneType]
            return self._reader(parts[0])
        if origin is tuple:
            read = self._reader(inside[0])
            return tuple if read is None else lambda values: tuple(map(read, values))
        if hint in (int, bool, str) or origin in (Literal, dict):
            return None
        assert isinstance(hint, type)
        assert is_structure(hint)
        kind: type[msgspec.Struct] = hint
        if issubclass(hint, Choice):
            return lambda shown: self.rules.notation.read_choice(shown["choice"])
        if hint is Frame:
            return lambda shown: self._struct(FRAMES[shown["frame"]], shown)
        return lambda shown: self._struct(kind, shown)

    def _by(self, form: By, kind: type[msgspec.Struct]) -> _Reader:
        """In the order in which the engine has them, whatever changes came in between."""
        order = _ORDERS.get(form.key)
        place: Callable[[int], int] = order.index if order else int

        def read(shown: Mapping[str, Any]) -> tuple[Any, ...]:
            found = [
                self._struct(kind, {form.key: key, **({form.value: part} if form.value else part)})
                for key, part in shown.items()
            ]
            return tuple(sorted(found, key=lambda one: place(getattr(one, form.key))))

        return read

    def _heroes(self, shown: Mapping[str, str]) -> tuple[Space, ...]:
        numbers = (str(hero + 1) for hero in range(_HEROES))
        return tuple(
            self._spaces[shown[number]] if number in shown else _NOWHERE for number in numbers
        )


_ORDERS: Final[dict[str, tuple[int, ...]]] = {"kind": STACKED, "shape": STACK_SHAPES}


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, Any, object], ...]:
    """Each field with its annotation, and what it is where it is not there."""
    found = []
    given = defaults_of(kind)
    for name, hint in fields(kind).items():
        empty = given.get(name)
        if typing.get_origin(hint) is Annotated and hint.__metadata__[0] == "space":
            # A figure that is not on the board has no space.
            empty = _NOWHERE
        found.append((name, hint, empty))
    return tuple(found)
