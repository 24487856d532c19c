from __future__ import annotations

import logging
from collections.abc import Sequence
from multiprocessing import active_children
from queue import SimpleQueue

import pytest

from stockgames.analysis.analysis_job import Finding, Piece
from stockgames.analysis.worker_pool import Task, WorkerPool, looked_at
from tests.analysis.pieces import Square

WAIT = 60.0


def begun(
    tasks: Sequence[Square], most: int = 2
) -> tuple[WorkerPool, SimpleQueue[tuple[int, object]]]:
    heard: SimpleQueue[tuple[int, object]] = SimpleQueue()

    def hear(inquiry: str, piece: Piece, found: Finding | None) -> None:
        assert inquiry == "squares"
        heard.put((piece.number, None if found is None else found["square"]))

    return WorkerPool([Task("squares", piece) for piece in tasks], hear, most), heard


def test_every_piece_is_looked_at_once_and_nothing_is_left_running() -> None:
    crew, heard = begun([Square(number) for number in range(5)])
    assert sorted(heard.get(timeout=WAIT) for _ in range(5)) == [(n, n * n) for n in range(5)]
    crew.stop()
    assert heard.empty()
    assert not active_children()


def test_a_piece_that_kills_its_process_is_given_up_and_the_others_go_on() -> None:
    crew, heard = begun([Square(1), Square(2, "die"), Square(3)], most=1)
    assert sorted(heard.get(timeout=WAIT)[0] for _ in range(3)) == [1, 2, 3]
    crew.stop()
    assert not active_children()


def test_a_piece_that_fails_is_told_without_its_message(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert looked_at(Square(2, "fail")) is None
    assert "ValueError" in caplog.text
    assert "a secret" not in caplog.text
    assert looked_at(Square(2)) == {"square": 4}


def test_once_it_is_stopped_nothing_is_heard_and_nothing_runs() -> None:
    crew, heard = begun([Square(1), Square(2, "hang"), Square(3, "hang"), Square(4)])
    assert heard.get(timeout=WAIT) == (1, 1)
    crew.stop()
    assert heard.empty()
    assert not active_children()
