"""What commands that paint without a display have in common: the application, and pictures."""

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

from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.fonts import load_fonts

Show = Callable[[QWidget], None]
Screen = Callable[[ThemeContext, Show], QWidget]
"""Makes a page, lets it be shown, and returns it as it should be painted."""


def offscreen_application() -> QApplication:
    """Return the application, made without a display where there is none yet."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else QApplication([])
    app.setStyle("Fusion")
    app.setCursorFlashTime(0)  # what blinks would be on one picture and not on the next
    load_fonts()
    return app


def shoot(screen: Screen, look: ThemeContext, size: QSize) -> QPixmap:
    """Return a picture of the screen at a size."""

    def show(page: QWidget) -> None:
        page.resize(size)
        page.show()

    look.fit(size)
    page = screen(look, show)
    QApplication.processEvents()
    picture = page.grab()
    page.close()
    page.deleteLater()
    # Outside an event loop nobody else does: pages left over would speak every next language.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return picture


@contextmanager
def undisturbed() -> Iterator[None]:
    """Keep from the terminal what the platform without windows says of each page it shows."""

    def tell(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if "propagateSizeHints" in text:
            return
        if former is not None:
            former(kind, context, text)
        else:
            print(text, file=sys.stderr)

    former = qInstallMessageHandler(tell)
    try:
        yield
    finally:
        qInstallMessageHandler(former)
