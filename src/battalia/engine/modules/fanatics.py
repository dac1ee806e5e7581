"""Fanatics (S14): universal units that count as two, once another card is sacrificed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec

from battalia.engine.action import Action
from battalia.engine.chapters.ambush import (
    DECK_TOO_SMALL,
    KEPT_FROM_LIMBO,
    ONLY_SPENT,
    lasting_deck,
    send_to_limbo,
)
from battalia.engine.chapters.artefacts.changing import (
    NO_SUCH_CARD,
    TRANSFORMING,
    hand_without,
    set_line,
)
from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.chapters.battle.laying import tent_cards
from battalia.engine.chapters.battle.reach import ROUSED
from battalia.engine.chapters.rows import Purse, choose, free_hand
from battalia.engine.chapters.setup import Setup
from battalia.engine.choices import Choice, Item
from battalia.engine.events import Event
from battalia.engine.game import Game, Laid, Loose, Pile
from battalia.engine.module import Mark, Module, Option, Slice
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    FANATICS,
    KIND,
    ONE,
    SCROLL,
    TITLE,
    UNITS,
    Card,
    Cards,
    Seat,
    distinct,
    merge,
    take,
)

NAME: Final = "fanatics"
NOT_A_FANATIC: Final = Reason("not-a-fanatic", "S14.2")
ANOTHER_CARD: Final = Reason("sacrifice-another-card", "S14.2")


class Fanatics(msgspec.Struct, frozen=True):
    """What this module keeps."""

    aside: Cards = b""
    """Fanatics that are not in the stacks yet."""


SET_ASIDE: Final = Slice(NAME, Fanatics)


class Rouse(Choice, frozen=True, tag="rouse"):
    """A fanatic to be played, and the card that goes to limbo for it."""

    item: Item
    sacrifice: Card


class FanaticRoused(Event, frozen=True, tag="fanatic-roused"):
    """A fanatic counts as two."""

    seat: Seat
    card: Card


# Set-up (S14.1).


def all_fanatics(rules: Rules) -> bytes:
    """S0.3: two of each unit."""
    box = rules.catalogue.box
    return bytes(FANATICS) * box.fanatics


def set_aside(game: Game) -> None:
    """Nobody is dealt a fanatic."""
    SET_ASIDE.set(game, Fanatics(merge(all_fanatics(game.rules))))


def shuffle_in(game: Game) -> None:
    """S14.1: into the unit stacks, after the deal or draft."""
    for card in SET_ASIDE.of(game).aside:
        pile = game.stacks[KIND[card]]
        game.stacks[KIND[card]] = Pile(pile.top, merge(pile.bag, ONE[card]), pile.bottom)
    SET_ASIDE.set(game, Fanatics())


# Rousing (S14.2).


def sleepers_may_lie_so(game: Game, loose: Loose) -> Reason | None:
    sleeps = loose.card in FANATICS and not loose.copies
    return None if sleeps else Reason("law-asleep", "S14.2")


ASLEEP: Final = Mark("asleep", sleepers_may_lie_so, asleep=Reason("rouse-first", "S14.2"))
"""It came without the sacrifice that it needs before it can be played."""


def _lies_asleep(loose: Loose) -> bool:
    return ASLEEP.name in loose.marks


def sleepers(game: Game, seat: Seat) -> list[Item]:
    """Fanatics that a sacrifice would rouse: in the hand, or brought onto the table or into the
    line without one."""
    table = [one.card for one in game.loose[seat] if _lies_asleep(one)]
    table += [laid.card for laid in game.line[seat] if _sleeps(laid)]
    items = [Item(card, KIND[card]) for card in distinct(game.hand[seat]) if card in FANATICS]
    return items + [Item(card, KIND[card], True) for card in distinct(bytes(table))]


def _sleeps(laid: Laid) -> bool:
    """A search brought it (0 copies), or it was taken from the other line and counts single until
    the taker sacrifices, too (S7.6)."""
    single = laid.copies == 0 or (laid.of is not None and laid.copies == 1)
    return single and laid.card in FANATICS


def obstacle_to_rouse(game: Game, seat: Seat, wish: Rouse) -> Reason | None:
    """S14.2: another hand card goes to limbo, no stardust; B9.2: ten cards must be left."""
    item, sacrifice = wish.item, wish.sacrifice
    if item.card not in FANATICS:
        return NOT_A_FANATIC
    if item not in sleepers(game, seat):
        return NO_SUCH_CARD
    if sacrifice not in hand_without(game, seat, item):
        return ANOTHER_CARD
    if sacrifice in game.rules.kept_from_limbo:
        return KEPT_FROM_LIMBO
    if sacrifice not in free_hand(game, seat):
        return ONLY_SPENT
    if lasting_deck(game, seat) <= game.rules.catalogue.smallest_deck:
        return DECK_TOO_SMALL
    return None


def rouses(game: Game, seat: Seat) -> list[Choice]:
    """The fanatics that can be played, with each card that could be sacrificed."""
    wishes = [
        Rouse(item, card) for item in sleepers(game, seat) for card in distinct(game.hand[seat])
    ]
    return [wish for wish in wishes if obstacle_to_rouse(game, seat, wish) is None]


def offer(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Fanatics that can be roused in the action step."""
    out += rouses(game, seat)


