"""The rules of one table and the named points at which modules bend them.

The options are read once, when ``assemble`` puts the rules together; after that nobody asks
which modules are on. A module's ``install(rules)`` adds itself to the points below.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

import msgspec

from battalia.engine.action import Action, Offer, Power
from battalia.engine.catalogue import Catalogue, Layout, load_catalogue
from battalia.engine.catalogue.layout import read_layout
from battalia.engine.content import Content
from battalia.engine.folds import AnyOf, Each, First, Total
from battalia.engine.notation import Notation
from battalia.engine.options import Options, OptionsError
from battalia.engine.terms import (
    ARTEFACTS,
    FACTIONS,
    LORD,
    SHIELD,
    SWORD,
    USABLE,
    WEAPON,
    Kind,
    Seat,
)

if TYPE_CHECKING:
    from battalia.engine.chapters.battle.exchange import Battle
    from battalia.engine.chapters.rows import Affordable
    from battalia.engine.choices import Choice
    from battalia.engine.game import Frame, Game
    from battalia.engine.module import Mark
    from battalia.engine.reasons import Reason

Thing = TypeVar("Thing", bound=Content)
Step = Callable[["Game"], None]


class Steps:
    """Named steps in order; modules replace, insert or drop them."""

    def __init__(self) -> None:
        self.steps: list[tuple[str, Step]] = []

    def add(self, name: str, step: Step) -> None:
        self.steps.append((name, step))

    def replace(self, name: str, step: Step) -> None:
        """Another step in this one's place."""
        self.steps[self.index(name)] = (name, step)

    def drop(self, name: str) -> None:
        """This step is left out."""
        del self.steps[self.index(name)]

    def insert_after(self, name: str, new: str, step: Step) -> None:
        """A further step after this one."""
        self.steps.insert(self.index(name) + 1, (new, step))

    def insert_before(self, name: str, new: str, step: Step) -> None:
        """A further step before this one."""
        self.steps.insert(self.index(name), (new, step))

    def put_in_order(self, names: Iterable[str]) -> None:
        """These steps in this order, in the places that they have now."""
        wanted = [name for name in names if name in self.names()]
        places = sorted(self.index(name) for name in wanted)
        steps = [self.steps[self.index(name)] for name in wanted]
        for place, step in zip(places, steps, strict=True):
            self.steps[place] = step

    def names(self) -> list[str]:
        return [name for name, _ in self.steps]

    def index(self, name: str) -> int:
        return self.names().index(name)


