"""What computers are asked and answer, as plain values; and how it travels from one machine to
another.

Over a pipe to a process of one's own it goes as it is. Over a queue that others can write to, it is
data and no more: MessagePack of the engine's structures, each field read by its annotation. What
comes back is the place of an answer among the options, or a piece of advice that is one of them.
"""

import types
import typing
from functools import cache, lru_cache
from hashlib import blake2s
from typing import Annotated, Any, Final, NamedTuple, TypeAlias, Union

import msgspec
from msgspec import Meta, Raw

from battalia.bots.advice import NO_PLANS, Advice, Alternative, Mark, Plans
from battalia.bots.goals import Goal, Phase
from battalia.bots.thinking import Memory
from battalia.engine import Choice, Question, Reason, Seat, View
from battalia.engine.frames import FRAMES
from battalia.engine.game import Frame, Loose, OptionalQuestion, UrgentQuestion
from battalia.engine.modules import MODULES
from battalia.engine.native import result_of
from battalia.engine.notation import kinds_of
from battalia.engine.points import Rules, assemble
from battalia.engine.record import RULES_VERSION
from battalia.engine.showing import as_structure, from_structure, is_structure
from battalia.engine.view import ModuleView
from battalia.review import Decision, Luck, Moment, Part

LARGEST: Final = 262_144
"""Bytes of a question or an answer; a usual one has some thousand."""
MEMORY: Final = 65_536
"""Bytes of what a computer keeps of its turn."""
PROBLEM: Final = 4_000
"""Characters of what went wrong."""


class Thought(NamedTuple):
    """A question for one of the table's computers."""

    table: str
    level: str
    view: View
    question: Question
    seed: str
    seconds: float
    memory: bytes | None = None
    """What the computer kept of its turn; None: it lives on where it was asked last."""


class Hint(NamedTuple):
    """A question of somebody who wants advice."""

    view: View
    question: Question
    seed: str
    seconds: float
    goal: str = ""
    """Which goal they have had so far."""
    plans: Plans = NO_PLANS
    """What they were told before in this turn."""
    states: int = 0
    """So many states are looked at, however long it takes; 0: as many as there is time for."""


class Look(NamedTuple):
    """A part of a game that is over, to be measured for its review."""

    position: bytes
    """Where it begins."""
    choices: tuple[tuple[Seat, str], ...]
    """What followed, as written."""
    depth: str
    at: int = 0
    """The number of the first choice."""
    last: Seat | None = None
    """Who chose before it."""
    seconds: float = 0.0
    """For about so long; it ends where another part can begin."""
    decider: Seat | None = None
    """It is over with this player's first decision …"""
    kind: str = ""
    """… of this kind."""


Task: TypeAlias = Thought | Hint | Look


class Measured(NamedTuple):
    """A part of a game, and the position where it ends."""

    part: Part
    position: bytes


class Forget(NamedTuple):
    """A table that is over."""

    table: str


class Failed(NamedTuple):
    """There is no answer, for a reason that is for the log only."""

    problem: str


class Nothing(NamedTuple):
    """A question that nobody waits for is left open."""


class GivesUp(NamedTuple):
    """An answer, and that the game is lost for whoever gives it."""

    place: int


Answer: TypeAlias = int | GivesUp | Nothing | Advice | Measured | Failed


class Unreadable(Exception):
    """What came is nothing that this version of the program has written."""


# The engine's structures. Choices, frames and what modules show are families: which ones there are
# is known when all modules are loaded, so their readers are made when they are needed first.

_Fingerprint: TypeAlias = tuple[
    str, bytes, tuple[Loose, ...], bytes, tuple[int, ...], tuple[int, ...]
]


@cache
def _any_choice() -> Any:
    # In an order that does not depend on what was imported first.
    kinds = sorted(kinds_of(Choice), key=lambda kind: str(kind.__struct_config__.tag))
    return Union[tuple(kinds)]  # noqa: UP007 - Found, not written.