def rouse(game: Game, seat: Seat, choice: Rouse) -> None:
    """S14.2: the other card goes to limbo; the fanatic counts as two, in one row or branched.

    In a battle one that lies in the line comes first: there it is needed.
    """
    card = choice.item.card
    send_to_limbo(game, seat, choice.sacrifice)
    game.tell(FanaticRoused(seat, card))
    roused = Loose(card, KIND[card], ROUSED, True)
    if not choice.item.table:
        game.hand[seat] = take(game.hand[seat], card)
        game.loose[seat] += (roused,)
        return
    for place, laid in enumerate(game.line[seat]):
        if laid.card == card and _sleeps(laid):
            set_line(game, seat, place, laid.but(copies=ROUSED))
            return
    loose = list(game.loose[seat])
    place = next(at for at, one in enumerate(loose) if one.card == card and _lies_asleep(one))
    loose[place] = roused
    game.loose[seat] = tuple(loose)


# Battle (B8.4, B8.13).


def can_rouse(game: Game, battle: Battle, seat: Seat, zone: bytes) -> bool:
    """Whether a defender with these cards could play a fanatic among them."""
    if lasting_deck(game, seat) <= game.rules.catalogue.smallest_deck:
        return False
    given = [card for card in zone if card not in game.rules.kept_from_limbo]
    return len(given) > 1 and any(card in FANATICS for card in given)


def sacrifices(game: Game, seat: Seat) -> Iterator[tuple[Game, int]]:
    """What an attacker could give up for fanatics: what is of no use in a battle first; only
    where that does not suffice, every choice of other cards."""
    zone = game.hand[seat] + tent_cards(game, seat)
    most = min(
        _could_be_roused(game, seat, zone),
        lasting_deck(game, seat) - game.rules.catalogue.smallest_deck,
    )
    if most <= 0:
        return
    strength = game.rules.catalogue.attack_strength
    idle, useful = b"", b""
    for card in free_hand(game, seat) + tent_cards(game, seat):
        if card in game.rules.kept_from_limbo:
            continue
        if strength[KIND[card]] or KIND[card] in TRANSFORMING:
            useful += ONE[card]
        else:
            idle += ONE[card]
    spare = [(card, useful.count(card)) for card in distinct(useful)]
    for roused in range(max(1, min(most, len(idle))), most + 1):
        free = idle[:roused]
        for more in choose(spare, roused - len(free)):
            yield _without(game, seat, free + bytes(more)), roused


def _could_be_roused(game: Game, seat: Seat, zone: bytes) -> int:
    """Fanatics in the hand, in tents and asleep on the table, and those that titles and scrolls
    could bring, where one lies on top of a stack."""
    count = sum(card in FANATICS for card in zone)
    count += sum(map(_lies_asleep, game.loose[seat]))
    if any(card in FANATICS for unit in UNITS for card in game.stacks[unit].top):
        for kind in (TITLE, SCROLL):
            count += sum(KIND[card] == kind for card in zone) * game.factor(kind)
            count += sum(one.copies for one in game.loose[seat] if one.kind == kind)
    return count


def _without(game: Game, seat: Seat, given: bytes) -> Game:
    """The position after these cards went to limbo; of tents first, for an attack is opened with a
    weapon of the hand."""
    after = game.copy()
    for card in given:
        tents = list(after.tents[seat])
        for place, tent in enumerate(tents):
            if card in tent.cards:
                tents[place] = tent.but(cards=take(tent.cards, card))
                after.tents[seat] = tuple(tents)
                break
        else:
            after.hand[seat] = take(after.hand[seat], card)
    return after


def fanatics_are_in_order(game: Game) -> Reason | None:
    aside = SET_ASIDE.of(game).aside
    if any(card not in FANATICS for card in aside):
        return Reason("law-fanatics-aside")
    below = game.lanes[0][0] if game.lanes else None
    done = below.done if isinstance(below, Setup) else len(game.rules.setup.steps)
    if aside and done > game.rules.setup.index("shuffle fanatics"):
        return Reason("law-fanatics-shuffled", "S14.1")
    return None


def install(rules: Rules) -> None:
    box = rules.catalogue.box
    rules.printed.append(lambda game: Counter(all_fanatics(rules)))
    rules.zones.append(lambda game: SET_ASIDE.of(game).aside)
    rules.setup.insert_after("fill stacks", "set fanatics aside", set_aside)
    rules.setup.insert_after("deal", "shuffle fanatics", shuffle_in)
    rules.bound = dict.fromkeys(FANATICS, ASLEEP)
    rules.unit_supply = lambda game, card: box.fanatic_supply if card in FANATICS else 1
    rules.fights.append(can_rouse)
    rules.sacrifices.append(sacrifices)


MODULE: Final = Module(
    name=NAME,
    rule="S14",
    options=(Option("fanatics", "S14", "cultist", expansion=True),),
    install=install,
    actions=(
        Action(
            Rouse,
            lambda game, seat, purse, wish: obstacle_to_rouse(game, seat, wish),
            offer,
            rouse,
            in_battle=lambda game, battle, seat: rouses(game, seat),
            fight=lambda game, battle, seat, choice: rouse(game, seat, choice),
        ),
    ),
    slice=SET_ASIDE,
    laws=(fanatics_are_in_order,),
    marks=(ASLEEP,),
)