class Rules:
    """What holds at one table. Shared by all copies of its game; never changed in play."""

    def __init__(self, options: Options, catalogue: Catalogue, layout: Layout) -> None:
        self.options = options
        self.catalogue: Catalogue = catalogue
        self.layout = layout
        self.notation = Notation(layout.rows, layout.columns, options.players)

        # Values that modules may set.
        self.neutral_level = catalogue.tokens.neutral
        """Token of neutral cities (B1.1, B13.1)."""
        self.neutral_levels: tuple[int, ...] = (
            catalogue.tokens.neutral,
            catalogue.tokens.neutral_hard,
        )
        """Levels that the token of a neutral city may have (B0.10, S15.1)."""
        self.ruins_level = catalogue.tokens.ruins
        """Token of the ruins (B1.1, B13.1); 0 = none, they cannot be attacked (B13.2)."""
        self.cities_to_end = {1: catalogue.cities_to_end}
        """Level 4 cities that end the game, by the members of the team that has them (B10.2,
        B13.3, S11.1)."""
        self.great_levels: tuple[int, ...] = (LORD,)
        """The levels of such cities (S2.3, S11.1)."""
        self.map_ends = True
        """Whether the complete map ends the game (B10.1, S11.1)."""
        self.weeks = 0
        """Weeks after which the game ends; 0 = no limit (B13.3)."""
        self.great_artefacts = catalogue.great_artefacts
        """Those in the game (B0.5, S7.0)."""
        self.offered = layout.great_artefacts
        """How many of them lie face up (B1.4, B14, S7.0)."""
        self.great_artefact_limit = 1
        """How many a deck may hold; 0 = any number (B6.1, S15.5)."""
        self.ride_steps = catalogue.horse_steps
        """The most steps that one move may have (B5.9, S12.3)."""
        self.left_untouched: tuple[int, ...] = ARTEFACTS
        """Kinds of which a card that no artefact has affected may lie on the table (B11.4,
        S12.3)."""
        self.refill_later = True
        """Those attacked draw at the end of the turn (B8.11), else at once (S4.4)."""
        self.stardust_supply = 0
        """What a stardust card is worth in a row (S6.3)."""
        self.marks: dict[str, Mark] = {}
        """What modules say of cards on the table, by name (S13.3, S14.2)."""
        self.bound: dict[int, Mark] = {}
        """Hand cards that cannot be played by themselves, and the mark that they bear where they
        come onto the table (S14.2)."""
        self.kept_from_limbo: frozenset[int] = frozenset()
        """Cards that nobody may send to limbo (S6.3)."""
        self.ambushing: dict[int, int] = {}
        """How many cards this one, sent to limbo for an ambush, lets go there; else one (S6.4)."""
        self.deck_losses: Total[[Game, int]] = Total()
        """How many cards this player's deck may lack of the ten of B9.2 (S2.2)."""
        self.teams: tuple[tuple[int, ...], ...] = tuple((seat,) for seat in range(options.players))
        """Who plays together; a player without partners is a team of one (S4.1)."""

        # Steps.
        self.setup = Steps()
        """The set-up (B1, S10.6)."""
        self.night = Steps()
        """From the last turn of a day to the first of the next (B5.10, B11.1, B13.3, S3)."""
        self.checkpoint = Steps()
        """After the seventh day of a week, before the Oracle turns (S3.1)."""
        self.begin_round: Callable[[Game], Frame] | None = None
        """Another order of turns (S4.3); None: one player after the other (B2)."""
        self.turn_begins: Each[[Game, int]] = Each()
        """At the start of this player's turn, in teams of the team's (S4.3)."""
        self.turn_ends: Each[[Game, int]] = Each()
        """After this player's last action, before the discard (B2.4)."""

        # The action step (B2.3).
        self.actions: dict[type[Choice], Action] = {}
        """All that players do, by the kind of their choice."""
        self.offers: list[Offer] = []
        """Each adds the actions of one kind that can be completed now, in a stable order."""
        self.supply_spent: Each[[Game, int, int]] = Each()
        """After this player put so many supply cards of the hand to use: in a row, under an amulet,
        in trade (S7.2)."""
        self.borrowed: Total[[Game, int]] = Total()
        """Supply cards of this player's hand that may be spent, but not laid aside (S7.2)."""
        self.interruption: Callable[[Game, int], Frame | None] | None = None
        """Who is asked between a row and its effect (S13.4): a frame, if anybody."""
        self.powers: dict[Kind, Power] = {}
        """What artefacts do that are used by themselves (B5, B6)."""
        self.interjections: list[Action] = []
        """Actions that may be done at any time (S13.3)."""
        self.ways_on: list[Action] = []
        """Actions that may be done in the middle of a move (S1.3)."""
        self.battle_plays: list[Action] = []
        """Actions that may be done in a play of a battle (S7.6, S13.3, S14.2)."""
        self.scroll_powers: list[Action] = []
        """What the Lost Scroll may do instead of bringing back a card (S7.7)."""
        self.prizes: list[Action] = []
        """What may be had instead of a Great Artefact on offer (S7.8)."""

        self.contents: list[Content] = []
        """Storm events, potions and the like of the modules in play."""
        self.numbers: dict[str, dict[str, int]] = {}
        """What is printed on them, by their names."""
        self.sorted: dict[type[Content], dict[str, Content]] = {}
        """Those of one kind by name, as far as they have been asked for."""

        self.affordable: dict[bytes, Affordable] = {}
        """What can be paid for with which cards, as far as it has been asked for."""

        # The board.
        self.homes: list[Callable[[Game, int], list[int]]] = []
        """Further spaces that link a player's buildings like own cities (B4.6, B13.2)."""
        self.passages: list[Callable[[Game], Iterable[int]]] = []
        """Cards from each of which heroes get to all the others without a road (S1.2)."""
        self.barred_from_neutral: list[Callable[[Game, int], bool]] = []
        """Whether this player takes no city with a neutral token for the rest of the game
        (B13.2)."""
        self.level_limits: list[Callable[[Game, int, int], bool]] = []
        """Whether this player may have one more token of this level above 4 (S2.3)."""
        self.card_laid: Each[[Game, int]] = Each()
        """After a card came from the common supply onto this space (S12.1)."""
        self.npcs: dict[str, Callable[[Game, int], None]] = {}
        """How each figure that nobody owns is put onto a space, or with -1 off the board (S7.7)."""
        self.free_steps: AnyOf[[Game, int, int]] = AnyOf()
        """Whether a step of this player's hero onto this space is free (B12.1). Ways are
        remembered: it may depend on the board, its tokens and the player, and on nothing else."""
        self.stops: Each[[Game, int, int]] = Each()
        """After a movement row of this player's hero has ended (S15.6, S15.7)."""
        self.jumped: Each[[Game, int, int, int, int]] = Each()
        """After this player's hero jumped from one stormgate to another and the event was applied
        (S15.6, S15.7): seat, hero, space left, space entered."""
        self.heroes_differ: AnyOf[[Game, int]] = AnyOf()
        """Whether this player's two heroes are not equal, even on one space (B0.11, S15.6)."""
        self.hired_last: AnyOf[[Game, int, int]] = AnyOf()
        """Whether this player's figure is hired only where the other one is in use (S1.2)."""
        self.precious_heroes: AnyOf[[Game, int, int]] = AnyOf()
        """Whether this player's hero is worth more than the other on its space: an attacker names
        it, its own player the other (B8.1, B8.2, S15.6)."""
        self.hero_leaves: Each[[Game, int, int]] = Each()
        """After this player's hero has left the board (S15.6)."""

        # Battle.
        self.retreat_distance: Reason | None = None
        """Why a retreat does not end so near or so far (B8.8, S16.2)."""
        self.further_targets: list[Callable[[Game, int], Iterable[int]]] = []
        """Spaces that this player's heroes could attack though they stand elsewhere (S7.1)."""
        self.musters: list[Callable[[Game, Battle], dict[Choice, Battle]]] = []
        """Further heroes that could take part, and the battle as it is with them (S7.1)."""
        self.openers: tuple[int, ...] = (WEAPON, SWORD, SHIELD)
        """What opens an attack (B8.2, B6.3, B6.4, S7.1)."""
        self.battle_bonuses: dict[str, Callable[[Game, int, Battle], int]] = {}
        """What a side has from the start of a battle, and by what name (B8.3, B12.2, S13.3)."""
        self.line_bonuses: Total[[Game, int, int]] = Total()
        """What a copy of a card of this kind in this player's line has more (S5.3)."""
        self.morale_bonuses: Total[[Game, int]] = Total()
        """What this player's heroes add more to morale, each (S5.3)."""
        self.defences: First[[Game, int], int] = First()
        """With what this space defends, where it is not its level (S15.4)."""
        self.vetoes: First[[Game, int, int, int | None, bool], Reason] = First()
        """Why this player may not attack this space, defended by this one, or this one's hero
        there (B13.2, S4.3, S7.4)."""
        self.lines_mix = False
        """Cards of one side may come to lie in the line of the other (S7.6)."""
        self.under_lines: tuple[int, ...] = USABLE
        """What may lie under a line (B8.12, S7.6)."""
        self.fights: AnyOf[[Game, Battle, int, bytes]] = AnyOf()
        """Whether this defender can fight with these cards, none of which can be laid by itself
        (S7.6, S14.2)."""
        self.sacrifices: list[Callable[[Game, int], Iterable[tuple[Game, int]]]] = []
        """Positions in which this attacker has given up cards for sleeping ones, and how many of
        those could then be roused (B8.13, S14.2)."""
        self.attack_declared: Each[[Game, Battle]] = Each()
        """After the weapon was laid: the attack stands (S4.6)."""
        self.battle_over: Each[[Game, Battle]] = Each()
        """After the cards of a battle were cleared away (S4.4, S7.6)."""
        self.plain_conquests: First[[Game, int], int] = First()
        """With which level the neutral city on this space is taken, where it gives no lord and no
        supply (S15.4)."""
        self.spoils: Each[[Game, int, int]] = Each()
        """After this player conquered the neutral city on this space (B13.2)."""
        # Units.
        self.unit_supply: Callable[[Game, int], int] = lambda game, card: 1
        """How much supply comes with this unit from its stack (B3.2, S14.1)."""

        # The end (B10, S11).
        self.further_points: Total[[Game, int]] = Total()
        """What this player scores besides city levels (B10.4)."""
        self.team_points: Callable[[Game, tuple[int, ...]], int] | None = None
        """What a team scores, where it is not the sum of its members' points (S11.2)."""
        self.rank: Callable[[Game, int], tuple[int, ...]] | None = None
        """Points, then what breaks ties, of the team of this player (S11.2, S11.3)."""

        # What modules keep: laws, zones, views.
        self.laws: list[Callable[[Game], Reason | None]] = []
        """What holds for a module's state in every position."""
        self.zones: list[Callable[[Game], bytes]] = []
        """Cards that a module keeps."""
        self.printed: list[Callable[[Game], Counter[int]]] = []
        """Cards that a module brings into the game."""
        self.own_land: AnyOf[[Game, int]] = AnyOf()
        """Whether the card on this space, which is of no stack, is a module's (S1.1, S15.1)."""
        self.slices: dict[str, type[msgspec.Struct]] = {}
        """The state of the modules in play, by name; a game begins with its defaults."""
        self.views: dict[str, Callable[[Game, int | None], msgspec.Struct]] = {}
        """What a viewer may know of it; without an entry all of it is public."""

    def add(self, *actions: Action) -> None:
        """Players may do this, too."""
        for action in actions:
            self.actions[action.choice] = action
            if action.offer is not None:
                self.offers.append(action.offer)
            for wanted, where in (
                (action.at_any_time, self.interjections),
                (action.on_the_way, self.ways_on),
                (action.in_battle, self.battle_plays),
                (action.by_scroll, self.scroll_powers),
                (action.as_prize, self.prizes),
            ):
                if wanted is not None:
                    where.append(action)

    def named(self, kind: type[Thing]) -> dict[str, Thing]:
        """All contents of this kind by name, those of the box first."""
        found = self.sorted.get(kind)
        if found is None:
            found = {one.name: one for one in self.contents if isinstance(one, kind)}
            self.sorted[kind] = found
        return found  # type: ignore[return-value]

    def all_of(self, kind: type[Thing]) -> Iterable[Thing]:
        """All of them."""
        return self.named(kind).values()

    def begin(self, game: Game, seat: Seat, choice: Choice) -> None:
        """Begins an action that was offered."""
        begin = self.actions[type(choice)].begin
        assert begin is not None
        begin(game, seat, choice)

    def interjects(self, choice: Choice) -> bool:
        """Whether this may be done at any time (S13.3)."""
        action = self.actions.get(type(choice))
        return action is not None and action.at_any_time is not None

    def obstacle(self, game: Game, seat: Seat, wish: Choice) -> Reason | None:
        """Why this cannot be begun now; None also where there is nothing to say of it."""
        from battalia.engine.chapters.rows import Purse

        action = self.actions.get(type(wish))
        return None if action is None else action.obstacle(game, seat, Purse(game, seat), wish)

    def great_token(self, game: Game, seat: int, level: int) -> bool:
        """Whether this player may have a city of this level above 4 (S2.3)."""
        return bool(self.level_limits) and all(
            limit(game, seat, level) for limit in self.level_limits
        )


