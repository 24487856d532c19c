from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from stockgames.engine.errors import StockGamesError
from stockgames.storage.database import Database, checksum, connect, guarded
from stockgames.storage.entries import Head, SavedSeat
from stockgames.storage.errors import GameShelvedError, StorageCode
from stockgames.storage.library import Library
from tests.storage.play import Raises, deal, keep
from tests.storage.test_settings import JSON

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


HEAD = Head(
    seats=(SavedSeat("Ada", "human"), SavedSeat("Baron", "bot:shrewd")),
    options={"board": [1, 2, 3]},
    setup={},
    seed="s",
    handover="peek",
    wishes={"board": "shuffled"},
    begun="now",
)
FIELDS = json.loads(HEAD.to_json())


def test_heads_survive_being_text() -> None:
    assert Head.from_json(HEAD.to_json()) == HEAD
    known = replace(HEAD, known=True)
    assert Head.from_json(known.to_json()) == known


def test_seats_tell_people_from_bots() -> None:
    assert [(seat.is_human, seat.level) for seat in HEAD.seats] == [(True, ""), (False, "shrewd")]


@given(st.fixed_dictionaries({}, optional=dict.fromkeys([*FIELDS, "known", "more"], JSON)))
@example({"seats": [{"name": 5, "player": "human"}]})
@example({"seats": [["Ada", "human"]]})
@example({"seats": {"name": "Ada"}})
def test_other_objects_are_no_heads(changes: dict[str, Any]) -> None:
    data = {**FIELDS, **changes}
    try:
        head = Head.from_json(json.dumps(data))
    except ValueError:
        assert changes
    else:
        assert json.loads(head.to_json()) == data


@pytest.mark.parametrize("text", ["", "null", "[]", "{}", "[" * 200_000])
def test_other_texts_are_no_heads(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  (every kind of ValueError will do)
        Head.from_json(text)


@pytest.fixture(scope="module")
def forged() -> Iterator[tuple[Library, Database, int]]:
    """Yield a library with one game, and its database for forging."""
    with TemporaryDirectory() as home, Library.open(Path(home)) as library:
        yield library, library._database, keep(library, deal(2)).row


@given(
    head=st.fixed_dictionaries({}, optional=dict.fromkeys(FIELDS, JSON)),
    move=JSON | st.dictionaries(st.sampled_from(["do", "seat", "color"]), JSON),
    result=JSON.map(json.dumps) | st.none() | st.text(st.characters(codec="utf-8")),
)
def test_forged_rows_with_right_checksums_raise_no_other_error(
    forged: tuple[Library, Database, int], head: dict[str, Any], move: Any, result: str | None
) -> None:
    library, database, row = forged
    sound = json.loads(keep_head(database, row))
    values = (row, "nyse", json.dumps({**sound, **head}), 1, result, None)
    database.write("REPLACE INTO games VALUES (?, ?, ?, ?, ?, ?, ?)", *values, checksum(*values))
    played = (row, 1, json.dumps(move), "now")
    database.write("REPLACE INTO moves VALUES (?, ?, ?, ?, ?)", *played, checksum(*played))
    assert len([*library.unfinished(), *library.finished()]) == 1
    with pytest.raises(StockGamesError) as caught:
        library.load(row)
    assert isinstance(caught.value, GameShelvedError)
    keep_head(database, row, sound)


def keep_head(database: Database, row: int, head: dict[str, Any] | None = None) -> str:
    """Write a head if one is given; return the stored one."""
    if head is not None:
        database.write("UPDATE games SET head = ? WHERE row = ?", json.dumps(head), row)
    ((text,),) = database.rows("SELECT head FROM games WHERE row = ?", row)
    return str(text)
