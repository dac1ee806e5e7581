"""Traces: what a request, or a choice at a table, does on its way through the processes.

They go to a collector over HTTP (OTLP), where one is set. Where none is, nothing of it is imported,
and a span is nothing. A span has no secrets: no key, no text that somebody has written, and of what
went wrong only the kind.

What another process hands on belongs to the trace that began there. Nobody else says to which trace
a request belongs: strangers could have everything traced.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from threading import Thread
from typing import TYPE_CHECKING, Final, TypeAlias
from urllib.parse import urlsplit

from battalia import __version__

if TYPE_CHECKING:
    from opentelemetry.context import Context
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.trace import Tracer

Headers: TypeAlias = Iterable[tuple[bytes, bytes]]

HEADS: Final = frozenset({b"traceparent", b"tracestate"})
"""In which processes tell each other to which trace something belongs (W3C Trace Context)."""
PATH: Final = "/v1/traces"
FAREWELL: Final = 3.0
"""Seconds in which the last spans go out when the server ends."""
NOTHING: Final[AbstractContextManager[None]] = nullcontext()

_provider: TracerProvider | None = None
_tracer: Tracer | None = None


def endpoint(url: str) -> str:
    """Where a collector takes traces (ValueError)."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError(f"a collector is at http://… or https://…, not at {url!r}")
    return url.rstrip("/") + PATH


def begin(url: str, process: str) -> None:
    """From now on there are traces; ``process``: what tells this one from others."""
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    global _provider, _tracer
    who = {
        "service.name": "battalia",
        "service.version": __version__,
        "service.instance.id": process,
    }
    _provider = TracerProvider(resource=Resource.create(who), shutdown_on_exit=False)
    _provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint(url))))
    _tracer = _provider.get_tracer("battalia", __version__)


def end() -> None:
    """The last spans go out; a collector that is not there keeps nobody waiting."""
    global _provider, _tracer
    if _provider is not None:
        closing = Thread(target=_provider.shutdown, daemon=True)
        closing.start()
        closing.join(FAREWELL)
    _provider = _tracer = None


def span(
    name: str,
    *,
    under: Context | None = None,
    handed: Mapping[str, str] | None = None,
    **attributes: str | int,
) -> AbstractContextManager[None]:
    """Something that takes time, within what goes on around it.

    ``under``: within this instead. ``handed``: within what another process tells of.
    """
    if _tracer is None:
        return NOTHING
    return _span(_tracer, name, under if handed is None else _told(handed), attributes)


@contextmanager
def _span(
    tracer: Tracer, name: str, around: Context | None, attributes: dict[str, str | int]
) -> Iterator[None]:
    with tracer.start_as_current_span(
        name,
        around,
        attributes={f"battalia.{key}": value for key, value in attributes.items()},
        record_exception=False,
        set_status_on_exception=False,
    ) as begun:
        try:
            yield
        except BaseException as problem:
            begun.set_attribute("error.type", type(problem).__name__)
            raise


def note(**attributes: str | int) -> None:
    """What is known of the span around this only now."""
    if _tracer is not None:
        from opentelemetry.trace import get_current_span

        get_current_span().set_attributes(
            {f"battalia.{key}": value for key, value in attributes.items()}
        )


def here() -> Context | None:
    """What goes on just now, for what belongs to it and happens later."""
    if _tracer is None:
        return None
    from opentelemetry.context import get_current

    return get_current()


def told_to_others() -> dict[str, str]:
    """What tells another process to which trace something belongs."""
    if _tracer is None:
        return {}
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

    told: dict[str, str] = {}
    TraceContextTextMapPropagator().inject(told)
    return told


def heads() -> list[tuple[bytes, bytes]]:
    """The same as heads of a request."""
    return [(name.encode(), value.encode()) for name, value in told_to_others().items()]


def in_heads(headers: Headers) -> dict[str, str]:
    """What another process has told in the heads of a request."""
    return {name.decode(): value.decode("latin-1") for name, value in headers if name in HEADS}


def _told(by_another: Mapping[str, str]) -> Context:
    from opentelemetry.context import Context
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

    return TraceContextTextMapPropagator().extract(by_another, Context())
