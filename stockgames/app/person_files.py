"""People as files: taken along, and let in elsewhere."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from stockgames.app.filing import Filing
from stockgames.app.host import Host
from stockgames.app.messages import Messages
from stockgames.app.preferences import Preferences
from stockgames.engine.errors import RecordError
from stockgames.storage.errors import StorageError
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.window import MainWindow

if TYPE_CHECKING:
    from stockgames.evenings.person import Person


class PersonFiles(QObject):
    """Writes and reads `*.person.json`; asks before somebody who is known becomes otherwise."""

    let_in = Signal(object)
    """A Person that a file held is to be kept."""
    known = Signal(str)
    """The id of somebody who is here already, just as in the file."""

    def __init__(
        self,
        window: MainWindow,
        host: Host,
        messages: Messages,
        preferences: Preferences,
        filing: Filing,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window, self._host = window, host
        self._messages, self._preferences, self._filing = messages, preferences, filing

    def save(self, person: Person) -> None:
        """Ask where to save somebody, and write them there."""
        from stockgames.evenings.person import to_text
        from stockgames.ui.shell.files import PERSON, ToSave

        data = to_text(person).encode()
        what = ToSave(say("shell-save-this-person-as-a"), person.name, (PERSON,))
        self._filing.save(what, lambda target: self._filing.write(target, data))

    def ask_for_one(self) -> None:
        """Ask for a file, and let in whoever it holds."""
        from stockgames.ui.shell.files import ask_for_person

        path = self._filing.ask(ask_for_person)
        if path is not None:
            self.take(path)

    def take(self, path: Path) -> None:
        """Let in whoever a file holds; ask first where they are known and were otherwise."""
        from stockgames.evenings.person import from_text
        from stockgames.storage.record_file import read_bytes

        try:
            person = from_text(read_bytes(path))
            house = {each.id: each for each in self._host.library.people()}
        except RecordError as error:
            self._refuse(path, str(error))
        except StorageError as error:
            self._messages.tell(error)
        else:
            self._offer(person, house.get(person.id))

    def _refuse(self, path: Path, reason: str) -> None:
        self._messages.say(say("people-cannot-be-read", file=path.name, reason=reason))

    def _offer(self, person: Person, here: Person | None) -> None:
        from stockgames.ui.people.asking import ask_whether_to_replace, when_done

        if here is None:
            self.let_in.emit(person)
        elif here == person:
            self.known.emit(person.id)
            self._messages.confirm(say("people-is-here-already", name=person.name))
        else:
            box = ask_whether_to_replace(self._preferences.look, person, self._window)
            when_done(box, lambda: self.let_in.emit(replace(person, since=here.since)))
