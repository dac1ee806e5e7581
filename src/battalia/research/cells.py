"""The form of observations: which cell of the row says what (``encoding`` writes it).

What modules keep is told by the annotations of their fields, as the notation writes it: a module
needs no code here.
"""

from __future__ import annotations

import types
import typing
from hashlib import sha256
from typing import Any, Final

from battalia.engine.choices import Choice, Item
from battalia.engine.frames import FRAMES
from battalia.engine.modules import OUTSIDE
from battalia.engine.notation import CARD_NAMES
from battalia.engine.options import Options
from battalia.engine.play import start
from battalia.engine.showing import is_structure
from battalia.engine.terms import (
    FACTIONS,
    KINDS,
    MOST_KINDS,
    SHAPES,
    SIDES,
    STACK_SHAPES,
    STACKED,
    TERRAINS,
)
from battalia.research.actions import Catalogue, cards_of, kinds_at, spaces_of

MOST: Final = 255
OWN_TENTS: Final = 6
"""So many tents of the viewer are told one by one."""
STAGES: Final = ("muster", "weapon", "opening", "reaction", "recall", "defence", "attack")
LAND: Final = ("empty", "city", "road", *(SHAPES[shape] for shape in range(10, 17)))
"""What can lie on a space."""
FACTION_NAMES: Final = (*FACTIONS, "neutral", "universal")
GATES: Final = 8
"""Gates have numbers below this."""
NUMBERS: Final = 64
"""Where a module keeps several numbers, those below this are told."""
SCALARS: Final = (
    "points",
    "great cities",
    "hand",
    "nation",
    "shelter",
    "ambush",
    "deck",
    "tents",
    "is first",
    "is asked",
    "may act at any time",
    "was attacked",
    "is a partner",
)
"""Numbers of each player."""


def small(number: int) -> int:
    """What a cell can hold of a number."""
    return number if 0 <= number <= MOST else MOST if number > 0 else 0


class Block:
    """Cells that belong together."""

    def __init__(self, name: str, first: int, labels: list[str]) -> None:
        self.name = name
        self.first = first
        self.labels = labels
        """What each of its cells says."""


