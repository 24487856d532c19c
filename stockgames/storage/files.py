"""Files that are replaced whole or not at all."""

from __future__ import annotations

import os
import time
from pathlib import Path

REPLACE_TRIES = 8
"""On Windows a virus scanner may hold a fresh file for a moment; the last wait is 0.64 s."""
FIRST_WAIT = 0.005
"""Seconds; each wait is twice the one before."""


def write_whole(path: Path, data: bytes) -> None:
    """Put data in the file's place, flushed to the disk first; raise OSError, old file intact."""
    fresh = path.with_name(path.name + ".new")
    try:
        with open(fresh, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        replace(fresh, path)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise


def replace(source: Path, target: Path) -> None:
    """Rename over the target, patiently, and flush the folder; raise OSError."""
    wait = FIRST_WAIT
    for _ in range(REPLACE_TRIES):
        try:
            os.replace(source, target)
            break
        except PermissionError:
            time.sleep(wait)
            wait *= 2
    else:
        os.replace(source, target)
    flush_folder(target.parent)


def flush_folder(folder: Path) -> None:
    """Make renames in the folder last through a power cut, where the platform can."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def free_name(path: Path) -> Path:
    """Return the first of `name-1.ext`, `name-2.ext` … that nobody uses."""
    number = 1
    while (found := path.with_name(f"{path.stem}-{number}{path.suffix}")).exists():
        number += 1
    return found
