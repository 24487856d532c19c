"""Runs in the bundle before all else: PyInstaller's own hook would import all of QtCore."""

from stockgames.app.light_qt import import_qt_lightly

import_qt_lightly()
