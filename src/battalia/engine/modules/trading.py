"""Trading posts, trade and chests (S6)."""

from collections import Counter
from typing import Final

import msgspec

from battalia.engine.action import Action
from battalia.engine.chapters.hiring import STACK_EMPTY, cards_left
from battalia.engine.chapters.land import ground, own_cities, what_lies
from battalia.engine.chapters.paying import begin_paying
from battalia.engine.chapters.piles import Fetching, put_under
from battalia.engine.chapters.rows import Purse, borrowed, spend_supply
from battalia.engine.chapters.turn import Turn
from battalia.engine.choices import Choice
from battalia.engine.content import CardKind
from battalia.engine.events import Event
from battalia.engine.game import Game
from battalia.engine.module import Module, Option, Slice
from battalia.engine.modules.common import GainingArtefact, full_stacks, take_to_hand
from battalia.engine.modules.stardust import give_stardust, stardust_left
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    ARTEFACTS,
    CHEST,
    CHEST_CARD,
    KIND,
    ONE,
    ROAD_SHAPES,
    STARDUST_CARD,
    SUPPLY_CARD,
    VALLEY_ROAD,
    Card,
    Cards,
    Kind,
    Seat,
    Space,
    distinct,
    merge,
    put,
    take,
)

NAME: Final = "trading"
POST_SHAPES: Final = (*ROAD_SHAPES, VALLEY_ROAD)
"""What a post may stand on: roads, explored ones of valleys too (S6.1)."""

CANNOT_PAY_POST: Final = Reason("cannot-pay-post", "S6.1")
NO_POST_LEFT: Final = Reason("no-post-left", "S6.1")
NO_ROAD: Final = Reason("post-needs-road", "S6.1")
NOT_LINKED: Final = Reason("post-not-linked", "S6.1")
NOT_IN_HAND: Final = Reason("not-in-hand", "S6.2")
NO_HERO_AT_POST: Final = Reason("no-hero-at-post", "S6.2")
NOT_TRADED: Final = Reason("not-traded", "S6.2")
TRADED_BEFORE: Final = Reason("traded-before", "S6.2")
NAME_A_STACK: Final = Reason("name-artefact", "S6.2")
NO_CHEST_LEFT: Final = Reason("no-chest-left", "S6.2")
NO_STARDUST_LEFT: Final = Reason("no-stardust-left", "S6.2")
BOTH_POSTS: Final = Reason("both-posts-needed", "S6.2")
TOO_LITTLE_SUPPLY: Final = Reason("too-little-supply", "S6.2")
TRADE_SHRINKS_DECK: Final = Reason("trade-shrinks-deck", "S6.2")


class Post(msgspec.Struct, frozen=True):
    """A trading post on the board."""

    space: Space
    seat: Seat


class Received(msgspec.Struct, frozen=True):
    """What a player has received by trade this turn."""

    seat: Seat
    cards: Cards
    others: Cards = b""
    """Equal cards that were in the hand already: of these so many may still be traded."""


class Trading(msgspec.Struct, frozen=True):
    """What this module keeps; public but for the cards that somebody held already."""

    posts: tuple[Post, ...] = ()
    """In the order in which they were built."""
    chests: int = 0
    """Chests that have left their stack."""
    received: tuple[Received, ...] = ()


TRADING: Final = Slice(NAME, Trading)


def chests_left(game: Game) -> int:
    """How many lie in the stack."""
    return game.rules.catalogue.box.chests - TRADING.of(game).chests


def own_posts(game: Game, seat: Seat) -> list[Space]:
    """Where this player's posts stand."""
    return [post.space for post in TRADING.of(game).posts if post.seat == seat]


# Building a post (S6.1).


class BuildPost(Choice, frozen=True, tag="post"):
    """A trading post on this road."""

    space: Space


class PostBuilt(Event, frozen=True, tag="post-built"):
    """A trading post stands on the board."""

    seat: Seat
    space: Space
    star: bool
    """It is the last one: the player's posts show their star side."""


def obstacle_to_build(game: Game, seat: Seat, purse: Purse, wish: BuildPost) -> Reason | None:
    """S6.1: two frimen, a post left, a road card linked by road to an own city."""
    space = wish.space
    if not 0 <= space < len(game.board) or what_lies(game, space) not in POST_SHAPES:
        return NO_ROAD
    part = ground(game).land.part
    if part[space] not in {part[city] for city in own_cities(game, seat)}:
        return NOT_LINKED
    if len(own_posts(game, seat)) >= game.rules.catalogue.box.posts:
        return NO_POST_LEFT
    if not purse.covers(game, seat, game.rules.catalogue.storm_costs["post"]):
        return CANNOT_PAY_POST
    return None


