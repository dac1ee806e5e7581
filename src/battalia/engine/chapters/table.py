"""Cards on the table: what can be used as which artefact, and how it is spent (B5.1, B5.2)."""

from battalia.engine.chapters.rows import open_row, spend_supply, use_loose
from battalia.engine.choices import Item
from battalia.engine.game import Game, Loose, Row
from battalia.engine.terms import (
    AMULET,
    HAMMER,
    KIND,
    KINDS,
    ONE,
    SUPPLY_CARD,
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
        of = KIND[card]
        if of == kind or (of == HAMMER and not in_battle):
            items.append(Item(card, kind))
    seen = set()
    for loose in game.loose[seat]:
        if in_battle and loose.marks and game.why_peaceful(loose) is not None:
            continue
        if loose.copies and loose.kind in (kind, WILD) and loose.card not in seen:
            seen.add(loose.card)
            items.append(Item(loose.card, kind, True))
    return items


def uses_of(game: Game, seat: Seat, item: Item, in_battle: bool = False) -> int:
    """How often this card can be used so: copies left, or two if illuminated (B11.4)."""
    if not item.table:
        return game.factor(item.kind) if KIND[item.card] == item.kind else 1
    best = 0
    for loose in game.loose[seat]:
        if loose.card == item.card and loose.copies:
            if in_battle and loose.marks and game.why_peaceful(loose) is not None:
                continue
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


def shelve_amulet(game: Game, seat: Seat, item: Item, rolled_away: bool) -> None:
    """B5.5, B11.4: after a 4 or 5 the amulet goes to the shelter, once its last roll is done."""
    if not item.table and uses_of(game, seat, item) == 1:
        if rolled_away:
            _shelve_used(game, seat, item.card)
        return
    for place, one in enumerate(game.loose[seat]):
        if one.card != item.card or one.kind != AMULET or not one.real:
            continue
        if not item.table and one.touched:
            continue
        if one.leaving or rolled_away:
            loose = list(game.loose[seat])
            if one.copies:
                loose[place] = Loose(
                    one.card, AMULET, one.copies, one.touched, True, True, one.marks
                )
            else:
                del loose[place]
                game.shelter[seat] += ONE[one.card]
            game.loose[seat] = tuple(loose)
            return


def _shelve_used(game: Game, seat: Seat, card: Card) -> None:
    """An amulet with one roll lies under the line (B8.12), or in a row of its own."""
    if card in game.under[seat]:
        game.under[seat] = take(game.under[seat], card)
    else:
        *rows, last = game.rows[seat]
        assert last == Row(f"use {KINDS[AMULET]}", ONE[card])
        game.rows[seat] = tuple(rows)
    game.shelter[seat] += ONE[card]


def touch(game: Game, seat: Seat, card: Card) -> None:
    """A hand card is laid on an artefact: it lies on the table and waits for its effect."""
    game.hand[seat] = take(game.hand[seat], card)
    if card == SUPPLY_CARD:
        spend_supply(game, seat, 1)
    game.loose[seat] += (Loose(card, KIND[card], 0, True),)


def whole_copies(game: Game, kind: Kind) -> int:
    """Copies of a fresh card: two if illuminated; a tent holds two cards instead (B11.4)."""
    return 1 if kind == TENT else game.factor(kind)


def brought(game: Game, card: Card, touched: bool = True) -> Loose:
    """A card that a search has brought onto the table; one that cannot be played by itself is of
    no use yet, and marked (S14.2)."""
    mark = game.rules.bound.get(card)
    if mark is not None:
        return Loose(card, KIND[card], 0, touched, marks=(mark.name,))
    return Loose(card, KIND[card], whole_copies(game, KIND[card]), touched)


def set_loose(game: Game, seat: Seat, place: int, new: Loose) -> None:
    loose = game.loose[seat]
    game.loose[seat] = (*loose[:place], new, *loose[place + 1 :])
