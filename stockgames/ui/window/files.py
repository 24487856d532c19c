"""The platform's own file dialogs for opening and saving, and pictures as files."""

from __future__ import annotations

import sys
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QBuffer, QDate, QFileInfo, QIODevice, QLocale, QStandardPaths
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog, QWidget

from stockgames.presentation.sentences.speech import say
from stockgames.storage.files import UNNAMED, file_name


class Kind(NamedTuple):
    """A kind of file: its name extensions, the usual one first."""

    endings: tuple[str, ...]
    words: str = ""
    """The id of the sentence that names it; without it, the extension is shown."""

    def label(self) -> str:
        """Return its entry in a dialog's list of file types."""
        name = say(self.words) if self.words else self.endings[0].upper()
        return f"{name} ({' '.join(f'*.{ending}' for ending in self.endings)})"


GAME: Final = Kind(("stockgame", "json"), "shell-games")
PERSON: Final = Kind(("person.json", "json"), "shell-people")
PICTURE: Final = Kind(("png",))
PRINT: Final = Kind(("pdf",))
DATA: Final = Kind(("json",))
PAGE: Final = Kind(("html", "htm"))
_ENDINGS: Final = frozenset(
    ending for kind in (GAME, PERSON, PICTURE, PRINT, DATA, PAGE) for ending in kind.endings
) | {"person"}
"""What counts as the extension of a typed name; anything else after a dot is part of the name."""


def encoded(picture: QImage, kind: str, quality: int = -1) -> bytes:
    """Return a picture as a file of a kind, such as `PNG`."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, kind, quality)  # type: ignore[call-overload]
    return bytes(buffer.data().data())


class ToSave(NamedTuple):
    """What is to be saved: the dialog's title, the suggested name, and the kinds to choose from."""

    title: str
    name: str
    kinds: tuple[Kind, ...]


class Target(NamedTuple):
    """The file that will be written, and its kind."""

    path: Path
    kind: Kind
    replaces: bool = False
    """Whether the user has agreed to replace an existing file."""


_CHANGES_NOTHING: Final = QFileDialog.Option.ReadOnly
"""No file is deleted or renamed in Qt's own dialog, for desktops without one: in Qt 6.11 that
crashes some time later, in `QFileSystemModel::parent()` of a node that is gone (found by
`tests.soak.monkey`, not in Qt's tracker). The dialogs of systems ignore it.
"""


def ask_what_to_open(folder: str, parent: QWidget) -> Path | None:
    """Return the file that the user chooses, None if none; ``folder`` is that of the last file."""
    return _ask_what(say("shell-files-open-a-game"), GAME, folder, parent)


def ask_for_person(folder: str, parent: QWidget) -> Path | None:
    """Return the person file that the user chooses, None if none."""
    return _ask_what(say("shell-let-a-person-in"), PERSON, folder, parent)


def _ask_what(title: str, kind: Kind, folder: str, parent: QWidget) -> Path | None:
    name, _ = QFileDialog.getOpenFileName(
        parent, title, _place(folder), kind.label(), "", _CHANGES_NOTHING
    )
    return Path(name) if name else None


def ask_where_to_save(
    what: ToSave, folder: str, parent: QWidget, last: Target | None = None
) -> Target | None:
    """Return where the user wants something saved, None if cancelled.

    It suggests the name with today's date in the last file's folder, or the ``last`` target. The
    caller asks before overwriting an existing file: the dialog would check the name as typed,
    before the extension is added.
    """
    day = QLocale.c().toString(QDate.currentDate(), "yyyy-MM-dd")
    name = file_name(f"{what.name} {day}", what.kinds[0].endings[0])
    offered = last.path if last is not None else Path(_place(folder)) / name
    labels = {kind.label(): kind for kind in what.kinds}
    chosen, label = QFileDialog.getSaveFileName(
        parent,
        what.title,
        str(offered),
        ";;".join(labels),
        (last.kind if last is not None else what.kinds[0]).label(),
        QFileDialog.Option.DontConfirmOverwrite | _CHANGES_NOTHING,
    )
    if not chosen:
        return None
    target = target_of(Path(chosen), what.kinds, labels.get(label))
    # The system asks about existing names there, which can't be turned off.
    asked = sys.platform == "darwin" and target.path == Path(chosen)
    return target._replace(replaces=asked)


def target_of(typed: Path, kinds: Sequence[Kind], chosen: Kind | None) -> Target:
    """Return the file that a typed name means, with the extension of the chosen kind.

    If the system doesn't report the kind, the typed extension decides, otherwise it is the first
    kind.
    """
    name = typed.name.rstrip(" .") or UNNAMED
    fits = (kind for kind in kinds if _without(name, kind.endings))
    kind = chosen or next(fits, kinds[0])
    if not _without(name, kind.endings):
        name = _without(name, _ENDINGS) or name
    if not _without(name, kind.endings):
        name = f"{name}.{kind.endings[0]}"
    return Target(typed.parent / name, kind)  # a root has no name that could be replaced


def _without(name: str, endings: Collection[str]) -> str:
    """Return a name without the longest of these extensions that it has; "" if it has none."""
    for ending in sorted(endings, key=len, reverse=True):
        if name.lower().endswith(f".{ending}"):
            return name[: -len(ending) - 1].rstrip(" .")
    return ""


def _place(folder: str) -> str:
    if folder and QFileInfo(folder).isDir():
        return folder
    place = QStandardPaths.StandardLocation.DocumentsLocation
    return QStandardPaths.writableLocation(place)
