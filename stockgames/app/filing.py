"""File dialogs and atomic writes, for all pages that open or save files."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtWidgets import QWidget

from stockgames.app.messages import Messages
from stockgames.app.preferences import Preferences
from stockgames.presentation.sentences.speech import say
from stockgames.storage.errors import StorageCode, from_os_error
from stockgames.storage.file_names import shown_path
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.window.window import MainWindow

if TYPE_CHECKING:
    from stockgames.ui.window.files import Target, ToSave

Ask = Callable[[str, QWidget], Path | None]
"""A dialog of `ui/window/files.py`: takes the folder to start in and the window."""
Write: TypeAlias = "Callable[[Target], None]"
_BY_NAME: Final = {
    errno.EISDIR: "folder",
    errno.EINVAL: "special",
    errno.ELOOP: "special",
    errno.ENAMETOOLONG: "long",
    errno.EEXIST: "there",
}
"""Errors caused by a file's name, not by the disk."""
_UNREADABLE: Final = {
    errno.EISDIR: "folder",
    errno.EINVAL: "special",
    errno.ENXIO: "special",
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.ELOOP: "missing",
    errno.ENAMETOOLONG: "missing",
    errno.EACCES: "refused",
    errno.EPERM: "refused",
}
"""Reasons that a file can't be opened; anything else is the drive's fault."""


class Filing:
    """Opens the platform's dialogs in the last used folder, and writes files."""

    def __init__(self, window: MainWindow, preferences: Preferences, messages: Messages) -> None:
        self._window = window
        self._preferences = preferences
        self._messages = messages

    def ask(self, ask: Ask) -> Path | None:
        """Return the file that the user chooses, None if none; remember its folder."""
        path = ask(self._preferences.settings.folder, self._window)
        if path is not None:
            self._preferences.keep_folder(path)
        return path

    def can_read(self, path: Path) -> bool:
        """Return whether this is a readable file; if not, show why."""
        from stockgames.storage.files import open_regular

        try:
            open_regular(path).close()
        except OSError as error:
            why = _UNREADABLE.get(error.errno or 0, "drive")
            self._messages.say(say("app-not-opened", why=why, file=shown_path(path.name or path)))
            return False
        return True

    def save(self, what: ToSave, write: Write, last: Target | None = None) -> None:
        """Ask where to save, and call ``write`` unless the user cancels.

        If the file exists, ask whether to replace it or choose another name.
        """
        from stockgames.storage.files import check_target
        from stockgames.ui.window.files import ask_where_to_save

        folder = self._preferences.settings.folder
        target = ask_where_to_save(what, folder, self._window, last)
        if target is None:
            return
        self._preferences.keep_folder(target.path)
        try:
            check_target(target.path)
        except OSError as error:
            self._tell(target.path, error)
            return
        if target.replaces or not target.path.is_file():
            write(target)
            return
        ask_about(
            target,
            self._preferences.look,
            self._window,
            replace=lambda: write(target._replace(replaces=True)),
            choose=lambda: self.save(what, write, target),
        )

    def write(self, target: Target, data: bytes, words: str = "") -> None:
        """Write a file atomically and confirm it, with these words or its name."""
        from stockgames.storage.files import write_whole

        try:
            write_whole(target.path, data, replaces=target.replaces)
        except OSError as error:
            self._tell(target.path, error)
        else:
            self._messages.confirm(words or say("app-saved-as", file=shown_path(target.path.name)))

    def _tell(self, path: Path, error: OSError) -> None:
        """Show why a file could not be written: because of its name, the folder or the disk."""
        why = _BY_NAME.get(error.errno or 0)
        if why is not None:
            self._messages.say(say("app-not-saved", why=why, file=shown_path(path.name)))
        else:
            self._messages.tell(from_os_error(error, path, StorageCode.FOLDER_UNUSABLE))


def ask_about(
    target: Target,
    look: ThemeContext,
    window: MainWindow,
    *,
    replace: Callable[[], None],
    choose: Callable[[], None],
) -> None:
    """Ask whether to replace a file or choose another name; Esc does neither."""
    from stockgames.ui.window.dialogs import MessageSheet

    text = say("app-replace-question", file=shown_path(target.path.name))
    text = f"{text}\n\n{shown_path(target.path.parent)}"
    question = MessageSheet(look, "replace-file", text, window, warns=True)
    question.offer("other", say("app-replace-other"))
    question.offer("does", say("app-replace-does"))

    def answered() -> None:
        does = {"does": replace, "other": choose}.get(question.answer)
        if does is not None:
            does()

    question.finished.connect(answered)
    question.open()
