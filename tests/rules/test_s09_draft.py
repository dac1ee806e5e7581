"""The draft (S9): units are picked from packs that go round."""

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from battalia.engine import (
    CHANCE,
    CatalogueError,
    Game,
    Options,
    PositionError,
    load,
    play,
    save,
    start,
    view,
)
from battalia.engine.chapters.setup import Setup
from battalia.engine.events import CardDealt, CardDrawn, Event
from battalia.engine.explain import explain
from battalia.engine.game import Pile, Refused
from battalia.engine.laws import broken_law
from battalia.engine.modules.draft import CardPicked, Drafting, PackPassed
from battalia.engine.notation import cards_text, read_card, read_cards
from battalia.engine.options import with_expansion
from battalia.engine.points import assemble
from battalia.engine.terms import CHIEF, FANATICS, FRIMAN, KIND, LORD, PRIEST, SUPPLY_CARD, UNITS
from positions import SIX, asked, offered, until
from random_play import pick, walk
from refusals import refuses

FRIMEN = ["friman.barfolk", "friman.barfolk", "friman.islanders"]


def draft(players: int = 3, first: str = "p2", **options: Any) -> Game:
    """A game before the first card of the first pack is drawn; this player goes first."""
    factions = " ".join(SIX[: max(players, min(players + 1, 4))])
    chosen: dict[str, Any] = {"expansion": True, "draft": True, "factions": factions}
    game = start(Options(players=players, **(chosen | options)))
    until(game, "first-player")
    play(game, CHANCE, f"first {first}")
    return until(game, "draft")


def drawn(game: Game, *cards: str) -> list[Event]:
    """Chance draws these cards for the pack."""
    return [event for card in cards for event in play(game, CHANCE, f"draw {card}")]


def whole_pack(game: Game) -> list[Event]:
    """Chance draws a pack, its first option each time."""
    events: list[Event] = []
    while CHANCE in game.asked and game.asked[CHANCE].about == "draft":
        events += play(game, CHANCE, game.asked[CHANCE].options[0])
    return events


def frame(game: Game) -> Drafting:
    (found,) = [one for one in game.lanes[0] if isinstance(one, Drafting)]
    return found


def changed(game: Game, **fields: Any) -> Game:
    other = game.copy()
    other.lanes = [(game.lanes[0][0], frame(game).but(**fields))]
    return other


def pickers(game: Game) -> list[list[str]]:
    """Who picks in which order, pack after pack, to the end of the draft."""
    rounds: list[list[str]] = []
    while any(isinstance(one, Drafting) for one in game.lanes[0]):
        if CHANCE in game.asked:
            events = whole_pack(game)
            rounds.append([])
        else:
            (seat,) = game.asked
            events = play(game, seat, game.asked[seat].options[0])
        rounds[-1] += [f"p{one.seat + 1}" for one in events if isinstance(one, CardPicked)]
        assert broken_law(game) is None
    return rounds


# The way of the packs.


@pytest.mark.rule("S9.1")
def test_the_first_player_picks_one_and_passes_clockwise_until_the_last_goes_to_the_last() -> None:
    game = draft()
    drawn(game, *FRIMEN)
    assert asked(game) == ["p2"]
    assert offered(game) == ["pick friman.barfolk", "pick friman.islanders"]
    play(game, 1, "pick friman.islanders")
    assert asked(game) == ["p3"]
    assert offered(game) == ["pick friman.barfolk"]
    events = play(game, 2, "pick friman.barfolk")
    friman = read_card("friman.barfolk")
    assert events == [CardPicked(2, friman), CardPicked(0, friman)]
    assert cards_text(game.nation[1].bag) == "supply×5 friman.islanders"
    assert cards_text(game.nation[2].bag) == "supply×5 friman.barfolk"
    assert cards_text(game.nation[0].bag) == "supply×5 friman.barfolk"
    assert frame(game) == Drafting(1, (0, 2, 1))


