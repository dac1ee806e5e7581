"""A game for agents: who is asked, what may be said, what is seen, and what it was worth.

Chance answers by itself, or is a seat of its own. Agents answer word by word (``actions``); a
choice is played as soon as it is spelt. Who may do something at any time is asked after every
choice, before the others go on, and may ``WAIT``; partners who act at the same time take turns,
choice by choice.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any, Final

from battalia.engine.choices import Choice
from battalia.engine.game import Game, Question
from battalia.engine.options import Options
from battalia.engine.play import play, settle, start
from battalia.engine.position import load, save
from battalia.engine.terms import CHANCE, Seat
from battalia.research.actions import WAIT, Catalogue, catalogue_of
from battalia.research.cells import Cells
from battalia.research.encoding import Observer
from battalia.research.rewards import at_the_end, check, lead

NOBODY: Final = -2
"""Who is asked when the game is over."""
LIMIT: Final = 50_000
"""So many words, and a game is broken off: the longest sensible ones have a fifth of it."""


class NotLegal(Exception):
    """A word that may not be said now; nothing has changed."""


@lru_cache(maxsize=64)
def cells_of(options: Options) -> Cells:
    """The form of the observations at a table with these options."""
    return Cells(catalogue_of(options))


class Speech:
    """What one seat is asked, and what it has said of its answer."""

    def __init__(self, question: Question | None) -> None:
        self.question = question
        self.said: list[int] = []
        self.spelt: list[tuple[int, ...]] = []
        """The options that begin so, in words."""
        self.choices: list[Choice] = []
        """The same options."""

    def copy(self) -> Speech:
        new = Speech(self.question)
        new.said = self.said.copy()
        new.spelt = self.spelt
        new.choices = self.choices
        return new


class Table:
    """One game at a time, for any number of games."""

    def __init__(
        self, options: Options, reward: str = "win", limit: int = LIMIT, by_itself: bool = True
    ) -> None:
        self.options = options
        self.reward = check(reward)
        self.limit = limit
        self.by_itself = by_itself
        """Chance answers by itself; else it is a seat that is asked like the others."""
        self.catalogue: Catalogue = catalogue_of(options)
        self.cells: Cells = cells_of(options)
        self.players = options.players
        self.random = Random(0)
        self.game: Game = start(options)
        self.seat: Seat = NOBODY
        """Who is to say something."""
        self.words = 0
        """How many have been said in this game."""
        self.truncated = False
        self._observers = [Observer(self.cells, seat) for seat in range(self.players)]
        self._speeches = [Speech(None) for _ in range(self.players)]
        self._waiting: set[Seat] = set()
        """Who lets the others go on as things stand."""
        self._turn = 0
        self._zeros = bytes(len(self.catalogue))

    # The course of a game.

    def reset(self, seed: int | None = None) -> None:
        """Begins a new game; with a seed, always the same one."""
        if seed is not None:
            self.random = Random(seed)
        game = start(self.options)
        if self.by_itself:
            settle(game, self.random.random)
        self.take_over(game)

    def take_over(self, game: Game) -> None:
        """Goes on with this game, which it will change; ``reset`` begins one."""
        self.game = game
        self.words = 0
        self.truncated = False
        self._turn = 0
        self._waiting.clear()
        for seat in range(self.players):
            self._speeches[seat] = Speech(None)
        self._find_seat()

    @property
    def over(self) -> bool:
        """Whether the game has ended, or was broken off."""
        return self.seat == NOBODY

    def legal(self, seat: Seat) -> list[int]:
        """All words that this seat may say now, sorted; who is not asked may only wait."""
        speech = self._speech(seat)
        question = speech.question
        if question is None or self.truncated:
            return [WAIT]
        depth = len(speech.said)
        found = {words[depth] for words in speech.spelt}
        if question.optional and not depth:
            found.add(WAIT)
        return sorted(found)

    def mask(self, seat: Seat, out: memoryview) -> None:
        """Writes a 1 for each word that this seat may say now, a 0 for all others."""
        out[:] = self._zeros
        speech = self._speech(seat)
        question = speech.question
        if question is None or self.truncated:
            out[WAIT] = 1
            return
        depth = len(speech.said)
        for words in speech.spelt:
            out[words[depth]] = 1
        if question.optional and not depth:
            out[WAIT] = 1

    def observe(self, seat: Seat, out: memoryview) -> None:
        """Writes what this seat may know, and what it has said."""
        out[:] = self._observers[seat].look(self.game, self._speeches[seat].said)

    def step(self, word: int) -> bool:
        """Who is asked says a word; whether a choice was played by it."""
        return self.say(self.seat, word)

    def say(self, seat: Seat, word: int) -> bool:
        """This seat, which is asked, says a word; whether a choice was played by it."""
        if seat < 0:
            raise NotLegal("the game is over" if seat == NOBODY else "chance says no words")
        speech = self._speech(seat)
        question = speech.question
        if question is None or self.truncated:
            raise NotLegal("this seat is not asked")
        depth = len(speech.said)
        if word == WAIT and question.optional and not depth:
            self._waiting.add(seat)
            self._count_word()
            self._find_seat()
            return False
        spelt: list[tuple[int, ...]] = []
        choices: list[Choice] = []
        for at in range(len(speech.spelt)):
            words = speech.spelt[at]
            if words[depth] == word:
                if len(words) == depth + 1:
                    self._play(seat, speech.choices[at])
                    return True
                spelt.append(words)
                choices.append(speech.choices[at])
        if not spelt:
            raise NotLegal(f"{self._name(word)!r} may not be said now")
        speech.said.append(word)
        speech.spelt = spelt
        speech.choices = choices
        self._count_word()
        return False

    def _name(self, word: int) -> str:
        names = self.catalogue.names
        return names[word] if 0 <= word < len(names) else str(word)

    def _play(self, seat: Seat, choice: Choice) -> None:
        play(self.game, seat, choice)
        if self.by_itself:
            settle(self.game, self.random.random)
        self._speeches[seat] = Speech(None)
        self._waiting.clear()
        self._turn += 1
        self._count_word()
        self._find_seat()

    def play_choice(self, seat: Seat, choice: Choice) -> None:
        """A computer player, or chance, answers at once, in no words."""
        if seat >= 0:
            self._play(seat, choice)
            return
        play(self.game, seat, choice)
        self._count_word()
        self._find_seat()

    def __reduce__(self) -> tuple[object, ...]:
        """How it travels to another process: the game as it is saved, and who has said what."""
        chosen = (self.options, self.reward, self.limit, self.by_itself)
        course = (self.words, self.truncated, self._turn, sorted(self._waiting))
        said = [speech.said for speech in self._speeches]
        return restored, (chosen, course, said, save(self.game), self.random.getstate())

    def choice_of(self, seat: Seat, word: int) -> Choice | None:
        """The choice that is played if this seat says this word; None: it would not be complete."""
        speech = self._speech(seat)
        depth = len(speech.said)
        for at in range(len(speech.spelt)):
            words = speech.spelt[at]
            if words[depth] == word and len(words) == depth + 1:
                return speech.choices[at]
        return None

    def said(self, seat: Seat) -> list[int]:
        """What this seat has said of its next choice."""
        return self._speech(seat).said

    def put_in(self, game: Game, seat: Seat, said: list[int]) -> None:
        """Goes on with another game that looks the same to this seat, which has said so much."""
        self.game = game
        for other in range(self.players):
            self._speeches[other] = Speech(None)
        for word in said:
            self.say(seat, word)

    def copy(self) -> Table:
        """The same game again, which goes its own way; chance has the same numbers before it."""
        new = Table.__new__(Table)
        new.options = self.options
        new.reward = self.reward
        new.limit = self.limit
        new.by_itself = self.by_itself
        new.catalogue = self.catalogue
        new.cells = self.cells
        new.players = self.players
        new.random = Random()
        new.random.setstate(self.random.getstate())
        new.game = self.game.copy()
        new.seat = self.seat
        new.words = self.words
        new.truncated = self.truncated
        # What they keep they find again or make anew, whichever game they are shown.
        new._observers = self._observers
        new._speeches = [speech.copy() for speech in self._speeches]
        new._waiting = self._waiting.copy()
        new._turn = self._turn
        new._zeros = self._zeros
        return new

    def _count_word(self) -> None:
        self.words += 1
        if self.words >= self.limit and self.game.asked:
            self.truncated = True
            self.seat = NOBODY

    def _find_seat(self) -> None:
        """Who is to say something next."""
        self.seat = NOBODY
        if self.truncated:
            return
        asked: list[Seat] = []
        for seat, question in self.game.asked.items():
            if seat == CHANCE:
                self.seat = CHANCE
                return
            if not question.optional:
                asked.append(seat)
            elif seat not in self._waiting:
                self.seat = seat
                return
        if asked:
            asked.sort()
            self.seat = asked[self._turn % len(asked)]

    def waits(self, seat: Seat) -> bool:
        """Whether this seat is asked nothing that it has not put off."""
        question = self.game.asked.get(seat)
        return question is None or (question.optional and seat in self._waiting)

    def _speech(self, seat: Seat) -> Speech:
        """What this seat is asked now; what it has said stands as long as it leads anywhere."""
        speech = self._speeches[seat]
        question = self.game.asked.get(seat)
        if question is not None and question.optional and seat in self._waiting:
            question = None
        if speech.question is question:
            return speech
        said = speech.said
        speech = Speech(question)
        self._speeches[seat] = speech
        if question is None:
            return speech
        spell = self.catalogue
        for choice in question.options:
            speech.spelt.append(spell.spell(choice, seat))
            speech.choices.append(choice)
        if said:
            self._resume(speech, said)
        return speech

    def _resume(self, speech: Speech, said: list[int]) -> None:
        """A partner was faster: goes on with what was said, if it can still be meant (S4.3)."""
        begun = tuple(said)
        n = len(begun)
        kept = [at for at in range(len(speech.spelt)) if speech.spelt[at][:n] == begun]
        if kept:
            speech.said = said
            speech.spelt = [speech.spelt[at] for at in kept]
            speech.choices = [speech.choices[at] for at in kept]

    # What it was worth.

    def rewards(self) -> list[float]:
        """What each seat has of the end of the game; nothing before, or where it was broken off."""
        return at_the_end(self.reward, self.game)

    def leads(self) -> list[float]:
        """By how many points each seat is ahead of the best of its rivals now."""
        return lead(self.game)


def restored(
    chosen: tuple[Options, str, int, bool],
    course: tuple[int, bool, int, list[Seat]],
    said: list[list[int]],
    saved: bytes,
    random: Any,
) -> Table:
    """A table that has travelled."""
    table = Table(*chosen)
    table.take_over(load(saved, own=True))
    table.words, table.truncated, table._turn, waiting = course
    table._waiting.update(waiting)
    table.random.setstate(random)
    for seat, words in enumerate(said):
        table._resume(table._speech(seat), words)
    table._find_seat()
    return table
