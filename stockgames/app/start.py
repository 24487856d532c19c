"""From the command line to the first painted window."""

from __future__ import annotations

import gc
import sys
from importlib import import_module
from typing import TYPE_CHECKING

from stockgames.app.display import NO_DISPLAY, has_display

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

_BEFORE_QT = (
    "stockgames.storage.settings_file",
    "stockgames.storage.places",
    "stockgames.ui.lobby.entries",
    "stockgames.ui.shell.resources",
)
"""What the house needs without Qt: PySide6 reads the source of every module that loads after it."""


def start(exit_after_first_paint: bool = False, record: str | None = None) -> int:
    """Open the window, and a record's file if one is named; return the exit status at its close."""
    if not has_display():
        print(NO_DISPLAY, file=sys.stderr)
        return 1
    gc.disable()  # what loads now stays: to search it for garbage again and again is in vain
    for name in _BEFORE_QT:
        import_module(name)
    app = _application()

    from stockgames.app.file_opener import FileOpener
    from stockgames.app.house import House
    from stockgames.app.trouble import Trouble
    from stockgames.storage.places import data_folder

    folder = data_folder()
    house = House(app, folder)
    Trouble(house, folder).install()
    opener = FileOpener(house)
    app.installEventFilter(opener)
    if record is not None:
        opener.open(record)
    house.open(app.quit if exit_after_first_paint else None)
    gc.freeze()
    gc.enable()
    status = app.exec()
    house.close()
    return status


def _application() -> QApplication:
    from PySide6.QtWidgets import QApplication

    # Setting the style by a call would load all of QStyle into Python.
    style = [] if sys.platform == "darwin" else ["-style", "Fusion"]
    app = QApplication([*sys.argv[:1], *style])
    app.setApplicationName("stockgames")
    app.setApplicationDisplayName("Stock Games")
    app.setDesktopFileName("stockgames")
    return app
