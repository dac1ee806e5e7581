"""Teams (S4): partners act at the same time, each in a lane of their own."""

from typing import Final

import msgspec

from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.chapters.piles import Drawing
from battalia.engine.chapters.turn import BEGUN, NIGHT, Night, Round, Turn, begin_turn
from battalia.engine.game import Frame, Game, Question
from battalia.engine.module import Module, Need, Option, Slice
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import Seat, Space

PARTNER: Final = Reason("attack-partner", "S4.5")
IN_BATTLE: Final = Reason("defender-in-battle", "S4.3")
SAME_TARGET: Final = Reason("partner-attacks-here", "S4.3")
NO_ATTACK_LEFT: Final = Reason("no-attack-left", "S4.6")

SEATS: Final = {
    4: ((0, 2), (1, 3)),
    5: ((0, 2, 4), (1, 3)),
    6: ((0, 3), (1, 4), (2, 5)),
}
THREE_AGAINST_THREE: Final = ((0, 2, 4), (1, 3, 5))


class TeamRound(Frame, frozen=True):
    """Team after team, day after day. One such frame lies at the bottom of each partner's lane."""

    team: int
    """Whose turn is next, or is being played."""
    over: bool = False
    """The turn of this lane's player is over."""

    def step(self, game: Game) -> Question | None:
        if not self.over:
            game.swap(TeamRound(self.team, True))
            self._begin(game)
        elif len(game.lanes) > 1:
            # Partners are still acting; the last of them goes on (S4.3).
            game.pop()
        else:
            order = teams_in_order(game)
            following = order[(order.index(self.team) + 1) % len(order)]
            game.swap(TeamRound(following))
            if following == order[0]:
                game.push(Night())
        return None

    def _begin(self, game: Game) -> None:
        """All members begin their turns (S4.3)."""
        here = game.at
        first, *partners = game.rules.teams[self.team]
        begin_turn(game, first)
        for partner in partners:
            game.lanes.append((TeamRound(self.team, True),))
            game.at = len(game.lanes) - 1
            begin_turn(game, partner)
        game.at = here

    def check(self, game: Game) -> Reason | None:
        if game.rules.begin_round is None:
            return Reason("frame-absent")
        if not self.team < len(game.rules.teams):
            return Reason("frame-no-team")
        return None

    def bears(self, game: Game, above: Frame) -> Reason | None:
        if isinstance(above, Night):
            first = self.team == teams_in_order(game)[0]
            return None if not self.over and first else NIGHT
        return None if self.over else BEGUN


def teams_in_order(game: Game) -> list[int]:
    """The teams clockwise, that of the first player first (S4.1)."""
    order: list[int] = []
    for seat in game.seats_from(game.first):
        team = game.rules.teams.index(game.team(seat))
        if team not in order:
            order.append(team)
    return order


class Attacks(msgspec.Struct, frozen=True):
    """What the limit of attacks counts (S4.6)."""

    made: int = 0
    """Attacks of the team in this turn."""


ATTACKS: Final = Slice("teams", Attacks)


def veto(game: Game, seat: Seat, space: Space, defender: Seat | None, hero: bool) -> Reason | None:
    """S4.3, S4.5: no partner, nobody who is in a battle; no place that a partner attacks."""
    if defender is not None and defender in game.team(seat):
        return PARTNER
    for battle in game.frames(Battle):
        if battle.attacker != seat:
            if defender is not None and defender in (battle.attacker, battle.defender):
                return IN_BATTLE
            if defender is None and battle.space == space and not battle.hero:
                return SAME_TARGET
    return None


def few_attacks(
    game: Game, seat: Seat, space: Space, defender: Seat | None, hero: bool
) -> Reason | None:
    """S4.6: the team of three makes at most two attacks per turn in all."""
    state = ATTACKS.of(game)
    most = game.rules.catalogue.box.team_attacks
    open_now = sum(
        battle.attacker != seat and battle.at in ("muster", "weapon")
        for battle in game.frames(Battle)
    )
    if len(game.team(seat)) == 3 and state.made + open_now >= most:
        return NO_ATTACK_LEFT
    return None


def count_attack(game: Game, battle: Battle) -> None:
    state = ATTACKS.of(game)
    ATTACKS.set(game, Attacks(state.made + 1))


def forget_attacks(game: Game, seat: Seat) -> None:
    ATTACKS.set(game, Attacks())


def refill(game: Game, battle: Battle) -> None:
    """S4.4: after each battle, surrender or retreat the defender draws up to 6 at once."""
    if battle.defender is not None:
        missing = game.rules.catalogue.hand - len(game.hand[battle.defender])
        if missing > 0:
            game.push(Drawing(battle.defender, missing))


def partners_act_together(game: Game) -> Reason | None:
    """S4.3: every lane is a partner's, of one team; S4.4: nobody has yet to be refilled."""
    if game.attacked:
        return Reason("law-team-draws", "S4.4")
    team: int | None = None
    for bottom, *above in game.lanes:
        if not isinstance(bottom, TeamRound):
            if len(game.lanes) > 1 or isinstance(bottom, Round):
                return Reason("law-team-round")
            continue
        if team not in (None, bottom.team):
            return Reason("law-team-round")
        team = bottom.team
        turn = above[0] if above else None
        if isinstance(turn, Turn):
            if turn.seat not in game.rules.teams[team]:
                return Reason("law-team-turns")
        elif len(game.lanes) > 1:
            return Reason("law-team-turns")
    return None


def install(rules: Rules) -> None:
    options = rules.options
    rules.teams = THREE_AGAINST_THREE if options.three_against_three else SEATS[options.players]
    rules.begin_round = lambda game: TeamRound(teams_in_order(game)[0])
    rules.refill_later = False
    rules.battle_over.append(refill)
    rules.vetoes.append(veto)
    rules.cities_to_end = rules.catalogue.team_cities


def limit_attacks(rules: Rules) -> None:
    rules.vetoes.append(few_attacks)
    rules.attack_declared.append(count_attack)
    rules.turn_begins.append(forget_attacks)


MODULE: Final = Module(
    name="teams",
    rule="S4",
    options=(
        Option(
            "teams",
            "S4",
            "three-friends",
            expansion=True,
            needs=(Need(lambda options: options.players >= 4, "options-needs-four", "S10.5"),),
        ),
        Option(
            "three_against_three",
            "S4.1",
            "flying-flag",
            expansion=True,
            needs=(
                Need(
                    lambda options: options.teams and options.players == 6,
                    "options-needs-teams-of-six",
                    "S4.1",
                ),
            ),
        ),
    ),
    install=install,
    laws=(partners_act_together,),
    stands_on={TeamRound: (), Turn: (TeamRound,), Night: (TeamRound,)},
)
FEW_ATTACKS: Final = Module(
    name="few-attacks",
    rule="S4.6",
    options=(
        Option(
            "two_attacks",
            "S4.6",
            "crossed-swords",
            expansion=True,
            needs=(
                Need(
                    lambda options: options.teams and options.players == 5,
                    "options-needs-teams-of-five",
                    "S4.6",
                ),
            ),
        ),
    ),
    install=limit_attacks,
    slice=ATTACKS,
)
