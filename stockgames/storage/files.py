"""The data folder, file names, files that are safe to read, and atomic replacement of files."""

from __future__ import annotations

import errno
import json
import os
import re
import stat
import sys
import time
import unicodedata
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final

from stockgames.engine.errors import RecordError
from stockgames.engine.plain_text import one_line
from stockgames.storage.errors import StorageCode, from_os_error

if TYPE_CHECKING:
    from stockgames.engine.record import Record

HOME_VARIABLE = "STOCKGAMES_HOME"
"""The environment variable that overrides the platform's data folder."""


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Return the data folder as an absolute path; it need not exist yet."""
    chosen = environ.get(HOME_VARIABLE)
    if chosen:
        return Path(os.path.abspath(os.path.expanduser(chosen)))
    from platformdirs import user_data_path

    name = "Stock Games" if sys.platform in ("win32", "darwin") else "stockgames"
    return user_data_path(name, appauthor=False)


def make_data_folder(folder: Path) -> None:
    """Make the folder if missing; raise StorageError (`folder-unusable`, `disk-full`)."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise from_os_error(error, folder, StorageCode.FOLDER_UNUSABLE) from None


LONGEST: Final = 140
"""The largest length of a whole file name in bytes, which is safe everywhere: some encrypted
file systems allow only 143.
"""
UNNAMED: Final = "stockgames"
_FORBIDDEN: Final = re.compile(r'[<>:"/\\|?*]+')
"""The characters that Windows allows in no file name; slashes separate folders on every system."""
_DEVICES: Final = re.compile(
    r"(con|prn|aux|nul|conin\$|conout\$|clock\$|(com|lpt)[0-9¹²³])\s*(\..*)?", re.IGNORECASE
)
"""The names that Windows reserves for devices, whatever their suffix."""


def file_name(name: str, ending: str = "") -> str:
    """Return a name with an ending that is a valid file name on every system.

    It is a single name, never a path, and not hidden. Only characters that are invalid in names are
    dropped or become a `-`. A name that is too long is cut, but keeps its ending.
    """
    plain = _bare(_FORBIDDEN.sub("-", one_line(unicodedata.normalize("NFC", name))))
    tail = f".{ending}" if ending else ""
    base = _bare(one_line(_cut(plain, LONGEST - len(tail.encode()) - 1))) or UNNAMED
    return f"_{base}{tail}" if _DEVICES.fullmatch(base + tail) else base + tail


def shown_path(path: str | os.PathLike[str]) -> str:
    """Return a path, or the name of a file, as plain text on one line for use in a message.

    Names come from outside too: on most systems they may contain line breaks, direction marks, and
    bytes that are no text.
    """
    text = os.fspath(path)
    return one_line(text) or ascii(text)[1:-1]


def _bare(text: str) -> str:
    """Return text without leading characters that hide a file, or trailing ones that Windows
    drops.
    """
    return text.lstrip(" .").rstrip(" .")


def _cut(text: str, most: int) -> str:
    cut = text.encode()[:most].decode(errors="ignore")
    while len(cut) < len(text) and cut and unicodedata.combining(text[len(cut)]):
        cut = cut[:-1]
    return cut


REPLACE_TRIES = 8
"""The number of attempts: on Windows a virus scanner may briefly lock a new file. The last
wait is 0.64 s.
"""
FIRST_WAIT = 0.005
"""The first wait in seconds; each following one is twice as long."""
LARGEST_FOUND: Final = 256 * 1024 * 1024
"""The largest number of bytes read from a file that a command continues; more than any such
file has.
"""
_NO_NAME: Final = "no file has such a name"
LEFT_AFTER = 3600.0
"""The age in seconds from which a temporary file is considered abandoned."""


StrPath = str | os.PathLike[str]


def open_regular(path: StrPath) -> BinaryIO:
    """Open a file for reading; raise OSError, also for a pipe, from which reading could block
    for ever.
    """
    _check_regular(path)  # opening a device may already have an effect
    return open(path, "rb", opener=_open_without_waiting)


def _open_without_waiting(path: str, flags: int) -> int:
    # The log of the Linux kernel claims to be a regular file, and blocks its readers.
    flags |= getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
    handle = os.open(path, flags)
    try:
        _check_regular(path, handle)
    except OSError:
        os.close(handle)
        raise
    return handle


def local_path(name: str) -> str | None:
    """Return the path for a name or URL; None if it is not on this computer.

    Desktops pass files as URLs such as `file:///home/ada/a%20game.json`. A file that exists under
    exactly this name takes precedence.
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
    """Return the first `most` bytes of a file; raise OSError."""
    with open_regular(path) as file:
        return file.read(most) or b""  # None if reading would block


def check_target(path: Path, *, replaces: bool = True) -> None:
    """Raise OSError if `write_whole` could not write this file; for checks before long work."""
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
    """Make a folder with its parents, if missing; raise OSError."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise NotADirectoryError(errno.ENOTDIR, "it is no folder", str(path)) from None
    except ValueError:
        raise OSError(errno.EINVAL, _NO_NAME, str(path)) from None


