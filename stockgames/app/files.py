"""Files: dialogs, atomic writes, and games from and to record files."""

from __future__ import annotations

import errno
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from stockgames.app.messages import Messages, TaskRunner
from stockgames.app.preferences import Preferences
from stockgames.engine.errors import StockGamesError
from stockgames.presentation.sentences.speech import say
from stockgames.storage.errors import StorageCode, from_os_error
from stockgames.storage.files import check_target, local_path, open_regular, shown_path, write_whole
from stockgames.ui.window.window import MainWindow

if TYPE_CHECKING:
    from stockgames.engine.incremental import Steps
    from stockgames.engine.match import Match
    from stockgames.engine.record import Record
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


class FileDialogs:
    """Opens the platform's dialogs in the last used folder, and writes files."""

    def __init__(self, window: MainWindow, preferences: Preferences, messages: Messages) -> None:
        self._window = window
        self._preferences = preferences
        self._messages = messages

    def ask(self, ask: Ask) -> Path | None:
        """Return the file that the user chooses, None if none; remember its folder."""
        path = ask(self._preferences.settings.folder, self._window)
        if path is not None:
            self._preferences.save_folder(path)
        return path

    def can_read(self, path: Path) -> bool:
        """Return whether this is a readable file; if not, show why."""
        try:
            open_regular(path).close()
        except OSError as error:
            why = _UNREADABLE.get(error.errno or 0, "drive")
            self._messages.show(say("app-not-opened", why=why, file=shown_path(path.name or path)))
            return False
        return True

    def save(self, what: ToSave, write: Write, last: Target | None = None) -> None:
        """Ask where to save, and call ``write`` unless the user cancels.

        If the file exists, ask whether to replace it or choose another name; Esc does neither.
        """
        from stockgames.ui.window.files import ask_where_to_save

        folder = self._preferences.settings.folder
        target = ask_where_to_save(what, folder, self._window, last)
        if target is None:
            return
        self._preferences.save_folder(target.path)
        try:
            check_target(target.path)
        except OSError as error:
            self._show_error(target.path, error)
            return
        if target.replaces or not target.path.is_file():
            write(target)
            return
        from stockgames.ui.window.dialogs import MessageSheet

        text = say("app-replace-question", file=shown_path(target.path.name))
        text = f"{text}\n\n{shown_path(target.path.parent)}"
        look = self._preferences.look
        question = MessageSheet(look, "replace-file", text, self._window, warns=True)
        choose = partial(self.save, what, write, target)
        question.offer("other", say("app-replace-other"), choose)
        again = target._replace(replaces=True)
        question.offer("does", say("app-replace-does"), lambda: write(again))
        question.open()

    def write(self, target: Target, data: bytes, words: str = "") -> None:
        """Write a file atomically and confirm it, with these words or its name."""
        try:
            write_whole(target.path, data, replaces=target.replaces)
        except OSError as error:
            self._show_error(target.path, error)
        else:
            self._messages.toast(words or say("app-saved-as", file=shown_path(target.path.name)))

    def _show_error(self, path: Path, error: OSError) -> None:
        """Show why a file could not be written: because of its name, the folder or the disk."""
        why = _BY_NAME.get(error.errno or 0)
        if why is not None:
            self._messages.show(say("app-not-saved", why=why, file=shown_path(path.name)))
        else:
            self._messages.show_error(from_os_error(error, path, StorageCode.FOLDER_UNUSABLE))


class RecordFiles(QObject):
    """Opens files, large ones in the background; before `begin` a file waits."""

    opened = Signal(object)
    """An `Opened`: a game that was replayed and verified."""
    person_found = Signal(object)
    """The Path of a file that contains a person."""

    def __init__(
        self,
        messages: Messages,
        dialogs: FileDialogs,
        tasks: TaskRunner,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._messages = messages
        self._dialogs = dialogs
        self._tasks = tasks
        self._has_begun = False
        self.waiting: Path | None = None
        """The file requested before `begin`."""

    def begin(self) -> None:
        """Open the file that was requested before the lobby was painted."""
        self._has_begun = True
        if self.waiting is not None:
            self.open(self.waiting)

    def open(self, path: Path) -> None:
        """Continue the game of a record's file, or replay it if it is over.

        A person's file is imported; for any other file a message says what it is.
        """
        from stockgames.storage.files import format_of

        if not self._has_begun:
            self.waiting = path
        elif self._dialogs.can_read(path):
            match format_of(path):
                case "stockgames.person":
                    self.person_found.emit(path)
                case "stockgames.evening":
                    self._messages.show(say("app-is-an-evening", file=shown_path(path.name)))
                case _:
                    self._open_record(path)

    def open_named(self, name: str) -> None:
        """Open a file by its full path or its URL, once the lobby is ready."""
        path = local_path(name)
        if path is None:
            self._messages.show(say("app-is-not-here"))
        else:
            self.open(Path(path))

    def take_dropped(self, urls: Sequence[str]) -> None:
        """Open a dropped file; if it is not exactly one, say what can be dropped."""
        if len(urls) == 1:
            self.open_named(urls[0])
        else:
            self._messages.show(say("app-drop-one" if urls else "app-drop-a-file"))

    def _open_record(self, path: Path) -> None:
        self._tasks.begin(
            read_file(path),
            say("app-is-opened-every-move-is", file=shown_path(path.name)),
            self.opened.emit,
            lambda error: self._cannot_open(path, error),
            long=is_long(path),
        )

    def _cannot_open(self, path: Path, error: StockGamesError) -> None:
        name = shown_path(path.name)
        self._messages.show(say("app-cannot-be-opened-it-holds", file=name, reason=str(error)))

    def ask_what_to_open(self) -> None:
        from stockgames.ui.window.files import ask_what_to_open

        path = self._dialogs.ask(ask_what_to_open)
        if path is not None:
            self.open(path)

    def save(self, record: Record, title: str) -> None:
        from stockgames.ui.window.files import GAME, ToSave

        def write(target: Target) -> None:
            running = record.result is None
            sentence = "app-saved-as-whoever-reads-it" if running else "app-saved-as"
            words = say(sentence, file=shown_path(target.path.name))
            self._dialogs.write(target, record.to_json().encode(), words)

        self._dialogs.save(ToSave(say("shell-save-this-game-as-a"), title, (GAME,)), write)


MANY_BYTES: Final = 100_000
"""The size of a file of a thousand moves or more."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A game from a file, replayed and verified."""

    match: Match
    seed: str


def read_file(path: Path) -> Steps[Opened]:
    """Read a record's file and replay it step by step. Raises RecordError."""
    from stockgames.engine.commitment import joined_seed
    from stockgames.engine.fairness import open_seed
    from stockgames.engine.verify import verify_step_by_step
    from stockgames.storage.files import read_record_file

    yield 0.0
    record = read_record_file(path)
    over = record.result is not None
    seed = open_seed(record) if over else joined_seed(token_hex(16), len(record.moves))
    return Opened((yield from verify_step_by_step(record, seed)), seed)


def is_long(path: Path) -> bool:
    """Return whether reading a file may take too long for the GUI thread."""
    try:
        return path.stat().st_size > MANY_BYTES
    except (OSError, ValueError):  # reading it will report what is wrong
        return False
