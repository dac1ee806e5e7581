"""Keys, names of tables and passwords: what is secret, and what is kept of it."""

import hashlib
import secrets
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Read aloud or copied by hand, none of these is taken for another: no 0 and o, no 1, i and l."""
ID_LENGTH: Final = 12
CODE_LENGTH: Final = 16
"""Letters of a recovery code: 79 bits, so that it is no more guessed than a key is."""
SHORT_LENGTH: Final = 12
"""Letters of a code for one more device: 59 bits, for a few minutes, so that guesses need a bound
for each address only: with one for all, anybody could keep others out."""
CODES: Final = 8
"""So many recovery codes a person has."""
TABLE_ID: Final = r"^[a-z0-9]{12}$(?!\n)"
"""A table's name; what follows the $ is for Python, whose $ lets a newline in."""

_hasher: Final = PasswordHasher()
NOBODYS: Final = (
    f"$argon2id$v={ARGON2_VERSION}"
    f"$m={_hasher.memory_cost},t={_hasher.time_cost},p={_hasher.parallelism}"
    f"${'A' * 22}${'A' * 43}"
)
"""What is kept of no password: none fits, and to find that out takes as long as for any other."""


def new_key() -> str:
    """A secret that nobody guesses: a person's token, the link to a seat, the link to watch."""
    return secrets.token_urlsafe(32)


def new_secret() -> str:
    """That of a table, to which the server binds itself by its hash."""
    return secrets.token_hex(32)


def hashed(key: str) -> bytes:
    """What is kept of a key: enough to know it again, not to tell it.

    A key is random and long, so a plain hash needs no salt and no slowness.
    """
    return hashlib.sha256(key.encode()).digest()


def new_id() -> str:
    """The name of a new table, short enough for a link; it is no secret."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_codes() -> list[str]:
    """Recovery codes, to be written down: ``k7rm-3xpw-9tqh-v2ne``."""
    return [_code(CODE_LENGTH) for _ in range(CODES)]


def new_short_code() -> str:
    """To be read from one screen and typed at another: ``k7rm-3xpw-9tqh``."""
    return _code(SHORT_LENGTH)


def _code(length: int) -> str:
    return _grouped("".join(secrets.choice(LETTERS) for _ in range(length)))


def code_hash(code: str) -> bytes:
    """What is kept of a code, however somebody has typed it."""
    return hashed("".join(letter for letter in code.lower() if letter.isalnum()))


def _grouped(letters: str) -> str:
    return "-".join(letters[at : at + 4] for at in range(0, len(letters), 4))


def password_hash(text: str) -> str:
    """What is kept of a password. Slow by design: not to be called where others wait."""
    return _hasher.hash(text)


def password_fits(kept: str, text: str) -> bool:
    """Whether this is the password of which ``kept`` was kept. Slow by design, too."""
    try:
        return _hasher.verify(kept, text)
    except (VerificationError, InvalidHashError):
        return False
