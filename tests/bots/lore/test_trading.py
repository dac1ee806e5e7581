"""Trading posts (S6)."""

from answering import listed
from battalia.bots.judgement import assets
from market import market


def test_an_idle_artefact_is_traded_for_a_chest_and_a_chest_for_useful_ones() -> None:
    game = market("scroll.barfolk amulet.barfolk", {"p1": "r1c1"})
    assert listed(game, "trade") == ["trade scroll.barfolk"]
    game = market("chest amulet.barfolk", {"p1": "r1c1"})
    assert len(listed(game, "trade")) == 2
    assert "trade chest title" in listed(game, "trade")


def test_supply_may_always_become_stardust() -> None:
    game = market("supply×2", {"p1": "r1c1 r1c3"}, fill=12)
    assert listed(game, "trade") == ["trade supply"]


def test_a_post_is_built_where_the_hero_stands_or_next_to_it() -> None:
    game = market("friman.barfolk×2")
    assert listed(game, "post") == ["post r1c1", "post r1c3"]


def test_a_second_post_is_worth_more_than_the_first() -> None:
    none, one, two = (assets(market(posts={"p1": posts}), 0) for posts in ("", "r1c1", "r1c1 r1c3"))
    assert two - one > one - none > 0
    assert assets(market(posts={"p1": "r1c1"}, heroes={}), 0) < one
