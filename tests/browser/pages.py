"""The pages beside the table, how one sees that they are there, and whether one can read them."""

from pathlib import Path

from playwright.sync_api import Page, expect

PAGES = {
    "/": "[data-testid=play-now]",
    "/#set-up": "[data-testid=create]",
    "/#import": "[data-testid=import-open]",
    "/#account": "[data-testid=account-login]",
    "/learn": "[data-testid^=lesson-]",
    "/puzzles": "[data-testid=puzzle-daily]",
    "/rules": "[data-testid='rule-B8.8']",
    "/sheets": "main table",
    "/about": "[data-testid=about-page]",
    "/scenarios": "[data-testid=scenario-narrows]",
    "/editor": "[data-testid=own-board]",
    "/tournaments": "[data-testid=tournaments-announce]",
    "/tournaments/new": "[data-testid=tournament-create]",
}


LETTERS = Path(__file__).with_name("letters.js").read_text(encoding="utf-8")
FAINT = Path(__file__).with_name("faint.js").read_text(encoding="utf-8")


def illegible(page: Page) -> list[str]:
    """Texts that are cut off, and pairs of which one lies upon the other."""
    found: list[str] = page.evaluate(LETTERS)
    return found


def faint(page: Page) -> list[str]:
    """Texts that stand out too little from what is behind them, each with its contrast."""
    found: list[str] = page.evaluate(FAINT)
    return found


def visit(page: Page, path: str) -> None:
    """Goes there and waits until all of it has come."""
    page.goto(path)
    expect(page.locator(PAGES[path]).first).to_be_attached()
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
