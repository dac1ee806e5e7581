"""The example module in play: run by ``test_mercenaries`` where it is installed."""

import random

import msgspec
import pytest
from battalia_mercenaries import BAND, CAPTAIN, COMPANY, PIKEMAN, Hireling, Mercenaries
from battalia_mercenaries.lore import LORE

from battalia.bots import Match, make_bot
from battalia.bots.advice import advise
from battalia.bots.imagining import imagine
from battalia.bots.judgement import assets
from battalia.bots.lore import all_lore
from battalia.engine import (
    Game,
    Options,
    PositionError,
    Refused,
    load,
    missing,
    outcome,
    questions,
    read_record,
    replay,
    save,
    start,
    view,
    write_record,
)
from battalia.engine.agreement import closed, settled
from battalia.engine.chapters.ending import points
from battalia.engine.laws import broken_law
from battalia.engine.modules import OUTSIDE
from battalia.engine.notation import card_name
from battalia.engine.options import with_expansion
from battalia.engine.points import Rules
from battalia.engine.position import position
from battalia.engine.terms import SUPPLY, UNIVERSAL, card_of, take
from battalia.messages import LANGUAGES, messages
from battalia.server.messages import OutsideModules
from battalia.server.offering import agreement, modules_file, offer_file
from battalia.server.thoughts import Thought, read, written
from battalia.server.wire import Wire
from battalia.words import Words
from battalia.words import say as told
from battlefield import field, parts, totals
from positions import offered, say, table
from random_play import rich_game, walk
from refusals import refuses

ON = ("mercenaries",)
PIKE, HEAD = card_of(PIKEMAN, UNIVERSAL), card_of(CAPTAIN, UNIVERSAL)


def paid(*hired: Hireling) -> dict[str, msgspec.Struct]:
    """These mercenaries are in somebody's pay."""
    stack = COMPANY
    for one in hired:
        stack = take(stack, one.card)
    return {"mercenaries": Mercenaries(stack, hired)}


# The rules of the module.


def test_a_row_of_two_supply_hires_the_top_mercenary_for_a_week() -> None:
    game = table(2, hand="supply×2", day=3, modules=ON)
    assert "hire-mercenary" in offered(game)
    say(game, "hire-mercenary")
    (question,) = questions(game).values()
    assert question.weights is not None
    assert sorted(question.weights) == [2, 4]
    say(game, "draw captain")
    assert BAND.of(game).hired == (Hireling(0, HEAD, 9),)
    assert broken_law(game) is None


