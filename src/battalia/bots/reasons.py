"""Reasons for choices of the base game that speak for themselves.

Each gets the case, the game after the choice and the choice itself, and may have nothing to say.
Modules have theirs in their lore, and use what is here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from battalia.bots.fighting import battle_of, extra_reach, missing, reach
from battalia.bots.habits import card_worth, favourite
from battalia.bots.lore import Told
from battalia.bots.opinions import KEPT
from battalia.bots.senses import worth_of
from battalia.engine import Choice, Game, Reason, Seat, play
from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.chapters.building import Placing
from battalia.engine.chapters.land import ground
from battalia.engine.chapters.turn import cohort_draw
from battalia.engine.choices import (
    Ambush,
    As,
    Attack,
    ChooseCity,
    ChooseFaction,
    Cohort,
    Convert,
    Done,
    Drop,
    End,
    Fight,
    From,
    Halt,
    Join,
    Keep,
    KeepTent,
    Lay,
    Limbo,
    Mulligan,
    NameFaction,
    On,
    Pass,
    Pay,
    Place,
    Promote,
    Recall,
    Retreat,
    Skip,
    Stand,
    Station,
    Step,
    Strike,
    Surrender,
    Take,
    Top,
    Travel,
    TurnItself,
    Use,
    With,
)
from battalia.engine.content import CardKind, Content
from battalia.engine.notation import faction_name, seat_name
from battalia.engine.terms import (
    AMULET,
    EMPTY,
    EXITS,
    FACTION,
    KINDS,
    Card,
    Kind,
    Shape,
    kind_of,
    terrain_of,
)

if TYPE_CHECKING:
    from battalia.bots.advice import Case

BATTLES: Final = frozenset({"opening", "attack", "defence"})


def because(id: str, **args: str | int | Reason) -> Reason:
    """A reason that no rule gives."""
    return Reason(id, "", args)


def exits_of(shape: Shape) -> int:
    """The roads of a land card."""
    return EXITS[shape][0][1].bit_count()


def kinds_text(kinds: Iterable[Kind]) -> str:
    """Kinds of cards by name, the dearest first."""
    return " ".join(KINDS[kind] for kind in sorted(kinds, key=lambda kind: (-KEPT[kind], kind)))


def always(id: str, **args: int) -> Told:
    """Always the same."""
    reason = because(id, **args)
    return lambda case, after, choice: reason


def in_its_words(find: Callable[[Game, Any], Content | None]) -> Told:
    """What the card, potion or the like says for itself that this choice puts to use."""

    def told(case: Case, after: Game, choice: Choice) -> Reason | None:
        content = find(case.game, choice)
        return because(content.hint) if content is not None and content.hint else None

    return told


def _cohort(case: Case, after: Game, choice: Cohort) -> Reason | None:
    return because("hint-cohort", count=cohort_draw(case.game, choice))


def _skip(case: Case, after: Game, choice: Skip) -> Reason | None:
    return because("hint-keep-hand") if case.question.about == "cohort" else None


def _use(case: Case, after: Game, choice: Use) -> Reason | None:
    """Amulets are gambles; a scroll is good for what it turns."""
    if choice.item.kind == AMULET:
        return because("hint-gamble")
    for _, planned in case.path[:1]:
        if isinstance(planned, (Convert, TurnItself)):
            return _faction(case, after, planned)
    return None


def _pay(case: Case, after: Game, choice: Pay) -> Reason | None:
    """The dearest card that another payment would have cost."""
    spent = Counter(item.kind for item in choice.items)
    if not case.is_best(lambda way: -sum(KEPT[item.kind] for item in way.items)):
        return None
    others = [way for way in case.question.options if isinstance(way, Pay)]
    spared = [kind for way in others for kind in Counter(i.kind for i in way.items) - spent]
    if not spared:
        return because("hint-pay-alike")
    best = max(spared, key=lambda kind: KEPT[kind])
    return because("hint-pay-cheapest") if best in spent else because("hint-pay", kind=KINDS[best])


def _place(case: Case, after: Game, choice: Place) -> Reason | None:
    """New sites for cities, a shorter way, or roads into the open."""
    sites = case.sites(after)
    if sites > case.sites(case.game):
        return because("hint-sites", count=sites, sure="yes")
    nearer = case.nearer(case.game, after)
    if nearer is not None:
        return because("hint-place-towards", space=case.name(nearer))
    placing = next(frame for frame in case.game.frames(Placing) if frame.seat == case.seat)
    exits = dict(EXITS[placing.shape])[choice.side]
    around = ground(case.game).land.around[choice.space]
    ways = sum(bool(exits & side) and case.game.board[there] == EMPTY for side, there, _ in around)
    return because("hint-place-open", count=ways) if ways else None


def _faction(
    case: Case, after: Game, choice: NameFaction | ChooseFaction | Convert | TurnItself
) -> Reason | None:
    if choice.faction != favourite(case.game, case.seat):
        return None
    if isinstance(choice, ChooseFaction):
        # Before the set-up is complete all decks may be alike.
        cards = Counter(FACTION[card] for card in case.game.deck(case.seat))
        if (
            len(
                {
                    cards[option.faction]
                    for option in case.question.options
                    if isinstance(option, ChooseFaction)
                }
            )
            == 1
        ):
            return because("hint-all-alike")
    return because("hint-most-cards", faction=faction_name(choice.faction))


def _city(case: Case, after: Game, choice: ChooseCity) -> Reason | None:
    home = terrain_of(case.game.board[choice.space]) == case.game.faction[case.seat]
    if home:
        return because("hint-home-city")
    return because("hint-best-of", count=len(case.question.options))


def _worth_most(case: Case, after: Game, choice: Take) -> Reason | None:
    """A card that completes a set, else the best one."""
    made = case.set_made(after)
    if made is not None:
        return made
    if not case.is_best(lambda one: worth_of(case.game, case.seat, one.card)):
        return None
    return _cards_compared(case, choice.card, "hint-worth-most")


def _cards_compared(case: Case, card: Card, id: str) -> Reason:
    kinds = {kind_of(one.card) for one in case.question.options if isinstance(one, (Take, Drop))}
    if len(kinds) == 1:
        return because("hint-all-alike")
    return because(id, kind=KINDS[kind_of(card)])


def _drop(case: Case, after: Game, choice: Drop) -> Reason | None:
    if not case.is_best(lambda one: -card_worth(case.game, case.seat, one.card)):
        return None
    return _cards_compared(case, choice.card, "hint-worth-least")


def _top(case: Case, after: Game, choice: Top) -> Reason | None:
    if not case.is_best(lambda one: -KEPT[kind_of(one.card)]):
        return None
    return because("hint-top", kind=KINDS[kind_of(choice.card)])


def _keep_tent(case: Case, after: Game, choice: KeepTent) -> Reason | None:
    cards = case.game.tents[case.seat][choice.tent].cards
    return because("hint-held", kinds=kinds_text(map(kind_of, cards)), sure="yes")


def _waiting(case: Case, after: Game, choice: Station | Ambush) -> Reason | None:
    return because("hint-held", kinds=KINDS[kind_of(choice.card)], sure="yes")


def _limbo(case: Case, after: Game, choice: Limbo) -> Reason | None:
    """What is gone, and what may wait in ambush for it."""
    held = [planned for _, planned in case.path if isinstance(planned, Ambush)]
    if not held:
        return None
    kind = KINDS[kind_of(choice.card)]
    kinds = kinds_text(kind_of(planned.card) for planned in held)
    return because("hint-limbo", kind=kind, kinds=kinds)


def _promote(case: Case, after: Game, choice: Promote) -> Reason | None:
    rank = KINDS[kind_of(choice.card) + choice.ranks]
    return case.set_made(after) or because("hint-promote", kind=rank)


def _on(case: Case, after: Game, choice: On) -> Reason | None:
    return because("hint-amulet", kind=KINDS[kind_of(choice.card)])


def by_riding(case: Case, after: Game, choice: Choice) -> Reason | None:
    """Nearer to something, within a move; a step as an action is good for what follows it."""
    if case.question.about not in ("ride", "travel-on"):
        return None
    nearer = case.nearer(case.game, after)
    if nearer is None:
        return None
    return because("hint-hero-nearer", space=case.name(nearer), sure="yes")


def _as(case: Case, after: Game, choice: As) -> Reason | None:
    strength = case.game.rules.catalogue.attack_strength
    if not case.is_best(lambda one: strength[one.kind]):
        return None
    return because("hint-strongest", count=strength[choice.kind])


def most(case: Case, after: Game, choice: Any) -> Reason | None:
    """As many cards as can be had."""
    if not case.is_best(lambda one: one.count):
        return None
    return because("hint-more-cards", count=choice.count)


# Battles: what is needed, and what the cards at hand reach (B8).


def _attack(case: Case, after: Game, choice: Attack) -> Reason | None:
    """Before the first card is laid: the total needed and the one that can be had."""
    game = case.game.copy()
    play(game, case.seat, choice)
    case.rehearsal().settle(game, case.seat, None, BATTLES)
    battle = battle_of(game, case.seat)
    if battle is None:
        return None
    strength = strengths(game, battle, case.seat)
    owner = case.owner(choice)
    if owner is not None:
        return because("hint-attack", **strength | case.target(choice.space, owner))
    if strength["reach"] < strength["need"]:
        return None
    return because("hint-attack-falls", **strength, space=case.name(choice.space))


def strengths(game: Game, battle: Battle, seat: Seat, ambush: bool = False) -> dict[str, Any]:
    """The total that this side needs now, and the most that it can have."""
    attack, defence = battle.totals(game)
    total = attack if seat == battle.attacker else defence
    lack = missing(game, battle, seat)
    return {"need": total + lack, "reach": total + reach(game, battle, seat, ambush)}


def _in_battle(enough: str, lacking: str = "", ambush: bool = False) -> Told:
    """One reason where the cards at hand suffice, another where they do not."""

    def reason(case: Case, after: Game, choice: Any) -> Reason | None:
        battle = battle_of(case.game, case.seat)
        if battle is None:
            return None
        strength = strengths(case.game, battle, case.seat, ambush)
        id = enough if strength["reach"] >= strength["need"] else lacking
        return because(id, **strength) if id else None

    return reason


def _lay(case: Case, after: Game, choice: Lay) -> Reason | None:
    """The weapon that opens, or the next card of a play that suffices."""
    strength = case.game.rules.catalogue.attack_strength[choice.item.kind] * choice.copies
    if case.question.about == "open-attack":
        return because("hint-weapon", count=strength)
    return _in_battle("hint-lay", "hint-lay-least")(case, after, choice)


def _surrender(case: Case, after: Game, choice: Surrender) -> Reason | None:
    if not any(isinstance(option, Fight) for option in case.question.options):
        return because("hint-cannot-fight")
    return _in_battle("", "hint-surrender", True)(case, after, choice)


def _retreat(case: Case, after: Game, choice: Retreat) -> Reason | None:
    battle = battle_of(case.game, case.seat)
    assert battle is not None
    strength = strengths(case.game, battle, case.seat, True)
    if strength["reach"] < strength["need"]:
        return because("hint-retreat", **strength)
    cards = len(case.game.hand[battle.attacker])
    return because("hint-retreat-safer", players=seat_name(battle.attacker), count=cards)


def _muster(case: Case, after: Game, choice: With | From) -> Reason | None:
    """As few heroes as should suffice, or all."""

    def heroes(way: With | From) -> int:
        return way.heroes if isinstance(way, With) else len(way.heroes)

    ways = [heroes(way) for way in case.question.options if isinstance(way, (With, From))]
    if min(ways) == max(ways):
        return None
    return because("hint-muster-all" if heroes(choice) == max(ways) else "hint-muster-few")


def turns_battle(case: Case, after: Game, choice: Choice) -> Reason | None:
    """What may turn a battle that plain cards would lose."""
    battle = battle_of(case.game, case.seat)
    if battle is None:
        return None
    args = strengths(case.game, battle, case.seat)
    if args["reach"] >= args["need"] or not extra_reach(case.game, battle, case.seat):
        return None
    return because("hint-extra", **args)


HOPES: Final[dict[type[Choice], Told]] = {
    Use: in_its_words(lambda game, use: game.rules.named(CardKind).get(KINDS[use.item.kind])),
}
"""What the future may bring, where nothing certain is gained."""
REASONS: Final[dict[type[Choice], Told]] = {
    # The turn.
    Cohort: _cohort,
    Mulligan: always("hint-mulligan"),
    Skip: _skip,
    End: always("hint-nothing-gains"),
    Top: _top,
    KeepTent: _keep_tent,
    NameFaction: _faction,
    ChooseFaction: _faction,
    ChooseCity: _city,
    Pay: _pay,
    Place: _place,
    Promote: _promote,
    On: _on,
    Convert: _faction,
    TurnItself: _faction,
    Station: _waiting,
    Ambush: _waiting,
    Limbo: _limbo,
    Use: _use,
    Drop: _drop,
    Take: _worth_most,
    Done: always("hint-done"),
    Step: by_riding,
    Travel: by_riding,
    Halt: always("hint-halt"),
    As: _as,
    # Battle.
    Attack: _attack,
    With: _muster,
    From: _muster,
    Lay: _lay,
    Stand: always("hint-stand"),
    Pass: _in_battle("", "hint-pass"),
    Join: _in_battle("hint-join", "hint-join"),
    Strike: _in_battle("hint-strike"),
    Fight: _in_battle("hint-fight", ambush=True),
    Surrender: _surrender,
    Retreat: _retreat,
    Recall: _in_battle("", "hint-recall"),
    Keep: _in_battle("hint-keep"),
}
"""Choices that speak for themselves, besides those of the modules; the others are good for what is
better after them."""
