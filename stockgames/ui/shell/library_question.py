"""Asks what to do when the library cannot be opened."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from stockgames.storage.errors import StorageCode, StorageError
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.message_boxes import dress_box
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.storage_words import storage_text


class Way(Enum):
    """How to go on without the library."""

    QUIT = "quit"
    UNKEPT = "unkept"
    """Play, and keep nothing."""
    AGAIN = "again"
    """Try once more: the other window is closed, or there is room on the disk."""
    SET_ASIDE = "set-aside"
    """Rename the damaged file and begin a new one."""
    RESCUE = "rescue"
    """Put all games that can be read into a new file, and keep the damaged one aside."""


_PASSING = (
    StorageCode.LIBRARY_IN_USE,
    StorageCode.DISK_FULL,
    StorageCode.FOLDER_UNUSABLE,
    StorageCode.CANNOT_READ,
    StorageCode.CANNOT_WRITE,
)
"""What a person may put right while the question is open."""


def ask_about_library(error: StorageError, look: Look, parent: QWidget) -> Way:
    """Tell what is wrong and return the way chosen; closing the question quits."""
    box = question_box(error, parent)
    dress_box(box, look)
    box.exec()
    clicked = box.clickedButton()
    box.deleteLater()
    return Way(clicked.objectName()) if clicked is not None else Way.QUIT


def question_box(error: StorageError, parent: QWidget) -> QMessageBox:
    """Return the question, its buttons named by their way.

    Enter gives nothing up: it tries again where that may help, and else quits.
    """
    passes = error.code in _PASSING
    icon = QMessageBox.Icon.Information if passes else QMessageBox.Icon.Warning
    box = QMessageBox(icon, "", storage_text(error), parent=parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setObjectName("library-question")
    quit_text = say("shell-quit")
    play_text = say("shell-play-without-saving")
    ways = [(Way.QUIT, quit_text), (Way.UNKEPT, play_text)]
    if passes:
        ways.append((Way.AGAIN, say("shell-try-again")))
    if error.code is StorageCode.LIBRARY_DAMAGED:
        rescue = say("shell-rescue-what-can-be-read")
        ways.append((Way.RESCUE, rescue))
    if error.code in (StorageCode.LIBRARY_DAMAGED, StorageCode.NOTHING_TO_RESCUE):
        aside = say("shell-rename-it-and-start-fresh")
        ways.append((Way.SET_ASIDE, aside))
    for way, text in ways:
        role = QMessageBox.ButtonRole.AcceptRole
        if way is Way.QUIT:
            role = QMessageBox.ButtonRole.RejectRole
        button = box.addButton(text, role)
        button.setObjectName(way.value)
        if way is (Way.AGAIN if passes else Way.QUIT):
            box.setDefaultButton(button)
    return box
