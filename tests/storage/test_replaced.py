"""Other programs change the library's file while it is open: nothing is lost silently."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from stockgames.storage.errors import StorageCode, StorageError
from stockgames.storage.library import Library
from stockgames.storage.open_database import LIBRARY
from tests.storage.play import deal, keep, step

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows lets nobody replace a file that is open"
)
GONE, REPLACED = StorageCode.LIBRARY_GONE, StorageCode.LIBRARY_REPLACED


def other_library(folder: Path) -> Path:
    """Return another intact library with games in it."""
    place = folder.with_name("other")
    with Library.open(place) as library:
        for number in range(3):
            keep(library, deal(2, str(number)))
    return place / LIBRARY


def removed(path: Path) -> None:
    path.unlink()


def moved(path: Path) -> None:
    path.rename(path.with_name("elsewhere.sqlite3"))


def folder_renamed(path: Path) -> None:
    path.parent.rename(path.parent.with_name("renamed"))


def folder_removed(path: Path) -> None:
    shutil.rmtree(path.parent)


def replaced(path: Path) -> None:
    os.replace(other_library(path.parent), path)


def replaced_by_a_copy(path: Path) -> None:
    shutil.copyfile(path, path.with_name("copy"))
    os.replace(path.with_name("copy"), path)


def replaced_by_a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def replaced_by_a_link(path: Path) -> None:
    other = other_library(path.parent)
    path.unlink()
    path.symlink_to(other)


def written_over(path: Path) -> None:
    path.write_bytes(other_library(path.parent).read_bytes())


def written_over_with_junk(path: Path) -> None:
    path.write_bytes(b"junk " * 40_000)


def written_over_with_zeros(path: Path) -> None:
    path.write_bytes(bytes(path.stat().st_size))


def emptied(path: Path) -> None:
    os.truncate(path, 0)


def cut_short(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def changed_by_sqlite(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("DELETE FROM moves")


WAYS: dict[Callable[[Path], None], StorageCode] = {
    removed: GONE,
    moved: GONE,
    folder_renamed: GONE,
    folder_removed: GONE,
    replaced: REPLACED,
    replaced_by_a_copy: REPLACED,
    replaced_by_a_folder: REPLACED,
    replaced_by_a_link: REPLACED,
    written_over: REPLACED,
    written_over_with_junk: REPLACED,
    written_over_with_zeros: REPLACED,
    emptied: REPLACED,
    cut_short: REPLACED,
    changed_by_sqlite: REPLACED,
}


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_what_happened_to_the_file_is_told_and_nothing_is_written_over(
    tmp_path: Path, way: Callable[[Path], None]
) -> None:
    folder, match, rng = tmp_path / "home", deal(2), Random(1)
    library = Library.open(folder)
    journal = keep(library, match)
    for _ in range(5):
        step(match, rng, journal)
    way(folder / LIBRARY)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*.sqlite3") if path.is_file()}
    writes: list[Callable[[], object]] = [
        lambda: step(match, rng, journal),
        lambda: library.delete(journal.row),
        lambda: library.note_best("nyse", "board", 7),
        lambda: keep(library, deal(3)),
        lambda: journal.truncate(2),
    ]
    for write in (*writes, *writes):
        assert refused(write) is WAYS[way]
    reads = (library.unfinished, library.finished, library.people, library.evenings, library.shelf)
    for read in reads:  # what SQLite has cached is still shown
        assert refused(read) in (None, WAYS[way])
    library.close()
    after = {path: path.read_bytes() for path in tmp_path.rglob("*.sqlite3") if path.is_file()}
    assert after == before


def test_put_back_where_it_was_the_file_is_written_on(tmp_path: Path) -> None:
    match, rng = deal(2), Random(1)
    path = tmp_path / LIBRARY
    with Library.open(tmp_path) as library:
        journal = keep(library, match)
        path.rename(tmp_path / "elsewhere")
        with pytest.raises(StorageError):
            step(match, rng, journal)
        (tmp_path / "elsewhere").rename(path)
        step(match, rng, journal)
    with Library.open(tmp_path) as library:
        assert library.load(journal.row).record().moves == match.record().moves


def refused(write: Callable[[], object]) -> StorageCode | None:
    try:
        write()
    except StorageError as error:
        return error.code
    return None


@pytest.mark.parametrize("mode", ["file", "folder"])
def test_made_read_only_a_move_is_kept_or_refused_with_a_reason(tmp_path: Path, mode: str) -> None:
    match, rng = deal(2), Random(1)
    with Library.open(tmp_path) as library:
        journal = keep(library, match)
        target = tmp_path / LIBRARY if mode == "file" else tmp_path
        before = target.stat().st_mode
        target.chmod(0o500)
        made = len(match.moves)
        told = refused(lambda: step(match, rng, journal))
        target.chmod(before)
        assert told in (None, StorageCode.CANNOT_WRITE)
        assert len(match.moves) == made + (told is None)
        step(match, rng, journal)
    with Library.open(tmp_path) as library:
        assert library.load(journal.row).record().moves == match.record().moves
