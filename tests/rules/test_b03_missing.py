"""What is missing for something that cannot be paid, told in cards, and what would help (B3.8)."""

from collections.abc import Iterable

import pytest

from battalia.engine import Game, Reason, missing, view
from battalia.engine.chapters.rows import Purse
from battalia.engine.missing import MOST_SETS, _fewest, told
from battalia.engine.terms import KINDS, Kind
from battalia.engine.ways import MOST_TRIES, MOST_WAYS
from battalia.words import Words
from battlefield import field
from positions import offered, say, table

BOARD = {
    "r0c0": "city-four woods north",
    "r0c1": "straight lakes east",
    "r0c2": "straight lakes east",
    "r0c3": "straight woods east",
    "r0c4": "straight woods east",
}


def land(hand: str, level: int = 3, **more: object) -> Game:
    """A city of the player whose turn it is, at the end of a road."""
    return table(hand=hand, board=BOARD, tokens={"r0c0": f"p1 {level}"}, **more)  # type: ignore[arg-type]


def lacking(game: Game, wish: str) -> str:
    """``lord friman``; the fewer cards that stand in after a stroke."""
    lack = missing(game, 0, wish)
    if lack is None:
        return "nothing"
    cards, instead = (
        " ".join(KINDS[kind] for kind in kinds) for kinds in (lack.cards, lack.instead)
    )
    return f"{cards} / {instead}" if instead else cards


def sentences(game: Game, wish: str) -> list[str]:
    """What is said besides the reason itself."""
    words = Words(view(game, 0))
    return [words.reason(reason) for reason in told(game, 0, wish)[1:]]


@pytest.mark.parametrize(
    ("hand", "wish", "cards"),
    [
        ("friman.barfolk chief.barfolk", "create title", "lord friman"),
        ("friman.barfolk chief.barfolk", "create scroll", "priest"),
        ("supply×2", "hire lord", "supply supply supply"),
        ("weapon.barfolk supply", "hero r0c0", "supply"),
        ("hammer supply", "hero r0c0", "supply"),
        ("supply×2", "hero r0c0", "weapon"),
        ("lord.barfolk", "upgrade r0c0", "lord"),
        ("friman.barfolk supply", "build tee", "friman"),
        ("tool.barfolk supply", "build tee", "nothing"),
        ("supply", "build tee", "friman friman / tool"),
        ("friman.barfolk", "create tool", "friman friman / tool"),
        ("", "build city-four 1", "friman friman friman / tool"),
        ("lord.barfolk×2", "build city-four 4", "lord"),
        ("supply×2", "create horse", "chief"),
        ("supply", "hire supply", "nothing"),
        ("supply", "end", "nothing"),
        ("supply", "upgrade r3c3", "nothing"),
    ],
)
def test_as_few_cards_as_suffice_are_named(hand: str, wish: str, cards: str) -> None:
    assert lacking(land(hand), wish) == cards


def test_on_the_day_of_the_tool_one_of_them_stands_in_for_four_frimen() -> None:
    assert lacking(land("", day=1), "build city-four 1").endswith(" / tool")
    assert lacking(land("", day=2), "build city-four 1").endswith(" / friman tool")


def test_stardust_stands_in_for_two_supply() -> None:
    game = land("supply", expansion=True, trading=True)
    assert lacking(game, "hire priest") == "supply supply supply / supply stardust"


def test_of_all_that_could_be_built_on_a_space_the_nearest_counts() -> None:
    game = land("lord.barfolk×2 friman.barfolk")
    lack = missing(game, 0, "build city r1c1")
    assert lack is None, "no card could lie there"
    lack = missing(game, 0, "build road r0c5")
    assert lack is not None
    assert (lack.choice, lacking(game, "build road r0c5")) == (lack.choice, "supply")
    lack = missing(game, 0, "build city r0c5")
    assert lack is not None
    assert game.rules.notation.text(lack.choice).endswith(" 4")


def test_what_would_forbid_it_even_with_the_cards_is_said_and_no_way_is_promised() -> None:
    game = land("title.barfolk priest.barfolk", level=3, supply_left=0)
    game.stacks[4] = type(game.stacks[4])()
    assert sentences(game, "hire lord") == [
        "Missing: 5 supply.",
        "Even with these cards: No lord is left in the stack. (B3.9)",
    ]


