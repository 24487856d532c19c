"""Files that are replaced whole or not at all."""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final

REPLACE_TRIES = 8
"""On Windows a virus scanner may hold a fresh file for a moment; the last wait is 0.64 s."""
FIRST_WAIT = 0.005
"""Seconds; each wait is twice the one before."""
LARGEST_FOUND: Final = 256 * 1024 * 1024
"""Bytes that are read of a file which a command goes on with: more than any of them has."""
_NO_NAME: Final = "no file has such a name"
LEFT_AFTER = 3600.0
"""Seconds after which nobody writes a fresh file any more."""


StrPath = str | os.PathLike[str]


def open_regular(path: StrPath) -> BinaryIO:
    """Open a file to be read; raise OSError, also for a pipe: its reader could wait for ever."""
    _check_regular(path)  # to open a device may do something already
    return open(path, "rb", opener=_open_without_waiting)


def _open_without_waiting(path: str, flags: int) -> int:
    # The log of a Linux kernel calls itself a regular file, and has its readers wait for more.
    flags |= getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
    handle = os.open(path, flags)
    try:
        _check_regular(path, handle)
    except OSError:
        os.close(handle)
        raise
    return handle


def local_path(name: str) -> str | None:
    """Return the path that a name or an address means; None where that is not on this computer.

    Desktops name files by addresses such as `file:///home/ada/a%20game.json`. What is there by
    just that name is meant itself.
    """
    scheme = re.match(r"([a-z][a-z0-9+.-]+):", name, re.IGNORECASE)  # `C:` is a drive
    if scheme is None or os.path.lexists(name):
        return name
    rest = name[scheme.end() :]
    if scheme[1].lower() != "file":
        return None if rest.startswith("//") else name
    from urllib.parse import unquote_to_bytes

    rest = re.split("[?#]", rest)[0]
    host, slash, path = rest[2:].partition("/") if rest.startswith("//") else ("", "", rest)
    path = os.fsdecode(unquote_to_bytes(slash + path))
    if sys.platform == "win32":
        path = path.lstrip("/") if re.match("/+[a-z]:", path, re.IGNORECASE) else path
        return f"//{host}{path}" if host not in ("", "localhost") else path or None
    is_here = host.lower() in ("", "localhost", os.uname().nodename.lower())
    return path or None if is_here else None


def read_at_most(path: StrPath, most: int) -> bytes:
    """Return the first bytes of a file, all of one that has no more; raise OSError."""
    with open_regular(path) as file:
        return file.read(most) or b""  # None where there is something to wait for


def check_target(path: Path, *, replaces: bool = True) -> None:
    """Raise OSError where `write_whole` could not put a file: to be asked before long work."""
    path = _target(path, replaces=replaces)
    fresh = _fresh(path)
    try:
        fresh.unlink(missing_ok=True)
        open(fresh, "xb").close()
    except OSError as error:
        error.filename = str(path)
        raise
    fresh.unlink()


def make_folder(path: Path) -> None:
    """Make a folder, and those that it lies in, if they are not there; raise OSError."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise NotADirectoryError(errno.ENOTDIR, "it is no folder", str(path)) from None
    except ValueError:
        raise OSError(errno.EINVAL, _NO_NAME, str(path)) from None


def _check_regular(path: StrPath, handle: int | None = None) -> None:
    """Raise OSError where something is no regular file, or not there."""
    try:
        mode = os.stat(path if handle is None else handle).st_mode
    except ValueError:
        raise OSError(errno.EINVAL, _NO_NAME, str(path)) from None
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, "it is a folder", str(path))
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, "it is no regular file", str(path))


def _target(path: Path, *, replaces: bool) -> Path:
    """Return the file that a path leads to; raise OSError where that cannot be written.

    Nothing but a file is replaced: as an administrator, one could lose a device.
    """
    with suppress(FileNotFoundError):
        _check_regular(path)
        if not replaces:
            raise FileExistsError(errno.EEXIST, "it is there already", str(path))
    return Path(os.path.realpath(path))


def _fresh(path: Path) -> Path:
    """Return the name of what is to take a file's place.

    Nobody else's file has this name, and no other window writes under it at the same time.
    """
    return path.with_name(f".stockgames-{os.getpid()}.new")


def make_private(path: Path) -> None:
    """Make an empty file that its owner alone can read; raise OSError where it is there."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def tighten(path: Path) -> None:
    """Take a file of ours from the eyes of others, where the file system can do that."""
    with suppress(OSError):
        found = path.stat()
        ours = not hasattr(os, "geteuid") or found.st_uid == os.geteuid()
        if ours and stat.S_ISREG(found.st_mode) and found.st_mode & 0o077:
            path.chmod(stat.S_IMODE(found.st_mode) & ~0o077)


def write_whole(path: Path, data: bytes, *, private: bool = False, replaces: bool = True) -> None:
    """Put data in the file's place, flushed to the disk first; raise OSError, old file intact.

    Where the path is a link, the file that it leads to is replaced, and the link stays. A private
    file can be read by its owner alone. Without `replaces`, raise FileExistsError if it is there.
    """
    path = _target(path, replaces=replaces)
    fresh = _fresh(path)
    try:
        fresh.unlink(missing_ok=True)  # left by a process that was killed, or a link set as a trap
        if private:
            make_private(fresh)
        with open(fresh, "r+b" if private else "xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _clear_left(fresh)
        if replaces:
            replace(fresh, path)
        else:
            _add(fresh, path)
    except OSError as error:
        fresh.unlink(missing_ok=True)
        error.filename = str(path)  # whoever reads of it knows nothing of the fresh one
        raise


def _add(fresh: Path, path: Path) -> None:
    """Give a fresh file its name if nothing has it; raise FileExistsError."""
    try:
        os.link(fresh, path)
    except FileExistsError:
        raise
    except (OSError, AttributeError):  # a file system without links: near enough at once
        if os.path.lexists(path):
            raise FileExistsError(errno.EEXIST, "it is there already") from None
        replace(fresh, path)
    else:
        fresh.unlink()
        flush_folder(path.parent)


def _clear_left(fresh: Path) -> None:
    now = fresh.stat().st_mtime
    for other in fresh.parent.glob(".stockgames-*.new"):
        with suppress(OSError):
            if now - other.lstat().st_mtime > LEFT_AFTER:
                other.unlink()


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
    """Make renames in the folder last through a power cut, where platform and drive can."""
    if os.name != "posix":
        return
    with suppress(OSError):  # some network drives can't; what was renamed is renamed all the same
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
