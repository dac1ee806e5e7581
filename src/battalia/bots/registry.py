"""Computer players by name: the built-in ones, those of installed packages, and any class.

A package offers its bots in the entry point group ``battalia.bots``; a class that nobody offers is
named by its place, ``package.module:Class``. A built-in name always means the built-in bot.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from typing import Final, TypeAlias

from battalia.bots.bot import Bot, Seeing
from battalia.bots.random_bot import RandomBot
from battalia.bots.simple_bot import SimpleBot
from battalia.bots.thinking import Expert, FirstExpert, Novice, SeeingSteady, Steady
from battalia.engine import Reason
from battalia.engine.outside import entry_points

Factory: TypeAlias = Callable[[], Bot]

BOTS: Final[dict[str, Factory]] = {
    "random": RandomBot,
    "simple": SimpleBot,
    "novice": Novice,
    "steady": Steady,
    "expert": Expert,
    "seeing": SeeingSteady,
}
"""The built-in computer players."""
YARDSTICKS: Final[dict[str, Factory]] = {"expert-1": FirstExpert}
"""What players were like once: others are measured by them, and nobody is offered them."""
FURTHER: Final = {"master": ("battalia.bots.thinking:Master", "numpy")}
"""Built-in ones that need a package of an extra: their places, and the package."""
GROUP: Final = "battalia.bots"
"""The entry points of other packages' bots."""


class BotError(Exception):
    """A bot that cannot be had; the reason is a message with its arguments."""

    def __init__(self, id: str, **args: str) -> None:
        self.reason = Reason(id, "", dict(args))
        super().__init__(f"{id}: {', '.join(args.values())}")


def built_in() -> list[str]:
    """The names of all built-in bots that can play here."""
    at_hand = [name for name, (_, package) in FURTHER.items() if find_spec(package) is not None]
    return [*BOTS, *at_hand]


def bot_names() -> list[str]:
    """All names that need no path: the built-in bots first."""
    return [*built_in(), *sorted(_plug_ins().keys() - BOTS.keys() - FURTHER.keys())]


def make_bot(name: str) -> Bot:
    """A new bot of this name."""
    if name in BOTS:
        return BOTS[name]()
    if name in YARDSTICKS:
        return YARDSTICKS[name]()
    try:
        bot: Bot = _factory(name)()
    except BotError:
        raise
    except Exception as problem:
        # Whatever a stranger's code does wrong, the user learns it in one sentence.
        lines = str(problem).splitlines() or [""]
        reason = f"{type(problem).__name__}: {lines[0]}" if lines[0] else type(problem).__name__
        raise BotError("bot-not-loaded", name=name, reason=reason) from problem
    if not callable(getattr(bot, "choose", None)):
        raise BotError("bot-without-choose", name=name)
    return bot


def is_seeing(name: str) -> bool:
    """Whether this bot looks at hidden cards: a yardstick for others, no player for a table."""
    return isinstance(make_bot(name), Seeing)


def _factory(name: str) -> Factory:
    """The class that a plug-in offers, or that stands at this place."""
    plug_ins = _plug_ins()
    if name in plug_ins and name not in FURTHER:
        found: Factory = plug_ins[name].load()
        return found
    place, _ = FURTHER.get(name, (name, ""))
    module, colon, attribute = place.partition(":")
    if not colon:
        raise BotError("seat-unknown", name=name)
    named: Factory = getattr(import_module(module), attribute)
    return named


def _plug_ins() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(GROUP)}
