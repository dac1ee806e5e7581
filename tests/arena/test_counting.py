"""What is done how often."""

from arena_bots import contest
from battalia.arena import play_deal
from battalia.arena.contest import Deal
from battalia.engine import CHANCE, Options, with_expansion
from battalia.engine.choices import End, Item, Roll, Use
from battalia.engine.events import (
    AttackDeclared,
    AttackVoided,
    BattleEnded,
    CityBuilt,
    DayBegan,
    Event,
)
from battalia.engine.terms import AMULET, RUINS, WEAPON, card_of, tile
from battalia.explorer.counting import Counting, actions
from positions import table


def counted(*events: Event, players: int = 4) -> Counting:
    game = table()
    game.board[5] = tile(RUINS, 0, 15)
    counting = Counting(players)
    for event in events:
        counting.note(game, CHANCE, Roll(1), [event])
    return counting


def test_choices_are_counted_by_verb_and_chances_are_not() -> None:
    game, counting = table(), Counting(2)
    card = card_of(AMULET, 0)
    counting.note(game, 1, Use(Item(card, AMULET)), [])
    counting.note(game, 1, Use(Item(card, WEAPON)), [])
    counting.note(game, 1, End(), [])
    counting.note(game, CHANCE, Roll(6), [])
    assert counting.seats[1] == {"use": 2, "use amulet": 1, "use weapon": 1, "end": 1}
    assert counting.seats[0] == {}
    assert counting.table == {}


def test_events_are_counted_for_whom_they_concern() -> None:
    counting = counted(CityBuilt(2, 1, 0, 7, 1, 3), CityBuilt(2, 1, 0, 8, 1, 1), DayBegan(2, 1, 8))
    assert counting.seats[2] == {"city-built": 2, "city-built 3": 1, "city-built 1": 1}
    assert counting.table == {"day-began": 1}


def test_attacks_are_counted_by_what_was_attacked_and_who_won() -> None:
    counting = counted(
        AttackDeclared(0, 7, 1, False, 1),
        BattleEnded(0, 1, 5, 3),
        AttackDeclared(0, 7, 1, True, 1),
        BattleEnded(1, 0, 3, 3),
        AttackDeclared(0, 5, None, False, 1),
        BattleEnded(0, None, 9, 8),
        AttackDeclared(0, 7, None, False, 1),
        BattleEnded(None, 0, 1, 4),
    )
    assert counting.seats[0] == {
        "attack-declared": 4,
        "attack-declared city": 1,
        "attack-declared hero": 1,
        "attack-declared ruins": 1,
        "attack-declared neutral-city": 1,
        "attack-won": 2,
        "attack-won city": 1,
        "attack-won ruins": 1,
        "attack-lost": 2,
        "attack-lost hero": 1,
        "attack-lost neutral-city": 1,
    }
    assert counting.seats[1] == {
        "defence-lost": 1,
        "defence-lost city": 1,
        "defence-won": 1,
        "defence-won hero": 1,
    }


def test_partners_battles_are_told_apart() -> None:
    counting = counted(
        AttackDeclared(0, 7, 1, False, 1),
        AttackDeclared(2, 5, None, False, 1),
        BattleEnded(1, 0, 2, 3),
        BattleEnded(2, None, 9, 8),
    )
    assert counting.seats[0]["attack-lost city"] == 1
    assert counting.seats[1]["defence-won city"] == 1
    assert counting.seats[2]["attack-won ruins"] == 1


def test_an_attack_that_came_to_nothing_is_forgotten() -> None:
    counting = counted(
        AttackDeclared(0, 7, 1, False, 1), AttackVoided(0, 7), BattleEnded(0, 1, 1, 1)
    )
    assert "attack-won" not in counting.seats[0]


def test_the_actions_of_a_table_are_known_before_anybody_does_them() -> None:
    base = set(actions(Options(players=2)))
    assert {"hire", "create", "build", "upgrade", "annex", "hero", "step", "ride", "fly"} <= base
    assert {"attack", "retreat", "surrender", "recall", "mulligan", "use amulet"} <= base
    assert not {"draw", "roll", "terrain", "jump", "crown", "post", "drink"} & base
    more = with_expansion(4, bilkarr=True, metamorpha=True, valleys="pass")
    assert {"jump", "crown", "post", "trade", "drink", "buy-potion", "explore"} <= set(
        actions(more)
    )


def test_every_event_of_a_game_with_everything_can_be_counted() -> None:
    options = with_expansion(
        6,
        weeks=2,
        metamorpha=True,
        bilkarr=True,
        fanatics=True,
        valleys="bridge",
        staff=True,
        summoning=True,
    )
    line_up = ("random",) * 6
    for seed in (1, 2):
        ((game, _),) = play_deal(contest(line_up, options=options), Deal(line_up, seed))
        assert game.error == ""
        assert game.ending
        assert sum(seat.counts["turn-began"] for seat in game.seats) > 60
