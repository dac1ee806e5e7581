"""The checker of histories (tools/kills/history.py): each of its rules catches what breaks it."""

from kills.history import Entry, History, Log, Read, Sight, Write, violations

ADA, BEA, COMPUTER = 0, 1, 2
ACTS = "t acts"


def entry(seat: int | None, text: str, kind: str = "choice") -> Entry:
    return Entry(seat, kind, text)


STORED = (
    entry(None, "", "opening"),
    entry(ADA, "hire chief"),
    entry(BEA, "end"),
    entry(COMPUTER, "end"),
    entry(ADA, "end"),
)
LOG = Log(STORED, frozenset({ADA, BEA}), {("", 1): b"one", ("", 2): b"two", ("", 4): b"four"})
GOOD = (
    Write("Ada", ACTS, STORED[1], 1.0, 2.0, "done", 1, asked=0),
    Write("Bea", ACTS, STORED[2], 2.5, 3.0, "done", 2, asked=1),
    Write("Ada", ACTS, STORED[4], 5.0, 6.0, "done", 4, asked=3),
)


def found(
    *writes: Write, reads: tuple[Read, ...] = (), sights: tuple[Sight, ...] = (), log: Log = LOG
) -> list[str]:
    history = History()
    history.writes += writes
    history.reads += reads
    history.sights += sights
    return violations(history, {ACTS: log})


def read(began: float, ended: float, number: int) -> Read:
    return Read("Cid", ACTS, began, ended, number)


def sight(number: int, at: float, digest: bytes, *, whole: bool = False, visit: int = 1) -> Sight:
    return Sight("Cid", ACTS, visit, "", number, at, digest, whole)


def stored(*entries: Entry) -> Log:
    return LOG._replace(entries=entries)


def test_a_good_history_is_good() -> None:
    reads = (read(0.0, 0.1, 0), read(2.1, 2.9, 2), read(4.0, 4.1, 3), read(6.5, 6.6, 4))
    sights = (
        sight(1, 2.0, b"one", whole=True),
        sight(2, 3.0, b"two"),
        sight(4, 6.5, b"four", whole=True, visit=2),
    )
    assert found(*GOOD, reads=reads, sights=sights) == []


def test_what_happens_at_the_same_time_may_come_in_any_order() -> None:
    first = GOOD[0]._replace(began=1.0, ended=3.0)
    second = GOOD[1]._replace(began=1.5, ended=2.0, asked=0)
    assert found(first, second, GOOD[2], reads=(read(1.0, 1.9, 0), read(1.0, 1.9, 1))) == []


def test_what_was_acknowledged_and_is_not_there_is_lost() -> None:
    (problem,) = found(*GOOD, log=stored(*STORED[:4]))
    assert problem == f"{ACTS}: lost: Ada had 4 acknowledged, {STORED[4]}"


def test_what_was_acknowledged_is_stored_with_its_text() -> None:
    other = stored(*STORED[:2], entry(BEA, "skip"), *STORED[3:])
    (problem,) = found(*GOOD, log=other)
    assert "had 2 acknowledged as" in problem


def test_a_number_is_acknowledged_once() -> None:
    assert f"{ACTS}: 1 was acknowledged 2 times" in found(*GOOD, GOOD[0])


def test_what_was_refused_is_not_stored() -> None:
    refused = GOOD[1]._replace(outcome="refused", number=-1)
    (problem,) = found(GOOD[0], refused, GOOD[2])
    assert "nobody asked for 2" in problem
    assert "it was refused" in problem
    assert found(*GOOD, refused._replace(entry=entry(BEA, "skip"))) == []


def test_what_was_not_answered_is_stored_once_or_not_at_all() -> None:
    unanswered = GOOD[1]._replace(outcome="open", number=-1)
    assert found(GOOD[0], unanswered, GOOD[2]) == []
    without = stored(*STORED[:2], *STORED[3:])
    moved = GOOD[2]._replace(number=3, asked=2)
    assert found(GOOD[0], unanswered, moved, log=without) == []
    # A second time nobody asked for it.
    twice = stored(*STORED[:3], STORED[2], *STORED[3:])
    again = GOOD[2]._replace(number=5, asked=4)
    (problem,) = found(GOOD[0], unanswered, again, log=twice)
    assert "nobody asked for 3" in problem


def test_nothing_is_stored_twice() -> None:
    twice = stored(*STORED, STORED[4])
    (problem,) = found(*GOOD, log=twice)
    assert "nobody asked for 5" in problem
    assert "it was asked for once, and is 4" in problem


def test_what_was_not_answered_explains_only_an_answer_to_its_own_question() -> None:
    late = Write("Ada", ACTS, STORED[4], 0.5, 0.9, "open", asked=0)
    (problem,) = found(*GOOD[:2], late)
    assert "nobody asked for 4" in problem
    undone = stored(*STORED, entry(ADA, "", "undo"))
    undo = Write("Ada", ACTS, entry(ADA, "", "undo"), 7.0, 8.0, "open", asked=4)
    assert found(*GOOD, undo, log=undone) == []
    assert len(found(*GOOD, undo._replace(asked=3), log=undone)) == 1


