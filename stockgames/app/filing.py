"""Asking which file is meant, and writing it whole: for every room that saves or opens one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from stockgames.app.messages import Messages
from stockgames.app.preferences import Preferences
from stockgames.storage.errors import StorageCode, StorageError, from_os_error
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.window import MainWindow

Ask = Callable[[str, QWidget], Path | None]
"""A dialog of `ui/shell/files.py`: takes the folder to begin in and the window."""


class Filing:
    """Asks by the platform's dialogs, in the folder where the last file lay, and writes."""

    def __init__(self, window: MainWindow, preferences: Preferences, messages: Messages) -> None:
        self._window = window
        self._preferences = preferences
        self._messages = messages

    def ask(self, ask: Ask) -> Path | None:
        """Return the file that the person chooses, None if none; its folder is kept in mind."""
        path = ask(self._preferences.settings.folder, self._window)
        if path is not None:
            self._preferences.keep_folder(path)
        return path

    def write(self, path: Path, data: bytes, words: str = "") -> None:
        """Write a file whole or not at all, and confirm it: in these words, else by its name."""
        from stockgames.storage.files import write_whole

        try:
            write_whole(path, data)
        except OSError as error:
            found: StorageError = from_os_error(error, path, StorageCode.FOLDER_UNUSABLE)
            self._messages.tell(found)
        else:
            self._messages.confirm(words or say("app-saved-as", file=path.name))
