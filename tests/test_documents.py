"""The documents: nothing stands in one twice, every link leads somewhere, what they show works."""

import re
import shlex
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

from battalia import __version__, bots, engine
from battalia.cli import _parser
from battalia.messages import LANGUAGES

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/*/*.md")])
NAMES = [path.relative_to(ROOT).as_posix() for path in DOCUMENTS]
LONG = 60
"""Characters from which on a paragraph or a table is not the same as another one by chance."""
WIDE = 1200
"""Characters of a line that can still be read and compared."""


class Heading(NamedTuple):
    level: int
    text: str


def tokens(path: Path) -> list[Token]:
    return MarkdownIt().enable("table").parse(path.read_text(encoding="utf-8"))


def headings(path: Path) -> Iterator[Heading]:
    found = tokens(path)
    for at, token in enumerate(found):
        if token.type == "heading_open":
            text = "".join(part.content for part in found[at + 1].children or ())
            yield Heading(int(token.tag[1]), text)


def sections(path: Path) -> Iterator[tuple[str, ...]]:
    """Each heading below those that it stands under."""
    above: list[Heading] = []
    for heading in headings(path):
        above = [one for one in above if one.level < heading.level] + [heading]
        yield tuple(one.text for one in above)


def anchors(path: Path) -> set[str]:
    """What links call the headings: in small letters, with hyphens, without other signs."""
    found: Counter[str] = Counter()
    names = set()
    for heading in headings(path):
        name = re.sub(r"[^\w\- ]", "", heading.text.lower()).replace(" ", "-")
        names.add(f"{name}-{found[name]}" if found[name] else name)
        found[name] += 1
    return names


def links(path: Path) -> Iterator[str]:
    """The addresses of links and pictures."""
    for token in tokens(path):
        for part in token.children or ():
            address = part.attrs.get("href") or part.attrs.get("src")
            if address is not None:
                yield str(address)
            elif part.type == "html_inline":
                yield from re.findall(r'(?:src|href)="([^"]+)"', part.content)
        if token.type == "html_block":
            yield from re.findall(r'(?:src|href)="([^"]+)"', token.content)


def twice(path: Path) -> list[str]:
    """Sections, and paragraphs, lists and tables of some length, that stand in it twice."""
    blocks = re.split(r"\n\s*\n", path.read_text(encoding="utf-8"))
    found = Counter(" ".join(block.split()) for block in blocks)
    found += Counter(" > ".join(section) for section in sections(path))
    whole = {" > ".join(section) for section in sections(path)}
    return [
        text for text, times in found.items() if times > 1 and (len(text) > LONG or text in whole)
    ]


@pytest.mark.parametrize("name", NAMES)
def test_nothing_stands_in_a_document_twice(name: str) -> None:
    assert twice(ROOT / name) == []


def test_what_stands_twice_is_found(tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    sentence = "A sentence that is long enough to be no chance if it is met again somewhere else."
    path.write_text(
        f"# One\n\n## Two\n\n{sentence}\n\n## Three\n\n{sentence}\n\n## Two\n\nOther.\n"
    )
    assert twice(path) == [sentence, "One > Two"]


@pytest.mark.parametrize("name", NAMES)
def test_every_link_leads_to_a_file_and_its_heading(name: str) -> None:
    wrong = []
    for link in links(ROOT / name):
        if re.match(r"[a-z]+:", link):
            continue
        place, _, anchor = link.partition("#")
        target = (ROOT / name).parent / unquote(place) if place else ROOT / name
        inside = target.resolve().is_relative_to(ROOT)
        if not inside or not target.exists() or (anchor and anchor not in anchors(target)):
            wrong.append(link)
    assert wrong == []


def test_a_heading_is_linked_by_its_letters_and_hyphens(tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    path.write_text("# The command `battalia`\n\n## B8.5 Retreat, or not?\n\n## Two\n\n### Two\n")
    assert anchors(path) == {"the-command-battalia", "b85-retreat-or-not", "two", "two-1"}


@pytest.mark.parametrize("name", NAMES)
def test_every_line_can_be_read(name: str) -> None:
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    assert [f"{at}: {len(line)}" for at, line in enumerate(lines, 1) if len(line) > WIDE] == []


# What is shown works.

HISTORY = ("CHANGELOG.md",)
"""What was true once."""


def commands(path: Path) -> Iterator[str]:
    """What is typed: the lines of blocks without a language, without the remarks behind them."""
    for token in tokens(path):
        if token.type == "fence" and not token.info.strip():
            for line in token.content.replace("\\\n", " ").splitlines():
                yield re.split(r"\s{3,}|\s+#", line.removeprefix("$ ").strip())[0]


@pytest.mark.parametrize("name", [name for name in NAMES if name not in HISTORY])
def test_every_command_that_is_shown_is_understood(name: str) -> None:
    for command in commands(ROOT / name):
        found = re.fullmatch(r"(?:\S*=\S* )*(?:\S*[/\\]|.* )?battalia ((?!-)\w.*)", command)
        if found and not found[1].startswith("="):
            words = shlex.split(found[1].replace("\\", "/"))
            assert _parser().parse_args(words).command == words[0]


@pytest.mark.parametrize("name", [name for name in NAMES if name not in HISTORY])
def test_every_target_that_is_named_can_be_made(name: str) -> None:
    targets = set(re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text(), re.MULTILINE))
    text = (ROOT / name).read_text(encoding="utf-8")
    assert set(re.findall(r"(?:`|^)make ([a-z-]+)", text, re.MULTILINE)) <= targets


def test_the_changelog_tells_of_this_version() -> None:
    told = [heading.text.split()[0] for heading in headings(ROOT / "CHANGELOG.md")]
    assert __version__ in told


@pytest.mark.parametrize("name", [name for name in NAMES if name not in HISTORY])
def test_every_test_that_is_named_is_there(name: str) -> None:
    """`server/test_door.py`: the tests that follow are in it."""
    text = (ROOT / name).read_text(encoding="utf-8")
    for file, named in re.findall(r"`(\w+/test_\w+\.py)`:((?:,? `test_\w+`)+)", text):
        there = (ROOT / "tests" / file).read_text(encoding="utf-8")
        assert [one for one in re.findall(r"test_\w+", named) if f"def {one}(" not in there] == []


PYTHON = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")


def test_the_python_interface_is_documented_whole() -> None:
    listed = set(re.findall(r"^\.\. \w+:: (\w+)(?:\(\))?$", PYTHON, re.MULTILINE))
    assert listed == {*engine.__all__, *bots.__all__}


def test_the_example_of_the_python_interface_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PYTHON, re.DOTALL)
    exec(code, {})
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("Outcome(reason='weeks'")
    assert told[2] == "[Battalia 1]"


def test_every_language_is_wherever_languages_are_listed() -> None:
    client = (ROOT / "client/src/lib/language.svelte.ts").read_text(encoding="utf-8")
    (listed,) = re.findall(r"LANGUAGES = \[(.*?)\]", client)
    assert re.findall(r'"(\w+)"', listed) == list(LANGUAGES)
    glossary = (ROOT / "docs/rules/glossary.csv").read_text(encoding="utf-8")
    assert glossary.splitlines()[0].split(",") == ["key", *LANGUAGES]
    shown = set(links(ROOT / "docs/translations.md"))
    books = {f"rules/{one}/{book}.md" for one in LANGUAGES[1:] for book in ("base", "stormgates")}
    assert shown == books
