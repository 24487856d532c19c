"""Runs in the bundle before all else: PyInstaller's own hooks would import all of QtCore."""

from stockgames.app.light_dataclasses import import_dataclasses_lightly
from stockgames.app.light_qt import import_qt_lightly

import_dataclasses_lightly()
import_qt_lightly()
