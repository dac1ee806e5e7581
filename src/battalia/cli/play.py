"""`battalia play`: a game in the terminal, for people at one screen and computer players."""

import argparse
import contextlib
import re
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from battalia.bots import Bot, Match, Seeing, Steady, bot_names
from battalia.bots.advice import NO_PLANS, Plans
from battalia.cli.advice import advice_for, advice_lines
from battalia.cli.board import draw_board
from battalia.cli.errors import CommandError, wrong_with
from battalia.cli.files import SavedGame, record_in
from battalia.cli.parser import Subparsers, add_command
from battalia.cli.players import bot_called
from battalia.cli.rules import numbered, print_rules
from battalia.cli.scenarios import add_scenario, scenario_of
from battalia.cli.table import print_battle, print_own, print_table
from battalia.cli.table_options import add_options, given, options_of
from battalia.engine import (
    CHANCE,
    Choice,
    Event,
    Question,
    RecordError,
    Refused,
    Seat,
    play_together,
    questions,
    read_together,
    view,
)
from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.chapters.turn import Turn
from battalia.engine.choices import Skip
from battalia.engine.events import CitySetUp, DayBegan, StackTurned, TurnBegan
from battalia.engine.missing import told
from battalia.engine.notation import NotationError, seat_name
from battalia.engine.record import HUMAN
from battalia.engine.together import SEPARATOR
from battalia.messages import messages
from battalia.scenarios import start_position
from battalia.scenarios import told as told_of
from battalia.words import Story, Words, say, sentence, why

EXAMPLES = """\
  battalia play                                  you against the computer
  battalia play --seats human,human              two people at one screen
  battalia play --seats human,simple,simple,random --advanced
  battalia play --expansion --players 4          with The Stormgates, in teams
  battalia play --scenario narrows               a scenario (battalia scenarios)
  battalia play --save game.txt                  keep the game in a file
  battalia play --resume game.txt                go on with it
  battalia play --seats simple,simple --seed 7   watch the computer
"""


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers, "play", run, "play in the terminal, alone or with friends", examples=EXAMPLES
    )
    parser.add_argument("--players", type=int, metavar="N", help="2, 3 or 4; with --expansion to 6")
    parser.add_argument(
        "--seats",
        metavar="WHO,WHO",
        help=f"who plays: {', '.join((HUMAN, *bot_names()))}, or package.module:Class"
        " (default: one human, the others novice)",
    )
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed, the same luck")
    parser.add_argument("--save", metavar="FILE", help="keep the game in this new file")
    parser.add_argument("--resume", metavar="FILE", help="go on with a game that was kept")
    add_scenario(parser)
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    # Line editing, where Python has it.
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401

    match, names = _resumed(args) if args.resume else _begun(args)
    path = args.save or args.resume
    saved = None
    if path:
        saved = SavedGame(path, match.record, match.game.rules.notation)
    for name in dict.fromkeys(names):
        # A computer player of another package has a name and no words.
        if messages().knows(f"start-level-{name}-text"):
            print(f"{name}: {say(f'start-level-{name}-text')}")
    terminal = Terminal(match, names, saved)
    try:
        terminal.run()
    except (EOFError, KeyboardInterrupt) as stop:
        terminal.take_leave()
        return 130 if isinstance(stop, KeyboardInterrupt) else 0
    return 0


WAITING: Final = 3.0
"""So many seconds at most do people wait for a computer player's thought."""


def _begun(args: argparse.Namespace) -> tuple[Match, list[str]]:
    """A new game."""
    if args.save and Path(args.save).exists():
        raise CommandError(say("save-exists", file=args.save))
    names = args.seats.split(",") if args.seats else [HUMAN]
    scenario = scenario_of(args)
    if scenario is not None:
        players = scenario.players
    else:
        players = max(2, len(names)) if args.players is None else args.players
    if not args.seats:
        names += ["novice"] * (players - 1)
    options = options_of(args, players) if scenario is None else scenario.options
    seed = secrets.randbelow(2**32) if args.seed is None else args.seed
    bots = _bots(names, players)
    position = ""
    if scenario is not None:
        position = start_position(scenario)
        for text in (told_of(scenario.title), told_of(scenario.story), told_of(scenario.goal)):
            if text:
                print(text.strip())
    return Match.begin(options, bots, seed, names, position), names


