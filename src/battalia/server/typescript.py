"""The types of all messages for clients in TypeScript, written from their schema.

Only what ``schema`` says is understood; anything else is an error, so that no type is looser than
its definition by oversight.
"""

import re
from collections.abc import Mapping
from json import dumps
from typing import Final

from battalia.server.schema import PLACE, Schema

HEAD: Final = """\
// The types of all messages between a client and the server of Battalia.
// Written by `battalia schema --write`; do not edit.
"""
WIDTH: Final = 100
SILENT: Final = (
    "default",
    "description",
    "maxItems",
    "maxLength",
    "maximum",
    "minLength",
    "minimum",
    "pattern",
)
"""What types do not tell."""
PLAIN: Final = {
    "boolean": "boolean",
    "integer": "number",
    "null": "null",
    "number": "number",
    "string": "string",
}
_NAME: Final = re.compile(r"[A-Za-z_]\w*", re.ASCII)


def typescript(schema: Schema) -> str:
    """A module with one exported type for each definition, in their order."""
    parts = [HEAD]
    for name, definition in schema["$defs"].items():
        if not _NAME.fullmatch(name):
            raise ValueError(f"{name!r} is no name of a type")
        parts.append(_comment(definition) + _declaration(name, definition))
    return "\n".join(parts)


def _comment(definition: Schema) -> str:
    text = definition.get("description", "").replace("``", "`").replace("*/", "*\\/")
    return f"/** {text} */\n" if text else ""


def _declaration(name: str, definition: Schema) -> str:
    if definition.get("properties"):
        return f"export interface {name} {_type(definition)}\n"
    line = f"export type {name} = {_type(definition)};\n"
    if len(line) > WIDTH:
        alternatives = "".join(f"\n  | {part}" for part in _alternatives(definition))
        return f"export type {name} ={alternatives};\n"
    return line


def _type(schema: Schema) -> str:
    match {word: value for word, value in schema.items() if word not in SILENT}:
        case {"$ref": str(place), **rest} if not rest and place.startswith(PLACE):
            return place.removeprefix(PLACE)
        case {"const": value, **rest} if not rest:
            return dumps(value)
        case {"enum": _, **rest} if rest.keys() <= {"type"}:
            return " | ".join(_alternatives(schema))
        case {"oneOf": _, **rest} | {"anyOf": _, **rest} if not rest:
            return " | ".join(_alternatives(schema))
        case {"type": "array", "items": items, **rest} if not rest:
            item = _type(items)
            return f"({item})[]" if " " in item else f"{item}[]"
        case {
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": False,
            **rest,
        } if not rest:
            return _fields(properties, required)
        case {
            "type": "object",
            "propertyNames": names,
            "additionalProperties": dict(values),
            **rest,
        } if not rest:
            return f"Partial<Record<{_type(names)}, {_type(values)}>>"
        case {"type": "object", "additionalProperties": dict(values), **rest} if not rest:
            return f"Record<string, {_type(values)}>"
        case {"type": "object", **rest} if not rest:
            return "Record<string, unknown>"
        case {"type": str(plain), **rest} if not rest and plain in PLAIN:
            return PLAIN[plain]
    raise ValueError(f"there is no type for {dumps(schema)}")


def _alternatives(schema: Schema) -> list[str]:
    match schema:
        case {"enum": list(values)}:
            return [dumps(value) for value in values]
        case {"oneOf": list(parts)} | {"anyOf": list(parts)}:
            return [_type(part) for part in parts]
    return [_type(schema)]


def _fields(properties: Mapping[str, Schema], required: list[str]) -> str:
    if not properties:
        return "Record<string, never>"
    lines = []
    for name, schema in properties.items():
        key = name if _NAME.fullmatch(name) else dumps(name)
        mark = "" if name in required else "?"
        inner = _type(schema).replace("\n", "\n  ")
        lines.append(f"  {key}{mark}: {inner};\n")
    return "{\n" + "".join(lines) + "}"
