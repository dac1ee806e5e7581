"""PostgreSQL connections that do not wait for ever.

The server is asked to end a statement that takes too long. That is no help where the server itself
has stopped, or the network has: there the connection is broken off on this side.
"""

import time
from collections.abc import Generator
from typing import Any, TypeVar

from sqlalchemy import Engine, event

T = TypeVar("T")


def hurry(engine: Engine, seconds: float) -> None:
    """No statement on this engine's connections is waited for any longer (ImportError)."""
    import psycopg

    class Hurried(psycopg.Connection[Any]):
        """A connection that closes itself when nothing has come for too long."""

        def wait(self, gen: Generator[Any, Any, T], *args: Any, **kwargs: Any) -> T:
            return super().wait(self._watched(gen), *args, **kwargs)

        def _watched(self, gen: Generator[Any, Any, T]) -> Generator[Any, Any, T]:
            """The same exchange with the server; what it waits for is asked about now and then."""
            end = time.monotonic() + seconds
            try:
                wish = next(gen)
                while True:
                    ready = yield wish
                    if not ready and time.monotonic() > end:
                        self.pgconn.finish()
                        raise psycopg.OperationalError("the server has stopped answering")
                    wish = gen.send(ready)
            except StopIteration as result:
                value: T = result.value
                return value

    def connected(_: object, __: object, args: Any, params: dict[str, Any]) -> Any:
        most = round(1000 * seconds)
        # A process that stops in the midst of a write holds up nobody else any longer than until
        # its tables can be had.
        own = f"-c statement_timeout={most} -c idle_in_transaction_session_timeout={most // 2}"
        given = params.get("options")
        return Hurried.connect(*args, **{**params, "options": f"{given} {own}" if given else own})

    event.listen(engine, "do_connect", connected)
