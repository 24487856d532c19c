"""Pages fit on every screen."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from stockgames.app.application import shrinking
from stockgames.ui.window.window import SMALLEST

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
