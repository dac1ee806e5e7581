"""Shuffles that can be proved: what follows from what, and that whatever is changed is found."""

import hashlib
import hmac
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from battalia.engine import (
    CHANCE,
    Options,
    Question,
    Record,
    questions,
    read_record,
    write_record,
)
from battalia.engine.choices import Roll
from battalia.engine.game import drawn
from battalia.engine.play import play
from battalia.proving import (
    COMMITMENT,
    DRAWS,
    PAST,
    PROOF,
    SECRET,
    UNPROVED,
    Draw,
    Numbers,
    Proof,
    ProofError,
    Tally,
    commitment,
    draws_of,
    is_draw,
    number_of,
    seed_of,
    tallied,
    verify,
)
from battalia.words import why
from commands import run
from positions import table

TEXTS = ("swordfish", "", "żółw")
HERE = Path(__file__)


def played(secret: str = "secret", texts: tuple[str, ...] = TEXTS[:2]) -> Record:
    """A short game with computers that take whatever comes first, as a server keeps it."""
    record = Record(Options(players=len(texts), weeks=1))
    game, numbers = record.begin(), Numbers(seed_of(secret, texts))
    while asked := questions(game):
        if CHANCE in asked:
            seat, choice = CHANCE, drawn(asked[CHANCE], numbers)
        else:
            seat = min(asked)
            # Now and then something else, so that not everybody ends their turn at once.
            options = asked[seat].options
            choice = options[len(record.choices) * 7 % len(options)]
        play(game, seat, choice)
        record.add(seat, choice)
    record.finish(game)
    record.tags |= Proof(secret, texts, numbers.place).tags()
    return record


@pytest.fixture(scope="module")
def text() -> str:
    return write_record(played())


def test_all_of_it_is_as_the_documents_say() -> None:
    """Written once more, as a stranger would."""

    def mixed(key: str, message: str) -> bytes:
        return hmac.digest(key.encode(), message.encode(), "sha256")

    assert commitment("secret") == hashlib.sha256(b"secret").hexdigest()
    seed = mixed("secret", "p1:swordfish\np2:\np3:żółw\n").hex()
    assert seed_of("secret", TEXTS) == seed
    first = int.from_bytes(mixed(seed, "0")[:8]) >> 11
    assert number_of(seed, 0) == first / 2**53
    numbers = Numbers(seed)
    assert [numbers(), numbers()] == [number_of(seed, 0), number_of(seed, 1)]


def test_the_example_in_the_documents_is_right() -> None:
    page = (HERE.parents[1] / "docs" / "trust.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([a-z()0-9]+) \| (.+) \|$", page, re.MULTILINE)
    example = {name: value.strip("`") for name, value in rows}
    secret, seed = example["secret"], example["seed"]
    assert commitment(secret) == example["commitment"]
    assert seed_of(secret, TEXTS) == seed
    for place in range(2):
        assert number_of(seed, place) == float(example[f"number({place})"])


