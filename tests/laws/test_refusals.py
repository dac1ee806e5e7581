"""A wrong answer is told what is wrong with it, not that something else is asked."""

import random
from collections import defaultdict
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from battalia.engine import CHANCE, Choice, Game, Options, Question, explain, play, start
from battalia.engine.choices import Item, Take
from battalia.engine.explain import why_not
from battalia.engine.notation import CARD_NAMES
from battalia.engine.terms import FACTION, KIND, KINDS, SHAPES, SIDES
from battalia.words import fields, why
from battlefield import field
from positions import offered, say, table, until
from random_play import rich_game, walk

GENERIC = ("answer-first", "not-offered")


def noun(form: Any, game: Game, rng: random.Random) -> Any:
    """Some value of such a field; the form as ``words.fields`` tells it."""
    plain: dict[Any, Any] = {
        "seat": range(game.players),
        "faction": range(6),
        "terrain": range(7),
        "kind": list(KINDS),
        "card": list(CARD_NAMES),
        "shape": list(SHAPES),
        "side": list(SIDES),
        "space": range(len(game.board)),
        "hero": range(2),
        "table": (False, True),
        int: range(10),
        str: ("colossus", "weakness", "metamorpha", "bilkarr", "dragon"),
    }
    if form is Item:
        card = rng.choice(list(CARD_NAMES))
        kind = KIND[card] if rng.random() < 0.7 else rng.choice(list(KINDS))
        return Item(card, kind, rng.random() < 0.3)
    return rng.choice(plain[form])


def varied(choice: Choice, game: Game, rng: random.Random) -> Choice:
    """The same verb with another noun."""
    nouns = fields(type(choice))
    values = {name: getattr(choice, name) for name, _, _ in nouns}
    if nouns:
        name, form, many = rng.choice(nouns)
        count = rng.randrange(1, 4) if many else 1
        found = [noun(form, game, rng) for _ in range(count)]
        values[name] = tuple(found) if many else found[0]
    return type(choice)(**values).in_order()


@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.integers(0, 10_000))
def test_a_wrong_answer_is_told_what_is_wrong_with_it(seed: int) -> None:
    game, rng = rich_game(seed)
    before: dict[object, dict[type[Choice], Choice]] = defaultdict(dict)
    for seat, question in walk(game, rng, 120):
        if seat == CHANCE or question.optional:
            continue
        frame = game.lanes[question.lane][-1]
        # What this step has offered at this table is what it takes, if only with other cards.
        known = before[type(frame), getattr(frame, "at", ""), question.about]
        for option in question.options:
            known[type(option)] = option
        for meant in (*known.values(), *rng.choices(question.options, k=6)):
            for wish in (meant, varied(meant, game, rng)):
                if wish not in question.options:
                    reason = why_not(game, seat, wish)
                    assert reason.id not in GENERIC, (wish, reason)
                    assert why(reason)


# What is wrong, by name.


def reason(game: Game, wish: str) -> str:
    (seat,) = game.asked
    found = explain(game, seat, wish)
    return str(found)


PITCH = {"hand": "tent.barfolk hammer supply×2 friman.barfolk"}


def test_no_great_artefact_is_stationed() -> None:
    game = table(**PITCH)  # type: ignore[arg-type]
    say(game, "use tent.barfolk")
    assert "station supply" in offered(game)
    assert reason(game, "station hammer") == "great-not-stationed (B5.8)"
    assert reason(game, "station lord.barfolk") == "not-in-hand (B5.8)"
    assert reason(game, "done") == "station-one (B5.8)"
    assert reason(game, "end") == "answer-first (B3.1)"


def test_a_title_promotes_by_the_ranks_that_it_has() -> None:
    hand = "title.barfolk priest.barfolk friman.barfolk lord.barfolk"
    game = table(hand=hand, day=2)
    say(game, "use title.barfolk")
    assert reason(game, "promote priest.barfolk 2") == "above-lord (B5.6)"
    assert reason(game, "promote lord.barfolk 1") == "above-lord (B5.6)"
    assert reason(game, "promote friman.barfolk 0") == "title-ranks (B5.6)"
    assert reason(game, "promote supply 1") == "no-such-card (B5.1)"
    assert reason(game, "promote friman.barfolk 2") == "title-ranks (B5.6)"
    assert reason(game, "promote chief.barfolk 1") == "no-such-card (B5.1)"
    assert reason(game, "on friman.barfolk") == "does-other (B5.1)"
    assert reason(game, "turn-itself islanders") == "no-turning-itself (B5.7)"


