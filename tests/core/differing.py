"""Random games at random tables, a hash for each: what two cores must agree on to the byte.

    python tests/core/differing.py FIRST COUNT

The hash is over all choices with chance's, saved games, views, the frames in progress and copies.
"""

import hashlib
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from battalia.engine import play, save, settle, start, view
from random_play import pick, random_options


def played(seed: int) -> str:
    """One game to its end."""
    rng = random.Random(seed)
    game = start(random_options(rng, weeks=(1, 2)))
    found = hashlib.sha256()

    def note(what: object) -> None:
        found.update(what if isinstance(what, bytes) else repr(what).encode())

    turn = 0
    while True:
        note(settle(game, rng.random))
        note(game.events)
        if not game.asked:
            break
        turn += 1
        if turn % 16 == 0:
            game = game.copy()
            note(save(game))
            note(game.lanes)
            note(view(game, rng.randrange(game.players)))
        seat = rng.choice(list(game.asked))
        note(game.asked[seat])
        note(play(game, seat, pick(game.asked[seat], rng)))
    note(save(game))
    return f"{seed} {turn} {found.hexdigest()}"


if __name__ == "__main__":
    first, count = map(int, sys.argv[1:])
    for seed in range(first, first + count):
        print(played(seed))
