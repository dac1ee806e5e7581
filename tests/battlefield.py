"""A battlefield for tests: a road from west to east with a city in its middle.

The road runs along row 1: a woods city (p1, level 1), lakes, the battlefield (a canyons city),
mountains, a lakes city (nobody's), woods, a mountains city (nobody's). Players p1 ... are barfolk,
islanders, emberians and cloudborn, at home in woods, lakes, canyons and mountains.
"""

from collections.abc import Mapping
from typing import Any

from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.chapters.battle.strength import parts as parts_of
from battalia.engine.chapters.land import NOBODY, level_of, owner_of
from battalia.engine.events import CardDrawn, TotalsAnnounced
from battalia.engine.game import Game, Tent
from battalia.engine.laws import broken_law
from battalia.engine.notation import cards_text, read_card, read_cards, read_seat, seat_name
from battalia.engine.play import advance, play
from battalia.engine.terms import take
from battalia.engine.view import view
from battalia.words import why
from positions import table

BOARD = {
    "r1c0": "city-one woods east",
    "r1c1": "straight lakes east",
    "r1c2": "city-four canyons north",
    "r1c3": "straight mountains east",
    "r1c4": "city-opposite lakes east",
    "r1c5": "straight woods east",
    "r1c6": "city-one mountains west",
}
HIGH = {
    "r5c0": "city-four woods north",
    "r5c2": "city-four woods north",
    "r5c4": "city-four woods north",
    "r5c6": "city-four lakes north",
    "r6c1": "city-four lakes north",
    "r6c3": "city-four lakes north",
    "r6c5": "city-four mountains north",
}
"""Seven lonely cities, for tokens of levels 3 and 4."""
LOW = {
    "r3c0": "city-three woods north",
    "r3c2": "city-four mountains north",
    "r3c4": "city-four mountains north",
    "r3c6": "city-three lakes north",
    "r4c1": "city-three canyons north",
    "r4c3": "city-four canyons north",
    "r4c5": "city-three mountains north",
}
"""Seven more, for tokens of levels 1 and 2."""


def field(
    attack: Mapping[str, str] | str = "",
    defence: str = "",
    *,
    city: str = "p2 3",
    board: Mapping[str, str] | None = None,
    tokens: Mapping[str, str] | None = None,
    heroes: Mapping[str, str] | None = None,
    **more: Any,
) -> Game:
    """p1 with these cards and a hero at the gates of a ``city`` of p2, who has those."""
    marks = {"r1c0": "p1 1", **({"r1c2": city} if city else {}), **(tokens or {})}
    return table(
        hand={"p1": attack, "p2": defence} if isinstance(attack, str) else attack,
        board={**BOARD, **(board or {})},
        tokens=marks,
        heroes={"p1": "r1c2"} if heroes is None else heroes,
        **more,
    )


def station(game: Game, name: str, tent: str, stationed: str) -> None:
    """The tent stands with these cards in it; all come from the player's hand."""
    seat = read_seat(name)
    for card in (read_card(tent), *read_cards(stationed)):
        game.hand[seat] = take(game.hand[seat], card)
    game.tents[seat] += (Tent(read_card(tent), read_cards(stationed)),)
    law = broken_law(game)
    assert law is None, why(law)
    advance(game)
    game.events = []


def totals(game: Game) -> tuple[int, int]:
    """The strength of attacker and defender in the battle that is being fought."""
    (battle,) = [frame for lane in game.lanes for frame in lane if isinstance(frame, Battle)]
    found = battle.totals(game)
    assert found == tuple(sum(parts_of(game, battle, one).values()) for one in (True, False))
    return found


def parts(game: Game, seat: str = "p1") -> tuple[dict[str, int], dict[str, int]]:
    """What the totals consist of, as a player sees them; they add up."""
    battle = view(game, read_seat(seat)).battle
    assert battle is not None
    sides = [
        {part.name: part.count for part in side}
        for side in (battle.attack_parts, battle.defence_parts)
    ]
    assert tuple(sum(side.values()) for side in sides) == (battle.attack, battle.defence)
    return sides[0], sides[1]


def lacks(game: Game) -> tuple[str, int]:
    """Who plays in the battle in progress, and what its total still needs: as everybody sees."""
    battle = view(game, None).battle
    assert battle is not None
    return seat_name(battle.plays), battle.needed


def announced(events: list[Any]) -> tuple[int, int]:
    """The totals that were announced last."""
    last = [event for event in events if isinstance(event, TotalsAnnounced)][-1]
    return last.attack, last.defence


def at_war(game: Game) -> bool:
    """Whether a battle is being fought."""
    return any(isinstance(frame, Battle) for lane in game.lanes for frame in lane)


def mark(game: Game, space: str) -> str:
    """The token on a space: ``p1 3``, ``neutral 4``, or nothing."""
    token = game.tokens[game.rules.notation.read_space(space)]
    if not token:
        return ""
    owner = owner_of(token)
    return f"{'neutral' if owner == NOBODY else f'p{owner + 1}'} {level_of(token)}"


def heroes(game: Game, name: str) -> str:
    """Where the heroes of a player stand; ``-``: not on the board."""
    seat = read_seat(name)
    return " ".join(map(game.rules.notation.space_name, game.heroes[2 * seat : 2 * seat + 2]))


def spent(game: Game, name: str = "p1") -> str:
    """The cards of the last row of a player."""
    return cards_text(game.rows[read_seat(name)][-1].cards)


def gained(game: Game, name: str = "p1") -> str:
    """The new cards of a player's last row."""
    return cards_text(game.rows[read_seat(name)][-1].gained)


def draws(game: Game) -> list[str]:
    """Chance answers with its first option until a player is asked; who drew, in order."""
    who: list[str] = []
    while -1 in game.asked:
        for event in play(game, -1, game.asked[-1].options[0]):
            if isinstance(event, CardDrawn):
                who.append(f"p{event.seat + 1}")
    return who
