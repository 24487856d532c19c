"""One writer at a time: a lock that dies with its process, however that ends."""

from __future__ import annotations

import errno
import os
import sys
import weakref
from pathlib import Path

from stockgames.storage.errors import StorageCode, StorageError, from_os_error

_BUSY = (errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK)

if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class WriterLock:
    """Holds a lock file until released.

    The file stays when the lock goes: only the system's lock on it counts, so that no kill leaves a
    stale one behind. SQLite's own locks would not do, because they come and go with each
    transaction and because POSIX drops them when anybody in the process closes the file.
    """

    def __init__(self, path: Path) -> None:
        """Take the lock; raise StorageError (`library-in-use`, `folder-unusable`)."""
        try:
            self._handle: int | None = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise from_os_error(error, path.parent, StorageCode.FOLDER_UNUSABLE) from None
        try:
            _take(self._handle)
        except OSError as error:
            self.release()
            if error.errno in _BUSY:
                raise StorageError(StorageCode.LIBRARY_IN_USE, path) from None
            raise from_os_error(error, path, StorageCode.FOLDER_UNUSABLE) from None
        _held.add(self)

    def release(self) -> None:
        """Let others in; harmless when repeated."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


_held: weakref.WeakSet[WriterLock] = weakref.WeakSet()


def _let_go_in_child() -> None:
    # A forked child shares the lock, and would keep it when the parent is killed.
    for lock in list(_held):
        lock.release()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_let_go_in_child)
