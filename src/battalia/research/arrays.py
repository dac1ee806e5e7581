"""Observations and masks as arrays of numpy, with the spaces in which they lie."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from battalia.engine.terms import Seat
from battalia.research.table import Table

Array = NDArray[Any]
LOGARITHMS: Final = np.log1p(np.arange(256)).astype(np.float32)
"""What a cell is as a number for a net."""
DTYPES: Final = ("uint8", "float32")


class Observations(spaces.Dict):
    """Where observations lie, with their masks; two tables with the same hashes are one task."""

    def __init__(self, table: Table, row: spaces.Box[Any]) -> None:
        self.actions_hash = table.catalogue.hash
        self.cells_hash = table.cells.hash
        mask = spaces.Box(0, 1, (len(table.catalogue),), np.int8)
        super().__init__({"observation": row, "action_mask": mask})

    def __repr__(self) -> str:
        return f"{super().__repr__()} of actions {self.actions_hash}, cells {self.cells_hash}"


class Arrays:
    """The arrays of one table.

    As ``uint8`` an observation is the cells as they are, as ``float32`` the logarithm of one more
    than each: a yes stays near 1, and a large number does not drown it.
    """

    def __init__(self, table: Table, dtype: str = "uint8") -> None:
        if dtype not in DTYPES:
            raise ValueError(f"observations are one of {', '.join(DTYPES)}, not {dtype!r}")
        self.table = table
        self.dtype = dtype
        self.cells = table.cells.size
        self.ids = len(table.catalogue)
        self._row = np.zeros(self.cells, np.uint8)

    def both_spaces(self) -> Observations:
        """Where an observation lies, with its mask."""
        high = 255 if self.dtype == "uint8" else float(LOGARITHMS[255])
        row: type[Any] = np.uint8 if self.dtype == "uint8" else np.float32
        return Observations(self.table, spaces.Box(0, high, (self.cells,), row))

    def observation(self, seat: Seat) -> Array:
        """What this seat may know, in a new array."""
        if self.dtype == "uint8":
            row = np.empty(self.cells, np.uint8)
            self.table.observe(seat, row.data)
            return row
        self.table.observe(seat, self._row.data)
        return LOGARITHMS[self._row]

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """A 1 for each word that it may say now, in a new array."""
        mask = np.empty(self.ids, np.uint8)
        self.table.mask(seat, mask.data)
        return mask.view(np.int8)

    def both(self, seat: Seat) -> dict[str, Array]:
        return {"observation": self.observation(seat), "action_mask": self.mask(seat)}

    def description(self) -> dict[str, str]:
        """By what it can be seen that two tables have the same ids and cells."""
        return {"actions": self.table.catalogue.hash, "cells": self.table.cells.hash}
