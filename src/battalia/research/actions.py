"""The action ids of a table: one fixed list of words, the same in every version.

A choice is *spelt* in words, and each word of a table has a number. Most choices are one word
(``hire chief``, ``place r2c3 north``); what would make a long list is spelt in several: a payment
card by card, two spaces one after the other. A choice is always spelt in full, however few are
left: how often somebody is asked must not tell what is hidden.

Which words there are follows from the options of the table alone, in the order of ``VERBS``; new
verbs are added at the end. Seats in a word are counted clockwise from who acts.
"""

from __future__ import annotations

import types
import typing
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final, TypeAlias

from battalia.engine.choices import Choice, Item
from battalia.engine.modules import OUTSIDE
from battalia.engine.modules.potions import PotionCard
from battalia.engine.notation import CARD_NAMES, kinds_of
from battalia.engine.options import Options
from battalia.engine.points import Rules, assemble
from battalia.engine.terms import (
    ARTEFACTS,
    FACTIONS,
    FANATICS,
    KIND,
    KINDS,
    NEUTRAL,
    ROYALS,
    SHAPES,
    SIDES,
    SUPPLY_CARD,
    TERRAINS,
    TREASURES,
    UNITS,
    UNIVERSAL,
    USABLE,
    WILD,
    Card,
    Kind,
    Seat,
    card_of,
    is_great,
)

WAIT: Final = 0
"""The id of doing nothing: for who is asked and need not answer, and for who is not asked."""
ENOUGH: Final = 1
"""The id that ends what has as many parts as a player likes: a payment, several heroes."""
LARGEST: Final = 420
"""So many words at most come of one product; a larger one is split."""
REMEMBERED: Final = 1 << 15
"""So many choices at most are remembered with their spelling."""

PLAYERS: Final = """
faction city cohort mulligan skip end top keep-tent hire create name top-card pay build place
upgrade hero annex step travel ride fly halt use on promote convert turn-itself station done strike
take limbo ambush drop attack with from lay as fight surrender retreat recall keep join stand pass
take-from jump toll invoke draw-another drink buy-potion pick rouse draw-fortune seek-artefact
take-stardust take-supply hide take-over explore collect spend-amplifier keep-amplifier
give-artefact lower exchange cross rage freeze allow eclipse crown replace-card take-terrain copy
destroy-tent post trade reshape swap-land summon
"""
VERBS: Final = tuple(PLAYERS.split())
"""What players do, in the order of the ids; new ones are added at the end."""
CHANCE_VERBS: Final = ("draw", "terrain", "roll", "first", "remove", "event", "fortune", "reveal")
"""What chance does, likewise."""
NUMBERS: Final[dict[str, range]] = {
    "cohort size": range(1, 11),
    "build level": range(1, 7),
    "promote ranks": range(1, 4),
    "with heroes": range(1, 7),
    "lay copies": range(1, 5),
    "roll die": range(1, 13),
    "fortune card": range(1, 33),
}
"""What numbers can be; those that are not here are below ``MOST``."""
MOST: Final = 32


IN_HAND: Final = 0
OTHERWISE: Final = 1
"""In the hand, but used as something else than it is."""
ON_TABLE: Final = 2
Meaning: TypeAlias = list[tuple[str, Any]]
"""The things that a word names: the form and the value of each."""


class NoWord(Exception):
    """A choice that this table's list of actions cannot spell."""


class Noun:
    """What one field of a choice can be, and how it is called."""

    __slots__ = ("form", "index", "names", "seats", "values")

    def __init__(self, form: str, values: list[Any], names: list[str], seats: int = 0) -> None:
        self.form = form
        """What kind of thing it is: a space, a card, a number ..."""
        self.values = values
        self.names = names
        self.index = {value: at for at, value in enumerate(values)}
        self.seats = seats
        """So many seats, where it is one: these are counted from who acts."""

    def at(self, value: Any, seat: Seat) -> int:
        if self.seats and value is not None:
            value = (value - seat) % self.seats
        found = self.index.get(value)
        if found is None:
            raise NoWord(f"{value!r} is none of {', '.join(self.names[:8])} …")
        return found

    def or_none(self) -> Noun:
        return Noun(self.form, [None, *self.values], ["-", *self.names], self.seats)


