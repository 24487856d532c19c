"""Moves a broken library aside when a person asks for a new one."""

from __future__ import annotations

import os
from pathlib import Path

from stockgames.storage.errors import from_os_error
from stockgames.storage.files import free_name
from stockgames.storage.opening import COMPANIONS, LIBRARY
from stockgames.storage.writer_lock import WriterLock


def set_aside(folder: Path) -> Path:
    """Rename a library that can't be opened, and return its new path; nothing is deleted.

    `Library.open` then makes a new one. Raise StorageError (`library-in-use`, `cannot-write`).
    """
    path = folder / LIBRARY
    lock = WriterLock(path)
    try:
        kept = aside_name(path)
        for suffix in ("", *COMPANIONS):
            source = path.with_name(path.name + suffix)
            if source.exists():
                os.replace(source, kept.with_name(kept.name + suffix))
        return kept
    except OSError as error:
        raise from_os_error(error, path) from None
    finally:
        lock.release()


def aside_name(path: Path) -> Path:
    """Return a free name for a library that is moved aside."""
    return free_name(path.with_name(f"{path.stem}.aside{path.suffix}"))
