"""Runs in the bundle before all else: PyInstaller's own hooks would import all of QtCore."""

import gc

from stockgames.app.light_dataclasses import import_dataclasses_lightly
from stockgames.app.light_qt import import_qt_lightly

gc.disable()  # what is imported here stays: to search it for garbage is in vain
import_dataclasses_lightly()
import_qt_lightly()
gc.enable()