@pytest.mark.rule("S9.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_other_pack_goes_in_reverse_starting_with_the_last(players: int) -> None:
    game = draft(players)
    clockwise = [f"p{(1 + turn) % players + 1}" for turn in range(players)]
    reverse = clockwise[::-1]
    assert pickers(game) == [clockwise, reverse, clockwise, reverse, clockwise]


@pytest.mark.rule("S9.1")
def test_three_packs_of_frimen_then_chiefs_then_priests() -> None:
    game = draft()
    kinds = []
    while any(isinstance(one, Drafting) for one in game.lanes[0]):
        if CHANCE in game.asked:
            kinds.append({KIND[option.card] for option in game.asked[CHANCE].options})  # type: ignore[attr-defined]
            whole_pack(game)
        else:
            (seat,) = game.asked
            play(game, seat, game.asked[seat].options[0])
    assert kinds == [{FRIMAN}, {FRIMAN}, {FRIMAN}, {CHIEF}, {PRIEST}]


@pytest.mark.rule("S9.1", "B1.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everyone_ends_with_the_deck_that_the_deal_would_give(players: int) -> None:
    game = until(draft(players), "draw")
    for seat in range(players):
        deck = game.deck(seat)
        assert Counter(KIND[card] for card in deck) == {0: 5, FRIMAN: 3, CHIEF: 1, PRIEST: 1}
        assert deck.count(SUPPLY_CARD) == 5
    assert game.supply == 20 * len(game.factions) - 5 * players


@pytest.mark.rule("S9.1")
def test_after_the_draft_nothing_of_a_pack_remains() -> None:
    game = draft(2)
    left = {kind: len(game.stacks[kind]) for kind in UNITS}
    until(game, "cohort")
    taken = {kind: left[kind] - len(game.stacks[kind]) for kind in UNITS}
    assert taken == {FRIMAN: 6, CHIEF: 2, PRIEST: 2, 4: 0}
    assert broken_law(game) is None


@pytest.mark.rule("S9.1", "S10.6")
def test_the_draft_comes_after_factions_and_cities_and_before_the_first_hand() -> None:
    game = draft()
    assert min(game.faction) >= 0
    assert sum(mark > 0 for mark in game.tokens) == 3 + 3 + 1
    assert game.hand == [b""] * 3
    names = game.rules.setup.names()
    assert names.index("choose cities") < names.index("deal") < names.index("draw hands")


@pytest.mark.rule("S9.1")
def test_nobody_is_dealt_cards_at_random() -> None:
    game = draft()
    told: list[Event] = []
    for seat, question in walk(game, random.Random(1), 60):
        told += game.events
        if question.about == "cohort" and seat >= 0:
            break
    assert not any(isinstance(event, CardDealt) for event in told)
    assert any(isinstance(event, CardDrawn) for event in told)


# What may not be.


@pytest.mark.rule("S9.1")
def test_only_a_card_of_the_pack_can_be_picked_and_only_by_its_holder() -> None:
    game = draft()
    drawn(game, *FRIMEN)
    before = save(game)
    with pytest.raises(Refused) as refused:
        play(game, 1, "pick friman.cloudborn")
    assert (refused.value.reason.id, refused.value.reason.rule) == ("not-in-pack", "S9.1")
    with pytest.raises(Refused) as refused:
        play(game, 2, "pick friman.barfolk")
    assert refused.value.reason.id == "not-asked"
    assert save(game) == before
    assert explain(game, 1, "pick friman.barfolk") is None


@pytest.mark.rule("S9.1")
def test_chance_draws_from_what_is_left_by_its_number() -> None:
    game = draft()
    question = game.asked[CHANCE]
    assert question.weights == [6, 6, 6, 6]
    drawn(game, "friman.barfolk")
    weights = dict(zip(offered(game), game.asked[CHANCE].weights or [], strict=True))
    assert weights["draw friman.barfolk"] == 5


@pytest.mark.rule("S9.1", "S10.5")
@pytest.mark.parametrize(
    ("corrections", "reason"),
    [
        (
            '[stormgates]\ndraft = ["lord", "lord", "lord", "lord", "lord", "lord"]',
            "too few cards.*lord",
        ),
        ('[stormgates]\ndraft = ["friman"]', "begin with 6 cards, but a deck has at least 10"),
    ],
)
def test_a_draft_for_which_the_box_has_no_cards_is_refused(corrections: str, reason: str) -> None:
    options = Options(players=6, expansion=True, draft=True, corrections=corrections)
    with refuses(CatalogueError, reason):
        assemble(options)


@pytest.mark.rule("S9.1", "B0.2")
def test_a_draft_may_take_every_card_of_its_kind() -> None:
    """Four lords of each of the six factions: as many packs for six players."""
    corrections = '[stormgates]\ndraft = ["lord", "lord", "lord", "lord", "friman"]'
    options = Options(players=6, expansion=True, draft=True, corrections=corrections)
    game = until(start(options), "cohort")
    for seat in range(6):
        assert [KIND[card] for card in game.deck(seat)].count(LORD) == 4


# Who sees what.


@pytest.mark.rule("S9.1")
def test_a_pack_is_told_to_its_holder_only() -> None:
    game = draft()
    events = drawn(game, *FRIMEN)
    pack = read_cards("friman.barfolk×2 friman.islanders")
    assert events == [PackPassed(1, pack, 3)]
    assert [event.seen(1) for event in events] == events
    for other in (0, 2, None):
        assert [event.seen(other) for event in events] == [PackPassed(1, None, 3)]
    events = play(game, 1, "pick friman.barfolk")
    rest = read_cards("friman.barfolk friman.islanders")
    assert events == [CardPicked(1, read_card("friman.barfolk")), PackPassed(2, rest, 2)]
    assert [event.seen(1) for event in events] == [events[0], PackPassed(2, None, 2)]
    assert [event.seen(2) for event in events] == [CardPicked(1, None), events[1]]
    assert [event.seen(None) for event in events] == [
        CardPicked(1, None),
        PackPassed(2, None, 2),
    ]


@pytest.mark.rule("S9.1")
def test_a_pack_is_seen_only_by_its_holder_and_only_while_holding() -> None:
    game = draft()

    def sees(viewer: int | None) -> bytes:
        (one,) = [part for part in view(game, viewer).frames if isinstance(part, Drafting)]
        return one.pack

    drawn(game, *FRIMEN[:2])
    assert [len(sees(viewer)) for viewer in (0, 1, 2, None)] == [0, 2, 0, 0]
    drawn(game, *FRIMEN[2:])
    assert [len(sees(viewer)) for viewer in (0, 1, 2, None)] == [0, 3, 0, 0]
    play(game, 1, "pick friman.islanders")
    assert [len(sees(viewer)) for viewer in (0, 1, 2, None)] == [0, 0, 2, 0]
    assert view(game, 1).players[1].nation == read_cards("supply×5 friman.islanders")
    for other in (0, 2, None):
        assert view(game, other).players[1].nation is None


def shown(game: Game, viewer: int | None) -> bytes:
    """All that a viewer gets: the view and the own question."""
    notation = game.rules.notation
    parts: list[Any] = [notation.plain(view(game, viewer))]
    if viewer is not None and viewer in game.asked:
        parts += [notation.text(option) for option in game.asked[viewer].options]
    return msgspec.json.encode(parts)


def holder(game: Game) -> int | None:
    """Who holds the pack; None after the draft."""
    seats = [part.seats[0] for part in game.lanes[0] if isinstance(part, Drafting)]
    return seats[0] if seats else None


def permuted(game: Game, viewer: int | None, rng: random.Random) -> Game:
    """Another world for the viewer: the pack, others' units and the stacks hold other cards."""
    other = game.copy()
    here = frame(game)
    hidden = [seat for seat in range(game.players) if seat != viewer]
    held = holder(game) == viewer
    for kind in UNITS:
        zones = [game.stacks[kind].bag]
        zones += [b"" if held else bytes(card for card in here.pack if KIND[card] == kind)]
        zones += [bytes(c for c in game.nation[seat].bag if KIND[c] == kind) for seat in hidden]
        pool = list(b"".join(zones))
        rng.shuffle(pool)
        parts = []
        for zone in zones:
            parts.append(bytes(sorted(pool[: len(zone)])))
            pool = pool[len(zone) :]
        other.stacks[kind] = Pile(bag=parts[0])
        if parts[1]:
            other.lanes = changed(other, pack=parts[1]).lanes
        for seat, units in zip(hidden, parts[2:], strict=True):
            kept = bytes(card for card in other.nation[seat].bag if KIND[card] != kind)
            other.nation[seat] = Pile(bag=bytes(sorted(kept + units)))
    return load(save(other))


@pytest.mark.rule("S9.1")
@pytest.mark.parametrize("seed", range(12))
def test_two_worlds_with_other_packs_look_the_same_to_whoever_does_not_hold_them(seed: int) -> None:
    rng = random.Random(seed)
    one = draft(rng.choice((2, 3, 4, 6)), first="p1")
    differed = 0
    while holder(one) is not None:
        viewer = rng.choice([None, *range(one.players)])
        two = permuted(one, viewer, rng)
        assert shown(one, viewer) == shown(two, viewer)
        differed += frame(one).pack != frame(two).pack
        (seat,) = one.asked
        alike = seat == viewer or (seat == CHANCE and holder(one) == viewer)
        first = pick(one.asked[seat], rng)
        second = first if alike else pick(two.asked[seat], rng)
        if second in two.asked[seat].options:
            told = [
                [one.rules.notation.plain(event.seen(viewer)) for event in events]
                for events in (play(one, seat, first), play(two, seat, second))
            ]
            # A pack or a card that now comes to the viewer is no secret any more.
            if viewer is None or (
                one.nation[viewer] == two.nation[viewer] and holder(one) != viewer
            ):
                assert told[0] == told[1]
                assert shown(one, viewer) == shown(two, viewer)
        else:
            play(one, seat, first)
    assert differed


# Saving.


@pytest.mark.rule("S9.1")
def test_a_draft_can_be_saved_and_loaded_at_every_question() -> None:
    game = draft(4, first="p4")
    while any(isinstance(one, Drafting) for one in game.lanes[0]):
        again = load(save(game))
        assert again == game
        assert offered(again) == offered(game)
        (seat,) = game.asked
        play(game, seat, game.asked[seat].options[-1])


@pytest.mark.rule("S9.1")
@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"round": 5}, "no step “5”"),
        ({"round": 1}, "in its order"),
        ({"seats": ()}, "in its order"),
        ({"seats": (2, 1, 0)}, "in its order"),
        ({"seats": (2, 0)}, "one for each who still picks"),
        ({"pack": b""}, "there should be"),
    ],
)
def test_a_pack_that_cannot_be_is_refused(fields: dict[str, Any], reason: str) -> None:
    game = draft()
    drawn(game, *FRIMEN)
    with refuses(PositionError, reason):
        load(save(changed(game, **fields)))


