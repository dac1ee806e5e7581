"""Shuffles that can be proved: what chance did follows from what everybody brought to the table.

Before the first card the server commits itself to a secret by showing its hash. Each seat adds a
text of its own. The seed is made of the secret and all texts, and every draw and every die follows
from the seed and its number. After the end all of it is shown, in the tags of the record, and
whoever knows the rules can draw again. docs/trust.md describes it for other programs.
"""

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from battalia.engine import CHANCE, Choice, Question, Reason, ReasonedError, Record, questions
from battalia.engine.game import drawn
from battalia.engine.notation import seat_name
from battalia.engine.record import beginning, check_result, steps

VERSION: Final = "1"
PROOF: Final = "Proof"
"""The tag of a record that can be proved: by which version of this."""
COMMITMENT: Final = "Commitment"
SECRET: Final = "Secret"
DRAWS: Final = "Draws"
TEXT: Final = "Text"
"""With the number of the seat: ``Text1``."""
UNPROVED: Final = "Unproved"
"""The tag of a game of which nothing can be proved: why."""
PAST: Final = "Past"
"""The tag of a game that went on from another one, whose draws are not its own."""


class ProofError(ReasonedError):
    """A record that proves nothing, or that was changed: where."""


class Proof(msgspec.Struct, frozen=True):
    """What everybody brought to a table."""

    secret: str
    texts: tuple[str, ...]
    """Of each seat; those of computers are empty."""
    draws: int
    """How many draws and dice come from it: the last ones of the game."""

    def tags(self) -> dict[str, str]:
        """As a record notes it."""
        return {
            PROOF: VERSION,
            COMMITMENT: commitment(self.secret),
            SECRET: self.secret,
            DRAWS: str(self.draws),
            **{f"{TEXT}{number}": text for number, text in enumerate(self.texts, 1)},
        }


def commitment(secret: str) -> str:
    """What is shown of a secret before the first card."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, texts: Sequence[str]) -> str:
    """The seed of a table, from all that was brought to it."""
    lines = "".join(f"{seat_name(seat)}:{text}\n" for seat, text in enumerate(texts))
    return _mixed(secret, lines)


def number_of(seed: str, place: int) -> float:
    """From 0 to below 1: by it the draw of this place (0, 1 …) is made."""
    return (int(_mixed(seed, str(place))[:16], 16) >> 11) / 2**53


def _mixed(key: str, text: str) -> str:
    return hmac.new(key.encode(), text.encode(), hashlib.sha256).hexdigest()


class Numbers:
    """The numbers of a table one after the other."""

    def __init__(self, seed: str, place: int = 0) -> None:
        self.seed = seed
        self.place = place

    def __call__(self) -> float:
        number = number_of(self.seed, self.place)
        self.place += 1
        return number


def is_draw(question: Question) -> bool:
    """Whether chance has a choice at all: where there is one option only, nothing is drawn."""
    return len(question.options) > 1


class Draw(NamedTuple):
    """Something that chance decided."""

    number: int
    """Of the choice in the record, from 1 on."""
    question: Question
    choice: Choice
    text: Callable[[Choice], str]


class Proved(NamedTuple):
    """What a proof has shown."""

    draws: int
    """So many draws and dice follow from it."""
    before: int
    """So many are those of the game from which this one went on."""
    commitment: str
    texts: tuple[str, ...]


def draws_of(record: Record) -> Iterator[Draw]:
    """All draws and dice of a game (RecordError)."""
    game = beginning(record)
    asked = questions(game).get(CHANCE)
    for number, (after, seat, choice, _) in enumerate(steps(record), 1):
        if seat == CHANCE and asked is not None and is_draw(asked):
            yield Draw(number, asked, choice, after.rules.notation.text)
        asked = questions(after).get(CHANCE)
        game = after
    check_result(record, game)


def proof_in(record: Record) -> Proof:
    """The proof that a record notes (ProofError)."""
    tags = record.tags
    if PROOF not in tags:
        known = tags.get(UNPROVED, "") in ("seed", "before", "older")
        raise ProofError(Reason(f"unproved-{tags[UNPROVED]}" if known else "proof-none"))
    if tags[PROOF] != VERSION:
        raise ProofError(Reason("proof-version", args={"version": tags[PROOF]}))
    names = [f"{TEXT}{number}" for number in range(1, record.options.players + 1)]
    for name in (COMMITMENT, SECRET, DRAWS, *names):
        if name not in tags:
            raise ProofError(Reason("proof-tag", args={"tag": name}))
    if not (tags[DRAWS].isascii() and tags[DRAWS].isdigit()):
        raise ProofError(Reason("proof-tag", args={"tag": DRAWS}))
    return Proof(tags[SECRET], tuple(tags[name] for name in names), int(tags[DRAWS][:9]))


def verify(record: Record) -> Proved:
    """Draws again all that chance decided (ProofError, RecordError)."""
    proof = proof_in(record)
    if commitment(proof.secret) != record.tags[COMMITMENT]:
        raise ProofError(Reason("proof-secret"))
    draws = list(draws_of(record))
    before = len(draws) - proof.draws
    if before < 0 or (before > 0 and PAST not in record.tags):
        args = {"draws": len(draws), "proved": proof.draws}
        raise ProofError(Reason("proof-count", args=dict(args)))
    numbers = Numbers(seed_of(proof.secret, proof.texts))
    for draw in draws[before:]:
        due = drawn(draw.question, numbers)
        if due != draw.choice:
            raise ProofError(
                Reason(
                    "proof-draw",
                    args={
                        "number": draw.number,
                        "place": numbers.place,
                        "choice": draw.text(draw.choice),
                        "due": draw.text(due),
                    },
                )
            )
    return Proved(proof.draws, before, record.tags[COMMITMENT], proof.texts)


class Tally(NamedTuple):
    """How often something came, and how often it was to be expected."""

    times: int = 0
    expected: float = 0.0
    variance: float = 0.0

    def plus(self, times: int, chance: float) -> "Tally":
        return Tally(
            self.times + times, self.expected + chance, self.variance + chance * (1 - chance)
        )


def tallied(draws: Sequence[Draw]) -> dict[str, Tally]:
    """What came how often in these draws, by its name in the notation without a faction: ``roll
    6``, ``draw chief``."""
    tallies: dict[str, Tally] = {}
    for draw in draws:
        weights = draw.question.weights
        assert weights is not None
        total = sum(weights)
        chances: Counter[str] = Counter()
        for option, weight in zip(draw.question.options, weights, strict=True):
            chances[_name(draw.text(option))] += weight
        came = _name(draw.text(draw.choice))
        for name, weight in chances.items():
            before = tallies.get(name, Tally())
            tallies[name] = before.plus(name == came, weight / total)
    return tallies


def _name(text: str) -> str:
    return text.partition(".")[0]
