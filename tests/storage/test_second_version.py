from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from stockgames.storage.library import Library
from stockgames.storage.opening import LIBRARY
from tests.golden.make import FOLDER, seated

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
        assert library.unreadable_notes() == 0


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
