"""The explorer: what was done in like positions, and what came of it.

A game becomes a row for each turn (``turns``), the rows of many games a Parquet file
(``keeping``), and questions are asked of such files (``asking``). What needs the package of the
extra ``explorer`` imports it when it is called.
"""

from battalia.explorer.asking import DECK, About, Choosable, Explorer, Finding, Findings, Question
from battalia.explorer.keeping import NoTurns, Writer, records_in
from battalia.explorer.turns import SOURCE, Source, Turn, called, source_of, turns_of

__all__ = [
    "DECK",
    "SOURCE",
    "About",
    "Choosable",
    "Explorer",
    "Finding",
    "Findings",
    "NoTurns",
    "Question",
    "Source",
    "Turn",
    "Writer",
    "called",
    "records_in",
    "source_of",
    "turns_of",
]
