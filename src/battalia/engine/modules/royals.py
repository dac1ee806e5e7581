"""Kings and queens, residences and capitals (S2)."""

from collections import Counter
from typing import Final

import msgspec
from msgspec.structs import replace

from battalia.engine.action import Action
from battalia.engine.catalogue.loading import Cost
from battalia.engine.chapters.cities import (
    HIGHEST_LEVEL,
    NO_CITY_HERE,
    NOT_YOUR_CITY,
    obstacle_to_upgrade,
    raise_city,
)
from battalia.engine.chapters.land import holds_city, level_of, own_cities, owner_of
from battalia.engine.chapters.paying import begin_paying
from battalia.engine.chapters.rows import Purse
from battalia.engine.choices import Choice, Upgrade
from battalia.engine.content import CardKind
from battalia.engine.events import Event, TentDissolved
from battalia.engine.game import Game, Pile
from battalia.engine.module import Module, Option, Slice
from battalia.engine.modules.checkpoints import counted_decks
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    FACTION,
    KIND,
    KINDS,
    KING,
    LORD,
    ONE,
    QUEEN,
    ROYALS,
    Card,
    Cards,
    Kind,
    Seat,
    Space,
    card_of,
    merge,
    put,
    take,
)

NAME: Final = "royals"
TOO_LOW: Final = Reason("city-too-low", "S2.3")
IS_CAPITAL: Final = Reason("is-capital", "S2.3")
ROYALS_CROWN: Final = Reason("royals-crown", "S2.3")
LIMIT: Final = {
    QUEEN: Reason("residence-limit", "S2.3"),
    KING: Reason("capital-limit", "S2.3"),
}
NEEDS: Final = {kind: Reason("needs-royal", "S2.3", {"kind": KINDS[kind]}) for kind in ROYALS}


class Royals(msgspec.Struct, frozen=True):
    """What this module keeps."""

    issued: Cards = b""
    """Sorted: the royals that a player has got. The others wait; none is ever issued again."""


COURT: Final = Slice(NAME, Royals)


class Crown(Choice, frozen=True, tag="crown"):
    """A queen makes a city a residence, a king a residence the capital."""

    space: Space


class RoyalGiven(Event, frozen=True, tag="royal-given"):
    """A royal came to the shelter."""

    seat: Seat
    card: Card


class RoyalDeposed(Event, frozen=True, tag="royal-deposed"):
    """A royal went to limbo for the rest of the game."""

    seat: Seat
    card: Card


def issued(game: Game) -> Cards:
    """The royals that are, or were, in a deck."""
    return COURT.of(game).issued


def all_royals(game: Game) -> Cards:
    """The queens and kings of the players' factions."""
    chosen = [faction for faction in game.faction if faction >= 0]
    return bytes(sorted(card_of(kind, faction) for kind in ROYALS for faction in chosen))


# Checkpoints (S2.2).


def smallest_realm(game: Game, kind: Kind) -> int:
    """How many cards the deck of a queen or king must have."""
    box = game.rules.catalogue.box
    return box.queen_deck if kind == QUEEN else box.king_deck


def depose_and_give(game: Game) -> None:
    """S2.2, S3.1: first royals are deposed, then given, by the decks as they were counted."""
    decks = counted_decks(game)
    for seat, deck in enumerate(decks):
        for kind in ROYALS:
            if deck < smallest_realm(game, kind):
                depose(game, seat, card_of(kind, game.faction[seat]))
    for seat, deck in enumerate(decks):
        for kind in ROYALS:
            card = card_of(kind, game.faction[seat])
            if deck >= smallest_realm(game, kind) and card not in issued(game):
                COURT.set(game, Royals(put(issued(game), card)))
                game.shelter[seat] += ONE[card]
                game.tell(RoyalGiven(seat, card))


def depose(game: Game, seat: Seat, card: Card) -> None:
    """S2.2: to limbo from wherever it is, even if fewer than ten cards are left (B9.2)."""
    if card in game.hand[seat]:
        game.hand[seat] = take(game.hand[seat], card)
    elif card in game.ambush[seat]:
        game.ambush[seat] = take(game.ambush[seat], card)
    elif card in game.shelter[seat]:
        game.shelter[seat] = take(game.shelter[seat], card)
    elif card in game.nation[seat].cards():
        game.nation[seat] = Pile(bag=merge(take(game.nation[seat].cards(), card)))
    elif not _leaves_tent(game, seat, card):
        return
    game.limbo = put(game.limbo, card)
    game.tell(RoyalDeposed(seat, card))


def _leaves_tent(game: Game, seat: Seat, card: Card) -> bool:
    """From a tent: the tent, with what else is stationed in it, goes to the shelter."""
    for place, tent in enumerate(game.tents[seat]):
        if card in tent.cards:
            rest = take(tent.cards, card)
            game.tents[seat] = game.tents[seat][:place] + game.tents[seat][place + 1 :]
            game.shelter[seat] += rest + ONE[tent.card]
            game.tell(TentDissolved(seat, tent.card, rest))
            return True
    return False


