"""What is checked before a file is accepted as a library: each fault has its own code."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from stockgames.storage import open_database, schema
from stockgames.storage.errors import StorageCode, StorageError
from stockgames.storage.library import Library
from stockgames.storage.open_database import LIBRARY
from tests.storage.play import deal, keep, play

PAGE = 4096


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return the bytes of an intact library of several pages."""
    folder = tmp_path_factory.mktemp("sound")
    with Library.open(folder) as library:
        for seats in (2, 5):
            match = deal(seats)
            play(match, Random(1), moves=40)
            keep(library, match)
    return (folder / LIBRARY).read_bytes()


@pytest.fixture
def path(tmp_path: Path, sound: bytes) -> Path:
    (tmp_path / LIBRARY).write_bytes(sound)
    return tmp_path / LIBRARY


@pytest.fixture
def connection(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        yield connection


def put(path: Path, at: int, data: bytes) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:at] + data + whole[at + len(data) :])


def test_a_library_passes_every_check(path: Path, connection: sqlite3.Connection) -> None:
    assert open_database.check_header(path) == schema.latest()
    for check in (
        open_database.check_end,
        open_database.check_pages,
        open_database.check_shape,
        open_database.check_moves,
    ):
        check(connection, path)


@pytest.mark.parametrize(
    ("at", "data", "detail"),
    [
        (0, b"sQ", "not an SQLite database"),
        (68, b"\0\0\0\1", "not a library of Stock Games"),
        (18, b"\3\3", "unknown file format"),
        (19, b"\2", "unknown file format"),
        (60, b"\0\0\0\0", "no version"),
    ],
)
def test_the_header_says_what_it_is_not(path: Path, at: int, data: bytes, detail: str) -> None:
    put(path, at, data)
    with pytest.raises(StorageError, match=detail) as caught:
        open_database.check_header(path)
    assert caught.value.code is StorageCode.LIBRARY_DAMAGED


@pytest.mark.parametrize("size", [0, 16, 99])
def test_less_than_a_header_is_no_database(path: Path, size: int) -> None:
    path.write_bytes(path.read_bytes()[:size])
    with pytest.raises(StorageError, match="not an SQLite database"):
        open_database.check_header(path)


def test_a_later_release_is_told_from_damage(path: Path) -> None:
    put(path, 60, (schema.latest() + 1).to_bytes(4, "big"))
    with pytest.raises(StorageError, match="version") as caught:
        open_database.check_header(path)
    assert caught.value.code is StorageCode.LIBRARY_NEWER


def test_a_file_that_is_not_there_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(StorageError) as caught:
        open_database.check_header(tmp_path / "nowhere")
    assert caught.value.code is StorageCode.CANNOT_READ


def test_a_missing_end_is_noticed_to_the_byte(path: Path, connection: sqlite3.Connection) -> None:
    whole = path.read_bytes()
    open_database.check_end(connection, path)
    path.write_bytes(whole + b"more")
    open_database.check_end(connection, path)
    path.write_bytes(whole[:-1])
    with pytest.raises(StorageError, match="the end is missing"):
        open_database.check_end(connection, path)


def test_a_page_of_junk_is_noticed_and_said_in_one_line(path: Path) -> None:
    put(path, 3 * PAGE, b"\xff" * PAGE)
    with closing(sqlite3.connect(path)) as connection, pytest.raises(StorageError) as caught:
        open_database.check_pages(connection, path)
    assert caught.value.code is StorageCode.LIBRARY_DAMAGED
    assert 0 < len(caught.value.detail) <= 200
    assert "\n" not in caught.value.detail


def test_tables_of_another_shape_are_noticed(path: Path, connection: sqlite3.Connection) -> None:
    connection.execute("CREATE INDEX more ON moves (played)")
    with pytest.raises(StorageError, match="the tables are not those"):
        open_database.check_shape(connection, path)


@pytest.mark.parametrize("stray", [-7, 0, 3, 99])
def test_moves_without_a_game_are_noticed_wherever_they_stand(
    path: Path, connection: sqlite3.Connection, stray: int
) -> None:
    """Games 1 and 2 exist; the rows are before, after and beyond all given numbers."""
    connection.execute("INSERT INTO moves VALUES (?, 1, '{}', '', 0)", (stray,))
    with pytest.raises(StorageError, match="moves without a game"):
        open_database.check_moves(connection, path)


def test_a_game_without_moves_is_none_of_these(path: Path, connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM moves WHERE game = 1")
    open_database.check_moves(connection, path)
    connection.execute("DELETE FROM moves")
    open_database.check_moves(connection, path)