class Cells:
    """The form of a table's observations: which cell says what."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        game = start(catalogue.options)
        rules = game.rules
        self.players = rules.options.players
        self.cards = cards_of(rules)
        self.kinds = kinds_at(rules)
        spaces = spaces_of(rules)
        notation = rules.notation
        self.card_at = _places(self.cards, 256)
        """By card: its place among the table's cards."""
        self.kind_at = _places(self.kinds, MOST_KINDS)
        self.space_at = [len(spaces)] * (rules.layout.rows * rules.layout.columns)
        """By space: its place; what is missing on the board has the place after the last."""
        for place, space in enumerate(spaces):
            self.space_at[space] = place
        self.spaces = spaces
        self.blocks: list[Block] = []
        self.size = 0
        card_names = [CARD_NAMES[card] for card in self.cards]
        kind_names = [KINDS[kind] for kind in self.kinds]
        seats = ["viewer", *(f"left-{turn}" for turn in range(1, self.players))]
        space_names = [*(notation.space_name(space) for space in spaces), "beside the board"]

        def add(name: str, labels: list[str]) -> int:
            first = self.size
            self.blocks.append(Block(name, first, labels))
            self.size += len(labels)
            return first

        self.days = add("time", ["week", "day of the week", "supply", "aside", "is over"])
        self.lit = add("illuminated", kind_names)
        self.matched = add("matched", kind_names)
        self.stacks = add(
            "stacks",
            [
                f"{KINDS[kind]} {what}"
                for kind in STACKED
                for what in ("count", "under", *(f"top {name}" for name in FACTION_NAMES))
            ],
        )
        self.land_stacks = add("land stacks", [SHAPES[shape] for shape in STACK_SHAPES])
        self.factions = add("factions in the game", list(FACTION_NAMES))
        self.offer = add("offer", card_names)
        self.limbo = add("limbo", card_names)
        what = [f"exit {side}" for side in SIDES.values()] + list(TERRAINS) + list(LAND)
        what += [f"owner {seat}" for seat in (*seats, "neutral")] + ["level"]
        self.per_space = len(what)
        self.board = add("board", [f"{space} {one}" for space in space_names[:-1] for one in what])
        self.heroes = add(
            "heroes",
            [
                f"{seat} {hero} {space}"
                for seat in seats
                for hero in (1, 2)
                for space in space_names
            ],
        )
        public = ["faction " + name for name in (*FACTIONS, "none")] + list(SCALARS)
        self.top_first = len(public)
        public += [f"shelter top {name}" for name in (*kind_names, *FACTION_NAMES)]
        self.tents_first = len(public)
        public += [f"in tents {name}" for name in card_names]
        self.rows_first = len(public)
        public += [f"in rows {name}" for name in kind_names]
        self.loose_first = len(public)
        public += [f"loose {name}" for name in (*kind_names, "touched")]
        self.line_first = len(public)
        public += [f"in line {name}" for name in (*kind_names, *FACTION_NAMES)]
        self.under_first = len(public)
        public += [f"under line {name}" for name in kind_names]
        self.per_player = len(public)
        self.public = add("players", [f"{seat} {one}" for seat in seats for one in public])
        self.hand = add("own hand", card_names)
        self.nation = add("own nation", card_names)
        self.shelter = add("own shelter", card_names)
        self.ambush = add("own ambush", card_names)
        self.own_loose = add("own loose", card_names)
        self.own_tents = add(
            "own tents",
            [f"tent {tent} {kind}" for tent in range(OWN_TENTS) for kind in kind_names],
        )
        battle = [f"{side} {seat}" for side in ("attacker", "defender", "plays") for seat in seats]
        battle += ["stage " + stage for stage in STAGES]
        battle += ["on a hero", "attacking heroes", "defending heroes", "attack", "defence"]
        battle.append("still needed")
        self.battle = add("battle", battle)
        self.battle_size = len(battle)
        # What is in progress, and what has been said of the next choice.
        frames = _frames(catalogue.options)
        frame_names = [str(kind.__struct_config__.tag) for kind in frames]
        self.frame_at: dict[type, int] = {kind: at for at, kind in enumerate(frames)}
        self.doing = add("in progress", frame_names)
        self.asking = add("what is asked about", frame_names)
        words = sorted({word for kind in frames for word in _literals(kind)})
        self.word_at = {word: at for at, word in enumerate(words)}
        self.words = add("stage of what is in progress", words)
        self.forms: dict[str, int] = {}
        """Where a phrase tells things of each form."""
        phrase: list[str] = []
        for form, names in (
            ("verb", catalogue.verbs),
            ("card", card_names),
            ("space", space_names),
            ("kind", kind_names),
            ("faction", list(FACTION_NAMES)),
            ("shape", list(SHAPES.values())),
            ("side", list(SIDES.values())),
            ("seat", seats),
            ("hero", ["1", "2"]),
            ("number", ["numbers, each one more"]),
            ("flag", ["yes"]),
            ("table", ["on the table"]),
            ("name", ["a name, from 1"]),
        ):
            self.forms[form] = len(phrase)
            phrase += [f"{form} {name}" for name in names]
        self.verb_at = {verb: at for at, verb in enumerate(catalogue.verbs)}
        self.phrase_size = len(phrase)
        self.named = add("named by what is in progress", phrase)
        self.said = add("said of the next choice", [*phrase, "words"])
        self.word_cells = [self._cells_of(word) for word in range(len(catalogue))]
        """By word: cells of a phrase, and how much each counts."""
        # What the modules keep.
        self.modules: list[tuple[str, int, Paint]] = []
        for name, state in game.slices.items():
            seen = rules.views.get(name)
            shown = state if seen is None else seen(game, 0)
            paint = _structure(self, type(shown), seats, space_names, card_names, kind_names)
            self.modules.append((name, add(f"module {name}", paint.labels), paint))
        text = "\n".join(
            f"{block.name}: {label}" for block in self.blocks for label in block.labels
        )
        self.hash = sha256(text.encode()).hexdigest()[:16]
        """The same as long as every cell says the same."""
        self._fields: dict[type, list[tuple[str, str]]] = {}

    def labels(self) -> list[str]:
        """What each cell says."""
        return [f"{block.name}: {label}" for block in self.blocks for label in block.labels]

    def _cells_of(self, word: int) -> list[tuple[int, int]]:
        """Where a word of the catalogue is told in a phrase."""
        cells = []
        verb = self.catalogue.verb_of[word]
        if verb >= 0:
            cells.append((self.forms["verb"] + verb, 1))
        for form, value in self.catalogue.meanings[word]:
            cells += self.told(form, value)
        return cells

    def told(self, form: str, value: Any) -> list[tuple[int, int]]:
        """Where a phrase tells a value of this form; a seat is counted from the viewer."""
        if value is None or value is False:
            return []
        if form in ("flag", "table"):
            return [(self.forms[form], 1)]
        if form == "number":
            return [(self.forms["number"], value + 1)]
        if form in ("potion", "npc"):
            return [(self.forms["name"], 1 + sum(value.encode()) % 200)]
        if form == "card":
            return [(self.forms["card"] + self.card_at[value], 1)] if value else []
        if form == "space":
            return [] if value < 0 else [(self.forms["space"] + self.space_at[value], 1)]
        if form == "kind":
            return [(self.forms["kind"] + self.kind_at[value], 1)]
        if form in ("faction", "terrain"):
            return [(self.forms["faction"] + value, 1)] if value >= 0 else []
        if form == "shape":
            return [(self.forms["shape"] + value - 1, 1)]
        if form == "side":
            return [(self.forms["side"] + (1, 2, 4, 8).index(value), 1)]
        return [(self.forms[form] + value, 1)]

    def fields(self, kind: type) -> list[tuple[str, str]]:
        """The fields of a frame or choice with their forms."""
        known = self._fields.get(kind)
        if known is None:
            hints = typing.get_type_hints(kind, include_extras=True)
            known = [(name, form_of(hints[name])) for name in _fields(kind)]
            self._fields[kind] = known
        return known


