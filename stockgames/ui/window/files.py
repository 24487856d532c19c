"""Asking by the platform's own dialogs which file is meant, to be opened or to be saved."""

from __future__ import annotations

import sys
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QDate, QFileInfo, QLocale, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from stockgames.storage.file_names import UNNAMED, file_name
from stockgames.ui.sentences.speech import say


class Kind(NamedTuple):
    """A kind of file: how names of its files end, the usual ending first."""

    endings: tuple[str, ...]
    words: str = ""
    """The sentence that names it; without one, its ending does."""

    def label(self) -> str:
        """Return how a dialog offers it."""
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
"""What counts as an ending of a typed name; anything else after a dot belongs to the name."""


class ToSave(NamedTuple):
    """What is to be saved: the dialog's title, the name to offer, and the kinds to choose from."""

    title: str
    name: str
    kinds: tuple[Kind, ...]


class Target(NamedTuple):
    """The file that will be written, and as what."""

    path: Path
    kind: Kind
    replaces: bool = False
    """Whether the person has agreed that a file of this name is replaced."""


def ask_what_to_open(folder: str, parent: QWidget) -> Path | None:
    """Return the file that the person chooses, None if none; the folder is where the last lay."""
    return _ask_what(say("shell-files-open-a-game"), GAME, folder, parent)


def ask_for_person(folder: str, parent: QWidget) -> Path | None:
    """Return the file of a person that is chosen, None if none."""
    return _ask_what(say("shell-let-a-person-in"), PERSON, folder, parent)


def _ask_what(title: str, kind: Kind, folder: str, parent: QWidget) -> Path | None:
    name, _ = QFileDialog.getOpenFileName(parent, title, _place(folder), kind.label())
    return Path(name) if name else None


def ask_where_to_save(
    what: ToSave, folder: str, parent: QWidget, last: Target | None = None
) -> Target | None:
    """Return where the person wants something saved, None if nowhere.

    The name offered is its own with today's date, in the folder where the last file lay, or that of
    the target which was chosen last. Whoever writes asks about a file that is there already: the
    dialog would ask about the name as it was typed.
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
        QFileDialog.Option.DontConfirmOverwrite,
    )
    if not chosen:
        return None
    target = target_of(Path(chosen), what.kinds, labels.get(label))
    # There the system asks about names that are there, and nobody can tell it not to.
    asked = sys.platform == "darwin" and target.path == Path(chosen)
    return target._replace(replaces=asked)


def target_of(typed: Path, kinds: Sequence[Kind], chosen: Kind | None) -> Target:
    """Return the file that a typed name means: the chosen kind decides how it ends.

    Where the system doesn't tell which kind was chosen, the name does, or it is the first.
    """
    name = typed.name.rstrip(" .") or UNNAMED
    fits = (kind for kind in kinds if _without(name, kind.endings))
    kind = chosen or next(fits, kinds[0])
    if not _without(name, kind.endings):
        name = _without(name, _ENDINGS) or name
    if not _without(name, kind.endings):
        name = f"{name}.{kind.endings[0]}"
    return Target(typed.with_name(name), kind)


def _without(name: str, endings: Collection[str]) -> str:
    """Return a name without the longest of these endings that it has; "" where it has none."""
    for ending in sorted(endings, key=len, reverse=True):
        if name.lower().endswith(f".{ending}"):
            return name[: -len(ending) - 1].rstrip(" .")
    return ""


def _place(folder: str) -> str:
    if folder and QFileInfo(folder).isDir():
        return folder
    place = QStandardPaths.StandardLocation.DocumentsLocation
    return QStandardPaths.writableLocation(place)
