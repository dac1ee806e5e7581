"""Battles: which cards to lay, when to go on, how to react (B8).

Only the sum counts in the end, so a side lays as little as takes it ahead and stops where even all
of its cards would not do.
"""

from __future__ import annotations

from battalia.bots.lore import known
from battalia.bots.opinions import LAID
from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.chapters.battle.laying import lays, tent_cards
from battalia.engine.chapters.battle.mustering import heroes_on
from battalia.engine.chapters.battle.strength import hero_morale
from battalia.engine.choices import Choice, Item, Lay
from battalia.engine.game import Game, Question
from battalia.engine.terms import FACTION, UNIVERSAL, WILD, Seat


def battle_of(game: Game, seat: Seat) -> Battle | None:
    """The battle in which this player has a side."""
    for battle in game.frames(Battle):
        if seat in (battle.attacker, battle.defender):
            return battle
    return None


def missing(game: Game, battle: Battle, seat: Seat) -> int:
    """How much strength this side lacks to go on (B8.5); morale as it is now."""
    attack, defence = battle.totals(game)
    return attack - defence if seat == battle.defender else defence - attack + 1


class Force:
    """What a side could still lay."""

    def __init__(self, game: Game, battle: Battle, seat: Seat, options: list[Lay]) -> None:
        attacking = seat == battle.attacker
        self.faction = game.faction[seat]
        heroes = battle.heroes if attacking else battle.joined
        self.morale = heroes * hero_morale(game, seat) if heroes else 0
        self.line = game.line[seat]
        self.pure = all(FACTION[laid.card] in (self.faction, UNIVERSAL) for laid in self.line)
        self.has_morale = self.morale if self.line and self.pure else 0
        catalogue = game.rules.catalogue
        strength = catalogue.attack_strength if attacking else catalogue.defence_strength
        bonuses = game.rules.line_bonuses
        wild = {one.card for one in game.loose[seat] if one.kind == WILD}
        best: dict[Item | int, Lay] = {}
        for option in options:
            item = option.item
            # A wild card is laid once, as whatever is strongest (B5.5).
            key = item.card if item.table and item.card in wild else item
            known = best.get(key)
            if known is None or self._more(strength, option) > self._more(strength, known):
                best[key] = option
        self.cards: list[tuple[int, float, bool, Lay]] = []
        """Strength, price, whether it keeps morale, and how it is laid; each single card."""
        for option in best.values():
            item = option.item
            each = strength[item.kind] + bonuses(game, seat, item.kind)
            number = 1 if item.table else game.hand[seat].count(item.card)
            own = FACTION[item.card] in (self.faction, UNIVERSAL)
            for _ in range(number):
                self.cards.append((each * option.copies, LAID[item.kind], own, option))

    @staticmethod
    def _more(strength: list[int], option: Lay) -> tuple[int, int]:
        return strength[option.item.kind] * option.copies, option.copies

    def reach(self) -> int:
        """The most strength that all these cards could add to the total now."""
        mixed = sum(card[0] for card in self.cards) - self.has_morale
        if not self.pure:
            return mixed
        own = [card[0] for card in self.cards if card[2]]
        gained = self.morale - self.has_morale if own else 0
        if all(card[2] for card in self.cards):
            return mixed + self.has_morale + gained
        return max(mixed, sum(own) + gained)

    def cheapest(self, need: int) -> list[Lay] | None:
        """The cheapest cards that add so much; None: all together do not."""
        if need <= 0:
            return []
        ways = [self._cheapest(self.cards, need + self.has_morale)]
        if self.pure:
            own = [card for card in self.cards if card[2]]
            gained = self.morale - self.has_morale
            ways.append(self._cheapest(own, max(1, need - gained)))
        found = [way for way in ways if way is not None]
        return min(found, key=lambda way: way[0])[1] if found else None

    @staticmethod
    def _cheapest(
        cards: list[tuple[int, float, bool, Lay]], need: int
    ) -> tuple[float, list[Lay]] | None:
        """Knapsack: for each strength up to the need the cheapest cards that reach it."""
        best: list[tuple[float, list[Lay]] | None] = [None] * (need + 1)
        best[0] = (0.0, [])
        for strength, price, _, lay in cards:
            for have in range(need - 1, -1, -1):
                so_far = best[have]
                if so_far is None:
                    continue
                to = min(need, have + strength)
                known = best[to]
                if known is None or so_far[0] + price < known[0]:
                    best[to] = (so_far[0] + price, [*so_far[1], lay])
        return best[need]


def next_lay(game: Game, question: Question, battle: Battle) -> Lay | None:
    """The next card of the cheapest play that suffices; None: none does, or nothing is needed."""
    seat = question.seat
    options = [option for option in question.options if isinstance(option, Lay)]
    if not options:
        return None
    force = Force(game, battle, seat, options)
    way = force.cheapest(missing(game, battle, seat))
    if not way:
        return None
    # The strongest first: what follows may then be saved.
    return max(way, key=lambda lay: (lay.copies, lay.item.kind))


def with_all_heroes(game: Game, battle: Battle) -> Battle:
    """The same battle after the defender's heroes on the space have joined it (B8.7)."""
    assert battle.defender is not None
    here = heroes_on(game, battle.defender, battle.space)
    return battle.but(joined=max(battle.joined, here))


def reach(game: Game, battle: Battle, seat: Seat, ambush: bool = False) -> int:
    """What this side could still add with hand and tents, and ambush if it is recalled."""
    zone = tent_cards(game, seat)
    if ambush:
        zone += game.ambush[seat]
    if not zone:
        return Force(game, battle, seat, lays(game, seat, seat == battle.attacker)).reach()
    imagined = game.copy()
    imagined.hand[seat] = bytes(sorted(game.hand[seat] + zone))
    options = lays(imagined, seat, seat == battle.attacker)
    return Force(imagined, battle, seat, options).reach()


def spare(game: Game, battle: Battle, seat: Seat, ambush: bool = False) -> int:
    """How much more strength than needed this side could lay; below 0: too little."""
    return reach(game, battle, seat, ambush) - missing(game, battle, seat)


def margin(game: Game, battle: Battle, seat: Seat) -> int:
    """How much the other side may still add, by and large."""
    if battle.defender is None:
        return 0
    other = battle.defender if seat == battle.attacker else battle.attacker
    return len(game.hand[other]) // 2


def battle_cards(game: Game, battle: Battle, seat: Seat) -> bytes:
    """All cards that may still come into the battle on this side."""
    zone = game.hand[seat] + tent_cards(game, seat)
    return zone + game.ambush[seat] if seat == battle.defender else zone


def extra_reach(game: Game, battle: Battle, seat: Seat) -> int:
    """What modules could add to a side besides its plain cards, by and large."""
    if battle.defender is None:
        return 0
    return sum(reach(game, battle, seat) for reach in known().reaches.values())


def weapon_to_open(game: Game, question: Question) -> Choice:
    """An attack is opened by the weapon that does most: an own one keeps morale (B8.7)."""
    own = game.faction[question.seat]

    def worth(option: Choice) -> tuple[bool, int, int]:
        assert isinstance(option, Lay)
        keeps = FACTION[option.item.card] in (own, UNIVERSAL)
        strength = game.rules.catalogue.attack_strength[option.item.kind]
        return keeps, strength, option.copies

    return max(question.options, key=worth)
