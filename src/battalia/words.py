"""The game in words: cards, events, choices, questions and reasons as messages say them.

A structure's fields become the arguments of its message. How a field is put into words follows
from its annotation, as in the engine's notation; so a new event or choice needs a message only.
"""

import types
import typing
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import resources
from typing import Annotated, Any

import msgspec

from battalia.engine import Choice, Event, Question, Reason, Seat, View
from battalia.engine.chapters.building import Placing
from battalia.engine.choices import Attack, Item, KeepTent, Place, Strike, Travel
from battalia.engine.events import (
    ArtefactUsed,
    CardDealt,
    CardDrawn,
    FactionChosen,
    HeroMoved,
    RowPaid,
)
from battalia.engine.game import Laid
from battalia.engine.module import Module
from battalia.engine.modules import OUTSIDE
from battalia.engine.modules.great_artefacts.mask import TakeOver
from battalia.engine.notation import Notation, card_name, faction_name, read_seat, shown
from battalia.engine.reasons import Args
from battalia.engine.showing import is_structure
from battalia.engine.terms import (
    CHANCE,
    EXITS,
    FURTHER_GREAT,
    KINDS,
    SHAPES,
    SIDES,
    TERRAINS,
    Card,
    Faction,
    Hero,
    Kind,
    Shape,
    Side,
    Space,
    faction_of,
    is_great,
    kind_of,
    shape_of,
)
from battalia.messages import Argument, TextTaken, add, added, forget, lacking, messages


def say(id: str, **args: Argument) -> str:
    """A message in the reader's language."""
    return messages().format(id, args)


def why(reason: Reason, player: Callable[[Seat], str] | None = None) -> str:
    """A reason in words, with the number of the rule; away from a table players have numbers."""
    args: dict[str, Argument] = {}
    for name, value in reason.args.items():
        if isinstance(value, Reason):
            args[name] = why(value, player)
            continue
        match name:
            case "kind" | "shape" | "about" | "faction":
                args[name] = say(f"{name}-{value}")
            case "option":
                args[name] = say(f"start-option-{value}")
            case "missing" | "instead":
                args[name] = numbered(str(value).split())
            case "kinds":
                args[name] = counted([say(f"kind-{one}") for one in str(value).split()])
            case "players" if isinstance(value, str):
                seats = map(read_seat, value.split())
                args[name] = ", ".join(map(player or player_number, seats))
            case _:
                args[name] = value
    try:
        text = say(reason.id, **args)
    except (KeyError, ValueError):
        # Of a module from outside, which may say less than it should.
        text = f"⟨{reason.id}⟩"
    if "option" in args:
        of = "options-entry-reason" if "entry" in args else "options-reason"
        text = say(of, **args | {"reason": text})
    return say("reason-and-rule", reason=text, rule=reason.rule) if reason.rule else text


def player_number(seat: Seat) -> str:
    """A player whose faction is not known, or not chosen yet."""
    return say("player-number", number=seat + 1)


def counted(names: list[str]) -> str:
    """Names in order, equal ones together."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    words = [
        name if count == 1 else say("several", name=name, count=count)
        for name, count in counts.items()
    ]
    return ", ".join(words) or say("nothing")


def numbered(kinds: list[str]) -> str:
    """``1 lord, 2 frimen``"""
    words = []
    for kind, count in Counter(kinds).items():
        if messages().knows(f"count-{kind}"):
            words.append(say(f"count-{kind}", count=count))
        else:
            # A kind of a module from outside may have no plural.
            words.append(say("several", name=say(f"kind-{kind}"), count=count))
    return ", ".join(words)


def sentence(text: str) -> str:
    """A text with a capital at its beginning and a full stop at its end."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?", ":")) else f"{text}."


