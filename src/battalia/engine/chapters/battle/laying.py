"""Laying cards (B8.2, B8.4, B8.5): what can be laid, and the lines that it lies in."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Final

from battalia.engine.chapters.artefacts.changing import NO_SUCH_CARD
from battalia.engine.chapters.rows import why_asleep
from battalia.engine.chapters.table import usable_as, uses_of
from battalia.engine.choices import Item, Lay
from battalia.engine.events import AmbushRecalled, CardLaid
from battalia.engine.game import Game, Laid, Loose
from battalia.engine.reasons import Reason
from battalia.engine.terms import KIND, ONE, STACKED, WILD, Card, Seat, distinct, merge, take

if TYPE_CHECKING:
    from battalia.engine.chapters.battle.exchange import Battle

FIGHTING: Final = STACKED
NO_STRENGTH: Final = Reason("no-strength", "B8.2")
NO_SUCH_COPIES: Final = Reason("no-such-copies", "B8.2")
NOT_IN_BATTLE: Final = Reason("not-in-battle", "B8.12")


def tent_cards(game: Game, seat: Seat) -> bytes:
    """All cards stationed in a player's tents."""
    return b"".join(tent.cards for tent in game.tents[seat])


def obstacle_to_item(game: Game, seat: Seat, item: Item) -> Reason | None:
    """Why this card is no use in battle: it is not there, never fights (S13.3), or the Hammer."""
    if item in usable_as(game, seat, item.kind, in_battle=True):
        return None
    if item not in usable_as(game, seat, item.kind):
        return NO_SUCH_CARD
    if not item.table:
        return NOT_IN_BATTLE
    lying = (one for one in game.loose[seat] if one.card == item.card)
    return next(filter(None, map(game.why_peaceful, lying)), NOT_IN_BATTLE)


def can_lay(game: Game, seat: Seat, zone: bytes) -> bool:
    """Whether the zone holds a card with strength in defence (B8.4)."""
    strength = game.rules.catalogue.defence_strength
    bound = game.rules.bound
    return any(strength[KIND[card]] and card not in bound for card in zone)


def can_fight(game: Game, battle: Battle, zone: bytes) -> bool:
    """Whether the defender could fight with these cards (B8.4, S7.6, S14.2)."""
    assert battle.defender is not None
    return can_lay(game, battle.defender, zone) or game.rules.fights(
        game, battle, battle.defender, zone
    )


def obstacle_to_lay(game: Game, seat: Seat, wish: Lay, attacking: bool) -> Reason | None:
    """Why this card cannot be laid, or not so many of its copies (B8.2, B11.4)."""
    item = wish.item
    catalogue = game.rules.catalogue
    strength = catalogue.attack_strength if attacking else catalogue.defence_strength
    if strength[item.kind] and 1 <= wish.copies <= _copies_ready(game, seat, item):
        return None
    zone = game.hand[seat]
    if item.table:
        lying = game.loose[seat]
        zone = bytes(one.card for one in lying if one.copies or game.why_asleep(one) is not None)
    if item.card not in zone:
        return NO_SUCH_CARD
    if not strength[item.kind]:
        return NO_STRENGTH
    reason = why_asleep(game, seat, item) or obstacle_to_item(game, seat, item)
    return reason or NO_SUCH_COPIES


def _copies_ready(game: Game, seat: Seat, item: Item) -> int:
    """How many copies of a card of hand or table can be laid at once; 0: it cannot be laid."""
    if item.table:
        return uses_of(game, seat, item, in_battle=True)
    card = item.card
    if KIND[card] != item.kind or card in game.rules.bound or card not in game.hand[seat]:
        return 0
    return game.factor(item.kind)


def lays(game: Game, seat: Seat, attacking: bool) -> list[Lay]:
    """Cards with strength that can be laid now, with so many of their copies (B8.2, B11.4)."""
    wishes: list[Lay] = []
    for card in distinct(game.hand[seat]):
        wishes += _of_hand(card, game.factor(KIND[card]))
    if game.loose[seat]:
        # Equal ones are one option.
        wishes += dict.fromkeys(_of_table(game, seat))
    return [wish for wish in wishes if obstacle_to_lay(game, seat, wish, attacking) is None]


