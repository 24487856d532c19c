from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from stockgames.analysis import analysis_jobs
from stockgames.analysis.analysis_job import basis, digest
from stockgames.analysis.worker_pool import Heard, Task, looked_at
from stockgames.controllers.analysis import Analysis
from stockgames.engine.match import Match
from stockgames.engine.record import Record
from tests.analysis.games import over
from tests.analysis.pieces import Squares


class Drawer:
    """Stores findings in memory."""

    def __init__(self) -> None:
        self.found: dict[tuple[str, str], dict[int, Mapping[str, Any]]] = {}

    def load(self, job: str, basis: str) -> Mapping[int, Mapping[str, Any]]:
        return self.found.get((job, basis), {})

    def save(self, job: str, basis: str, number: int, finding: Mapping[str, Any]) -> None:
        self.found.setdefault((job, basis), {})[number] = finding


class Hand:
    """Runs work step by step when told to."""

    def __init__(self) -> None:
        self.tasks: list[Task] = []
        self.heard: Heard | None = None
        self.stopped = 0

    def hire(self, tasks: Sequence[Task], heard: Heard) -> Hand:
        self.tasks, self.heard = list(tasks), heard
        return self

    def do(self, *, fails: bool = False) -> None:
        assert self.heard is not None
        task = self.tasks.pop(0)
        self.heard(task.job, task.piece, None if fails else looked_at(task.piece))

    def stop(self) -> None:
        self.stopped += 1


@pytest.fixture
def match() -> Match:
    return over("nyse")


def asked(match: Match, drawer: Drawer, hand: Hand) -> Analysis:
    return Analysis(match, drawer, hire=hand.hire, jobs=[Squares()])


def test_findings_come_one_by_one_and_are_kept_at_once(qtbot: QtBot, match: Match) -> None:
    drawer, hand = Drawer(), Hand()
    analysis = asked(match, drawer, hand)
    assert analysis.progress({0, 1}) == (0, 2)
    analysis.begin({0, 1})
    hand.do()
    assert analysis.is_running
    assert analysis.progress({0, 1}) == (1, 2)
    assert drawer.found == {("squares", basis(Squares(), digest(match))): {0: {"square": 0}}}
    with qtbot.waitSignal(analysis.changed):
        hand.do()
    assert analysis.is_done({0, 1})
    assert analysis.found("squares") == {0: {"square": 0}, 1: {"square": 1}}
    assert hand.stopped == 1, "it is over"


def test_moves_are_written_once_for_all_jobs(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Record] = []
    record = Match.record

    def counted(match: Match) -> Record:
        made.append(record(match))
        return made[-1]

    monkeypatch.setattr(Match, "record", counted)
    Analysis(match, jobs=analysis_jobs())
    assert len(analysis_jobs()) > 1
    assert len(made) == 1


def test_it_goes_on_where_it_was_stopped_even_at_another_start(match: Match) -> None:
    drawer, hand = Drawer(), Hand()
    analysis = asked(match, drawer, hand)
    analysis.begin({0, 1})
    hand.do()
    analysis.stop()
    assert (analysis.is_running, hand.stopped) == (False, 1)
    again, other = asked(match, drawer, hand := Hand()), hand
    assert again.progress({0, 1}) == (1, 2)
    again.begin({0, 1})
    assert [task.piece.number for task in other.tasks] == [1]


def test_what_is_done_is_not_begun_again(match: Match) -> None:
    drawer, hand = Drawer(), Hand()
    analysis = asked(match, drawer, hand)
    analysis.begin({0})
    hand.do()
    hand.tasks = []
    analysis.begin({0})
    assert not analysis.is_running
    assert hand.tasks == []


def test_what_fails_is_counted_not_kept_and_tried_at_the_next_beginning(match: Match) -> None:
    drawer, hand = Drawer(), Hand()
    analysis = asked(match, drawer, hand)
    analysis.begin({0})
    hand.do(fails=True)
    assert not analysis.is_running
    assert analysis.failed({0}) == 1
    assert not analysis.is_done({0})
    assert drawer.found == {}
    analysis.begin({0})
    hand.do()
    assert analysis.is_done({0})


def test_what_comes_after_a_stop_is_kept_and_ends_what_has_nothing_left(match: Match) -> None:
    drawer, hand = Drawer(), Hand()
    analysis = asked(match, drawer, hand)
    analysis.begin({0})
    late = hand.heard
    task = hand.tasks[0]
    analysis.stop()
    analysis.begin({0, 1})
    assert late is not None
    late(task.job, task.piece, {"square": 0})
    assert analysis.is_running
    assert analysis.is_done({0})
    other = hand.tasks[1]
    late(other.job, other.piece, {"square": 1})
    assert not analysis.is_running


def test_a_failure_that_comes_late_is_forgotten_once_the_piece_is_found(match: Match) -> None:
    drawer, hand = Drawer(), Hand()
    analysis = asked(match, drawer, hand)
    analysis.begin({0, 1})
    late, task = hand.heard, hand.tasks[0]
    analysis.stop()
    analysis.begin({0, 1})
    assert late is not None
    late(task.job, task.piece, None)
    assert analysis.failed({0}) == 1
    hand.do()
    hand.do()
    assert analysis.is_done({0, 1})


def test_it_tells_whom_it_is_about_and_when_it_begins_and_ends(match: Match) -> None:
    hand, emitted = Hand(), list[str]()
    analysis = asked(match, Drawer(), hand)
    analysis.started.connect(lambda: emitted.append("begun"))
    analysis.changed.connect(lambda: emitted.append("changed"))
    assert analysis.seats == frozenset()
    analysis.begin([1, 0])
    assert (analysis.seats, emitted) == (frozenset({0, 1}), ["begun", "changed"])
    analysis.begin([0])
    assert hand.stopped == 1, "the work before is ended"
    assert (analysis.seats, emitted[2:]) == (frozenset({0}), ["changed", "begun", "changed"])
    analysis.stop()
    assert (hand.stopped, emitted[5:]) == (2, ["changed"])
    analysis.stop()
    assert (hand.stopped, emitted[6:]) == (2, []), "nothing was under way"


def test_processes_find_what_the_jobs_ask(qtbot: QtBot, match: Match) -> None:
    analysis = Analysis(match, jobs=[Squares()])
    analysis.begin({0, 1})
    qtbot.waitUntil(lambda: not analysis.is_running, timeout=60_000)
    assert analysis.found("squares")[1] == {"square": 1}


def test_every_job_of_the_catalogue_gives_work(match: Match) -> None:
    for job in analysis_jobs():
        assert Analysis(match, jobs=[job]).progress({0})[1]
