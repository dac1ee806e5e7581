"""Texts that are harmless to look at and dear to read: what an enemy might send.

Each is as long as it may be sent, unless it says so. They stand by where they are read.
"""

import json
from random import Random
from typing import Any, Final

from battalia.engine import CHANCE, Options, play, questions, save, start
from battalia.engine.game import drawn

LONG: Final = 16_000
"""Characters of a file: not beyond the bound on its size, so other bounds have to hold."""
LONGER: Final = 990_000
"""The same of a record or a position."""
DIGITS: Final = 5_000
"""More than Python makes a number of."""
LINE: Final = 1_900
"""Characters of a line that is not too long."""


def filled(part: str, size: int = LONG) -> str:
    return part * (size // len(part))


def lines(line: str, part: str, size: int = LONG) -> str:
    """Lines with as many of this part as go into each."""
    whole = line.replace("*", part * ((LINE - len(line)) // len(part))) + "\n"
    return filled(whole, size)


BOARD = "rows = 7\ncolumns = 7\ngreat_artefacts = 0\nruins = []\nstart = []\nneutral = []\n"

TOML: Final[dict[str, str]] = {
    "a key of many parts": "a." * 4_000 + "b = 1",
    "a key of many parts in lines": "\n".join(f"{'a.' * 900}b{at} = 1" for at in range(9)),
    "a key of many quoted parts": lines("*c = 1", '"a".'),
    "a key of parts that look like lines": '"\u2028".' * 900 + "b = 1",
    "a key of many parts behind quotes": lines('x = {a = """b"""", *c = 1}', "d."),
    "a table of many parts": lines("[*b]", "a."),
    "an inline table with a key of many parts": lines("x = {*b = 1}", "a."),
    "lists in lists": "a = " + filled("["),
    "lists in lists line by line": "a = " + filled("[\n"),
    "lists in lists behind comments": "a = " + filled("[#]\n"),
    "lists in lists behind quotes": "a = [" + filled('"]",[\n'),
    "tables in tables": "a = " + lines("*", "{a="),
    "many lists": "a = [" + filled("[],\n") + "]",
    "many tables": "\n".join(f"[a{at}]" for at in range(2_000)),
    "many tables of one name": filled("[[a]]\n"),
    "many keys": "\n".join(f"a{at}=1" for at in range(2_000)),
    "many dotted keys": "\n".join(f"a.b.c.d.e.f.g.h.i{at}=1" for at in range(600)),
    "a number of many digits": "[numbers]\nhand = " + "1" * DIGITS,
    "a number of many digits in base 16": "[numbers]\nhand = 0x" + "f" * DIGITS,
    "a number of many digits in a line": "[numbers]\nhand = 0x" + "f" * LINE,
    "a number with many decimals": "[numbers]\nhand = 1." + "1" * LINE,
    "a number without end": "[numbers]\nhand = inf",
    "a number that is none": "[numbers]\nhand = nan",
    "a day that is none": "a = 9999-99-99",
    "a long text": "a = '" + "x" * LINE + "'",
    "a text of many lines": 'a = """' + filled("x\n") + '"""',
    "a text of many escapes": 'a = """' + filled("\\\n") + '"""',
    "a text of many quotes": 'a = """' + filled('""\\"\n') + '"""',
    "quotes that nobody closes": filled('"""\n') + filled("'\n", 900),
    "a text with half a character": 'a = "\\ud800"',
    "a text with no character": 'a = "\0"',
    "a faction many times": "factions = [\n" + filled('"barfolk",\n') + "]",
    "a Great Artefact many times": "great_artefacts.names = [\n" + filled('"hammer",\n') + "]",
    "all there is in great numbers": "[numbers.deal]\nfriman = 999\nchief = 999\nlord = 999",
    "a huge board": "[layout.4]\nrows = 99\ncolumns = 99",
    "nothing but comments": filled("#\n"),
    "nothing but lines": filled("\n"),
    "nothing but dots": filled("."),
    "beyond any size": "#" * 2_000_000,
}
LAYOUTS: Final[dict[str, str]] = {
    "the ring many times": BOARD + "missing = [\n" + filled('"ring",\n') + "]",
    "the ring of a huge board": "rows = 99\ncolumns = 99\n" + BOARD[20:] + 'missing = ["ring"]',
    "a space many times": BOARD + "missing = [\n" + filled("[1,1],\n") + "]",
    "a start many times": BOARD.replace("start = []", "start = [\n" + filled("[1,1],\n") + "]"),
}


def _began() -> dict[str, Any]:
    game = start(Options(players=2))
    random = Random(1).random
    while CHANCE in questions(game):
        play(game, CHANCE, drawn(questions(game)[CHANCE], random))
    plain: dict[str, Any] = json.loads(save(game))
    return plain


BEGAN: Final = _began()
"""The position of a game of two, after its opening."""


def position(**parts: object) -> str:
    return json.dumps(BEGAN | parts, ensure_ascii=False)


def player(**parts: object) -> str:
    """The same, where this is so of the first player."""
    first, *others = BEGAN["players"]
    return position(players=[first | parts, *others])


def several(part: object, size: int = 6_000) -> list[object]:
    return [part] * size


CARDS = filled("supply×999 ", 400_000)

POSITIONS: Final[dict[str, str]] = {
    "lists in lists": filled("[", LONGER),
    "objects in objects": '{"position":1,"lanes":' + filled('{"a":', LONGER),
    "lists in lists after all else": position()[:-1] + ',"modules":' + filled("[", 500_000),
    "many lists": '{"position":1,"lanes":[' + filled("[],", LONGER) + "[]]}",
    "many numbers": '{"position":1,"lanes":[' + filled("0,", LONGER) + "0]}",
    "many texts": '{"position":1,"lanes":[' + filled('"",', LONGER) + '""]}',
    "many quotes": filled('"', LONGER),
    "cards by the thousand": position(offer=CARDS),
    "cards by the thousand, written otherwise": position(offer=filled("supplyx999 ", 400_000)),
    "cards by the thousand, in escapes": json.dumps(BEGAN | {"out": CARDS}),
    "land by the thousand": position(out_land=filled("curve.woods*999 ", 400_000)),
    "factions by the thousand": position(factions=filled("barfolk×999 ", 400_000)),
    "a hand of thousands": player(hand=CARDS),
    "tents of thousands": player(tents=several({"cards": "supply×999"}, 3_000)),
    "many rows": player(rows=several({"cards": "supply"}, 2_000)),
    "many heroes": player(heroes=several("-")),
    "many players": position(players=several({}, 3_000)),
    "many attacked": position(attacked=several("p1")),
    "many lanes": position(lanes=BEGAN["lanes"] * 400),
    "many frames": position(lanes=[BEGAN["lanes"][0] * 400]),
    "a token of many digits": position(tokens={"r1c1": "p1 " + "1" * DIGITS}),
    "a token of many spaces": position(tokens={"r1c1": "p1" + " " * 500_000 + "x"}),
    "a day of many digits": position()[:-1] + ',"day":' + "9" * DIGITS + "}",
    "a day of not quite as many digits": position()[:-1] + ',"day":' + "9" * 4_000 + "}",
    "players without number": position(options={"players": 10**300}),
    "a number without end": position()[:-1] + ',"day":1e999}',
    "a number that is none": position()[:-1] + ',"day":NaN}',
    "half a character": position()[:-1] + ',"first":"\\ud800"}',
    "half a character as it is": position(first="\ud800"),
    "no character": position(first="\0"),
    "no character as it is": position()[:-1] + ',"first":"\0"}',
    "a long name": position(first="x" * LONGER),
    "corrections": position(options={"players": 2, "corrections": TOML["a key of many parts"]}),
    "beyond any size": '"' + "x" * 1_100_000 + '"',
}

HEAD = "[Battalia 1]\n[Rules 2]\n[players 2]\n"
OPENING = "chance: remove barfolk\n"

RECORDS: Final[dict[str, str]] = {
    "many choices in a line": HEAD + "p1: " + filled("end;", LONGER) + "end",
    "many choices in lines": HEAD + filled("p1: end\n", LONGER),
    "as many lines as may be": HEAD + filled("#\n", 58_000),
    "as many choices as may be": HEAD + filled("p1: end\n", 150_000),
    "many answers of chance": HEAD + "chance: " + filled("remove barfolk;", 290_000) + "roll 1",
    "many lines": HEAD + filled("\n", LONGER),
    "many comments": HEAD + filled("#\n", LONGER),
    "many tags": HEAD + "\n".join(f"[A{at} 1]" for at in range(80_000)),
    "a tag of lists in lists": "[Battalia 1]\n[x " + filled("[", LONGER) + "]",
    "a tag of many lists": "[Battalia 1]\n[x [" + filled("[],", LONGER) + "[]]]",
    "a tag of many digits": "[Battalia 1]\n[Rules " + "1" * DIGITS + "]",
    "a seed of many digits": HEAD + "[Seed " + "1" * 4_200 + "]\np1: end",
    "a tag with half a character": HEAD + '[P1 "\\ud800"]',
    "half a character": HEAD + "p1: hire \ud800",
    "no character": HEAD + "p1: hire \0",
    "brackets": filled("[", LONGER),
    "a position of lists in lists": HEAD + '[Position "' + filled("[", 400_000) + '"]',
    "a position of many cards": HEAD + f"[Position {json.dumps(position(offer=CARDS[:99_000]))}]",
    "corrections": HEAD + f"[corrections {json.dumps(TOML['a key of many parts'])}]",
    "cards by the thousand": HEAD + "p1: pay " + filled("supply×999 ", LONGER),
    "cards by the thousand in many choices": HEAD + filled("p1: pay supply×999\n", LONGER),
    "a long word": HEAD + "p1: " + "x" * LONGER,
    "too much of a choice": HEAD + "p1: end " + "x" * LONGER,
    "nobody's line": HEAD + "x" * LONGER,
    "beyond any size": "#" * 1_100_000,
}

CHOICES: Final[dict[str, str]] = {
    "many cards": "pay " + filled("supply×999 ", 990),
    "more cards than digits": "pay supply×99999999",
    "a level that is a digit and no number": "build city ² r1c1",
    "a level of another script": "build city ٣ r1c1",
    "a level of many digits": "build city " + "1" * 900 + " r1c1",
    "a space of many digits": "build city r" + "1" * 900 + "c1",
    "a number of many digits": "roll " + "1" * 990,
    "many words": "pay " + filled("@ ", 990),
    "a long word": "x" * 1000,
    "many times": filled("x1", 1000),
    "brackets": "(" * 1000,
    "no character": "hire \0",
    "nothing": "",
}
"""Each is as long as a message may be."""
