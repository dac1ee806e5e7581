"""The valleys for tests: a board with all valley cards, and games in the middle of them."""

import random
from collections.abc import Mapping
from typing import Any

import msgspec

from battalia.engine import CHANCE, Game, Options, start
from battalia.engine.chapters.land import owner_of, set_token, token
from battalia.engine.game import Pile
from battalia.engine.laws import broken_law
from battalia.engine.modules.mountain_pass import Amplifier, Amplifiers
from battalia.engine.modules.stormgates import gates as gates_of
from battalia.engine.modules.valleys import Explored, Valleys, plan, turn_over
from battalia.engine.notation import read_kind
from battalia.engine.play import advance
from battalia.engine.points import assemble
from battalia.engine.terms import CLOSED_ROAD, GATE, VALLEY_ROAD, put, shape_of, take
from positions import table
from random_play import enrich, walk

KINGS = "r3c3"
QUEENS = "r3c7"
LINK = "r3c5"
GATES = {
    "r0c5": "stormgate woods north",
    "r6c5": "stormgate lakes north",
    "r3c0": "stormgate canyons north",
    "r3c10": "stormgate mountains north",
}
"""Gates 1, 4, 3 and 2 of the first four factions."""
NORTH_ROAD = {"r2c3": "valley-road neutral north", "r1c3": "crossroads woods north"}
"""The north road of the Valley of Kings, explored, and a road that leads to it."""


def valley(
    *,
    link: str = "pass",
    board: Mapping[str, str] | None = None,
    tokens: Mapping[str, str] | None = None,
    players: int = 4,
    gates: bool = True,
    buildings: Mapping[str, str] | None = None,
    slices: Mapping[str, msgspec.Struct] | None = None,
    **more: Any,
) -> Game:
    """A position with all valley cards as they lie at first; ``board`` lies over them.

    ``buildings`` says what explored ones give: ``{"r2c2": "tool"}``.
    """
    given = buildings or {}
    options = {name: more.pop(name) for name in list(more) if name in Options.__struct_fields__} | {
        "expansion": True,
        "stormgates": True,
        "valleys": link,
    }
    if link == "bridge":
        options.setdefault("great_artefacts", True)
    rules = assemble(Options(players=players, **options))
    notation = rules.notation
    cards = {
        notation.space_name(space): notation.tile_name(on) for space, on in plan(rules).items()
    }
    if gates:
        cards |= GATES
    explored = tuple(
        Explored(notation.read_space(space), read_kind(gives)) for space, gives in given.items()
    )
    for space in given:
        cards[space] = cards[space].replace("closed-", "")
    return table(
        players,
        board=cards | dict(board or {}),
        tokens={KINGS: "neutral 6", QUEENS: "neutral 6"} | dict(tokens or {}),
        slices={"valleys": Valleys(explored), **(slices or {})},
        **options,
        **more,
    )


def in_the_middle(seed: int, options: Options) -> tuple[Game, random.Random]:
    """A game at its first action, with open valleys, rich hands and heroes all over the place."""
    rng = random.Random(seed)
    game = start(options)
    for seat, question in walk(game, rng):
        if seat != CHANCE and question.about == "action":
            break
    for space, on in enumerate(game.board):
        if on > 0 and shape_of(on) == CLOSED_ROAD and rng.random() < 0.7:
            turn_over(game, space)
    for space in range(len(game.board)):
        owner = owner_of(game.tokens[space])
        if 0 <= owner < game.players and rng.random() < 0.7:
            set_token(game, space, token(owner, rng.choice((2, 3, 4))))
    enrich(game, rng, 12)
    link = game.rules.layout.link
    assert link is not None
    beside = [space for space in (link - 1, link + 1) if shape_of(game.board[space]) == VALLEY_ROAD]
    places = [
        space
        for space, on in enumerate(game.board)
        if on > 0 and (shape_of(on) == GATE or shape_of(on) == VALLEY_ROAD or space == link)
    ]
    for figure in range(2 * game.players):
        game.heroes[figure] = rng.choice((*places, *(beside or places) * 3, -1, -1))
    if options.valleys == "pass":
        numbers = {space: gate for gate, space in gates_of(game).items()}
        game.slices["mountain-pass"] = Amplifiers(
            tuple(
                Amplifier(figure // 2, figure % 2, numbers[space])
                for figure, space in enumerate(game.heroes)
                if space in numbers
            )
        )
    for seat in range(game.players):
        for card in tuple(game.offer):
            if rng.random() < 0.3:
                game.offer = take(game.offer, card)
                if rng.random() < 0.5:
                    game.shelter[seat] += bytes((card,))
                else:
                    nation = put(game.nation[seat].cards(), card)
                    game.nation[seat] = Pile(bag=bytes(sorted(nation)))
    game.ground = None
    assert broken_law(game) is None, broken_law(game)
    advance(game)
    return game, rng
