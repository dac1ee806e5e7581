"""What something costs: steps of the program and bytes of memory, never time.

A step is a call of a Python function or a line carried out, each turn of a loop anew, in Battalia's
own files and in the reader of TOML. That is the same on every machine, however busy, so it can be
bounded; what is done in C for one step shows in the memory, or is in proportion to the text.
"""

import sys
import threading
import tomllib
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from types import FrameType
from typing import Any

import battalia

COUNTED = tuple(str(Path(str(one.__file__)).parent) for one in (battalia, tomllib))


class Meter:
    """Counts from ``running`` on, in this thread and in those that begin later."""

    def __init__(self) -> None:
        self._counter = count()  # Its ``next`` is whole, whatever other threads do.
        self._looks = 0
        self._steps = self._memory = 0

    @contextmanager
    def running(self) -> Iterator["Meter"]:
        threading.settrace(self._call)
        sys.settrace(self._call)
        tracemalloc.start()
        try:
            yield self
        finally:
            sys.settrace(None)
            threading.settrace(None)
            tracemalloc.stop()

    def reset(self) -> None:
        """What follows is counted from nothing."""
        self._steps = self._count()
        tracemalloc.reset_peak()
        self._memory = tracemalloc.get_traced_memory()[0]

    @property
    def steps(self) -> int:
        return self._count() - self._steps

    @property
    def memory(self) -> int:
        """Bytes that were held at most, beyond those at the start."""
        return tracemalloc.get_traced_memory()[1] - self._memory

    def _count(self) -> int:
        self._looks += 1
        return next(self._counter) - self._looks

    def _call(self, frame: FrameType, event: str, arg: Any) -> Any:
        if not frame.f_code.co_filename.startswith(COUNTED):
            return None
        next(self._counter)
        return self._line

    def _line(self, frame: FrameType, event: str, arg: Any) -> Any:
        if event == "line":
            next(self._counter)
        return self._line


@contextmanager
def within(steps: int, memory: int) -> Iterator[None]:
    """What is done in here costs no more than this."""
    with Meter().running() as meter:
        meter.reset()
        yield
        spent = meter.steps, meter.memory
    assert spent[0] <= steps, f"{spent[0]} steps"
    assert spent[1] <= memory, f"{spent[1]} bytes"
