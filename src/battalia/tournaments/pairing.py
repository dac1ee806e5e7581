"""Who meets whom in the next round.

Duels of a Swiss system and of an arena are a matching of the least cost, found by networkx: nobody
twice, a bye at most once, then those who stand close to each other. Larger tables have no such
algorithm; there the same cost is brought down by exchanging two players for as long as that helps.
A round robin of duels goes by the circle of Berger's tables.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations, permutations
from operator import itemgetter
from random import Random
from typing import Final, TypeAlias

from battalia.tournaments.standings import standings
from battalia.tournaments.terms import Entrant, Form, Game, going_on, is_final, met

Groups: TypeAlias = list[tuple[Entrant, ...]]
"""The tables of a round, by who sits where; somebody alone has a bye."""
Cost: TypeAlias = Callable[[Entrant, Entrant], int]
BYE: Final = 0
"""Whoever is paired with nobody."""
ONCE_MORE: Final = 10**9
"""What it costs to meet somebody again: more than all distances of a round."""
BYE_AGAIN: Final = 10**14
"""What it costs to have a bye again: more than all repeats of a round."""
NEAR: Final = 12
"""So many neighbours in the standings are tried first."""
TRIES: Final = 8
"""So often larger tables are put together anew, where nobody stands anywhere yet."""


def table_sizes(players: int, size: int, least: int) -> tuple[list[int], int]:
    """How large the tables of a round are, none smaller than ``least``, the largest first; and how
    many are left over."""
    for over in range(players + 1):
        seated = players - over
        tables = -(-seated // size)
        if tables == 0:
            break
        base, larger = divmod(seated, tables)
        if base >= least:
            return [base + 1] * larger + [base] * (tables - larger), over
    return [], players


def rounds_of(form: Form, players: int, size: int, wished: int) -> int:
    """How many rounds there are with so many players; 0: as many as it takes."""
    if form == "round-robin":
        if size == 2:
            return players - 1 + players % 2
        return -(-(players - 1) // (size - 1))
    # Nobody meets nobody: in a Swiss system of duels there are fewer rounds than players.
    most = max(1, players - 1 + players % 2) if size == 2 else wished
    return min(wished, most) if form == "swiss" else 0


def next_round(
    form: Form,
    entrants: Sequence[Entrant],
    games: Sequence[Game],
    *,
    size: int,
    least: int,
    gone: Iterable[Entrant] = (),
) -> Groups:
    """The round after those of ``games``, which are over; none: there is nothing left to play.

    ``entrants``: all who ever took part; ``gone``: those who do so no longer.
    """
    away = set(gone)
    number = max((game.round for game in games), default=0) + 1
    here = [one for one in entrants if one not in away]
    if len(here) < 2:
        return []
    if form == "knockout":
        groups = _knockout(here, games, size, least)
    elif form == "round-robin" and size == 2:
        groups = _circle(entrants, away, number)
    else:
        ranked = [line.entrant for line in standings(form, entrants, games)]
        order = [one for one in ranked if one not in away]
        groups = _close(form, order, games, size, least)
    return [_seated(group, games) for group in groups]


def next_arena(
    free: Sequence[Entrant], games: Sequence[Game], *, size: int, least: int, others: int
) -> Groups:
    """Tables for those who are free now, who has waited longest first; nobody has a bye.

    ``others``: so many more take part who play just now. While there are any, nobody meets again
    whom they have just met.
    """
    sizes, over = table_sizes(len(free), size, least)
    if others:
        # More will come: there is no need for small tables.
        sizes, over = [size] * (len(free) // size), len(free) % size
    chosen = free[: len(free) - over]
    last = {one: set(game.seats) for game in games for one in game.seats}
    groups = (
        _exchanged(sorted(chosen), sizes, _cost_of(sorted(chosen), games), 1)
        if size > 2
        else (_matched(sorted(chosen), games))
    )
    enough = len(free) + others > size + 1
    return [
        _seated(group, games)
        for group in groups
        if not (
            enough
            and any(
                b in last.get(a, ()) and a in last.get(b, ()) for a, b in combinations(group, 2)
            )
        )
    ]


# Knockout.


def _knockout(here: Sequence[Entrant], games: Sequence[Game], size: int, least: int) -> Groups:
    last = max((game.round for game in games), default=0)
    if last:
        latest = [game for game in games if game.round == last]
        if is_final(latest):
            return []
        through = {one for game in latest for one in going_on(game)}
        here = [one for one in here if one in through]
    here = sorted(here)
    if len(here) < 2:
        return []
    if size == 2:
        byes = (1 << (len(here) - 1).bit_length()) - len(here)
        rest = here[byes:]
        half = len(rest) // 2
        duels = [(one, rest[-1 - at]) for at, one in enumerate(rest[:half])]
        return [*((one,) for one in here[:byes]), *duels]
    sizes, over = table_sizes(len(here), size, least)
    tables: list[list[Entrant]] = [[] for _ in sizes]
    # There and back again, so that the seeds are spread evenly.
    places = [at for at, room in enumerate(sizes) for _ in range(room)]
    row, forward = sorted(set(places)), True
    for one in here[over:]:
        if not row:
            forward = not forward
            row = [at for at, room in enumerate(sizes) if len(tables[at]) < room]
            row = row if forward else row[::-1]
        tables[row.pop(0)].append(one)
    return [*((one,) for one in here[:over]), *map(tuple, tables)]


# Round robin.


def _circle(entrants: Sequence[Entrant], away: set[Entrant], number: int) -> Groups:
    """Berger's tables: one stays, the others go round. Whose opponent has gone has a bye."""
    wheel = [*entrants, *([BYE] if len(entrants) % 2 else [])]
    if number >= len(wheel):
        return []
    turned = [wheel[0], *_turned(wheel[1:], number - 1)]
    half = len(wheel) // 2
    pairs = list(zip(turned[:half], reversed(turned[half:]), strict=True))
    groups: Groups = []
    for pair in pairs:
        there = tuple(one for one in pair if one != BYE and one not in away)
        if there:
            groups.append(there)
    return groups


