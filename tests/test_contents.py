"""Cards as content: what no box holds is one value, and works everywhere."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from battalia.bots import Match, Steady
from battalia.bots import opinions as worths
from battalia.bots.advice import Case, advise
from battalia.bots.lore import known
from battalia.bots.lore.potions import POTION
from battalia.bots.lore.stormgates import EVENT
from battalia.bots.opinions import GREAT_WORTH, KEPT, number, think_of
from battalia.bots.reasons import HOPES
from battalia.engine import Options, further, load, play, questions, save, start, view
from battalia.engine import with_expansion as table_with
from battalia.engine.catalogue.mistakes import CatalogueError
from battalia.engine.chapters import contents
from battalia.engine.laws import broken_law
from battalia.engine.modules.great_artefacts import bag, mask
from battalia.engine.modules.potion_cards import THE_COLOSSUS, THE_WEAKNESS
from battalia.engine.modules.potions import Potion, PotionCard, potion, shelf_for
from battalia.engine.modules.storm_events import EVENTS
from battalia.engine.notation import read_card
from battalia.engine.options import OptionsError
from battalia.engine.points import assemble
from battalia.engine.terms import FACTIONS, GREAT_ARTEFACTS, KIND, UNITS, is_great
from further_cards import ELIXIR, TAILWIND, all_three, installed
from positions import cards, offered, say, table, until
from random_play import walk
from refusals import refuses
from rules.test_s01_stormgates import storm
from rules.test_s13_bilkarr import market
from shelf import POTIONS


@pytest.fixture
def wonders() -> Iterator[dict[str, Any]]:
    with all_three() as options:
        yield options


def big(**more: Any) -> Options:
    return table_with(2, metamorpha=True, bilkarr=True, staff=True, **more)


# A storm event.


def test_a_further_storm_event_is_drawn_applied_and_laid_aside(wonders: dict[str, Any]) -> None:
    game = storm("supply×2", nation={"p1": "friman.barfolk×4"}, **wonders)
    say(game, "p1: jump 1 r5c1")
    drawn = [str(option.event) for option in game.asked[-1].options]  # type: ignore[attr-defined]
    assert drawn == [str(event) for event in range(1, 14)]
    say(game, "chance: event 13", "chance: draw friman.barfolk", "chance: draw friman.barfolk")
    assert cards(game, "hand") == "friman.barfolk×2"
    assert game.slices["stormgates"].played == (13,)  # type: ignore[attr-defined]
    assert save(load(save(game))) == save(game)


def test_a_further_storm_event_is_copied(wonders: dict[str, Any]) -> None:
    game = storm("supply×2", played=(13,), nation={"p1": "friman.barfolk×4"}, **wonders)
    say(game, "p1: jump 1 r5c1", "chance: event 8")
    assert offered(game, "p1") == ["copy 13"]
    say(game, "p1: copy 13")
    assert game.asked[-1].about == "draw"


def test_the_storm_begins_anew_after_the_last_of_all_events(wonders: dict[str, Any]) -> None:
    game = storm("supply×2", played=tuple(range(1, 13)), **wonders)
    say(game, "p1: jump 1 r5c1")
    until(game, "action")
    assert game.slices["stormgates"].played == ()  # type: ignore[attr-defined]


def test_two_things_of_one_name_are_refused_with_the_modules_that_bring_them() -> None:
    names = ("gale", "squall")
    with installed(gale=(TAILWIND,), squall=(TAILWIND,)):
        with refuses(OptionsError, "“event-13” comes with gale and with squall"):
            assemble(table_with(2, modules=names))
        for name in names:
            assemble(table_with(2, modules=(name,)))


def test_a_box_with_fewer_events_has_the_first_ones() -> None:
    game = storm("supply×2", corrections="[stormgates]\nevents = 3\n")
    say(game, "p1: jump 1 r5c1")
    assert len(game.asked[-1].options) == 3


def test_two_of_the_events_cannot_be_copied() -> None:
    assert [event.number for event in EVENTS if not event.copied] == [2, 8]


# A Great Artefact.


def test_a_further_great_artefact_is_on_offer_and_used(wonders: dict[str, Any]) -> None:
    kind = KIND[read_card("harp")]
    assert kind in assemble(table_with(2, **wonders)).great_artefacts
    assert kind not in assemble(table_with(2)).great_artefacts
    game = table(hand="harp", expansion=True, great_artefacts=True, **wonders)
    assert "use harp" in offered(game)
    say(game, "use harp")
    assert cards(game, "hand") == "supply×3"
    assert save(load(save(game))) == save(game)


def test_a_further_great_artefact_has_its_strength_at_its_table_only(
    wonders: dict[str, Any],
) -> None:
    kind = KIND[read_card("harp")]
    for options, strength in ((wonders, (1, 3)), ({}, (0, 0))):
        catalogue = assemble(table_with(2, **options)).catalogue
        assert (catalogue.attack_strength[kind], catalogue.defence_strength[kind]) == strength


def test_a_table_may_correct_what_is_written_on_it(wonders: dict[str, Any]) -> None:
    corrections = "[cards.harp]\nsupply = 5\n[strength]\nharp = [4, 4]\n"
    rules = assemble(table_with(2, corrections=corrections, **wonders))
    assert rules.numbers["harp"] == {"supply": 5}
    assert rules.catalogue.attack_strength[KIND[read_card("harp")]] == 4


@pytest.mark.parametrize("name", ["hammer", "friman", "harp"])
def test_a_kind_that_has_a_name_is_named_once(name: str, wonders: dict[str, Any]) -> None:
    for give in (further.great_artefact, further.kind_of_card):
        with pytest.raises(ValueError, match=f"called {name} already"):
            give(name)


def test_a_further_kind_has_a_card_for_each_faction_and_one_of_none(
    wonders: dict[str, Any],
) -> None:
    kind = further.kind_of_card("lute")
    named = [read_card(name) for name in ("lute.barfolk", "lute.wolfsclan", "lute")]
    assert [KIND[card] for card in named] == [kind] * 3
    assert len(set(named)) == 3
    assert not any(map(is_great, named))


def test_there_is_room_for_sixteen_further_great_artefacts(wonders: dict[str, Any]) -> None:
    for name in range(15):
        further.great_artefact(f"wonder{name}")
    with pytest.raises(ValueError, match="no room for lute: all 16"):
        further.great_artefact("lute")


# A potion.


def test_a_further_potion_is_bought_drunk_and_spent(wonders: dict[str, Any]) -> None:
    shelf = shelf_for((*POTIONS, "elixir"))
    game = market("supply×2", slices={"potions": shelf()}, **wonders)
    say(game, "p1: buy-potion elixir")
    assert potion(game, "elixir") == Potion(0)
    assert save(load(save(game))) == save(game)
    say(game, "p1: drink elixir")
    assert potion(game, "elixir") == Potion(0, 9)
    while game.day < 12:
        seat = next(seat for seat, one in game.asked.items() if not one.optional)
        play(game, seat, game.asked[seat].options[-1])
    assert potion(game, "elixir") == Potion()


def test_a_shelf_has_a_place_for_the_potions_in_play_only(wonders: dict[str, Any]) -> None:
    assert assemble(big()).slices["potions"].__struct_fields__ == POTIONS
    assert assemble(big(**wonders)).slices["potions"].__struct_fields__ == (*POTIONS, "elixir")


def test_a_potion_has_one_word_for_a_name() -> None:
    with pytest.raises(ValueError, match="one word, unlike fire-water"):
        PotionCard(name="fire-water", rule="S13.3")


# All of them.


def test_all_laws_hold_with_them(wonders: dict[str, Any]) -> None:
    rng = Random(7)
    game = start(big(**wonders))
    for _ in walk(game, rng, 1500):
        reason = broken_law(game)
        assert reason is None, reason
    assert save(load(save(game))) == save(game)


def test_the_computer_plays_with_them(wonders: dict[str, Any]) -> None:
    match = Match.begin(big(**wonders), [Steady(), Steady()], 3)
    for _ in range(250):
        match.step()
    game = match.game
    seat = next(seat for seat in questions(game) if seat >= 0)
    question = game.asked[seat]
    assert advise(view(game, seat), question, Random(1), Steady()).choice in question.options


# What computer players think of them.


def test_what_a_content_thinks_of_itself_counts_where_nothing_else_is_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tables = {name: dict(table) for name, table in worths._TABLES.items()}
    monkeypatch.setattr(worths, "_TABLES", tables)
    assert EVENT[13] == number("storm-events", "default")
    think_of((TAILWIND, ELIXIR))
    assert EVENT[13] == TAILWIND.worth
    assert POTION[ELIXIR.name] == number("potions", "default")
    EVENT.clear()


def test_each_great_artefact_is_kept_as_one() -> None:
    assert {KEPT[kind] for kind in GREAT_ARTEFACTS} == {number("cards", "great-artefact")}


def test_a_further_great_artefact_is_worth_as_much_as_most(wonders: dict[str, Any]) -> None:
    kind = KIND[read_card("harp")]
    assert KEPT[kind] == number("cards", "great-artefact")
    assert GREAT_WORTH[kind] == number("great-artefacts", "default")


@pytest.mark.parametrize(
    ("choice", "told"),
    [("use harp", "hint-storm"), ("use horn", None), ("drink colossus", None), ("copy 13", None)],
)
def test_a_content_speaks_for_itself_where_nothing_better_is_known(
    choice: str, told: str | None, wonders: dict[str, Any]
) -> None:
    shelf = shelf_for((*POTIONS, "elixir"))(colossus=Potion(0))
    game = table(
        hand="harp",
        slices={"potions": shelf},
        expansion=True,
        stormgates=True,
        great_artefacts=True,
        bilkarr=True,
        **wonders,
    )
    wish = game.rules.notation.read_choice(choice)
    hope = known().hopes.get(type(wish)) or HOPES[type(wish)]
    case = Case(Steady(), game, game.asked[0], (((), wish),), Random(1))
    reason = hope(case, game, wish)
    assert (None if reason is None else reason.id) == told


# Printed numbers.


def test_a_number_stands_with_its_card_and_may_be_corrected() -> None:
    assert table(expansion=True, great_artefacts=True).rules.numbers["bag"] == {"supply": 2}
    game = table(
        hand="bag", expansion=True, great_artefacts=True, corrections="[cards.bag]\nsupply = 3\n"
    )
    assert bag.CARD.printed(game, "supply") == 3
    say(game, "use bag")
    assert offered(game) == ["take-supply 1", "take-supply 2", "take-supply 3"]


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ("[cards.bag]\nsupply = 0", "“cards.bag.supply”: at least 1, not 0 \\(S7.2\\)"),
        ("[cards.bag]\nsuply = 1", "“cards.bag”: .*suply"),
        ("[cards.sack]\nsupply = 1", "“cards”: .*sack"),
        ("[cards.bag]\nsupply = 'much'", "“cards.bag.supply”"),
        ("cards = 3", "“cards”"),
    ],
)
def test_a_wrong_correction_of_a_card_is_named(entry: str, sentence: str) -> None:
    with refuses(CatalogueError, sentence):
        assemble(Options(expansion=True, corrections=entry))


def test_corrections_of_earlier_tables_still_count() -> None:
    old = "[stormgates]\nmask_units = 1\npotion_strength = 6\n"
    rules = assemble(big(corrections=old))
    assert rules.numbers[mask.CARD.name] == {"units": 1, "strength": 3}
    for card in (THE_COLOSSUS, THE_WEAKNESS):
        assert rules.numbers[card.name] == {"strength": 6}


def test_the_new_place_of_a_number_goes_before_the_old_one() -> None:
    both = "[stormgates]\nmask_units = 1\n[cards.mask]\nunits = 3\n"
    assert assemble(big(corrections=both)).numbers["mask"]["units"] == 3


def test_every_faction_has_a_figure_of_its_own_for_every_unit() -> None:
    units = [card for card in contents.CARDS if card.kind in UNITS]
    figures = [figure for card in units for figure in card.figures.values()]
    assert all(list(card.figures) == list(FACTIONS) for card in units)
    assert len(figures) == len(UNITS) * len(FACTIONS)
    signs = {card.icon for card in contents.CARDS}
    assert len(set(figures) - signs) == len(figures)
