"""A bot process from outside: its pending answers, and how long they are waited for."""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing import get_context

import pytest

from stockgames.bots import process
from stockgames.bots.process import GRACE_SECONDS, START_SECONDS, Answer, BotProcess, Question
from stockgames.engine.state import View
from tests.bots import children

QUESTION = Question("nyse", "greedy", View(), "seed", 5.0, number=3)


class Time:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    clock = Time()
    monkeypatch.setattr(process, "time", clock)
    return clock


@pytest.fixture
def bots(clock: Time) -> Iterator[BotProcess]:
    bots = BotProcess(children.finds_little)
    yield bots
    bots.kill()


def test_a_process_has_time_until_it_is_ready(bots: BotProcess, clock: Time) -> None:
    found = [bots.ready, bots.patience()]
    clock.now += START_SECONDS + 1
    assert [*found, bots.patience()] == [False, START_SECONDS, 0.0]
    assert bots.receive() is None
    assert (bots.ready, bots.patience()) == (True, None)


def test_what_was_sent_early_counts_from_its_start(bots: BotProcess, clock: Time) -> None:
    bots.send(1, 2.0)
    bots.owed += 1
    assert bots.patience() == START_SECONDS
    clock.now += 7
    bots.receive()
    assert bots.patience() == 2.0 + GRACE_SECONDS


def test_an_answer_is_owed_until_it_has_come(clock: Time) -> None:
    bots = BotProcess(children.answers_with_its_pid)
    try:
        bots.receive()
        bots.send(QUESTION, 5.0)
        bots.owed += 1
        clock.now += 4
        late = bots.patience()
        said = bots.receive()
        assert said is not None
        number, answer = said
        assert late == 1.0 + GRACE_SECONDS
        assert (number, type(answer)) == (QUESTION.number, Answer)
        assert (bots.owed, bots.patience()) == (0, None)
    finally:
        bots.kill()


def test_one_that_is_killed_is_gone_with_its_pipe(clock: Time) -> None:
    bots = BotProcess(children.never_answers)
    inner = bots._process
    bots.kill()
    assert bots.pipe.closed
    with pytest.raises(ValueError, match="closed"):
        inner.is_alive()


def test_one_that_cannot_be_started_leaves_no_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[BotProcess] = []

    def refuse(self: object) -> None:
        raise OSError("no more processes")

    class Noted(BotProcess):
        def __init__(self) -> None:
            made.append(self)
            super().__init__(children.never_answers)

    monkeypatch.setattr(get_context("spawn").Process, "start", refuse)
    with pytest.raises(OSError, match="no more processes"):
        Noted()
    assert made[0].pipe.closed
