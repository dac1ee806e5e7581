"""Makes the film of the README again: a game from its first roads to its end, in a few pictures.

    .venv/bin/python tools/film.py

Writes docs/pictures/game.webp. The games are recorded ones, so the same page gives the same film.
"""

import argparse
import io
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page

from browser.conftest import fresh, launched
from browser.moments import built
from browser.player import prepared
from screenshots import BASE, PICTURES, battle, building, end, expansion, sits, start
from server.serving import served

FILM: Final = PICTURES / "game.webp"
LARGEST: Final = 300_000
"""Bytes."""
SIZE: Final = (800, 450)
QUALITY: Final = 45
SEED: Final = 16


def grown(page: Page, filled: int) -> None:
    """One and the same game, when so many spaces of the map are full."""
    sits(page, BASE, built(filled), seed=SEED)


SCENES: Final[list[tuple[Callable[[Page], None], int]]] = [
    (start, 1600),
    *((partial(grown, filled=filled), 900) for filled in range(12, 36, 6)),
    (building, 1600),
    (battle, 2200),
    (expansion, 2200),
    (end, 2600),
]
"""What is seen, and for how many milliseconds."""


def main() -> None:
    argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0]).parse_args()
    frames: list[Image.Image] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "tables.db", "--rate-each", "10000") as server,
        launched() as browser,
    ):
        for make, _ in SCENES:
            context = prepared(fresh(browser, server, reduced_motion="reduce"))
            page = context.new_page()
            make(page)
            page.wait_for_load_state("networkidle")
            page.mouse.move(0, 0)
            shot = Image.open(io.BytesIO(page.screenshot(animations="disabled")))
            frames.append(shot.convert("RGB").resize(SIZE, Image.Resampling.LANCZOS))
            context.close()
    frames[0].save(
        FILM,
        save_all=True,
        append_images=frames[1:],
        duration=[milliseconds for _, milliseconds in SCENES],
        loop=0,
        quality=QUALITY,
        method=6,
    )
    size = FILM.stat().st_size
    print(f"{FILM.name}: {len(frames)} pictures, {size / 1000:.0f} kB")
    assert size <= LARGEST, f"{FILM.name} is too large"


if __name__ == "__main__":
    main()
