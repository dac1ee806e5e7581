"""Syoen's Mask (S7.6): units of the other battle line change sides."""

from collections import Counter
from itertools import combinations
from typing import Final

from battalia.engine.action import Action
from battalia.engine.chapters.battle.exchange import Battle, battles_of
from battalia.engine.chapters.great_artefacts import GreatArtefact
from battalia.engine.chapters.rows import Purse
from battalia.engine.choices import Choice
from battalia.engine.events import Event
from battalia.engine.game import Game, Laid
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    KIND,
    MASK,
    ONE,
    UNITS,
    UNIVERSAL,
    Cards,
    Seat,
    card_of,
    take,
)

MASK_CARD: Final = card_of(MASK, UNIVERSAL)


class TakeOver(Choice, frozen=True, tag="take-over"):
    """The units at these places of the other line."""

    places: tuple[int, ...]

    def in_order(self) -> "TakeOver":
        return TakeOver(tuple(sorted(self.places)))


NO_MASK: Final = Reason("no-mask", "S7.6")
MASK_IN_BATTLE: Final = Reason("mask-in-battle", "S7.6")
NOT_TAKEN_OVER: Final = Reason("not-taken-over", "S7.6")
EQUAL_UNITS: Final = Reason("equal-units", "S7.6")
IN_OWN_PLAY: Final = Reason("mask-in-own-play", "S7.6")


class UnitsTakenOver(Event, frozen=True, tag="units-taken-over"):
    """Units have changed sides for the rest of the battle."""

    seat: Seat
    of: Seat
    cards: Cards


def other_side(battle: Battle, seat: Seat) -> Seat:
    assert battle.defender is not None
    return battle.defender if seat == battle.attacker else battle.attacker


def deceptions(game: Game, of: Seat) -> list[TakeOver]:
    """S7.6: up to two real units of this line with a total printed strength of up to 3."""
    most = CARD.printed(game, "strength")
    strength = game.rules.catalogue.attack_strength
    line = game.line[of]
    units = [
        place
        for place, laid in enumerate(line)
        if laid.real and laid.of is None and KIND[laid.card] in UNITS
    ]
    options: list[TakeOver] = []
    seen = set()
    for n in range(1, CARD.printed(game, "units") + 1):
        for places in combinations(units, n):
            if sum(strength[KIND[line[place].card]] for place in places) > most:
                continue
            # Equal cards of the line are one option.
            cards = _cards_at(line, places)
            if cards not in seen:
                seen.add(cards)
                options.append(TakeOver(places))
    return options


def _cards_at(line: tuple[Laid, ...], places: tuple[int, ...]) -> frozenset[tuple[Laid, int]]:
    """The cards at these places, whatever their order."""
    return frozenset(Counter(line[place] for place in places).items())


def plays(game: Game, battle: Battle, seat: Seat) -> list[Choice]:
    """What the Mask can do in this play of a battle against a player."""
    if battle.defender is None or MASK_CARD not in game.hand[seat]:
        return []
    return [*deceptions(game, other_side(battle, seat))]


def obstacle_to_take_over(game: Game, seat: Seat, purse: Purse, wish: TakeOver) -> Reason | None:
    """Why these units cannot be taken over now."""
    if MASK_CARD not in game.hand[seat]:
        return NO_MASK
    for battle in battles_of(game, seat):
        if battle.defender is not None:
            return _obstacle_in_battle(game, battle, seat, wish)
    return MASK_IN_BATTLE


def _obstacle_in_battle(game: Game, battle: Battle, seat: Seat, wish: TakeOver) -> Reason | None:
    if battle.at in ("reaction", "recall"):
        return IN_OWN_PLAY
    of = other_side(battle, seat)
    line, options = game.line[of], deceptions(game, of)
    if wish in options:
        return None
    if set(wish.places) <= set(range(len(line))):
        named = _cards_at(line, wish.places)
        if any(_cards_at(line, option.places) == named for option in options):
            return EQUAL_UNITS
    return NOT_TAKEN_OVER


def deceive(game: Game, battle: Battle, seat: Seat, choice: TakeOver) -> None:
    """S7.6: they lie in the own line, without the effects on them; the Mask lies under it."""
    of = other_side(battle, seat)
    line = game.line[of]
    cards = bytes(line[place].card for place in choice.places)
    game.line[of] = tuple(laid for at, laid in enumerate(line) if at not in choice.places)
    game.line[seat] += tuple(Laid(card, KIND[card], 1, False, of=of) for card in cards)
    game.hand[seat] = take(game.hand[seat], MASK_CARD)
    game.under[seat] += ONE[MASK_CARD]
    game.tell(UnitsTakenOver(seat, of, cards))
    if battle.at == "defence" and not battle.fought:
        game.swap(battle.but(fought=True))


def fights(game: Game, battle: Battle, seat: Seat, zone: bytes) -> bool:
    """S7.6: the Mask makes a fight possible where the attacker has a unit that it may take."""
    return MASK_CARD in zone and bool(deceptions(game, battle.attacker))


def lines_hold_what_was_taken(game: Game) -> Reason | None:
    """A card of the other side lies in a line because the Mask, which lies under it, took it."""
    sides = [{battle.attacker, battle.defender} for battle in game.frames(Battle)]
    for seat, line in enumerate(game.line):
        for laid in line:
            if laid.of is None:
                continue
            if not game.ended and {seat, laid.of} not in sides:
                return Reason("law-line-side")
            if MASK_CARD not in game.under[seat] or not laid.real or KIND[laid.card] not in UNITS:
                return Reason("law-mask", "S7.6")
    return None


def install(rules: Rules) -> None:
    rules.lines_mix = True
    rules.under_lines += (MASK,)
    rules.fights.append(fights)


CARD: Final = GreatArtefact(
    kind=MASK,
    rule="S7.6",
    icon="ceremonial-mask",
    numbers={"units": 2, "strength": 3},
    least={"units": 1},
    in_box=True,
    install=install,
    laws=(lines_hold_what_was_taken,),
    actions=(Action(TakeOver, obstacle_to_take_over, in_battle=plays, fight=deceive),),
)
