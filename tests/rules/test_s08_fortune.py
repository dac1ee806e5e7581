"""Fortune cards (S8), and the choice between one and a face-up Great Artefact (S7.8)."""

import random
from typing import Any

import pytest

from battalia.engine import CatalogueError, PositionError, explain, load, save
from battalia.engine.chapters.great_artefacts import HAND, NEW, SHELTER, ChoosingGreatArtefact, Zone
from battalia.engine.events import CardWon
from battalia.engine.game import Game, Refused
from battalia.engine.laws import broken_law
from battalia.engine.modules.fortune import (
    DrawingFortune,
    FortuneDrawn,
    FortuneEmpty,
    FortuneView,
    GreatArtefactSeen,
    draw_fortune,
)
from battalia.engine.modules.stardust import stardust_left
from battalia.engine.notation import cards_text, read_card, read_cards
from battalia.engine.options import Options
from battalia.engine.play import advance, start
from battalia.engine.points import assemble
from battalia.engine.terms import take
from battalia.engine.view import View, view
from battlefield import gained
from market import market
from positions import asked, cards, offered, say, starting, until
from random_play import walk
from refusals import refuses
from valleys import valley


def drawing(to: Zone = SHELTER, offer: str = "hammer sword shield", **more: Any) -> Game:
    """p1 draws a fortune card; the Great Artefacts not on offer are the remaining pile."""
    game = market(trading=False, fortune=True, great_artefacts=True, offer=offer, **more)
    game.at = 0
    draw_fortune(game, 0, to)
    advance(game)
    assert broken_law(game) is None
    return game


def remaining(shown: View) -> int:
    (state,) = [part.state for part in shown.modules if part.name == "fortune"]
    assert isinstance(state, FortuneView)
    return state.remaining


# S8.1: the cards.


@pytest.mark.rule("S8.1", "S8.2")
def test_chance_draws_one_of_three_cards_each_as_likely() -> None:
    game = drawing()
    assert asked(game) == ["chance"]
    assert offered(game) == ["fortune 1", "fortune 2", "fortune 3"]
    assert game.asked[-1].weights == [1, 1, 1]
    assert say(game, "fortune 3") == [FortuneDrawn(0, 3)]
    assert offered(game) == ["seek-artefact", "take-stardust"]


@pytest.mark.rule("S8.1")
def test_afterwards_the_three_are_reshuffled() -> None:
    game = drawing()
    say(game, "fortune 3", "take-stardust")
    draw_fortune(game, 0, SHELTER)
    advance(game)
    assert offered(game) == ["fortune 1", "fortune 2", "fortune 3"]
    assert game.asked[-1].weights == [1, 1, 1]


@pytest.mark.rule("S8.1", "S7.8")
def test_drawing_commits() -> None:
    """With a fortune card drawn nobody goes back to those that lie face up."""
    game = drawing()
    say(game, "fortune 1")
    assert offered(game) == ["seek-artefact", "take-stardust"]
    for wish in ("take hammer", "draw-fortune", "done"):
        with pytest.raises(Refused):
            say(game, wish)