def _resumed(args: argparse.Namespace) -> tuple[Match, list[str]]:
    """A game from a file; the record knows its table."""
    alone = ("players", "seed", "scenario")
    unwanted = given(args) + [name for name in alone if getattr(args, name) is not None]
    if unwanted:
        raise CommandError(say("resume-alone", option=unwanted[0].replace("_", "-")))
    record = record_in(args.resume)
    players = record.options.players
    names = [record.tags.get(f"P{seat + 1}", HUMAN) for seat in range(players)]
    if args.seats:
        names = args.seats.split(",")
    seed = record.tags.get("Seed", "")
    number = int(seed) if re.fullmatch(r"\d{1,100}", seed) else 0
    try:
        match = Match(record, _bots(names, players), number)
    except RecordError as error:
        raise CommandError(wrong_with(args.resume, error.reason)) from None
    return match, names


def _bots(names: Sequence[str], players: int) -> list[Bot | None]:
    """The bots at the table; a person is None."""
    bots = [None if name == HUMAN else bot_called(name, HUMAN) for name in names]
    for name, bot in zip(names, bots, strict=True):
        if isinstance(bot, Seeing):
            raise CommandError(say("bot-sees", name=name))
        if isinstance(bot, Steady):
            bot.seconds = WAITING
    if len(names) != players:
        raise CommandError(say("seats-wrong", seats=len(names), players=players))
    return bots


