"""What the server will not do, and why: one sentence, and nothing has changed."""

from math import ceil
from typing import Final

from battalia.engine import Reason, ReasonedError
from battalia.engine.modules import OUTSIDE
from battalia.words import why

NOT_FOUND: Final = 404
FORBIDDEN: Final = 403
CONFLICT: Final = 409
BAD: Final = 400
UNKNOWN: Final = 401
MISDIRECTED: Final = 421
BUSY: Final = 429
BROKEN: Final = 503


class Denied(ReasonedError):
    """A wish that is not granted; ``status`` is what HTTP calls it."""

    def __init__(
        self, id: str, status: int = BAD, rule: str = "", **args: str | int | Reason
    ) -> None:
        super().__init__(Reason(id, rule, dict(args)))
        self.status = status

    def __str__(self) -> str:
        return why(self.reason)


class Busy(Denied):
    """Too much was asked for; ``wait``: in so many seconds there may be more."""

    def __init__(self, id: str, wait: float = 1.0, **args: str | int | Reason) -> None:
        super().__init__(id, BUSY, "", **args)
        self.wait = max(1, ceil(wait))


def denied(reason: Reason, status: int = BAD) -> Denied:
    """The same from a reason that something else gave."""
    return Denied(reason.id, status, reason.rule, **reason.args)


def whose_fault(problem: BaseException) -> Reason:
    """What went wrong, without what went wrong with it: that may tell what is hidden."""
    module = OUTSIDE.to_blame(problem)
    if module is None:
        return Reason("server-failed")
    return Reason("module-failed", args={"module": module})
