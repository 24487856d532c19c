"""The library's tables: checksums at the end of rows, and atomic migrations."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from stockgames.storage import schema


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        yield connection


def pragma(connection: sqlite3.Connection, name: str) -> int:
    return int(connection.execute(f"PRAGMA {name}").fetchone()[0])


def test_a_new_library_has_the_version_and_the_mark_of_ours(connection: sqlite3.Connection) -> None:
    schema.upgrade(connection, 0)
    assert pragma(connection, "user_version") == schema.latest() == len(schema.STEPS)
    assert pragma(connection, "application_id").to_bytes(4, "big") == b"SGLB"
    assert schema.shape(connection) == schema.expected_shape()


def test_every_row_ends_with_a_checksum_and_nothing_is_indexed_twice(
    connection: sqlite3.Connection,
) -> None:
    schema.upgrade(connection, 0)
    ours = {(kind, name) for kind, name, _ in schema.shape(connection) if "sqlite_" not in name}
    assert {kind for kind, _ in ours} == {"table"}
    for _, name in ours:
        *_, last = connection.execute(f"PRAGMA table_info({name})").fetchall()
        assert last[1] == "sum"


def test_only_the_steps_that_are_missing_are_taken(
    connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[int] = []
    steps = tuple(lambda _, number=number: taken.append(number) for number in range(4))
    monkeypatch.setattr(schema, "STEPS", steps)
    schema.upgrade(connection, 2)
    assert taken == [2, 3]
    assert pragma(connection, "user_version") == 4


def test_a_step_that_fails_leaves_all_as_it_was(
    connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    schema.upgrade(connection, 0)
    before, version = schema.shape(connection), schema.latest()

    def adds(connection: sqlite3.Connection) -> None:
        connection.execute("CREATE TABLE more (line TEXT)")

    def fails(connection: sqlite3.Connection) -> None:
        raise ValueError("an odd row")

    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, adds, fails))
    with pytest.raises(ValueError, match="an odd row"):
        schema.upgrade(connection, version)
    assert not connection.in_transaction
    assert schema.shape(connection) == before
    assert pragma(connection, "user_version") == version


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE VIEW extra AS SELECT 1",
        "CREATE TRIGGER extra AFTER INSERT ON moves BEGIN DELETE FROM games; END",
        "ALTER TABLE people ADD COLUMN extra TEXT",
    ],
)
def test_whatever_is_there_beside_the_tables_belongs_to_the_shape(
    connection: sqlite3.Connection, statement: str
) -> None:
    schema.upgrade(connection, 0)
    connection.execute(statement)
    assert schema.shape(connection) != schema.expected_shape()
