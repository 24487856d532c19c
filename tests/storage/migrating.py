"""Opens a library under ptrace: `… FOLDER`, with `--another` by one more migration than there is.

`python -m tests.storage.migrating FOLDER [--another]` asks to be traced, stops itself, and opens
the library when it is continued. Status 0: opened; 3: tracing is not allowed here.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sqlite3
import sys
from pathlib import Path

from stockgames.storage import schema
from stockgames.storage.library import Library

TRACE_ME = 0


def rewrite_all(connection: sqlite3.Connection) -> None:
    """Write every page, as the longest migration would, and change rows."""
    connection.execute("CREATE TABLE diary (line TEXT)")
    connection.execute("INSERT INTO diary SELECT move FROM moves")
    connection.execute("UPDATE games SET head = head")
    connection.execute("UPDATE moves SET move = move")
    connection.execute("DELETE FROM people")


def main(folder: Path, *another: str) -> int:
    """Migrate while traced by the parent process."""
    if sys.platform == "win32":
        raise NotImplementedError
    if another:
        schema.STEPS = (*schema.STEPS, rewrite_all)
    if ctypes.CDLL(None).ptrace(TRACE_ME, 0, 0, 0):
        return 3
    os.kill(os.getpid(), signal.SIGSTOP)
    Library.open(folder).close()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), *sys.argv[2:]))
