"""A choice that is no choice: what the table does by itself, since nothing else is possible.

It tells everybody at once that there was one way only. So it is done only where everybody can know
that anyhow: where the options follow from what lies open on the table, and never from a hand. How
soon somebody answers tells nothing, then; who is asked about hidden cards is always asked.
"""

from typing import Final, NamedTuple

from battalia.engine import Choice, Game, Seat, play

PUBLIC: Final = frozenset({"place", "choose-faction", "choose-city", "choose-great-artefact"})
"""Questions whose options follow from the open table: the map, the stacks, what is on offer."""
RIDE: Final = "ride"
"""Where a horse goes follows from the map, unless a module knows other ways (S1.3)."""


class Forced(NamedTuple):
    """Who has no choice, and what comes of it."""

    seat: Seat
    choice: Choice


def forced(game: Game) -> Forced | None:
    """The only choice that somebody has, where everybody can know it; the first seat first."""
    if game.rules.interjections:
        # Who holds a potion may want to drink it first, and others need not know who does (S13.3).
        return None
    for seat in sorted(game.asked):
        question = game.asked[seat]
        public = question.about in PUBLIC or (question.about == RIDE and not game.rules.ways_on)
        if public and len(question.options) == 1 and not _ends(game, seat, question.options[0]):
            return Forced(seat, question.options[0])
    return None


def _ends(game: Game, seat: Seat, choice: Choice) -> bool:
    """Whether the game would be over: nobody ends it without a word."""
    after = game.copy()
    play(after, seat, choice)
    return bool(after.ended)