def _tuple(*parts: Any) -> Any:
    """The annotation of a tuple whose parts are found, not written."""
    return types.GenericAlias(tuple, parts)


@cache
def _plan() -> Any:
    return _tuple(_tuple(_Fingerprint, _any_choice()), ...)


def _whole(hint: Any) -> Any:
    """The same annotation, with all kinds of choices where it says that there is a choice."""
    if hint is Choice:
        return _any_choice()
    origin, inside = typing.get_origin(hint), typing.get_args(hint)
    if origin in (Union, types.UnionType):
        return Union[tuple(map(_whole, inside))]  # noqa: UP007
    if origin is tuple:
        return _tuple(*map(_whole, inside))
    return hint


@lru_cache(maxsize=1024)
def _reader(hint: Any) -> "msgspec.msgpack.Decoder[Any]":
    return msgspec.msgpack.Decoder(hint, dec_hook=from_structure)


@cache
def _readers(frame: type[Frame]) -> "dict[str, msgspec.msgpack.Decoder[Any]]":
    hints = typing.get_type_hints(frame)
    return {name: _reader(_whole(hints[name])) for name in frame.__struct_fields__}


def _state(rules: Rules, name: str) -> type[msgspec.Struct]:
    """What this module shows at a table with these rules."""
    if name in rules.views:
        shown: type[msgspec.Struct] = result_of(rules.views[name])
        return shown
    return rules.slices[name]


def _frame(parts: dict[str, Raw]) -> Frame:
    tag = _reader(str).decode(parts[str(Frame.__struct_config__.tag_field)])
    kind = FRAMES[tag]
    return kind(**{name: reader.decode(parts[name]) for name, reader in _readers(kind).items()})


@cache
def version() -> str:
    """Changes with the structures that travel, with the modules that are installed, and with the
    rules: whoever has another one does not even see these questions."""
    states = [module.slice.kind for module in MODULES if module.slice is not None]
    kinds: dict[str, Any] = {}
    for hint in (View, _any_choice(), *FRAMES.values(), *states, _Task, _Look, _Told, Part):
        _describe(hint, kinds)
    modules = [module.name for module in MODULES]
    shape = msgspec.json.encode([modules, kinds], order="sorted")
    return f"{RULES_VERSION}.{blake2s(shape, digest_size=6).hexdigest()}"


def _describe(hint: Any, kinds: dict[str, Any]) -> Any:
    """What an annotation says, alike with every Python and every core; structures are put among
    the kinds."""
    inside = typing.get_args(hint)
    if inside:
        origin = typing.get_origin(hint)
        name = "or" if origin in (Union, types.UnionType) else getattr(origin, "__name__", "")
        return [name, *(_describe(part, kinds) for part in inside)]
    if not isinstance(hint, type) or not is_structure(hint):
        return hint.__name__ if isinstance(hint, type) else repr(hint)
    name = f"{hint.__module__}.{hint.__name__}"
    if name not in kinds:
        kinds[name] = []
        hints = typing.get_type_hints(hint, include_extras=True)
        kind: Any = hint
        fields = {field: _describe(hints[field], kinds) for field in kind.__struct_fields__}
        kinds[name] = [kind.__struct_config__.tag, fields]
    return name


# A question.

_Short: TypeAlias = Annotated[str, Meta(max_length=1_000)]


class _Task(msgspec.Struct, array_like=True, tag="task"):
    view: View
    """Without what follows."""
    frames: list[dict[str, Raw]]
    modules: list[tuple[str, Raw]]
    about: _Short
    lane: int
    optional: bool
    urgent: bool
    seat: int
    options: Raw
    seed: _Short
    seconds: Annotated[float, Meta(ge=0, le=86_400)]
    table: _Short = ""
    level: _Short = ""
    """Empty: somebody wants advice."""
    memory: Annotated[bytes, Meta(max_length=MEMORY)] = b""
    goal: _Short = ""
    states: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    day: int = 0
    told: list[Raw] = []