class Part:
    """A part of a spelling: one word, whose number follows from some fields."""

    __slots__ = ("fields", "first", "nouns", "size")

    def __init__(self, fields: list[str], nouns: list[Noun]) -> None:
        self.fields = fields
        self.nouns = nouns
        self.first = 0
        self.size = 1
        for noun in nouns:
            self.size *= len(noun.values)

    def names(self) -> list[str]:
        names = [""]
        for noun in self.nouns:
            names = [f"{name} {more}" for name in names for more in noun.names]
        return names

    def meanings(self) -> list[Meaning]:
        """What each word names, in the same order."""
        found: list[Meaning] = [[]]
        for noun in self.nouns:
            found = [[*one, (noun.form, value)] for one in found for value in noun.values]
        return found

    def spell(self, choice: Any, seat: Seat, out: list[int]) -> None:
        word = 0
        for field, noun in zip(self.fields, self.nouns, strict=True):
            word = word * len(noun.values) + noun.at(getattr(choice, field), seat)
        out.append(self.first + word)


class ItemPart(Part):
    """A card put to use: from the hand as what it is in one word, else what it is used as, too."""

    __slots__ = ("card", "field", "kind", "places")

    def __init__(self, field: str, cards: Noun, kinds: Noun) -> None:
        super().__init__([], [])
        self.field = field
        others = [card for card in cards.values if is_great(card)]
        self.places = Noun(
            "item",
            [(card, IN_HAND) for card in cards.values]
            + [(card, OTHERWISE) for card in others]
            + [(card, ON_TABLE) for card in cards.values],
            [CARD_NAMES[card] for card in cards.values]
            + [f"{CARD_NAMES[card]}=" for card in others]
            + [f"@{CARD_NAMES[card]}=" for card in cards.values],
        )
        self.kind = kinds
        self.size = len(self.places.values) + len(kinds.values)

    def names(self) -> list[str]:
        return [f" {name}" for name in self.places.names] + [f" …={n}" for n in self.kind.names]

    def meanings(self) -> list[Meaning]:
        found: list[Meaning] = [
            [("card", card), ("table", where == ON_TABLE)] for card, where in self.places.values
        ]
        return found + [[("kind", kind)] for kind in self.kind.values]

    def spell(self, choice: Any, seat: Seat, out: list[int]) -> None:
        item = getattr(choice, self.field)
        self.spell_item(item, out)

    def spell_item(self, item: Item, out: list[int]) -> None:
        where = OTHERWISE if item.kind != KIND[item.card] else IN_HAND
        if item.table:
            where = ON_TABLE
        out.append(self.first + self.places.at((item.card, where), 0))
        if where != IN_HAND:
            out.append(self.first + len(self.places.values) + self.kind.at(item.kind, 0))


class SeveralPart(Part):
    """As many as one likes, one after the other, and then enough."""

    __slots__ = ("each", "field")

    def __init__(self, field: str, each: Part) -> None:
        super().__init__([], [])
        self.field = field
        self.each = each
        self.size = each.size

    def names(self) -> list[str]:
        return self.each.names()

    def meanings(self) -> list[Meaning]:
        return self.each.meanings()

    def spell(self, choice: Any, seat: Seat, out: list[int]) -> None:
        each = self.each
        each.first = self.first
        for value in getattr(choice, self.field):
            if isinstance(each, ItemPart):
                each.spell_item(value, out)
            else:
                out.append(self.first + each.nouns[0].at(value, seat))
        out.append(ENOUGH)


