"""The pointer while something opens, and keys that are held while another is pressed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication

PAINTED: Final = 50
"""Milliseconds after which what was opened has begun its first painting, which holds all up."""


@contextmanager
def busy() -> Iterator[None]:
    """Let the pointer tell that something is coming, from now until it has been painted.

    What the block shows is painted after it, so that the sign stays a little longer.
    """
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        # The pointer is nobody's.
        QTimer.singleShot(PAINTED, QGuiApplication.restoreOverrideCursor)  # noqa: TID251


COMMAND: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
"""With one of these held, a key is a command rather than a letter."""