@pytest.mark.rule("S9.1")
def test_a_draft_at_another_time_is_refused() -> None:
    game = draft()
    drawn(game, *FRIMEN)
    game.lanes = [(Setup(game.rules.setup.index("deal")), frame(game))]
    with refuses(PositionError, "place of the deal"):
        load(save(game))


@pytest.mark.rule("S9.1")
def test_a_draft_with_a_stack_that_has_run_out_is_refused() -> None:
    game = draft(2, first="p1")
    chiefs = game.stacks[CHIEF].bag
    game.stacks[CHIEF] = game.stacks[CHIEF].but(bag=chiefs[:1])
    nation = game.nation[0]
    game.nation[0] = nation.but(bag=bytes(sorted(nation.bag + chiefs[1:])))
    with refuses(PositionError, "“drafting”: too few cards are left"):
        load(save(game))


@pytest.mark.rule("S9.1")
@pytest.mark.parametrize(
    ("drawn_before", "kind", "needed"),
    [(0, FRIMAN, 6), (1, FRIMAN, 5), (2, FRIMAN, 4), (4, FRIMAN, 2), (4, CHIEF, 2), (6, PRIEST, 2)],
)
def test_a_draft_goes_on_with_exactly_the_cards_that_it_needs(
    drawn_before: int, kind: int, needed: int
) -> None:
    """Two players: three packs of two frimen, then two chiefs, then two priests."""
    game = draft(2, first="p1")
    for _ in range(drawn_before):
        play(game, CHANCE, game.asked[CHANCE].options[0])
        while CHANCE not in game.asked:
            (seat,) = game.asked
            play(game, seat, game.asked[seat].options[0])

    def with_left(left: int) -> Game:
        other = game.copy()
        bag = other.stacks[kind].bag
        other.stacks[kind] = Pile(bag=bag[:left])
        nation = other.nation[0].bag
        other.nation[0] = Pile(bag=bytes(sorted(nation + bag[left:])))
        return load(save(other))

    until(with_left(needed), "turn-up")
    with refuses(PositionError, "“drafting”: too few cards are left"):
        with_left(needed - 1)


