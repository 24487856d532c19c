"""Records as files of their own: `*.stockgame`, the JSON of the public record format."""

from __future__ import annotations

import json
import os
from typing import Final

from stockgames.engine.errors import RecordError
from stockgames.engine.record import MAX_BYTES, Record, read_record
from stockgames.storage.files import read_at_most

SUFFIX: Final = ".stockgame"
_LARGEST: Final = 1024 * 1024
"""The largest number of bytes read to detect the format of a file: of all our formats, only
records can be larger.
"""


def format_of(path: str | os.PathLike[str]) -> str:
    """Return the declared format of a small JSON file, such as `stockgames.person`; "" for
    others.
    """
    try:
        data = read_at_most(path, _LARGEST + 1)
        content = json.loads(data) if len(data) <= _LARGEST else None
    except (OSError, ValueError, RecursionError):
        return ""
    found = content.get("format") if isinstance(content, dict) else None
    return found if isinstance(found, str) else ""


def read_record_file(path: str | os.PathLike[str]) -> Record:
    """Return the record in a file; raise RecordError with a one-line message."""
    try:
        return read_record(read_bytes(path))
    except RecursionError:  # the limit of nesting depends on the Python release
        raise RecordError("nested too deeply for a record") from None


def read_bytes(path: str | os.PathLike[str]) -> bytes:
    """Return a file's content, or the beginning of one that is too large for a record.

    Only regular files are read, because reading from a pipe or device could block for ever. Raise
    RecordError with a one-line message.
    """
    try:
        return read_at_most(path, MAX_BYTES + 1)
    except OSError as error:
        raise RecordError(f"cannot be read: {error.strerror or error}") from None
