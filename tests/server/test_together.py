"""Several choices in one go: one act, one undo, all or nothing, and nobody looks and takes back."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battalia.engine import Game, Refused, play_together, replay, save, write_record
from battalia.engine.together import MOST
from battalia.server.client import Declined, Place, Plain
from battalia.server.table import Act, Table, record_of
from battalia.server.work import Asker, Work, Workshop
from battalia.words import why
from positions import table as position
from random_play import pick, random_options
from server.house import Time, guests, house
from server.test_table import begun, opened

SEEDS = st.integers(0, 100_000)
CITY = {"r1c1": "city-four woods north", "r1c2": "straight woods east"}


def together(table: Table, text: str, seat: int = 0) -> Act:
    return table.choose(seat, table.asked[seat].epoch, text, 0.0).act


def refused(table: Table, text: str, seat: int = 0) -> str:
    """Why, in words; nothing has changed."""
    before, epoch, back = table.game.copy(), table.epoch, table.undoable(seat)
    with pytest.raises(Refused) as refusal:
        together(table, text, seat)
    assert (table.game, table.epoch, table.undoable(seat)) == (before, epoch, back)
    assert isinstance(refusal.value, Refused)
    return why(refusal.value.reason)


def test_a_purchase_and_its_payment_are_one_act() -> None:
    table = begun(hand="supply×3", tops={"chief": "islanders"})
    epoch = table.epoch
    act = together(table, "hire chief; pay supply×3")
    assert (act.number, act.kind, act.text) == (epoch + 1, "choice", "hire chief; pay supply×3")
    assert act.chance.startswith("draw chief.")


def test_it_comes_to_the_same_as_its_parts_one_by_one() -> None:
    for seed in map(str, range(10)):
        game = position(2, hand="supply×5", fill=15)
        one, other = (Table(game.rules.options, seed, save(game).decode()) for _ in range(2))
        one.open(0.0)
        other.open(0.0)
        together(one, "limbo supply; ambush supply")
        together(other, "limbo supply")
        together(other, "ambush supply")
        assert one.game == other.game


def test_one_undo_takes_back_all_of_it() -> None:
    table = begun(hand="supply×4", fill=15)
    start = table.game.copy()
    together(table, "limbo supply; ambush supply")
    assert table.undoable(0) == 1
    act = table.undo(0, table.epoch, 1, 0.0).act
    assert table.game == start
    assert (act.text, table.undoable(0)) == ("0", 0)


def test_what_went_before_stays_when_a_go_is_taken_back() -> None:
    table = begun(hand="supply×6", fill=15)
    together(table, "limbo supply; ambush supply")
    middle = table.game.copy()
    together(table, "limbo supply; ambush supply")
    assert table.undoable(0) == 2
    table.undo(0, table.epoch, 1, 0.0)
    assert table.game == middle


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("limbo supply; hire king", "Part 2 is not possible (“hire king”), so nothing was done: "),
        ("limbo supply; ambush supply; ambush supply; ambush supply", "Part 3 is not possible"),
        ("hire lord; pay supply", "Part 1 is not possible (“hire lord”)"),
        ("limbo supply; pay supply×3", "Part 2 is not possible (“pay supply×3”)"),
        ("limbo supply; nonsense", "Part 2 is not possible (“nonsense”), so nothing was done: "),
        ("limbo supply;", "Part 2 is not possible (“”), so nothing was done: This cannot be read"),
        (";", "Part 1 is not possible"),
        ("limbo supply; draw supply", "Part 2 is not possible"),
    ],
)
def test_a_part_that_is_refused_undoes_the_others_and_is_named(text: str, part: str) -> None:
    table = begun(hand="supply×3", fill=15)
    assert refused(table, text).startswith(part)


def test_a_single_choice_is_refused_as_ever() -> None:
    table = begun(hand="supply×3", fill=15)
    assert "Part" not in refused(table, "hire king")


def test_only_so_many_choices_are_made_in_one_go() -> None:
    table = begun(hand="supply×3", fill=15)
    assert refused(table, "; ".join(["limbo supply"] * (MOST + 1))) == (
        f"In one go at most {MOST} choices can be made."
    )


def test_the_terrain_is_seen_before_the_card_is_laid() -> None:
    """B4.1: what was to follow waits, for it may be wished otherwise now."""
    table = begun(
        hand="supply×3 friman.barfolk×3", board={"r1c1": CITY["r1c1"]}, tokens={"r1c1": "p1 1"}
    )
    go = "build straight; pay supply friman.barfolk; place r1c2 east"
    happened = table.choose(0, table.epoch, go, 0.0)
    assert happened.act.text == "build straight; pay supply friman.barfolk"
    assert happened.act.chance.startswith("terrain ")
    assert happened.rest == ("place r1c2 east",)
    assert table.asked[0].question.about == "place"
    assert table.undoable(0) == 0


def test_nobody_looks_at_a_card_and_finds_that_nothing_has_happened() -> None:
    """What follows the draw would be refused in most worlds: that must not take back the draw."""
    table = begun(hand="supply×6", fill=30, tops={"chief": "islanders"})
    happened = table.choose(0, table.epoch, "hire chief; pay supply×3; hire king", 0.0)
    assert happened.act.text == "hire chief; pay supply×3"
    assert happened.rest == ("hire king",)


def test_who_gives_others_a_say_has_come_to_the_end_of_the_go() -> None:
    table = begun(hand={"p1": "supply", "p2": "supply×5"}, fill=15)
    go = "end"
    while 1 not in table.asked:
        happened = table.choose(0, table.asked[0].epoch, f"{go}; hire king", 0.0)
        assert happened.rest == ("hire king",)
        if 0 in table.asked:
            go = table.game.rules.notation.text(table.asked[0].question.options[0])


def go_of(game: Game, seat: int, rng: Random) -> list[str]:
    """Some choices that follow each other, and some after something has come to light."""
    texts: list[str] = []
    for _ in range(rng.randint(1, 4)):
        question = game.asked.get(seat)
        if question is None:
            break
        choice = pick(question, rng)
        texts.append(game.rules.notation.text(choice))
        done = play_together(game, seat, [choice])
        if done.learned:
            break
        game = done.game
    return texts


@settings(max_examples=15, deadline=None)
@given(SEEDS)
def test_whole_games_in_goes_are_taken_up_again_and_recorded_choice_by_choice(seed: int) -> None:
    rng = Random(seed)
    options = random_options(rng)
    table, acts = opened(options)
    goes = 0
    for _ in range(120):
        if table.over:
            break
        seat = rng.choice([one for one in table.asked if not table.asked[one].question.optional])
        if table.undoable(seat) and rng.random() < 0.3:
            acts.append(
                table.undo(seat, table.epoch, rng.randint(1, table.undoable(seat)), 0.0).act
            )
        else:
            acts.append(together(table, "; ".join(go_of(table.game, seat, rng)), seat))
            goes += "; " in acts[-1].text
    assert goes
    again = Table.resumed(options, "seed", None, acts)
    assert again.game == table.game
    assert [again.undoable(seat) for seat in range(options.players)] == [
        table.undoable(seat) for seat in range(options.players)
    ]
    assert replay(write_record(record_of(options, None, acts))) == table.game


@settings(max_examples=15, deadline=None)
@given(SEEDS)
def test_what_is_taken_back_in_one_step_is_the_whole_go(seed: int) -> None:
    rng = Random(seed)
    table, _ = opened(random_options(rng))
    for _ in range(80):
        if table.over:
            break
        seat = rng.choice([one for one in table.asked if not table.asked[one].question.optional])
        before = table.game.copy()
        together(table, "; ".join(go_of(table.game, seat, rng)), seat)
        if table.undoable(seat) and rng.random() < 0.5:
            table.undo(seat, table.epoch, 1, 0.0)
            assert table.game == before


# Over the socket.


async def in_turn(place: Place) -> tuple[str, Plain]:
    """Answers as little as can be until somebody has a turn; who, and what they are asked."""
    while True:
        seat, question = next(iter(place.questions.items()))
        if question["about"] == "action":
            return seat, question
        await place.choose(seat, question["options"][-1]["choice"])


async def purchase(place: Place, seat: str) -> tuple[str, str]:
    """Something that can be bought, and how it is paid."""
    found = await place.ask({"type": "preview", "seat": seat})
    for choice, prospect in found["options"].items():
        if prospect.get("payments"):
            return choice, prospect["payments"][0]
    raise AssertionError("nothing can be bought")


@pytest.mark.anyio
async def test_a_go_is_one_message_one_update_and_one_line_of_history(tmp_path: Path) -> None:
    async with house(tmp_path / "db", Time()) as url, guests(url, "Ann") as (ann,):
        links = await ann.set_up(
            options={"players": 2}, seats=[{"who": "me"}, {"who": "here"}], seed="go"
        )
        table = links["table"]["id"]
        async with ann.at(table) as place:
            while len(place.views) < 2:
                await place.hear()
            seat, question = await in_turn(place)
            choice, payment = await purchase(place, seat)
            epoch = place.epoch
            done = await place.choose(seat, f"{choice}; {payment}; end")
            assert done["epoch"] == epoch + 1
            assert done["rest"] == ["end"]
            with pytest.raises(Declined) as late:
                await place.choose(seat, f"{choice}; {payment}", question["epoch"])
            assert late.value.id == "late-answer"
            with pytest.raises(Declined) as refusal:
                await place.choose(seat, "hire king; end")
            assert refusal.value.id == "part-refused"
            assert refusal.value.reason["args"]["number"] == 1
        history = await ann.get(f"/api/tables/{table}/history?viewer={seat}&since={epoch}")
        bought = history["steps"][0]
        assert bought["epoch"] == epoch + 1
        assert bought["events"][0]["event"] == "row-paid"


@pytest.mark.anyio
async def test_a_server_that_starts_again_knows_a_go_as_one_act(tmp_path: Path) -> None:
    deal = save(position(2, hand="supply×4", fill=15)).decode()
    async with house(tmp_path / "db", Time()) as url, guests(url, "Ann") as (ann,):
        links = await ann.set_up(position=deal, seats=[{"who": "me"}, {"who": "here"}])
        table, key = links["table"]["id"], ann.key
        async with ann.at(table) as place:
            await place.until_asked("p1")
            hand = place.views["p1"]["players"]["p1"]["hand"]
            await place.choose("p1", "limbo supply; ambush supply")
            epoch = place.epoch
    async with house(tmp_path / "db", Time()) as url, guests(url, "Bob") as (ann,):
        ann.key = key
        async with ann.at(table) as place:
            await place.until_asked("p1")
            assert (place.epoch, place.undo["p1"]) == (epoch, 1)
            await place.take_back("p1")
            assert place.views["p1"]["players"]["p1"]["hand"] == hand


@pytest.mark.anyio
async def test_a_go_has_its_price_whether_or_not_it_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    charged: list[str] = []

    async def charge(self: Workshop, asker: Asker, work: Work, units: float = 0.0) -> None:
        charged.append(work.name)

    monkeypatch.setattr(Workshop, "charge", charge)
    deal = save(position(2, hand="supply×4", fill=15)).decode()
    async with house(tmp_path / "db", Time()) as url, guests(url, "Ann") as (ann,):
        links = await ann.set_up(position=deal, seats=[{"who": "me"}, {"who": "here"}])
        async with ann.at(links["table"]["id"]) as place:
            await place.until_asked("p1")
            charged.clear()
            with pytest.raises(Declined):
                await place.choose("p1", "limbo supply; hire king")
            assert charged == ["together"]
            await place.choose("p1", "limbo supply; ambush supply")
            assert charged == ["together"] * 2
            await place.choose("p1", "end")
            assert charged == ["together"] * 2
