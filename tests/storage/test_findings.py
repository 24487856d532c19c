from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.storage.errors import StorageError
from stockgames.storage.library import Library
from stockgames.storage.open_database import LIBRARY
from stockgames.storage.report import FOLDER, KEPT, describe, with_secrets, write_report
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


SECRET = "the king of spades"


def caught() -> BaseException:
    try:
        try:
            raise KeyError(SECRET)
        except KeyError as error:
            raise ValueError(f"no card like {SECRET}") from error
    except ValueError as error:
        return error


def test_a_report_names_the_code_and_not_the_cards() -> None:
    text = describe(caught())
    assert "builtins.ValueError" in text
    assert "builtins.KeyError" in text
    assert "in caught" in text
    assert SECRET not in text
    assert str(Path.home()) not in text


def test_the_message_and_the_game_come_only_with_leave() -> None:
    error = caught()
    seats = [SeatInfo(name="Ada", player="human"), SeatInfo(name="Bo", player="human")]
    record = Match.deal(registry.load("nyse"), seats, {}, "seed").record()
    text = with_secrets(describe(error), error, record)
    assert SECRET in text
    assert record.to_json() in text


def test_old_reports_make_room(tmp_path: Path) -> None:
    paths = [write_report(tmp_path, f"report {number}") for number in range(KEPT + 3)]
    left = sorted((tmp_path / FOLDER).iterdir())
    assert left == sorted(paths)[-KEPT:]
    assert left[-1].read_text() == f"report {KEPT + 2}"


def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_text("in the way")
    with pytest.raises(StorageError):
        write_report(tmp_path, "report")


def test_a_new_report_stays_though_the_clock_was_set_back(tmp_path: Path) -> None:
    (tmp_path / FOLDER).mkdir()
    for number in range(KEPT):
        (tmp_path / FOLDER / f"2999-01-01T00-00-00.{number:06}.txt").write_text("later")
    path = write_report(tmp_path, "report")
    assert path.read_text() == "report"
    assert len(list((tmp_path / FOLDER).iterdir())) == KEPT


def test_a_report_may_hold_what_is_no_text(tmp_path: Path) -> None:
    assert write_report(tmp_path, "\udcff").read_text() == "\\udcff"
