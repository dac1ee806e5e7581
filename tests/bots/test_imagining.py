"""Imagined games agree with the view that they are made from; the rest is dealt fairly."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battalia.bots import imagining
from battalia.bots.imagining import imagine, reimagine
from battalia.engine import Game, Options, Question, play, start, view
from battalia.engine.chapters.great_artefacts import Summoning
from battalia.engine.chapters.paying import Paying, ways_to_pay
from battalia.engine.game import Frame, Pile
from battalia.engine.laws import broken_law
from battalia.engine.notation import read_cards
from battalia.engine.terms import FRIMAN, KIND, STACKED, TOOL, is_great
from battlefield import field
from conftest import share
from laws.test_leaks import permute
from positions import say, table
from random_play import random_options, rich_game, walk

SEEDS = st.integers(0, 10_000)


def asked(game: Game, seat: int | None) -> object:
    """What this seat is asked."""
    question: Question | None = None if seat is None else game.asked.get(seat)
    if question is None:
        return None
    return question.about, question.options, question.optional, question.urgent


def check(game: Game, rng: random.Random) -> None:
    """Everybody, and a spectator, imagines games that look like this one and can be."""
    for seat in (None, *range(game.players)):
        shown = view(game, seat)
        world = imagine(shown, rng)
        for other in (world, reimagine(world, seat, rng)):
            assert view(other, seat) == shown
            assert asked(other, seat) == asked(game, seat)
            assert tuple(other.asked) == shown.asked
            assert broken_law(other) is None


def hidden(game: Game, seat: int) -> tuple[bytes, ...]:
    """The cards of a player that the others do not see."""
    nation = game.nation[seat].cards()
    return game.hand[seat], nation, game.ambush[seat], game.shelter[seat][:-1]


def moments(options: Options, kind: type[Frame], seed: int) -> Iterator[Game]:
    """The positions of a random game in which such a frame is in progress."""
    game, rng = rich_game(seed, options)
    for _ in walk(game, rng, 1000):
        if game.frames(kind):
            yield game


# What is seen.


@settings(max_examples=share(50), deadline=None, derandomize=True)
@given(SEEDS)
def test_an_imagined_game_looks_like_the_game(seed: int) -> None:
    game, rng = rich_game(seed)
    for at, _ in enumerate(walk(game, rng, 60)):
        if at % 5 == 0:
            check(game, rng)
    check(game, rng)


@settings(max_examples=share(25), deadline=None, derandomize=True)
@given(SEEDS)
def test_so_it_does_from_the_first_step_of_the_set_up(seed: int) -> None:
    rng = random.Random(seed)
    game = start(random_options(rng))
    for at, _ in enumerate(walk(game, rng, 150)):
        if at % 7 == 0:
            check(game, rng)


@pytest.mark.parametrize("expansion", [False, True])
def test_and_at_the_end_of_the_game(expansion: bool) -> None:
    rng = random.Random(3)
    game = start(random_options(rng, (1,), expansion))
    for _ in walk(game, rng, 50_000):
        pass
    assert game.ended
    check(game, rng)


def test_what_lies_under_a_stack_lies_there_in_every_world() -> None:
    game = table(hand="friman.barfolk title.barfolk", tops={"chief": "islanders"})
    say(game, "use title.barfolk", "promote friman.barfolk 1")
    below = game.stacks[1].bottom
    assert below == read_cards("friman.barfolk")
    for seed in range(5):
        assert imagine(view(game, 1), random.Random(seed)).stacks[1].bottom == below


# What others have in progress.


def test_who_pays_can_pay() -> None:
    """Among all the supply the three frimen are found without which nothing could be paid."""
    game = table(hand="friman.barfolk×2 friman.islanders", fill=18)
    play(game, 0, "create tool")
    for seat in (1, 2, 3):
        for seed in range(5):
            world = imagine(view(game, seat), random.Random(seed))
            (paying,) = world.frames(Paying)
            assert ways_to_pay(world, 0, paying.purpose)


def test_who_attacks_has_a_weapon_and_who_fights_a_card_to_lay() -> None:
    game = field("weapon.barfolk lord.barfolk", "", ambush={"p2": "friman.islanders"}, fill=18)
    rng = random.Random(1)
    laid = ("attack r1c2", "lay weapon.barfolk", "lay lord.barfolk", "stand", "fight", "recall")
    for choice in laid:
        say(game, choice)
        check(game, rng)


def test_a_row_of_two_cards_is_paid_with_two() -> None:
    """Three frimen are needed, but the hand has room for one and the tool that stands in."""
    game = table(hand="friman.barfolk tool.barfolk", fill=18, day=2)
    play(game, 0, "create tool")
    for seed in range(5):
        world = imagine(view(game, 1), random.Random(seed))
        assert sorted(KIND[card] for card in world.hand[0]) == [FRIMAN, TOOL]


# What is hidden.


def test_hidden_cards_are_dealt_uniformly() -> None:
    rng = random.Random(5)
    game = start(Options(players=3))
    for _ in walk(game, rng, 250):
        pass
    assert not any(is_great(card) for seat in range(3) for card in game.deck(seat))
    shown = view(game, 0)
    decks = Counter(b"".join(zone for seat in (1, 2) for zone in hidden(game, seat)))
    assert len(decks) > 5
    stacks = Counter(b"".join(game.stacks[kind].bag for kind in STACKED))
    kinds: Counter[int] = Counter()
    in_decks: Counter[int] = Counter()
    for card, count in (decks + stacks).items():
        kinds[KIND[card]] += count
        in_decks[KIND[card]] += decks[card]
    worlds = [imagine(shown, rng) for _ in range(3000)]
    for seat in (1, 2):
        for place, zone in enumerate(hidden(game, seat)):
            dealt = Counter(b"".join(hidden(world, seat)[place] for world in worlds))
            for card, count in (decks + stacks).items():
                share = len(zone) / decks.total() * in_decks[KIND[card]] / kinds[KIND[card]]
                mean = len(worlds) * count * share
                assert abs(dealt[card] - mean) <= 5 * mean**0.5 + 3


def test_a_great_artefact_is_likelier_in_the_larger_deck() -> None:
    """Each hidden place is as likely as any other, but no deck holds two (B6.1)."""
    nation = {"p3": "supply×20", "p4": "supply×30"}
    held = {"p2": "sword", "p3": "shield"}
    game = table(hand=held, nation=nation, offer="hammer wings horn")
    owners: Counter[tuple[int, ...]] = Counter()
    for seed in range(3000):
        world = imagine(view(game, 0), random.Random(seed))
        great = [sum(map(is_great, world.deck(seat))) for seat in range(4)]
        owners[tuple(great)] += 1
    places = [0, 10, 21, 30]
    ways = {(0, 1, 1, 0): 210, (0, 1, 0, 1): 300, (0, 0, 1, 1): 630}
    assert [game.deck_size(seat) for seat in range(4)][1:] == places[1:]
    assert set(owners) == set(ways)
    for way, weight in ways.items():
        assert abs(owners[way] / 3000 - weight / 1140) < 0.05


def test_worlds_differ_in_what_is_hidden_and_in_nothing_else() -> None:
    game, rng = rich_game(8, Options(players=4))
    worlds = [reimagine(game, 0, rng) for _ in range(20)]
    for seat in (1, 2, 3):
        assert len({hidden(world, seat) for world in worlds}) == 20
    assert len({hidden(world, 0) for world in worlds}) == 1
    assert len({world.stacks[1].bag for world in worlds}) > 1


@settings(max_examples=share(25), deadline=None, derandomize=True)
@given(SEEDS)
def test_what_a_seat_cannot_know_decides_nothing(seed: int) -> None:
    game, rng = rich_game(seed)
    for at, _ in enumerate(walk(game, rng, 40)):
        if at % 8:
            continue
        seat = rng.randrange(game.players)
        other = permute(game, seat, rng, stacks=True)
        if other is not None:
            one, two = (imagine(view(world, seat), random.Random(at)) for world in (game, other))
            assert one == two


def test_the_same_generator_gives_the_same_world() -> None:
    game, _ = rich_game(4, Options(players=4))
    one, same, different = (imagine(view(game, 1), random.Random(seed)) for seed in (1, 1, 2))
    assert one == same
    assert one != different


def test_imagining_changes_nothing() -> None:
    game, rng = rich_game(2)
    before = game.copy()
    world = imagine(view(game, 0), rng)
    again = world.copy()
    for _ in walk(reimagine(world, 0, rng), rng, 200):
        pass
    assert world == again
    assert game == before


# Playing on.


@pytest.mark.parametrize("seed", range(8))
def test_an_imagined_game_can_be_played_to_its_end(seed: int) -> None:
    rng = random.Random(seed)
    game, _ = rich_game(seed, random_options(rng, (1,), expansion=seed % 2 == 0))
    for _ in walk(game, rng, 50):
        pass
    world = imagine(view(game, seed % game.players), rng)
    for at, _ in enumerate(walk(world, rng, 50_000)):
        if at % 50 == 0:
            assert broken_law(world) is None
    assert world.ended
    assert broken_law(world) is None


def test_where_no_deal_fits_what_a_partner_does_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """S4.3: the world is one to play on, though the partner's title lies in another hand there."""
    monkeypatch.setattr(imagining, "TRIES", 0)
    game = table(
        4,
        hand={"p1": "supply×3", "p3": "title.barfolk friman.barfolk"},
        nation={"p3": "supply×20"},
        expansion=True,
        teams=True,
    )
    say(game, "p3: use title.barfolk")
    assert game.asked[2].about == "transform"
    for seed in range(5):
        world = imagine(view(game, 0), random.Random(seed))
        assert world.asked[0].options == game.asked[0].options
        assert world.asked[2].about == "action"


