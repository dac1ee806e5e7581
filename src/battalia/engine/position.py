"""A position as JSON that a person can write: validated (``load(save(g)) == g``).

What is saved is complete; what is written by hand may leave out what follows (``filling``).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from battalia.engine.bounds import POSITION, too_many_cards, too_much_json
from battalia.engine.chapters.land import NOBODY, level_of, owner_of, token
from battalia.engine.chapters.oracle import illuminated
from battalia.engine.chapters.setup import Setup
from battalia.engine.filling import begin_turn_of_first, fill_in
from battalia.engine.frames import FRAMES
from battalia.engine.game import Game, Laid, Loose, Pile, Row, Tent
from battalia.engine.laws import broken_law
from battalia.engine.notation import (
    Notation,
    NotationError,
    cards_text,
    faction_name,
    factions_text,
    nearest,
    read_cards,
    read_faction,
    read_factions,
    read_many,
    read_seat,
    read_shape,
    seat_name,
    should_be,
    shown,
    unknown_entry,
    within,
    write_many,
)
from battalia.engine.older import brought_up_to_date
from battalia.engine.options import Options, OptionsError
from battalia.engine.play import advance, play
from battalia.engine.points import assemble
from battalia.engine.reasons import Args, Reason, ReasonedError
from battalia.engine.terms import (
    FACTION,
    KINDS,
    MISSING,
    NEUTRAL,
    SHAPES,
    STACK_SHAPES,
    STACKED,
    TERRAINS,
    card_of,
)

VERSION: Final = 1
STACK_NAMES: Final = (
    *(KINDS[kind] for kind in STACKED),
    *(SHAPES[shape] for shape in STACK_SHAPES),
)


class PositionError(ReasonedError):
    """A position that cannot be."""


# Saving.


def save(game: Game) -> bytes:
    """The whole state as JSON."""
    return msgspec.json.encode(position(game))


def position(game: Game) -> dict[str, Any]:
    """The whole state as JSON can hold it; what is empty is left out."""
    notation = game.rules.notation
    stacks: dict[str, Any] = {"supply": game.supply}
    for kind in STACKED:
        stacks[KINDS[kind]] = _plain_pile(game.stacks[kind], _factions_of_cards)
    for shape in STACK_SHAPES:
        stacks[SHAPES[shape]] = _plain_pile(game.land_stacks[shape], _terrains)
    table: dict[str, Any] = {
        "position": VERSION,
        "options": msgspec.to_builtins(game.rules.options),
        "day": game.day,
        "first": seat_name(game.first),
        "factions": factions_text(game.factions),
        "stacks": stacks,
        "offer": cards_text(game.offer),
        "limbo": cards_text(game.limbo),
        "out": cards_text(game.out),
        "out_land": write_many(
            [f"{SHAPES[card >> 3]}.{TERRAINS[card & 7]}" for card in game.out_land]
        ),
        "board": {
            notation.space_name(space): notation.tile_name(on)
            for space, on in enumerate(game.board)
            if on > 0
        },
        "tokens": {
            notation.space_name(space): _token_name(mark)
            for space, mark in enumerate(game.tokens)
            if mark
        },
        "players": [_plain_player(game, seat) for seat in range(game.players)],
        "attacked": [seat_name(seat) for seat in game.attacked],
        "lanes": [[notation.plain(frame) for frame in lane] for lane in game.lanes],
        "modules": {name: notation.plain(state) for name, state in game.slices.items()},
        "ended": game.ended,
    }
    return {key: value for key, value in table.items() if value not in ("", [], {})}


def _plain_player(game: Game, seat: int) -> dict[str, Any]:
    notation = game.rules.notation
    player: dict[str, Any] = {
        "faction": "" if game.faction[seat] < 0 else faction_name(game.faction[seat]),
        "heroes": [notation.space_name(space) for space in game.heroes[2 * seat : 2 * seat + 2]],
        "hand": cards_text(game.hand[seat]),
        "nation": _plain_pile(game.nation[seat], cards_text),
        "shelter": cards_text(game.shelter[seat]),
        "ambush": cards_text(game.ambush[seat]),
        "tents": [notation.plain(tent) for tent in game.tents[seat]],
        "loose": [notation.plain(loose) for loose in game.loose[seat]],
        "rows": [notation.plain(row) for row in game.rows[seat]],
        "line": [notation.plain(laid) for laid in game.line[seat]],
        "under": cards_text(game.under[seat]),
    }
    return {key: value for key, value in player.items() if value not in ("", [])}


def _factions_of_cards(cards: bytes) -> str:
    return factions_text(bytes(FACTION[card] for card in cards))


def _terrains(cards: bytes) -> str:
    return write_many([TERRAINS[terrain] for terrain in cards])


def _plain_pile(pile: Pile, write: Callable[[bytes], str]) -> Any:
    """The shuffled rest alone as a text; else with what is known of its top and bottom."""
    if not pile.top and not pile.bottom:
        return write(pile.bag)
    parts = {"top": write(pile.top), "rest": write(pile.bag), "under": write(pile.bottom)}
    return {key: value for key, value in parts.items() if value}


def _token_name(mark: int) -> str:
    owner = owner_of(mark)
    return f"{'neutral' if owner == NOBODY else seat_name(owner)} {level_of(mark)}"


# Loading.


class _Part:
    """An object of the file whose entries are taken out one by one; none may be left."""

    def __init__(self, value: Any, what: str) -> None:
        if not isinstance(value, dict):
            raise PositionError(should_be("object", what))
        self._left = dict(value)
        self._what = what
        self._known: list[str] = []
        """The entries that were asked for."""

    def _take(self, name: str, default: Any) -> Any:
        self._known.append(name)
        return self._left.pop(name, default)

    def text(self, name: str) -> str:
        value = self._take(name, "")
        if not isinstance(value, str):
            raise self._wrong("text", name)
        return value

    def number(self, name: str, default: int | None = None) -> int:
        value = self._take(name, default)
        if type(value) is not int or not 0 <= value <= 99999:
            raise self._wrong("number", name)
        return value

    def items(self, name: str) -> list[Any]:
        value = self._take(name, [])
        if not isinstance(value, list):
            raise self._wrong("list", name)
        return value

    def _wrong(self, form: str, name: str) -> PositionError:
        return PositionError(within(self._what, should_be(form, name)))

    def part(self, name: str) -> _Part:
        return _Part(self._take(name, {}), name)

    def any(self, name: str) -> Any:
        return self._take(name, "")

    def names(self) -> list[str]:
        return list(self._left)

    def lacks(self, *names: str) -> set[str]:
        """Those of these entries that are left out."""
        return set(names).difference(self._left)

    def finish(self) -> None:
        if self._left:
            unknown = next(iter(self._left))
            raise PositionError(unknown_entry(self._what, unknown, self._known))


def load(data: bytes | str, *, own: bool = False) -> Game:
    """The game of a saved or hand-written position; refuses what cannot be.

    One's ``own`` is a text that nobody else can have written: how long it is need not be measured.
    """
    try:
        text = data if isinstance(data, str) else data.decode()
        reason = None if own else too_much_json(text, POSITION)
        if reason is not None:
            raise PositionError(reason)
        plain = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise PositionError(Reason("position-json", args=_place(data, str(error)))) from None
    return from_position(plain, own=own)


def from_position(plain: Any, *, own: bool = False) -> Game:
    """The game of a decoded position."""
    reason = None if own else too_many_cards(_texts(plain))
    if reason is not None:
        raise PositionError(reason)
    try:
        game = _from_position(_Part(brought_up_to_date(plain), "position"))
    except (NotationError, OptionsError) as error:
        raise PositionError(error.reason) from None
    reason = None if own else _wrong_in_setup(game)
    if reason is not None:
        raise PositionError(Reason("position-law", args={"law": reason}))
    return game


def _wrong_in_setup(game: Game) -> Reason | None:
    """Some laws hold only once everything has been laid out (B1). So what a person writes that is
    not yet is laid out, whatever is chosen, to see whether it can be and obeys the laws then."""
    if not game.frames(Setup):
        return None
    trial = game.copy()
    try:
        while trial.frames(Setup):
            question = next(iter(trial.asked.values()))
            play(trial, question.seat, question.options[0])
    except (AssertionError, LookupError, StopIteration, ValueError):
        return Reason("law-set-up")
    return broken_law(trial)


def _texts(plain: Any) -> Iterator[str]:
    """All texts in a decoded position."""
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, (dict, list)):
        for part in plain.values() if isinstance(plain, dict) else plain:
            yield from _texts(part)


def _place(data: bytes | str, problem: str) -> Args:
    """Line and column where reading stopped: at a byte that the decoder names, or at the end."""
    written = data.encode(errors="replace") if isinstance(data, str) else data
    found = re.search(r"\(byte (\d+)\)|in position (\d+)", problem)
    before = written[: int(found[1] or found[2])] if found else written
    line = before.rpartition(b"\n")[2].decode(errors="ignore")
    return {"line": before.count(b"\n") + 1, "column": len(line) + 1}


def _from_position(part: _Part) -> Game:
    if part.number("position", 0) != VERSION:
        raise PositionError(Reason("position-version", args={"version": VERSION}))
    options = part.any("options") or {}
    try:
        game = Game(assemble(msgspec.convert(options, Options)))
    except msgspec.ValidationError as error:
        raise PositionError(unusable_option(error)) from None
    notation = game.rules.notation
    game.day = part.number("day", 1)
    if not game.day:
        raise PositionError(Reason("position-first-day"))
    left_out = part.lacks("factions", "offer", "out", "out_land", "lanes")
    game.lit = illuminated(game)
    game.first = _seat(game, part.text("first") or "p1")
    game.factions = bytes(sorted(read_factions(part.text("factions"))))
    left_out |= _load_stacks(game, part.part("stacks"))
    game.offer = _sorted(part.text("offer"))
    game.limbo = _sorted(part.text("limbo"))
    game.out = _sorted(part.text("out"))
    game.out_land = bytes(sorted(_land_card(name) for name in read_many(part.text("out_land"))))
    _load_board(game, part.part("board"), part.part("tokens"))
    players = part.items("players")
    if len(players) != game.players:
        id = (
            "position-players" if "players" in options or not players else "position-players-option"
        )
        args: Args = {"count": game.players, "found": len(players)}
        raise PositionError(Reason(id, args=args))
    for seat, player in enumerate(players):
        left_out |= _load_player(game, seat, _Part(player, seat_name(seat)))
    game.attacked = tuple(_seat(game, name) for name in part.items("attacked"))
    for lane in part.items("lanes"):
        if not isinstance(lane, list):
            raise PositionError(within("lanes", should_be("list", shown(lane))))
        if not lane:
            raise PositionError(Reason("notation-incomplete", args={"part": "lanes"}))
        game.lanes.append(tuple(notation.build(frame, FRAMES) for frame in lane))
    modules = part.part("modules")
    for name in modules.names():
        if name not in game.rules.slices:
            raise PositionError(Reason("position-module", args={"name": shown(name)}))
        game.slices[name] = notation.build(modules.any(name), {"": game.rules.slices[name]})
    game.ended = part.text("ended")
    part.finish()
    begins = "lanes" in left_out and not game.ended
    if begins:
        begin_turn_of_first(game)
    reason = broken_law(game)
    if reason is not None and left_out:
        # A position that breaks no law is complete.
        fill_in(game, left_out)
        reason = broken_law(game)
    if reason is not None:
        raise PositionError(Reason("position-law", args={"law": reason}))
    before = list(game.lanes)
    advance(game)
    if game.lanes != before and not begins:
        raise PositionError(Reason("position-nobody-asked"))
    game.events = []
    return game


def unusable_option(error: Exception) -> Reason:
    """There is no such option, or not with such a value; the decoder says which."""
    found = re.search(r"unknown field `(\w+)`|at `\$\.(\w+)", str(error))
    if found is None:
        return should_be("object", "options")
    name = found[1] or found[2]
    reason = Reason("position-option", args={"name": name})
    return nearest(reason, name, Options.__struct_fields__) if found[1] else reason


def _seat(game: Game, name: Any) -> int:
    seat = read_seat(name) if isinstance(name, str) else -1
    if not 0 <= seat < game.players:
        raise PositionError(Reason("notation-player-here", args={"text": shown(name)}))
    return seat


def _sorted(text: str) -> bytes:
    return bytes(sorted(read_cards(text)))


def _land_card(name: str) -> int:
    shape, _, terrain = name.partition(".")
    return read_shape(shape) << 3 | read_faction(terrain)


def _load_pile(value: Any, what: str, read: Callable[[str], bytes]) -> Pile:
    if isinstance(value, str):
        return Pile(bag=bytes(sorted(read(value))))
    part = _Part(value, what)
    top, rest, under = (read(part.text(name)) for name in ("top", "rest", "under"))
    part.finish()
    return Pile(top, bytes(sorted(rest)), under)


def _load_stacks(game: Game, part: _Part) -> set[str]:
    """Lays down the stacks that are given; returns those of which the rest is not."""
    left_out = part.lacks("supply", *STACK_NAMES)
    game.supply = part.number("supply", 0)
    for kind in STACKED:

        def read(text: str, kind: int = kind) -> bytes:
            return bytes(card_of(kind, _player_faction(name)) for name in read_many(text))

        written = part.any(KINDS[kind])
        game.stacks[kind] = _load_pile(written, KINDS[kind], read)
        if isinstance(written, dict) and "rest" not in written:
            left_out.add(KINDS[kind])
    for shape in STACK_SHAPES:
        pile = _load_pile(part.any(SHAPES[shape]), SHAPES[shape], read_factions)
        if pile.top or pile.bottom:
            raise PositionError(Reason("position-stack-order"))
        game.land_stacks[shape] = pile
    part.finish()
    return left_out


def _player_faction(name: str) -> int:
    faction = read_faction(name)
    if faction == NEUTRAL:
        raise PositionError(Reason("notation-faction", args={"text": name}))
    return faction


def _load_board(game: Game, board: _Part, tokens: _Part) -> None:
    notation = game.rules.notation
    for name in board.names():
        space = notation.read_space(name)
        if space < 0 or game.board[space] == MISSING:
            raise PositionError(Reason("notation-space-here", args={"text": name}))
        game.board[space] = notation.read_tile(board.text(name))
    for name in tokens.names():
        space = notation.read_space(name)
        if space < 0:
            raise PositionError(Reason("notation-space-here", args={"text": name}))
        found = re.fullmatch(r"\s*(\S+)\s+(\d{1,2})\s*", tokens.text(name))
        if found is None or not 1 <= int(found[2]) <= 15:
            raise PositionError(Reason("position-token", args={"space": name}))
        owner = NOBODY if found[1] == "neutral" else _seat(game, found[1])
        game.tokens[space] = token(owner, int(found[2]))


def _load_player(game: Game, seat: int, part: _Part) -> set[str]:
    """Gives a player what is written; returns whether the nation is left out."""
    notation = game.rules.notation
    faction = part.text("faction")
    game.faction[seat] = read_faction(faction) if faction else -1
    heroes = part.items("heroes")
    if len(heroes) > 2 or not all(isinstance(name, str) for name in heroes):
        raise PositionError(within(seat_name(seat), Reason("position-heroes")))
    for hero, name in enumerate(heroes, 2 * seat):
        game.heroes[hero] = notation.read_space(name)
    game.hand[seat] = _sorted(part.text("hand"))
    left_out = {f"{name} {seat_name(seat)}" for name in part.lacks("nation")}
    game.nation[seat] = _load_pile(part.any("nation"), "nation", read_cards)
    game.shelter[seat] = read_cards(part.text("shelter"))
    game.ambush[seat] = _sorted(part.text("ambush"))
    tents = _structs(notation, part, "tents", Tent)
    game.tents[seat] = tuple(tent.but(cards=bytes(sorted(tent.cards))) for tent in tents)
    game.loose[seat] = _structs(notation, part, "loose", Loose)
    game.rows[seat] = _structs(notation, part, "rows", Row)
    game.line[seat] = _structs(notation, part, "line", Laid)
    game.under[seat] = read_cards(part.text("under"))
    part.finish()
    return left_out


def _structs(notation: Notation, part: _Part, name: str, kind: type[Any]) -> tuple[Any, ...]:
    return tuple(notation.build(value, {"": kind}) for value in part.items(name))
