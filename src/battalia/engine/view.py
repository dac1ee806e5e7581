"""What a seat or a spectator may know: the one place that decides it (B1.6, B2.2, B2.6, B9).

Views, events, logs and the computer players' input all come from here. A player knows the own
hand, ambush, shelter and which cards (not their order) the own nation holds; of others the number
of cards, the top of the shelter and all that lies open. Stacks show their size, for units their top
card, and what all have seen being laid under them. Everything in progress (frames) is public.

A view tells enough to lay out a whole game that agrees with it (``battalia.bots.imagining``).
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from battalia.engine.chapters.battle.exchange import Battle, Stage
from battalia.engine.chapters.battle.strength import defence_of, parts
from battalia.engine.chapters.ending import (
    Ending,
    Outcome,
    ending,
    great_cities,
    levels,
    outcome,
)
from battalia.engine.chapters.land import NOBODY, level_of, open_spaces, owner_of
from battalia.engine.chapters.oracle import matched, week_of, weekday_of
from battalia.engine.game import Frame, Game, Laid, Loose, Row, Tent
from battalia.engine.options import Options
from battalia.engine.terms import (
    EMPTY,
    STACK_SHAPES,
    STACKED,
    Card,
    Cards,
    Faction,
    Factions,
    Kind,
    Seat,
    Shape,
    Space,
    Terrain,
    Tile,
)


class StackView(msgspec.Struct, frozen=True):
    """A unit or artefact stack."""

    kind: Kind
    count: int
    top: Card | None
    """Units lie face up (B1.6)."""
    under: Cards = b""
    """Cards laid under it since it was last shuffled, the last one lowest."""


class LandStackView(msgspec.Struct, frozen=True):
    """A city or road stack, face down."""

    shape: Shape
    count: int


class LandCardView(msgspec.Struct, frozen=True):
    """A terrain card that left the game at set-up (B14)."""

    shape: Shape
    terrain: Terrain


class CityView(msgspec.Struct, frozen=True):
    """A token on the board."""

    space: Space
    owner: Seat | None
    """None: a neutral token."""
    level: int
    defence: int
    """What an attack has to exceed before anybody lays a card (B8.3, S15.4)."""


class PlayerView(msgspec.Struct, frozen=True):
    """What one player has, as far as the viewer may know it."""

    seat: Seat
    faction: Faction | None
    points: int
    great_cities: int
    """Level 4 cities, which end the game (B10.2)."""
    heroes: tuple[Space, ...]
    hand_count: int
    nation_count: int
    shelter_count: int
    shelter_top: Card | None
    ambush_count: int
    deck_count: int
    tents: tuple[Tent, ...]
    rows: tuple[Row, ...]
    loose: tuple[Loose, ...]
    line: tuple[Laid, ...]
    under: Cards
    hand: Cards | None = None
    nation: Cards | None = None
    """Sorted: the order is nobody's to know."""
    shelter: Cards | None = None
    ambush: Cards | None = None


class Part(msgspec.Struct, frozen=True):
    """A part of a total: the level of the place, units, artefacts, morale, or a bonus."""

    name: str
    count: int


class BattleView(msgspec.Struct, frozen=True):
    """The battle in progress."""

    attacker: Seat
    defender: Seat | None
    space: Space
    hero: bool
    heroes: int
    joined: int
    at: Stage
    attack: int
    defence: int
    plays: Seat
    """Who lays cards now, or reacts."""
    needed: int
    """What this side must still add to go on; 0: its total suffices (B8.2, B8.5)."""
    attack_parts: tuple[Part, ...] = ()
    """What the total consists of; what is nothing is left out."""
    defence_parts: tuple[Part, ...] = ()


class ModuleView(msgspec.Struct, frozen=True):
    """What a module in play shows."""

    name: str
    state: msgspec.Struct


