"""Records as files of their own: `*.stockgame`, the JSON of the public record format."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final

from stockgames.engine.errors import RecordError
from stockgames.engine.record import MAX_BYTES, Record, read_record
from stockgames.storage.errors import StorageCode, from_os_error
from stockgames.storage.files import write_whole

SUFFIX: Final = ".stockgame"


def read_record_file(path: str | os.PathLike[str]) -> Record:
    """Return the record that a file holds; raise RecordError with one clear line."""
    try:
        return read_record(read_bytes(path))
    except RecursionError:  # how deep is too deep depends on the release of Python
        raise RecordError("nested too deeply for a record") from None


def write_record_file(path: Path, record: Record) -> None:
    """Write a record whole or not at all; raise StorageError (`folder-unusable`, `disk-full`)."""
    try:
        write_whole(path, record.to_json().encode())
    except OSError as error:
        raise from_os_error(error, path, StorageCode.FOLDER_UNUSABLE) from None


def read_bytes(path: str | os.PathLike[str]) -> bytes:
    """Return a file's content, or the first bytes of one that is too large for a record.

    Only regular files are read: a pipe or a device could keep its reader waiting for ever.
    Raises RecordError with one clear line.
    """
    try:
        mode = os.stat(path).st_mode
        if stat.S_ISDIR(mode):
            raise RecordError("cannot be read: it is a folder")
        if not stat.S_ISREG(mode):
            raise RecordError("cannot be read: it is no regular file")
        with open(path, "rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        raise RecordError(f"cannot be read: {error.strerror or error}") from None
    except ValueError:
        raise RecordError("cannot be read: no file has such a name") from None
