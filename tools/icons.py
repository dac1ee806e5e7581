"""Makes the app's icons again, from the drawings in client/art.

    .venv/bin/python tools/icons.py

Writes PNG files into client/public, which the manifest names.
"""

import sys
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.conftest import launched

CLIENT: Final = Path(__file__).parents[1] / "client"


class Icon(NamedTuple):
    """A picture: from which drawing, how large, and what is different in it."""

    drawing: str
    size: int
    style: str = ""


WHOLE: Final = "#ground { rx: 0; }"
"""Phones that cut out a shape, or round the corners by themselves, want all of the ground."""
ICONS: Final = {
    "icon-192.png": Icon("icon.svg", 192),
    "icon-512.png": Icon("icon.svg", 512),
    # What matters lies within four fifths of the width.
    "maskable-512.png": Icon(
        "icon.svg", 512, WHOLE + "#sun, #city { transform: translate(26px, 22px) scale(0.9); }"
    ),
    "apple-touch-icon.png": Icon("icon.svg", 180, WHOLE),
    "badge-96.png": Icon("badge.svg", 96),
}


def render(browser: Browser, icon: Icon) -> bytes:
    """The drawing as a picture; what is not drawn stays transparent."""
    drawing = (CLIENT / "art" / icon.drawing).read_text(encoding="utf-8")
    page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }} {icon.style}</style>")
    page.evaluate("(drawing) => document.body.insertAdjacentHTML('beforeend', drawing)", drawing)
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def main() -> None:
    with launched() as browser:
        for name, icon in ICONS.items():
            picture = render(browser, icon)
            (CLIENT / "public" / name).write_bytes(picture)
            print(f"{name}: {len(picture) / 1000:.1f} kB")


if __name__ == "__main__":
    main()
