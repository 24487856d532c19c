"""The scan of a library in the background, and copies that can replace a damaged one."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random
from threading import Event

import pytest

from stockgames.storage import backups
from stockgames.storage.backups import (
    AT_A_TIME,
    FOLDER,
    MOST,
    IntegrityScan,
    back_up,
    newest,
    quarantine,
    restore,
)
from stockgames.storage.database import connect
from stockgames.storage.errors import StorageCode
from stockgames.storage.library import Library
from stockgames.storage.open_database import LIBRARY
from tests.storage.play import Raises, deal, files, keep, play


def games(folder: Path) -> int:
    with Library.open(folder) as library:
        return len(library.finished())


def add_game(folder: Path) -> None:
    match = deal(2)
    play(match, Random(1))
    with Library.open(folder) as library:
        keep(library, match)


def copy(folder: Path, day: str) -> None:
    with closing(connect(folder / LIBRARY)) as connection:
        back_up(connection, folder / LIBRARY, day)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / FOLDER).iterdir())


def test_each_day_has_one_copy_and_the_oldest_go(tmp_path: Path) -> None:
    add_game(tmp_path)
    days = [f"2026-11-{day:02}" for day in (30, 2, 9, 1, 17, 8, 3)]
    for day in days:
        copy(tmp_path, day)
    kept = sorted(days)[-MOST:]
    assert names(tmp_path) == [f"library.{day}.sqlite3" for day in kept]
    assert newest(tmp_path) == "2026-11-30"
    before = files(tmp_path / FOLDER)
    add_game(tmp_path)
    copy(tmp_path, "2026-11-30")
    assert files(tmp_path / FOLDER) == before


def test_a_damaged_library_goes_back_to_its_newest_copy_and_is_kept(tmp_path: Path) -> None:
    add_game(tmp_path)
    copy(tmp_path, "2026-11-28")
    add_game(tmp_path)
    copy(tmp_path, "2026-11-29")
    (tmp_path / LIBRARY).write_bytes(b"no library")
    with Raises(StorageCode.LIBRARY_DAMAGED):
        Library.open(tmp_path)
    kept = restore(tmp_path)
    assert kept.read_bytes() == b"no library"
    assert games(tmp_path) == 2
    assert len(names(tmp_path)) == 2, "the copies stay"


def test_without_a_copy_nothing_is_replaced(tmp_path: Path) -> None:
    add_game(tmp_path)
    before = files(tmp_path)
    assert newest(tmp_path) is None
    with Raises(StorageCode.CANNOT_READ):
        restore(tmp_path)
    assert files(tmp_path) == before


def test_a_good_start_is_backed_up_and_a_bad_one_is_not(tmp_path: Path) -> None:
    add_game(tmp_path)
    IntegrityScan(tmp_path / LIBRARY).wait()
    assert len(names(tmp_path)) == 1
    (tmp_path / FOLDER / names(tmp_path)[0]).unlink()
    with closing(connect(tmp_path / LIBRARY)) as connection:
        connection.execute("UPDATE games SET sum = sum + 1")
    IntegrityScan(tmp_path / LIBRARY).wait()
    assert names(tmp_path) == [], "a copy with unreadable games would push out a good one"


@pytest.mark.parametrize("kind", ["file", "full"])
def test_a_copy_that_fails_stops_no_game(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_game(tmp_path)
    if kind == "file":
        (tmp_path / FOLDER).write_text("no folder")
    else:
        day = time.strftime("%Y-%m-%d")
        (tmp_path / FOLDER / f"library.{day}.sqlite3.new").mkdir(parents=True)
    look = IntegrityScan(tmp_path / LIBRARY)
    look.wait()
    assert look.is_done
    assert games(tmp_path) == 1


def test_a_damaged_library_makes_room_and_is_kept(tmp_path: Path) -> None:
    kept = {}
    for damage in (b"first", b"second"):
        (tmp_path / LIBRARY).write_bytes(damage)
        (tmp_path / f"{LIBRARY}-journal").write_bytes(b"half a move")
        with Raises(StorageCode.LIBRARY_DAMAGED):
            Library.open(tmp_path)
        aside = quarantine(tmp_path)
        kept[aside.name] = damage
        kept[f"{aside.name}-journal"] = b"half a move"
        assert files(tmp_path) == kept
    with Library.open(tmp_path) as library:
        assert library.unfinished() == []
    assert len(kept) == 4
    assert files(tmp_path).items() >= kept.items()


def test_a_library_in_use_stays(tmp_path: Path) -> None:
    with Library.open(tmp_path):
        before = files(tmp_path)
        with Raises(StorageCode.LIBRARY_IN_USE):
            quarantine(tmp_path)
        assert files(tmp_path) == before


PAGE = 4096


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return a library with more finished games than are read at a time, and a running one."""
    folder, match = tmp_path_factory.mktemp("sound"), deal(2)
    play(match, Random(1))
    with Library.open(folder) as library:
        for _ in range(AT_A_TIME + 3):
            keep(library, match)
        keep(library, deal(3))
    return (folder / LIBRARY).read_bytes()


@pytest.fixture
def path(tmp_path: Path, sound: bytes) -> Path:
    (tmp_path / LIBRARY).write_bytes(sound)
    return tmp_path / LIBRARY


def change(path: Path, statement: str) -> None:
    with Library.open(path.parent) as library:
        library._database.write(statement)


def test_a_library_that_is_whole_is_passed(path: Path) -> None:
    look = IntegrityScan(path)
    done = [look.is_done]
    look.wait()
    assert [*done, look.is_done] == [False, True]
    assert look.unreadable == ()


def test_finished_games_that_cannot_be_shown_are_told(path: Path) -> None:
    change(path, "UPDATE games SET sum = sum + 1 WHERE row = 2")
    change(path, f"UPDATE games SET head = 'no head' WHERE row = {AT_A_TIME + 2}")
    change(path, f"UPDATE games SET sum = 0 WHERE row = {AT_A_TIME + 4}")
    look = IntegrityScan(path)
    look.wait()
    assert look.unreadable == (2, AT_A_TIME + 2), "the running one is told by its ticket"


def test_damaged_pages_are_told_to_whoever_waits_every_time(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: 2 * PAGE] + b"\xff" * PAGE + data[3 * PAGE :])
    look = IntegrityScan(path)
    for _ in range(2):
        with Raises(StorageCode.LIBRARY_DAMAGED):
            look.wait()
    assert look.is_done


def test_stray_moves_are_found(path: Path) -> None:
    change(path, "INSERT INTO moves VALUES (99, 1, '{}', '', 0)")
    with Raises(StorageCode.LIBRARY_DAMAGED):
        IntegrityScan(path).wait()


def test_it_is_begun_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[object] = []
    monkeypatch.setattr(backups, "check_moves", lambda *_: begun.append(_))
    look = IntegrityScan(path)
    look.start()
    look.start()
    look.wait()
    assert len(begun) == 1


def test_a_long_query_is_broken_off_and_nobody_is_troubled(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = Event()

    def endless(connection: sqlite3.Connection, path: Path) -> None:
        connection.create_function("heard", 0, begun.set)
        connection.execute(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
            "SELECT count(heard()) FROM n"
        ).fetchone()

    monkeypatch.setattr(backups, "check_pages", endless)
    look = IntegrityScan(path)
    look.start()
    assert begun.wait(60)
    look.stop()
    assert look.is_done
    look.wait()


def test_stopping_what_was_not_begun_does_nothing(path: Path) -> None:
    look = IntegrityScan(path)
    look.stop()
    assert not look.is_done
