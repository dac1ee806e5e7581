"""Setting up the game, step by step (B1, B14)."""

from __future__ import annotations

from typing import Final

from battalia.engine.chapters.land import (
    NOBODY,
    holds_city,
    owner_of,
    set_tile,
    set_token,
    take_terrain,
    token,
)
from battalia.engine.chapters.oracle import begin_day
from battalia.engine.chapters.piles import Drawing, ask_for_card, turn_up
from battalia.engine.chapters.turn import Round, Stepwise
from battalia.engine.choices import (
    Choice,
    ChooseCity,
    ChooseFaction,
    Draw,
    DrawTerrain,
    First,
    Remove,
)
from battalia.engine.events import (
    CardDealt,
    CityChosen,
    CitySetUp,
    FactionChosen,
    FactionRemoved,
    FirstPlayerDrawn,
    GreatArtefactOffered,
    HeroSetUp,
)
from battalia.engine.game import Frame, Game, Pile, Question
from battalia.engine.module import Need, Option
from battalia.engine.points import Rules, Steps
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    CHANCE,
    CITY_FOUR,
    EMPTY,
    FACTIONS,
    NEUTRAL,
    ONE,
    RUINS,
    SUPPLY_CARD,
    UNITS,
    UNIVERSAL,
    Faction,
    Factions,
    Kind,
    Seat,
    Space,
    card_of,
    put,
    take,
    tile,
)

FACTION_TAKEN: Final = Reason("faction-taken", "B1.5")
FACTION_NOT_HERE: Final = Reason("faction-not-here", "B1.5")
CITY_TAKEN: Final = Reason("starting-city-taken", "B1.5")
NO_STARTING_CITY: Final = Reason("no-starting-city", "B1.5")


class Setup(Stepwise, frozen=True):
    """The steps of set-up; then the first day begins."""

    def plan(self, rules: Rules) -> Steps:
        return rules.setup

    def finish(self, game: Game) -> None:
        begin_day(game, 1)
        begin_round = game.rules.begin_round
        game.swap(Round(game.first) if begin_round is None else begin_round(game))


# The box (B0, B14.2).


def remove_factions(game: Game) -> None:
    """B14.2: with two players one faction is removed entirely; on other boards as many as they
    have too many."""
    game.factions = bytes(game.rules.catalogue.factions)
    agreed, left = game.rules.options.removed_faction, game.rules.layout.removed_factions
    if agreed:
        remove_faction(game, FACTIONS.index(agreed))
        left -= 1
    if left:
        game.push(RemovingFaction(left))


def remove_faction(game: Game, faction: Faction) -> None:
    game.factions = take(game.factions, faction)
    game.tell(FactionRemoved(faction))


class RemovingFaction(Frame, frozen=True):
    """Chance names the faction that is left out."""

    left: int

    def step(self, game: Game) -> Question | None:
        if not self.left:
            game.pop()
            return None
        options: list[Choice] = [Remove(faction) for faction in game.factions]
        return Question(CHANCE, "remove-faction", options, [1] * len(options))

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Remove)
        remove_faction(game, choice.faction)
        game.swap(RemovingFaction(self.left - 1))


def fill_stacks(game: Game) -> None:
    """B0.2-B0.7, B1.2: all stacks, each shuffled by itself; as much supply as units (B0.3)."""
    catalogue = game.rules.catalogue
    for kind, n in (catalogue.units | catalogue.artefacts).items():
        cards = b"".join(ONE[card_of(kind, faction)] * n for faction in game.factions)
        game.stacks[kind] = Pile(bag=cards)
    for shape, n in (catalogue.cities | catalogue.roads).items():
        cards = b"".join(ONE[terrain] * n for terrain in game.factions)
        game.land_stacks[shape] = Pile(bag=cards)
    game.supply = sum(catalogue.units.values()) * len(game.factions)


# The board (B1.1, B14).


def lay_ruins(game: Game) -> None:
    """B1.1: the ruins with their token on the centre space."""
    for space in game.rules.layout.ruins:
        set_tile(game, space, tile(RUINS, NEUTRAL, 15))
        if game.rules.ruins_level:
            set_token(game, space, token(NOBODY, game.rules.ruins_level))


def lay_starting_cities(game: Game) -> None:
    """B1.1: crossroads cities, one of each terrain at random, without a token yet."""
    game.push(LayingCities(game.rules.layout.start, game.factions, 0))


def lay_neutral_cities(game: Game) -> None:
    """B1.1: others on the neutral spaces, with a neutral token."""
    game.push(LayingCities(game.rules.layout.neutral, game.factions, game.rules.neutral_level))


