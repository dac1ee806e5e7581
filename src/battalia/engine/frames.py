"""All frames by name, and on which frame each may stand."""

from typing import Final

from battalia.engine.chapters.ambush import Ambushing
from battalia.engine.chapters.artefacts.amulet import Dropping, Naming, Rolling
from battalia.engine.chapters.artefacts.tents import KeepingTent, Stationing
from battalia.engine.chapters.artefacts.transforming import Transforming
from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.chapters.battle.retreat import Retreating
from battalia.engine.chapters.building import Placing, Revealing
from battalia.engine.chapters.great_artefacts import ChoosingGreatArtefact, Summoning
from battalia.engine.chapters.heroes import Riding
from battalia.engine.chapters.hiring import Creating
from battalia.engine.chapters.paying import Paying, Pending
from battalia.engine.chapters.piles import Drawing, Fetching, TurningUp
from battalia.engine.chapters.setup import (
    ChoosingCities,
    ChoosingFactions,
    Dealing,
    DrawingFirst,
    LayingCities,
    Offering,
    RemovingFaction,
    Setup,
)
from battalia.engine.chapters.turn import Mulliganing, Night, Round, Turn
from battalia.engine.content import Content
from battalia.engine.game import Frame
from battalia.engine.module import Module
from battalia.engine.modules import MODULES

STANDS_ON: Final[dict[type[Frame], tuple[type[Frame], ...]]] = {
    Setup: (),
    Round: (),
    RemovingFaction: (Setup,),
    LayingCities: (Setup,),
    Offering: (Setup,),
    Dealing: (Setup, Dealing),
    DrawingFirst: (Setup,),
    ChoosingFactions: (Setup,),
    ChoosingCities: (Setup,),
    Drawing: (Setup, Drawing, Round, Turn),
    TurningUp: (Setup, TurningUp, Turn, Battle),
    Turn: (Round,),
    Night: (Round,),
    Mulliganing: (Turn,),
    KeepingTent: (Turn,),
    Paying: (Turn,),
    Pending: (Turn,),
    Creating: (Turn,),
    Revealing: (Turn,),
    Placing: (Turn,),
    Riding: (Turn,),
    Summoning: (Turn,),
    Stationing: (Turn,),
    Ambushing: (Turn,),
    Battle: (Turn,),
    Retreating: (Battle,),
    ChoosingGreatArtefact: (Turn,),
    Transforming: (Turn, Battle),
    Rolling: (Turn, Battle),
    Dropping: (Turn, Battle),
    Naming: (Battle,),
    Fetching: (Creating, Transforming),
}
OUTSIDERS: tuple[type[Frame], ...] = (Drawing,)
"""Frames of somebody whose turn it need not be: those attacked draw (S4.4), reactions."""

for module in MODULES:
    parts: tuple[Module | Content, ...] = (module, *module.contents)
    for part in parts:
        for frame, below in part.stands_on.items():
            STANDS_ON[frame] = STANDS_ON.get(frame, ()) + below
        OUTSIDERS += part.outsiders

FRAMES: Final[dict[str, type[Frame]]] = {
    str(frame.__struct_config__.tag): frame for frame in STANDS_ON
}
