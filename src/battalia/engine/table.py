"""Cards on the table: what can be used as which artefact, and how it is spent (B5.1, B5.2)."""

from battalia.engine.choices import Item
from battalia.engine.game import Game, Loose
from battalia.engine.rows import open_row, use_loose
from battalia.engine.terms import (
    HAMMER,
    KINDS,
    ONE,
    TENT,
    WILD,
    Card,
    Kind,
    Seat,
    distinct,
    take,
)


def usable_as(game: Game, seat: Seat, kind: Kind, in_battle: bool = False) -> list[Item]:
    """Cards of hand and table that can be used as this artefact now (B5.5, B6.2)."""
    items = []
    for card in distinct(game.hand[seat]):
        of = card >> 3
        if of == kind or (of == HAMMER and not in_battle):
            items.append(Item(card, kind))
    seen = set()
    for loose in game.loose[seat]:
        if loose.copies and loose.kind in (kind, WILD) and loose.card not in seen:
            seen.add(loose.card)
            items.append(Item(loose.card, kind, True))
    return items


def uses_of(game: Game, seat: Seat, item: Item) -> int:
    """How often this card can be used so: copies left, or two if illuminated (B11.4)."""
    if not item.table:
        return game.factor(item.kind) if item.card >> 3 == item.kind else 1
    best = 0
    for loose in game.loose[seat]:
        if loose.card == item.card and loose.copies:
            if loose.kind == item.kind:
                best = max(best, loose.copies)
            elif loose.kind == WILD:
                best = max(best, game.factor(item.kind))
    return best


def spend(game: Game, seat: Seat, item: Item, uses: int = 1) -> None:
    """Uses an artefact by itself, outside any row; copies left over stay on the table."""
    if item.table:
        use_loose(game, seat, item.card, item.kind, uses)
        return
    game.hand[seat] = take(game.hand[seat], item.card)
    left = uses_of(game, seat, item) - uses
    if left and item.kind != TENT:
        game.loose[seat] += (Loose(item.card, item.kind, left, False),)
    else:
        open_row(game, seat, f"use {KINDS[item.kind]}", ONE[item.card])


def remove_spent(game: Game, seat: Seat, item: Item) -> bool:
    """Takes the card of a fully spent artefact off the table; False while copies are left."""
    if item.table:
        for place, loose in enumerate(game.loose[seat]):
            if (
                loose.card == item.card
                and loose.kind == item.kind
                and not loose.copies
                and loose.real
            ):
                rest = game.loose[seat]
                game.loose[seat] = rest[:place] + rest[place + 1 :]
                return True
        return False
    rows = game.rows[seat]
    if rows and rows[-1].cards == ONE[item.card]:
        game.rows[seat] = rows[:-1]
        return True
    return False


def touch(game: Game, seat: Seat, card: Card) -> None:
    """A hand card is laid on an artefact: it lies on the table and waits for its effect."""
    game.hand[seat] = take(game.hand[seat], card)
    game.loose[seat] += (Loose(card, card >> 3, 0, True),)
