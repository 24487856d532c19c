"""The mouse pointer while something opens, and keys held during a click."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication

PAINTED: Final = 50
"""Milliseconds after which the first, blocking painting of an opened item has begun."""


@contextmanager
def busy() -> Iterator[None]:
    """Show the wait cursor for the block and until its result has been painted."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        # The cursor has no owner that could go first.
        QTimer.singleShot(PAINTED, QGuiApplication.restoreOverrideCursor)  # noqa: TID251


COMMAND: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
"""With one of these held, a key is a command and not a letter."""