class View(msgspec.Struct, frozen=True):
    """All that a seat may know; for a spectator ``seat`` is None."""

    seat: Seat | None
    options: Options
    day: int
    week: int
    weekday: int
    """The day of the week, from 1."""
    illuminated: Kind
    matched: Kind
    first: Seat
    factions: Factions
    supply: int
    stacks: tuple[StackView, ...]
    land_stacks: tuple[LandStackView, ...]
    offer: Cards
    limbo: Cards
    board_rows: int
    board_columns: int
    board: tuple[Tile, ...]
    impassable: tuple[Space, ...]
    cities: tuple[CityView, ...]
    players: tuple[PlayerView, ...]
    asked: tuple[Seat, ...]
    frames: tuple[Frame, ...]
    battle: BattleView | None
    ending: Ending
    """How near the end is."""
    ended: str
    outcome: Outcome | None
    teams: tuple[tuple[Seat, ...], ...] = ()
    """Who plays together (S4.1); empty: everybody alone."""
    battles: tuple[BattleView, ...] = ()
    """All battles in progress, where partners fight at the same time (S4.3)."""
    modules: tuple[ModuleView, ...] = ()
    """What the modules in play show."""
    lanes: tuple[int, ...] = ()
    """How many of the frames belong to each partner's lane (S4.3); empty: there is one lane."""
    attacked: tuple[Seat, ...] = ()
    """Who draws up to six at the end of this turn (B8.11)."""
    aside: int = 0
    """Great Artefacts that lie aside, face down (B14, S7.0)."""
    out_land: tuple[LandCardView, ...] = ()
    """Terrain cards that left the game at set-up, each seen by all (B14)."""
    free: tuple[Seat, ...] = ()
    """Who is asked and need not answer, such as the holder of a potion (S13.3): nobody waits."""


def view(game: Game, seat: Seat | None) -> View:
    """What this seat, or a spectator, may know now."""
    return views(game, (seat,))[seat]


def views(game: Game, seats: Iterable[Seat | None]) -> dict[Seat | None, View]:
    """The same for several of them: what they see alike is one and the same object in all."""
    open_to_all = _open_to_all(game)
    return {
        seat: open_to_all if seat is None else _with_own(game, seat, open_to_all) for seat in seats
    }


def _open_to_all(game: Game) -> View:
    """What everybody may know, and spectators nothing beyond it."""
    rules = game.rules
    frames = _frames(game, None)
    open_now = open_spaces(game)
    return View(
        seat=None,
        options=rules.options,
        day=game.day,
        week=week_of(game.day),
        weekday=weekday_of(game.day),
        illuminated=game.lit,
        matched=matched(game),
        first=game.first,
        factions=game.factions,
        supply=game.supply,
        stacks=tuple(
            StackView(
                kind,
                len(game.stacks[kind]),
                game.stacks[kind].top[0] if game.stacks[kind].top else None,
                game.stacks[kind].bottom,
            )
            for kind in STACKED
        ),
        land_stacks=tuple(
            LandStackView(shape, len(game.land_stacks[shape])) for shape in STACK_SHAPES
        ),
        offer=game.offer,
        limbo=game.limbo,
        board_rows=rules.layout.rows,
        board_columns=rules.layout.columns,
        board=tuple(game.board),
        impassable=tuple(
            space for space, on in enumerate(game.board) if on == EMPTY and space not in open_now
        ),
        cities=tuple(
            CityView(
                space,
                None if owner_of(mark) == NOBODY else owner_of(mark),
                level_of(mark),
                defence_of(game, space),
            )
            for space, mark in enumerate(game.tokens)
            if mark
        ),
        players=tuple(player_view(game, of, None) for of in range(game.players)),
        asked=tuple(game.asked),
        frames=frames,
        battle=_nearest(game, frames, None),
        ending=ending(game),
        ended=game.ended,
        outcome=outcome(game),
        teams=rules.teams if len(rules.teams) < game.players else (),
        battles=_at_once(game, frames),
        modules=_modules(game, None),
        lanes=tuple(map(len, game.lanes)) if len(game.lanes) > 1 else (),
        attacked=game.attacked,
        aside=len(game.out),
        out_land=tuple(LandCardView(card >> 3, card & 7) for card in game.out_land),
        free=tuple(seat for seat, question in game.asked.items() if question.optional),
    )


