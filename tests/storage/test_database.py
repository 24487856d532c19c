from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.storage.database import Database, checksum, connect, guarded
from stockgames.storage.errors import StorageCode
from tests.storage.play import Raises

VALUES = st.none() | st.integers() | st.text() | st.binary() | st.floats()


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    path = tmp_path / "file.sqlite3"
    database = Database(connect(path), path)
    database.write("CREATE TABLE names (name TEXT PRIMARY KEY)")
    yield database
    database.close()


def test_what_is_committed_is_on_the_disk_in_one_file(database: Database) -> None:
    assert database.rows("PRAGMA synchronous") == [(2,)]
    assert database.rows("PRAGMA journal_mode") == [("truncate",)]
    database.write("INSERT INTO names VALUES ('Ada')")
    sizes = {path.name: path.stat().st_size for path in database.path.parent.iterdir()}
    assert sizes.pop("file.sqlite3") > 0
    assert not any(sizes.values())


def test_a_transaction_that_fails_leaves_nothing(database: Database) -> None:
    with pytest.raises(KeyError):
        write_and_fail(database)
    assert database.rows("SELECT * FROM names") == []
    with database.transaction():
        database.write_all("INSERT INTO names VALUES (?)", [("Ada",), ("Bo",)])
    assert database.rows("SELECT * FROM names") == [("Ada",), ("Bo",)]


def write_and_fail(database: Database) -> None:
    with database.transaction():
        database.write("INSERT INTO names VALUES ('Ada')")
        raise KeyError


def test_our_own_mistakes_stay_bugs(database: Database) -> None:
    with pytest.raises(sqlite3.OperationalError):
        database.rows("SELECT nonsense")
    with pytest.raises(sqlite3.IntegrityError), database.transaction():
        database.write_all("INSERT INTO names VALUES (?)", [("Ada",), ("Ada",)])
    assert database.rows("SELECT * FROM names") == []


def test_they_become_what_the_caller_says(database: Database) -> None:
    with (
        Raises(StorageCode.MIGRATION_FAILED),
        guarded(database.path, StorageCode.MIGRATION_FAILED),
        closing(connect(database.path)) as connection,
    ):
        connection.execute("SELECT nonsense")


def test_bytes_that_are_no_text_are_read_all_the_same(database: Database) -> None:
    database.write("INSERT INTO names VALUES (CAST(x'41ff42' AS TEXT))")
    assert database.rows("SELECT name FROM names") == [("A\ufffdB",)]


@given(st.lists(VALUES, min_size=1), st.data())
def test_a_checksum_changes_with_any_value(values: list[Any], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(values) - 1))
    other = data.draw(VALUES.filter(lambda value: repr(value) != repr(values[place])))
    changed = [*values[:place], other, *values[place + 1 :]]
    assert checksum(*values) == checksum(*values)
    assert checksum(*values) != checksum(*changed)