# With other modules.


@pytest.mark.rule("S9.1", "S14.1")
def test_fanatics_are_shuffled_in_after_the_draft() -> None:
    game = draft(4, fanatics=True)
    while any(isinstance(one, Drafting) for one in game.lanes[0]):
        for kind in UNITS:
            assert not set(FANATICS) & set(game.stacks[kind].cards())
        (seat,) = game.asked
        play(game, seat, game.asked[seat].options[-1])
    for seat in range(4):
        assert not set(FANATICS) & set(game.deck(seat))
    for kind in UNITS:
        assert sum(card in FANATICS for card in game.stacks[kind].cards()) == 2
    assert broken_law(game) is None


@pytest.mark.rule("S9.1", "S4.2")
def test_partners_draft_one_at_a_time_and_do_not_see_each_others_packs() -> None:
    game = until(start(with_expansion(4)), "draft")
    whole_pack(game)
    (seat,) = game.asked
    partner = (seat + 2) % 4
    assert len(game.lanes) == 1
    (theirs,) = [part for part in view(game, partner).frames if isinstance(part, Drafting)]
    assert theirs.pack == b""


@pytest.mark.rule("S9.1", "S10.4")
def test_the_draft_is_played_by_default_with_the_expansion() -> None:
    assert with_expansion(4).draft
    assert not Options(expansion=True).draft
    assert "deal" in assemble(Options(expansion=True)).setup.names()
    plain = start(Options(players=2, expansion=True))
    until(plain, "deal")


@pytest.mark.rule("S9.1", "B13.2")
def test_a_draft_goes_with_hidden_relics() -> None:
    game = until(draft(2, relics=True), "cohort")
    assert [len(game.deck(seat)) for seat in range(2)] == [10, 10]
    assert broken_law(game) is None
