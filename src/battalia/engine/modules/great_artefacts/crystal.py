"""Ming's Crystal (S7.5): a look at the top of the nation."""

from typing import Final

from battalia.engine.chapters.great_artefacts import GreatArtefact
from battalia.engine.chapters.piles import ask_for_card
from battalia.engine.chapters.turn import Turn
from battalia.engine.choices import Choice, Draw, Take, Use
from battalia.engine.events import Event
from battalia.engine.game import Frame, Game, Pile, Question
from battalia.engine.modules.great_artefacts.in_use import IN_USE, GreatArtefacts, is_off
from battalia.engine.reasons import Reason
from battalia.engine.terms import CRYSTAL, ONE, Card, Cards, Seat, distinct, merge, take

NOTHING_TO_SEE: Final = Reason("nothing-to-see", "S7.5")
NOT_IN_CRYSTAL: Final = Reason("not-in-crystal", "S7.5")


class CardGazed(Event, frozen=True, tag="card-gazed"):
    """A card of the nation was looked at, by its owner only."""

    seat: Seat
    card: Card | None

    def seen(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else CardGazed(self.seat, None)


class NationArranged(Event, frozen=True, tag="nation-arranged"):
    """So many chosen cards lie on top of the nation, the rest is shuffled."""

    seat: Seat
    count: int


def obstacle_to_gaze(game: Game, seat: Seat) -> Reason | None:
    return None if len(game.nation[seat]) else NOTHING_TO_SEE


def gaze(game: Game, seat: Seat, choice: Use) -> None:
    game.push(Gazing(seat))


class Gazing(Frame, frozen=True):
    """The player looks at the top cards of the nation and chooses those that lie on top (S7.5).

    They stay in the nation all the time: what is looked at is known of its order.
    """

    seat: Seat
    looked: int = 0
    """Cards that the player has seen."""
    chosen: int = 0
    """Of these, the first ones that lie as they will."""

    def step(self, game: Game) -> Question | None:
        pile = game.nation[self.seat]
        if self.looked < min(CARD.printed(game, "looks"), len(pile)):
            return self._look(game, pile)
        if self.chosen < min(CARD.printed(game, "keeps"), self.looked):
            cards = distinct(pile.top[self.chosen : self.looked])
            return Question(self.seat, "arrange", [Take(card) for card in cards])
        rest = merge(pile.top[self.chosen :], pile.bag, pile.bottom)
        game.nation[self.seat] = Pile(pile.top[: self.chosen], rest)
        game.tell(NationArranged(self.seat, self.chosen))
        game.pop()
        return None

    def _look(self, game: Game, pile: Pile) -> Question | None:
        """The next card; chance is asked where its place is not known."""
        if self.looked < len(pile.top):
            self._see(game, pile.top[self.looked])
            return None
        if pile.bag:
            return ask_for_card(pile.bag, "gaze")
        card = pile.bottom[0]
        game.nation[self.seat] = Pile(pile.top + ONE[card], b"", pile.bottom[1:])
        self._see(game, card)
        return None

    def _see(self, game: Game, card: Card) -> None:
        game.tell(CardGazed(self.seat, card))
        game.swap(Gazing(self.seat, self.looked + 1))

    def answer(self, game: Game, choice: Choice) -> None:
        pile = game.nation[self.seat]
        if isinstance(choice, Draw):
            card = choice.card
            game.nation[self.seat] = Pile(pile.top + ONE[card], take(pile.bag, card), pile.bottom)
            self._see(game, card)
            return
        assert isinstance(choice, Take)
        first, rest = pile.top[: self.chosen], pile.top[self.chosen : self.looked]
        top = first + ONE[choice.card] + take(rest, choice.card) + pile.top[self.looked :]
        game.nation[self.seat] = Pile(top, pile.bag, pile.bottom)
        game.swap(Gazing(self.seat, self.looked, self.chosen + 1))

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        return NOT_IN_CRYSTAL if isinstance(choice, Take) else None

    def check(self, game: Game) -> Reason | None:
        if not IN_USE.in_play(game):
            return is_off(game)
        looks, keeps = CARD.printed(game, "looks"), CARD.printed(game, "keeps")
        seen = min(looks, len(game.nation[self.seat].top))
        if not 0 <= self.chosen <= self.looked <= seen or self.chosen > keeps:
            return Reason("frame-other-cards")
        if self.chosen and self.looked < min(looks, len(game.nation[self.seat])):
            return Reason("frame-order")
        return None


class GreatArtefactsView(GreatArtefacts, frozen=True):
    """What a viewer sees of it."""

    gazed: Cards = b""
    """The cards at which the viewer is looking, as they lie on the own nation (S7.5)."""


def seen_by(game: Game, seat: Seat | None) -> GreatArtefactsView:
    """Who looks into the Crystal sees the cards for as long as that lasts."""
    gazed = b""
    for frame in game.frames(Gazing):
        if frame.seat == seat:
            gazed = game.nation[frame.seat].top[: frame.looked]
    state = IN_USE.of(game)
    return GreatArtefactsView(state.bag, state.bag_of, state.hidden, state.cloak_of, gazed)


CARD: Final = GreatArtefact(
    kind=CRYSTAL,
    rule="S7.5",
    icon="crystal-ball",
    numbers={"looks": 12, "keeps": 6},
    least={"looks": 1, "keeps": 1},
    in_box=True,
    obstacle=obstacle_to_gaze,
    effect=gaze,
    stands_on={Gazing: (Turn,)},
)