@pytest.mark.parametrize(
    ("hand", "wish", "day", "way"),
    [
        (
            "priest.barfolk lord.barfolk title.barfolk",
            "upgrade r0c0",
            1,
            "You could still do it: a priest becomes a lord (title). (B5.6)",
        ),
        (
            "priest.barfolk×2 title.barfolk×2",
            "upgrade r0c0",
            1,
            "You could still do it: a priest becomes a lord (title), then a priest becomes a lord"
            " (title). (B5.6)",
        ),
        (
            "lord.barfolk hammer priest.barfolk",
            "upgrade r0c0",
            1,
            "You could still do it: a priest becomes a lord (Hammer of Strato). (B5.6)",
        ),
        (
            "chief.barfolk lord.barfolk title.barfolk",
            "upgrade r0c0",
            1,
            "With such a hand you could do it on day 4 of week 1,"
            " when this artefact is illuminated: title."
            " Then a chief becomes a lord (title). (B11.4)",
        ),
        (
            "chief.barfolk lord.barfolk title.barfolk",
            "upgrade r0c0",
            5,
            "With such a hand you could do it on day 4 of week 2,"
            " when this artefact is illuminated: title."
            " Then a chief becomes a lord (title). (B11.4)",
        ),
        (
            "tool.barfolk supply",
            "build city-one 1",
            2,
            "With such a hand you could do it on day 1 of week 2,"
            " when this artefact is illuminated: tool."
            " (B11.4)",
        ),
        (
            "lord.barfolk amulet.barfolk",
            "upgrade r0c0",
            1,
            "You could still do it: amulet on lord, with a roll of 2 / 3. (B5.5)",
        ),
        (
            "lord.barfolk friman.barfolk amulet.barfolk",
            "create title",
            1,
            "You could still do it: amulet on friman, with a roll of 2 / 3 / 6. (B5.5)",
        ),
        (
            "supply×2 chief.barfolk amulet.barfolk",
            "hero r0c0",
            1,
            "You could still do it: amulet on chief, with a roll of 6. (B5.5)",
        ),
    ],
)
def test_an_artefact_in_hand_that_would_help_is_named(
    hand: str, wish: str, day: int, way: str
) -> None:
    assert sentences(land(hand, day=day), wish)[1] == way


def test_equal_cards_of_several_factions_are_one_way() -> None:
    game = land("lord.barfolk priest.barfolk priest.islanders title.barfolk title.islanders")
    assert len(sentences(game, "upgrade r0c0")) == 2


def test_after_the_last_week_no_day_is_named() -> None:
    hand = "chief.barfolk lord.barfolk title.barfolk"
    assert len(sentences(land(hand, day=5, weeks=2), "upgrade r0c0")) == 2
    assert len(sentences(land(hand, day=5, weeks=1), "upgrade r0c0")) == 1


def test_what_waits_in_a_tent_is_remembered() -> None:
    game = land("tent.barfolk supply lord.barfolk lord.islanders")
    say(game, "use tent.barfolk", "station lord.barfolk")
    assert sentences(game, "upgrade r0c0") == [
        "Missing: 1 lord.",
        "You could still do it: your tent is opened (lord). (B5.8)",
    ]
    say(game, "strike 0")
    assert "upgrade r0c0" in offered(game)


def test_a_title_of_whose_next_rank_nothing_is_left_does_not_help() -> None:
    game = land("priest.barfolk lord.barfolk title.barfolk")
    game.stacks[4] = type(game.stacks[4])()
    assert sentences(game, "upgrade r0c0") == ["Missing: 1 lord."]


def test_the_horn_brings_what_the_own_nation_holds() -> None:
    game = land("weapon.barfolk horn", nation={"p1": "supply×3 lord.barfolk"})
    assert sentences(game, "hero r0c0")[1:] == [
        "You could still do it: Horn of Baldur brings from your nation: supply ×2. (B6.6)"
    ]
    assert sentences(game, "hire lord") == ["Missing: 5 supply."]


