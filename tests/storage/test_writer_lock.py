from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from stockgames.storage.backups import quarantine
from stockgames.storage.errors import StorageCode
from stockgames.storage.library import Library
from stockgames.storage.open_database import LIBRARY
from stockgames.storage.rescue import rescue
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


def symbolic(path: Path, other: Path) -> None:
    other.symlink_to(path)


def relative(path: Path, other: Path) -> None:
    other.symlink_to(os.path.relpath(path, other.parent))


def of_a_link(path: Path, other: Path) -> None:
    between = other.with_name("between")
    between.symlink_to(path)
    other.symlink_to(between)


def of_the_folder(path: Path, other: Path) -> None:
    other.parent.rmdir()
    other.parent.symlink_to(path.parent, target_is_directory=True)


def hard(path: Path, other: Path) -> None:
    if sys.platform != "linux":
        pytest.skip("hard links are looked through on Linux alone")
    os.link(path, other)


WAYS = (symbolic, relative, of_a_link, of_the_folder, hard)


@pytest.mark.skipif(sys.platform == "win32", reason="links need leave there")
@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("way", WAYS)
def test_one_library_has_one_window_by_whatever_link_it_is_reached(
    tmp_path: Path, way: Callable[[Path, Path], None], when: str
) -> None:
    """Linked before the first window opens, or while it has the library open."""
    one, two = tmp_path / "one", tmp_path / "two"
    two.mkdir()
    Library.open(one).close()
    if when == "before":
        way(one / LIBRARY, two / LIBRARY)
    process = start(HOLD, one)
    if when == "after":
        way(one / LIBRARY, two / LIBRARY)
    for refused in (Library.open, rescue, quarantine):
        with Raises(StorageCode.LIBRARY_IN_USE):
            refused(two)
    process.kill()
    process.communicate()
    with Library.open(two) as library:
        assert library.unfinished() == []
        with Raises(StorageCode.LIBRARY_IN_USE):
            Library.open(one)
    Library.open(one).close()


@pytest.mark.skipif(sys.platform == "win32", reason="links need leave there")
def test_two_links_to_one_library_have_one_window(tmp_path: Path) -> None:
    Library.open(tmp_path / "real").close()
    (tmp_path / "real" / LIBRARY).rename(tmp_path / "real" / "games.db")
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / LIBRARY).symlink_to(tmp_path / "real" / "games.db")
    with Library.open(tmp_path / "one"):
        with Raises(StorageCode.LIBRARY_IN_USE):
            Library.open(tmp_path / "two")
        Library.open(tmp_path / "real").close()  # another library in that folder


def test_the_lock_on_the_file_leaves_others_to_read_it(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        keep(library, deal(2))
        with closing(sqlite3.connect(tmp_path / LIBRARY)) as other:
            assert other.execute("SELECT count(*) FROM games").fetchone() == (1,)
        keep(library, deal(2))


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
