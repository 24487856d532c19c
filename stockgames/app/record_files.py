"""Opening and dropping files (records and other files of the app), and saving records."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from stockgames.app.filing import Filing
from stockgames.app.messages import Messages, Waiting
from stockgames.engine.errors import StockGamesError
from stockgames.presentation.sentences.speech import say
from stockgames.storage.file_names import shown_path

if TYPE_CHECKING:
    from stockgames.engine.record import Record


class RecordFiles(QObject):
    """Opens files, large ones in the background; before `begin` a file waits."""

    opened = Signal(object)
    """An `openings.Opened`: a game that was replayed and verified."""
    person_found = Signal(object)
    """The Path of a file that contains a person."""

    def __init__(
        self,
        messages: Messages,
        filing: Filing,
        waits: Waiting,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._messages = messages
        self._filing = filing
        self._waits = waits
        self._begun = False
        self.waiting: Path | None = None
        """The file requested before `begin`."""

    def begin(self) -> None:
        """Open the file that was requested before the lobby was painted; later ones open at
        once.
        """
        self._begun = True
        if self.waiting is not None:
            self.open(self.waiting)

    def open(self, path: Path) -> None:
        """Continue the game of a record's file, or replay it if it is over.

        A person's file is imported; for any other file a message says what it is.
        """
        from stockgames.storage.record_file import format_of

        if not self._begun:
            self.waiting = path
        elif self._filing.can_read(path):
            match format_of(path):
                case "stockgames.person":
                    self.person_found.emit(path)
                case "stockgames.evening":
                    self._messages.say(say("app-is-an-evening", file=shown_path(path.name)))
                case _:
                    self._open_record(path)

    def open_named(self, name: str) -> None:
        """Open a file by its full path or by its URL."""
        from stockgames.storage.files import local_path

        path = local_path(name)
        if path is None:
            self._messages.say(say("app-is-not-here"))
        else:
            self.open(Path(path))

    def take_dropped(self, urls: Sequence[str]) -> None:
        """Open a dropped file; if it is not exactly one, say what can be dropped."""
        if len(urls) == 1:
            self.open_named(urls[0])
        else:
            self._messages.say(say("app-drop-one" if urls else "app-drop-a-file"))

    def _open_record(self, path: Path) -> None:
        from stockgames.app.openings import is_long, read_file

        self._waits.begin(
            read_file(path),
            say("app-is-opened-every-move-is", file=shown_path(path.name)),
            self.opened.emit,
            lambda error: self._cannot_open(path, error),
            long=is_long(path),
        )

    def _cannot_open(self, path: Path, error: StockGamesError) -> None:
        name = shown_path(path.name)
        self._messages.say(say("app-cannot-be-opened-it-holds", file=name, reason=str(error)))

    def ask_what_to_open(self) -> None:
        """Ask for a file and open it."""
        from stockgames.ui.window.files import ask_what_to_open

        path = self._filing.ask(ask_what_to_open)
        if path is not None:
            self.open(path)

    def save(self, record: Record, title: str) -> None:
        """Ask where to save a game, and write it."""
        from stockgames.ui.window.files import GAME, Target, ToSave

        def write(target: Target) -> None:
            running = record.result is None
            sentence = "app-saved-as-whoever-reads-it" if running else "app-saved-as"
            words = say(sentence, file=shown_path(target.path.name))
            self._filing.write(target, record.to_json().encode(), words)

        self._filing.save(ToSave(say("shell-save-this-game-as-a"), title, (GAME,)), write)
