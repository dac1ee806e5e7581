"""Random tables and random play for the laws."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from battalia.engine import CHANCE, Choice, Game, Options, Question, play, start
from battalia.engine.agreement import settled
from battalia.engine.choices import Build, Limbo
from battalia.engine.game import Pile
from battalia.engine.modules import OUTSIDE, check_options
from battalia.engine.options import OptionsError
from battalia.engine.play import advance
from battalia.engine.points import assemble
from battalia.engine.terms import (
    ARTEFACTS,
    CLOSED_SHAPES,
    ONE,
    UNITS,
    is_great,
    merge,
    put,
    shape_of,
    take,
)


def random_options(
    rng: random.Random, weeks: tuple[int, ...] = (1, 2, 3), expansion: bool | None = None
) -> Options:
    """A table that can be set up, over all player counts and options; modules of installed
    packages are on (``tests/outside`` runs the laws so)."""
    if expansion is None:
        expansion = rng.random() < 0.6
    options = _with_stormgates(rng, weeks) if expansion else _base(rng, weeks)
    modules = tuple(module.name for module in OUTSIDE.modules)
    return settled(replace(options, modules=modules)) if modules else options


def _with_stormgates(rng: random.Random, weeks: tuple[int, ...]) -> Options:
    while True:
        players = rng.choice((2, 3, 4, 5, 6))
        chosen: dict[str, Any] = {name: rng.random() < 0.5 for name in SWITCHES}
        chosen["teams"] = players > 3 and rng.random() < 0.6
        chosen["three_against_three"] = players == 6 and chosen["teams"] and rng.random() < 0.5
        chosen["two_attacks"] = players == 5 and chosen["teams"] and rng.random() < 0.5
        chosen["valleys"] = rng.choice(("", "", "pass", "bridge"))
        chosen["map_end"] = rng.choice(("", "on", "off"))
        chosen["starting_heroes"] = rng.choice((0, 1, 2))
        options = Options(players=players, expansion=True, weeks=rng.choice(weeks), **chosen)
        try:
            assemble(options)
        except OptionsError:
            continue
        return options


def _base(rng: random.Random, weeks: tuple[int, ...]) -> Options:
    while True:
        players = rng.choice((2, 3, 4))
        options = Options(
            players=players,
            advanced=rng.random() < 0.5,
            hard=rng.random() < 0.3,
            relics=rng.random() < 0.3,
            starting_cities=rng.choice((1, 1, 2)),
            neutral_cities=rng.random() < 0.8,
            starting_heroes=rng.choice((0, 0, 1, 2)),
            cities_to_end=rng.choice((0, 3, 4, 7)),
            weeks=rng.choice(weeks),
            removed_faction=rng.choice(("", "cloudborn")) if players == 2 else "",
        )
        try:
            check_options(options)
        except OptionsError:
            continue
        return options


SWITCHES = (
    "advanced", "hard", "relics", "stormgates", "royals", "heroic", "trading", "great_artefacts",
    "summoning", "staff", "fortune", "draft", "metamorpha", "bilkarr", "fanatics",
)  # fmt: skip


def pick(question: Question, rng: random.Random) -> Choice:
    """Chance by its weights; a player picks a verb first, then a noun, so that all verbs occur."""
    if question.weights is not None:
        return rng.choices(question.options, question.weights)[0]
    verbs: dict[type[Choice], list[Choice]] = {}
    for option in question.options:
        verbs.setdefault(type(option), []).append(option)
    return rng.choice(verbs[rng.choice(list(verbs))])


def pick_building(question: Question, rng: random.Random) -> Choice:
    """The same by a player who builds whenever it is possible and never pays to limbo for ambush:
    such games fill the map."""
    builds = [option for option in question.options if isinstance(option, Build)]
    if builds:
        return rng.choice(builds)
    while isinstance(choice := pick(question, rng), Limbo):
        pass
    return choice


def walk(
    game: Game,
    rng: random.Random,
    limit: int = 20_000,
    picks: Callable[[Question, random.Random], Choice] = pick,
) -> Iterator[tuple[int, Question]]:
    """Plays on at random; before each choice the seat and its question."""
    for _ in range(limit):
        if not game.asked:
            return
        seat = rng.choice(list(game.asked))
        question = game.asked[seat]
        if question.optional and rng.random() < 0.8:
            seat = next(one for one in game.asked if not game.asked[one].optional)
            question = game.asked[seat]
        yield seat, question
        play(game, seat, picks(question, rng))


def finish(game: Game, rng: random.Random) -> Game:
    """Plays to the end."""
    for _ in walk(game, rng, 200_000):
        pass
    return game


def enrich(game: Game, rng: random.Random, cards: int = 6) -> None:
    """Puts many artefacts and units into everybody's hands and heroes onto the board.

    A random game seldom comes to rows of amulets and long battles by itself; a rich position
    does at once. The player whose turn it is must be asked for an action.
    """
    great = list(game.offer)
    rng.shuffle(great)
    lands = [
        space for space, on in enumerate(game.board) if on > 0 and shape_of(on) not in CLOSED_SHAPES
    ]
    cities = [space for space, mark in enumerate(game.tokens) if mark]
    for seat in range(game.players):
        for _ in range(cards):
            kind = rng.choice((*UNITS, *ARTEFACTS, *ARTEFACTS))
            rest = game.stacks[kind].cards()
            if len(rest) < 2:
                continue
            card = rng.choice(rest)
            left = take(rest, card)
            if kind in UNITS:
                game.stacks[kind] = Pile(left[:1], bytes(sorted(left[1:])))
            else:
                game.stacks[kind] = Pile(bag=bytes(sorted(left)))
            zone = rng.choice((game.hand, game.hand, game.ambush))
            # A partner may be about to lay a card into the last place.
            if zone is game.ambush and len(game.ambush[seat]) >= (3 if game.alone else 2):
                zone = game.hand
            zone[seat] = put(zone[seat], card)
        if great and rng.random() < 0.5 and not any(map(is_great, game.deck(seat))):
            card = great.pop()
            game.offer = take(game.offer, card)
            game.hand[seat] = merge(game.hand[seat], ONE[card])
        for hero in range(2 * seat, 2 * seat + 2):
            if rng.random() < 0.8:
                game.heroes[hero] = rng.choice(cities if rng.random() < 0.7 else lands)
    advance(game)


def rich_game(seed: int, options: Options | None = None) -> tuple[Game, random.Random]:
    """A game at an action of some turn, with rich hands."""
    rng = random.Random(seed)
    game = start(options or random_options(rng))
    turns = rng.randrange(1, 30)
    for seat, question in walk(game, rng):
        if seat != CHANCE and question.about == "action":
            turns -= 1
            if not turns:
                break
    if game.asked:
        enrich(game, rng)
    return game, rng
