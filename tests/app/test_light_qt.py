"""PySide6 says the same of errors, whether it was imported lightly or not."""

from __future__ import annotations

import os
import subprocess
import sys

ERRORS = """
import sys
{importing}
from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel
app = QApplication([])
print("shibokensupport.signature.parser" in sys.modules, file=sys.stderr)
print("zipfile" in sys.modules, file=sys.stderr)

class Label(QLabel):
    def sizeHint(self):
        return 5

for wrong in (
    lambda: QPoint("a", "b"),
    lambda: QColor.fromRgb(),
    lambda: QLabel(text=3.5),
    lambda: QLabel(colour=3),
    lambda: QLabel().setText(5),
    lambda: QLabel("x").resize("a"),
    lambda: Label().sizeHint("b"),
    lambda: QObject().connect(1),
    lambda: QPoint("a", "b"),
):
    try:
        print(wrong())
    except Exception as error:
        print(type(error).__name__, error)
print(QLabel.setText.__doc__)
"""


def said(importing: str) -> tuple[str, str]:
    """Return what a program that makes many errors with Qt prints, and whether it was light."""
    ended = subprocess.run(
        [sys.executable, "-c", ERRORS.format(importing=importing)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
    )
    return ended.stdout, ended.stderr


def test_what_words_errors_comes_when_one_is_made() -> None:
    lightly = said("from stockgames.app.light_qt import import_qt_lightly; import_qt_lightly()")
    usually = said("import PySide6.QtCore")
    assert lightly[0] == usually[0]
    assert "Supported signatures" in lightly[0]
    assert lightly[1].split()[:2] == ["False", "False"]
    assert usually[1].split()[:2] == ["True", "True"]


LATE = """
import inspect
import PySide6.QtCore
from stockgames.app.light_qt import import_qt_lightly
import_qt_lightly()
inspect.getsource = lambda module: print(module.__name__) or ""
import colorsys
import stockgames.ui.kit.palette
"""


def test_where_qt_was_imported_before_it_still_reads_no_sources() -> None:
    """In a bundle, PyInstaller may have imported it."""
    ended = subprocess.run([sys.executable, "-c", LATE], capture_output=True, text=True, check=True)
    assert ended.stdout == ""
