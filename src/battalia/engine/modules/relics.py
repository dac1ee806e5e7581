"""The hidden relics scenario (B13.2).

No starting cities: the starting spaces hold neutral cities of level 6 with a Great Artefact hidden
under each; everybody starts with a hero on the ruins, which link like a city of every player.
"""

from typing import Final

import msgspec

from battalia.engine.chapters.great_artefacts import OWNS_ONE, owns_great_artefact, win_card
from battalia.engine.chapters.piles import ask_for_card
from battalia.engine.chapters.setup import LayingCities, Setup, set_up_hero
from battalia.engine.choices import Choice, Draw
from battalia.engine.events import GreatArtefactBuried
from battalia.engine.game import Frame, Game, Question
from battalia.engine.module import Module, Need, Option, Slice
from battalia.engine.options import OptionsError
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import ONE, UNIVERSAL, Cards, Seat, Space, card_of, take

NAME: Final = "relics"
ONE_CITY_ONLY: Final = Reason("one-neutral-city", "B13.2")


class Relics(msgspec.Struct, frozen=True):
    """What this scenario keeps."""

    spaces: tuple[Space, ...] = ()
    """Cities that still hide a relic."""
    buried: Cards = b""
    """The relics under them, in the same order; nobody may see them."""
    annexed: tuple[Seat, ...] = ()
    """Who has taken their one neutral city."""


RELICS: Final = Slice(NAME, Relics)


class RelicsView(msgspec.Struct, frozen=True):
    """What everybody sees of it."""

    spaces: tuple[Space, ...]
    annexed: tuple[Seat, ...]


def relics_seen(game: Game, seat: Seat | None) -> RelicsView:
    """Where relics lie and who has had theirs; which they are, nobody knows."""
    state = RELICS.of(game)
    return RelicsView(state.spaces, state.annexed)


def lay_relic_cities(game: Game) -> None:
    """The starting-city spaces hold neutral cities of level 6."""
    level = game.rules.catalogue.tokens.neutral_hard
    game.push(LayingCities(game.rules.layout.start, game.factions, level))


def bury_relics(game: Game) -> None:
    """One random Great Artefact under each; the others are out, unseen."""
    cards = sorted(card_of(kind, UNIVERSAL) for kind in game.rules.great_artefacts)
    game.out = bytes(cards)
    RELICS.set(game, Relics(game.rules.layout.start))
    game.push(Burying())


class Burying(Frame, frozen=True):
    """Chance hides a Great Artefact under the next city."""

    def step(self, game: Game) -> Question | None:
        state = RELICS.of(game)
        if len(state.buried) == len(state.spaces):
            game.pop()
            return None
        return ask_for_card(game.out, "bury")

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Draw)
        state = RELICS.of(game)
        space = state.spaces[len(state.buried)]
        game.out = take(game.out, choice.card)
        RELICS.set(game, Relics(state.spaces, state.buried + ONE[choice.card], state.annexed))
        game.tell(GreatArtefactBuried(space))

    def check(self, game: Game) -> Reason | None:
        if not RELICS.in_play(game):
            return Reason("frame-absent")
        return None


def set_up_heroes(game: Game) -> None:
    """Every player starts with one hero on the ruins; where there are two, in turn."""
    ruins = game.rules.layout.ruins
    for place, seat in enumerate(game.seats_from(game.first)):
        set_up_hero(game, seat, ruins[place % len(ruins)])


def common_city(game: Game, seat: Seat) -> list[Space]:
    """For B4.6 the ruins count as a city of every player, for the whole game."""
    return list(game.rules.layout.ruins)


def has_annexed(game: Game, seat: Seat) -> bool:
    """Each player may annex only one city with a neutral token in the game."""
    return seat in RELICS.of(game).annexed


def only_one(
    game: Game, seat: Seat, space: Space, defender: Seat | None, hero: bool
) -> Reason | None:
    """Only one neutral city; as at the ruins, whoever has a Great Artefact already cannot attack
    for another (B6.1)."""
    if defender is not None:
        return None
    if has_annexed(game, seat):
        return ONE_CITY_ONLY
    return OWNS_ONE if owns_great_artefact(game, seat) else None


def unearth(game: Game, seat: Seat, space: Space) -> None:
    """The reward is a lord, a supply and the hidden Great Artefact."""
    state = RELICS.of(game)
    place = state.spaces.index(space)
    win_card(game, seat, state.buried[place])
    RELICS.change(
        game,
        spaces=state.spaces[:place] + state.spaces[place + 1 :],
        buried=state.buried[:place] + state.buried[place + 1 :],
        annexed=(*state.annexed, seat),
    )


def install(rules: Rules) -> None:
    if len(rules.great_artefacts) < len(rules.layout.start):
        raise OptionsError("relics", "options-few-great-artefacts", "B13.2")
    rules.zones.append(lambda game: RELICS.of(game).buried)
    rules.ruins_level = 0
    rules.setup.replace("lay starting cities", lay_relic_cities)
    rules.setup.drop("lay neutral cities")
    rules.setup.replace("offer great artefacts", bury_relics)
    rules.setup.replace("choose cities", set_up_heroes)
    rules.homes.append(common_city)
    rules.barred_from_neutral.append(has_annexed)
    rules.vetoes.append(only_one)
    rules.spoils.append(unearth)


MODULE: Final = Module(
    name=NAME,
    rule="B13.2",
    options=(
        Option(
            "relics",
            "B13.2",
            "ancient-ruins",
            clashes=(Need(lambda options: not options.valleys, "options-no-valleys", "S10.5"),),
        ),
    ),
    install=install,
    slice=RELICS,
    view=relics_seen,
    stands_on={Burying: (Setup,)},
)
