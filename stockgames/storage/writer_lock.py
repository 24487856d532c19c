"""Locks for a single writer, which end with their process however it ends."""

from __future__ import annotations

import errno
import os
import struct
import sys
import weakref
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from stockgames.storage.errors import StorageCode, StorageError, from_os_error

SUFFIX = ".lock"
_FREE_BYTE = 0x40000000 + 4096
_BUSY = (errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK)

if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


if sys.platform == "linux":

    def _take_file(handle: int) -> None:
        # It belongs to this file descriptor, unlike SQLite's own locks, and is on a byte that
        # SQLite never locks. https://www.sqlite.org/lockingv3.html
        one_byte = struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, _FREE_BYTE, 1, 0)
        fcntl.fcntl(handle, fcntl.F_OFD_SETLK, one_byte)

else:

    def _take_file(handle: int) -> None:
        raise OSError(errno.ENOTSUP, "no such locks here")


class _Lock:
    """Holds a lock on an open file until released.

    The file stays when the lock is released: only the system's lock on it counts, so a killed
    process never leaves a stale lock. SQLite's own locks are not enough, because they last only for
    a transaction, and because POSIX drops them when any code in the process closes the file.
    """

    def __init__(self, handle: int, path: Path, take: Callable[[int], None]) -> None:
        """Take the lock; raise StorageError (`library-in-use`), or OSError."""
        self._handle: int | None = handle
        try:
            take(handle)
        except OSError as error:
            self.release()
            if error.errno in _BUSY:
                raise StorageError(StorageCode.LIBRARY_IN_USE, path) from None
            raise
        _held.add(self)

    def release(self) -> None:
        """Release the lock; can be called again."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


class WriterLock:
    """Keeps all others out of a library, by whatever path they open it, until released.

    It locks the lock file of the folder; if the library is a link to another folder, also the lock
    file there; and, on Linux, the library itself, to which hard links may lead.
    """

    def __init__(self, path: Path) -> None:
        """Lock a library, which need not exist yet; raise StorageError.

        The codes are `library-in-use` and `folder-unusable`.
        """
        self._path, self._holds_file = path, False
        own, real = path.with_suffix(SUFFIX), Path(os.path.realpath(path)).with_suffix(SUFFIX)
        self._locks = [_lock_file(own)]
        try:
            if os.path.realpath(own) != os.path.realpath(real):
                # If that folder is not writable, nobody can write to the library there either.
                self._add(lambda: _lock_file(real))
            self.hold_file()
        except BaseException:
            self.release()
            raise

    def hold_file(self) -> None:
        """Lock the library file itself, unless that is done; it may have just been created."""
        if not self._holds_file and self._path.is_file():
            self._holds_file = True
            self._add(lambda: _Lock(os.open(self._path, os.O_RDWR), self._path, _take_file))

    def _add(self, take: Callable[[], _Lock]) -> None:
        """Take another lock if possible; raise StorageError if another window has it."""
        try:
            with suppress(OSError):
                self._locks.append(take())
        except StorageError as error:
            if error.code is StorageCode.LIBRARY_IN_USE:
                raise StorageError(error.code, self._path) from None

    def release(self) -> None:
        """Release all locks; can be called again. The library must be closed."""
        for lock in self._locks:
            lock.release()


def _lock_file(path: Path) -> _Lock:
    """Lock a file that exists only for that; raise StorageError."""
    try:
        return _Lock(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), path, _take)
    except OSError as error:
        raise from_os_error(error, path.parent, StorageCode.FOLDER_UNUSABLE) from None


_held: weakref.WeakSet[_Lock] = weakref.WeakSet()


def _let_go_in_child() -> None:
    # A forked child shares the lock, and would keep it after the parent is killed.
    for lock in list(_held):
        lock.release()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_let_go_in_child)
