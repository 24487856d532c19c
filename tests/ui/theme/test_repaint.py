"""Painting spread over frames."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from weakref import ref

import pytest
from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsView, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from stockgames.ui.table.items import Painted, TableItem, TableScene
from stockgames.ui.theme import repaint as next_frames
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.repaint import RepaintScheduler


class Counted(TableItem):
    """Counts how often it is drawn."""

    word = Painted("")

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self.drawn: list[str] = []
        self.set_rect(QRectF(0, 0, 40, 40))

    def draw(self, painter: QPainter) -> None:
        self.drawn.append(self.word)


@pytest.fixture
def frames(qtbot: QtBot) -> RepaintScheduler:
    return RepaintScheduler()


@pytest.fixture
def painted() -> list[str]:
    return []


def ask(frames: RepaintScheduler, thing: QObject, cost: float, paint: Callable[[], None]) -> None:
    frames.ask(thing, paint, lambda: cost)


def test_what_there_is_time_for_is_painted_at_once(
    frames: RepaintScheduler, painted: list[str]
) -> None:
    ask(frames, QObject(frames), 0.5, partial(painted.append, "one"))
    ask(frames, QObject(frames), 0.5, partial(painted.append, "two"))
    assert painted == ["one", "two"]
    assert not frames.waits


def test_what_takes_longer_comes_later_and_in_turn(
    qtbot: QtBot, frames: RepaintScheduler, painted: list[str]
) -> None:
    for name, cost in (("one", 1.0), ("slow", 50.0), ("slower", 60.0), ("last", 0.1)):
        ask(frames, QObject(frames), cost, partial(painted.append, name))
    assert painted == ["one"]
    frames._go_on()
    assert painted == ["one", "slow"]
    qtbot.waitUntil(lambda: not frames.waits)
    assert painted == ["one", "slow", "slower", "last"]


def test_what_is_painted_in_this_frame_may_change_again(
    frames: RepaintScheduler, painted: list[str]
) -> None:
    thing = QObject(frames)
    for word in ("once", "twice", "again"):
        ask(frames, thing, 0.8, partial(painted.append, word))
    assert painted == ["once", "twice", "again"]


def test_what_waits_is_painted_once(frames: RepaintScheduler, painted: list[str]) -> None:
    thing = QObject(frames)
    for _ in range(3):
        ask(frames, thing, 50.0, partial(painted.append, "slow"))
    frames.hurry()
    assert painted == ["slow"]
    assert not frames.waits


def test_what_is_put_off_has_a_frame_of_its_own(
    qtbot: QtBot, frames: RepaintScheduler, painted: list[str]
) -> None:
    ask(frames, QObject(frames), 50.0, partial(painted.append, "slow"))
    frames.put_off(QObject(frames), partial(painted.append, "words"))
    assert painted == []
    assert not frames._timer.isActive()  # the next frame starts when this one is painted
    frames._go_on()
    assert painted == ["words"]
    frames._go_on()
    assert painted == ["words", "slow"]
    qtbot.waitUntil(lambda: not frames._timer.isActive())


def test_what_is_put_off_comes_by_itself_and_once(
    qtbot: QtBot, frames: RepaintScheduler, painted: list[str]
) -> None:
    thing = QObject(frames)
    for word in ("before", "now"):
        frames.put_off(thing, partial(painted.append, word))
    assert frames.waits
    qtbot.waitUntil(lambda: bool(painted))
    assert painted == ["now"]
    assert not frames.waits


def test_what_is_put_off_can_be_called_off_or_hurried(
    frames: RepaintScheduler, painted: list[str]
) -> None:
    one, other, gone = QObject(frames), QObject(frames), QWidget()
    frames.put_off(one, partial(painted.append, "one"))
    frames.put_off(other, partial(painted.append, "other"))
    frames.put_off(gone, partial(painted.append, "gone"))
    frames.call_off(one)
    delete(gone)
    frames.hurry()
    assert painted == ["other"]
    assert not frames.waits


def test_a_thing_that_is_gone_is_not_painted(frames: RepaintScheduler, painted: list[str]) -> None:
    thing = QWidget()
    ask(frames, thing, 50.0, partial(painted.append, "gone"))
    delete(thing)
    frames.hurry()
    assert painted == []


def test_things_that_are_gone_are_forgotten_in_the_next_frame(
    frames: RepaintScheduler, painted: list[str]
) -> None:
    ask(frames, QObject(frames), 50.0, partial(painted.append, "at once"))
    left = [QWidget() for _ in range(4)]
    for thing in left:
        ask(frames, thing, 50.0, partial(painted.append, "gone"))
        delete(thing)
    kept = [ref(thing) for thing in left]
    del left, thing
    frames._go_on()
    assert not frames.waits
    assert [one() for one in kept] == [None] * 4
    assert "gone" not in painted


def test_the_screen_shows_the_old_picture_while_a_thing_waits(qtbot: QtBot) -> None:
    look = ThemeContext()
    item = Counted(look)
    scene = TableScene()
    scene.addItem(item)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.resize(200, 200)
    view.show()
    qtbot.waitUntil(lambda: bool(item.drawn) and not look.frames._timer.isActive())
    for _ in range(2):  # pixmaps are cached for items that haven't moved
        view.viewport().repaint()
    item.drawn.clear()

    blocker = QObject(look)
    look.frames.ask(blocker, lambda: None, lambda: 50.0)
    item.word = "new"
    view.viewport().repaint()
    assert item.drawn == []  # not its turn yet

    view.grab()
    assert item.drawn == ["new"]  # painting it elsewhere gives its present state

    qtbot.waitUntil(lambda: not look.frames.waits)


def test_a_window_that_is_never_seen_lets_nothing_wait(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On X11 such a window has no device to paint on, and a comparison would crash."""
    widget, picture = QWidget(), QPixmap(8, 8)
    qtbot.addWidget(widget)
    frames = RepaintScheduler()
    waiting = QObject(frames)
    frames.ask(waiting, lambda: None, lambda: 100.0)
    assert frames.waits
    monkeypatch.setattr(next_frames, "_store", lambda _: SimpleNamespace(paintDevice=lambda: None))
    with QPainter(picture) as painter:
        assert not frames.keeps_waiting(waiting, painter, widget)