class LayingCities(Frame, frozen=True):
    """One crossroads city of each terrain, at random; those left over leave the game (B14)."""

    spaces: tuple[Space, ...]
    terrains: Factions
    level: int
    """Of the neutral token; 0 = none."""

    def step(self, game: Game) -> Question | None:
        if not self.spaces:
            for terrain in self.terrains:
                take_terrain(game, CITY_FOUR, terrain)
                game.out_land = put(game.out_land, CITY_FOUR << 3 | terrain)
            game.pop()
            return None
        options: list[Choice] = [DrawTerrain(terrain) for terrain in self.terrains]
        return Question(CHANCE, "lay-city", options, [1] * len(options))

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, DrawTerrain)
        space, *rest = self.spaces
        take_terrain(game, CITY_FOUR, choice.terrain)
        set_tile(game, space, tile(CITY_FOUR, choice.terrain, 15))
        if self.level:
            set_token(game, space, token(NOBODY, self.level))
        game.tell(CitySetUp(space, choice.terrain, self.level > 0))
        game.swap(LayingCities(tuple(rest), take(self.terrains, choice.terrain), self.level))

    def check(self, game: Game) -> Reason | None:
        bag = game.land_stacks[CITY_FOUR].bag
        if any(terrain not in bag for terrain in self.terrains):
            return Reason("frame-too-few")
        board = range(len(game.board))
        if any(space not in board or game.board[space] != EMPTY for space in self.spaces):
            return Reason("frame-space-taken")
        if len(self.spaces) > len(self.terrains) or len(set(self.spaces)) != len(self.spaces):
            return Reason("frame-spaces")
        return None


# Cards (B1.3, B1.4, B1.6).


def offer_great_artefacts(game: Game) -> None:
    """B1.4, B14: so many Great Artefacts at random lie face up."""
    cards = bytes(sorted(card_of(kind, UNIVERSAL) for kind in game.rules.great_artefacts))
    count = game.rules.offered
    if count >= len(cards):
        game.offer = cards
    else:
        game.out = cards
        game.push(Offering(count))


class Offering(Frame, frozen=True):
    """Great Artefacts are drawn for the offer; the others lie aside, face down (B14, S7.0)."""

    left: int

    def step(self, game: Game) -> Question | None:
        if not self.left:
            game.pop()
            return None
        return ask_for_card(game.out, "offer")

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Draw)
        game.out = take(game.out, choice.card)
        game.offer = put(game.offer, choice.card)
        game.tell(GreatArtefactOffered(choice.card))
        game.swap(Offering(self.left - 1))

    def check(self, game: Game) -> Reason | None:
        return None if self.left <= len(game.out) else Reason("frame-too-few")


def deal(game: Game) -> None:
    """B1.3: the creation decks."""
    plan = tuple(unit for unit in UNITS for _ in range(game.rules.catalogue.deal.get(unit, 0)))
    deal_supply(game)
    for seat in reversed(range(game.players)):
        game.push(Dealing(seat, plan))


def deal_supply(game: Game) -> None:
    """B1.3: everybody takes five supply."""
    supply = game.rules.catalogue.deal.get(0, 0)
    for seat in range(game.players):
        game.supply -= supply
        game.nation[seat] = Pile(bag=ONE[SUPPLY_CARD] * supply)


class Dealing(Frame, frozen=True):
    """A player is dealt units at random."""

    seat: Seat
    kinds: tuple[Kind, ...]

    def step(self, game: Game) -> Question | None:
        if not self.kinds:
            game.pop()
            return None
        return ask_for_card(game.stacks[self.kinds[0]].bag, "deal")

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Draw)
        kind, *rest = self.kinds
        game.stacks[kind] = Pile(bag=take(game.stacks[kind].bag, choice.card))
        game.nation[self.seat] = Pile(bag=put(game.nation[self.seat].bag, choice.card))
        game.tell(CardDealt(self.seat, choice.card))
        game.swap(Dealing(self.seat, tuple(rest)))

    def check(self, game: Game) -> Reason | None:
        for kind in set(self.kinds):
            if kind not in UNITS or len(game.stacks[kind].bag) < self.kinds.count(kind):
                return Reason("frame-too-few")
        return None


def draw_hands(game: Game) -> None:
    """B1.3: the deck is shuffled into the nation and six cards are drawn."""
    for seat in reversed(range(game.players)):
        game.push(Drawing(seat, game.rules.catalogue.hand))


def turn_up_units(game: Game) -> None:
    """B1.6: the unit stacks lie face up."""
    for kind in reversed(UNITS):
        turn_up(game, kind)


# Players (B1.5).


def draw_first_player(game: Game) -> None:
    """B1.5: a random first player, for the whole game."""
    game.push(DrawingFirst())


