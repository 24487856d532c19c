"""Storage errors, as codes that the UI puts into words."""

from __future__ import annotations

import errno
from enum import StrEnum
from pathlib import Path

from stockgames.engine.errors import StockGamesError


class StorageCode(StrEnum):
    """Why something could not be saved or read."""

    FOLDER_UNUSABLE = "folder-unusable"
    """The data folder cannot be created, is not a folder, or is not writable."""
    CANNOT_READ = "cannot-read"
    CANNOT_WRITE = "cannot-write"
    DISK_FULL = "disk-full"
    LIBRARY_IN_USE = "library-in-use"
    """Another window or another program has locked the library."""
    LIBRARY_GONE = "library-gone"
    """The open library or its folder was moved, renamed, or deleted."""
    LIBRARY_REPLACED = "library-replaced"
    """Another program replaced or changed the open library."""
    LIBRARY_NEWER = "library-newer"
    """The library was written by a later release; it is left unchanged."""
    LIBRARY_DAMAGED = "library-damaged"
    """The file is not a library or is damaged; it is left unchanged (see `backups`)."""
    NOTHING_TO_RESCUE = "nothing-to-rescue"
    """The damaged library contains no readable game; it is left unchanged."""
    MIGRATION_FAILED = "migration-failed"
    """The migration of an older library failed; the library is unchanged."""
    GAME_SHELVED = "game-shelved"
    """A single game can no longer be replayed; it is kept, and other games are unaffected."""
    GAME_DAMAGED = "game-damaged"
    """The data of a single game is unreadable; it is kept, and other games are unaffected."""
    NO_SUCH_GAME = "no-such-game"
    OUT_OF_STEP = "out-of-step"
    """A move does not follow the last saved one."""


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