class _Look(msgspec.Struct, array_like=True, tag="look"):
    position: bytes
    choices: list[tuple[int, _Short]]
    depth: _Short
    at: Annotated[int, Meta(ge=0)]
    last: int | None
    seconds: Annotated[float, Meta(ge=0, le=86_400)]
    decider: int | None
    kind: _Short


_encoder: Final = msgspec.msgpack.Encoder(enc_hook=as_structure)
_write: Final = _encoder.encode


def written(task: Task) -> bytes:
    """A question as it travels."""
    if isinstance(task, Look):
        return _write(_Look(task.position, list(task.choices), *task[2:]))
    view, question = task.view, task.question
    carried = _Task(
        msgspec.structs.replace(view, frames=(), modules=()),
        typing.cast(Any, view.frames),
        typing.cast(Any, [(module.name, module.state) for module in view.modules]),
        question.about,
        question.lane,
        question.optional,
        question.urgent,
        question.seat,
        typing.cast(Any, question.options),
        task.seed,
        task.seconds,
    )
    if isinstance(task, Thought):
        carried.table, carried.level, carried.memory = task.table, task.level, task.memory or b""
    else:
        carried.goal, carried.states = task.goal, task.states
        carried.day, carried.told = task.plans.day, typing.cast(Any, task.plans.told)
    return _write(carried)


def read(data: bytes) -> Task:
    """The question that came (Unreadable)."""
    if len(data) > LARGEST:
        raise Unreadable(f"{len(data)} bytes are too many")
    try:
        return _read(_reader(_Task | _Look).decode(data))
    except Exception as problem:
        # Options may not go together, a module may break over them: all that is the writer's fault.
        raise Unreadable(f"{type(problem).__name__}: {problem}") from problem


def _read(task: _Task | _Look) -> Task:
    if isinstance(task, _Look):
        return Look(
            task.position,
            tuple(task.choices),
            task.depth,
            task.at,
            task.last,
            task.seconds,
            task.decider,
            task.kind,
        )
    rules = assemble(task.view.options)
    modules = [
        ModuleView(name, _reader(_state(rules, name)).decode(state)) for name, state in task.modules
    ]
    view = msgspec.structs.replace(
        task.view, frames=tuple(map(_frame, task.frames)), modules=tuple(modules)
    )
    kind = OptionalQuestion if task.optional else UrgentQuestion if task.urgent else Question
    options = list(_reader(_tuple(_any_choice(), ...)).decode(task.options))
    question = kind(task.seat, task.about, options)
    question.lane = task.lane
    question.notation = rules.notation
    if task.level:
        return Thought(task.table, task.level, view, question, task.seed, task.seconds, task.memory)
    plans = Plans(task.day, tuple(_reader(_plan()).decode(plan) for plan in task.told))
    return Hint(view, question, task.seed, task.seconds, task.goal, plans, task.states)


# What a computer keeps of its turn.


def kept(memory: Memory) -> bytes:
    """As it travels; nothing, where it is too much."""
    if memory == Memory(memory.day):
        return b""
    data = _write(memory)
    return data if len(data) <= MEMORY else b""


@cache
def _memory() -> Any:
    return _tuple(int, int, _plan(), tuple[tuple[int, ...], ...], tuple[int, int])


def remembered(data: bytes) -> Memory:
    """What was kept; nothing, where that cannot be read: a plan can be made anew."""
    if not data:
        return Memory()
    try:
        return Memory(*_reader(_memory()).decode(data))
    except msgspec.MsgspecError:
        return Memory()


# An answer.


class _Told(msgspec.Struct, array_like=True):
    """One of these is there."""

    place: Annotated[int, Meta(ge=0)] | None = None
    memory: Annotated[bytes, Meta(max_length=MEMORY)] = b""
    nothing: bool = False
    gives_up: bool = False
    problem: Annotated[str, Meta(max_length=PROBLEM)] = ""
    advice: list[Raw] = []
    measured: list[Raw] = []


