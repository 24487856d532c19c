"""storage/report.py: reports name code, and no secret without permission."""

from pathlib import Path

import pytest

from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.storage.errors import StorageError
from stockgames.storage.report import FOLDER, KEPT, describe, with_secrets, write_report

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
