"""What lies on the table, for one viewer: the day, the board, stacks, players, own cards."""

from collections.abc import Iterable, Mapping
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from battalia.cli.board import draw_board, faction_style
from battalia.cli.modules import module_lines
from battalia.engine.catalogue import Catalogue
from battalia.engine.catalogue.loading import Cost
from battalia.engine.terms import (
    CITY_SHAPES,
    ROAD_SHAPES,
    SHAPES,
    SUPPLY,
    UNITS,
    Card,
    Shape,
    faction_of,
    kind_of,
)
from battalia.engine.view import PlayerView
from battalia.words import Words, say, sentence

GAP: Final = 2


def print_table(
    console: Console, words: Words, catalogue: Catalogue, *, whole: bool = False
) -> None:
    """The day, the board, the stacks and the players; the whole also with what land costs."""
    console.print()
    console.print(_day(words))
    board, stacks = draw_board(words.view), _stacks(words, catalogue)
    if console.measure(board).maximum + GAP + console.measure(stacks).maximum <= console.width:
        beside = Table.grid(padding=(0, GAP, 0, 0))
        beside.add_row(board, stacks)
        console.print(beside)
    else:
        console.print(board)
        console.print(stacks)
    for line in module_lines(words):
        console.print(line)
    if whole:
        console.print(say("board-legend"), style="dim")
        if words.view.options.expansion:
            console.print(say("board-legend-stormgates"), style="dim")
        for line in _land(words, catalogue):
            console.print(line)
    console.print(_players(words))
    for player in words.view.players:
        if player.seat != words.view.seat:
            _print_lines(console, _open_lines(words, player), words.player(player.seat))


def print_own(console: Console, words: Words) -> None:
    """The viewer's own cards, grouped."""
    view = words.view
    assert view.seat is not None
    me = view.players[view.seat]
    lines: list[tuple[str, str]] = [("own-hand", _grouped(words, me.hand or b""))]
    if me.nation and not me.hand:
        lines.append(("own-nation", _grouped(words, me.nation)))
    if me.ambush:
        lines.append(("own-ambush", words.cards(me.ambush)))
    lines += _open_lines(words, me)
    _print_lines(console, lines)


def _print_lines(console: Console, lines: list[tuple[str, str]], player: str = "") -> None:
    for id, text in lines:
        title = say("open-of", player=player, what=say(id)) if player else say(id)
        console.print(Text(f"{sentence(title)} ", style="bold").append(text, style="not bold"))


def print_battle(console: Console, words: Words) -> None:
    """The two lines of the battle in progress."""
    battle = words.view.battle
    if battle is None:
        return
    console.print(
        say(
            "battle-now",
            space=words.notation.space_name(battle.space),
            attack=battle.attack,
            defence=battle.defence,
        ),
        style="bold",
    )
    for seat in (battle.attacker, battle.defender):
        if seat is not None and words.view.players[seat].line:
            line = [laid.card for laid in words.view.players[seat].line]
            console.print(say("battle-line", player=words.player(seat), cards=words.cards(line)))


def _day(words: Words) -> Text:
    view = words.view
    return Text(
        say(
            "table-day",
            day=view.day,
            week=view.week,
            illuminated=words.kind(view.illuminated),
            matched=words.kind(view.matched),
        ),
        style="bold",
    )