def offer_posts(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Roads on which this player can build a post."""
    if len(own_posts(game, seat)) < game.rules.catalogue.box.posts and purse.covers(
        game, seat, game.rules.catalogue.storm_costs["post"]
    ):
        for space in range(len(game.board)):
            wish = BuildPost(space)
            if obstacle_to_build(game, seat, purse, wish) is None:
                out.append(wish)


def build_post(game: Game, seat: Seat, purpose: BuildPost) -> None:
    """S6.1: the first lies plain side up; with the second both turn to the star side."""
    state = TRADING.of(game)
    posts = (*state.posts, Post(purpose.space, seat))
    TRADING.change(game, posts=posts)
    game.tell(PostBuilt(seat, purpose.space, has_stars(game, seat)))


def has_stars(game: Game, seat: Seat) -> bool:
    """Whether this player has built both posts (S6.1)."""
    return len(own_posts(game, seat)) == game.rules.catalogue.box.posts


# Trade (S6.2).


class Trade(Choice, frozen=True, tag="trade"):
    """An artefact against a chest, a chest against a card of this artefact's stack, or supply
    against stardust."""

    card: Card
    artefact: Kind | None = None


class CardsTraded(Event, frozen=True, tag="cards-traded"):
    """Cards were given in trade."""

    seat: Seat
    cards: Cards


def obstacle_to_trade(game: Game, seat: Seat, purse: Purse, wish: Trade) -> Reason | None:
    """S6.2: what an own hero at an own post may trade."""
    card = wish.card
    if not at_post(game, seat):
        return NO_HERO_AT_POST
    if card not in game.hand[seat]:
        return NOT_IN_HAND
    if card == CHEST_CARD:
        if wish.artefact not in ARTEFACTS:
            return NAME_A_STACK
    elif wish.artefact is not None or (KIND[card] not in ARTEFACTS and card != SUPPLY_CARD):
        return NOT_TRADED
    if card == SUPPLY_CARD:
        return _obstacle_to_stardust(game, seat)
    # Equal cards cannot be told apart: those used otherwise count as received ones.
    got = received(game, seat)
    if game.hand[seat].count(card) <= got.cards.count(card) and card not in got.others:
        return TRADED_BEFORE
    if wish.artefact is None:
        return None if chests_left(game) else NO_CHEST_LEFT
    return None if cards_left(game, wish.artefact) else STACK_EMPTY[wish.artefact]


def _obstacle_to_stardust(game: Game, seat: Seat) -> Reason | None:
    """S6.2: with both posts built, two supply against one stardust."""
    price = game.rules.catalogue.box.stardust_price
    if not has_stars(game, seat):
        return BOTH_POSTS
    if game.hand[seat].count(SUPPLY_CARD) < price:
        return TOO_LITTLE_SUPPLY
    if not stardust_left(game):
        return NO_STARDUST_LEFT
    # What the Bag lent goes back at the end of the turn, unless it is what is given (S7.2).
    lost = max(price, borrowed(game, seat))
    if game.deck_size(seat) - lost + 1 < game.rules.catalogue.smallest_deck:
        return TRADE_SHRINKS_DECK
    return None


def at_post(game: Game, seat: Seat) -> bool:
    """Whether an own hero stands on a card with an own post."""
    heroes = game.heroes[2 * seat : 2 * seat + 2]
    return any(space in heroes for space in own_posts(game, seat))


def received(game: Game, seat: Seat) -> Received:
    """What this player has received by trade this turn."""
    for got in TRADING.of(game).received:
        if got.seat == seat:
            return got
    return Received(seat, b"")


def offer_trades(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """What this player can trade now."""
    if not at_post(game, seat):
        return
    for card in distinct(game.hand[seat]):
        stacks = full_stacks(game) if card == CHEST_CARD else [None]
        for kind in stacks:
            wish = Trade(card, kind)
            if obstacle_to_trade(game, seat, purse, wish) is None:
                out.append(wish)


def trade(game: Game, seat: Seat, choice: Trade) -> None:
    """Cards given go under their stacks, cards taken go to the hand (S6.2)."""
    if choice.artefact is not None:
        game.push(Bartering(seat, choice.artefact))
    elif choice.card == SUPPLY_CARD:
        price = game.rules.catalogue.box.stardust_price
        give(game, seat, ONE[SUPPLY_CARD] * price)
        spend_supply(game, seat, price)
        game.supply += price
        give_stardust(game)
        receive(game, seat, STARDUST_CARD)
    else:
        give(game, seat, ONE[choice.card])
        put_under(game, choice.card)
        count_chests(game, 1)
        receive(game, seat, CHEST_CARD)


def give(game: Game, seat: Seat, cards: bytes) -> None:
    """These cards leave the hand."""
    for card in cards:
        game.hand[seat] = take(game.hand[seat], card)
        got = received(game, seat)
        if card in got.others:
            remember(game, Received(seat, got.cards, take(got.others, card)))
    game.tell(CardsTraded(seat, cards))


def receive(game: Game, seat: Seat, card: Card) -> None:
    """A card received cannot be traded again this turn."""
    got = received(game, seat)
    others = got.others
    if card not in got.cards:
        others += ONE[card] * game.hand[seat].count(card)
    remember(game, Received(seat, put(got.cards, card), merge(others)))
    take_to_hand(game, seat, card)


def remember(game: Game, new: Received) -> None:
    """This is what a player has received by trade."""
    state = TRADING.of(game)
    rest = tuple(got for got in state.received if got.seat != new.seat)
    TRADING.change(game, received=(*rest, new))


def count_chests(game: Game, more: int) -> None:
    """So many chests more, or less, have left their stack."""
    state = TRADING.of(game)
    TRADING.change(game, chests=state.chests + more)


class Bartering(GainingArtefact, frozen=True):
    """A chest against the top card of an artefact stack; it is given when the card comes (S6.2)."""

    def receive(self, game: Game, card: Card) -> None:
        game.pop()
        give(game, self.seat, ONE[CHEST_CARD])
        count_chests(game, -1)
        receive(game, self.seat, card)

    def check(self, game: Game) -> Reason | None:
        if not TRADING.in_play(game) or CHEST_CARD not in game.hand[self.seat]:
            return Reason("frame-no-card", "S6.2")
        return GainingArtefact.check(self, game)


def forget_trades(game: Game, seat: Seat) -> None:
    """The next turn all cards may be traded."""
    state = TRADING.of(game)
    others = tuple(got for got in state.received if got.seat != seat)
    TRADING.change(game, received=others)


# Laws.


def posts_stand_on_roads(game: Game) -> Reason | None:
    state = TRADING.of(game)
    for post in state.posts:
        if post.space < 0 or what_lies(game, post.space) not in POST_SHAPES:
            return Reason("post-needs-road", "S6.1")
    if any(
        len(own_posts(game, seat)) > game.rules.catalogue.box.posts for seat in range(game.players)
    ):
        return Reason("law-posts", "S0.3", {"count": game.rules.catalogue.box.posts})
    if chests_left(game) < 0:
        return Reason("law-chests", "S0.3", {"count": game.rules.catalogue.box.chests})
    if len({got.seat for got in state.received}) != len(state.received):
        return Reason("law-traded-once")
    return None


def trading_seen(game: Game, seat: Seat | None) -> Trading:
    """What a viewer may know: which equal cards a hand held already is its player's secret."""
    state = TRADING.of(game)
    if not state.received:
        return state
    known = [got if got.seat == seat else Received(got.seat, got.cards) for got in state.received]
    return msgspec.structs.replace(state, received=tuple(known))


def install(rules: Rules) -> None:
    box = rules.catalogue.box
    rules.catalogue.box_has_at_least(1, "S6.2", "stardust_price", "chest_ambush")
    rules.turn_ends.append(forget_trades)
    rules.ambushing[CHEST_CARD] = box.chest_ambush
    rules.printed.append(lambda game: Counter({CHEST_CARD: box.chests}))
    rules.zones.append(lambda game: ONE[CHEST_CARD] * chests_left(game))


MODULE: Final = Module(
    name=NAME,
    rule="S6",
    options=(Option("trading", "S6", "trade", expansion=True),),
    contents=(CardKind(kind=CHEST, rule="S6.4", icon="chest"),),
    install=install,
    actions=(
        Action(
            BuildPost,
            obstacle_to_build,
            offer_posts,
            begin_paying,
            price=lambda game, seat, wish: game.rules.catalogue.storm_costs["post"],
            effect=build_post,
        ),
        Action(Trade, obstacle_to_trade, offer_trades, trade),
    ),
    slice=TRADING,
    view=trading_seen,
    laws=(posts_stand_on_roads,),
    stands_on={
        Bartering: (Turn,),
        Fetching: (Bartering,),
    },
)