class Catalogue:
    """All words of a table, by number."""

    def __init__(self, options: Options, verbs: tuple[str, ...], reserved: tuple[str, ...]) -> None:
        self.options = options
        self.names = list(reserved)
        """What each id says."""
        self.meanings: list[Meaning] = [[] for _ in reserved]
        """And what it names."""
        self.verb_of: list[int] = [-1] * len(reserved)
        """And which of the verbs it belongs to."""
        self._parts: dict[type[Choice], list[Part]] = {}
        self.verbs: list[str] = []
        """The verbs of this table, in their order."""
        nouns = Nouns(assemble(options))
        for kind in _in_order(options, verbs):
            verb = str(kind.__struct_config__.tag)
            self.verbs.append(verb)
            parts = _parts(kind, nouns)
            for at, part in enumerate(parts):
                part.first = len(self.names)
                begin = verb + " …" * at
                self.names += [begin + name for name in part.names()]
                self.meanings += part.meanings()
                self.verb_of += [len(self.verbs) - 1] * part.size
            self._parts[kind] = parts
        text = "\n".join(self.names)
        self.hash = sha256(text.encode()).hexdigest()[:16]
        """The same as long as every id says the same."""
        self._known: list[dict[Choice, tuple[int, ...]]] = [{} for _ in range(options.players + 1)]

    def __len__(self) -> int:
        return len(self.names)

    def spell(self, choice: Choice, seat: Seat) -> tuple[int, ...]:
        """The words of a choice of this seat."""
        known = self._known[seat]
        words = known.get(choice)
        if words is None:
            words = self._spell(choice, seat)
            if len(known) >= REMEMBERED:
                known.clear()
            known[choice] = words
        return words

    def _spell(self, choice: Choice, seat: Seat) -> tuple[int, ...]:
        parts = self._parts.get(type(choice))
        if parts is None:
            raise NoWord(f"this table has no word for {choice!r}")
        words: list[int] = []
        for part in parts:
            part.spell(choice, seat, words)
        return tuple(words)


@lru_cache(maxsize=64)
def catalogue_of(options: Options) -> Catalogue:
    """The action ids of players at a table with these options."""
    return Catalogue(options, VERBS, ("wait", "enough"))


@lru_cache(maxsize=64)
def chances_of(options: Options) -> Catalogue:
    """The ids of what chance decides there."""
    return Catalogue(options, CHANCE_VERBS, ())


def _in_order(options: Options, verbs: tuple[str, ...]) -> list[type[Choice]]:
    """The kinds of choices that there can be at a table, in the order of the verbs."""
    kinds = {str(kind.__struct_config__.tag): kind for kind in kinds_of(Choice)}
    own = [kinds[verb] for verb in verbs]
    if not options.expansion:
        own = [kind for kind in own if kind.__module__ == Choice.__module__]
    if verbs is VERBS:
        for name in sorted(options.modules):
            own += [
                kind
                for kind in sorted(OUTSIDE.kinds[name], key=lambda one: one.__name__)
                if issubclass(kind, Choice)
            ]
    return own


