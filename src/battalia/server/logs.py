"""The server's log: one line for each thing that happened, and never a secret in it.

JSON where a program reads it, readable lines where a person sits at the terminal. What uvicorn and
other libraries log goes the same way.
"""

import logging
import re
import sys
from collections.abc import Mapping, Set
from typing import Final, TextIO, TypeAlias

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

Plain: TypeAlias = "str | int | float | bool | list[Plain] | dict[str, Plain] | None"

MASK: Final = "***"
SECRET: Final = re.compile(
    r"token|passw|secret|credential|link|hook|authori[sz]ation|cookie|(?<![a-z])key(?![a-z])",
    re.IGNORECASE,
)
"""Names of what is nobody's to read. A hook's address often holds a secret as well."""
TOKEN: Final = re.compile(r"(?<![\w-])[A-Za-z0-9_-]{43}(?![\w-])", re.ASCII)
"""A token as this server makes them: 32 bytes in URL-safe Base64."""
TALKATIVE: Final = ("httpcore", "httpx")
"""They log every address that they ask."""
UVICORN: Final = ("uvicorn", "uvicorn.error", "uvicorn.access")


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
    return TOKEN.sub(MASK, value if isinstance(value, str) else repr(value))


def mask(logger: WrappedLogger, name: str, event: EventDict) -> EventDict:
    """Masks the secrets of a whole line."""
    plain = masked(event)
    assert isinstance(plain, dict)
    return plain


def _without_colours(logger: WrappedLogger, name: str, event: EventDict) -> EventDict:
    """uvicorn says some things twice, the second time in colours."""
    event.pop("color_message", None)
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
            last,
        ],
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in UVICORN:
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)
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
