"""The application of commands that paint without a display."""

from __future__ import annotations

import os

from PySide6.QtWidgets import QApplication

from stockgames.ui.kit.fonts import load_fonts


def offscreen_application() -> QApplication:
    """Return the application, made without a display where there is none yet."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else QApplication([])
    app.setStyle("Fusion")
    app.setCursorFlashTime(0)  # what blinks would be on one picture and not on the next
    load_fonts()
    return app
