"""What the server makes and the page must make of it: cases that both sides are proven against.

    python tests/page_cases.py      # writes tests/golden/page_cases.json anew

They come from the golden games. The page's own tests read them (client/tests).
"""

import itertools
import json
from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from battalia import rulebook
from battalia.engine import CHANCE, Event, Game, Question, play, read_record, start, view
from battalia.engine.choices import Pay, Roll
from battalia.engine.game import drawn
from battalia.proving import Numbers, commitment, number_of, seed_of
from battalia.server.wire import Wire, changes
from battalia.words import Story, Words
from transcripts import FOLDER, GAMES

Json: TypeAlias = dict[str, object]

FILE: Final = FOLDER / "page_cases.json"
STEPS: Final = 60
"""So many acts of a game are sent as patches."""
PAYMENTS: Final = 120
"""So many ways to pay are read."""
NAMED: Final = ("faction", "heroes", "tents", "line")
"""What words say of a player."""

PATCHED: Final[list[tuple[Json, Json]]] = [
    ({}, {}),
    ({"a": 1}, {"a": 1}),
    ({"a": 1}, {"a": 2}),
    ({"a": 1}, {"a": 1, "b": 2}),
    ({"a": 1, "b": 2}, {"b": 2}),
    ({"a": 1, "b": 2}, {}),
    ({"a": 0, "b": False, "c": ""}, {"a": 1, "b": True, "c": "c"}),
    ({"a": 1, "b": True, "c": "c"}, {"a": 0, "b": False, "c": ""}),
    # A list is sent whole.
    ({"a": [1, 2, 3]}, {"a": [1, 3]}),
    ({"a": [{"b": 1}]}, {"a": [{"b": 1}, {"c": 2}]}),
    ({"a": [1]}, {"a": []}),
    # Objects within objects.
    ({"a": {"b": {"c": 1, "d": 2}}}, {"a": {"b": {"c": 1, "d": 3}}}),
    ({"a": {"b": {"c": 1, "d": 2}}}, {"a": {"b": {"d": 2}}}),
    ({"a": {"b": {"c": 1}}}, {"a": {"b": {}}}),
    ({"a": {"b": {"c": 1}}}, {"a": {}}),
    ({"a": {"b": 1}, "c": 2}, {"c": 2}),
    ({}, {"a": {}}),
    ({}, {"a": {"b": {"c": 1}}}),
    # One thing becomes another.
    ({"a": 1}, {"a": {"b": 1}}),
    ({"a": {"b": 1}}, {"a": 1}),
    ({"a": [1]}, {"a": {"0": 1}}),
    ({"a": {"0": 1}}, {"a": [1]}),
    ({"a": "text"}, {"a": {}}),
    # Names that mean something to the page's own language.
    ({"length": 1}, {"length": 2, "constructor": {"name": "c"}}),
    ({"a": 1}, {"a": 1, "__proto__": {"b": 2}}),
    ({"__proto__": {"b": 2}, "a": 1}, {"a": 1}),
]


class Act(NamedTuple):
    """What a player was asked before, and what happened up to the next question."""

    game: Game
    asked: dict[int, Question]
    events: list[Event]


def acts(name: str) -> Iterator[Act]:
    """A golden game; the game stands where each act has ended."""
    record = read_record((FOLDER / f"{name}.record").read_text(encoding="utf-8"))
    game = start(record.options)
    events: list[Event] = []
    for seat, choice in record.choices:
        if seat != CHANCE and CHANCE not in game.asked:
            yield Act(game, dict(game.asked), events)
            events = []
        events += play(game, seat, choice)
    yield Act(game, {}, events)


def patches() -> list[Json]:
    """What has changed from one object to another."""
    return [{"before": a, "after": b, "patch": changes(a, b)} for a, b in PATCHED]


def followed() -> Json:
    """The end of a game as one seat is sent it: by then everything is in play."""
    shown = [Wire(game.rules.notation).view(view(game, 0)) for game, *_ in acts("everything")]
    part = shown[-STEPS - 1 :]
    steps = [changes(a, b) for a, b in itertools.pairwise(part)]
    return {"view": part[0], "steps": steps, "last": part[-1]}