def _turned(wheel: Sequence[Entrant], by: int) -> list[Entrant]:
    by %= len(wheel)
    return [*wheel[len(wheel) - by :], *wheel[: len(wheel) - by]]


# Swiss, larger tables, arena.


def _close(
    form: Form, order: Sequence[Entrant], games: Sequence[Game], size: int, least: int
) -> Groups:
    if size == 2:
        return _matched(order, games)
    sizes, over = table_sizes(len(order), size, least)
    had = _byes(games)
    # From the lowest up, those who have had the fewest.
    rank = {one: at for at, one in enumerate(order)}
    resting = sorted(order, key=lambda one: (had[one], -rank[one]))[:over]
    playing = [one for one in order if one not in resting]
    tries = TRIES if form == "round-robin" else 1
    groups = _exchanged(playing, sizes, _cost_of(playing, games), tries)
    return [*groups, *((one,) for one in resting)]


def _byes(games: Iterable[Game]) -> Counter[Entrant]:
    return Counter(game.seats[0] for game in games if game.bye)


def _cost_of(order: Sequence[Entrant], games: Sequence[Game]) -> Cost:
    """What it costs that two meet: each time that they have, and how far they stand apart."""
    rank = {one: at for at, one in enumerate(order)}
    meetings = met(games)

    def cost(a: Entrant, b: Entrant) -> int:
        again = meetings[min(a, b), max(a, b)]
        return ONCE_MORE * again * again + (rank[a] - rank[b]) ** 2

    return cost


