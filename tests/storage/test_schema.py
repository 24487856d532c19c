"""The library's tables: checksums at the end of rows, and atomic migrations."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from stockgames.storage import schema
from stockgames.storage.games import move_row
from stockgames.storage.library import Library
from stockgames.storage.open_database import LIBRARY
from tests.golden.make import FOLDER, contents, seated
from tests.storage.damage import unreadable


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


def test_rows_end_with_a_checksum_and_are_indexed_once(connection: sqlite3.Connection) -> None:
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


GOLDEN = FOLDER / "library-v1.sqlite3"


def laid(folder: Path, *changes: str) -> Path:
    """Return a folder with a library of version 1, changed by SQL statements."""
    path = folder / LIBRARY
    path.write_bytes(GOLDEN.read_bytes())
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for change in changes:
            connection.execute(change)
    return folder


def test_names_become_people_who_know_where_they_sat(tmp_path: Path) -> None:
    with Library.open(laid(tmp_path)) as library:
        ids = [person.id for person in library.people()]
        assert len(set(ids)) == len(ids) == 6
        assert seated(library)[0] == ["Ada", "Jörg", "Zoë"]
        assert library.evenings() == []
        assert unreadable(library) == 0


def test_damaged_names_and_games_do_not_stop_the_others(tmp_path: Path) -> None:
    spoilt = (
        "UPDATE people SET used = used + 1 WHERE name = 'Ada'",
        "UPDATE games SET head = replace(head, 'curtain', 'curtaim') WHERE row = 1",
    )
    with Library.open(laid(tmp_path, *spoilt)) as library:
        assert [p.name for p in library.people()] == ["Jörg", "Zoë", "Bo", "Di", "Ed"]
        games = {g.row: g for g in [*library.unfinished(), *library.finished()]}
        assert games[1].shelved
        assert games[2].seats[0].person is None
        assert games[2].seats[1].person is not None
    (backup,) = tmp_path.glob("library.version-1*")
    with closing(sqlite3.connect(backup)) as connection:
        assert connection.execute("SELECT count(*) FROM people").fetchone() == (6,)


def test_records_say_nothing_of_ids(tmp_path: Path) -> None:
    told = json.loads(GOLDEN.with_suffix(".json").read_text(encoding="utf-8"))
    with Library.open(laid(tmp_path)) as library:
        record = library.record(told["games"][0]["row"])
    assert "person" not in record.to_json()


def test_a_library_of_the_second_version_keeps_all_and_can_hold_findings(tmp_path: Path) -> None:
    golden = FOLDER / "library-v2.sqlite3"
    (tmp_path / LIBRARY).write_bytes(golden.read_bytes())
    told = json.loads(golden.with_suffix(".json").read_text(encoding="utf-8"))
    with Library.open(tmp_path) as library:
        assert contents(library) == told["games"]
        library.findings(1).save("choices", "1/a", 3, {"lost": 1})
        assert library.findings(1).load("choices", "1/a") == {3: {"lost": 1}}
    assert len(list(tmp_path.glob("library.version-2*"))) == 1


PHONES = {"salt": "00", "seats": {"1": "5f"}, "lent": [1], "names": ["Ada", "Jörg", "Zoë"]}


def test_the_phones_of_the_third_version_go_from_the_drafts_to_their_game(tmp_path: Path) -> None:
    golden = FOLDER / "library-v3.sqlite3"
    path = tmp_path / LIBRARY
    path.write_bytes(golden.read_bytes())
    told = json.loads(golden.with_suffix(".json").read_text(encoding="utf-8"))
    rows = [game["row"] for game in told["games"] if game["record"]["result"] is None]
    running, damaged, other = rows[:3]
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for row in (running, damaged):
            connection.execute(
                "INSERT INTO moves VALUES (?, ?, ?, ?, ?)", move_row(row, -1000, PHONES, "now")
            )
        draft = move_row(running, -1, {"turn": 1, "draft": {"half": 1}}, "now")
        connection.execute("INSERT INTO moves VALUES (?, ?, ?, ?, ?)", draft)
        connection.execute("UPDATE moves SET sum = 1 WHERE game = ? AND number = -1000", (damaged,))
    with Library.open(tmp_path) as library:
        assert contents(library) == told["games"]
        journals = [library.journal(row) for row in (running, damaged, other)]
        assert [journal.load_phones() for journal in journals] == [PHONES, None, None]
        assert journals[0].load_drafts() == {1: {"turn": 1, "draft": {"half": 1}}}
        assert "salt" not in library.record(running).to_json()
    (backup,) = tmp_path.glob("library.version-3*")
    with closing(sqlite3.connect(backup)) as connection:
        found = connection.execute("SELECT count(*) FROM moves WHERE number = -1000").fetchone()
        assert found == (2,)


def test_phones_are_kept_with_the_game_and_outlive_its_moves(tmp_path: Path) -> None:
    golden = FOLDER / "library-v3.sqlite3"
    (tmp_path / LIBRARY).write_bytes(golden.read_bytes())
    with Library.open(tmp_path) as library:
        row = library.unfinished()[0].row
        journal = library.journal(row)
        journal.save_phones(PHONES)
        journal.truncate(0)
    with Library.open(tmp_path) as library:
        assert library.journal(row).load_phones() == PHONES
        assert library.journal(row).load_drafts() == {}
