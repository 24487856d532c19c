"""Storage errors, as codes that the UI puts into words."""

from __future__ import annotations

import errno
from enum import StrEnum
from pathlib import Path

from stockgames.engine.errors import StockGamesError


class StorageCode(StrEnum):
    """Why something could not be saved or read."""

    FOLDER_UNUSABLE = "folder-unusable"
    """The data folder cannot be made, is no folder, or takes no files."""
    CANNOT_READ = "cannot-read"
    CANNOT_WRITE = "cannot-write"
    DISK_FULL = "disk-full"
    LIBRARY_IN_USE = "library-in-use"
    """Another window, or another program, holds the library."""
    LIBRARY_GONE = "library-gone"
    """While it was open, the library was moved, renamed or deleted; or its folder was."""
    LIBRARY_REPLACED = "library-replaced"
    """While it was open, another program replaced the library, or changed it."""
    LIBRARY_NEWER = "library-newer"
    """A later release wrote the library; this one leaves it alone."""
    LIBRARY_DAMAGED = "library-damaged"
    """The file is no library, or no longer whole; it is left as it is (see `aside`)."""
    NOTHING_TO_RESCUE = "nothing-to-rescue"
    """Not one game of the damaged library can be read; it is left as it is."""
    MIGRATION_FAILED = "migration-failed"
    """An older library could not be brought up to date; it is as it was."""
    GAME_SHELVED = "game-shelved"
    """This one game no longer replays; it is kept, and the others go on."""
    GAME_DAMAGED = "game-damaged"
    """What was kept of this one game cannot be read; it stays, and the others go on."""
    NO_SUCH_GAME = "no-such-game"
    OUT_OF_STEP = "out-of-step"
    """A move does not follow the last one kept."""


class StorageError(StockGamesError):
    """Something could not be saved or read; the attempt changed nothing.

    `path` is the file or folder that a person must look at, `detail` one technical line.
    """

    def __init__(self, code: StorageCode, path: Path, detail: str = "") -> None:
        text = f"{code.replace('-', ' ')}: {path}"
        super().__init__(f"{text} ({detail})" if detail else text)
        self.code = code
        self.path = path
        self.detail = detail


class GameShelvedError(StorageError):
    """A saved game that can't be resumed; `detail` says why (`move 17: …`)."""

    code_of_kind = StorageCode.GAME_SHELVED

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(self.code_of_kind, path, reason)


class GameDamagedError(GameShelvedError):
    """A game with unreadable parts; `detail` says which (`move 17 is damaged`)."""

    code_of_kind = StorageCode.GAME_DAMAGED


def from_os_error(
    error: OSError, path: Path, code: StorageCode = StorageCode.CANNOT_WRITE
) -> StorageError:
    """Return the StorageError for an OSError; its code is `code` unless the disk is full."""
    if error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)):
        code = StorageCode.DISK_FULL
    return StorageError(code, path, error.strerror or type(error).__name__)
