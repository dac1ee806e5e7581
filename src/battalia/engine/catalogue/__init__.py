"""What the box prints: cards, costs, boards, wheels (TOML), typed and checked at load."""

from battalia.engine.catalogue.loading import Catalogue, CatalogueError, Layout, load_catalogue

__all__ = ["Catalogue", "CatalogueError", "Layout", "load_catalogue"]
