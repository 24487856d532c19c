"""A bot process from outside: its pending answers, and how long they are waited for."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path

import pytest

from stockgames.bots import process
from stockgames.bots.bundled import HOOK
from stockgames.bots.process import (
    GRACE_SECONDS,
    REPLY_DELAY,
    START_SECONDS,
    Answer,
    BotProcess,
    Question,
    reply_delay,
)
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


@pytest.mark.parametrize(
    ("level", "width", "expected"),
    [
        ("shrewd", None, 4.0 + REPLY_DELAY),
        ("shrewd/spiteful", 7, 4.0 + REPLY_DELAY),
        ("casual", 7, 4.0 + REPLY_DELAY),
        ("shrewd", 1, REPLY_DELAY),
        ("greedy", None, REPLY_DELAY),
        ("careless/cautious", 1, REPLY_DELAY),
        ("random", None, 0.0),
        ("of-a-later-release", None, REPLY_DELAY),
    ],
)
def test_an_answer_is_held_by_what_all_know(level: str, width: int | None, expected: float) -> None:
    assert reply_delay(level, width, 4.0) == expected


SHOWN = """
import sys
from stockgames.bots.bundled import serve_as_worker, let_start_processes
{frozen}
print("{hook}" in sys.modules)
let_start_processes()
print("{hook}" in sys.modules)
serve_as_worker()
print("went on")
"""


def shown(folder: Path, frozen: str, *words: str) -> list[str]:
    """Return the output of a program that finds a hook of that name in a folder."""
    told = 'import multiprocessing as m; m.freeze_support = lambda: print("asked")'
    (folder / f"{HOOK}.py").write_text(told, encoding="utf-8")
    code = SHOWN.format(frozen=frozen, hook=HOOK)
    ended = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.append({str(folder)!r})\n{code}", *words],
        capture_output=True,
        text=True,
        check=True,
    )
    return ended.stdout.split("\n")[:-1]


@pytest.mark.parametrize(
    ("frozen", "loaded"), [("", ["False", "False"]), ("sys.frozen = True", ["False", "True"])]
)
def test_only_a_bundle_asks_the_hook(tmp_path: Path, frozen: str, loaded: list[str]) -> None:
    found = shown(tmp_path, frozen)
    assert found[:2] == loaded
    assert found[2:] == (["asked", "went on"] if frozen else ["went on"])