@pytest.mark.rule("S8.1", "S7.0", "S10.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_fortune_cards_stand_for_the_one_more_that_lies_face_up(players: int) -> None:
    with_cards = Options(players=players, expansion=True, great_artefacts=True, fortune=True)
    without = Options(players=players, expansion=True, great_artefacts=True)
    assert assemble(with_cards).offered == players
    assert assemble(without).offered == players + 1
    game = until(start(with_cards), "action")
    assert len(game.offer) == players
    assert len(game.out) == 12 - players
    assert remaining(view(game, None)) == 12 - players


# S8.2: what they bring.


@pytest.mark.rule("S8.2")
@pytest.mark.parametrize(("card", "drawn"), [(1, 2), (2, 1), (3, 3)])
def test_each_card_draws_so_many_and_keeps_one(card: int, drawn: int) -> None:
    game = drawing()
    say(game, f"fortune {card}", "seek-artefact")
    names = ["horn", "wings", "mask"][:drawn]
    for name in names:
        assert asked(game) == ["chance"]
        say(game, f"draw {name}")
    assert asked(game) == ["p1"]
    assert offered(game) == [f"take {name}" for name in sorted(names, key=read_card)]
    assert say(game, "take horn") == [CardWon(0, read_card("horn"))]
    assert cards(game, "shelter") == "horn"
    assert len(game.out) == 8
    assert stardust_left(game) == 12


@pytest.mark.rule("S8.2")
def test_those_not_kept_are_shuffled_back() -> None:
    game = drawing()
    before = game.out
    say(game, "fortune 3", "seek-artefact", "draw horn", "draw wings", "draw mask")
    assert len(game.out) == 6
    say(game, "take wings")
    assert game.out == bytes(sorted(card for card in before if card != read_card("wings")))


@pytest.mark.rule("S8.2")
def test_or_else_a_stardust_card() -> None:
    game = drawing()
    before = game.out
    say(game, "fortune 2")
    assert say(game, "take-stardust") == [CardWon(0, read_card("stardust"))]
    assert cards(game, "shelter") == "stardust"
    assert stardust_left(game) == 11
    assert game.out == before


@pytest.mark.rule("S8.2")
@pytest.mark.parametrize(
    "choices", [("take-stardust",), ("seek-artefact", "draw horn", "take horn")]
)
@pytest.mark.parametrize("to", [NEW, HAND, SHELTER])
def test_it_goes_where_the_great_artefact_would_have_gone(
    to: Zone, choices: tuple[str, ...]
) -> None:
    game = market("supply×2", trading=False, fortune=True, great_artefacts=True, offer="")
    say(game, "hire friman", "chance: draw friman.barfolk")
    draw_fortune(game, 0, to)
    advance(game)
    say(game, "fortune 2", *choices)
    new = choices[-1].split("-")[-1].split()[-1]
    assert {
        NEW: gained(game).split()[-1],
        HAND: cards(game, "hand"),
        SHELTER: cards(game, "shelter"),
    }[to] == new


@pytest.mark.rule("S8.2")
def test_fewer_than_the_card_says_are_drawn_when_fewer_remain() -> None:
    held = {"p2": "arrow", "p3": "bag", "p4": "banner"}
    great = "hammer sword shield horn cloak crystal mask"
    game = drawing(offer=great, shelter=held)
    assert cards_text(game.out) == "wings lost-scroll"
    say(game, "fortune 3", "seek-artefact", "draw wings", "draw lost-scroll")
    assert asked(game) == ["p1"]
    assert game.out == b""
    say(game, "take lost-scroll")
    assert cards_text(game.out) == "wings"


@pytest.mark.rule("S8.2")
def test_with_an_empty_pile_there_is_stardust_only() -> None:
    game = market(trading=False, fortune=True)
    assert game.out == b""
    draw_fortune(game, 0, HAND)
    advance(game)
    say(game, "fortune 1")
    assert offered(game) == ["take-stardust"]
    say(game, "take-stardust")
    assert cards(game, "hand") == "stardust"


@pytest.mark.rule("S8.2", "B6.1")
@pytest.mark.parametrize("zone", ["hand", "nation", "shelter", "ambush"])
def test_who_owns_a_great_artefact_gets_stardust_only(zone: str) -> None:
    there: dict[str, Any] = {zone: {"p1": "hammer"}}
    game = drawing(offer="sword", **there)
    say(game, "fortune 1")
    assert offered(game) == ["take-stardust"]


@pytest.mark.rule("S8.2", "B6.1")
def test_a_great_artefact_in_limbo_or_of_another_does_not_count() -> None:
    game = drawing(limbo="hammer", shelter={"p2": "sword"}, offer="")
    say(game, "fortune 1")
    assert offered(game) == ["seek-artefact", "take-stardust"]


@pytest.mark.rule("S8.2", "S6.3")
def test_without_stardust_there_is_a_great_artefact_only() -> None:
    game = drawing(stardust=0)
    say(game, "fortune 2")
    assert offered(game) == ["seek-artefact"]


@pytest.mark.rule("S8.2", "S6.3")
def test_with_neither_left_a_fortune_card_brings_nothing() -> None:
    game = drawing(stardust=0, hand="hammer", offer="")
    assert say(game, "fortune 1") == [FortuneDrawn(0, 1), FortuneEmpty(0)]
    assert asked(game) == ["p1"]
    assert offered(game)[-1] == "end"


@pytest.mark.rule("S8.2")
def test_only_the_drawer_sees_what_was_drawn() -> None:
    game = drawing()
    events = say(game, "fortune 1", "seek-artefact", "draw horn", "draw mask")
    drawn = [event for event in events if isinstance(event, GreatArtefactSeen)]
    assert [event.card for event in drawn] == [read_card("horn"), read_card("mask")]
    assert [event.seen(0) for event in drawn] == drawn
    own = [frame for frame in view(game, 0).frames if isinstance(frame, DrawingFortune)]
    assert own[0].drawn == read_cards("horn mask")
    for viewer in (1, 2, None):
        assert [event.seen(viewer) for event in drawn] == [GreatArtefactSeen(0, None)] * 2
        (frame,) = [one for one in view(game, viewer).frames if isinstance(one, DrawingFortune)]
        assert frame.drawn == b""
        assert remaining(view(game, viewer)) == 7


@pytest.mark.rule("S8.2")
def test_the_views_of_others_do_not_depend_on_what_was_drawn() -> None:
    first, second = drawing(), drawing()
    say(first, "fortune 1", "seek-artefact", "draw horn", "draw mask")
    say(second, "fortune 1", "seek-artefact", "draw wings", "draw arrow")
    assert view(first, 0) != view(second, 0)
    for viewer in (1, 2, 3, None):
        assert view(first, viewer) == view(second, viewer)


@pytest.mark.rule("S8.2", "S4.3")
def test_a_partner_sees_nothing_of_it_and_draws_from_what_is_left() -> None:
    game = drawing(teams=True, offer="hammer sword shield arrow bag banner cloak crystal mask")
    say(game, "fortune 3", "p1: seek-artefact", "draw wings", "draw horn", "draw lost-scroll")
    assert game.out == b""
    game.at = 1
    draw_fortune(game, 2, HAND)
    advance(game)
    say(game, "chance: fortune 1")
    assert offered(game, "p3") == ["take-stardust"]
    frames = view(game, 2).frames
    assert [one.drawn for one in frames if isinstance(one, DrawingFortune)] == [b"", b""]
    # What the other does not keep is there again.
    say(game, "p1: take horn")
    assert offered(game, "p3") == ["seek-artefact", "take-stardust"]
    say(game, "p3: seek-artefact", "chance: draw wings", "chance: draw lost-scroll")
    assert offered(game, "p3") == ["take wings", "take lost-scroll"]


@pytest.mark.rule("S8.2", "S4.3")
def test_of_two_partners_one_gets_the_last_stardust() -> None:
    game = drawing(teams=True, stardust=1, offer="", hand={"p1": "hammer", "p3": "sword"})
    say(game, "fortune 1")
    game.at = 1
    draw_fortune(game, 2, HAND)
    advance(game)
    say(game, "chance: fortune 1")
    assert offered(game, "p1") == offered(game, "p3") == ["take-stardust"]
    events = say(game, "p3: take-stardust")
    assert FortuneEmpty(0) in events
    assert offered(game, "p1")[-1] == "end"


# S7.8: the choice.


def at_the_ruins(offer: str, **more: Any) -> Game:
    """p1 is about to conquer the ruins."""
    options: dict[str, Any] = {"trading": False, "fortune": True, "great_artefacts": True, **more}
    return market(
        {"p1": "weapon.barfolk lord.barfolk×2", **options.pop("hands", {})},
        heroes={"p1": "r3c3"},
        offer=offer,
        **options,
    )


def conquer_the_ruins(game: Game) -> None:
    say(game, "attack r3c3", "with 1", "lay weapon.barfolk", "lay lord.barfolk", "lay lord.barfolk")
    while offered(game) == ["stand"]:
        say(game, "stand")


@pytest.mark.rule("S7.8", "B8.15")
def test_the_winner_takes_a_face_up_great_artefact_or_draws_a_fortune_card() -> None:
    game = at_the_ruins("hammer sword")
    conquer_the_ruins(game)
    assert offered(game) == ["take hammer", "take sword", "draw-fortune"]
    kept = game.copy()
    advance(kept)
    say(kept, "take hammer")
    assert gained(kept) == "hammer"
    say(
        game, "draw-fortune", "chance: fortune 2", "seek-artefact", "chance: draw mask", "take mask"
    )
    assert gained(game) == "mask"
    assert cards_text(game.offer) == "hammer sword"


@pytest.mark.rule("S7.8", "S7.0")
def test_with_fortune_the_ruins_may_be_attacked_although_none_lies_face_up() -> None:
    game = at_the_ruins("")
    assert starting(game, "attack") == ["attack r3c3"]
    conquer_the_ruins(game)
    assert offered(game) == ["draw-fortune"]
    say(game, "draw-fortune", "chance: fortune 1", "take-stardust")
    assert gained(game) == "stardust"
    assert game.offer == b""


@pytest.mark.rule("S7.8", "B8.15")
def test_without_fortune_and_with_none_face_up_they_may_not() -> None:
    game = market(
        "weapon.barfolk lord.barfolk×2",
        heroes={"p1": "r3c3"},
        offer="",
        great_artefacts=True,
    )
    assert starting(game, "attack") == []


@pytest.mark.rule("S7.8", "S7.0")
def test_with_the_offer_empty_and_no_fortune_cards_there_is_nothing() -> None:
    """A partner took the last one in the meantime; nothing is asked."""
    game = market(great_artefacts=True, offer="", teams=True)
    game.at = 0
    game.push(ChoosingGreatArtefact(0, SHELTER))
    advance(game)
    assert offered(game, "p1")[-1] == "end"
    assert cards(game, "shelter") == ""


@pytest.mark.rule("S7.8", "S8.2", "S7.0")
def test_a_face_up_great_artefact_is_not_replaced_and_does_not_join_the_pile() -> None:
    game = at_the_ruins("hammer")
    pile = game.out
    conquer_the_ruins(game)
    say(game, "take hammer")
    assert (game.offer, game.out) == (b"", pile)


@pytest.mark.rule("S7.8", "B6.1", "B8.15")
def test_who_owns_one_does_not_attack_the_ruins_for_a_fortune_card() -> None:
    game = at_the_ruins("", hands={"p1": "weapon.barfolk lord.barfolk×2 horn"})
    assert starting(game, "attack") == []


@pytest.mark.rule("S7.8")
@pytest.mark.parametrize("to", [HAND, SHELTER])
def test_whoever_may_choose_one_elsewhere_may_draw_a_fortune_card_too(to: Zone) -> None:
    game = market(
        trading=False,
        fortune=True,
        great_artefacts=True,
        offer="sword",
        frames=(ChoosingGreatArtefact(0, to),),
    )
    assert offered(game) == ["take sword", "draw-fortune"]
    say(game, "draw-fortune", "chance: fortune 1", "take-stardust")
    assert cards(game, to) == "stardust"


# The table.


@pytest.mark.rule("S8.1", "S8.2")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"card":1', b'"card":4'),
        (b'"card":1', b'"card":2'),
        (b'"to":"shelter"', b'"to":"limbo"'),
        (b'"to":"shelter"', b'"to":"new"'),
        (b'"drawn":"horn mask"', b'"drawn":"horn mask supply"'),
        (b'"drawn":"horn mask"', b'"drawn":"horn"'),
        (b'"drawn":"horn mask"', b'"left":2'),
        (b'"fortune":true', b'"fortune":false'),
    ],
)
def test_a_position_that_cannot_be_is_refused(old: bytes, new: bytes) -> None:
    game = drawing()
    say(game, "fortune 1", "seek-artefact", "draw horn", "draw mask")
    data = save(game)
    assert load(data) == game
    assert old in data
    with pytest.raises(PositionError):
        load(data.replace(old, new))


