"""A page of HTML that stands alone: reports of contests, reviews of games."""

from collections.abc import Iterable
from html import escape
from typing import Final

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
       color: #222; background: #fff; }
h1, h2, h3 { line-height: 1.2; font-weight: 600; }
h2 { margin-top: 2.5rem; }
pre { background: #f3f3f3; padding: .7rem 1rem; white-space: pre-wrap; }
table { display: block; overflow-x: auto; border-collapse: collapse; }
th, td { padding: .2rem .9rem; text-align: right; border-bottom: 1px solid #ddd; }
th { font-weight: 600; }
th:first-child, td:first-child { text-align: left; }
img { max-width: 100%; height: auto; }
svg { width: 100%; height: auto; }
.zero td { color: #a33; }
"""


def paper(title: str, parts: Iterable[str]) -> str:
    """A whole page: its title, and what stands below."""
    named = escape(title)
    head = [
        f"<!doctype html><html lang='en'><meta charset='utf-8'><title>{named}</title>",
        "<meta name='viewport' content='width=device-width, initial-scale=1'>",
        f"<style>{STYLE}</style><h1>{named}</h1>",
    ]
    return "\n".join([*head, *parts, "</html>"])