@cache
def _of_hand(card: Card, most: int) -> tuple[Lay, ...]:
    """A hand card with each number of its copies."""
    item = Item(card, KIND[card])
    return tuple(Lay(item, copies) for copies in range(1, most + 1))


def _of_table(game: Game, seat: Seat) -> Iterator[Lay]:
    """Cards on the table, wild ones as whatever fights, with each number of their copies."""
    for loose in game.loose[seat]:
        wild = loose.kind == WILD
        for kind in (FIGHTING if wild else (loose.kind,)) if loose.copies else ():
            for copies in range(1, (game.factor(kind) if wild else loose.copies) + 1):
                yield Lay(Item(loose.card, kind, True), copies)


def openings(game: Game, battle: Battle) -> list[Lay]:
    """Weapons that can open the attack (B8.2, B6.3, B6.4)."""
    weapons = battle.weapons(game)
    return [wish for wish in lays(game, battle.attacker, True) if wish.item.kind in weapons]


def lay(game: Game, seat: Seat, item: Item, copies: int) -> None:
    """A card, or some of its copies, is laid in the battle line."""
    game.tell(CardLaid(seat, item.card, item.kind, copies))
    if not item.table:
        game.hand[seat] = take(game.hand[seat], item.card)
        left = game.factor(KIND[item.card]) - copies
        touched, real = False, not left
        if left:
            game.loose[seat] += (Loose(item.card, item.kind, left, False),)
    else:
        touched, real = _lay_loose(game, seat, item, copies)
    new = Laid(item.card, item.kind, copies, touched, real)
    if item.table and real:
        _complete(game, seat, new)
    else:
        game.line[seat] += (new,)


def _lay_loose(game: Game, seat: Seat, item: Item, copies: int) -> tuple[bool, bool]:
    """Copies leave a card on the table; with the last of them the card itself is laid."""
    loose = list(game.loose[seat])
    for wild in (False, True):
        for place, one in enumerate(loose):
            if one.card != item.card or not one.copies:
                continue
            most = game.factor(item.kind) if wild else one.copies
            if one.kind != (WILD if wild else item.kind) or most < copies:
                continue
            if game.why_peaceful(one) is not None:
                continue
            if most == copies:
                del loose[place]
            else:
                loose[place] = Loose(one.card, item.kind, most - copies, one.touched, one.real)
            game.loose[seat] = tuple(loose)
            return one.touched, one.real and most == copies
    raise AssertionError(item)


def _complete(game: Game, seat: Seat, new: Laid) -> None:
    """The last copies of a card join those that lie in the line already."""
    line = game.line[seat]
    for place, laid in enumerate(line):
        if (
            not laid.real
            and laid.card == new.card
            and laid.kind == new.kind
            and laid.touched == new.touched
        ):
            whole = Laid(new.card, new.kind, laid.copies + new.copies, new.touched)
            game.line[seat] = (*line[:place], whole, *line[place + 1 :])
            return
    game.line[seat] = (*line, new)


def line_cards(game: Game, seat: Seat) -> bytes:
    """Takes up a battle line and what lies under it; what was taken goes back (S7.6)."""
    own = bytes(laid.card for laid in game.line[seat] if laid.real and laid.of is None)
    for laid in game.line[seat]:
        if laid.of is not None:
            game.shelter[laid.of] += ONE[laid.card]
    cards = own + game.under[seat]
    game.line[seat] = ()
    game.under[seat] = b""
    return cards


def recall(game: Game, seat: Seat) -> None:
    """B8.4: all ambush cards to the hand, for this battle."""
    cards = game.ambush[seat]
    game.ambush[seat] = b""
    game.hand[seat] = merge(game.hand[seat], cards)
    game.tell(AmbushRecalled(seat, cards, len(cards)))