def test_an_answer_to_a_question_that_was_no_longer_open_is_not_acknowledged() -> None:
    (problem,) = found(*GOOD[:2], GOOD[2]._replace(asked=0))
    assert "answers what it was not asked" in problem


def test_computers_ask_nobody() -> None:
    assert found(*GOOD) == []
    (problem,) = found(*GOOD, log=LOG._replace(people=frozenset({ADA, BEA, COMPUTER})))
    assert "nobody asked for 3" in problem


def test_what_was_asked_for_later_stands_behind() -> None:
    # Bea asked after 4 had been acknowledged, and has got 2.
    late = GOOD[1]._replace(began=6.5, ended=7.0)
    (problem,) = found(GOOD[0], late, GOOD[2])
    assert "Bea asked for 2 after 4 had been shown" in problem


def test_nothing_is_seen_before_it_is_asked_for() -> None:
    (problem,) = found(*GOOD, reads=(read(4.0, 4.5, 4),))
    assert "Ada asked for 4 after 4 had been shown" in problem


def test_what_was_not_answered_does_not_come_about_before_it_was_asked_for() -> None:
    unanswered = GOOD[1]._replace(outcome="open", number=-1, began=7.0, ended=8.0)
    (problem,) = found(GOOD[0], unanswered, GOOD[2])
    assert "nobody asked for 2" in problem


def test_a_read_after_an_acknowledgement_shows_it() -> None:
    (problem,) = found(*GOOD, reads=(read(6.1, 6.2, 3),))
    assert "stale: Cid was shown 3 after 4 had been" in problem
    # One that was begun before may or may not.
    assert found(*GOOD, reads=(read(5.9, 6.2, 3),)) == []


def test_reads_do_not_go_back() -> None:
    (problem,) = found(*GOOD, reads=(read(5.1, 5.2, 4), read(5.3, 5.4, 3)))
    assert "stale: Cid was shown 3 after 4 had been" in problem


def test_what_anybody_was_sent_counts_as_shown() -> None:
    sent = sight(4, 5.5, b"four", whole=True)
    (problem,) = found(*GOOD, sights=(sent,), reads=(read(5.6, 5.7, 3),))
    assert "stale" in problem


def test_what_was_shown_is_stored() -> None:
    assert "Cid was shown 5, 4 is the last" in found(*GOOD, reads=(read(7.0, 8.0, 5),))[0]
    assert "Cid saw 5, 4 is the last" in found(*GOOD, sights=(sight(5, 7.0, b"", whole=True),))[0]


def test_a_view_is_that_of_the_stored_game() -> None:
    sights = (sight(1, 2.0, b"one", whole=True), sight(2, 3.0, b"other"))
    (problem,) = found(*GOOD, sights=sights)
    assert "Cid saw 2 otherwise than it is stored" in problem


def test_changes_come_one_by_one() -> None:
    sights = (sight(1, 2.0, b"one", whole=True), sight(4, 6.0, b"four"))
    (problem,) = found(*GOOD, sights=sights)
    assert "was sent the change of 4 after 1" in problem
    (problem,) = found(*GOOD, sights=(sight(2, 3.0, b"two"),))
    assert "was sent the change of 2 after None" in problem


def test_a_connection_does_not_go_back() -> None:
    sights = (sight(4, 6.0, b"four", whole=True), sight(1, 6.1, b"one", whole=True))
    (problem,) = found(*GOOD, sights=sights)
    assert "went back from 4 to 1" in problem


def test_a_table_that_is_not_stored_is_noticed() -> None:
    history = History()
    history.reads.append(read(0.0, 1.0, 0))
    assert violations(history, {}) == [f"{ACTS}: there is no such log"]


def test_chat_is_a_log_like_the_acts() -> None:
    lines = (entry(ADA, "hello", "chat"), entry(BEA, "hi", "chat"))
    told = Write("Ada", ACTS, lines[0], 1.0, 2.0, "done", 0)
    unanswered = Write("Bea", ACTS, lines[1], 2.5, 3.0, "open")
    assert found(told, unanswered, log=stored(*lines)) == []
    assert found(told, unanswered, log=stored(lines[0])) == []
    (problem,) = found(told, unanswered, log=stored(*lines, lines[1]))
    assert "nobody asked for 2" in problem
    (problem,) = found(told, reads=(read(2.1, 2.2, -1),), log=stored(*lines[:1]))
    assert "stale" in problem


def test_what_ends_when_the_next_begins_is_at_the_same_time() -> None:
    assert found(*GOOD, reads=(read(6.0, 6.1, 3),)) == []
