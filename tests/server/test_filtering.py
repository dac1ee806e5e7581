"""What strangers should not say to each other is hidden, and nothing else."""

from pathlib import Path

import pytest

from battalia.server.filtering import HIDDEN, Filter, the_filter

UNWANTED = [
    "FUCK",
    "fuuuuuck",
    "f u c k off",
    "f.u.c.k",
    "ｆｕｃｋ",
    "𝓯𝓾𝓬𝓴",
    "fück",
    "f\u200buck",
    "fu\u0308ck",
    "fuсk",  # With a Cyrillic letter.
    "sh1t",
    "$hit",
    "b!tch",
    "a55hole",
    "(shit!)",
    "Du Arschloch!",
    "SCHEISSE",
    "Scheiße",
    "vaffanculo",
    "che stronzo",
    "kurva",
    "bazdmeg",
    "k-u-r-w-a",
    "pierdolę",
    "PEDAŁ",
]
INNOCENT = [
    "Scunthorpe, Essex",
    "the classic assassin will pass the grass as fast as possible",
    "shiitake mushrooms in the cockpit",
    "Dickens was a hit!",
    "Das Licht ist hell, und das Buch ist dick.",
    "eine kurvige Straße mit vielen Kurven",
    "la cipolla, la ciotola e la cazzuola",
    "in bocca al lupo",
    "szarvas a kanyarban",
    "miałem fart",
    "a b c d e",
    "3 5 7",
    "r1c2 r2c3, p1 p2, 4x4",
    "$15 @ 455",
]


@pytest.mark.parametrize("text", UNWANTED)
def test_a_word_is_found_however_it_is_written(text: str) -> None:
    assert HIDDEN in the_filter().clean(text)


@pytest.mark.parametrize("text", INNOCENT)
def test_an_innocent_word_is_left_alone(text: str) -> None:
    assert the_filter().clean(text) == ""


def test_only_the_word_itself_is_hidden() -> None:
    assert the_filter().clean("well, shit happens") == f"well, {4 * HIDDEN} happens"
    assert Filter([]).clean("shit") == ""


def test_an_operator_has_lists_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "en.txt").write_text("# ours\nwizard*  # nobody likes them\n", "utf-8")
    own = the_filter(str(tmp_path))
    assert own.clean("Wizards, shit") == f"{7 * HIDDEN}, shit"
    assert own.clean("Scheiße") != "", "the lists of other languages are still those of the program"
    with pytest.raises(OSError, match="no folder"):
        the_filter(str(tmp_path / "nowhere"))
    (tmp_path / "de.txt").write_bytes(b"\xff\xfe")
    with pytest.raises(OSError, match="not UTF-8"):
        the_filter(str(tmp_path))