class Words:
    """How things are called at this table, as far as the viewer may know them."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.notation = Notation(view.board_rows, view.board_columns, len(view.players))
        self._plain: dict[Any, Callable[[Any], Argument]] = {
            "seat": self.player,
            "faction": self.faction,
            "terrain": lambda terrain: say(f"terrain-{TERRAINS[terrain]}"),
            "kind": self.kind,
            "card": self.card,
            "cards": self.cards,
            "shape": self.shape,
            "side": lambda side: say(f"side-{SIDES[side]}"),
            "space": self.notation.space_name,
            "hero": self.hero,
            "table": lambda flag: "yes" if flag else "no",
            Item: self.item,
            int: int,
            str: str,
            bool: lambda flag: "yes" if flag else "no",
        }

    # Words.

    def player(self, seat: Seat) -> str:
        """A player by faction, once it is chosen."""
        if seat == CHANCE:
            return say("player-chance")
        faction = self.view.players[seat].faction
        if faction is None:
            return player_number(seat)
        return say("player-faction", faction=self.faction(faction))

    def faction(self, faction: Faction) -> str:
        return say(f"faction-{faction_name(faction)}")

    def kind(self, kind: Kind) -> str:
        return say(f"kind-{KINDS[kind]}")

    def shape(self, shape: Shape) -> str:
        return say(f"shape-{SHAPES[shape]}")

    def card(self, card: Card) -> str:
        """``Islander chief``"""
        kind = kind_of(card)
        if "." not in card_name(card):
            return self.kind(kind)
        return say(f"card-{faction_name(faction_of(card))}", kind=self.kind(kind))

    def a_card(self, card: Card) -> str:
        """``an Islander chief``"""
        kind = kind_of(card)
        if is_great(card):
            return say("a-great-artefact", kind=self.kind(kind), name=KINDS[kind])
        if "." not in card_name(card):
            return say(f"a-{KINDS[kind]}")
        return say(f"a-card-{faction_name(faction_of(card))}", kind=self.kind(kind))

    def cards(self, cards: Iterable[Card]) -> str:
        """``Islander chief, supply ×3``"""
        return counted([self.card(card) for card in cards])

    def item(self, item: Item) -> str:
        """A card put to use."""
        text = self.card(item.card)
        if item.kind != kind_of(item.card):
            text = say("item-used-as", card=text, kind=self.kind(item.kind))
        return say("item-on-table", item=text) if item.table else text

    def hero(self, hero: Hero) -> str:
        """A hero of the viewer, by where it stands."""
        assert self.view.seat is not None
        space = self.view.players[self.view.seat].heroes[hero]
        return say("hero-number", number=hero + 1, space=self.notation.space_name(space))

    def exits(self, shape: Shape, side: Side) -> str:
        """The sides with a road of a card turned so."""
        turned = dict(EXITS[shape])[side]
        return " ".join(say(f"side-short-{SIDES[bit]}") for bit in SIDES if turned & bit)

    def spaces(self, spaces: Iterable[Space]) -> str:
        return " ".join(map(self.notation.space_name, spaces)) or say("nothing")

    # Structures.

    def event(self, event: Event) -> str:
        """A sentence."""
        return self.told([event])

    def told(self, events: list[Event]) -> str:
        """One sentence for events in a row that belong together, the first of which says what they
        are: the cards that somebody drew, or the steps of a hero and what was laid for them."""
        event = events[0]
        args = self._arguments(event, {"card": self.a_card, "hero": lambda hero: hero + 1})
        if isinstance(event, (CardDrawn, CardDealt)):
            cards = [one.card for one in events if isinstance(one, (CardDrawn, CardDealt))]
            known = [card for card in cards if card is not None]
            args["cards"] = self.cards(sorted(known)) if known else "none"
            args["count"] = len(cards)
        if isinstance(event, HeroMoved):
            paid = [one for one in events if isinstance(one, RowPaid)]
            args["space"] = self.notation.space_name(_end(events))
            args["cards"] = self.cards(paid[0].cards) if paid else "none"
        if isinstance(event, FactionChosen):
            # The faction is not the player's name yet.
            args["seat"] = player_number(event.seat)
        if isinstance(event, ArtefactUsed) and event.kind == kind_of(event.card):
            args["kind"] = "own"
        return sentence(say(tag(event), **args))

    def choice(self, choice: Choice) -> str:
        """The nouns of a choice, to stand after its verb."""
        args = self._arguments(choice, {})
        match choice:
            case Place(_, side):
                args["exits"] = self.exits(self._shape_to_place(), side)
            case Attack(space, None):
                args |= self._target(space)
            case Attack():
                args["what"] = "hero"
            case Travel(hero, space):
                assert self.view.seat is not None
                stands = self.view.players[self.view.seat].heroes[hero]
                args["back"] = "yes" if space == stands else "no"
            case Strike(tent) | KeepTent(tent):
                assert self.view.seat is not None
                args["cards"] = self.cards(self.view.players[self.view.seat].tents[tent].cards)
            case TakeOver(places):
                line = self._other_line()
                args["cards"] = self.cards(line[place].card for place in places)
        return say(f"choice-{tag(choice)}", **args)

    def state(self, module: str, state: msgspec.Struct) -> list[str]:
        """What a module from outside keeps: its fields, each with its name where there is one."""
        found = []
        for name, value in self._fields(module, state).items():
            id = f"outside-{module}-{name}"
            called = say(id) if messages().knows(id) else name
            found.append(say("state-field", name=called, value=value))
        return found

    def _fields(self, module: str, state: msgspec.Struct) -> dict[str, Argument]:
        """The fields that say something; who is nowhere, and what is not there, is left out."""
        said: dict[str, Argument] = {}
        for name, form, many in fields(type(state)):
            value = getattr(state, name)
            if value is None or (form == "space" and value == -1):
                continue
            parts = value if many else (value,)
            if isinstance(form, type) and is_structure(form) and form is not Item:
                texts = [", ".join(self.state(module, part)) for part in parts]
            else:
                texts = [str(self._plain[form](part)) for part in parts]
            said[name] = " / ".join(texts) or say("nothing")
        return said

    def verb(self, choice: Choice) -> str:
        return say(f"verb-{tag(choice)}")

    def question(self, question: Question) -> str:
        """What is asked; it may depend on what is offered first."""
        about = f"about-{question.about}"
        if not messages().knows(about):
            # Of a module from outside that does not say it.
            about = "about-action"
        return say(about, first=tag_of(type(question.options[0])))

    def reason(self, reason: Reason) -> str:
        """A sentence with the number of the rule."""
        return why(reason, self.player)

    def _other_line(self) -> tuple[Laid, ...]:
        """The line of the other side in the viewer's battle."""
        battle = self.view.battle
        assert battle is not None
        assert battle.defender is not None
        other = battle.defender if self.view.seat == battle.attacker else battle.attacker
        return self.view.players[other].line

    def _target(self, space: Space) -> dict[str, Argument]:
        """What stands on a space that can be attacked, whose it is, and what it takes to win it."""
        city = next((one for one in self.view.cities if one.space == space), None)
        if city is None:
            # Of a position that somebody has made up.
            return {"what": "neutral", "defence": 0}
        shape = SHAPES[shape_of(self.view.board[space])]
        what = "neutral" if city.owner is None else "city"
        return {
            "what": shape if shape in ("ruins", "building") else what,
            "owner": "none" if city.owner is None else self.player(city.owner),
            "defence": city.defence,
        }

    def _shape_to_place(self) -> Shape:
        return next(
            frame.shape
            for frame in self.view.frames
            if isinstance(frame, Placing) and frame.seat == self.view.seat
        )

    def _arguments(
        self, struct: msgspec.Struct, special: dict[Any, Callable[[Any], Argument]]
    ) -> dict[str, Argument]:
        args: dict[str, Argument] = {}
        for name, form, many in fields(type(struct)):
            value = getattr(struct, name)
            write = special.get(form) or self._plain[form]
            if value is None:
                args[name] = "none"
            elif many:
                args[name] = counted([str(write(part)) for part in value])
            else:
                args[name] = write(value)
                if form == "kind":
                    # For sentences that differ by kind: what it is called depends on the language.
                    args[f"{name}-key"] = KINDS[value]
        return args


