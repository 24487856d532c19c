"""From the command line to the first frame, each in its own process."""

from __future__ import annotations

import gc
import os
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from stockgames.__main__ import main
from stockgames.app import self_test, start
from stockgames.app.start import NO_DISPLAY, has_display
from stockgames.engine import registry
from stockgames.storage.open_database import LIBRARY

LATER = ("multiprocessing", "sqlite3", "tqdm")
"""Modules that the first frame doesn't need."""

FIRST_FRAME = """
import sys
from pathlib import Path
from PySide6 import QtCore, QtGui, QtWidgets
from stockgames.app.app import App
qapp = QtWidgets.QApplication([])
app = App(qapp, Path(sys.argv[1]))
def painted():
    print(*sys.modules, *vars(QtCore), *vars(QtGui), *vars(QtWidgets))
    qapp.quit()
app._after_first_paint = painted
app.open()
qapp.exec()
app.close()
"""


def run(
    *arguments: str, home: Path, display: bool = True, shows: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run Python with its own home folder, offscreen or without a display."""
    surroundings = {**os.environ, "STOCKGAMES_HOME": str(home)}
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        surroundings.pop(name, None)
    if display:
        surroundings["QT_QPA_PLATFORM"] = "offscreen"
    return subprocess.run(
        [sys.executable, *arguments],
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="always has a display")
def test_without_a_display_a_message_says_what_helps(tmp_path: Path) -> None:
    ended = run("-m", "stockgames", home=tmp_path, display=False)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr == f"{NO_DISPLAY}\n"
    assert list(tmp_path.iterdir()) == []


def test_the_app_leaves_after_the_first_paint_when_asked_to(tmp_path: Path) -> None:
    ended = run("-m", "stockgames", "--exit-after-first-paint", home=tmp_path)
    assert ended.returncode == 0
    assert "Traceback" not in ended.stderr


def test_a_crash_of_qt_tells_where_it_was(tmp_path: Path) -> None:
    asked = "start.start(exit_after_first_paint=True); print(faulthandler.is_enabled())"
    ended = run(
        "-c", f"import faulthandler; from stockgames.app import start; {asked}", home=tmp_path
    )
    assert ended.stdout == "True\n"


def test_a_question_about_the_library_does_not_keep_it_from_leaving(tmp_path: Path) -> None:
    (tmp_path / LIBRARY).write_bytes(b"no library")
    ended = run("-m", "stockgames", "--exit-after-first-paint", home=tmp_path)
    assert ended.returncode == 0
    assert "Traceback" not in ended.stderr
    assert (tmp_path / LIBRARY).read_bytes() == b"no library"


def test_up_to_the_first_paint_nothing_loads_that_the_lobby_does_not_need(tmp_path: Path) -> None:
    loaded = run("-c", FIRST_FRAME, str(tmp_path), home=tmp_path).stdout.split()
    assert "stockgames.ui.lobby.lobby" in loaded
    assert {name.partition(".")[0] for name in loaded}.isdisjoint(LATER)
    assert "stockgames.engine.match" not in loaded
    assert "QPushButton" in loaded
    rules = [name for name in loaded if name.startswith("stockgames.games.")]
    assert {name.split(".")[3] for name in rules if name.count(".") > 2} <= {"meta"}
    assert not [name for name in loaded if name.startswith(("stockgames.bots", "stockgames.cli"))]


def test_what_loads_at_the_start_is_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "start", lambda *_: int(gc.isenabled()))
    gc.enable()
    assert main([]) == 0


FAILING_EARLY = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from stockgames.app import start
from stockgames.app.library_opener import LibraryOpener

def fail(door):
    timer = QTimer(door)
    timer.timeout.connect(look)
    timer.start(20)
    raise LookupError("the king of spades")

def look():
    for box in QApplication.allWidgets():
        if box.objectName() == "trouble-sheet":
            print("told")
            QApplication.exit(7)

LibraryOpener.open = fail
start.SOON = 3_600_000
sys.exit(start.start())
"""


def test_an_error_before_all_is_loaded_is_told_calmly(tmp_path: Path) -> None:
    ended = run("-c", FAILING_EARLY, home=tmp_path)
    assert (ended.returncode, ended.stdout) == (7, "told\n"), ended.stderr
    assert "king of spades" not in ended.stderr


@pytest.mark.parametrize(
    ("environ", "platform", "expected"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": "elsewhere:0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", True),
        ({}, "win32", True),
        ({}, "darwin", True),
    ],
)
def test_display(environ: dict[str, str], platform: str, expected: bool) -> None:
    assert has_display(environ, platform) is expected


def test_a_display_that_is_named_must_answer() -> None:
    if sys.platform == "win32":
        pytest.skip("X servers listen on Unix sockets")
    with tempfile.TemporaryDirectory() as folder:
        sockets = f"{folder}/X"
        assert not has_display({"DISPLAY": ":7.0"}, "linux", sockets)
        with socket.socket(socket.AF_UNIX) as server:
            server.bind(f"{sockets}7")
            server.listen()
            assert has_display({"DISPLAY": ":7.0"}, "linux", sockets)
            assert not has_display({"DISPLAY": ":8"}, "linux", sockets)
        assert Path(f"{sockets}7").exists()
        assert not has_display({"DISPLAY": ":7.0"}, "linux", sockets)


def test_every_games_table_is_drawn(qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    names = [name for name, _ in self_test.screens()]
    for game_id in registry.game_ids():
        assert {f"table-{game_id}", f"new-table-{game_id}"} <= set(names)
    assert self_test.draw_screens() == 0
    assert capsys.readouterr().out == f"screens: ok, {len(names)} drawn\n"
