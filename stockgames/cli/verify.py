"""`stockgames verify`: replays records, and says of each in one line whether it is right."""

from __future__ import annotations

import argparse
import os
import stat

from stockgames.cli.lines import one_line
from stockgames.engine.errors import RecordError
from stockgames.engine.record import MAX_BYTES, read_record
from stockgames.engine.verify import verify as verify_record


def verify(arguments: argparse.Namespace) -> int:
    """Check every file; return 1 if any is wrong."""
    wrong = 0
    for file in arguments.files:
        try:
            verify_record(read_record(read_bytes(file)))
            verdict = "ok"
        except RecordError as error:
            verdict = str(error)
        except RecursionError:  # how deep is too deep depends on the release of Python
            verdict = "nested too deeply for a record"
        wrong += verdict != "ok"
        print(f"{one_line(file)}: {one_line(verdict)}", flush=True)
    return 1 if wrong else 0


def read_bytes(path: str) -> bytes:
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
