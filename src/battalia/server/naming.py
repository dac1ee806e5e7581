"""What people call themselves: names that show all that is in them, and one login for each."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import count
from typing import Final
from unicodedata import category, normalize

from battalia.server.denied import Denied
from battalia.server.messages import LOGIN, LOGIN_LENGTH, NAME_LENGTH

FORMAT: Final = "Cf"
"""Unicode's characters that are not seen themselves and change how others are shown."""
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that look like nothing at all."""


def proper_name(text: str) -> str:
    """A name as others see it (Denied: nobody sees some of it)."""
    if any(category(sign) == FORMAT or sign in BLANKS for sign in text):
        raise Denied("name-unseen")
    return " ".join(text.split())


def folded(text: str) -> str:
    """What all ways of writing the same name have in common.

    Large letters are small ones, and the wide forms of letters the plain ones.
    """
    return normalize("NFKC", normalize("NFKC", text).casefold())


def own_names(
    people: Iterable[tuple[int, str, str | None]], taken: Iterable[str] = ()
) -> Iterator[tuple[int, str, str]]:
    """A name for each of these people that is nobody else's: who comes later gets a number.

    With a person goes how the name is kept until now; only what has to be kept otherwise is told.
    ``taken``: names of others.
    """
    found = set(taken)
    for id, name, kept in people:
        own = name
        numbers = count(2)
        while folded(own) in found:
            number = f" {next(numbers)}"
            own = f"{name[: NAME_LENGTH - len(number)].rstrip()}{number}"
        found.add(folded(own))
        if (own, folded(own)) != (name, kept):
            yield id, own, folded(own)


def proper_login(text: str) -> str:
    """A login as it is kept, however somebody types it (Denied: it is none)."""
    login = folded(text)
    shortest, longest = LOGIN_LENGTH
    if not shortest <= len(login) <= longest or not re.fullmatch(LOGIN, login):
        raise Denied("login-unusable", shortest=shortest, longest=longest)
    return login
