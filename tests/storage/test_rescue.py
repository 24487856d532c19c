"""All that is readable in a damaged file is rescued, and nothing is made of garbage."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.evenings.person import Person
from stockgames.storage import people, schema
from stockgames.storage.database import Database, connect
from stockgames.storage.errors import GameShelvedError, StorageCode, StorageError
from stockgames.storage.library import Library
from stockgames.storage.open_database import LIBRARY, copy_whole
from stockgames.storage.rescue import COLUMNS, NAMES, NUMBERED, FoundRow, Rescued, rescue, rows_in
from tests.golden.make import FOLDER
from tests.storage.play import Raises, deal, files, keep, play

PAGE = 4096
Kept = dict[int, tuple[object, ...]]


def fill(folder: Path) -> None:
    """Save games over several pages: some finished, some running, one deleted."""
    with Library.open(folder, now=lambda: "2031-05-04T18:30:00Z") as library:
        for number, seats in enumerate((1, 2, 10, 4, 3, 2, 1, 5)):
            match = deal(seats, str(number))
            play(match, Random(number), moves=10_000 if number % 2 else 30)
            keep(library, match, str(number))
        library.note_best("nyse", "board", 28, row=1)
        library.delete(keep(library, deal(6)).row)


def contents(folder: Path) -> Kept:
    """Return every game's summary, and its record if it can be replayed."""
    found: Kept = {}
    with Library.open(folder) as library:
        for game in [*library.unfinished(), *library.finished()]:
            try:
                found[game.row] = (game, library.load(game.row).record())
            except GameShelvedError:
                found[game.row] = (game, None)
    return found


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, Kept]:
    folder = tmp_path_factory.mktemp("sound")
    fill(folder)
    return (folder / LIBRARY).read_bytes(), contents(folder)


def lay(folder: Path, data: bytes) -> Path:
    (folder / LIBRARY).write_bytes(data)
    return folder


def rescued(folder: Path) -> Rescued | None:
    """Rescue what can be; return None if there is nothing, which must be reported."""
    try:
        return rescue(folder)
    except StorageError as error:
        code = error.code
    assert code is StorageCode.NOTHING_TO_RESCUE
    return None


def test_every_table_is_known_by_its_number_of_columns() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        schema.upgrade(connection, 0)
        tables = {name for kind, name, _ in schema.shape(connection) if kind == "table"}
        for table in tables - {"sqlite_sequence"}:
            names = connection.execute(f"PRAGMA table_info({table})").fetchall()
            sql = {name: text for _, name, text in schema.shape(connection)}[table]
            assert COLUMNS[table] == len(names)
            assert (table in NUMBERED) == ("WITHOUT ROWID" not in sql)
            assert names[-1][1] == "sum"
    unique_names = {(COLUMNS[table], table in NUMBERED) for table in COLUMNS}
    assert len(unique_names) == len(COLUMNS)
    assert set(COLUMNS) == tables - {"sqlite_sequence"} | {NAMES}


def test_a_damaged_library_of_the_first_version_comes_through(tmp_path: Path) -> None:
    whole = FOLDER / "library-v1.sqlite3"
    told = json.loads(whole.with_suffix(".json").read_text(encoding="utf-8"))
    lay(tmp_path, b"\0" * PAGE + whole.read_bytes()[PAGE:])
    rescue(tmp_path)
    with Library.open(tmp_path) as library:
        people = {person.id: person.name for person in library.people()}
        assert list(people.values()) == told["people"]
        sitters = [s for g in library.unfinished() for s in g.seats if s.is_human]
        assert all(people[seat.person or ""] == seat.name for seat in sitters)


def test_all_of_a_library_comes_through_without_its_header_and_schema(
    tmp_path: Path, sound: tuple[bytes, Kept]
) -> None:
    """Page 1 leads to all others: SQLite finds nothing without it."""
    data, kept = sound
    broken = b"\0" * PAGE + data[PAGE:]
    with Raises(StorageCode.LIBRARY_DAMAGED):
        Library.open(lay(tmp_path, broken))
    found = rescue(tmp_path)
    assert (found.games, found.shortened, found.lost) == (len(kept), 0, 0)
    assert found.damaged_file.read_bytes() == broken
    assert contents(tmp_path) == kept
    with Library.open(tmp_path) as library:
        best = library.best("nyse", "board")
        assert best is not None
        assert best.score == 28
        assert library.people()
        assert keep(library, deal(2)).row > max(kept)