def lost_royals(game: Game, seat: Seat) -> int:
    """S2.2: this player's royals in limbo; so many cards the deck may lack of ten (B9.2)."""
    return sum(KIND[card] in ROYALS and FACTION[card] == game.faction[seat] for card in game.limbo)


# Residences and the capital (S2.3, S2.4).


def has_room(game: Game, seat: Seat, level: int) -> bool:
    """S2.3: at most two residences and one capital at a time, within three 5/6 tokens."""
    box = game.rules.catalogue.box
    great = [level_of(game.tokens[space]) for space in own_cities(game, seat)]
    residences, capitals = great.count(QUEEN), great.count(KING)
    if residences + capitals >= box.royal_tokens:
        return False
    return residences < box.residences if level == QUEEN else capitals < box.capitals


def obstacle_to_crowning(game: Game, seat: Seat, space: Space) -> Reason | None:
    """S2.3: an own city of level 4 or an own residence, within the limits."""
    mark = game.tokens[space]
    if not holds_city(game, space):
        return NO_CITY_HERE
    if owner_of(mark) != seat:
        return NOT_YOUR_CITY
    level = level_of(mark) + 1
    if level > KING:
        return IS_CAPITAL
    if level <= LORD:
        return TOO_LOW
    return None if game.rules.great_token(game, seat, level) else LIMIT[level]


def obstacle_to_crown(game: Game, seat: Seat, purse: Purse, wish: Crown) -> Reason | None:
    """S2.3: and a queen or king at hand, alone in the row."""
    reason = obstacle_to_crowning(game, seat, wish.space)
    if reason is None and not purse.covers(game, seat, price(game, seat, wish)):
        return NEEDS[level_of(game.tokens[wish.space]) + 1]
    return reason


def obstacle_to_plain_upgrade(game: Game, seat: Seat, purse: Purse, wish: Upgrade) -> Reason | None:
    """B3.5: here level 4 is not the highest, but units do not raise a city above it (S2.3)."""
    reason = obstacle_to_upgrade(game, seat, purse, wish)
    return ROYALS_CROWN if reason is HIGHEST_LEVEL else reason


def price(game: Game, seat: Seat, wish: Crown) -> Cost:
    """One unit whose rank is the new level."""
    return ((level_of(game.tokens[wish.space]) + 1, 1),)


def offer(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Cities that can be crowned."""
    if purse.count[QUEEN] or purse.count[KING]:
        for space in own_cities(game, seat):
            if obstacle_to_crown(game, seat, purse, Crown(space)) is None:
                out.append(Crown(space))


def crown(game: Game, seat: Seat, wish: Crown) -> None:
    """The city becomes a residence, or a residence the capital."""
    raise_city(game, seat, wish.space)


# Laws.


def royals_serve_their_own(game: Game) -> Reason | None:
    cards = issued(game)
    if cards != bytes(sorted(set(cards))) or not set(cards) <= set(all_royals(game)):
        return Reason("law-royals", "S2.2")
    for seat in range(game.players):
        for card in game.deck(seat):
            if KIND[card] in ROYALS and FACTION[card] != game.faction[seat]:
                return Reason("law-royal-faction", "S2.2")
    return None


def residences_are_few(game: Game) -> Reason | None:
    box = game.rules.catalogue.box
    for seat in range(game.players):
        great = [level_of(game.tokens[space]) for space in own_cities(game, seat)]
        residences, capitals = great.count(QUEEN), great.count(KING)
        if residences > box.residences or capitals > box.capitals:
            return Reason("law-residences", "S2.3")
        if residences + capitals > box.royal_tokens:
            return Reason("law-tokens", "S2.3")
    return None


def install(rules: Rules) -> None:
    rules.zones.append(lambda game: bytes(set(all_royals(game)) - set(issued(game))))
    rules.printed.append(lambda game: Counter(all_royals(game)))
    rules.deck_losses.append(lost_royals)
    rules.checkpoint.add("royals", depose_and_give)
    rules.great_levels = (LORD, QUEEN, KING)
    rules.level_limits.append(has_room)
    plain = rules.actions[Upgrade]
    rules.actions[Upgrade] = replace(plain, obstacle=obstacle_to_plain_upgrade)


MODULE: Final = Module(
    name=NAME,
    rule="S2",
    options=(Option("royals", "S2", "queen-crown", expansion=True),),
    contents=(
        CardKind(kind=QUEEN, rule="S2.3", icon="queen-crown"),
        CardKind(kind=KING, rule="S2.3", icon="chess-king"),
    ),
    install=install,
    actions=(Action(Crown, obstacle_to_crown, offer, begin_paying, price=price, effect=crown),),
    slice=COURT,
    laws=(
        royals_serve_their_own,
        residences_are_few,
    ),
)
