from __future__ import annotations

import logging
from collections.abc import Sequence
from math import inf, sqrt
from multiprocessing import active_children
from queue import SimpleQueue
from random import Random

import pytest
from hypothesis import given
from hypothesis.strategies import floats, lists

from stockgames.analysis import analysis_jobs
from stockgames.analysis.analysis_job import (
    CERTAIN,
    NOTHING,
    Estimate,
    Finding,
    Piece,
    basis,
    digest,
    estimate,
    estimate_of_sums,
    pooled,
)
from stockgames.analysis.choices import Choices
from stockgames.analysis.worker_pool import Task, WorkerPool, looked_at
from tests.analysis.games import over
from tests.analysis.pieces import Square


def test_the_error_is_that_of_the_mean() -> None:
    found = estimate([0.0, 1.0, 0.0, 1.0])
    assert found.mean == 0.5
    assert found.error == pytest.approx(sqrt(1 / 3 / 4))


@given(lists(floats(-2, 2), min_size=1, max_size=30))
def test_sums_tell_what_the_numbers_themselves_do(numbers: list[float]) -> None:
    squares = sum(number * number for number in numbers)
    by_sums = estimate_of_sums(sum(numbers), squares, len(numbers))
    by_numbers = estimate(numbers)
    assert by_sums.mean == pytest.approx(by_numbers.mean)
    assert by_sums.error == pytest.approx(by_numbers.error, abs=1e-6)


def test_the_margin_is_half_the_interval() -> None:
    one = Estimate(-0.3, 0.1)
    low, high = one.interval
    assert one.margin == pytest.approx((high - low) / 2)
    assert low < one.mean < high


def test_one_world_tells_nothing_for_certain() -> None:
    assert estimate([0.9]) == Estimate(0.9, inf)
    assert not estimate([0.9]).is_certain
    assert not NOTHING.is_certain


def test_of_differences_that_are_none_few_are_taken_for_certain() -> None:
    rng = Random(3)
    drawn = [estimate([rng.gauss(0, 1) for _ in range(50)]) for _ in range(2000)]
    assert sum(one.is_certain for one in drawn) / len(drawn) == pytest.approx(0.025, abs=0.012)
    inside = sum(one.interval[0] <= 0 <= one.interval[1] for one in drawn) / len(drawn)
    assert inside == pytest.approx(0.95, abs=0.02)


def test_what_is_certain_lies_above_its_error() -> None:
    assert Estimate(0.2, 0.2 / CERTAIN - 0.001).is_certain
    assert not Estimate(0.2, 0.2 / CERTAIN + 0.001).is_certain


def test_two_estimates_together_are_surer_and_lean_to_the_surer_one() -> None:
    both = pooled(Estimate(0.2, 0.01), Estimate(0.5, 0.1))
    assert 0.2 < both.mean < 0.21
    assert both.error < 0.01
    assert pooled(Estimate(0.2, 0.0), Estimate(0.5, 0.1)).mean == 0.2
    assert pooled(Estimate(0.5, inf), Estimate(0.2, 0.1)).mean == pytest.approx(0.2)


class Later(Choices):
    method = Choices.method + 1


def test_findings_rest_on_all_moves_and_on_the_method() -> None:
    played = digest(over("nyse"))
    one = basis(Choices(), played)
    assert one == basis(Choices(), digest(over("nyse")))
    assert one != basis(Choices(), digest(over("nyse", seed="another")))
    assert one != basis(Later(), played)


def test_jobs_have_names_of_their_own() -> None:
    names = [job.id for job in analysis_jobs()]
    assert len(set(names)) == len(names)


WAIT = 60.0


def begun(
    tasks: Sequence[Square], most: int = 2
) -> tuple[WorkerPool, SimpleQueue[tuple[int, object]]]:
    heard: SimpleQueue[tuple[int, object]] = SimpleQueue()

    def hear(job: str, piece: Piece, found: Finding | None) -> None:
        assert job == "squares"
        heard.put((piece.number, None if found is None else found["square"]))

    return WorkerPool([Task("squares", piece) for piece in tasks], hear, most), heard


def test_every_piece_is_looked_at_once_and_nothing_is_left_running() -> None:
    pool, heard = begun([Square(number) for number in range(5)])
    assert sorted(heard.get(timeout=WAIT) for _ in range(5)) == [(n, n * n) for n in range(5)]
    pool.stop()
    assert heard.empty()
    assert not active_children()


def test_a_piece_that_kills_its_process_is_given_up_and_the_others_go_on() -> None:
    pool, heard = begun([Square(1), Square(2, "die"), Square(3)], most=1)
    assert sorted(heard.get(timeout=WAIT)[0] for _ in range(3)) == [1, 2, 3]
    pool.stop()
    assert not active_children()


def test_a_piece_that_fails_is_told_without_its_message(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert looked_at(Square(2, "fail")) is None
    assert "ValueError" in caplog.text
    assert "a secret" not in caplog.text
    assert looked_at(Square(2)) == {"square": 4}


def test_once_it_is_stopped_nothing_is_heard_and_nothing_runs() -> None:
    pool, heard = begun([Square(1), Square(2, "hang"), Square(3, "hang"), Square(4)])
    assert heard.get(timeout=WAIT) == (1, 1)
    pool.stop()
    assert heard.empty()
    assert not active_children()
