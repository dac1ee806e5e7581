"""How Sphinx makes a site of docs/: ``make site``.

Everything is local: the pages name no other host, and run under the server's own policy, which
allows no script inside of a page.
"""

import re
import sys
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.addnodes import download_reference, pending_xref
from sphinx.application import Sphinx

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "src"))

from battalia import __version__  # noqa: E402

project = "Battalia"
author = "The Battalia developers"
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = [
    "site",
    # For those who work in the checkout: 300 kB of the names of tests.
    "rules-index.md",
]
nitpicky = True
# Names of the standard library and of msgspec, and types that are not part of the interface.
nitpick_ignore_regex = [(r"py:.*", r"(?!battalia\.(engine|bots)\.\w+$).*")]

myst_heading_anchors = 4
myst_links_external_new_tab = False

default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True

html_theme = "furo"
html_title = f"Battalia {release}"
html_static_path = ["theme.js"]
templates_path = ["."]
html_copy_source = False
html_show_copyright = False
html_domain_indices = False
html_permalinks_icon = "§"


# Pages that show what lies outside of docs/.
SHOWN = {
    "CHANGELOG.md": ("changelog", None),
    "CONTRIBUTING.md": ("contributing", None),
    "README.md": ("index", None),
    "SECURITY.md": ("security", None),
    "examples/greedy_builder": ("examples", "a-computer-player-in-python"),
    "examples/outside_bot": ("examples", "a-computer-player-from-outside"),
}


def settle(_: Sphinx, doctree: nodes.document) -> None:
    """Links out of the site lead to the page that shows the same; else they are only words.

    A link to what is nowhere in the checkout is left alone, and fails the build.
    """
    page = Path(doctree["source"])
    for kind in (pending_xref, download_reference):
        for node in list(doctree.findall(kind)):
            if node.get("reftype") != "myst" or node.get("refdomain") == "doc":
                if node.get("reftarget") == "rules-index":
                    node.replace_self(node.children)
                continue
            target = str(node["reftarget"])
            # What a page includes links from the root of the checkout.
            places = ((folder / target).resolve() for folder in (page.parent, ROOT))
            place = next((place for place in places if place.exists()), None)
            if place is None or not target:
                continue
            shown = SHOWN.get(place.relative_to(ROOT).as_posix())
            if shown is not None:
                link = pending_xref(**node.attributes)
                link.update_basic_atts(node)
                link["refdomain"], (link["reftarget"], link["reftargetid"]) = "doc", shown
                node.replace_self(link)
                link += node.children
            elif not place.is_relative_to(ROOT / "docs"):
                node.replace_self(node.children)


def plain(*event: Any) -> tuple[str | None, str | None]:
    """Numbers with a meaning are called by it: ``Seat`` rather than ``Annotated[int, 'seat']``."""
    arguments, result = (
        part and re.sub(r"Annotated\[\w+, '(\w+)'\]", lambda found: found[1].title(), part)
        for part in event[-2:]
    )
    return arguments, result


def setup(app: Sphinx) -> None:
    app.connect("autodoc-process-signature", plain)
    app.connect("doctree-read", settle)
