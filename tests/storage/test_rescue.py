"""storage/rescue.py: whatever is damaged in the file, all readable rows are rescued."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest

from stockgames.evenings.person import Person
from stockgames.storage import people, schema
from stockgames.storage.database import Database, connect
from stockgames.storage.errors import GameShelvedError, StorageCode, StorageError
from stockgames.storage.library import Library
from stockgames.storage.open_database import LIBRARY, copy_whole
from stockgames.storage.rescue import COLUMNS, NAMES, NUMBERED, Rescued, rescue
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
