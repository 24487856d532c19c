"""Runs in the bundle before PyInstaller's own hooks, which would import all of QtCore."""

from stockgames.app.light_dataclasses import import_dataclasses_lightly
from stockgames.app.light_qt import import_qt_lightly

import_dataclasses_lightly()
import_qt_lightly()