@pytest.mark.parametrize(
    ("hand", "goal", "found"),
    [
        ("", "r0c2", ["Missing: 2 supply."]),
        (
            "horse.barfolk",
            "r0c2",
            [
                "Missing: 2 supply.",
                "You could still do it: horse, for up to 3 steps. (B5.9)",
            ],
        ),
        ("horse.barfolk", "r0c4", ["Missing: 4 supply.", "With such a hand"]),
        (
            "horse.barfolk supply",
            "r0c4",
            ["Missing: 3 supply.", "You could still do it: horse, for up to 3 steps. (B5.9)"],
        ),
        (
            "horse.barfolk×2",
            "r0c4",
            ["Missing: 4 supply.", "You could still do it: horse ×2, for up to 6 steps. (B5.9)"],
        ),
        ("wings", "r0c4", ["Missing: 4 supply.", "You could still do it: Wings of Aviena. (B6.5)"]),
    ],
)
def test_a_way_that_supply_does_not_pay_may_be_ridden_or_flown(
    hand: str, goal: str, found: list[str]
) -> None:
    game = land(hand, heroes={"p1": "r0c0"})
    told_now = sentences(game, f"travel 1 {goal}")
    assert len(told_now) == len(found)
    for one, begins in zip(told_now, found, strict=True):
        assert one.startswith(begins)


def test_a_wild_card_that_is_ridden_pays_for_no_step_besides() -> None:
    game = land("amulet.barfolk friman.barfolk", heroes={"p1": "r0c0"})
    say(game, "use amulet.barfolk", "on friman.barfolk", "roll 6")
    assert sentences(game, "travel 1 r0c4") == ["Missing: 3 supply."]
    assert sentences(game, "travel 1 r0c3") == [
        "Missing: 2 supply.",
        "You could still do it: wild card, for up to 3 steps. (B5.9)",
    ]


@pytest.mark.parametrize(
    ("hand", "city", "cards"),
    [
        ("lord.islanders", "p2 2", "weapon"),
        ("chief.islanders", "p2 3", "weapon friman"),
        ("weapon.islanders", "p2 4", "lord"),
        ("weapon.islanders lord.islanders", "p2 4", "nothing"),
        ("", "p2 4", "weapon lord"),
    ],
)
def test_an_attack_lacks_a_weapon_and_units(hand: str, city: str, cards: str) -> None:
    game = field(hand, "", city=city)
    assert lacking(game, "attack r1c2") == cards


def test_where_no_hero_stands_a_weapon_alone_does_not_help() -> None:
    game = land("lord.barfolk", heroes={"p1": "r0c0"})
    assert sentences(game, "attack r3c3") == [
        "Missing: 1 weapon.",
        "Even with these cards: None of your heroes stands there. (B8.1)",
    ]


def test_nothing_is_missing_for_those_who_are_not_asked_for_an_action() -> None:
    assert missing(land("supply"), 1, "hire lord") is None
    assert missing(land("supply", at="cohort"), 0, "hire lord") is None


def test_however_high_a_price_is_little_is_tried() -> None:
    """A module from outside may ask for whatever it likes."""
    tried = 0

    def pays(cards: Iterable[Kind]) -> bool:
        nonlocal tried
        tried += 1
        return sorted(cards).count(1) >= 20

    cost = tuple((kind, 30) for kind in range(12))
    assert _fewest(cost, pays) == (1,) * 20
    assert tried <= 12 * 30 + 1


def test_few_ways_are_told_and_few_positions_are_tried_for_them() -> None:
    hand = " ".join(
        f"{kind}.{faction}"
        for kind in ("amulet", "title", "horse", "priest", "chief", "friman")
        for faction in ("barfolk", "islanders", "emberians", "cloudborn")
    )
    game = land(f"{hand} hammer")
    found = missing(game, 0, "build city-one 4")
    assert found is not None
    assert len(found.ways) <= MOST_WAYS
    assert MOST_SETS <= 500
    assert MOST_TRIES <= 250


def test_all_that_is_told_is_a_reason_with_its_rule() -> None:
    (first, missed, way) = told(
        land("priest.barfolk lord.barfolk title.barfolk"), 0, "upgrade r0c0"
    )
    assert (first.id, first.rule) == ("cannot-pay", "B3.5")
    assert missed == Reason("missing-cards", args={"missing": "lord"})
    assert way.rule == "B5.6"


@pytest.mark.rule("B3.8")
def test_what_a_hand_pays_for_is_worked_out_once_for_equal_hands() -> None:
    game = table(hand="supply×3 chief.barfolk")
    one, other = Purse(game, 0), Purse(game, 0)
    assert one.affordable.units == [1, 2]
    assert one.affordable.steps == 3
    assert other.affordable is one.affordable