def _grid(*titles: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for title in titles:
        table.add_column(say(title), header_style="bold", no_wrap=True)
    return table


def _cost(words: Words, cost: Iterable[tuple[int, int]]) -> str:
    parts = [say("cost-part", count=n, kind=words.kind(kind)) for kind, n in cost]
    return " + ".join(parts)


def _stacks(words: Words, catalogue: Catalogue) -> Table:
    """Units and artefacts: how many are left, what lies on top, what one costs."""
    view = words.view
    table = _grid("column-stack", "column-left", "column-top", "column-cost")
    table.add_row(words.kind(SUPPLY), str(view.supply))
    for stack in view.stacks:
        top = "" if stack.top is None else words.faction(faction_of(stack.top))
        marks = ""
        if stack.kind == view.illuminated:
            marks += say("mark-illuminated")
        if stack.kind == view.matched:
            marks += say("mark-matched")
        cost = _cost(words, catalogue.costs[stack.kind])
        table.add_row(words.kind(stack.kind) + marks, str(stack.count), top, cost)
    return table


def _land(words: Words, catalogue: Catalogue) -> list[str]:
    """Terrain stacks, what cities, roads and heroes cost, the Great Artefacts."""
    view = words.view
    left = {stack.shape: stack.count for stack in view.land_stacks}

    def stacks(shapes: Iterable[Shape]) -> str:
        return ", ".join(
            say("land-stack", count=left[shape], shape=say(f"shape-short-{SHAPES[shape]}"))
            for shape in shapes
        )

    lines = [
        say(
            "land-cities",
            stacks=stacks(CITY_SHAPES),
            city=_units(catalogue.city_costs),
            upgrade=_units(catalogue.upgrade_costs),
        )
    ]
    for cost, shapes in _by_cost(catalogue).items():
        lines.append(say("land-roads", stacks=stacks(shapes), cost=_cost(words, cost)))
    lines.append(say("land-heroes", cost=_cost(words, catalogue.hero_cost)))
    if view.offer:
        lines.append(say("land-offer", cards=words.cards(view.offer)))
    return lines


def _by_cost(catalogue: Catalogue) -> dict[Cost, list[Shape]]:
    shapes: dict[Cost, list[Shape]] = {}
    for shape in ROAD_SHAPES:
        shapes.setdefault(catalogue.road_costs[shape], []).append(shape)
    return shapes


def _units(costs: Mapping[int, Cost]) -> int:
    """How many units a city or an upgrade takes, at every level."""
    return next(iter(costs.values()))[0][1]


def _players(words: Words) -> Table:
    """What everybody may see of everybody."""
    view = words.view
    table = _grid(
        "column-player",
        "column-points",
        "column-great-cities",
        "column-heroes",
        "column-hand",
        "column-nation",
        "column-shelter",
        "column-ambush",
    )
    for player in view.players:
        name = Text(_name(words, player), style=faction_style(player.faction))
        shelter = str(player.shelter_count)
        if player.shelter_top is not None:
            shelter += f" ({words.card(player.shelter_top)})"
        table.add_row(
            name,
            str(player.points),
            str(player.great_cities),
            words.spaces(space for space in player.heroes if space >= 0),
            str(player.hand_count),
            str(player.nation_count),
            shelter,
            str(player.ambush_count),
        )
    return table


def _name(words: Words, player: PlayerView) -> str:
    if player.faction is None:
        return say("table-player", number=player.seat + 1)
    faction = words.faction(player.faction)
    return say("table-player-faction", number=player.seat + 1, faction=faction)


def _open_lines(words: Words, player: PlayerView) -> list[tuple[str, str]]:
    """Tents, usable cards on the table, and rows."""
    lines: list[tuple[str, str]] = []
    if player.tents:
        tents = [say("own-tent", cards=words.cards(tent.cards)) for tent in player.tents]
        lines.append(("own-tents", ", ".join(tents)))
    usable = [
        say("own-usable", card=words.card(one.card), kind=words.kind(one.kind), count=one.copies)
        for one in player.loose
        if one.copies
    ]
    if usable:
        lines.append(("own-table", ", ".join(usable)))
    gained = b"".join(row.gained for row in player.rows)
    if gained:
        lines.append(("own-new", words.cards(gained)))
    return lines


def _grouped(words: Words, hand: bytes) -> str:
    """Units by rank, then artefacts, then supply."""
    units = [card for card in hand if kind_of(card) in UNITS]
    supply = [card for card in hand if kind_of(card) == SUPPLY]
    rest = [card for card in hand if kind_of(card) not in (SUPPLY, *UNITS)]
    groups: list[list[Card]] = [units, rest, supply]
    return " | ".join(words.cards(group) for group in groups if group) or say("nothing")
