"""Garbage is collected in the GUI thread only."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from threading import Thread, current_thread
from typing import Any

import pytest
from PySide6.QtCore import QPauseAnimation, QSequentialAnimationGroup
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stockgames.app.application import _MOST, Sweeper, something_moves, sweep


class Knot:
    """Refers to itself, so that only the collector can delete it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def sweeper(qtbot: QtBot) -> Iterator[Sweeper]:
    gc.enable()  # Python's default; the tests disable it
    made = Sweeper()
    yield made
    made.deleteLater()


@pytest.fixture
def threads() -> Iterator[set[str]]:
    """Yield the set of names of the threads that collect."""
    found: set[str] = set()

    def note(phase: str, info: dict[str, Any]) -> None:
        found.add(current_thread().name)

    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)


def tie(count: int) -> weakref.ref[Knot]:
    """Create ``count`` unreferenced knots; return a weak reference to one."""
    knots = [weakref.ref(Knot()) for _ in range(count)]
    return knots[0]


def test_another_thread_collects_nothing(sweeper: Sweeper, threads: set[str]) -> None:
    many = 20 * gc.get_threshold()[0]
    thread = Thread(target=tie, args=(many,))
    thread.start()
    thread.join()
    assert threads == set()
    knot = tie(1)
    sweep()
    assert knot() is None
    assert threads == {current_thread().name}


def test_python_alone_would_collect_there(threads: set[str]) -> None:
    thread = Thread(target=tie, args=(20 * gc.get_threshold()[0],), name="other")
    gc.enable()
    thread.start()
    thread.join()
    gc.disable()
    assert "other" in threads


def test_it_looks_again_and_again(qtbot: QtBot, sweeper: Sweeper) -> None:
    knot = tie(2 * gc.get_threshold()[0])
    qtbot.waitUntil(lambda: knot() is None)


def test_garbage_waits_while_something_moves_but_not_for_ever(
    qtbot: QtBot, sweeper: Sweeper
) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    motion = QPauseAnimation(60_000, box)
    motion.start()
    knot = tie(2 * gc.get_threshold()[0])
    sweeper._look()
    assert knot() is not None
    motion.stop()
    sweeper._look()
    assert knot() is None
    motion.start()
    knot = tie(2 * gc.get_threshold()[0])
    for _ in range(_MOST + 1):
        sweeper._look()
    assert knot() is None


def test_motion_of_a_table_belongs_to_the_app(qapp: QApplication) -> None:
    assert not something_moves()
    group = QSequentialAnimationGroup(qapp)
    group.addPause(60_000)
    group.start()
    moves = something_moves()
    group.stop()
    group.deleteLater()
    assert moves
    assert not something_moves()


def test_little_garbage_waits(sweeper: Sweeper, threads: set[str]) -> None:
    gc.collect()
    threads.clear()
    sweep()
    assert threads == set()