class DrawingFirst(Frame, frozen=True):
    """Chance names the first player."""

    def step(self, game: Game) -> Question | None:
        options: list[Choice] = [First(seat) for seat in range(game.players)]
        return Question(CHANCE, "first-player", options, [1] * len(options))

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, First)
        game.first = choice.seat
        game.tell(FirstPlayerDrawn(choice.seat))
        game.pop()


def choose_factions(game: Game) -> None:
    """B1.5: clockwise from the first player."""
    game.push(ChoosingFactions(tuple(game.seats_from(game.first))))


class ChoosingFactions(Frame, frozen=True):
    """The seats still to choose a faction, in order."""

    seats: tuple[Seat, ...]

    def step(self, game: Game) -> Question | None:
        if not self.seats:
            game.pop()
            return None
        options: list[Choice] = [
            ChooseFaction(faction) for faction in game.factions if faction not in game.faction
        ]
        return Question(self.seats[0], "choose-faction", options)

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, ChooseFaction)
        game.faction[self.seats[0]] = choice.faction
        game.tell(FactionChosen(self.seats[0], choice.faction))
        game.swap(ChoosingFactions(self.seats[1:]))

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        match choice:
            case ChooseFaction(faction):
                return FACTION_TAKEN if faction in game.faction else FACTION_NOT_HERE
        return None

    def check(self, game: Game) -> Reason | None:
        return _check_seats(self.seats)


def _check_seats(seats: tuple[Seat, ...]) -> Reason | None:
    return None if len(set(seats)) == len(seats) else Reason("frame-twice")


def choose_cities(game: Game) -> None:
    """B1.5: the last player chooses first, then counter-clockwise."""
    game.push(ChoosingCities(tuple(reversed(game.seats_from(game.first))), game.rules.layout.start))


class ChoosingCities(Frame, frozen=True):
    """The seats still to choose a starting city, in order; it gets their level 1 token."""

    seats: tuple[Seat, ...]
    spaces: tuple[Space, ...]

    def step(self, game: Game) -> Question | None:
        if not self.seats:
            game.pop()
            return None
        options: list[Choice] = [
            ChooseCity(space) for space in sorted(self.spaces) if not game.tokens[space]
        ]
        return Question(self.seats[0], "choose-city", options)

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, ChooseCity)
        seat = self.seats[0]
        set_token(game, choice.space, token(seat, 1))
        game.tell(CityChosen(seat, choice.space))
        game.swap(ChoosingCities(self.seats[1:], self.spaces))

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        match choice:
            case ChooseCity(space):
                return CITY_TAKEN if space in self.spaces else NO_STARTING_CITY
        return None

    def check(self, game: Game) -> Reason | None:
        board = range(len(game.board))
        if any(space not in board or not holds_city(game, space) for space in self.spaces):
            return Reason("frame-no-city")
        free = [space for space in set(self.spaces) if not game.tokens[space]]
        if len(free) < len(self.seats):
            return Reason("frame-no-city")
        return _check_seats(self.seats)


def first_city(game: Game, seat: Seat) -> Space:
    """The starting city of a player."""
    for space in game.rules.layout.start:
        if owner_of(game.tokens[space]) == seat:
            return space
    raise AssertionError(seat)


def set_up_hero(game: Game, seat: Seat, space: Space) -> None:
    """A hero that stands on the board from the start."""
    hero = game.heroes.index(-1, 2 * seat)
    game.heroes[hero] = space
    game.tell(HeroSetUp(seat, space))


def install(rules: Rules) -> None:
    """The base game's set-up."""
    for name, step in (
        ("remove factions", remove_factions),
        ("fill stacks", fill_stacks),
        ("lay ruins", lay_ruins),
        ("lay starting cities", lay_starting_cities),
        ("lay neutral cities", lay_neutral_cities),
        ("offer great artefacts", offer_great_artefacts),
        ("deal", deal),
        ("draw hands", draw_hands),
        ("turn up units", turn_up_units),
        ("draw first player", draw_first_player),
        ("choose factions", choose_factions),
        ("choose cities", choose_cities),
    ):
        rules.setup.add(name, step)


OPTIONS: Final = (
    Option("players", "S10.5", values=(2, 3, 4, 5, 6)),
    Option(
        "removed_faction",
        "B14.2",
        values=("", *FACTIONS[:4]),
        needs=(
            Need(lambda options: not options.expansion, "options-needs-base", "S10.1"),
            Need(lambda options: options.players == 2, "options-needs-two", "B14.2"),
        ),
    ),
    Option("layout", "B14.3", values=()),
    Option("corrections", "B0", values=()),
    Option("modules", "B0", values=()),
)
"""What every table agrees on."""
