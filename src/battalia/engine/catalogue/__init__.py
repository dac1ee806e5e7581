"""What the box prints: cards, costs, boards, wheels (TOML), typed and checked at load."""

from battalia.engine.catalogue.layout import Layout
from battalia.engine.catalogue.loading import Catalogue, load_catalogue
from battalia.engine.catalogue.mistakes import CatalogueError

__all__ = ["Catalogue", "CatalogueError", "Layout", "load_catalogue"]
