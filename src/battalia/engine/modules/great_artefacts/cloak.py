"""Vayl's Cloak (S7.4): cities are hidden until the own next turn."""

from typing import Final

from battalia.engine.action import Action
from battalia.engine.chapters.great_artefacts import GreatArtefact
from battalia.engine.chapters.land import own_cities
from battalia.engine.chapters.turn import Turn
from battalia.engine.choices import Choice, Done, Use
from battalia.engine.events import Event
from battalia.engine.game import Frame, Game, Question
from battalia.engine.modules.afar import within_range
from battalia.engine.modules.great_artefacts.in_use import IN_USE, is_off, used_first
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import CLOAK, Seat, Space

NOTHING_TO_HIDE: Final = Reason("no-city-to-hide", "S7.4")
NOT_HIDEABLE: Final = Reason("not-hideable", "S7.4")
HIDE_ONE: Final = Reason("one-first", "S7.4")
HIDDEN: Final = Reason("city-hidden", "S7.4")


class Hide(Choice, frozen=True, tag="hide"):
    """An own city."""

    space: Space


class CityHidden(Event, frozen=True, tag="city-cloaked"):
    """A city lies under the Cloak."""

    seat: Seat
    space: Space


class CloakLifted(Event, frozen=True, tag="cloak-lifted"):
    """The hidden cities can be attacked again."""

    seat: Seat


def hideable(game: Game, seat: Seat) -> list[Space]:
    """S7.4: own cities within range of an own hero; buildings are no cities."""
    near = within_range(game, seat)
    return [space for space in own_cities(game, seat) if space in near]


def obstacle_to_hide(game: Game, seat: Seat) -> Reason | None:
    return None if hideable(game, seat) else NOTHING_TO_HIDE


def spread_cloak(game: Game, seat: Seat, choice: Use) -> None:
    game.push(Hiding(seat))


class Hiding(Frame, frozen=True):
    """The player names cities for the Cloak (S7.4)."""

    seat: Seat

    def step(self, game: Game) -> Question | None:
        hidden = IN_USE.of(game).hidden
        options: list[Choice] = [
            Hide(space) for space in hideable(game, self.seat) if space not in hidden
        ]
        if not options or len(hidden) == CARD.printed(game, "cities"):
            game.pop()
            return None
        if hidden:
            options.append(Done())
        return Question(self.seat, "hide", options)

    def answer(self, game: Game, choice: Choice) -> None:
        if isinstance(choice, Done):
            game.pop()
            return
        assert isinstance(choice, Hide)
        state = IN_USE.of(game)
        IN_USE.change(game, hidden=(*state.hidden, choice.space), cloak_of=self.seat)
        game.tell(CityHidden(self.seat, choice.space))

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        match choice:
            case Hide():
                return NOT_HIDEABLE
            case Done():
                return HIDE_ONE
        return None

    def check(self, game: Game) -> Reason | None:
        if IN_USE.in_play(game) and IN_USE.of(game).cloak_of not in (None, self.seat):
            return Reason("frame-other-seat")
        return is_off(game)


def veto(game: Game, seat: Seat, space: Space, defender: Seat | None, hero: bool) -> Reason | None:
    """S7.4: a hidden city may be entered, not attacked; heroes on it may be."""
    return HIDDEN if not hero and space in IN_USE.of(game).hidden else None


def lift_cloak(game: Game, seat: Seat) -> None:
    """S7.4: until the start of the owner's next turn."""
    state = IN_USE.of(game)
    if state.cloak_of == seat:
        IN_USE.change(game, hidden=(), cloak_of=None)
        game.tell(CloakLifted(seat))


def the_cloak_is_in_order(game: Game) -> Reason | None:
    state = IN_USE.of(game)
    hidden = set(state.hidden)
    most = CARD.printed(game, "cities")
    one_owner = (state.cloak_of is None) == (not hidden) and len(hidden) == len(state.hidden)
    own = state.cloak_of is None or hidden <= set(own_cities(game, state.cloak_of))
    if not one_owner or len(hidden) > most or not own:
        return Reason("law-cloak", "S7.4", {"most": most})
    return None


def install(rules: Rules) -> None:
    rules.vetoes.append(veto)
    rules.turn_begins.append(lift_cloak)


CARD: Final = GreatArtefact(
    kind=CLOAK,
    rule="S7.4",
    icon="cloak",
    numbers={"cities": 2},
    least={"cities": 1},
    in_box=True,
    obstacle=obstacle_to_hide,
    effect=spread_cloak,
    install=install,
    actions=(Action(Hide, used_first(CLOAK, "S7.4")),),
    laws=(the_cloak_is_in_order,),
    stands_on={Hiding: (Turn,)},
)
