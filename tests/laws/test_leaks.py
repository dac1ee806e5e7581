"""The leak law: what a seat cannot see changes nothing that it gets.

Everything hidden from a viewer is permuted (others' hands, ambushes, nations, shelters below the
top, and cards of the same kind in the shuffled stacks); view, options and explanations must stay
byte-identical, and so must the events while both worlds go on with the same public choices.
"""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battalia.engine import (
    Game,
    PositionError,
    load,
    play,
    save,
    start,
    view,
)
from battalia.engine.choices import Ambush, Choice, End, Mulligan
from battalia.engine.game import Pile
from battalia.engine.missing import told
from battalia.engine.modules.draft import Drafting
from battalia.engine.modules.kings_bridge import Bridge, Buried, Looking
from battalia.engine.modules.relics import Relics
from battalia.engine.terms import ARTEFACTS, KIND, UNITS
from conftest import share
from laws.test_explain import WISHES
from random_play import pick, random_options, rich_game, walk

REVEALING = ("card-won", "gate-artefacts-seen")
"""What lay hidden all the time is turned up: the worlds part here."""
SEEDS = st.integers(0, 10_000)
HIDDEN = ("draw", "draft", "pick", "seek", "gaze", "arrange", "strike", "bury", "bury-at-gate")
"""What is drawn or chosen here, only one player sees, or nobody."""


def shown(game: Game, viewer: int | None, rng: random.Random | None = None) -> bytes:
    """All that the viewer gets: view, own question, explanations."""
    notation = game.rules.notation
    parts: list[object] = [notation.plain(view(game, viewer))]
    if viewer is not None:
        question = game.asked.get(viewer)
        if question is not None:
            parts.append([question.about, [notation.text(option) for option in question.options]])
        wishes = rng.sample(WISHES, 15) if rng else WISHES
        for wish in wishes:
            parts.append([msgspec.to_builtins(reason) for reason in told(game, viewer, wish)])
    return msgspec.json.encode(parts)


def permute(game: Game, viewer: int | None, rng: random.Random, stacks: bool) -> Game | None:
    """Another world that looks the same to the viewer; None where the draw makes no legal one."""
    other = game.copy()
    for seat in range(game.players):
        if seat == viewer:
            continue
        shelter = other.shelter[seat]
        pool = list(
            other.hand[seat] + other.ambush[seat] + other.nation[seat].cards() + shelter[:-1]
        )
        if stacks:
            for _ in range(4):
                exchange(other, pool, rng)
        rng.shuffle(pool)
        hand, ambush, nation = (
            len(other.hand[seat]),
            len(other.ambush[seat]),
            len(other.nation[seat]),
        )
        other.hand[seat] = bytes(sorted(pool[:hand]))
        other.ambush[seat] = bytes(sorted(pool[hand : hand + ambush]))
        other.nation[seat] = arranged(
            game.nation[seat], pool[hand + ambush : hand + ambush + nation]
        )
        other.shelter[seat] = bytes(pool[hand + ambush + nation :]) + shelter[-1:]
    frames = [frame for lane in game.lanes for frame in lane]
    if not any(isinstance(frame, Looking) and frame.seat == viewer for frame in frames):
        permute_great_artefacts(other, rng)
    try:
        return load(save(other)) if all_stands(other) else None
    except PositionError:
        return None


def arranged(pile: Pile, cards: list[int]) -> Pile:
    """These cards in a pile of which as much is in order as of the given one."""
    top, bottom = len(pile.top), len(cards) - len(pile.bottom)
    return Pile(bytes(cards[:top]), bytes(sorted(cards[top:bottom])), bytes(cards[bottom:]))


def all_stands(game: Game) -> bool:
    """Whether everything in progress could be so, also where partners act at the same time."""
    for lane in game.lanes:
        alone = game.copy()
        alone.lanes = [lane]
        if any(frame.check(alone) is not None for frame in lane):
            return False
    return True


def permute_great_artefacts(game: Game, rng: random.Random) -> None:
    """Those under cities and gates and in the face-down pile change places."""
    relics, bridge = game.slices.get("relics"), game.slices.get("kings-bridge")
    buried = relics.buried if isinstance(relics, Relics) else b""
    under = bridge.buried if isinstance(bridge, Bridge) else ()
    hidden = list(buried + bytes(one.card for one in under) + game.out)
    rng.shuffle(hidden)
    if isinstance(relics, Relics):
        cards = bytes(hidden.pop() for _ in buried)
        game.slices["relics"] = Relics(relics.spaces, cards, relics.annexed)
    if isinstance(bridge, Bridge):
        changed = tuple(Buried(one.gate, hidden.pop()) for one in under)
        game.slices["kings-bridge"] = msgspec.structs.replace(bridge, buried=changed)
    game.out = bytes(sorted(hidden))