def payments() -> list[Json]:
    """Ways to pay, as a text and as cards: those with most to read in their words."""
    found: dict[str, Json] = {}
    for name in GAMES:
        for game, asked, _ in acts(name):
            wire = Wire(game.rules.notation)
            for question in asked.values():
                for option in question.options:
                    if isinstance(option, Pay):
                        written = wire.struct(option)
                        found[str(written["choice"])] = written
    texts = sorted(found, key=lambda text: (-sum(map(text.count, "@=×")), text))
    return [found[text] for text in texts[:PAYMENTS]]


def words() -> list[Json]:
    """Every kind of event and of choice once, in the server's English."""
    known: set[object] = set()
    found = []
    for name in GAMES:
        for game, asked, events in acts(name):
            wire = Wire(game.rules.notation)
            for seat in sorted({0, *asked} - {CHANCE}):
                now = view(game, seat)
                said = Words(now)
                told = [event.seen(seat) for event in events]
                question = asked.get(seat)
                kinds: set[object] = {type(event) for event in told}
                if question is not None:
                    kinds |= {type(option) for option in question.options}
                if kinds <= known:
                    continue
                story = Story()
                story.add(told, said)
                case: Json = {"view": _named(wire.view(now))}
                if not {type(event) for event in told} <= known:
                    case["events"] = [wire.struct(event) for event in told]
                    case["told"] = [sentence for _, sentence in story.sentences()]
                if question is not None:
                    new = {type(one): one for one in question.options if type(one) not in known}
                    case["choices"] = [
                        {
                            "choice": wire.struct(one),
                            "verb": said.verb(one),
                            "nouns": said.choice(one),
                        }
                        for one in new.values()
                    ]
                found.append(case)
                known |= kinds
    return found


def proofs() -> list[Json]:
    """What follows from what was brought to a table: the seed, numbers, and what is drawn by
    them."""
    found: list[Json] = []
    for secret, texts in (("secret", ["swordfish", "", "żółw 🐢"]), ("0" * 64, ["", ""])):
        seed = seed_of(secret, texts)
        drawing = Numbers(seed)
        draws: list[Json] = []
        for width in range(2, 12):
            options = [Roll(face) for face in range(1, width + 1)]
            weights = [face * face for face in range(1, width + 1)]
            choice = drawn(Question(CHANCE, "roll", [*options], weights), drawing)
            assert isinstance(choice, Roll)
            draws.append(
                {
                    "number": width,
                    "options": [f"roll {one.die}" for one in options],
                    "weights": weights,
                    "choice": f"roll {choice.die}",
                }
            )
        found.append(
            {
                "secret": secret,
                "texts": {f"p{seat}": text for seat, text in enumerate(texts, 1)},
                "commitment": commitment(secret),
                "seed": seed,
                "numbers": [number_of(seed, place) for place in range(20)],
                "draws": draws,
            }
        )
    return found


def numbers() -> list[str]:
    """The chapters and rules that the page can link to."""
    chapters = [chapter.number for chapter in rulebook.chapters()]
    return sorted(chapters + [rule.number for rule in rulebook.rules()])


def _named(shown: Json) -> Json:
    """What words need of a view."""
    players, cities, board = shown["players"], shown["cities"], shown["board"]
    assert isinstance(players, dict)
    assert isinstance(cities, dict)
    assert isinstance(board, dict)
    return {
        **{name: shown[name] for name in ("seat", "frames", "battle") if name in shown},
        "cities": cities,
        "board": {space: {"shape": board[space]["shape"]} for space in cities},
        "players": {
            seat: {name: player[name] for name in NAMED if name in player}
            for seat, player in players.items()
        },
    }


def written() -> str:
    """All cases, each on a line of its own."""
    cases: dict[str, list[Json]] = {
        "patches": patches(),
        "game": [followed()],
        "payments": payments(),
        "words": words(),
        "rules": [{"numbers": numbers()}],
        "proofs": proofs(),
    }
    parts = [f'"{name}":[\n' + ",\n".join(map(_line, some)) + "\n]" for name, some in cases.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _line(case: Json) -> str:
    return json.dumps(case, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
    print(f"{FILE.name}: {FILE.stat().st_size / 1000:.0f} kB")
