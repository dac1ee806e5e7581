"""The draft of the first decks (S9)."""

from __future__ import annotations

from typing import Final

from battalia.bots.advice import Case
from battalia.bots.imagining import FACE_DOWN, exchange, face_down, unseen
from battalia.bots.lore import Lore
from battalia.bots.reasons import because
from battalia.engine.game import Frame, Game
from battalia.engine.modules.draft import Drafting, Pick
from battalia.engine.notation import faction_name
from battalia.engine.reasons import Reason
from battalia.engine.terms import FACTION, FACTIONS, GREAT_CARDS, STACKED, Card, Kind, Seat


def _pick(game: Game, seat: Seat, choice: Pick) -> float:
    """The own faction, else the one of which there are most (B2.1, B8.7)."""
    faction = FACTION[choice.card]
    alike = sum(FACTION[card] == faction for card in game.nation[seat].cards())
    return alike + 1.5 * (faction == game.faction[seat])


def _unfold(game: Game, seat: Seat | None, frame: Drafting) -> Frame:
    """The pack that goes round is seen by its holder only."""
    if frame.seats[0] == seat:
        return frame
    return frame.but(pack=bytes(_pack(game)))


def _pack(game: Game) -> int:
    """How many cards the pack has that goes round: they lie nowhere else (S9.1)."""
    there = sum(len(game.stacks[kind].bag) for kind in STACKED)
    there += sum(face_down(game, seat) for seat in range(game.players))
    return len(unseen(game).translate(None, GREAT_CARDS)) - there


def _deal(game: Game, gone: dict[Kind, list[Card]]) -> None:
    for frame in game.frames(Drafting):
        if FACE_DOWN in frame.pack:
            cards = gone[game.rules.catalogue.draft[frame.round]]
            count = len(frame.pack)
            pack = bytes(sorted(cards[:count]))
            del cards[:count]
            exchange(game, frame, frame.but(pack=pack))


# Reasons.


def _picked(case: Case, after: Game, choice: Pick) -> Reason | None:
    """A faction that becomes strong (B2.1, B8.7)."""
    faction = FACTION[choice.card]
    if faction == case.game.faction[case.seat]:
        return because("hint-pick-own")
    alike = sum(FACTION[card] == faction for card in case.game.nation[case.seat].cards())
    if alike and faction < len(FACTIONS):
        return because("hint-pick-alike", count=alike, faction=faction_name(faction))
    return because("hint-best-of", count=len(case.question.options))


LORE: Final = Lore(
    module="draft",
    scores={Pick: _pick},
    habitual=frozenset({"pick"}),
    unfold_frame={Drafting: _unfold},
    deal_stacked=_deal,
    reasons={Pick: _picked},
)
