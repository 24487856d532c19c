from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from stockgames.storage.games import move_row
from stockgames.storage.library import Library
from stockgames.storage.opening import LIBRARY
from tests.golden.make import FOLDER, contents

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
        assert [journal.kept_phones() for journal in journals] == [PHONES, None, None]
        assert journals[0].kept_drafts() == {1: {"turn": 1, "draft": {"half": 1}}}
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
        journal.keep_phones(PHONES)
        journal.truncate(0)
    with Library.open(tmp_path) as library:
        assert library.journal(row).kept_phones() == PHONES
        assert library.journal(row).kept_drafts() == {}