def _with_own(game: Game, seat: Seat, open_to_all: View) -> View:
    """What a seat may know: what everybody may, and its own."""
    players = list(open_to_all.players)
    players[seat] = _own(game, players[seat])
    frames = _frames(game, seat)
    alike = frames == open_to_all.frames
    one_battle = len(open_to_all.battles) < 2
    modules = _modules(game, seat)
    return msgspec.structs.replace(
        open_to_all,
        seat=seat,
        players=tuple(players),
        frames=open_to_all.frames if alike else frames,
        battle=open_to_all.battle if alike and one_battle else _nearest(game, frames, seat),
        battles=open_to_all.battles if alike else _at_once(game, frames),
        modules=open_to_all.modules if modules == open_to_all.modules else modules,
    )


def _frames(game: Game, seat: Seat | None) -> tuple[Frame, ...]:
    return tuple(frame.seen(seat) for lane in game.lanes for frame in lane)


def _modules(game: Game, seat: Seat | None) -> tuple[ModuleView, ...]:
    seen = game.rules.views
    return tuple(
        ModuleView(name, seen[name](game, seat) if name in seen else state)
        for name, state in game.slices.items()
    )


def player_view(game: Game, seat: Seat, viewer: Seat | None) -> PlayerView:
    """What the viewer may know of one player."""
    own = levels(game, seat)
    shelter = game.shelter[seat]
    seen = PlayerView(
        seat=seat,
        faction=game.faction[seat] if game.faction[seat] >= 0 else None,
        points=sum(own) + game.rules.further_points(game, seat),
        great_cities=great_cities(game, seat),
        heroes=tuple(game.heroes[2 * seat : 2 * seat + 2]),
        hand_count=len(game.hand[seat]),
        nation_count=len(game.nation[seat]),
        shelter_count=len(shelter),
        shelter_top=shelter[-1] if shelter else None,
        ambush_count=len(game.ambush[seat]),
        deck_count=game.deck_size(seat),
        tents=game.tents[seat],
        rows=game.rows[seat],
        loose=game.loose[seat],
        line=game.line[seat],
        under=game.under[seat],
    )
    return _own(game, seen) if seat == viewer else seen


def _own(game: Game, player: PlayerView) -> PlayerView:
    """The same player as that player knows it."""
    seat = player.seat
    return msgspec.structs.replace(
        player,
        hand=game.hand[seat],
        nation=bytes(sorted(game.nation[seat].cards())),
        shelter=game.shelter[seat],
        ambush=game.ambush[seat],
    )


def _nearest(game: Game, frames: tuple[Frame, ...], seat: Seat | None) -> BattleView | None:
    """The viewer's own battle, or else the first."""
    battles = [frame for frame in frames if isinstance(frame, Battle)]
    own = (one for one in battles if seat in (one.attacker, one.defender))
    battle = next(own, battles[0] if battles else None)
    return None if battle is None else _battle(game, battle)


def _at_once(game: Game, frames: tuple[Frame, ...]) -> tuple[BattleView, ...]:
    """All battles, where there are several."""
    battles = [frame for frame in frames if isinstance(frame, Battle)]
    return tuple(_battle(game, one) for one in battles) if len(battles) > 1 else ()


def _battle(game: Game, battle: Battle) -> BattleView:
    attack, defence = battle.totals(game)
    return BattleView(
        battle.attacker,
        battle.defender,
        battle.space,
        battle.hero,
        battle.heroes,
        battle.joined,
        battle.at,
        attack,
        defence,
        battle.side(),
        battle.lacking(game),
        _parts(game, battle, True),
        _parts(game, battle, False),
    )


def _parts(game: Game, battle: Battle, attacking: bool) -> tuple[Part, ...]:
    return tuple(Part(*one) for one in parts(game, battle, attacking).items())