class Nouns:
    """What the fields of choices can be at a table, by their annotations."""

    def __init__(self, rules: Rules) -> None:
        options = rules.options
        notation = rules.notation
        self.spaces = spaces_of(rules)
        cards = cards_of(rules)
        kinds = kinds_at(rules)
        self.forms: dict[Any, Noun] = {
            "seat": Noun(
                "seat",
                list(range(options.players)),
                ["self", *(f"left-{turn}" for turn in range(1, options.players))],
                options.players,
            ),
            "faction": Noun("faction", list(range(len(FACTIONS))), list(FACTIONS)),
            "terrain": Noun("terrain", list(range(len(TERRAINS))), list(TERRAINS)),
            "kind": Noun("kind", kinds, [KINDS[kind] for kind in kinds]),
            "card": Noun("card", cards, [CARD_NAMES[card] for card in cards]),
            "shape": Noun("shape", list(SHAPES), list(SHAPES.values())),
            "side": Noun("side", list(SIDES), list(SIDES.values())),
            "space": Noun("space", self.spaces, [notation.space_name(at) for at in self.spaces]),
            "hero": Noun("hero", [0, 1], ["1", "2"]),
            "table": Noun("table", [False, True], ["hand", "table"]),
            "potion": _named("potion", [one.name for one in rules.all_of(PotionCard)]),
            "npc": _named("npc", list(rules.npcs)),
        }

    def noun(self, verb: str, field: str, hint: Any) -> Noun:
        origin = typing.get_origin(hint)
        if origin is typing.Annotated:
            return self.forms[hint.__metadata__[0]]
        if origin in (typing.Union, types.UnionType):
            inner = next(part for part in typing.get_args(hint) if part is not type(None))
            return self.noun(verb, field, inner).or_none()
        if hint is str and field in self.forms:
            return self.forms[field]
        if hint is bool:
            return Noun("flag", [False, True], ["no", "yes"])
        if hint is int:
            values = list(NUMBERS.get(f"{verb} {field}", range(MOST)))
            return Noun("number", values, [str(value) for value in values])
        raise NoWord(f"{verb}: nobody knows what {field} can be")


def _named(form: str, names: list[str]) -> Noun:
    return Noun(form, sorted(names), sorted(names))


def _parts(kind: type[Choice], nouns: Nouns) -> list[Part]:
    """How such a choice is spelt: neighbouring fields in one word, as far as that stays small."""
    verb = str(kind.__struct_config__.tag)
    hints = typing.get_type_hints(kind, include_extras=True)
    parts: list[Part] = []
    mergeable = False
    for field in kind.__struct_fields__:
        hint = hints[field]
        part: Part
        if hint is Item:
            part = ItemPart(field, nouns.forms["card"], nouns.forms["kind"])
        elif typing.get_origin(hint) is tuple:
            inner = typing.get_args(hint)[0]
            if inner is Item:
                each: Part = ItemPart("", nouns.forms["card"], nouns.forms["kind"])
            else:
                each = Part([""], [nouns.noun(verb, field, inner)])
            part = SeveralPart(field, each)
        else:
            noun = nouns.noun(verb, field, hint)
            if mergeable and parts[-1].size * len(noun.values) <= LARGEST:
                last = parts.pop()
                part = Part([*last.fields, field], [*last.nouns, noun])
            else:
                part = Part([field], [noun])
            parts.append(part)
            mergeable = True
            continue
        parts.append(part)
        mergeable = False
    return parts or [Part([], [])]


# What there is at a table.


def spaces_of(rules: Rules) -> list[int]:
    """The spaces of the board; what is missing there has no number."""
    layout = rules.layout
    return [at for at in range(layout.rows * layout.columns) if at not in layout.missing]


def cards_of(rules: Rules) -> list[Card]:
    """All cards that could ever be at a table: which factions play is decided later."""
    factions = rules.catalogue.factions
    cards = [SUPPLY_CARD]
    cards += [card_of(kind, of) for kind in (*UNITS, *ARTEFACTS) for of in factions]
    cards += [card_of(kind, UNIVERSAL) for kind in rules.great_artefacts]
    if rules.options.expansion:
        cards += [card_of(kind, of) for kind in ROYALS for of in factions]
        cards += [card_of(kind, NEUTRAL) for kind in TREASURES]
        cards += FANATICS
    for name in rules.options.modules:
        cards += [card for card in CARD_NAMES if KIND[card] in OUTSIDE.cards[name]]
    return sorted(set(cards))


def kinds_at(rules: Rules) -> list[Kind]:
    """All kinds of them, and what a card can be used as."""
    return sorted({*(KIND[card] for card in cards_of(rules)), *USABLE, WILD})
