"""House options (B13.3)."""

from typing import Final

from battalia.engine.chapters.setup import ChoosingCities, LayingCities, first_city, set_up_hero
from battalia.engine.game import Game
from battalia.engine.module import Module, Need, Option
from battalia.engine.points import Rules


def lay_second_cities(game: Game) -> None:
    """Two starting cities: those on the neutral spaces have no neutral token."""
    game.push(LayingCities(game.rules.layout.neutral, game.factions, 0))


def choose_second_cities(game: Game) -> None:
    """The second city is chosen clockwise from the first player, level 1."""
    game.push(ChoosingCities(tuple(game.seats_from(game.first)), game.rules.layout.neutral))


def install_two_cities(rules: Rules) -> None:
    rules.setup.replace("lay neutral cities", lay_second_cities)
    rules.setup.insert_after("choose cities", "choose second cities", choose_second_cities)


def install_no_neutral_cities(rules: Rules) -> None:
    """The neutral spaces stay empty."""
    if rules.options.starting_cities == 1:
        rules.setup.drop("lay neutral cities")


def set_up_heroes(game: Game) -> None:
    """One or two heroes at the start, on the own first city."""
    for seat in game.seats_from(game.first):
        for _ in range(game.rules.options.starting_heroes):
            set_up_hero(game, seat, first_city(game, seat))


def install_starting_heroes(rules: Rules) -> None:
    last = rules.setup.names()[-1]
    rules.setup.insert_after(last, "set up heroes", set_up_heroes)


def install_cities_to_end(rules: Rules) -> None:
    rules.cities_to_end = {1: rules.options.cities_to_end}


def install_weeks(rules: Rules) -> None:
    rules.weeks = rules.options.weeks


NO_RELICS: Final = (Need(lambda options: not options.relics, "options-no-relics", "B13.2"),)

TWO_CITIES: Final = Module(
    name="two-cities",
    rule="B13.3",
    wanted=lambda options: options.starting_cities == 2,
    options=(Option("starting_cities", "B13.3", values=(1, 2), clashes=NO_RELICS),),
    install=install_two_cities,
)
NO_NEUTRAL_CITIES: Final = Module(
    name="no-neutral-cities",
    rule="B13.3",
    wanted=lambda options: not options.neutral_cities,
    options=(Option("neutral_cities", "B13.3", "castle", clashes=NO_RELICS),),
    install=install_no_neutral_cities,
)
STARTING_HEROES: Final = Module(
    name="starting-heroes",
    rule="B13.3",
    options=(Option("starting_heroes", "B13.3", values=(0, 1, 2), clashes=NO_RELICS),),
    install=install_starting_heroes,
)
CITIES_TO_END: Final = Module(
    name="cities-to-end",
    rule="B13.3",
    options=(
        Option(
            "cities_to_end",
            "B13.3",
            values=(0, 3, 4, 5, 6, 7),
            clashes=(Need(lambda options: not options.teams, "options-no-teams", "S11.1"),),
        ),
    ),
    install=install_cities_to_end,
)
WEEKS: Final = Module(
    name="weeks",
    rule="B13.3",
    options=(Option("weeks", "B13.3", values=tuple(range(10))),),
    install=install_weeks,
)