def test_a_payment_is_told_the_price() -> None:
    game = table(hand="supply×4 friman.barfolk")
    play(game, 0, "hire chief")
    refused = explain(game, 0, "pay supply×2")
    assert refused is not None
    assert why(refused) == "These cards do not pay for it: it costs exactly supply ×3. (B3.8)"
    assert reason(game, "pay supply×2 lord.barfolk") == "no-such-card (B3.8)"


def test_a_road_has_no_level_and_a_city_one_that_there_is() -> None:
    game = table(
        hand="friman.barfolk supply",
        board={"r1c1": "city-four woods north"},
        tokens={"r1c1": "p1 1"},
    )
    assert "build straight" in offered(game)
    for wish in ("build straight 7", "build straight 0", "build city-one 7", "build city-one"):
        assert reason(game, wish) == "level-and-shape (B3.5)"


def attacked(defence: str, **more: Any) -> Game:
    """A hero of p2 is attacked; r1c5 is three steps away."""
    both = {"p1": "r1c2", "p2": "r1c2"}
    game = field("weapon.barfolk lord.barfolk", defence, heroes=both, **more)
    say(game, "attack r1c2 p2", "lay weapon.barfolk", "stand")
    return game


def test_a_retreat_is_told_its_price() -> None:
    game = attacked("supply×4 horse.islanders")
    play(game, 1, "retreat r1c5")
    refused = explain(game, 1, "pay supply×2")
    assert refused is not None
    assert (refused.id, refused.args) == ("retreat-price", {"steps": 3, "count": 3, "stardust": 0})


def test_what_a_battle_has_decided_stays_decided() -> None:
    game = attacked("friman.islanders supply", ambush={"p2": "lord.islanders"})
    assert reason(game, "recall") == "recall-once (B8.4)"
    assert reason(game, "lay friman.islanders") == "react-first (B8.4)"
    say(game, "fight")
    assert reason(game, "stand") == "recall-first (B8.4)"
    assert reason(game, "surrender") == "react-once (B8.4)"
    say(game, "keep")
    assert reason(game, "recall") == "recall-once (B8.4)"
    assert reason(game, "with 1") == "muster-once (B8.2)"
    assert reason(game, "lay friman.islanders 3") == "no-such-copies (B8.2)"
    assert reason(game, "pass") == "lay-first (B8.5)"


def test_a_total_that_suffices_is_not_passed_on() -> None:
    game = attacked("lord.islanders supply")
    say(game, "fight", "lay lord.islanders")
    assert reason(game, "pass") == "total-suffices (B8.5)"
    assert reason(game, "join") == "attack-needs-hero (B8.1)"


def test_what_is_chosen_at_set_up_is_there_and_free() -> None:
    options = Options(players=2, removed_faction="cloudborn")
    game = until(start(options), "choose-faction")
    taken, *_ = offered(game)
    say(game, taken)
    assert reason(game, taken) == "faction-taken (B1.5)"
    assert reason(game, "faction cloudborn") == "faction-not-here (B1.5)"
    until(game, "choose-city")
    taken, *_ = offered(game)
    say(game, taken)
    assert reason(game, taken) == "starting-city-taken (B1.5)"
    assert reason(game, "city r3c3") == "no-starting-city (B1.5)"


def test_after_the_end_of_the_actions_there_are_none() -> None:
    game = table(hand="supply×3 friman.barfolk")
    assert reason(game, "top supply") == "top-at-end (B2.4)"
    say(game, "end")
    assert reason(game, "hire chief") == "actions-over (B2.4)"
    assert reason(game, "top lord.barfolk") == "not-in-hand (B2.4)"


def test_where_a_step_knows_no_better_reason_its_answers_are_named() -> None:
    game = table(**PITCH)  # type: ignore[arg-type]
    say(game, "use tent.barfolk")
    # As if a module asked this; its frame says nothing of what it does not offer.
    cards = [card for card in CARD_NAMES if KIND[card] in (1, 2) and FACTION[card] < 6]
    game.asked = {0: Question(0, "summon", [Take(card) for card in cards])}
    refused = explain(game, 0, "take lord.barfolk")
    assert refused is not None
    assert refused.id == "no-such-answer"
    assert refused.args["choices"] == "take friman.barfolk, take friman.islanders, " + (
        "take friman.emberians, take friman.cloudborn, take friman.sunblessed, "
        "take friman.wolfsclan, take chief.barfolk, take chief.islanders …"
    )
    assert "take friman.barfolk" in why(refused)
    assert reason(game, "end") == "answer-first (B3.1)"


def test_the_price_of_a_retreat_names_stardust_where_there_is_any() -> None:
    for trading in (False, True):
        game = attacked("supply×4", expansion=True, trading=trading)
        play(game, 1, "retreat r1c5")
        refused = explain(game, 1, "pay supply×2")
        assert refused is not None
        assert ("stardust counts as up to 2" in why(refused)) == trading