def _check_regular(path: StrPath, handle: int | None = None) -> None:
    """Raise OSError if a path is missing or not a regular file."""
    try:
        mode = os.stat(path if handle is None else handle).st_mode
    except ValueError:
        raise OSError(errno.EINVAL, _NO_NAME, str(path)) from None
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, "it is a folder", str(path))
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, "it is no regular file", str(path))


def _target(path: Path, *, replaces: bool) -> Path:
    """Return the file that a path leads to; raise OSError if it can't be written.

    Only regular files are replaced: run as an administrator, the app could otherwise replace a
    device.
    """
    with suppress(FileNotFoundError):
        _check_regular(path)
        if not replaces:
            raise FileExistsError(errno.EEXIST, "it is there already", str(path))
    return Path(os.path.realpath(path))


def _fresh(path: Path) -> Path:
    """Return the name of the temporary file that will replace a file.

    The name contains the process id, so no other window writes to it at the same time.
    """
    return path.with_name(f".stockgames-{os.getpid()}.new")


def make_private(path: Path) -> None:
    """Make an empty file that only its owner can read; raise OSError if it exists."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def tighten(path: Path) -> None:
    """Make a file of ours unreadable for others, if the file system supports that."""
    with suppress(OSError):
        found = path.stat()
        ours = not hasattr(os, "geteuid") or found.st_uid == os.geteuid()
        if ours and stat.S_ISREG(found.st_mode) and found.st_mode & 0o077:
            path.chmod(stat.S_IMODE(found.st_mode) & ~0o077)


def write_whole(path: Path, data: bytes, *, private: bool = False, replaces: bool = True) -> None:
    """Replace a file atomically, flushed to disk first; raise OSError and leave the old file
    intact.

    If the path is a link, the file that it leads to is replaced, and the link stays. A private file
    can be read only by its owner. Without `replaces`, raise FileExistsError if the file exists.
    """
    path = _target(path, replaces=replaces)
    fresh = _fresh(path)
    try:
        fresh.unlink(missing_ok=True)  # left by a killed process, or planted as a link
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
        error.filename = str(path)  # the user doesn't know the temporary name
        raise


def _add(fresh: Path, path: Path) -> None:
    """Rename a temporary file to a free name; raise FileExistsError."""
    try:
        os.link(fresh, path)
    except FileExistsError:
        raise
    except (OSError, AttributeError):  # a file system without links: not quite atomic
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
    """Rename over the target, with retries, and flush the folder; raise OSError."""
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
    """Flush renames in a folder to disk, if platform and drive support that."""
    if os.name != "posix":
        return
    with suppress(OSError):  # some network drives can't; the rename itself is done
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def free_name(path: Path) -> Path:
    """Return the first unused name of `name-1.ext`, `name-2.ext` …"""
    number = 1
    while (found := path.with_name(f"{path.stem}-{number}{path.suffix}")).exists():
        number += 1
    return found


LARGEST_OTHER: Final = 1024 * 1024
"""The largest number of bytes read to detect the format of a file: of all our formats, only
records can be larger.
"""


def format_of(path: str | os.PathLike[str]) -> str:
    """Return the declared format of a small JSON file, such as `stockgames.person`; "" for
    others.
    """
    try:
        data = read_at_most(path, LARGEST_OTHER + 1)
        content = json.loads(data) if len(data) <= LARGEST_OTHER else None
    except (OSError, ValueError, RecursionError):
        return ""
    found = content.get("format") if isinstance(content, dict) else None
    return found if isinstance(found, str) else ""


def read_record_file(path: str | os.PathLike[str]) -> Record:
    """Return the record in a file; raise RecordError with a one-line message."""
    from stockgames.engine.record import read_record

    try:
        return read_record(read_bytes(path))
    except RecursionError:  # the limit of nesting depends on the Python release
        raise RecordError("nested too deeply for a record") from None


def read_bytes(path: str | os.PathLike[str]) -> bytes:
    """Return a file's content, or the beginning of one that is too large for a record.

    Only regular files are read, because reading from a pipe or device could block for ever. Raise
    RecordError with a one-line message.
    """
    from stockgames.engine.record import MAX_BYTES

    try:
        return read_at_most(path, MAX_BYTES + 1)
    except OSError as error:
        raise RecordError(f"cannot be read: {error.strerror or error}") from None