def test_what_others_must_hold_leaves_room_for_their_great_artefact() -> None:
    # Two cards are hidden: the Horn, which only p2 can have, and a supply.
    game = start(Options(players=3))
    while 0 not in game.asked:
        seat, question = next(iter(game.asked.items()))
        play(game, seat, question.options[0])
    one, other = [card for card in game.offer if is_great(card)][:2]
    supply = read_cards("supply")[0]
    game.offer = bytes(card for card in game.offer if card not in (one, other))
    game.limbo += game.deck(1) + game.deck(2).replace(bytes([supply]), b"", 1)
    for seat, hand in ((1, one), (2, supply)):
        game.hand[seat], game.ambush[seat] = bytes([hand]), b""
        game.nation[seat], game.shelter[seat] = Pile(), b""
    game.shelter[2] = bytes([other])
    game.lanes.append((Summoning(1, 2),))
    imagining._turn_down(game, 0)
    unseen = imagining.unseen(game)
    rng = random.Random(1)

    def a_supply(world: Game) -> bool:
        return supply in world.hand[1]

    assert imagining._needed(game, unseen, {}, False, a_supply, rng) == {}
    imagining._deal(game, unseen, {}, rng)
    assert (is_great(game.hand[1][0]), game.hand[2]) == (True, bytes([supply]))
