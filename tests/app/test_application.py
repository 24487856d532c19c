"""Files passed to the app as events, as on macOS."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import weakref
from collections.abc import Iterator
from pathlib import Path
from threading import Thread, current_thread
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QPauseAnimation, QSequentialAnimationGroup, QSize, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stockgames.app.application import (
    _MOST,
    NAME,
    Application,
    FirstPaint,
    IdleCollector,
    animation_runs,
    collect_due,
    create_installer_mutex,
    shrinking,
)
from stockgames.storage.files import read_record_file
from stockgames.ui.window.window import SMALLEST
from tests.app.visitor import Visitor, settle

GOLDEN = Path(__file__).parents[1] / "records" / "nyse" / "unfinished-3.json"


@pytest.fixture
def app(qapp: QApplication) -> Iterator[Application]:
    assert isinstance(qapp, Application)
    yield qapp
    qapp.open_files_with(None)


def named(path: Path) -> QFileOpenEvent:
    return QFileOpenEvent(QUrl.fromLocalFile(str(path)))


def test_a_double_clicked_file_opens(app: Application, visitor: Visitor) -> None:
    app.open_files_with(visitor.app.files.open_named)
    QCoreApplication.postEvent(app, named(GOLDEN))
    settle()
    visitor.wait()
    assert visitor.session.record().model_dump() == read_record_file(GOLDEN).model_dump()


def test_files_that_come_before_the_app_is_built_wait_for_it(app: Application) -> None:
    app.open_files_with(None)
    for name in ("one.stockgame", "zwei é.stockgame"):
        QCoreApplication.sendEvent(app, named(Path("/games") / name))
    opened: list[str] = []
    app.open_files_with(opened.append)
    assert [Path(name).name for name in opened] == ["one.stockgame", "zwei é.stockgame"]
    app.open_files_with(None)
    app.open_files_with(opened.append)
    assert len(opened) == 2


def test_it_calls_once_and_goes_away(qtbot: QtBot) -> None:
    widget, calls = QWidget(), list[int]()
    qtbot.addWidget(widget)
    watcher = FirstPaint(widget, lambda: calls.append(1))
    settle()
    assert calls == []
    with qtbot.waitExposed(widget):
        widget.show()
    qtbot.waitUntil(lambda: calls == [1])
    widget.repaint()
    settle()
    assert calls == [1]
    assert not shiboken6.isValid(watcher)


SCRIPT = Path(__file__).parents[2] / "packaging" / "windows" / "stockgames.iss"


def test_the_installer_looks_for_the_name_that_the_window_holds() -> None:
    text = SCRIPT.read_text(encoding="utf-8")
    assert f"AppMutex={NAME}\n" in text
    assert f"IsOpen = '{NAME}';\n" in text


def test_the_name_is_held_on_windows_alone() -> None:
    create_installer_mutex()
    if sys.platform == "win32":
        import ctypes

        synchronize = 0x00100000
        assert ctypes.windll.kernel32.OpenMutexW(synchronize, False, NAME)


ROOT = Path(__file__).parents[2]

_START = """
import sys
from PySide6.QtWidgets import QApplication
from stockgames.app import application as small_screen
from stockgames.app.application import Application
small_screen._WITHOUT_SCREEN = ()
app = small_screen.with_room(lambda: Application(["-", "-style", "Fusion"]))
print(*app.primaryScreen().availableSize().toTuple(), app.style().name())
"""


@pytest.mark.parametrize(
    ("room", "factor"),
    [
        (QSize(1920, 1040), 1.0),
        (QSize(1366, 728), 1.0),
        (QSize(911, 480), 446 / 600),  # the same at 150%
        (QSize(800, 1240), 798 / 1024),  # a tablet in portrait orientation
        (QSize(0, 0), 1.0),  # no screen yet
    ],
)
def test_what_is_too_small_for_a_page_is_scaled(room: QSize, factor: float) -> None:
    assert shrinking(room) == pytest.approx(factor)


def test_a_scaled_screen_has_room_for_a_page() -> None:
    for width in range(640, 1100, 37):
        for height in range(400, 1400, 41):
            room = QSize(width, height)
            inside = QSize(width - 2, height - 34) / shrinking(room)
            assert inside.expandedTo(SMALLEST * 0.999) == inside


@pytest.mark.parametrize("chosen", [None, "2", "nonsense"])
def test_the_application_is_made_anew_for_a_small_screen(chosen: str | None) -> None:
    """Qt's offscreen platform has a screen of 800 by 800."""
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    surroundings.pop("QT_SCALE_FACTOR", None)
    if chosen is not None:
        surroundings["QT_SCALE_FACTOR"] = chosen
    words = [sys.executable, "-c", _START]
    done = subprocess.run(words, cwd=ROOT, env=surroundings, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    width, height, style = done.stdout.split()
    assert 1024 <= int(width) == int(height) <= 1032
    assert style == "fusion"


class Knot:
    """Refers to itself, so that only the collector can delete it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def sweeper(qtbot: QtBot) -> Iterator[IdleCollector]:
    gc.enable()  # Python's default; the tests disable it
    made = IdleCollector()
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


def test_another_thread_collects_nothing(sweeper: IdleCollector, threads: set[str]) -> None:
    many = 20 * gc.get_threshold()[0]
    thread = Thread(target=tie, args=(many,))
    thread.start()
    thread.join()
    assert threads == set()
    knot = tie(1)
    collect_due()
    assert knot() is None
    assert threads == {current_thread().name}


def test_python_alone_would_collect_there(threads: set[str]) -> None:
    thread = Thread(target=tie, args=(20 * gc.get_threshold()[0],), name="other")
    gc.enable()
    thread.start()
    thread.join()
    gc.disable()
    assert "other" in threads


def test_it_looks_again_and_again(qtbot: QtBot, sweeper: IdleCollector) -> None:
    knot = tie(2 * gc.get_threshold()[0])
    qtbot.waitUntil(lambda: knot() is None)


def test_garbage_waits_for_motion_but_not_for_ever(qtbot: QtBot, sweeper: IdleCollector) -> None:
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
    assert not animation_runs()
    group = QSequentialAnimationGroup(qapp)
    group.addPause(60_000)
    group.start()
    moves = animation_runs()
    group.stop()
    group.deleteLater()
    assert moves
    assert not animation_runs()


def test_little_garbage_waits(sweeper: IdleCollector, threads: set[str]) -> None:
    gc.collect()
    threads.clear()
    collect_due()
    assert threads == set()
