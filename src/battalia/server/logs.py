"""The server's log: one line for each thing that happened, and never a secret or a part of one.

JSON where a program reads it, readable lines where a person sits at the terminal. What uvicorn and
other libraries log goes the same way, but never in more detail than suits people whose keys go
through them: at their most talkative they show whole requests, and pieces of them.
"""

import logging
import re
import sys
from collections import deque
from collections.abc import Mapping, Set
from typing import Final, TextIO, TypeAlias

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from battalia.server.keys import ID_LENGTH, LETTERS

Plain: TypeAlias = "str | int | float | bool | list[Plain] | dict[str, Plain] | None"

MASK: Final = "***"
SECRET: Final = re.compile(
    r"token|passw|secret|credential|link|hook|authori[sz]ation|cookie|(?<![a-z])key(?![a-z])",
    re.IGNORECASE,
)
"""Names of what is nobody's to read. A hook's address often holds a secret as well."""
TOKEN: Final = re.compile(r"(?<![\w-])[A-Za-z0-9_-]{43}(?![\w-])", re.ASCII)
"""A token as this server makes them: 32 bytes in URL-safe Base64."""
PIECE: Final = re.compile(r"[A-Za-z0-9_-]{12,}", re.ASCII)
"""It may be a piece of a token, if it has small letters, large letters and digits."""
QUERY: Final = re.compile(r"([?&][^=&\s\"']*=)[^&\s\"'#]+")
"""What an address hands over by name."""
OURS: Final = "battalia"
UVICORN: Final = ("uvicorn", "uvicorn.error", "uvicorn.access")
DISCREET: Final = (*UVICORN, "alembic")
"""They may say what goes on, but no more; all others only what is wrong."""
SHORT: Final = 7
"""So many letters of a path tell nothing."""
LATE: Final[deque[EventDict]] = deque(maxlen=50)
"""What went wrong of late in this process, masked as everything: for the operator's page."""
TABLES: Final = ("t", "tables")
TABLE_ID: Final = re.compile(f"[{LETTERS}]{{{ID_LENGTH}}}")


def masked(value: object) -> Plain:
    """The value in plain terms, with every secret in it masked."""
    if value is None or isinstance(value, (bool, int, float)):
        return value
    if isinstance(value, Mapping):
        return {
            str(masked(str(name))): MASK if SECRET.search(str(name)) else masked(inner)
            for name, inner in value.items()
        }
    if isinstance(value, (list, tuple, Set)):
        return [masked(inner) for inner in value]
    text = TOKEN.sub(MASK, value if isinstance(value, str) else repr(value))
    return PIECE.sub(_masked_piece, QUERY.sub(rf"\1{MASK}", text))


def _masked_piece(found: re.Match[str]) -> str:
    piece = found[0]
    kinds = (str.islower, str.isupper, str.isdigit)
    return MASK if all(any(map(kind, piece)) for kind in kinds) else piece


def shown_path(path: str, words: Set[str] = frozenset()) -> str:
    """A request's path without what may be a key: its known words, short ones and tables' ids."""
    parts = path.partition("?")[0].split("/")
    for at, part in enumerate(parts):
        is_table = at > 0 and parts[at - 1] in TABLES and TABLE_ID.fullmatch(part)
        if not (len(part) <= SHORT or part in words or is_table):
            parts[at] = MASK
    return "/".join(parts)


def _without_keys(record: logging.LogRecord) -> bool:
    """uvicorn tells the path of every WebSocket."""
    if '"WebSocket %s"' in str(record.msg) and isinstance(record.args, tuple):
        client, path, *rest = record.args
        record.args = (client, shown_path(str(path)), *rest)
    return True


def mask(logger: WrappedLogger, name: str, event: EventDict) -> EventDict:
    """Masks the secrets of a whole line."""
    plain = masked(event)
    assert isinstance(plain, dict)
    return plain


def _without_colours(logger: WrappedLogger, name: str, event: EventDict) -> EventDict:
    """uvicorn says some things twice, the second time in colours."""
    event.pop("color_message", None)
    return event


def keep_late(logger: WrappedLogger, name: str, event: EventDict) -> EventDict:
    """Remembers what went wrong."""
    if event.get("level") in ("error", "critical"):
        LATE.append(dict(event))
    return event


def set_up(level: str = "INFO", stream: TextIO | None = None) -> None:
    """From now on everything that is logged goes to ``stream``, or else to standard error.

    uvicorn must be started without a configuration for logging of its own (``log_config=None``).
    """
    stream = stream or sys.stderr
    known: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        _without_colours,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    # Local variables are never shown: nobody knows what they hold.
    last: Processor = (
        structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
        if stream.isatty()
        else structlog.processors.JSONRenderer(ensure_ascii=False)
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=known,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            mask,
            keep_late,
            last,
        ],
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [handler]
    ours = logging.getLogger(OURS)
    ours.setLevel(level)
    root.setLevel(max(ours.level, logging.WARNING))
    for name in DISCREET:
        logger = logging.getLogger(name)
        logger.setLevel(max(ours.level, logging.INFO))
        logger.handlers = []
        logger.filters = [_without_keys]
        logger.propagate = True
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *known,
            structlog.stdlib.PositionalArgumentsFormatter(),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
