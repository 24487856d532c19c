"""Asking for a record's file, by the platform's own dialogs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

SUFFIX: Final = "stockgame"


def ask_what_to_open(parent: QWidget) -> Path | None:
    """Return the file that the person chooses, None if none."""
    title = QCoreApplication.translate("Files", "Open a game")
    name, _ = QFileDialog.getOpenFileName(parent, title, _home(), _filter())
    return Path(name) if name else None


def ask_where_to_save(game: str, parent: QWidget) -> Path | None:
    """Return where the person wants a game saved, None if nowhere; the dialog asks about old files.

    The name offered is the game's and today's date.
    """
    title = QCoreApplication.translate("Files", "Save this game as a file")
    day = QLocale.c().toString(QDate.currentDate(), "yyyy-MM-dd")
    offered = str(Path(_home()) / f"{game} {day}.{SUFFIX}")
    name, _ = QFileDialog.getSaveFileName(parent, title, offered, _filter())
    if not name:
        return None
    path = Path(name)
    return path if path.suffix else path.with_name(f"{path.name}.{SUFFIX}")


def _home() -> str:
    place = QStandardPaths.StandardLocation.DocumentsLocation
    return QStandardPaths.writableLocation(place)


def _filter() -> str:
    return QCoreApplication.translate("Files", "Games") + f" (*.{SUFFIX} *.json)"
