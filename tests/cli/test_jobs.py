from __future__ import annotations

import signal
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from itertools import islice
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from stockgames.cli import jobs
from stockgames.cli.jobs import ExecutorPool, finish_with_bar, processes, spread, with_bar
from stockgames.cli.lines import UsageError
from stockgames.engine.incremental import Steps
from tests.cli.children import dies_of, dies_once, doubles, fails, waits


class Forgetful(Executor):
    """Cancels every second piece, like an executor that was lost."""

    def __init__(self) -> None:
        self.asked = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.asked += 1
        if self.asked % 2:
            future.set_result(fn(*args, **kwargs))
        else:
            future.cancel()
            future.set_running_or_notify_cancel()
        return future


class Struck(ThreadPoolExecutor):
    """Gets Ctrl+C while it takes its third piece, and records whether that was harmful."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0
        self.taken = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.asked += 1
        if self.asked == 3:
            signal.raise_signal(signal.SIGINT)
        future = super().submit(fn, *args, **kwargs)
        self.taken += 1
        return future


@pytest.mark.parametrize(
    "pool",
    [
        None,
        processes(1),
        processes(2),
        ExecutorPool(lambda: ThreadPoolExecutor(3)),
        ExecutorPool(Forgetful),
    ],
    ids=["here", "one process", "two processes", "threads", "losses"],
)
def test_each_piece_is_done_once(pool: ExecutorPool | None) -> None:
    assert sorted(spread(doubles, range(7), pool)) == [0, 2, 4, 6, 8, 10, 12]


def test_nothing_to_do() -> None:
    assert list(spread(doubles, [], processes(2))) == []


@pytest.mark.parametrize("fatal", [0, 3, 5])
def test_what_a_dead_process_left_is_done_in_a_fresh_pool(fatal: int, tmp_path: Path) -> None:
    done = dict(spread(partial(dies_once, tmp_path, fatal), range(6), processes(2)))
    assert sorted(done) == list(range(6))
    assert (tmp_path / "died").exists()


def test_work_that_always_kills_is_given_up_and_takes_no_other_with_it() -> None:
    results = spread(partial(dies_of, frozenset({2})), range(6), processes(3))
    assert sorted(islice(results, 5)) == [0, 1, 3, 4, 5]
    with pytest.raises(UsageError, match="games missing: 1 "):
        next(results)


def test_where_every_process_dies_nobody_tries_for_ever() -> None:
    with pytest.raises(UsageError, match="games missing: 50 "):
        list(spread(partial(dies_of, frozenset(range(50))), range(50), processes(2)))


def test_what_the_work_raises_ends_it_all() -> None:
    with pytest.raises(ZeroDivisionError):
        list(spread(fails, range(5), processes(2)))
    assert not active_children()


def test_leaving_early_ends_the_processes(tmp_path: Path) -> None:
    results = spread(partial(waits, tmp_path, 0), range(3), processes(2))
    assert next(results) in {1, 2}
    while not list(tmp_path.glob("0-*")):
        time.sleep(0.01)
    results.close()
    assert not active_children()


@pytest.mark.parametrize("pieces", [3, 3000])
def test_ctrl_c_never_strikes_inside_an_executor(pieces: int) -> None:
    before = signal.getsignal(signal.SIGINT)
    struck = Struck()
    with pytest.raises(KeyboardInterrupt):
        list(spread(doubles, range(pieces), ExecutorPool(lambda: struck)))
    assert struck.taken == struck.asked < 2000
    assert signal.getsignal(signal.SIGINT) is before


@pytest.fixture(autouse=True)
def listening() -> Iterator[None]:
    """Enable Ctrl+C, which a shell disables for background jobs."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def press_ctrl_c_and_wait() -> None:
    signal.raise_signal(signal.SIGINT)
    time.sleep(60)


def test_a_second_ctrl_c_does_not_wait_for_the_work() -> None:
    results = spread(doubles, range(3000), ExecutorPool(lambda: ThreadPoolExecutor(1)))
    next(results)
    first = signal.getsignal(signal.SIGINT)
    signal.raise_signal(signal.SIGINT)
    while signal.getsignal(signal.SIGINT) is first:
        time.sleep(0.001)  # with other threads, Python may handle a signal a little later
    with pytest.raises(KeyboardInterrupt):
        press_ctrl_c_and_wait()
    with pytest.raises(KeyboardInterrupt):
        list(results)


def test_a_bar_counts_on_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert list(with_bar(range(3), 3)) == [0, 1, 2]
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert list(with_bar(range(3), 3)) == [0, 1, 2]
    assert "0/3" in capsys.readouterr().err


def halves() -> Steps[str]:
    yield 0.5
    yield 1.0
    return "whole"


def test_a_bar_tells_on_a_terminal_how_much_of_long_work_is_done(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert finish_with_bar(halves(), "game.json") == "whole"
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert finish_with_bar(halves(), "game.json") == "whole"
    assert "game.json" not in capsys.readouterr().err
    monkeypatch.setattr(jobs, "LONG", 0.0)
    assert finish_with_bar(halves(), "game.json") == "whole"
    assert "game.json:   0%" in capsys.readouterr().err