class Terminal:
    """One screen and one keyboard for everybody."""

    def __init__(self, match: Match, names: Sequence[str], saved: SavedGame | None) -> None:
        self.match = match
        self.saved = saved
        self.console = Console(markup=False, highlight=False, emoji=False)
        self.humans = [seat for seat, name in enumerate(names) if name == HUMAN]
        # Without people a spectator watches.
        watching: list[Seat | None] = [*self.humans] or [None]
        self.stories = {seat: Story() for seat in watching}
        self.at: Seat | None = self.humans[0] if len(self.humans) == 1 else None
        """Who sits at the screen."""
        self.board: object = None
        """The board as it was printed the last time."""
        self.moments: dict[Seat, object] = {}
        """When each person was asked for the last time what to do at once."""
        self.following: list[tuple[Seat, Choice]] = []
        """What was typed along with the last choice: ``hire chief; pay supply×3``."""
        self.plans: dict[Seat, Plans] = {}
        """What each person was advised in the turn."""
        self.introduced = False
        """The whole table has been shown once, with its legend."""

    def run(self) -> None:
        """Plays until the game is over."""
        while (seat := self.match.seat) is not None:
            self.step(seat)
        if self.saved is not None:
            self.saved.tidy()
        self._print_end()

    def step(self, seat: Seat) -> None:
        """One choice: of this seat, which is asked, or of a person who may interject."""
        before = len(self.match.record.choices)
        interjected = None if seat == CHANCE or self.following else self._interjected()
        if self.following:
            events = self.match.play(*self.following.pop(0))
        elif interjected is not None:
            events = self.match.play(*interjected)
        elif seat in self.humans:
            events = self.match.play(seat, self._ask(seat))
        else:
            events = self.match.step()
        if self.saved is not None:
            self.saved.add(*self.match.record.choices[before])
        self._note(events)
        # Cards drawn one by one are told together.
        if not self.humans and self.match.seat != CHANCE:
            self._tell(None)

    def take_leave(self) -> None:
        """What somebody should know who leaves before the end."""
        self.console.print()
        if self.saved is not None:
            self.saved.tidy()
            self.console.print(say("leave-saved", file=self.saved.path), soft_wrap=True)
        else:
            self.console.print(say("leave-unsaved"))

    # Telling.

    def _note(self, events: list[Event]) -> None:
        """What happened is kept for everybody until they look."""
        for seat, story in self.stories.items():
            told = [event.seen(seat) for event in events]
            story.add(
                [event for event in told if not isinstance(event, (CitySetUp, StackTurned))],
                Words(view(self.match.game, seat)),
            )

    def _tell(self, seat: Seat | None) -> None:
        for event, text in self.stories[seat].sentences():
            if isinstance(event, DayBegan):
                self.console.rule(text)
            elif isinstance(event, TurnBegan):
                self.console.print(text, style="bold underline")
            else:
                self.console.print(text)

    # Asking.

    def _ask(self, seat: Seat) -> Choice:
        """A person answers a question."""
        if self.at != seat:
            self._hand_over(seat)
        words = Words(view(self.match.game, seat))
        self._tell(seat)
        question = questions(self.match.game)[seat]
        if question.optional:
            question = Question(seat, question.about, [*question.options, Skip()])
        elif len(question.options) == 1 and question.about != "action":
            # What follows from it is told.
            return question.options[0]
        self._show(words, question)
        self.console.print()
        print_battle(self.console, words)
        print_own(self.console, words)
        options = grouped(question)
        self._print_question(words, question, options)
        while True:
            choice = self._answered(seat, words, question, options, input(say("prompt")).strip())
            if choice is not None:
                return choice

    def _interjected(self) -> tuple[Seat, Choice] | None:
        """What a person does though somebody else is asked (S13.3).

        Asked at the start of every turn and of every attack on them: often enough to matter.
        """
        frames = [frame for lane in self.match.game.lanes for frame in lane]
        turns = tuple(frame.seat for frame in frames if isinstance(frame, Turn))
        for seat in self.humans:
            question = questions(self.match.game).get(seat)
            if question is None or not question.optional:
                continue
            attack = tuple(
                frame.space
                for frame in frames
                if isinstance(frame, Battle) and frame.defender == seat
            )
            moment = (self.match.game.day, turns, attack)
            if self.moments.get(seat) == moment:
                continue
            self.moments[seat] = moment
            choice = self._ask(seat)
            if not isinstance(choice, Skip):
                return seat, choice
        return None

    def _show(self, words: Words, question: Question) -> None:
        """The table at the beginning and in each new turn; the board whenever it has changed."""
        board = (words.view.board, words.view.cities, [p.heroes for p in words.view.players])
        if self.board is None or question.about == "cohort":
            catalogue = self.match.game.rules.catalogue
            print_table(self.console, words, catalogue, whole=not self.introduced)
            self.introduced = True
        elif board != self.board:
            self.console.print(draw_board(words.view))
        self.board = board

    def _hand_over(self, seat: Seat) -> None:
        """The others look away before somebody's cards are shown."""
        if self.console.is_terminal:
            self.console.clear()
        player = Words(view(self.match.game, seat)).player(seat)
        self.console.rule(say("hand-over", player=player, seat=seat_name(seat)))
        input(say("hand-over-ready"))
        self.at = seat
        self.board = None

    def _print_question(
        self, words: Words, question: Question, options: dict[type[Choice], list[Choice]]
    ) -> None:
        """The choices, numbered through, each verb with its nouns."""
        title = say("question", player=words.player(question.seat), text=words.question(question))
        self.console.print(Text(sentence(title), style="bold"))
        verbs = [words.verb(choices[0]) for choices in options.values()]
        margin = max(map(len, verbs)) + 2
        number = 0
        for verb, choices in zip(verbs, options.values(), strict=True):
            nouns = []
            for choice in choices:
                number += 1
                nouns.append(f"{number}) {words.choice(choice)}")
            lines = filled(nouns, self.console.width - margin)
            for place, line in enumerate(lines):
                self.console.print(
                    Text("" if place else verb, style="bold").append(
                        " " * (margin - (0 if place else len(verb))) + line, style="not bold"
                    )
                )

    def _answered(
        self,
        seat: Seat,
        words: Words,
        question: Question,
        options: dict[type[Choice], list[Choice]],
        text: str,
    ) -> Choice | None:
        """The choice that was typed; None where something else was wished."""
        command, _, rest = text.partition(" ")
        if text.isdecimal():
            choices = [choice for group in options.values() for choice in group]
            if len(text) < 9 and 1 <= int(text) <= len(choices):
                return choices[int(text) - 1]
            self.console.print(say("no-such-number", count=len(choices)))
        elif command == "?":
            example = self.match.game.rules.notation.text(question.options[0])
            self.console.print(say("play-help", example=example))
        elif command == "why":
            self.console.print(self._why(seat, words, rest))
        elif command == "hint":
            plans = self.plans.get(seat, NO_PLANS)
            advice = advice_for(self.match.game, seat, plans=plans)
            self.plans[seat] = advice.plans
            self.console.print("\n".join(advice_lines(words, advice)))
        elif command == "rules":
            self._print_rules(rest)
        elif command == "table":
            print_table(self.console, words, self.match.game.rules.catalogue, whole=True)
            print_own(self.console, words)
            self._print_question(words, question, options)
        elif command == "quit":
            raise EOFError
        elif text:
            return self._spelled(seat, words, question, text)
        return None

    def _spelled(self, seat: Seat, words: Words, question: Question, text: str) -> Choice | None:
        """A choice in the notation, or the first of several."""
        if SEPARATOR in text:
            return self._together(seat, words, text)
        try:
            choice = self.match.game.rules.notation.read_choice(text)
        except NotationError as error:
            self.console.print(say("not-understood", reason=sentence(why(error.reason))))
            return None
        if choice in question.options:
            return choice
        self.console.print(self._why(seat, words, text))
        return None

    def _together(self, seat: Seat, words: Words, text: str) -> Choice | None:
        """The first of several choices; the others follow, as far as nothing comes to light."""
        game = self.match.game
        try:
            done = play_together(game, seat, read_together(game.rules.notation, text))
        except Refused as refusal:
            self.console.print(words.reason(refusal.reason))
            return None
        first, *others = done.choices
        self.following = [(seat, choice) for choice in others]
        return first

    def _why(self, seat: Seat, words: Words, wish: str) -> str:
        if not wish:
            return say("why-what")
        try:
            reasons = told(self.match.game, seat, wish)
        except NotationError as error:
            return say("not-understood", reason=sentence(why(error.reason)))
        return "\n".join(map(words.reason, reasons)) or say("explain-nothing")

    def _print_rules(self, numbers: str) -> None:
        try:
            print_rules([text for word in numbers.split() for text in numbered(word.upper())])
        except CommandError as error:
            self.console.print(str(error))

    # The end.

    def _print_end(self) -> None:
        """The last events as one of those at the screen saw them: the end is the same for all."""
        words = Words(view(self.match.game, None))
        self.console.print()
        self._tell(next(iter(self.stories)))
        print_table(self.console, words, self.match.game.rules.catalogue)
        self.console.print()
        for line in result_lines(words):
            self.console.print(line)


def grouped(question: Question) -> dict[type[Choice], list[Choice]]:
    """The options by verb, in the order of their first appearance."""
    groups: dict[type[Choice], list[Choice]] = {}
    for option in question.options:
        groups.setdefault(type(option), []).append(option)
    return groups


def result_lines(words: Words) -> list[str]:
    """Who won, and everybody's points."""
    result = words.view.outcome
    assert result is not None
    winners = ", ".join(words.player(seat) for seat in result.winners)
    if result.winners in words.view.teams:
        lines = [sentence(say("winners-team", players=winners))]
    else:
        lines = [sentence(say("winners", players=winners, count=len(result.winners)))]
    for seat in sorted(range(len(result.points)), key=lambda seat: result.places[seat]):
        lines.append(
            say(
                "result-line",
                place=result.places[seat],
                player=words.player(seat),
                points=result.points[seat],
            )
        )
    return lines


def filled(parts: list[str], width: int) -> list[str]:
    """The parts in lines of at most this width, none of them broken."""
    lines = [parts[0]]
    for part in parts[1:]:
        if len(lines[-1]) + 2 + len(part) <= width:
            lines[-1] += f"  {part}"
        else:
            lines.append(part)
    return lines
