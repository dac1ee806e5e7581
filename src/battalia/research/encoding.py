"""Observations: what a seat may know, as one row of bytes that has the same form all game long.

Every seat has an ``Observer``, which keeps the row as it was and the values from which it was made.
These are immutable (``Game``), so what is still the same object is not looked at again. It reads
what ``view`` shows to this seat and nothing else: a test deals the hidden cards anew and finds the
same row.

Players are turned to the viewer, who is the first of them; the others follow clockwise. A cell is a
count, a number or a yes (1); no cell is above 255.
"""

from __future__ import annotations

from typing import Any

from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.chapters.ending import great_cities, points
from battalia.engine.chapters.oracle import matched, week_of, weekday_of
from battalia.engine.game import Frame, Game, Laid, Loose, Row, Tent
from battalia.engine.terms import (
    CITY_SHAPES,
    EMPTY,
    FACTION,
    FACTIONS,
    KIND,
    ROAD_SHAPES,
    STACK_SHAPES,
    STACKED,
    TERRAINS,
    Seat,
    shape_of,
    terrain_of,
)
from battalia.research.cells import FACTION_NAMES, LAND, OWN_TENTS, STAGES, Cells, Paint, small


class Observer:
    """One seat's row, kept up to date."""

    def __init__(self, cells: Cells, seat: Seat) -> None:
        self.form = cells
        self.seat = seat
        self.cells = bytearray(cells.size)
        self._zeros = bytes(cells.size)
        players = cells.players
        self._turned = [(other - seat) % players for other in range(players)]
        """By seat: its place, seen from here."""
        self._fresh = True
        self._board: list[int] = []
        self._tokens: list[int] = []
        self._heroes: list[int] = []
        self._lanes: list[object] = []
        self._lane = -1
        self._day = -1
        self._supply = -1
        self._out = -1
        self._first = -1
        self._ended = False
        self._fought = False
        self._asked: object = None
        self._attacked: object = None
        self._offer: object = None
        self._limbo: object = None
        self._factions: object = None
        self._stacks: list[object] = [None] * 32
        self._land_stacks: list[object] = [None] * 10
        self._faction: list[int] = [-2] * players
        self._zones: list[object] = [None] * (9 * players)
        self._slices: list[object] = [None] * len(cells.modules)
        self._said = 0

    # The whole.

    def look(self, game: Game, said: list[int]) -> bytearray:
        """The row for this game, in which this seat has said so much of its next choice.

        It belongs to the observer: whoever wants to keep it copies it.
        """
        fresh = self._fresh
        self._fresh = False
        self._see_time(game)
        self._see_stacks(game)
        tokens = self._see_board(game)
        self._see_heroes(game, fresh)
        self._see_players(game, fresh, tokens)
        self._see_progress(game)
        self._see_modules(game)
        if said or self._said:
            self._see_said(said)
        return self.cells

    def _clear(self, first: int, size: int) -> None:
        self.cells[first : first + size] = self._zeros[:size]

    def _count(self, first: int, cards: bytes) -> None:
        """A zone as counts, card by card."""
        form, cells = self.form, self.cells
        self._clear(first, len(form.cards))
        places = form.card_at
        for card in cards:
            if card:
                cells[first + places[card]] += 1

    # What belongs to nobody.

    def _see_time(self, game: Game) -> None:
        form, cells = self.form, self.cells
        day = game.day
        if day != self._day:
            self._day = day
            cells[form.days] = small(week_of(day))
            cells[form.days + 1] = small(weekday_of(day))
            kinds = len(form.kinds)
            self._clear(form.lit, kinds)
            cells[form.lit + form.kind_at[game.lit]] = 1
            self._clear(form.matched, kinds)
            cells[form.matched + form.kind_at[matched(game)]] = 1
        if game.supply != self._supply:
            self._supply = game.supply
            cells[form.days + 2] = small(game.supply)
        out = len(game.out)
        if out != self._out:
            self._out = out
            cells[form.days + 3] = small(out)
        ended = bool(game.ended)
        if ended != self._ended:
            self._ended = ended
            cells[form.days + 4] = 1 if ended else 0

    def _see_stacks(self, game: Game) -> None:
        form, cells = self.form, self.cells
        old, width = self._stacks, 2 + len(FACTION_NAMES)
        first = form.stacks
        for kind in STACKED:
            pile = game.stacks[kind]
            if pile is not old[kind]:
                old[kind] = pile
                self._clear(first, width)
                cells[first] = small(len(pile))
                cells[first + 1] = small(len(pile.bottom))
                if pile.top:
                    cells[first + 2 + FACTION[pile.top[0]]] = 1
            first += width
        first = form.land_stacks
        for shape in STACK_SHAPES:
            pile = game.land_stacks[shape]
            if pile is not self._land_stacks[shape]:
                self._land_stacks[shape] = pile
                cells[first] = small(len(pile))
            first += 1
        if game.factions is not self._factions:
            self._factions = game.factions
            self._clear(form.factions, len(FACTION_NAMES))
            for faction in game.factions:
                cells[form.factions + faction] = 1
        if game.offer is not self._offer:
            self._offer = game.offer
            self._count(form.offer, game.offer)
        if game.limbo is not self._limbo:
            self._limbo = game.limbo
            self._count(form.limbo, game.limbo)

    # The board.

    def _see_board(self, game: Game) -> bool:
        """Whether the tokens have changed."""
        board, tokens = game.board, game.tokens
        changed = tokens != self._tokens
        if not changed and board == self._board:
            return False
        form = self.form
        old_board, old_tokens = self._board, self._tokens
        whole = not old_board
        first = form.board
        for space in form.spaces:
            on, mark = board[space], tokens[space]
            if whole or on != old_board[space] or mark != old_tokens[space]:
                self._see_space(first, on, mark)
            first += form.per_space
        self._board, self._tokens = board.copy(), tokens.copy()
        return changed

    def _see_space(self, first: int, on: int, mark: int) -> None:
        cells, players = self.cells, self.form.players
        self._clear(first, self.form.per_space)
        at = first + 4
        if on == EMPTY:
            cells[at + len(TERRAINS)] = 1
        else:
            for side in range(4):
                if on & 1 << side:
                    cells[first + side] = 1
            cells[at + terrain_of(on)] = 1
            shape = shape_of(on)
            what = shape - 7
            if shape in CITY_SHAPES:
                what = 1
            elif shape in ROAD_SHAPES:
                what = 2
            cells[at + len(TERRAINS) + what] = 1
        if mark:
            at += len(TERRAINS) + len(LAND)
            owner = (mark >> 4) - 1
            cells[at + (self._turned[owner] if owner < players else players)] = 1
            cells[at + players + 1] = mark & 15

    def _see_heroes(self, game: Game, fresh: bool) -> None:
        heroes = game.heroes
        if heroes == self._heroes:
            return
        form, cells = self.form, self.cells
        width = len(form.spaces) + 1
        old = self._heroes
        for hero in range(len(heroes)):
            space = heroes[hero]
            if not fresh and space == old[hero]:
                continue
            first = form.heroes + (2 * self._turned[hero >> 1] + (hero & 1)) * width
            if not fresh and old[hero] >= 0:
                cells[first + form.space_at[old[hero]]] = 0
            if space >= 0:
                cells[first + form.space_at[space]] = 1
        self._heroes = heroes.copy()

    # Players.

    def _see_players(self, game: Game, fresh: bool, tokens: bool) -> None:
        form, cells = self.form, self.cells
        more = bool(game.rules.further_points)
        asked = game.asked is not self._asked
        attacked = game.attacked is not self._attacked
        first_changed = game.first != self._first
        for seat in range(form.players):
            at = form.public + self._turned[seat] * form.per_player
            scalars = at + len(FACTIONS) + 1
            if game.faction[seat] != self._faction[seat]:
                self._faction[seat] = game.faction[seat]
                self._clear(at, len(FACTIONS) + 1)
                cells[at + (game.faction[seat] if game.faction[seat] >= 0 else len(FACTIONS))] = 1
            if tokens or more:
                cells[scalars] = small(points(game, seat))
                cells[scalars + 1] = small(great_cities(game, seat))
            if self._see_zones(game, seat, at, scalars):
                cells[scalars + 6] = small(game.deck_size(seat))
            if first_changed:
                cells[scalars + 8] = 1 if game.first == seat else 0
            if asked:
                question = game.asked.get(seat)
                cells[scalars + 9] = 0 if question is None or question.optional else 1
                cells[scalars + 10] = 1 if question is not None and question.optional else 0
            if attacked:
                cells[scalars + 11] = 1 if seat in game.attacked else 0
            if fresh:
                cells[scalars + 12] = 1 if seat in game.team(self.seat) else 0
        self._asked, self._attacked, self._first = game.asked, game.attacked, game.first

    def _see_zones(self, game: Game, seat: Seat, at: int, scalars: int) -> bool:
        """All cards of a player; whether any have moved."""
        form, cells, zones = self.form, self.cells, self._zones
        own = seat == self.seat
        key = 9 * seat
        changed = False
        hand = game.hand[seat]
        if hand is not zones[key]:
            zones[key] = hand
            changed = True
            cells[scalars + 2] = small(len(hand))
            if own:
                self._count(form.hand, hand)
        nation = game.nation[seat]
        if nation is not zones[key + 1]:
            zones[key + 1] = nation
            changed = True
            cells[scalars + 3] = small(len(nation))
            if own:
                self._count(form.nation, nation.cards())
        shelter = game.shelter[seat]
        if shelter is not zones[key + 2]:
            zones[key + 2] = shelter
            changed = True
            cells[scalars + 4] = small(len(shelter))
            kinds = len(form.kinds)
            self._clear(at + form.top_first, kinds + len(FACTION_NAMES))
            if shelter:
                top = shelter[-1]
                cells[at + form.top_first + form.kind_at[KIND[top]]] = 1
                cells[at + form.top_first + kinds + FACTION[top]] = 1
            if own:
                self._count(form.shelter, shelter)
        ambush = game.ambush[seat]
        if ambush is not zones[key + 3]:
            zones[key + 3] = ambush
            changed = True
            cells[scalars + 5] = small(len(ambush))
            if own:
                self._count(form.ambush, ambush)
        tents = game.tents[seat]
        if tents is not zones[key + 4]:
            zones[key + 4] = tents
            changed = True
            cells[scalars + 7] = small(len(tents))
            self._see_tents(tents, at + form.tents_first, own)
        rows = game.rows[seat]
        if rows is not zones[key + 5]:
            zones[key + 5] = rows
            changed = True
            self._see_rows(rows, at + form.rows_first)
        loose = game.loose[seat]
        if loose is not zones[key + 6]:
            zones[key + 6] = loose
            changed = True
            self._see_loose(loose, at + form.loose_first, own)
        line = game.line[seat]
        if line is not zones[key + 7]:
            zones[key + 7] = line
            changed = True
            self._see_line(line, at + form.line_first)
        under = game.under[seat]
        if under is not zones[key + 8]:
            zones[key + 8] = under
            changed = True
            self._see_kinds(under, at + form.under_first)
        # Cards of one player may lie in the line of another.
        return changed or game.rules.lines_mix

    def _see_kinds(self, cards: bytes, first: int) -> None:
        form, cells = self.form, self.cells
        self._clear(first, len(form.kinds))
        for card in cards:
            cells[first + form.kind_at[KIND[card]]] += 1

    def _see_tents(self, tents: tuple[Tent, ...], first: int, own: bool) -> None:
        form, cells = self.form, self.cells
        cards = b""
        for tent in tents:
            cards += tent.cards
        self._count(first, cards)
        if own:
            kinds = len(form.kinds)
            self._clear(form.own_tents, OWN_TENTS * kinds)
            at = form.own_tents
            for tent in tents[:OWN_TENTS]:
                for card in tent.cards:
                    cells[at + form.kind_at[KIND[card]]] += 1
                at += kinds

    def _see_rows(self, rows: tuple[Row, ...], first: int) -> None:
        form, cells = self.form, self.cells
        self._clear(first, len(form.kinds))
        places = form.kind_at
        for row in rows:
            for card in row.cards:
                cells[first + places[KIND[card]]] += 1
            for card in row.copies:
                cells[first + places[KIND[card]]] += 1
            for card in row.gained:
                cells[first + places[KIND[card]]] += 1

    def _see_loose(self, loose: tuple[Loose, ...], first: int, own: bool) -> None:
        form, cells = self.form, self.cells
        kinds = len(form.kinds)
        self._clear(first, kinds + 1)
        if own:
            self._clear(form.own_loose, len(form.cards))
        for one in loose:
            cells[first + form.kind_at[one.kind]] += one.copies
            if one.touched:
                cells[first + kinds] += 1
            if own:
                cells[form.own_loose + form.card_at[one.card]] += one.copies

    def _see_line(self, line: tuple[Laid, ...], first: int) -> None:
        form, cells = self.form, self.cells
        kinds = len(form.kinds)
        self._clear(first, kinds + len(FACTION_NAMES))
        for laid in line:
            cells[first + form.kind_at[laid.kind]] += laid.copies
            cells[first + kinds + FACTION[laid.card]] += 1

    # What is in progress.

    def _see_progress(self, game: Game) -> None:
        form = self.form
        lanes = game.lanes
        question = game.asked.get(self.seat)
        mine = 0 if question is None or question.optional else question.lane
        old = self._lanes
        same = len(lanes) == len(old) and mine == self._lane
        if same:
            for at in range(len(lanes)):
                if lanes[at] is not old[at]:
                    same = False
                    break
        if not same:
            self._lanes = list(lanes)
            self._lane = mine
            self._see_frames(lanes, mine)
        if self._fought:
            self._clear(form.battle, form.battle_size)
            self._fought = False
        battle = self._battle(lanes)
        if battle is not None:
            self._see_battle(game, battle)

    def _see_frames(self, lanes: list[tuple[Frame, ...]], mine: int) -> None:
        form, cells = self.form, self.cells
        frames = len(form.frame_at)
        self._clear(form.doing, 2 * frames + len(form.word_at))
        self._clear(form.named, form.phrase_size)
        for at in range(len(lanes)):
            top: Frame | None = None
            for frame in lanes[at]:
                top = frame.seen(self.seat)
                cells[form.doing + form.frame_at[type(top)]] = 1
                self._name(top, at == mine)
            if at == mine and top is not None:
                cells[form.asking + form.frame_at[type(top)]] = 1

    def _name(self, value: Any, mine: bool) -> None:
        """Tells what a frame, or its purpose, is about; of others' frames the stage only."""
        form, cells = self.form, self.cells
        for name, kind in form.fields(type(value)):
            part = getattr(value, name)
            if part is None:
                continue
            if kind == "word":
                cells[form.words + form.word_at[part]] = 1
            elif not mine:
                continue
            elif kind == "choice":
                verb = form.verb_at.get(str(part.__struct_config__.tag))
                if verb is not None:
                    cells[form.named + form.forms["verb"] + verb] = 1
                self._name(part, mine)
            elif isinstance(part, tuple):
                for one in part:
                    self._name_one(kind, one)
            else:
                self._name_one(kind, part)

    def _name_one(self, kind: str, part: Any) -> None:
        form, cells = self.form, self.cells
        if kind == "unknown":
            return
        if kind == "item":
            self._name_one("card", part.card)
            self._name_one("kind", part.kind)
            return
        if kind == "cards":
            for card in part:
                self._name_one("card", card)
            return
        if kind == "factions":
            for faction in part:
                self._name_one("faction", faction)
            return
        if kind == "seat":
            part = self._turned[part]
        for cell, amount in form.told(kind, part):
            at = form.named + cell
            cells[at] = small(cells[at] + amount)

    def _battle(self, lanes: list[tuple[Frame, ...]]) -> Battle | None:
        """The viewer's own battle, or else the first."""
        found: Battle | None = None
        for lane in lanes:
            for frame in lane:
                if isinstance(frame, Battle):
                    if frame.attacker == self.seat or frame.defender == self.seat:
                        return frame
                    if found is None:
                        found = frame
        return found

    def _see_battle(self, game: Game, battle: Battle) -> None:
        cells, players = self.cells, self.form.players
        self._fought = True
        first = self.form.battle
        cells[first + self._turned[battle.attacker]] = 1
        if battle.defender is not None:
            cells[first + players + self._turned[battle.defender]] = 1
        cells[first + 2 * players + self._turned[battle.side()]] = 1
        first += 3 * players
        cells[first + STAGES.index(battle.at)] = 1
        first += len(STAGES)
        attack, defence = battle.totals(game)
        cells[first] = 1 if battle.hero else 0
        cells[first + 1] = small(battle.heroes)
        cells[first + 2] = small(battle.joined)
        cells[first + 3] = small(attack)
        cells[first + 4] = small(defence)
        cells[first + 5] = small(battle.lacking(game))

    # What has been said of the next choice.

    def _see_said(self, said: list[int]) -> None:
        form, cells = self.form, self.cells
        self._clear(form.said, form.phrase_size + 1)
        for word in said:
            for cell, amount in form.word_cells[word]:
                at = form.said + cell
                cells[at] = small(cells[at] + amount)
        cells[form.said + form.phrase_size] = small(len(said))
        self._said = len(said)

    # Modules.

    def _see_modules(self, game: Game) -> None:
        form = self.form
        for at in range(len(form.modules)):
            name, first, paint = form.modules[at]
            state: Any = game.slices[name]
            seen = game.rules.views.get(name)
            if seen is not None:
                state = seen(game, self.seat)
                if state == self._slices[at]:
                    continue
            elif state is self._slices[at]:
                continue
            self._slices[at] = state
            self._clear(first, paint.size)
            self._paint(first, paint, state)

    def _paint(self, first: int, paint: Paint, value: Any) -> None:
        """Tells a value in the cells that are there for it."""
        cells = self.cells
        if value is None:
            return
        if paint.form == "structure":
            for name, at, part in paint.parts:
                self._paint(first + at, part, getattr(value, name))
        elif paint.form == "entries":
            for entry in value:
                self._paint_entry(first, paint, entry)
        elif paint.form == "numbers":
            for number in value:
                if number < paint.size:
                    cells[first + number] += 1
        elif paint.form == "cards":
            for card in value:
                if card:
                    cells[first + self.form.card_at[card]] += 1
        elif isinstance(value, tuple):
            for one in value:
                self._paint(first, paint, one)
        elif paint.form in ("number", "flag"):
            cells[first] = small(int(value))
        elif paint.form == "unknown":
            cells[first] = small(1 + sum(str(value).encode()) % 200)
        else:
            place = self._place(paint.form, value)
            if 0 <= place < paint.size:
                cells[first + place] += 1

    def _paint_entry(self, first: int, paint: Paint, entry: Any) -> None:
        place, amount = 0, 1
        for name, width, part in paint.parts:
            value = getattr(entry, name)
            if width:
                place = place * width + min(self._place(part.form, value), width - 1)
            elif part.form == "cards":
                amount = len(value)
            else:
                amount += self._place(part.form, value)
        if place >= 0:
            self.cells[first + place] = small(amount)

    def _place(self, form: str, value: Any) -> int:
        """Where a value stands among those of its form."""
        if form == "cards":
            return 0
        number = int(value)
        if form == "seat":
            return self._turned[number]
        if form == "space":
            return -1 if number < 0 else self.form.space_at[number]
        if form == "card":
            return self.form.card_at[number]
        if form == "kind":
            return self.form.kind_at[number]
        return number
