"""Asks what to do when the library cannot be opened."""

from __future__ import annotations

from enum import Enum

from PySide6.QtWidgets import QWidget

from stockgames.storage.errors import StorageCode, StorageError
from stockgames.ui.kit.theme import Look
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.message_sheet import MessageSheet
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
    question = library_question(error, look, parent)
    question.exec()
    answer = question.answer
    return Way(answer) if answer else Way.QUIT


def library_question(error: StorageError, look: Look, parent: QWidget) -> MessageSheet:
    """Return the question, its buttons named by their way.

    Enter gives nothing up: it tries again where that may help, and else quits.
    """
    passes = error.code in _PASSING
    text = storage_text(error)
    question = MessageSheet(look, "library-question", text, parent, warns=not passes)
    if passes:
        question.offer(Way.AGAIN.value, say("shell-try-again"))
    question.offer(Way.QUIT.value, say("shell-quit"))
    question.offer(Way.UNKEPT.value, say("shell-play-without-saving"))
    if error.code is StorageCode.LIBRARY_DAMAGED:
        question.offer(Way.RESCUE.value, say("shell-rescue-what-can-be-read"))
    if error.code in (StorageCode.LIBRARY_DAMAGED, StorageCode.NOTHING_TO_RESCUE):
        question.offer(Way.SET_ASIDE.value, say("shell-rename-it-and-start-fresh"))
    return question
