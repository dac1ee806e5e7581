"""The rules of Battalia: The Creation.

``start`` a game; ask for its ``questions``; ``play`` one of the options; look at it with ``view``;
``save`` and ``load`` positions, ``replay`` records, ``explain`` what is not possible, and what is
``missing`` for it.
"""

from battalia.engine.catalogue import CatalogueError
from battalia.engine.chapters.ending import Outcome, outcome
from battalia.engine.choices import Choice
from battalia.engine.events import Event
from battalia.engine.explain import explain
from battalia.engine.game import Game, Question, Refused
from battalia.engine.missing import Lack, missing
from battalia.engine.notation import NotationError
from battalia.engine.options import Options, OptionsError, with_expansion
from battalia.engine.play import play, questions, settle, start, wander
from battalia.engine.position import PositionError, load, save
from battalia.engine.reasons import Reason, ReasonedError
from battalia.engine.record import Record, RecordError, read_record, replay, steps, write_record
from battalia.engine.terms import CHANCE, Seat
from battalia.engine.together import Together, play_together, read_together
from battalia.engine.undo import can_be_undone
from battalia.engine.view import View, view

__all__ = [
    "CHANCE",
    "CatalogueError",
    "Choice",
    "Event",
    "Game",
    "Lack",
    "NotationError",
    "Options",
    "OptionsError",
    "Outcome",
    "PositionError",
    "Question",
    "Reason",
    "ReasonedError",
    "Record",
    "RecordError",
    "Refused",
    "Seat",
    "Together",
    "View",
    "can_be_undone",
    "explain",
    "load",
    "missing",
    "outcome",
    "play",
    "play_together",
    "questions",
    "read_record",
    "read_together",
    "replay",
    "save",
    "settle",
    "start",
    "steps",
    "view",
    "wander",
    "with_expansion",
    "write_record",
]