@lru_cache(maxsize=64)
def assemble(options: Options) -> Rules:
    """The rules of a table; tables with the same options share them."""
    return put_together(options)


def put_together(options: Options) -> Rules:
    """The chapters, then the modules that the options name; refuses what cannot be played."""
    from battalia.engine import modules
    from battalia.engine.chapters import contents

    modules.check_options(options)
    catalogue = load_catalogue(options.corrections, options.expansion)
    box = [FACTIONS[faction] for faction in catalogue.factions]
    if options.removed_faction and options.removed_faction not in box:
        raise OptionsError(
            "removed_faction",
            "options-value",
            "B14.2",
            value=options.removed_faction,
            values=", ".join(box),
        )
    rules = Rules(options, catalogue, board_of(options, catalogue))
    contents.install(rules)
    modules.install(rules)
    return rules


def board_of(options: Options, catalogue: Catalogue) -> Layout:
    """The board of a table: the book's, or that of a layout file (B14, S10.3)."""
    if options.layout:
        layout = read_layout(options.layout, len(catalogue.factions))
        layout.check_players(options.players)
        catalogue.check_layout(layout)
    else:
        name = f"{options.players}-valleys" if options.valleys else str(options.players)
        layout = catalogue.layouts[name]
    factions, chosen = catalogue.factions_on(layout), len(options.factions.split())
    if chosen not in (0, factions):
        raise OptionsError("factions", "options-factions", "S10.1", count=factions, chosen=chosen)
    if options.removed_faction and not layout.removed_factions:
        raise OptionsError("removed_faction", "options-removes-none", "B14.2")
    return layout
