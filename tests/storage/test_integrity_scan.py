"""The scan of the whole library runs in the background, and reports its result at the end."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random
from threading import Event

import pytest

from stockgames.storage import integrity_scan as looking_over
from stockgames.storage.errors import StorageCode
from stockgames.storage.integrity_scan import AT_A_TIME, IntegrityScan
from stockgames.storage.library import Library
from stockgames.storage.open_database import LIBRARY
from tests.storage.play import Raises, deal, keep, play

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
    monkeypatch.setattr(looking_over, "check_moves", lambda *_: begun.append(_))
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

    monkeypatch.setattr(looking_over, "check_pages", endless)
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