def exchange(game: Game, pool: list[int], rng: random.Random) -> None:
    """Swaps a hidden card with one of the same kind from its shuffled stack."""
    places = [at for at, card in enumerate(pool) if KIND[card] in (*UNITS, *ARTEFACTS)]
    if not places:
        return
    at = rng.choice(places)
    kind = KIND[pool[at]]
    pile = game.stacks[kind]
    if not pile.bag:
        return
    swapped = rng.choice(pile.bag)
    bag = bytearray(pile.bag)
    bag[bag.index(swapped)] = pool[at]
    pool[at] = swapped
    game.stacks[kind] = Pile(pile.top, bytes(sorted(bag)), pile.bottom)


@settings(max_examples=share(60), deadline=None, derandomize=True)
@given(SEEDS)
def test_view_options_and_explain_do_not_depend_on_what_is_hidden(seed: int) -> None:
    game, rng = rich_game(seed)
    compared = 0
    for at, _ in enumerate(walk(game, rng, 90)):
        if at % 6:
            continue
        viewer = rng.choice([None, *range(game.players)])
        other = permute(game, viewer, rng, stacks=True)
        if other is not None:
            assert shown(other, viewer) == shown(game, viewer)
            compared += 1
    assert compared or not game.asked


def same_choice(
    one: Game, two: Game, viewer: int | None, rng: random.Random
) -> tuple[int, Choice, Choice] | None:
    """A choice that looks the same to the viewer in both worlds; None where there is none."""
    if set(one.asked) != set(two.asked) or not one.asked:
        return None
    seat = rng.choice(list(one.asked))
    question = one.asked[seat]
    frame = one.lanes[question.lane][-1]
    owner = frame.seats[0] if isinstance(frame, Drafting) else getattr(frame, "seat", None)
    hidden = question.about in HIDDEN and owner != viewer
    choice = pick(question, rng)
    if hidden or (isinstance(choice, Ambush) and seat != viewer):
        alike = [option for option in two.asked[seat].options if type(option) is type(choice)]
        return (seat, choice, rng.choice(alike)) if alike else None
    if isinstance(choice, (End, Mulligan)) and len(one.hand[seat]) == 1:
        return None  # The only card becomes the top of the shelter: now everybody sees it.
    options = two.asked[seat].options
    return (seat, choice, choice) if choice in options else None


@settings(max_examples=share(60), deadline=None, derandomize=True)
@given(SEEDS)
def test_events_do_not_depend_on_what_is_hidden(seed: int) -> None:
    game, rng = rich_game(seed)
    viewer = rng.choice([None, *range(game.players)])
    for _ in range(12):
        one, two = game.copy(), permute(game, viewer, rng, stacks=False)
        for _ in range(200):
            if two is None:
                break
            found = same_choice(one, two, viewer, rng)
            if found is None:
                break
            seat, first, second = found
            notation = one.rules.notation
            told = [
                [notation.plain(event.seen(viewer)) for event in play(world, seat, choice)]
                for world, choice in ((one, first), (two, second))
            ]
            if any(event["event"] in REVEALING for event in told[0]):
                break
            assert told[0] == told[1]
            assert shown(one, viewer, random.Random(0)) == shown(two, viewer, random.Random(0))
        for _ in walk(game, rng, 12):
            pass


@pytest.mark.parametrize("seed", range(4))
def test_from_the_first_deal_on_a_spectator_sees_no_hidden_card(seed: int) -> None:
    """Cards dealt, drawn or ambushed are told without their names."""
    rng = random.Random(seed)
    game = start(random_options(rng, weeks=(1,)))
    for _, _ in walk(game, rng):
        for event in game.events:
            name = type(event).__name__
            if name in ("CardDealt", "CardDrawn", "CardAmbushed"):
                assert getattr(event.seen(None), "card") is None  # noqa: B009
            if name in ("MulliganTaken", "AmbushReturned", "HandDiscarded", "AmbushRecalled"):
                assert getattr(event.seen(None), "cards") is None  # noqa: B009
