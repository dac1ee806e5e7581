"""The draft (S9)."""

import random

from answering import chosen, go_on
from battalia.bots.imagining import imagine
from battalia.engine import Options, start, view
from battalia.engine.game import Pile
from battalia.engine.modules.draft import Drafting
from battalia.engine.notation import read_cards
from battalia.engine.terms import FACTION, KIND
from bots.test_advice import asked, reason
from positions import until
from rules.test_s09_draft import draft, drawn

FRIMEN = ("friman.barfolk", "friman.islanders", "friman.emberians")


def test_in_the_draft_the_own_faction_comes_first() -> None:
    game = draft(3, "p2")
    drawn(game, FRIMEN[0], FRIMEN[0], FRIMEN[1])
    assert [game.faction[seat] for seat in (1, 2)] == [0, 1]
    assert go_on(game) == f"pick {FRIMEN[0]}"
    assert go_on(game) == f"pick {FRIMEN[1]}"


def test_in_the_draft_the_faction_of_which_there_are_most_comes_next() -> None:
    game = draft(3, "p2")
    assert game.faction[1] == 0
    game.nation[1] = Pile(bag=read_cards(f"{FRIMEN[2]}×2"))
    drawn(game, FRIMEN[1], FRIMEN[1], FRIMEN[2])
    assert chosen(game) == f"pick {FRIMEN[2]}"


# Imagining and advice.


def test_a_pack_of_the_draft_is_seen_by_its_holder_only() -> None:
    game = until(start(Options(players=4, expansion=True, draft=True)), "pick")
    (drafting,) = game.frames(Drafting)
    holder, following, *_ = drafting.seats
    packs: dict[int, set[bytes]] = {holder: set(), following: set()}
    for seat, found in packs.items():
        for seed in range(20):
            (frame,) = imagine(view(game, seat), random.Random(seed)).frames(Drafting)
            found.add(frame.pack)
            assert len(frame.pack) == 4
            assert {KIND[card] for card in frame.pack} == {KIND[drafting.pack[0]]}
    assert packs[holder] == {drafting.pack}
    assert len(packs[following]) > 1


def test_the_draft_looks_for_the_own_faction() -> None:
    game = draft(3, "p2")
    drawn(game, "friman.barfolk", "friman.barfolk", "friman.islanders")
    own = game.faction[asked(game)]
    mine = next(option for option in game.asked[asked(game)].options if FACTION[option.card] == own)  # type: ignore[attr-defined]
    assert reason(game, game.rules.notation.text(mine))[0] == "hint-pick-own"