@cache
def _measured() -> Any:
    decision = _tuple(
        int, int, int, int, str, float, float, _tuple(_any_choice(), ...), Reason | None
    )
    return _tuple(
        int, int, int | None, tuple[Moment, ...], _tuple(decision, ...), tuple[Luck, ...], bytes
    )


@cache
def _advice() -> Any:
    choice = _any_choice()
    kinds = tuple[int, ...]
    return _tuple(
        choice | None,
        Reason,
        _tuple(choice, ...),
        Goal | None,
        _tuple(_tuple(choice, kinds, kinds, bool), ...),
        bool,
        _tuple(_tuple(choice, Reason), ...),
        tuple[Mark, ...],
        int,
        _tuple(_plan(), ...),
    )


def told(answer: Answer, memory: bytes = b"") -> bytes:
    """An answer as it travels."""
    match answer:
        case int():
            carried = _Told(answer, memory)
        case GivesUp(place):
            carried = _Told(place, memory, gives_up=True)
        case Nothing():
            carried = _Told(memory=memory, nothing=True)
        case Failed(problem):
            carried = _Told(problem=problem[-PROBLEM:] or "?")
        case Advice():
            goal = answer.goal
            parts = (
                answer.choice,
                answer.reason,
                answer.plan,
                goal and msgspec.structs.replace(goal, phases=()),
                goal.phases if goal else (),
                answer.reached,
                [(other.choice, other.less) for other in answer.others],
                answer.trail,
                answer.plans.day,
                answer.plans.told,
            )
            carried = _Told(advice=[typing.cast(Any, parts)])
        case Measured(part, position):
            decisions = [msgspec.structs.astuple(one) for one in part.decisions]
            told_so = (
                part.start,
                part.end,
                part.last,
                part.moments,
                decisions,
                part.lucks,
                position,
            )
            carried = _Told(measured=[typing.cast(Any, told_so)])
    data = _write(carried)
    return data if len(data) <= LARGEST else told(Failed(f"{len(data)} bytes are too many"))


def heard(data: bytes, task: Task) -> tuple[Answer, bytes]:
    """What was answered to this question, and what the computer keeps of its turn (Unreadable)."""
    if len(data) > LARGEST:
        raise Unreadable(f"{len(data)} bytes are too many")
    try:
        answer = _reader(_Told).decode(data)
        if answer.problem:
            return Failed(answer.problem), b""
        if isinstance(task, Look):
            return _looked(answer.measured[0], task), b""
        question = task.question
        if isinstance(task, Thought) and answer.nothing and question.optional:
            return Nothing(), answer.memory
        if isinstance(task, Thought) and answer.place is not None:
            if answer.place < len(question.options):
                place = answer.place
                return GivesUp(place) if answer.gives_up else place, answer.memory
        elif isinstance(task, Hint) and answer.advice:
            advice = _advised(answer.advice[0])
            if (question.optional and advice.choice is None) or advice.choice in question.options:
                return advice, b""
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError) as problem:
        raise Unreadable(str(problem)) from problem
    raise Unreadable("it is no answer to this question")


def _looked(data: Raw, task: Look) -> Measured:
    start, end, last, moments, decisions, lucks, position = _reader(_measured()).decode(data)
    part = Part(start, end, last, moments, tuple(Decision(*one) for one in decisions), lucks)
    if part.start != task.at or not task.at < part.end <= task.at + len(task.choices):
        raise ValueError("it is about something else")
    return Measured(part, position)


def _advised(data: Raw) -> Advice:
    choice, reason, plan, goal, phases, reached, others, trail, day, plans = _reader(
        _advice()
    ).decode(data)
    if goal is not None:
        goal = msgspec.structs.replace(goal, phases=tuple(Phase(*phase) for phase in phases))
    return Advice(
        choice,
        reason,
        plan,
        goal,
        reached,
        tuple(Alternative(*other) for other in others),
        trail,
        Plans(day, plans),
    )
