from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from stockgames.storage.errors import StorageCode
from stockgames.storage.library import Library
from stockgames.storage.opening import LIBRARY
from tests.storage.play import Raises, deal, files, keep, play

HOLD = """
import sys
from pathlib import Path
from stockgames.storage.library import Library
library = Library.open(Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.read()
"""

FORK = """
import os, sys
from pathlib import Path
from stockgames.storage.library import Library
library = Library.open(Path(sys.argv[1]))
if os.fork() == 0:
    print("child", flush=True)
    sys.stdin.read()
    os._exit(0)
os.kill(os.getpid(), 9)
"""


def start(script: str, folder: Path) -> subprocess.Popen[str]:
    process = subprocess.Popen(
        [sys.executable, "-c", script, str(folder)],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline()
    return process


def test_a_second_window_is_told_and_a_kill_leaves_no_stale_lock(tmp_path: Path) -> None:
    other = start(HOLD, tmp_path)
    before = files(tmp_path)
    with Raises(StorageCode.LIBRARY_IN_USE):
        Library.open(tmp_path)
    assert files(tmp_path) == before
    other.kill()
    other.communicate()
    with Library.open(tmp_path) as library:
        assert library.unfinished() == []


def test_the_same_process_cannot_open_it_twice(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        with Raises(StorageCode.LIBRARY_IN_USE):
            Library.open(tmp_path)
        match = deal(2)
        play(match, Random(1), keep(library, match))
    with Library.open(tmp_path) as library:
        assert len(library.finished()) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not fork")
def test_a_forked_child_does_not_keep_the_lock_of_its_killed_parent(tmp_path: Path) -> None:
    parent = start(FORK, tmp_path)
    parent.wait()
    with Library.open(tmp_path) as library:
        assert library.unfinished() == []
    parent.communicate()


def test_another_program_in_the_file_is_said_and_waited_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stockgames.storage.database.BUSY_SECONDS", 0.05)
    match = deal(2)
    with Library.open(tmp_path) as library:
        journal = keep(library, match)
        with closing(sqlite3.connect(tmp_path / LIBRARY, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with Raises(StorageCode.LIBRARY_IN_USE):
                play(match, Random(1), journal)
            other.execute("ROLLBACK")
        play(match, Random(1), journal)
        assert library.record(journal.row) == match.record()
