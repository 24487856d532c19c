from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from stockgames.storage.library import Library
from stockgames.storage.open_database import LIBRARY
from tests.storage.damage import unreadable
from tests.storage.play import deal, keep, play

ONE, OTHER = {"lost": [0.1, 0.02]}, {"lost": [0.3, 0.01]}


def library_with_a_game(folder: Path) -> tuple[Library, int]:
    library = Library.open(folder)
    match = deal(2)
    play(match, Random(1), keep(library, match))
    return library, library.finished()[0].row


def test_findings_are_there_again_at_the_next_start(tmp_path: Path) -> None:
    library, row = library_with_a_game(tmp_path)
    with library:
        library.findings(row).save("choices", "1/a", 3, ONE)
        library.findings(row).save("choices", "1/a", 7, ONE)
        library.findings(row).save("choices", "1/a", 7, OTHER)
        library.findings(row).save("luck", "1/a", 7, ONE)
    with Library.open(tmp_path) as again:
        assert again.findings(row).load("choices", "1/a") == {3: ONE, 7: OTHER}
        assert again.findings(row).load("luck", "1/a") == {7: ONE}


def test_what_rests_on_other_moves_is_passed_over_and_replaced(tmp_path: Path) -> None:
    library, row = library_with_a_game(tmp_path)
    with library:
        findings = library.findings(row)
        findings.save("choices", "1/a", 3, ONE)
        assert findings.load("choices", "1/b") == {}
        findings.save("choices", "1/b", 3, OTHER)
        assert findings.load("choices", "1/b") == {3: OTHER}
        assert findings.load("choices", "1/a") == {}


def test_they_go_with_their_game_and_none_is_kept_of_a_game_that_is_gone(tmp_path: Path) -> None:
    library, row = library_with_a_game(tmp_path)
    with library:
        findings = library.findings(row)
        findings.save("choices", "1/a", 3, ONE)
        library.delete(row)
        findings.save("choices", "1/a", 4, ONE)
        assert findings.load("choices", "1/a") == {}
    with closing(sqlite3.connect(tmp_path / LIBRARY)) as connection:
        assert connection.execute("SELECT count(*) FROM findings").fetchone() == (0,)


def test_a_damaged_one_is_passed_over_and_counted(tmp_path: Path) -> None:
    library, row = library_with_a_game(tmp_path)
    with library:
        library.findings(row).save("choices", "1/a", 3, ONE)
        library.findings(row).save("choices", "1/a", 4, OTHER)
    with closing(sqlite3.connect(tmp_path / LIBRARY, isolation_level=None)) as connection:
        connection.execute("UPDATE findings SET data = replace(data, '0.1', '0.9')")
    with Library.open(tmp_path) as again:
        assert again.findings(row).load("choices", "1/a") == {4: OTHER}
        assert unreadable(again) == 1