def test_a_game_is_proved_and_the_command_says_so(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    proved = verify(read_record(text))
    assert proved.draws == len(list(draws_of(read_record(text)))) > 20
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    out, _ = run(capsys, "verify", file, "--commitment", commitment("secret"))
    assert out.splitlines() == [
        f"All {proved.draws} draws and dice of this game follow from what everybody brought to the "
        "table.",
        f"Before the first card the server was bound to {commitment('secret')}.",
        "p1 added “swordfish”.",
        "p2 added nothing.",
    ]
    out, _ = run(capsys, "verify", file, "--commitment", "0" * 64, expect=1)
    assert out.startswith("The server was bound to something else: ")
    run(capsys, "verify", file, "--text", "p1=swordfish")
    out, _ = run(capsys, "verify", file, "--text", "p1=herring", expect=1)
    assert out == "What p1 has added is something else: “swordfish”.\n"
    _, err = run(capsys, "verify", file, "--text", "herring", expect=2)
    assert err.startswith("“herring” does not say which seat")


def why_not(record: Record) -> str:
    with pytest.raises(ProofError) as caught:
        verify(record)
    return why(caught.value.reason)


CHANGES: dict[str, tuple[Callable[[Record], object], str]] = {
    "the secret": (
        lambda record: record.tags.update({SECRET: "another"}),
        "the secret is not the one to which the server was bound",
    ),
    "the commitment": (
        lambda record: record.tags.update({COMMITMENT: commitment("another")}),
        "the secret is not the one to which the server was bound",
    ),
    "both": (
        lambda record: record.tags.update({SECRET: "x", COMMITMENT: commitment("x")}),
        "choice ",
    ),
    "a text": (lambda record: record.tags.update({"Text1": "herring"}), "choice "),
    "the text of another": (lambda record: record.tags.update({"Text2": " "}), "choice "),
    "no text": (lambda record: record.tags.pop("Text2"), "the proof lacks its tag “Text2”"),
    "no secret": (lambda record: record.tags.pop(SECRET), "the proof lacks its tag “Secret”"),
    "no number": (
        lambda record: record.tags.update({DRAWS: "many"}),
        "the proof lacks its tag “Draws”",
    ),
    "fewer draws": (
        lambda record: record.tags.update({DRAWS: str(int(record.tags[DRAWS]) - 1)}),
        "the proof is about ",
    ),
    "more draws": (
        lambda record: record.tags.update({DRAWS: str(int(record.tags[DRAWS]) + 1)}),
        "the proof is about ",
    ),
    "fewer with a past": (
        lambda record: record.tags.update({DRAWS: "9", PAST: "clone"}),
        "choice ",
    ),
    "the proof": (lambda record: record.tags.pop(PROOF), "this record proves nothing"),
    "its way": (
        lambda record: record.tags.update({PROOF: "9"}),
        "this record was proved in a way that this program does not know (“9”)",
    ),
}


@pytest.mark.parametrize("what", CHANGES)
def test_whatever_is_changed_in_the_proof_is_found(text: str, what: str) -> None:
    change, reason = CHANGES[what]
    record = read_record(text)
    change(record)
    assert why_not(record).startswith(reason)


def test_each_draw_that_is_another_one_is_found_where_it_is(text: str) -> None:
    """Of each everything else that could have come, as long as the game can be played on with it
    that far: what comes after it need not be possible any more."""
    record = read_record(text)
    numbers = Numbers(seed_of("secret", TEXTS[:2]))
    for place, draw in enumerate(draws_of(read_record(text)), 1):
        due = drawn(draw.question, numbers)
        assert due == draw.choice
        other = next(option for option in draw.question.options if option != due)
        changed = Record(record.options, record.tags)
        changed.choices = [*record.choices[: draw.number - 1], (CHANCE, other)]
        changed.tags = record.tags | {DRAWS: str(place)}
        assert why_not(changed) == (
            f"choice {draw.number} (draw {place}): “{draw.text(other)}” came, and "
            f"“{draw.text(due)}” follows from what everybody brought to the table"
        )


def test_a_record_that_cannot_be_played_is_told_by_its_choice(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = read_record(text)
    del record.choices[-3]
    file = tmp_path / "game.txt"
    file.write_text(write_record(record), encoding="utf-8")
    out, _ = run(capsys, "verify", file, expect=1)
    assert f"{file.name}: choice {len(record.choices)}" in out
    assert "is not possible" in out


@pytest.mark.parametrize(
    ("why_so", "sentence"),
    [
        ("seed", "the seed was given when the table was set up"),
        ("before", "the table was made before proofs"),
        ("older", "an older program has played on at this table"),
    ],
)
def test_a_table_that_proves_nothing_says_why(why_so: str, sentence: str) -> None:
    record = Record(Options(players=2), {UNPROVED: why_so})
    assert why_not(record) == f"nothing can be proved here: {sentence}"


def test_a_game_that_went_on_proves_its_own_draws_and_says_how_many_are_not() -> None:
    record = played()
    total = int(record.tags[DRAWS])
    seed = seed_of("other", TEXTS[:2])
    own = Record(record.options, Proof("other", TEXTS[:2], 2).tags() | {PAST: "clone"})
    found = list(draws_of(record))
    last = found[total - 3].number
    own.choices = record.choices[:last]
    game, numbers = own.begin(), Numbers(seed)
    for seat, choice in own.choices:
        play(game, seat, choice)
    while numbers.place < 2:
        asked = questions(game)
        if CHANCE in asked:
            seat, choice = CHANCE, drawn(asked[CHANCE], numbers)
        else:
            seat = min(asked)
            choice = asked[seat].options[0]
        play(game, seat, choice)
        own.add(seat, choice)
    proved = verify(own)
    assert (proved.before, proved.draws) == (total - 2, 2)


def test_the_command_takes_nothing_that_proves_none_of_its_draws(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played()
    # Nobody who changed it could be found out.
    record.tags |= {DRAWS: "0", PAST: "record"}
    file = tmp_path / "game.txt"
    file.write_text(write_record(record), encoding="utf-8")
    out, _ = run(capsys, "verify", file, expect=1)
    assert "proves nothing: all of its draws came before" in out


def test_draws_are_counted_beside_what_was_to_be_expected() -> None:
    die = Question(CHANCE, "roll", [Roll(face) for face in range(1, 7)], [1] * 6)
    write = table().rules.notation.text
    found = tallied([Draw(1, die, Roll(face), write) for face in (6, 6, 1)])
    assert found["roll 6"] == pytest.approx(Tally(2, 0.5, 3 * 5 / 36))
    assert found["roll 2"].times == 0
    assert sum(tally.expected for tally in found.values()) == pytest.approx(3)
    assert is_draw(die)
