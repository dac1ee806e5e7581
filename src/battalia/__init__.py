"""Battalia: an unofficial implementation of the board game Battalia: The Creation."""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

__version__ = "0.2.0"

PURE = "BATTALIA_PURE"
"""The variable that chooses the interpreted rules where a compiled core lies beside them."""

if os.environ.get(PURE):
    for folder, _, _ in os.walk(os.path.dirname(__file__)):
        sys.path_importer_cache[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