@pytest.mark.rule("S8.1", "S8.2", "B6.1")
@pytest.mark.parametrize(
    ("frame", "hand", "reason"),
    [
        (DrawingFortune(0, HAND, 0, 1), "", "“left” is at most 0"),
        (DrawingFortune(0, HAND, 2, 2), "", "“left” is at most 1"),
        (DrawingFortune(0, HAND, 1, 2), "hammer", "takes stardust"),
        (DrawingFortune(0, HAND, 1, 0, read_cards("wings")), "hammer", "takes stardust"),
    ],
)
def test_so_many_are_drawn_as_the_card_says_and_only_without_one(
    frame: DrawingFortune, hand: str, reason: str
) -> None:
    game = drawing(hand=hand, offer="")
    for card in frame.drawn:
        game.out = take(game.out, card)
    game.lanes = [(*game.lanes[0][:-1], frame)]
    with refuses(PositionError, reason):
        load(save(game))


@pytest.mark.rule("S8.1", "S8.2", "S7.8", "B6.1")
def test_it_is_explained_what_a_fortune_card_does_not_give() -> None:
    def why(game: Game, wish: str, seat: int = 0) -> str:
        return str(explain(game, seat, wish))

    game = market(trading=False, fortune=True, offer="hammer")
    assert why(game, "draw-fortune") == "no-great-artefact-to-choose (S7.8)"
    owner = drawing(hand="hammer", offer="sword")
    say(owner, "fortune 1")
    assert why(owner, "seek-artefact") == "owns-great-artefact (B6.1)"
    assert why(owner, "take sword") == "fortune-commits (S8.1)"
    assert why(owner, "draw-fortune") == "fortune-commits (S8.1)"
    assert why(owner, "seek-artefact", 1).startswith("not-asked")
    poor = drawing(stardust=0)
    say(poor, "fortune 1")
    assert why(poor, "take-stardust") == "no-stardust-left (S8.2)"
    say(poor, "seek-artefact", "draw horn", "draw wings")
    for wish in ("take-stardust", "seek-artefact", "take mask"):
        assert why(poor, wish) == "fortune-commits (S8.1)"
    empty = market(trading=False, fortune=True)
    draw_fortune(empty, 0, HAND)
    advance(empty)
    say(empty, "fortune 1")
    assert why(empty, "seek-artefact") == "no-great-artefact-left (S8.2)"


