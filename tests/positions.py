"""Positions for tests, written in the game's own notation.

``table(...)`` sets up a position in which a player is asked for an action; cards not named lie in
their stacks, decks are filled up with supply, and every law of the game is checked.
"""

from collections import Counter
from collections.abc import Mapping

import msgspec

from battalia.engine.chapters.land import NOBODY, token
from battalia.engine.chapters.oracle import illuminated
from battalia.engine.chapters.turn import Round, Turn, TurnStep
from battalia.engine.events import Event
from battalia.engine.game import Frame, Game, Pile
from battalia.engine.laws import all_cards, broken_law, printed_cards
from battalia.engine.modules.teams import TeamRound
from battalia.engine.notation import cards_text, read_cards, read_faction, read_seat
from battalia.engine.options import Options
from battalia.engine.play import advance, play, start
from battalia.engine.points import assemble
from battalia.engine.terms import (
    KIND,
    KINDS,
    NEUTRAL,
    ONE,
    RUINS,
    SUPPLY_CARD,
    UNITS,
    card_of,
    shape_of,
    terrain_of,
    tile,
)
from battalia.words import why

FACTIONS = ("barfolk", "islanders", "emberians", "cloudborn")
FORCED = ("pay", "pay-retreat", "top-card")
SIX = (*FACTIONS, "sunblessed", "wolfsclan")


def table(
    players: int = 4,
    *,
    day: int = 1,
    turn: str = "p1",
    at: TurnStep = "actions",
    factions: tuple[str, ...] = SIX,
    hand: Mapping[str, str] | str = "",
    nation: Mapping[str, str] | None = None,
    shelter: Mapping[str, str] | None = None,
    ambush: Mapping[str, str] | None = None,
    board: Mapping[str, str] | None = None,
    tokens: Mapping[str, str] | None = None,
    heroes: Mapping[str, str] | None = None,
    tops: Mapping[str, str] | None = None,
    limbo: str = "",
    offer: str | None = None,
    supply_left: int | None = None,
    fill: int = 10,
    frames: tuple[Frame, ...] = (),
    slices: Mapping[str, msgspec.Struct] | None = None,
    **options: object,
) -> Game:
    """A position in step ``at`` of the turn of ``turn``.

    Players ``p1`` ... have ``factions`` in this order. ``hand`` is the active player's, or a
    mapping by player. ``board`` and ``tokens`` map spaces to cards (``curve woods north``) and
    tokens (``p1 3``, ``neutral 4``); the ruins lie in the centre. ``heroes`` maps players to
    spaces (``r1c1 r2c2``). ``tops`` maps unit kinds to the faction that lies on top. Decks
    smaller than ``fill`` cards get supply into the nation. What is named nowhere lies in the
    stacks; ``limbo`` lies there, and with ``supply_left`` all but so much supply too. ``slices``
    are the states of modules that differ from their defaults.
    """
    game = Game(assemble(Options(players=players, **options)))  # type: ignore[arg-type]
    notation = game.rules.notation
    catalogue = game.rules.catalogue
    game.slices |= slices or {}
    game.day = day
    game.lit = illuminated(game)
    seat = read_seat(turn)
    game.faction = [read_faction(name) for name in factions[:players]]
    removed = game.rules.layout.removed_factions
    game.factions = bytes(sorted(catalogue.factions))
    assert len(factions) >= players, "name a faction for every player"
    if removed:
        spare = [faction for faction in game.factions if faction not in game.faction]
        game.factions = bytes(f for f in game.factions if f not in spare[len(spare) - removed :])

    # The board.
    for space in game.rules.layout.ruins if "lay ruins" in game.rules.setup.names() else ():
        game.board[space] = tile(RUINS, NEUTRAL, 15)
        if game.rules.ruins_level:
            game.tokens[space] = token(NOBODY, game.rules.ruins_level)
    for name, card in (board or {}).items():
        game.board[notation.read_space(name)] = notation.read_tile(card)
    for name, mark in (tokens or {}).items():
        owner, level = mark.split()
        of = NOBODY if owner == "neutral" else read_seat(owner)
        game.tokens[notation.read_space(name)] = token(of, int(level))
    for name, spaces in (heroes or {}).items():
        for hero, where in enumerate(spaces.split()):
            game.heroes[2 * read_seat(name) + hero] = notation.read_space(where)
    for shape, n in (catalogue.cities | catalogue.roads).items():
        terrains = Counter(dict.fromkeys(game.factions, n))
        for on in game.board:
            if on > 0 and shape_of(on) == shape and terrain_of(on) != NEUTRAL:
                terrains[terrain_of(on)] -= 1
        assert min(terrains.values()) >= 0, "more terrain cards on the board than the box holds"
        game.land_stacks[shape] = Pile(bag=bytes(sorted(terrains.elements())))

    # Cards.
    hands = {turn: hand} if isinstance(hand, str) else hand
    for zone, given in ((game.hand, hands), (game.ambush, ambush or {})):
        for name, cards in given.items():
            zone[read_seat(name)] = bytes(sorted(read_cards(cards)))
    for name, cards in (shelter or {}).items():
        game.shelter[read_seat(name)] = read_cards(cards)
    for name, cards in (nation or {}).items():
        game.nation[read_seat(name)] = Pile(bag=bytes(sorted(read_cards(cards))))
    for player in range(players):
        lacking = fill - game.deck_size(player)
        if lacking > 0:
            more = game.nation[player].bag + ONE[SUPPLY_CARD] * lacking
            game.nation[player] = Pile(bag=bytes(sorted(more)))
    game.limbo = bytes(sorted(read_cards(limbo)))
    great = [card_of(kind, 7) for kind in game.rules.great_artefacts]
    held = set(all_cards(game))
    if offer is None:
        game.offer = bytes(sorted(card for card in great if card not in held))
    else:
        game.offer = bytes(sorted(read_cards(offer)))
        game.out = bytes(sorted(card for card in great if card not in {*held, *game.offer}))
    left = printed_cards(game) - all_cards(game)
    for kind in (*UNITS, *catalogue.artefacts):
        bag = bytes(sorted(card for card in left.elements() if KIND[card] == kind))
        top = b""
        if kind in UNITS and bag:
            on_top = (tops or {}).get(KINDS[kind])
            top = bag[:1] if on_top is None else ONE[card_of(kind, read_faction(on_top))]
            bag = bag[: bag.index(top)] + bag[bag.index(top) + 1 :]
        game.stacks[kind] = Pile(top, bag)
    game.supply = left[SUPPLY_CARD]
    if supply_left is not None:
        game.limbo = bytes(sorted(game.limbo + ONE[SUPPLY_CARD] * (game.supply - supply_left)))
        game.supply = supply_left

    if game.rules.begin_round is None:
        game.lanes = [(Round(seat, True), Turn(seat, at), *frames)]
    else:
        team = game.rules.teams.index(game.team(seat))
        game.lanes = [
            (TeamRound(team, True), Turn(member, at), *(frames if member == seat else ()))
            for member in game.team(seat)
        ]
    law = broken_law(game)
    assert law is None, why(law)
    advance(game)
    game.events = []
    return game


