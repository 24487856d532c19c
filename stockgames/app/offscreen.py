"""Painting without a display: the application, and pictures of screens."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    QSize,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from stockgames.ui.theme.fonts import load_fonts
from stockgames.ui.theme.theme_context import ThemeContext

Show = Callable[[QWidget], None]
Screen = Callable[[ThemeContext, Show], QWidget]
"""Creates a page, lets it be shown, and returns it ready for painting."""


def offscreen_application() -> QApplication:
    """Return the application, creating it without a display if there is none."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else QApplication([])
    app.setStyle("Fusion")
    app.setCursorFlashTime(0)  # a blinking cursor would be in some pictures only
    load_fonts()
    return app


def shoot(screen: Screen, look: ThemeContext, size: QSize) -> QPixmap:
    def show(page: QWidget) -> None:
        page.resize(size)
        page.show()

    look.fit(size)
    page = screen(look, show)
    QApplication.processEvents()
    picture = page.grab()
    page.close()
    page.deleteLater()
    # Without an event loop nothing else deletes them; old pages would follow language changes.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return picture


@contextmanager
def undisturbed() -> Iterator[None]:
    """Suppress the offscreen platform's warning about size hints."""

    def handle(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if "propagateSizeHints" in text:
            return
        if former is not None:
            former(kind, context, text)
        else:
            print(text, file=sys.stderr)

    former = qInstallMessageHandler(handle)
    try:
        yield
    finally:
        qInstallMessageHandler(former)