def _matched(order: Sequence[Entrant], games: Sequence[Game]) -> Groups:
    """Duels, and a bye where somebody is left over.

    First only neighbours are tried who have not met; where that leads nowhere, more and more.
    """
    cost, had = _cost_of(order, games), _byes(games)
    meetings = met(games)
    odd = len(order) % 2 == 1
    near = NEAR
    while True:
        edges = [
            (a, b, cost(a, b))
            for at, a in enumerate(order)
            for b in order[at + 1 : at + 1 + near]
            if near >= len(order) or not meetings[min(a, b), max(a, b)]
        ]
        if odd:
            # From the lowest up.
            edges += [
                (BYE, one, BYE_AGAIN * had[one] + (len(order) - at) ** 2)
                for at, one in enumerate(order)
                if near >= len(order) or not had[one]
            ]
        pairs = _least_matching(edges)
        if 2 * len(pairs) == len(order) + odd:
            ranked = {one: at for at, one in enumerate(order)}
            groups = [
                tuple(sorted((one for one in pair if one != BYE), key=ranked.__getitem__))
                for pair in pairs
            ]
            return sorted(groups, key=lambda group: (len(group) == 1, ranked[group[0]]))
        near *= 4


def _least_matching(edges: Iterable[tuple[Entrant, Entrant, int]]) -> list[tuple[Entrant, Entrant]]:
    """As many pairs as there can be, at the least cost in all."""
    # It is needed once in a round, by few who import this.
    import networkx

    graph = networkx.Graph()
    graph.add_weighted_edges_from((a, b, -cost) for a, b, cost in edges)
    return [*networkx.max_weight_matching(graph, maxcardinality=True)]


def _exchanged(order: Sequence[Entrant], sizes: Sequence[int], cost: Cost, tries: int) -> Groups:
    """Larger tables: neighbours sit together, then two change places for as long as that helps.

    ``tries``: where nobody stands anywhere yet, other beginnings may lead further.
    """
    best: list[list[Entrant]] = []
    least = -1
    for attempt in range(tries):
        line = [*order]
        if attempt:
            # Always the same ones: there is no chance in it.
            Random(attempt).shuffle(line)
        tables = _cut(line, sizes)
        _improve(tables, cost)
        total = sum(cost(a, b) for table in tables for a, b in combinations(table, 2))
        if least < 0 or total < least:
            best, least = tables, total
    return [tuple(table) for table in best]


def _cut(line: Sequence[Entrant], sizes: Sequence[int]) -> list[list[Entrant]]:
    tables: list[list[Entrant]] = []
    at = 0
    for size in sizes:
        tables.append([*line[at : at + size]])
        at += size
    return tables


def _improve(tables: list[list[Entrant]], cost: Cost) -> None:
    """Wherever two sit who have met, one of them changes places with whoever makes it cheapest."""

    def of(one: Entrant, table: Sequence[Entrant], without: Entrant) -> int:
        return sum(cost(one, other) for other in table if other not in (one, without))

    def gains(table: list[Entrant], at: int) -> Iterator[tuple[int, list[Entrant], int]]:
        """What each exchange for whoever sits here would cost, less than nothing: it helps."""
        one = table[at]
        own = of(one, table, one)
        for other in tables:
            if other is not table:
                for place, somebody in enumerate(other):
                    after = of(somebody, table, one) + of(one, other, somebody)
                    yield after - own - of(somebody, other, somebody), other, place

    better = True
    while better:
        better = False
        for table in tables:
            for at, one in enumerate(table):
                if of(one, table, one) < ONCE_MORE:
                    continue
                change, other, place = min(
                    gains(table, at), key=itemgetter(0), default=(0, table, at)
                )
                if change < 0:
                    table[at], other[place] = other[place], one
                    better = True


def _seated(group: Sequence[Entrant], games: Sequence[Game]) -> tuple[Entrant, ...]:
    """Who sits where: everybody as often in each seat as can be.

    Who begins is drawn at the table itself (B1.5).
    """
    had = Counter(
        (one, seat) for game in games if not game.bye for seat, one in enumerate(game.seats)
    )

    def unfair(order: tuple[Entrant, ...]) -> int:
        return sum(2 * had[one, seat] + 1 for seat, one in enumerate(order)) if games else 0

    return min(permutations(group), key=unfair)
