"""What is refused, in the words that a person reads."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeAlias

import pytest

from battalia.engine import ReasonedError
from battalia.words import why

Refusal: TypeAlias = pytest.ExceptionInfo[ReasonedError]


@contextmanager
def refuses(kind: type[ReasonedError], sentence: str) -> Iterator[Refusal]:
    """Such an error is raised, and what it says in English has this in it."""
    with pytest.raises(kind) as refusal:
        yield refusal
    told = why(refusal.value.reason)
    assert re.search(sentence, told), told
    assert "\n" not in told