@pytest.mark.rule("S8.1")
def test_every_step_of_a_fortune_card_can_be_saved() -> None:
    game = drawing()
    for choice in ("fortune 3", "seek-artefact", "draw horn", "draw mask", "draw arrow"):
        assert load(save(game)) == game
        say(game, choice)
    assert load(save(game)) == game
    assert offered(load(save(game))) == offered(game)


@pytest.mark.rule("S8.2")
@pytest.mark.parametrize("numbers", ["[]", "[2, 0, 3]"])
def test_corrected_fortune_cards_must_draw_something(numbers: str) -> None:
    with refuses(CatalogueError, "“stormgates.fortune”: every fortune card draws"):
        assemble(
            Options(
                expansion=True, fortune=True, corrections=f"[stormgates]\nfortune = {numbers}\n"
            )
        )


@pytest.mark.rule("S8.2")
def test_the_numbers_of_the_cards_are_data() -> None:
    game = drawing(offer="", corrections="[stormgates]\nfortune = [1, 1, 1, 4]\n")
    assert offered(game) == ["fortune 1", "fortune 2", "fortune 3", "fortune 4"]
    say(game, "fortune 4", "seek-artefact", "draw horn", "draw mask", "draw arrow", "draw bag")
    assert len(offered(game)) == 4