def _frames(options: Options) -> list[Any]:
    """The frames of the game itself, and those of the modules from outside that are played."""
    strange = {kind for kinds in OUTSIDE.kinds.values() for kind in kinds}
    own: list[Any] = [kind for kind in FRAMES.values() if kind not in strange]
    for name in sorted(options.modules):
        own += [kind for kind in FRAMES.values() if kind in OUTSIDE.kinds[name]]
    return own


def _places(values: list[int], size: int) -> list[int]:
    places = [0] * size
    for place, value in enumerate(values):
        places[value] = place
    return places


def _fields(kind: Any) -> tuple[str, ...]:
    fields: tuple[str, ...] = kind.__struct_fields__
    return fields


def _literals(kind: type) -> list[str]:
    found: list[str] = []
    for hint in typing.get_type_hints(kind).values():
        if typing.get_origin(hint) is typing.Literal:
            found += typing.get_args(hint)
    return found


def form_of(hint: Any) -> str:
    """What kind of thing a field holds; several of them are told alike."""
    origin = typing.get_origin(hint)
    if origin is typing.Annotated:
        return str(hint.__metadata__[0])
    if origin in (typing.Union, types.UnionType):
        return form_of(next(part for part in typing.get_args(hint) if part is not type(None)))
    if origin is typing.Literal:
        return "word"
    if origin is tuple:
        return form_of(typing.get_args(hint)[0])
    if hint is Item:
        return "item"
    if hint is bool:
        return "flag"
    if hint is int:
        return "number"
    if isinstance(hint, type) and issubclass(hint, Choice):
        return "choice"
    return "unknown"


# What modules keep: a form made of the annotations, as the notation is.


class Paint:
    """How values of one type are told: so many cells."""

    def __init__(self, form: str, labels: list[str]) -> None:
        self.form = form
        self.labels = labels
        self.size = len(labels)
        self.parts: list[tuple[str, int, Paint]] = []
        """Of a structure: field, first cell, and how it is told."""


def _structure(
    cells: Cells,
    kind: Any,
    seats: list[str],
    spaces: list[str],
    cards: list[str],
    kinds: list[str],
) -> Paint:
    hints = typing.get_type_hints(kind, include_extras=True)
    paint = Paint("structure", [])
    for name in _fields(kind):
        part = _painted(cells, hints[name], seats, spaces, cards, kinds)
        paint.parts.append((name, len(paint.labels), part))
        paint.labels += [f"{name} {label}".strip() for label in part.labels]
    paint.size = len(paint.labels)
    return paint


def _painted(
    cells: Cells,
    hint: Any,
    seats: list[str],
    spaces: list[str],
    cards: list[str],
    kinds: list[str],
) -> Paint:
    origin = typing.get_origin(hint)
    if origin in (typing.Union, types.UnionType):
        inner = next(part for part in typing.get_args(hint) if part is not type(None))
        return _painted(cells, inner, seats, spaces, cards, kinds)
    if origin is tuple:
        inner = typing.get_args(hint)[0]
        if isinstance(inner, type) and is_structure(inner):
            return _entries(cells, inner, seats, spaces, cards, kinds)
        if inner is int:
            return Paint("numbers", [str(number) for number in range(NUMBERS)])
        return _painted(cells, inner, seats, spaces, cards, kinds)
    if isinstance(hint, type) and is_structure(hint):
        return _structure(cells, hint, seats, spaces, cards, kinds)
    form = form_of(hint)
    names = {
        "seat": seats,
        "space": spaces,
        "card": cards,
        "cards": cards,
        "kind": kinds,
        "hero": ["1", "2"],
        "faction": list(FACTION_NAMES),
        "terrain": list(FACTION_NAMES),
    }
    return Paint(form, names.get(form, [""]))


def _entries(
    cells: Cells,
    kind: Any,
    seats: list[str],
    spaces: list[str],
    cards: list[str],
    kinds: list[str],
) -> Paint:
    """Several entries: a cell for each space, or else for each pair of the first two fields; it
    holds one more than the number of what comes next, or how much there is of it."""
    hints = typing.get_type_hints(kind, include_extras=True)
    fields = list(_fields(kind))
    keys = fields[:1] if form_of(hints[fields[0]]) == "space" else fields[:2]
    labels = [""]
    paint = Paint("entries", [])
    for field in keys:
        form = form_of(hints[field])
        part = _painted(cells, hints[field], seats, spaces, cards, kinds)
        if form == "number":
            part = Paint("number", [str(number) for number in range(GATES)])
        elif form == "cards":
            part = Paint("cards", ["cards"])
        paint.parts.append((field, part.size, part))
        labels = [f"{label} {more}".strip() for label in labels for more in part.labels]
    for field in fields[len(keys) : len(keys) + 1]:
        paint.parts.append((field, 0, Paint(form_of(hints[field]), [])))
    paint.labels = labels
    paint.size = len(labels)
    return paint
