"""Asking for a record's file, by the platform's own dialogs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QDate, QFileInfo, QLocale, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from stockgames.ui.sentences.speech import say

SUFFIX: Final = "stockgame"


def ask_what_to_open(folder: str, parent: QWidget) -> Path | None:
    """Return the file that the person chooses, None if none; the folder is where the last lay."""
    title = say("shell-files-open-a-game")
    name, _ = QFileDialog.getOpenFileName(parent, title, _place(folder), _filter())
    return Path(name) if name else None


def ask_where_to_save(game: str, folder: str, parent: QWidget) -> Path | None:
    """Return where the person wants a game saved, None if nowhere; the dialog asks about old files.

    The name offered is the game's and today's date, in the folder where the last file lay.
    """
    title = say("shell-save-this-game-as-a")
    return _ask_where(title, game, SUFFIX, _filter(), folder, parent)


def ask_where_to_save_evening(evening: str, folder: str, parent: QWidget) -> Path | None:
    """Return where the person wants an evening saved, None if nowhere; else as with a game.

    What the name ends with tells how: `.png`, `.pdf` or `.json`.
    """
    title = say("shell-save-this-evening-as-a")
    kinds = ";;".join(f"{kind.upper()} (*.{kind})" for kind in ("png", "pdf", "json"))
    return _ask_where(title, evening, "png", kinds, folder, parent)


def ask_where_to_save_person(person: str, folder: str, parent: QWidget) -> Path | None:
    """Return where somebody is to be saved, None if nowhere; else as with a game."""
    title = say("shell-save-this-person-as-a")
    return _ask_where(title, person, "person.json", _people(), folder, parent)


def ask_for_person(folder: str, parent: QWidget) -> Path | None:
    """Return the file of a person that is chosen, None if none."""
    title = say("shell-let-a-person-in")
    name, _ = QFileDialog.getOpenFileName(parent, title, _place(folder), _people())
    return Path(name) if name else None


def _people() -> str:
    return say("shell-people") + " (*.person.json *.json)"


def ask_where_to_save_review(name: str, suffix: str, folder: str, parent: QWidget) -> Path | None:
    """Return where the person wants a picture or a page of a game saved; else as with a game."""
    title = say("shell-save-what-is-looked-back-at")
    return _ask_where(title, name, suffix, f"{suffix.upper()} (*.{suffix})", folder, parent)


def _ask_where(
    title: str, name: str, suffix: str, kinds: str, folder: str, parent: QWidget
) -> Path | None:
    day = QLocale.c().toString(QDate.currentDate(), "yyyy-MM-dd")
    offered = str(Path(_place(folder)) / f"{name} {day}.{suffix}")
    chosen, _ = QFileDialog.getSaveFileName(parent, title, offered, kinds)
    if not chosen:
        return None
    path = Path(chosen)
    return path if path.suffix else path.with_name(f"{path.name}.{suffix}")


def _place(folder: str) -> str:
    """Return the folder while it is there, else the person's documents."""
    if folder and QFileInfo(folder).isDir():
        return folder
    place = QStandardPaths.StandardLocation.DocumentsLocation
    return QStandardPaths.writableLocation(place)


def _filter() -> str:
    return say("shell-games") + f" (*.{SUFFIX} *.json)"
