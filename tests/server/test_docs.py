"""What the documentation says of the server is so, and is all."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from battalia.cli import appoint, load, migrate, serve, think
from battalia.cli.parser import Parser
from battalia.server.app import create_app
from battalia.server.config import PREFIX, Config
from battalia.server.metrics import Metrics
from battalia.server.schema import PLACE, message_schema
from battalia.server.store import CHAT_KEPT, TOKENS_EACH

DOCS = Path(__file__).parents[2] / "docs"
API = (DOCS / "api.md").read_text(encoding="utf-8")
SERVER = (DOCS / "server.md").read_text(encoding="utf-8")

EXAMPLES = re.findall(r"^```json *(\w*)\n(.*?)^```$", API, re.DOTALL | re.MULTILINE)
"""What each example is, where it is not a message with a type of its own, and its text."""


@cache
def definitions() -> dict[str, Any]:
    found = message_schema()["$defs"]
    assert isinstance(found, dict)
    return found


def types_of(union: str) -> set[str]:
    """The types of all messages from one side."""
    members = [part["$ref"].removeprefix(PLACE) for part in definitions()[union]["oneOf"]]
    return {definitions()[member]["properties"]["type"]["const"] for member in members}


def flags(module: Any) -> set[str]:
    """The flags of a command, but for the one that shows its help."""
    subparsers = Parser().add_subparsers()
    module.add(subparsers)
    (parser,) = subparsers.choices.values()
    actions = parser._actions
    return {flag for action in actions for flag in action.option_strings} - {"-h", "--help"}


# docs/api.md


@pytest.mark.parametrize("at", range(len(EXAMPLES)))
def test_every_example_is_as_the_schema_says(at: int) -> None:
    name, text = EXAMPLES[at]
    example = json.loads(text)
    if not name:
        name = "FromClient" if example["type"] in types_of("FromClient") else "FromServer"
    schema = {"$ref": PLACE + name, "$defs": definitions()}
    error = next(jsonschema_rs.Draft202012Validator(schema).iter_errors(example), None)
    assert error is None, f"{error.message}: {text}"


def test_every_message_has_an_example() -> None:
    shown = {json.loads(text)["type"] for name, text in EXAMPLES if not name}
    assert shown == types_of("FromClient") | types_of("FromServer")


def test_every_message_is_explained() -> None:
    prose = re.sub(r"^```.*?^```$", "", API, flags=re.DOTALL | re.MULTILINE)
    for type_ in types_of("FromClient") | types_of("FromServer"):
        assert f"`{type_}`" in prose, type_


def test_the_table_of_requests_has_every_one_of_them_and_no_other(tmp_path: Path) -> None:
    app = create_app(Config(database=f"sqlite:///{tmp_path / 'tables.db'}", workers=1))
    served = {
        # A parameter's type is Litestar's business.
        f"{method} {re.sub(':(str|int)', '', route.path)}"
        for route in app.routes
        # What lies below the document leads to it as well; what is neither of these is a page.
        if re.match(r"/(api(?!/openapi.json/)|health$|metrics$)", route.path)
        for method in (getattr(route, "methods", None) or {"GET"}) - {"OPTIONS", "HEAD"}
    }
    rows = [line.split("|")[1] for line in API.splitlines() if line.startswith("| `")]
    told = {one for row in rows for one in re.findall(r"`([A-Z]+ /[^`]*)`", row)}
    assert told == served


def test_every_definition_that_is_named_exists() -> None:
    prose = re.sub(r"^```.*?^```$", "", API, flags=re.DOTALL | re.MULTILINE)
    named = set(re.findall(r"`([A-Z][a-z]+[A-Za-z]*)`", prose)) - {"Host", "Origin"}
    assert named
    assert named <= set(definitions())


def test_every_way_in_which_a_game_can_begin_is_explained() -> None:
    rows = re.search(r"^\| `origin` .*?\n\n", API, re.DOTALL | re.MULTILINE)
    assert rows is not None
    told = re.findall(r"^\| `(\w+)` \|", rows[0], re.MULTILINE)[1:]
    assert sorted(told) == definitions()["TableInfo"]["properties"]["origin"]["enum"]


def test_the_usual_limits_are_those_of_the_settings() -> None:
    usual = Config()
    section = API[API.index("## Limits") : API.index("## Reminders")]
    for text in (
        f"{usual.rate_each:g} a second, {usual.burst_each:g} at once",
        f"{usual.rate:g} a second, {usual.burst:g} at once",
        f"| {usual.connections_each} |",
        f"{usual.message_size:,} bytes",
        f"| time for `hello` | {usual.patience:g} seconds |",
        f"| new people from one address | {usual.people_each} in an hour |",
        f"| unfinished tables that one person has set up | {usual.tables_each} |",
        f"| keys of one person | {TOKENS_EACH} |",
        f"| lines of chat at one table | {CHAT_KEPT} |",
    ):
        assert text in section


# docs/server.md


def settings() -> dict[str, tuple[str, str]]:
    """The flag and the usual value that the table gives for each variable."""
    rows = re.findall(r"^\| (\S*) ?\| `(BATTALIA_\w+)` \| (.*?) ?\|", SERVER, re.MULTILINE)
    return {variable: (flag.strip("`"), usual.strip("`")) for flag, variable, usual in rows}


def test_every_setting_is_in_the_table_with_its_variable_and_no_other() -> None:
    assert sorted(settings()) == sorted(
        PREFIX + field.upper() for field in Config.__struct_fields__
    )


def test_every_flag_is_in_the_table_beside_its_variable() -> None:
    assert set(re.findall(r"^\| `(--[\w-]+)` \|", SERVER, re.MULTILINE)) == flags(serve)
    for variable, (flag, _) in settings().items():
        name = flag.removeprefix("--").replace("-", "_").upper()
        assert not flag or variable.removeprefix(PREFIX) in (name, f"{name}S")


def test_the_usual_values_are_the_real_ones() -> None:
    for field in msgspec.structs.fields(Config):
        _, usual = settings()[PREFIX + field.name.upper()]
        if field.default is msgspec.NODEFAULT:
            assert usual, "what depends on the machine is told in words"
        elif isinstance(field.default, bool):
            assert usual == str(field.default).lower()
        elif isinstance(field.default, (int, float)):
            assert float(usual) == field.default
        elif isinstance(field.default, str):
            assert usual == field.default


@pytest.mark.parametrize(("command", "module"), [("migrate", migrate), ("serve", serve)])
def test_the_flags_that_are_named_exist(command: str, module: Any) -> None:
    for line in re.findall(rf"battalia {command}((?: --?[\w-]+(?: [^-\s`]\S*)?)*)", SERVER):
        assert set(re.findall(r"--[\w-]+", line)) <= flags(module)


def test_the_commands_that_are_named_exist() -> None:
    known = {
        module.__name__.rpartition(".")[2] for module in (appoint, load, migrate, serve, think)
    }
    assert set(re.findall(r"(?:^|`|/)battalia (\w+)", SERVER, re.MULTILINE)) == known


def test_every_metric_is_in_the_table_and_no_other() -> None:
    counted = Metrics()
    counted.choice("done", 0.1)
    counted.refusal("late-answer")
    counted.request("GET", 200)
    lines = counted.exposition().decode().splitlines()
    families = {line.split()[2] for line in lines if line.startswith("# TYPE battalia_")}
    told = set(re.findall(r"^\| `(battalia_\w+)`", SERVER, re.MULTILINE))
    assert told == {family for family in families if not family.endswith("_created")}