@pytest.mark.parametrize(
    ("hand", "hired", "why"),
    [
        ("supply", (), "costs 2 supply"),
        ("supply×2", (Hireling(0, PIKE, 3), Hireling(0, PIKE, 3)), "more than 2 mercenaries"),
        (
            "supply×2",
            (
                *(Hireling(at // 2 + 1, PIKE, 3) for at in range(4)),
                *(Hireling(3, HEAD, 3) for _ in range(2)),
            ),
            "All mercenaries are",
        ),
    ],
)
def test_what_forbids_hiring_is_said(hand: str, hired: tuple[Hireling, ...], why: str) -> None:
    game = table(4, hand=hand, modules=ON, slices=paid(*hired))
    with refuses(Refused, why):
        say(game, "hire-mercenary")


@pytest.mark.parametrize(("hand", "cards"), [("supply", (SUPPLY,)), ("", (SUPPLY, SUPPLY))])
def test_what_is_missing_for_its_price_is_told(hand: str, cards: tuple[int, ...]) -> None:
    game = table(4, hand=hand, modules=ON)
    lack = missing(game, 0, "hire-mercenary")
    assert lack is not None
    assert lack.cards == cards
    full = paid(Hireling(0, PIKE, 3), Hireling(0, PIKE, 3))
    assert missing(table(4, hand=hand, modules=ON, slices=full), 0, "hire-mercenary") is None


def test_a_mercenary_sent_into_battle_adds_its_strength_and_leaves_after_it() -> None:
    game = field(
        "weapon.barfolk chief.barfolk",
        "",
        city="p2 1",
        modules=ON,
        slices=paid(Hireling(0, HEAD, 5), Hireling(0, PIKE, 5)),
    )
    with refuses(Refused, "in a play of their own side"):
        say(game, "send-mercenary captain")
    say(game, "attack r1c2", "lay weapon.barfolk")
    before = totals(game)[0]
    say(game, "send-mercenary captain")
    assert totals(game)[0] == before + 4
    assert parts(game)[0]["mercenaries"] == 4
    assert "send-mercenary captain" not in offered(game)
    assert load(save(game)) == game
    say(game, "send-mercenary pikeman")
    assert totals(game)[0] == before + 6
    for answer in ("stand", "surrender"):
        if questions(game) and answer in offered(game):
            say(game, answer)
    assert BAND.of(game) == Mercenaries()


def test_after_seven_days_a_mercenary_goes_back_into_the_stack() -> None:
    rng = random.Random(1)
    game = table(2, day=3, modules=ON, slices=paid(Hireling(1, PIKE, 4)))
    for _ in walk(game, rng):
        hired = [one for one in BAND.of(game).hired if one.until == 4 and one.card == PIKE]
        assert bool(hired) == (game.day <= 4)
        if game.day > 5:
            break


def test_a_captain_in_pay_is_a_point() -> None:
    hired = paid(Hireling(0, HEAD, 3), Hireling(0, PIKE, 3))
    for expansion in (False, True):
        plain = table(2, modules=ON, expansion=expansion)
        richer = table(2, modules=ON, expansion=expansion, slices=hired)
        assert points(richer, 0) == points(plain, 0) + 1
        one, other = view(plain, None), view(richer, None)
        assert other.players[0].points == one.players[0].points + 1
        assert other.ending.sides[0].points == one.ending.sides[0].points + 1


@pytest.mark.parametrize(
    ("hired", "why"),
    [
        ([{"seat": "p1", "card": "pikeman", "until": 30}], "for a week at most"),
        (
            [{"seat": "p1", "card": "pikeman", "until": 3, "sent": "r1c1"}],
            "only where there is a battle",
        ),
        ([{"seat": "p1", "card": "friman.barfolk", "until": 3}], "friman.barfolk"),
        ([{"seat": "p9", "card": "pikeman", "until": 3}], "p9"),
        ([{"seat": "p1", "card": "pikemann", "until": 3}], "pikeman"),
    ],
)
def test_a_position_that_breaks_its_laws_is_refused(
    hired: list[dict[str, object]], why: str
) -> None:
    saved = position(table(2, modules=ON))
    stack = "pikeman×3 captain×2" if hired[0]["card"] == "pikeman" else "pikeman×4 captain×2"
    saved["modules"] = {"mercenaries": {"stack": stack, "hired": hired}}
    with refuses(PositionError, why):
        load(msgspec.json.encode(saved))


# Everywhere else.


def test_records_and_positions_name_it_and_lead_to_the_same_game() -> None:
    bots = [make_bot("random") for _ in range(3)]
    match = Match.begin(Options(players=3, weeks=1, modules=ON), bots, 5, ("random",) * 3)
    match.run(20_000)
    text = write_record(match.record)
    assert '[modules ["mercenaries"]]' in text
    assert "hire-mercenary" in text
    again = replay(read_record(text))
    assert again == match.game
    assert outcome(again) == outcome(match.game)
    saved = position(match.game)
    assert list(saved["options"]["modules"]) == ["mercenaries"]
    assert "mercenaries" in saved["modules"]
    assert load(save(match.game)) == match.game


def all_of(rules: Rules) -> list[object]:
    """All that the rules of a table say."""
    return [getattr(rules, name) for name in dir(rules) if not name.startswith("__")]


def test_off_it_leaves_no_trace() -> None:
    for options in (Options(), with_expansion(4)):
        game = start(options)
        assert "mercenaries" not in game.slices
        assert "battalia_mercenaries" not in repr(all_of(game.rules))
        assert b"mercenar" not in save(game)
    assert "battalia_mercenaries" in repr(all_of(start(Options(modules=ON)).rules))


def test_computer_players_value_it_and_play_with_it() -> None:
    assert LORE.module in [one.module for one in all_lore()]
    plain, richer = table(2, modules=ON), table(2, modules=ON, slices=paid(Hireling(0, HEAD, 3)))
    assert assets(richer, 0) == assets(plain, 0) + 1.2
    bots = [make_bot("steady") for _ in range(2)]
    match = Match.begin(Options(players=2, weeks=1, modules=ON), bots, 1, ("steady",) * 2)
    match.run(20_000)
    assert outcome(match.game) is not None
    assert "hire-mercenary" in write_record(match.record)


def test_a_game_imagined_from_a_view_looks_the_same_to_its_viewer() -> None:
    for seed in range(4):
        game, rng = rich_game(seed)
        for at, _ in enumerate(walk(game, rng, 60)):
            if at % 10 == 0:
                seat = rng.randrange(game.players)
                world = imagine(view(game, seat), rng)
                assert BAND.of(world) == BAND.of(game)


def test_it_is_hinted_at_in_words() -> None:
    game = table(2, hand="supply×2", modules=ON)
    advice = advise(view(game, 0), questions(game)[0], random.Random(1))
    assert advice.choice is not None
    assert Words(view(game, 0)).verb(advice.choice)


def test_all_that_happens_is_told_and_sent() -> None:
    happened: set[str] = set()
    for seed in range(6):
        game, rng = rich_game(seed, Options(players=2, weeks=1, modules=ON))
        wire = Wire(game.rules.notation)
        for seat, question in walk(game, rng, 200):
            words = Words(view(game, None if seat < 0 else seat))
            for event in game.events:
                words.event(event)
                happened.add(str(wire.struct(event)["event"]))
            if seat >= 0:
                for option in question.options:
                    words.verb(option)
                    words.choice(option)
            assert "mercenaries" in wire.view(words.view)["modules"]  # type: ignore[operator]
            game.events.clear()
    assert "mercenary-hired" in happened
    game = table(2, modules=ON, slices=paid(Hireling(1, HEAD, 7)))
    assert Words(view(game, 0)).state("mercenaries", BAND.of(game)) == [
        "in the stack: pikeman ×4, captain",
        "in somebody’s pay: seat: the Islanders, card: captain, until day: 7",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    english = messages("en").format("outside-mercenaries")
    own = messages(language).format("outside-mercenaries")
    assert (own == english) == (language == "en")
    found = msgspec.json.decode(modules_file(language).data, type=OutsideModules)
    assert f"outside-mercenaries = {own}" in found.texts
    assert found.modules[0].icons["captain"] == "star-medal"
    assert found.events["mercenary-hired"] == {"seat": "seat", "card": "card", "until": "number"}
    assert found.choices["send-mercenary"] == {"card": "card"}
    assert found.states["mercenaries"]["hired"] == "part*"
    assert found.states["mercenaries"]["hired.until"] == "number"


def test_it_is_offered_where_tables_are_set_up() -> None:
    assert b'"modules":["mercenaries"]' in offer_file().data
    assert agreement(Options(modules=(*ON, "gone"))).options["modules"] == ON
    assert settled(Options(modules=("gone", *ON))).modules == ON
    assert not [one for one in closed(Options()) if one.option == "modules"]
    assert card_name(HEAD) == "captain"
    assert told("kind-captain") == "captain"
    assert OUTSIDE.broken == {}


def test_every_law_holds_at_every_question() -> None:
    sent = 0
    for seed in range(8):
        game, rng = rich_game(seed)
        assert isinstance(game, Game)
        for _, question in walk(game, rng, 200):
            assert broken_law(game) is None
            sent += any(
                "send-mercenary" in str(type(one).__struct_config__.tag) for one in question.options
            )
    assert sent


def test_what_computers_are_asked_travels_with_it() -> None:
    seen_so_far: set[str] = set()
    for seed in range(4):
        game, rng = rich_game(seed)
        for seat, question in walk(game, rng, 120):
            if seat < 0:
                continue
            seen = view(game, seat)
            back = read(written(Thought("t", "steady", seen, question, "seed", 3.0)))
            assert isinstance(back, Thought)
            assert back.view == seen
            assert back.question.options == question.options
            seen_so_far |= {module.name for module in back.view.modules}
    assert "mercenaries" in seen_so_far