def tag(struct: msgspec.Struct) -> str:
    """A verb, or the name of an event."""
    return tag_of(type(struct))


def tag_of(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


@cache
def fields(kind: type[msgspec.Struct]) -> list[tuple[str, Any, bool]]:
    """Name and annotation of a structure's fields, and whether each is several values."""
    hints = typing.get_type_hints(kind, include_extras=True)
    found = []
    for name in kind.__struct_fields__:
        hint = hints[name]
        if typing.get_origin(hint) in (typing.Union, types.UnionType):
            hint = next(part for part in typing.get_args(hint) if part is not type(None))
        many = typing.get_origin(hint) is tuple
        if many:
            hint = typing.get_args(hint)[0]
        if typing.get_origin(hint) is Annotated:
            hint = hint.__metadata__[0]
        found.append((name, hint, many))
    return found


class Story:
    """Events told one after the other; those that belong together are one sentence."""

    def __init__(self) -> None:
        self._told: list[tuple[Event, Words]] = []

    def add(self, events: Iterable[Event], words: Words) -> None:
        for event in events:
            self._told.append((event, words))

    def sentences(self) -> list[tuple[Event, str]]:
        """What has happened since this was asked for the last time."""
        told, self._told = self._told, []
        found: list[tuple[Event, str]] = []
        at = 0
        for events in grouped([event for event, _ in told]):
            words = told[at][1]
            at += len(events)
            found.append((events[0], words.told(events)))
        return found


def grouped(events: Iterable[Event]) -> list[list[Event]]:
    """Events that are told in one sentence: cards that one player draws in a row, and the steps of
    a hero together with the row that was laid for them."""
    groups: list[list[Event]] = []
    for event in events:
        told = groups[-1] if groups else []
        match told, event:
            case [CardDrawn(seat=seat), *_], CardDrawn() if seat == event.seat:
                told.append(event)
            case [CardDealt(seat=seat), *_], CardDealt() if seat == event.seat:
                told.append(event)
            case [RowPaid(seat=seat)], HeroMoved() if seat == event.seat:
                told.insert(0, event)
            case [HeroMoved() as first, *_], HeroMoved() if (
                first.seat == event.seat and first.hero == event.hero and _end(told) == event.origin
            ):
                told.append(event)
            case _:
                groups.append([event])
    return groups


def _end(told: list[Event]) -> Space:
    """Where the steps that are told lead to."""
    return [one.space for one in told if isinstance(one, HeroMoved)][-1]


# Modules from outside speak by texts of their own, in the folder ``messages`` of their package.


def _add_texts() -> None:
    """One whose texts cannot be used cannot be used itself."""
    for module in OUTSIDE.modules:
        name = module.name
        file = OUTSIDE.files[name]
        try:
            package = resources.files(file.__package__ or file.__name__)
            add(name, package / "messages")
            wrong = _wrong_text(module)
        except TextTaken as error:
            wrong = Reason("module-text-taken", args={"text": shown(str(error))})
        except Exception as error:  # Whatever is wrong with somebody else's files.
            problem = shown(str(error) or type(error).__name__)
            wrong = Reason("module-texts", args={"problem": problem})
        if wrong is not None:
            forget(name)
            OUTSIDE.reject(name, wrong)


def _wrong_text(module: Module) -> Reason | None:
    """A text of this module that is missing, or that cannot be said."""
    needed = dict(_needed(module))
    for id in needed:
        if not messages().knows(id):
            return Reason("module-text-missing", args={"text": shown(id)})
    for id in added(module.name):
        lacks = lacking(module.name, id, {"first"} if id.startswith("about-") else needed.get(id))
        if lacks is not None:
            args: Args = {"text": id, "what": lacks[0], "language": lacks[1]}
            return Reason("module-text-wrong", args=args)
    return None


def _needed(module: Module) -> Iterator[tuple[str, frozenset[str] | None]]:
    """The texts without which a module cannot be played with, and what each may name; None: that
    depends."""
    nothing: frozenset[str] = frozenset()
    yield f"outside-{module.name}", nothing
    yield f"outside-{module.name}-text", nothing
    for kind in OUTSIDE.cards[module.name]:
        yield f"kind-{KINDS[kind]}", nothing
        if kind not in FURTHER_GREAT:
            yield f"a-{KINDS[kind]}", nothing
    for struct in OUTSIDE.kinds[module.name]:
        nouns = frozenset(struct.__struct_fields__)
        nouns |= {f"{name}-key" for name, form, _ in fields(struct) if form == "kind"}
        if issubclass(struct, Choice):
            yield f"verb-{tag_of(struct)}", nothing
            yield f"choice-{tag_of(struct)}", nouns
        elif issubclass(struct, Event):
            yield tag_of(struct), nouns
    for content in module.contents:
        for id in content.texts():
            yield id, None


_add_texts()
