from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from multiprocessing import Pipe, active_children
from multiprocessing.connection import Connection
from random import Random

import pytest

from stockgames.bots import process, worker_pool
from stockgames.bots.player import Budget, Findings, Tally
from stockgames.bots.process import REPLY_DELAY, Answer, Question
from stockgames.bots.search import SearchBot
from stockgames.bots.worker_pool import RESTARTS, BotPool, together, worker_count
from stockgames.engine.state import View
from tests.bots import children
from tests.games.portfolio import table as portfolio
from tests.named import Named

QUESTION = Question("nyse", "shrewd", View(), "seed", 0.1)
PATIENCE = 60.0
EAR, BELL = Pipe(duplex=False)

Target = Callable[[Connection], None]
Pools = Callable[[Target, int], BotPool]


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "LATE_SECONDS", PATIENCE)
    monkeypatch.setattr(process, "GRACE_SECONDS", PATIENCE)


@pytest.fixture
def gather() -> Iterator[Pools]:
    """Yield a function that creates pools with ready processes; they are ended after the test."""
    made: list[BotPool] = []

    def gather(target: Target, most: int) -> BotPool:
        made.append(BotPool(target, most))
        made[-1].start(most)
        warm_up(made[-1], most)
        return made[-1]

    yield gather
    for one in made:
        one.close()
    assert active_children() == []


def warm_up(one: BotPool, most: int) -> None:
    until = time.monotonic() + PATIENCE
    while one.ready < most:
        assert time.monotonic() < until
        one.wait(EAR)


def answer(one: BotPool, question: Question, number: int = 1) -> Answer:
    one.ask(replace(question, number=number))
    until = time.monotonic() + PATIENCE
    while (found := one.finished()) is None:
        assert time.monotonic() < until
        one.wait(EAR)
    assert found[0] == number
    assert one.finished() is None
    return found[1]


def worlds_found(one: BotPool, number: int = 1) -> int:
    reason = answer(one, replace(QUESTION, wants_reason=True), number).advice
    assert reason is not None
    return reason.worlds


@pytest.mark.parametrize(
    ("cores", "expected"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 4), (8, 4), (64, 4)]
)
def test_the_window_keeps_a_core_where_there_are_enough(
    cores: int, expected: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = set(range(cores))
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: found, raising=False)
    assert worker_count() == expected


def test_what_all_found_is_added_up(gather: Pools) -> None:
    one = gather(children.finds_little, 3)
    assert worlds_found(one) == 9
    assert answer(one, QUESTION, 2) == Answer(Named("that"), view_digest="told")


@pytest.mark.parametrize("target", [children.dies_as_a_helper, children.fails_as_a_helper])
def test_who_fails_costs_nothing_but_the_own_worlds(target: Target, gather: Pools) -> None:
    assert worlds_found(gather(target, 3)) == 3


def test_nobody_waits_for_a_sleeping_helper(gather: Pools, monkeypatch: pytest.MonkeyPatch) -> None:
    one = gather(children.sleeps_as_a_helper, 2)
    monkeypatch.setattr(worker_pool, "LATE_SECONDS", 0.05)
    assert worlds_found(one) == 3
    assert worlds_found(one, 2) == 3  # it still owes the first answer


def test_helpers_that_die_again_and_again_are_done_without(gather: Pools) -> None:
    one = gather(children.dies_as_a_helper, 2)
    for number in range(1, RESTARTS + 2):
        assert len(active_children()) == 2
        assert worlds_found(one, number) == 3
        one.start(2)
        if number <= RESTARTS:
            warm_up(one, 2)
    assert len(active_children()) == 1
    assert worlds_found(one, RESTARTS + 2) == 3
    assert len(active_children()) == 1


def test_helpers_come_with_the_first_question_that_needs_them() -> None:
    one = BotPool(children.finds_little, 3)
    try:
        answer(one, replace(QUESTION, level="greedy"))
        assert len(active_children()) == 1
        assert worlds_found(one, 2) == 3
        assert len(active_children()) == 3
    finally:
        one.close()
    assert active_children() == []


def test_a_dropped_question_is_not_answered(gather: Pools) -> None:
    one = gather(children.finds_little, 2)
    one.ask(replace(QUESTION, number=1))
    one.drop(1)
    assert one.finished() is None
    assert worlds_found(one, 2) == 6


class FakeClock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> FakeClock:
    clock = FakeClock()
    monkeypatch.setattr(worker_pool, "time", clock)
    return clock


@pytest.mark.parametrize("target", [children.finds_little, children.fails_when_asked])
def test_an_answer_is_held_until_its_time(gather: Pools, clock: FakeClock, target: Target) -> None:
    one = gather(target, 1)
    one.ask(replace(QUESTION, number=1, reply_delay=20.0))
    one.wait(EAR)
    assert one.finished() is None
    clock.now = 19.9
    assert one.finished() is None
    clock.now = 20.0
    assert one.finished() is not None


def test_a_hurried_answer_comes_at_a_time_of_its_own(gather: Pools, clock: FakeClock) -> None:
    one = gather(children.finds_little, 1)
    one.ask(replace(QUESTION, number=1, reply_delay=20.0))
    one.wait(EAR)
    clock.now = 5.0
    one.hurry(1)
    assert one.finished() is None
    clock.now = 5.0 + REPLY_DELAY
    assert one.finished() is not None


def test_who_is_still_starting_is_held_from_its_start(clock: FakeClock) -> None:
    one = BotPool(children.finds_little, 1)
    try:
        one.ask(replace(QUESTION, number=1, reply_delay=20.0))
        clock.now = 50.0
        while not one.ready:
            one.wait(EAR)
        one.wait(EAR)
        clock.now = 69.9
        assert one.finished() is None
        clock.now = 70.0
        assert one.finished() is not None
    finally:
        one.close()


def test_a_held_answer_is_waited_for_no_longer_than_that(gather: Pools) -> None:
    one = gather(children.finds_little, 1)
    assert answer(one, replace(QUESTION, reply_delay=0.2)).action == Named("that")


def test_whoever_has_as_good_as_lost_is_advised_to_lay_what_they_can() -> None:
    """A hint told to hold a run back in a lost game, as laying it wins no oftener."""
    match = portfolio.table(["3H 4H 5H KD", "2C 9S"])
    portfolio.put(match, 1, "4C-QC")
    portfolio.rich(match, 0, 400)
    portfolio.play(match, "draw 1")
    view = match.view(0)
    search = SearchBot(match.game, Random(1))
    asked = replace(QUESTION, game_id="portfolio", view=view, wants_reason=True)
    advice = together(asked, [Answer(None, findings=search.think(view, Budget(20)))]).advice
    assert advice is not None
    assert advice.chosen.action == portfolio.action("found 3H 4H 5H")


def test_the_choice_of_several_is_drawn_by_the_questions_seed() -> None:
    tallies = tuple((Named(n), Tally(5, 2.0, 1.0, rival=float(-n), weight=1.0)) for n in range(4))
    found = [Answer(None, findings=Findings("chance", tallies, mixed=True))] * 2
    asked = replace(QUESTION, seed="7")
    assert together(asked, found) == together(asked, found)
    chosen = {together(replace(QUESTION, seed=str(n)), found).action for n in range(40)}
    assert chosen == {Named(n) for n in range(4)}
    spiteful = replace(asked, level="shrewd/spiteful")
    assert together(spiteful, found).action == Named(3)


def test_who_found_nothing_to_add_up_answers_alone() -> None:
    only = Answer(Named("action"), view_digest="told")
    assert together(replace(QUESTION, level="greedy"), [only]) is only