def test_only_what_a_lost_page_held_is_missing(tmp_path: Path, sound: tuple[bytes, Kept]) -> None:
    data, kept = sound
    count = len(data) // PAGE
    assert count > 12
    for page in range(1, count):
        folder = tmp_path / str(page)
        folder.mkdir()
        broken = data[: page * PAGE] + b"\xff" * PAGE + data[(page + 1) * PAGE :]
        found = rescued(lay(folder, broken))
        if found is None:
            assert files(folder) == {LIBRARY: broken}
            continue
        after = contents(folder)
        assert len(after) == found.games
        assert set(after) <= set(kept)
        whole = [row for row in after if after[row] == kept[row]]
        assert found.games + found.lost <= len(kept)
        # One game may have lost its last moves: its number of moves is stored nowhere.
        assert len(whole) + found.lost + found.shortened >= len(kept) - 1
        for row in set(after) - set(whole):
            record, before = after[row][1], kept[row][1]
            if record is not None:
                assert record.moves == before.moves[: len(record.moves)]  # type: ignore[attr-defined]


def test_what_was_taken_back_or_thrown_away_does_not_come_back(tmp_path: Path) -> None:
    fill(tmp_path)
    with Library.open(tmp_path) as library:
        rows = [game.row for game in library.finished()]
        library.delete(rows[0])
        library.journal(rows[1]).truncate(3)
    kept = contents(tmp_path)
    data = (tmp_path / LIBRARY).read_bytes()
    assert int.from_bytes(data[36:40], "big") > 0, "there are free pages"
    # The tables' root page is lost, the list of free pages is not.
    lay(tmp_path, data[:100] + b"\0" * (PAGE - 100) + data[PAGE:])
    assert rescue(tmp_path).games == len(kept)
    assert contents(tmp_path) == kept


def test_a_library_without_a_readable_game_is_left_alone(tmp_path: Path) -> None:
    for data in (b"", b"not a library at all" * 500, b"\x0d" * 9000):
        lay(tmp_path, data)
        with Raises(StorageCode.NOTHING_TO_RESCUE):
            rescue(tmp_path)
        assert files(tmp_path) == {LIBRARY: data}


def test_no_byte_stops_a_rescue(tmp_path: Path, sound: tuple[bytes, Kept]) -> None:
    data, kept = sound
    rng = Random("bytes")
    for number in range(25):
        broken = bytearray(data)
        for _ in range(rng.choice((1, 5, 200))):
            broken[rng.randrange(len(data))] = rng.randrange(256)
        folder = tmp_path / str(number)
        folder.mkdir()
        lay(folder, bytes(broken))
        found = rescued(folder)
        if found is not None:
            assert found.games <= len(kept)
            Library.open(folder).close()


def test_a_library_in_use_is_not_rescued(tmp_path: Path, sound: tuple[bytes, Kept]) -> None:
    lay(tmp_path, sound[0])
    with Library.open(tmp_path), Raises(StorageCode.LIBRARY_IN_USE):
        rescue(tmp_path)


def test_of_two_copies_of_a_row_the_one_that_was_committed_counts(tmp_path: Path) -> None:
    """Killed during a write, after SQLite had written new pages and before the commit."""
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    killed.mkdir()
    with Library.open(whole) as library:
        keep(library, deal(2), "seed")
        for number in range(300):
            library.save_person(Person(f"p{number}", "before"))
    path = whole / LIBRARY
    with closing(connect(path)) as connection:
        database = Database(connection, path)
        connection.execute("PRAGMA cache_size = 1")  # so that pages are written early
        with suppress(InterruptedError), database.transaction():
            for number in range(300):
                people.keep(database, Person(f"p{number}", "after"))
            copy_whole(path, killed / LIBRARY)
            raise InterruptedError
    assert (killed / LIBRARY).read_bytes().count(b"after") > 100
    rescue(killed)
    with Library.open(killed) as library:
        names = {person.id: person.name for person in library.people()}
    assert {names[f"p{number}"] for number in range(300)} == {"before"}


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
