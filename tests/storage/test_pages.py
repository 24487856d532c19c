"""Rows are read from the bytes of a file as SQLite wrote them, and no others from garbage."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.storage.pages import FoundRow, rows_in

VALUES: tuple[Any, ...] = (
    *(None, 0, 1, -1, 127, -128, 128, 32767, -32768, 32768, 2**23 - 1, -(2**23), 2**23),
    *(2**31 - 1, -(2**31), 2**31, 2**47 - 1, 2**47, -(2**63), 2**63 - 1),
    *(0.5, -1e300, "", "a", "Zoë 李", b"", b"\0\xff", "x" * 300),
)


def write(path: Path, size: int, *statements: str, rows: list[tuple[Any, ...]]) -> bytes:
    """Make a database with this page size, insert rows into its table `t`, and return its bytes."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA page_size = {size}")
        connection.execute("PRAGMA secure_delete = OFF")
        connection.execute(statements[0])
        connection.execute("BEGIN")
        marks = ", ".join("?" * len(rows[0]))
        connection.executemany(f"INSERT INTO t VALUES ({marks})", rows)
        connection.execute("COMMIT")
        for statement in statements[1:]:
            connection.execute(statement)
    return path.read_bytes()


def found(data: bytes, columns: int) -> list[FoundRow]:
    """Return the rows that fit the table, without the schema's own row."""
    return [row for row in rows_in(data) if len(row.values) == columns]


@pytest.mark.parametrize("size", [512, 4096, 65536])
def test_every_kind_of_value_is_read_as_it_was_written(tmp_path: Path, size: int) -> None:
    data = write(
        tmp_path / "f", size, "CREATE TABLE t (a, b)", rows=[(n, v) for n, v in enumerate(VALUES)]
    )
    rows = found(data, 2)
    assert [row.values for row in rows] == list(enumerate(VALUES))
    assert [type(row.values[1]) for row in rows] == [type(value) for value in VALUES]
    assert [row.number for row in rows] == [*range(1, len(VALUES) + 1)]


@pytest.mark.parametrize("size", [512, 4096])
@pytest.mark.parametrize("keys", ["", ", PRIMARY KEY (a, b)) WITHOUT ROWID"])
def test_rows_longer_than_a_page_are_put_together(tmp_path: Path, size: int, keys: str) -> None:
    """Lengths on both sides of every limit at which SQLite uses overflow pages differently."""
    lengths = [*range(1, 4 * size, 37), *range(size - 80, size + 20), 9 * size]
    rows = [(number, f"{number} " + "x" * length) for number, length in enumerate(lengths)]
    data = write(tmp_path / "f", size, f"CREATE TABLE t (a, b{keys or ')'}", rows=rows)
    read = found(data, 2)
    assert sorted(row.values for row in read) == rows
    assert all((row.number is None) == bool(keys) for row in read)


def test_row_numbers_of_any_size_are_read(tmp_path: Path) -> None:
    numbers = [1, 127, 128, 2**14, 2**35, 2**56 - 1, 2**56, 2**62, 2**63 - 1]
    rows = [(number, 7) for number in numbers]
    data = write(tmp_path / "f", 4096, "CREATE TABLE t (n INTEGER PRIMARY KEY, a)", rows=rows)
    assert [row.number for row in found(data, 2)] == numbers


def test_pages_that_are_free_are_left(tmp_path: Path) -> None:
    """With so many of them that their list takes more than one page."""
    rows = [(number, "x" * 400) for number in range(600)]
    data = write(
        tmp_path / "f", 512, "CREATE TABLE t (a, b)", "DELETE FROM t WHERE a >= 10", rows=rows
    )
    assert int.from_bytes(data[36:40], "big") > 512 // 4 - 2
    assert data.count(b"x" * 400) > 100
    assert [row.values[0] for row in found(data, 2)] == [*range(10)]


def test_a_list_of_free_pages_that_leads_in_a_circle_ends(tmp_path: Path) -> None:
    rows = [(number, "x" * 400) for number in range(600)]
    data = bytearray(
        write(tmp_path / "f", 512, "CREATE TABLE t (a, b)", "DELETE FROM t WHERE a > 9", rows=rows)
    )
    first = int.from_bytes(data[32:36], "big")
    data[(first - 1) * 512 : (first - 1) * 512 + 4] = first.to_bytes(4, "big")
    read = [row.values[0] for row in found(bytes(data), 2)]
    assert read[:10] == [*range(10)]


def test_a_page_number_beyond_the_file_costs_its_row_alone(tmp_path: Path) -> None:
    rows = [(0, "a"), (1, "b" * 2000), (2, "c")]
    data = bytearray(write(tmp_path / "f", 512, "CREATE TABLE t (a, b)", rows=rows))
    place = data.index(b"bbb")
    here = len(data[place:]) - len(bytes(data[place:]).lstrip(b"b"))
    data[place + here : place + here + 4] = (9999).to_bytes(4, "big")
    assert [row.values[0] for row in found(bytes(data), 2)] == [0, 2]


@given(st.binary(max_size=2000), st.sampled_from([b"", b"\x0d", b"\x0a", b"\x02"]))
def test_junk_reads_like_rows_or_like_nothing(data: bytes, kind: bytes) -> None:
    page = bytes(16) + (512).to_bytes(2, "big") + bytes(82) + kind + data
    for row in rows_in(page):
        assert row.number is None or 0 <= row.number < 2**63
        assert all(type(value) in (type(None), int, float, str, bytes) for value in row.values)


@given(st.integers(0, 2**32), st.data())
def test_a_changed_byte_stops_nothing(seed: int, data: st.DataObject) -> None:
    broken = bytearray(SOUND)
    for _ in range(data.draw(st.integers(1, 5))):
        broken[data.draw(st.integers(0, len(broken) - 1))] = data.draw(st.integers(0, 255))
    assert len(list(rows_in(bytes(broken)))) <= len(broken)


def _sound() -> bytes:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.execute("PRAGMA page_size = 512")
        connection.execute("CREATE TABLE t (a, b, PRIMARY KEY (a)) WITHOUT ROWID")
        rows = [(number, "x" * (number * 37 % 900)) for number in range(40)]
        connection.executemany("INSERT INTO t VALUES (?, ?)", rows)
        return connection.serialize()


SOUND = _sound()
