"""The messages of the catalogue."""

from fluent.runtime import FluentResource
from fluent.syntax import ast

from battalia.messages import source


def message_ids() -> set[str]:
    """All message ids of the English catalogue."""
    body = FluentResource(source("en")).body
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}
