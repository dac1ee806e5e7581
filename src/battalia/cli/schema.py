"""`battalia schema`: what the server and its clients say to each other, for other programs."""

import argparse
from typing import Final

from battalia import rulebook
from battalia.cli.errors import CommandError
from battalia.cli.files import writing
from battalia.cli.parser import Subparsers, add_command
from battalia.words import say

EXAMPLES = """\
  battalia schema                  the JSON Schema of all messages
  battalia schema --typescript     the same as types for TypeScript
  battalia schema --write          write all of it into its files in a checkout
"""

SCHEMA_FILE: Final = "docs/messages.schema.json"
TYPES_FILE: Final = "client/src/messages.ts"
FORMS_FILE: Final = "client/src/forms.ts"
BOX_FILE: Final = "client/src/box.ts"


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers, "schema", run, "show the schema of all messages", examples=EXAMPLES
    )
    task = parser.add_mutually_exclusive_group()
    task.add_argument("--typescript", action="store_true", help="show types for TypeScript instead")
    task.add_argument(
        "--write",
        action="store_true",
        help=f"write {SCHEMA_FILE}, {TYPES_FILE}, {FORMS_FILE} and {BOX_FILE} in a checkout",
    )


def run(args: argparse.Namespace) -> int:
    if args.write:
        return _write()
    print(texts()[TYPES_FILE if args.typescript else SCHEMA_FILE], end="")
    return 0


def texts() -> dict[str, str]:
    """What the files hold, by their paths in a checkout."""
    # Only this command needs them: the others start without.
    import json

    from battalia.server.box import box_module
    from battalia.server.forms import forms_module
    from battalia.server.schema import message_schema
    from battalia.server.typescript import typescript

    schema = message_schema()
    document = json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
    return {
        SCHEMA_FILE: document,
        TYPES_FILE: typescript(schema),
        FORMS_FILE: forms_module(),
        BOX_FILE: box_module(),
    }


def _write() -> int:
    root = rulebook.repository()
    if root is None:
        raise CommandError(say("schema-needs-checkout"))
    for name, text in texts().items():
        path = root / name
        with writing(name):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
        print(say("schema-written", file=name))
    return 0
