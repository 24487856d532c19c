"""Background work: nothing is lost, and it can be cancelled."""

from __future__ import annotations

from threading import Event, Thread, current_thread, enumerate
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from stockgames.controllers.background_task import BackgroundTask
from stockgames.engine.errors import RecordError
from stockgames.engine.incremental import Steps

pytestmark = pytest.mark.usefixtures("qapp")


class Work:
    """Work that waits halfway until it is released."""

    def __init__(self, end: BaseException | None = None) -> None:
        self.threads: set[Thread] = set()
        self.go = Event()
        self.left = Event()
        self._end = end

    def steps(self) -> Steps[str]:
        try:
            while not self.go.is_set():
                self.threads.add(current_thread())
                yield 0.25
            if self._end is not None:
                raise self._end
            return "whole"
        finally:
            self.left.set()


class Heard:
    """The signals that a task has emitted."""

    def __init__(self, task: BackgroundTask) -> None:
        self.all: list[tuple[str, Any]] = []
        task.advanced.connect(lambda share: self.all.append(("advanced", share)))
        task.done.connect(lambda found: self.all.append(("done", found)))
        task.failed.connect(lambda error: self.all.append(("failed", error)))

    def ended(self) -> bool:
        return bool(self.all) and self.all[-1][0] in ("done", "failed")


def test_work_goes_on_in_a_thread_of_its_own(qtbot: QtBot) -> None:
    work = Work()
    task = BackgroundTask(work.steps())
    heard = Heard(task)
    task.begin()
    assert heard.all == []
    qtbot.waitUntil(lambda: ("advanced", 0.25) in heard.all)
    work.go.set()
    qtbot.waitUntil(heard.ended)
    assert heard.all[-1] == ("done", "whole")
    assert current_thread() not in work.threads
    assert all(thread.daemon for thread in work.threads), "an app that is closed waits for none"
    assert [thread for thread in enumerate() if thread in work.threads] == []


def test_before_the_first_step_nothing_is_done(qtbot: QtBot) -> None:
    go = Event()

    def steps() -> Steps[None]:
        go.wait()
        yield 1.0

    task = BackgroundTask(steps())
    heard = Heard(task)
    task.begin()
    qtbot.waitUntil(lambda: bool(heard.all))
    go.set()
    assert heard.all[0] == ("advanced", 0.0)
    qtbot.waitUntil(heard.ended)


def test_the_window_is_left_alone_between_two_looks() -> None:
    task = BackgroundTask(Work().steps())
    (timer,) = task.findChildren(QTimer)
    assert timer.interval() > 0


def test_the_window_lives_on_meanwhile(qtbot: QtBot) -> None:
    work, ticks = Work(), list[int]()
    task = BackgroundTask(work.steps())
    task.begin()
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(1))
    timer.start(1)
    qtbot.waitUntil(lambda: len(ticks) > 20)
    task.cancel()
    assert work.left.wait(30)


def test_an_error_for_people_is_told(qtbot: QtBot) -> None:
    error = RecordError("move 3: pile is empty")
    work = Work(error)
    work.go.set()
    task = BackgroundTask(work.steps())
    heard = Heard(task)
    task.begin()
    qtbot.waitUntil(heard.ended)
    assert heard.all[-1] == ("failed", error)


def test_any_other_error_is_raised_where_the_window_lives(qtbot: QtBot) -> None:
    work = Work(ZeroDivisionError("lost?"))
    task = BackgroundTask(work.steps())
    heard = Heard(task)
    task.begin()
    with qtbot.capture_exceptions() as raised:
        work.go.set()
        qtbot.waitUntil(lambda: bool(raised))
    assert raised[0][0] is ZeroDivisionError
    assert not heard.ended()


def test_what_was_cancelled_is_left_and_tells_nothing_more(qtbot: QtBot) -> None:
    work = Work()
    task = BackgroundTask(work.steps())
    heard = Heard(task)
    task.begin()
    qtbot.waitUntil(lambda: bool(work.threads))
    task.cancel()
    told = len(heard.all)
    assert work.left.wait(30)
    qtbot.wait(100)
    assert len(heard.all) == told


def test_who_is_deleted_is_cancelled(qtbot: QtBot) -> None:
    work = Work()
    task = BackgroundTask(work.steps())
    task.begin()
    task.deleteLater()
    qtbot.waitUntil(work.left.is_set)
