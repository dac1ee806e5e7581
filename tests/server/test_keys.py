"""Keys are not to be guessed, and what is kept of them does not tell them."""

import hashlib

from argon2 import extract_parameters

from battalia.server.keys import (
    ID_LENGTH,
    LETTERS,
    NOBODYS,
    hashed,
    new_id,
    new_key,
    password_fits,
    password_hash,
)


def test_keys_differ_and_carry_256_bits() -> None:
    keys = {new_key() for _ in range(100)}
    assert len(keys) == 100
    assert all(len(key) == 43 for key in keys), "43 letters of six bits"


def test_only_the_hash_of_a_key_is_kept_and_knows_it_again() -> None:
    key = new_key()
    assert hashed(key) == hashlib.sha256(key.encode()).digest()
    assert hashed(key) != hashed(new_key())


def test_a_table_has_a_name_of_twelve_letters_none_taken_for_another() -> None:
    ids = {new_id() for _ in range(500)}
    assert len(ids) == 500
    assert all(len(name) == ID_LENGTH == 12 for name in ids)
    assert set("".join(ids)) == set(LETTERS), "every letter is used, and no other"
    assert not set("01oil") & set(LETTERS)
    assert LETTERS.lower() == LETTERS


def test_a_password_fits_its_own_hash_only() -> None:
    kept = password_hash("correct horse")
    assert "correct horse" not in kept
    assert password_fits(kept, "correct horse")
    assert not password_fits(kept, "correct horse ")
    assert kept != password_hash("correct horse"), "salted"


def test_nothing_fits_what_is_no_hash() -> None:
    assert not password_fits("", "")
    assert not password_fits("correct horse", "correct horse")


def test_nobodys_password_fits_nothing_and_takes_as_long_to_look_at_as_any() -> None:
    assert not any(password_fits(NOBODYS, guess) for guess in ("", "nobody", NOBODYS))
    assert extract_parameters(NOBODYS) == extract_parameters(password_hash("correct horse"))
