"""Copies of an intact library: one a day at most, the newest few; and the way back to one.

A broken library is moved aside, never deleted.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from pathlib import Path
from typing import Final

from stockgames.storage.errors import StorageCode, StorageError, from_os_error
from stockgames.storage.files import free_name, make_folder, make_private, replace
from stockgames.storage.open_database import COMPANIONS, LIBRARY, beside, clear, save_copy
from stockgames.storage.writer_lock import WriterLock


def quarantine(folder: Path) -> Path:
    """Rename a library that can't be opened, and return its new path; nothing is deleted.

    `Library.open` then makes a new one. Raise StorageError (`library-in-use`, `cannot-write`).
    """
    path = folder / LIBRARY
    lock = WriterLock(path)
    try:
        aside = aside_name(path)
        for suffix in ("", *COMPANIONS):
            source = path.with_name(path.name + suffix)
            if source.exists():
                os.replace(source, aside.with_name(aside.name + suffix))
        return aside
    except OSError as error:
        raise from_os_error(error, path) from None
    finally:
        lock.release()


def aside_name(path: Path) -> Path:
    """Return a free name for a library that is moved aside."""
    return free_name(path.with_name(f"{path.stem}.aside{path.suffix}"))


FOLDER: Final = "backups"
MOST: Final = 5
"""Copies that are kept."""


def back_up(connection: sqlite3.Connection, path: Path, day: str) -> None:
    """Copy an intact library to a file named after the day, such as `2026-11-29`.

    Does nothing if that exists; deletes the oldest copies beyond `MOST`. Raise StorageError.
    """
    folder = path.with_name(FOLDER)
    copy = folder / f"{path.stem}.{day}{path.suffix}"
    try:
        make_folder(folder)
        if copy.exists():
            return
        save_copy(connection, copy)
        for old in _copies(path)[MOST:]:
            clear(old)
    except OSError as error:
        raise from_os_error(error, copy) from None


def newest(folder: Path) -> str | None:
    """Return the day of the newest copy of a folder's library; None without one."""
    copies = _copies(folder / LIBRARY)
    return _day(copies[0]) if copies else None


def restore(folder: Path) -> Path:
    """Replace a library that can't be opened by its newest copy, which stays as well.

    Return the new path of the file that was replaced. Raise StorageError.
    """
    path = folder / LIBRARY
    copies = _copies(path)
    if not copies:
        raise StorageError(StorageCode.CANNOT_READ, path.with_name(FOLDER))
    aside, fresh = quarantine(folder), beside(path, ".new")
    try:
        clear(fresh)
        make_private(fresh)
        shutil.copyfile(copies[0], fresh)
        replace(fresh, path)
    except OSError as error:
        os.replace(aside, path)
        raise from_os_error(error, path) from None
    return aside


def _copies(path: Path) -> list[Path]:
    """Return the copies of a library, newest first."""
    return sorted(path.with_name(FOLDER).glob(f"{path.stem}.????-??-??{path.suffix}"), reverse=True)


def _day(copy: Path) -> str:
    return copy.stem.rpartition(".")[2]
