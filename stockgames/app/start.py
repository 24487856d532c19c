"""From the command line to the first painted window."""

from __future__ import annotations

import sys

from stockgames.app.display import NO_DISPLAY, has_display


def start(exit_after_first_paint: bool = False) -> int:
    """Open the window and run until it closes; return the exit status."""
    if not has_display():
        print(NO_DISPLAY, file=sys.stderr)
        return 1
    from PySide6.QtWidgets import QApplication

    app = QApplication(sys.argv[:1])
    app.setApplicationName("stockgames")
    app.setApplicationDisplayName("Stock Games")
    app.setDesktopFileName("stockgames")
    if sys.platform != "darwin":
        app.setStyle("Fusion")

    from stockgames.app.house import House
    from stockgames.storage.places import data_folder

    house = House(app, data_folder())
    if exit_after_first_paint:
        from stockgames.app.first_paint import FirstPaint

        FirstPaint(house.lobby, app.quit)
    house.open()
    status = app.exec()
    house.close()
    return status