@pytest.mark.rule("S7.8", "S8.1", "S8.2", "S15.5")
@pytest.mark.parametrize("seed", range(6))
def test_all_laws_hold_in_random_play_with_fortune_cards(seed: int) -> None:
    rng = random.Random(seed)
    teams = bool(seed % 2)
    game = market(
        {"p1": "weapon.barfolk lord.barfolk×3 stardust supply×2"},
        heroes={"p1": "r3c3", "p2": "r3c3", "p3": "r3c3"},
        trading=seed > 2,
        fortune=True,
        great_artefacts=bool(seed % 3),
        stardust=rng.choice((1, 3, 8)),
        offer="hammer",
        teams=teams,
        fill=16,
        weeks=1,
    )
    seats = (0, 2) if teams else (0,)
    for at, seat in enumerate(seats):
        game.at = at
        draw_fortune(game, seat, rng.choice((HAND, SHELTER)))
    advance(game)
    for _, question in walk(game, rng, 600):
        assert question.options
        law = broken_law(game)
        assert law is None, law
        if rng.random() < 0.1:
            assert load(save(game)) == game


# Together with other modules.


@pytest.mark.rule("S8.2", "S15.5")
def test_in_the_valleys_the_owner_of_one_may_get_another() -> None:
    game = valley(hand="hammer", fortune=True, great_artefacts=True, offer="")
    draw_fortune(game, 0, HAND)
    advance(game)
    say(game, "fortune 2")
    assert offered(game) == ["seek-artefact", "take-stardust"]
    say(game, "seek-artefact", "draw horn", "take horn")
    assert cards(game, "hand") == "hammer horn"


@pytest.mark.rule("S8.2", "B13.2")
def test_in_hidden_relics_those_not_buried_are_the_remaining_pile() -> None:
    options = Options(
        players=4, expansion=True, stormgates=True, relics=True, great_artefacts=True, fortune=True
    )
    game = until(start(options), "action")
    assert remaining(view(game, None)) == len(game.out) == 8
    assert game.offer == b""


@pytest.mark.rule("S8.2", "S6.2", "S6.3")
def test_stardust_of_a_fortune_card_comes_from_the_stack_that_trade_uses() -> None:
    game = market("supply×2", {"p1": "r1c1 r1c3"}, fortune=True, stardust=1, fill=12)
    assert starting(game, "trade") == ["trade supply"]
    draw_fortune(game, 0, HAND)
    advance(game)
    say(game, "fortune 1", "take-stardust")
    assert starting(game, "trade") == []


@pytest.mark.rule("S8.2", "S7.0")
def test_a_kept_great_artefact_is_used_like_any_other() -> None:
    game = drawing(HAND, nation={"p1": "lord.barfolk"})
    say(game, "fortune 2", "seek-artefact", "draw horn", "take horn")
    say(game, "use horn")
    assert "take lord.barfolk" in offered(game)