def say(game: Game, *choices: str) -> list[Event]:
    """Plays choices written as ``p1: hire chief`` or ``chance: roll 5``; all laws hold after each.

    Without a name before it, a choice is of the only seat that is asked. Payments and top cards
    that leave no choice are answered by themselves.
    """
    events: list[Event] = []
    for text in choices:
        name, colon, choice = text.partition(": ")
        if not colon:
            name, choice = "", text
        (asked,) = game.asked if not name else [read_seat(name)]
        events += play(game, asked, game.rules.notation.read_choice(choice))
        events += _answer_forced(game)
        law = broken_law(game)
        assert law is None, why(law)
    return events


def _answer_forced(game: Game) -> list[Event]:
    """Payments and top cards with one option only are asked, but not worth writing down."""
    events: list[Event] = []
    while True:
        forced = [
            seat
            for seat, question in game.asked.items()
            if question.about in FORCED and len(question.options) == 1
        ]
        if not forced:
            return events
        events += play(game, forced[0], game.asked[forced[0]].options[0])


def offered(game: Game, name: str = "") -> list[str]:
    """The options of a player (of the only one asked), as texts."""
    (seat,) = game.asked if not name else [read_seat(name)]
    return [game.rules.notation.text(option) for option in game.asked[seat].options]


def asked(game: Game) -> list[str]:
    """Who is asked now."""
    return ["chance" if seat < 0 else f"p{seat + 1}" for seat in game.asked]


def cards(game: Game, zone: str, name: str = "p1") -> str:
    """The cards of a player's zone as a text: hand, nation, shelter, ambush."""
    seat = read_seat(name)
    if zone == "nation":
        return cards_text(game.nation[seat].cards())
    zones = {"hand": game.hand, "shelter": game.shelter, "ambush": game.ambush}
    return cards_text(zones[zone][seat])


def draw(game: Game) -> None:
    """Answers chance with its first option until a player is asked or the game is over."""
    while -1 in game.asked:
        play(game, -1, game.asked[-1].options[0])


def until(game: Game, about: str) -> Game:
    """Answers with the first option until somebody is asked about this."""
    while all(question.about != about for question in game.asked.values()):
        (seat,) = game.asked
        play(game, seat, game.asked[seat].options[0])
        assert broken_law(game) is None
    return game


def begun(options: Options) -> Game:
    return until(start(options), "cohort")


def uses(game: Game) -> list[str]:
    return [choice.removeprefix("use ") for choice in offered(game) if choice.startswith("use")]


def starting(game: Game, word: str) -> list[str]:
    return [choice for choice in offered(game) if choice.startswith(word)]


def beaten(**more: object) -> Game:
    """A game between two that p2 has as good as lost: p1 has three great cities and an army."""
    great = ("r5c1", "r5c3", "r5c5")
    terrains = dict(zip(great, ("woods", "lakes", "woods"), strict=True))
    return table(
        2,
        day=20,
        board={
            **{space: f"city-four {terrain} north" for space, terrain in terrains.items()},
            "r1c1": "city-three woods north",
        },
        tokens={**dict.fromkeys(great, "p1 4"), "r1c1": "p2 1"},
        nation={"p1": "lord.barfolk×4 priest.barfolk×4 chief.barfolk×4 weapon.barfolk×3"},
        **more,  # type: ignore[arg-type]
    )
