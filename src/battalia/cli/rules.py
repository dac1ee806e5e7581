"""`battalia rules`: read the rules, and keep the index of rules, code and tests."""

import argparse
import re
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown

from battalia import rulebook
from battalia.cli import rules_index
from battalia.cli.errors import CommandError
from battalia.cli.parser import Subparsers, add_command
from battalia.messages import messages

EXAMPLES = """\
  battalia rules                   the table of contents
  battalia rules B8.5              one rule
  battalia rules B3 B4             whole chapters
  battalia rules hero retreat      every rule that contains both words
  battalia rules --index           write docs/rules-index.md
  battalia rules --check           is every rule tested, every citation right, the index current?
"""

_NUMBER = re.compile(r"[BS]\d+(\.\d+)?", re.IGNORECASE)


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers, "rules", run, "read and search the numbered rules", examples=EXAMPLES
    )
    parser.add_argument(
        "words", nargs="*", metavar="NUMBER|WORD", help="numbers of rules or chapters, or words"
    )
    task = parser.add_mutually_exclusive_group()
    task.add_argument(
        "--index", action="store_true", help="write the index of rules, code and tests"
    )
    task.add_argument(
        "--check", action="store_true", help="fail if a rule is untested or the index is stale"
    )


def run(args: argparse.Namespace) -> int:
    words: list[str] = args.words
    if args.index or args.check:
        if words:
            raise CommandError(messages().format("rules-words-not-wanted"))
        root = rulebook.repository()
        if root is None:
            raise CommandError(messages().format("rules-need-checkout"))
        return _check(root) if args.check else _write_index(root)

    if not words:
        _print_contents()
    elif all(_NUMBER.fullmatch(word) for word in words):
        print_rules([text for word in words for text in numbered(word.upper())])
    else:
        print_rules(_found(words))
    return 0


def numbered(number: str) -> list[str]:
    """The rule with this number, or the chapter with its rules."""
    for chapter in rulebook.chapters():
        if chapter.number == number:
            texts = (f"## {chapter.heading}", chapter.intro, *(r.markdown for r in chapter.rules))
            return [text for text in texts if text]
    try:
        return [rulebook.rule(number).markdown]
    except KeyError:
        raise CommandError(messages().format("rules-unknown-number", {"number": number})) from None


def _found(words: Sequence[str]) -> list[str]:
    found = rulebook.search(words)
    if not found:
        quoted = ", ".join(f"“{word}”" for word in words)
        raise CommandError(
            messages().format("rules-nothing-found", {"count": len(words), "words": quoted})
        )
    return [rule.markdown for rule in found]


def print_rules(texts: Sequence[str]) -> None:
    """Print Markdown: typeset on a terminal, as it is into a file or pipe."""
    markdown = "\n\n".join(texts)
    console = Console()
    if console.is_terminal:
        console.print(Markdown(markdown))
    else:
        print(markdown)


def _print_contents() -> None:
    for chapter in rulebook.chapters():
        print(
            messages().format(
                "rules-chapter-line",
                {
                    "heading": chapter.heading,
                    "count": len(chapter.rules),
                    "first": chapter.rules[0].number,
                    "last": chapter.rules[-1].number,
                },
            )
        )


def _write_index(root: Path) -> int:
    (root / rules_index.FILE).write_text(rules_index.index(root), encoding="utf-8")
    print(messages().format("rules-index-written", {"file": rules_index.FILE}))
    return 0


def _check(root: Path) -> int:
    problems = rules_index.problems(root)
    for problem in problems:
        print(problem)
    if problems:
        return 1
    count = len(rulebook.rules(*rules_index.COMPLETE_BOOKS))
    print(messages().format("rules-complete", {"count": count}))
    return 0
