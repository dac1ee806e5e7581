"""Whether a choice may be taken back: only if the player has learned nothing by it.

Rulebooks know no undo; a table that grants one must not let anybody look at a hidden card and then
decide again. What chance decided and what another player did is never taken back either: that is
for the table to see, which knows who acted.
"""

from battalia.engine.game import Frame, Game
from battalia.engine.terms import Seat


def can_be_undone(before: Game, after: Game, seat: Seat) -> bool:
    """Whether this seat knows nothing after its choice that it could not have known before.

    Everything hidden lies where it lay, and the modules show the seat of what they hide what they
    showed before. The end of a game stands.
    """
    return (
        not after.ended
        and _hidden(before, seat) == _hidden(after, seat)
        and _shown(before, seat) == _shown(after, seat)
    )


def _hidden(game: Game, seat: Seat) -> list[object]:
    """All cards that this seat does not see, where they lie; the own nation counts as unseen.

    Terrain cards are left out: only chance reveals them, and one that is laid was seen before.
    """
    hidden: list[object] = [game.nation, game.out, [pile.bag for pile in game.stacks]]
    for other in range(game.players):
        if other != seat:
            hidden += [game.hand[other], game.ambush[other], game.shelter[other]]
    return hidden


def _shown(game: Game, seat: Seat) -> list[object]:
    """What the modules that hide something show this seat, and the frames that do."""
    shown: list[object] = [
        (game.slices[name], show(game, seat)) for name, show in game.rules.views.items()
    ]
    for lane in game.lanes:
        shown += [frame for frame in lane if type(frame).seen is not Frame.seen]
    return shown
