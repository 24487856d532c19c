"""An uncaught error leads to the lobby, with a report and the game saved."""

import sys
import threading
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QCheckBox

from stockgames.app.crash_reporter import (
    KEPT,
    REPORTS,
    CrashReporter,
    describe,
    with_secrets,
    write_report,
)
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.storage.errors import StorageError
from stockgames.ui.widgets.base import Page
from stockgames.ui.window.dialogs import MessageSheet
from tests.app.visitor import Visitor, settle, until
from tests.ui.finding import child


@pytest.fixture
def trouble(visitor: Visitor, folder: Path) -> Iterator[CrashReporter]:
    before = sys.excepthook, threading.excepthook
    trouble = CrashReporter(visitor.app, folder)
    trouble.install()
    yield trouble
    sys.excepthook, threading.excepthook = before


def fail(trouble: CrashReporter) -> None:
    """Pass an error to the hook as Qt does."""
    try:
        raise RuntimeError("Ada holds a stock swap")
    except RuntimeError as error:
        trouble.hook(type(error), error, error.__traceback__)


def sheet_of(visitor: Visitor) -> MessageSheet:
    until(lambda: visitor.see("trouble-sheet") is not None)
    return visitor.shown(MessageSheet, "trouble-sheet")


def reports(folder: Path) -> list[str]:
    return [path.read_text() for path in sorted((folder / REPORTS).glob("*.txt"))]


def test_the_game_waits_in_the_lobby_and_the_report_tells_no_secret(
    visitor: Visitor, trouble: CrashReporter, folder: Path
) -> None:
    visitor.app.tables.play("nyse")
    visitor.wait()
    fail(trouble)
    sheet = sheet_of(visitor)
    assert visitor.app.session is None
    assert len(visitor.library.unfinished()) == 1
    (report,) = reports(folder)
    assert "RuntimeError" in report
    assert "Ada holds" not in report
    visitor.press("trouble-lobby")
    settle()
    assert visitor.app.window.page is visitor.app.lobby
    assert reports(folder) == [report]
    del sheet


def test_with_leave_the_game_is_added(
    visitor: Visitor, trouble: CrashReporter, folder: Path
) -> None:
    visitor.app.tables.play("nyse")
    visitor.wait()
    record = visitor.session.record()
    fail(trouble)
    tick = child(sheet_of(visitor), QCheckBox, "trouble-agree")
    tick.setChecked(True)
    visitor.press("trouble-lobby")
    settle()
    assert record.to_json() in reports(folder)[-1]
    assert "Ada holds a stock swap" in reports(folder)[-1]


def test_many_errors_show_one_sheet(visitor: Visitor, trouble: CrashReporter) -> None:
    for _ in range(5):
        fail(trouble)
    sheet_of(visitor)
    settle()
    sheets = visitor.app.window.findChildren(MessageSheet, "trouble-sheet")
    assert len(sheets) == 1
    visitor.press("trouble-lobby")
    settle()


def test_an_error_in_a_slot_reaches_the_hook(
    visitor: Visitor, trouble: CrashReporter, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: heard.append(kind))

    def slot() -> None:
        raise ZeroDivisionError

    QTimer.singleShot(0, slot)
    settle()
    assert heard == [ZeroDivisionError]


def test_an_error_in_another_thread_is_told_too(
    visitor: Visitor, trouble: CrashReporter, folder: Path
) -> None:
    def work() -> None:
        raise RuntimeError("Ada holds a stock swap")

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    sheet_of(visitor)
    (report,) = reports(folder)
    assert "in work" in report
    assert "Ada holds" not in report
    visitor.press("trouble-lobby")
    settle()


@pytest.mark.parametrize("broken", ["record", "close"])
def test_a_table_that_cannot_be_left_in_order_is_left_all_the_same(
    visitor: Visitor, trouble: CrashReporter, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    visitor.app.tables.play("nyse")
    visitor.wait()
    session = visitor.session

    def fail_again() -> None:
        raise RuntimeError(broken)

    monkeypatch.setattr(session, broken, fail_again)
    for _ in range(2):
        fail(trouble)
        sheet_of(visitor)
        assert visitor.app.session is None
        assert visitor.app.window.page is visitor.app.lobby
        visitor.press("trouble-lobby")
        settle()
    monkeypatch.undo()
    if broken == "close":
        session.close()


def test_what_the_calls_held_is_let_go(visitor: Visitor, trouble: CrashReporter) -> None:
    class Held:
        pass

    seen: list[weakref.ref[Held]] = []

    def paint() -> None:
        painter = Held()
        seen.append(weakref.ref(painter))
        raise RuntimeError

    try:
        paint()
    except RuntimeError as error:
        trouble.hook(type(error), error, error.__traceback__)
    assert trouble._error is not None
    assert seen[0]() is None
    sheet = sheet_of(visitor)
    sheet.close()
    settle()
    assert visitor.see("trouble-sheet") is None


def test_the_lobby_shows_even_if_the_page_cannot_be_painted(
    visitor: Visitor, trouble: CrashReporter, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor.app.tables.play("nyse")
    visitor.wait()
    visitor.app.look.set_reduced_motion(False)
    page = visitor.at(Page)

    def grab(*_: object) -> None:
        raise ValueError

    monkeypatch.setattr(page, "grab", grab)
    fail(trouble)
    sheet_of(visitor)
    assert visitor.app.window.page is visitor.app.lobby
    assert visitor.app.session is None
    visitor.press("trouble-lobby")
    settle()


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
    left = sorted((tmp_path / REPORTS).iterdir())
    assert left == sorted(paths)[-KEPT:]
    assert left[-1].read_text() == f"report {KEPT + 2}"


def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / REPORTS).write_text("in the way")
    with pytest.raises(StorageError):
        write_report(tmp_path, "report")


def test_a_new_report_stays_though_the_clock_was_set_back(tmp_path: Path) -> None:
    (tmp_path / REPORTS).mkdir()
    for number in range(KEPT):
        (tmp_path / REPORTS / f"2999-01-01T00-00-00.{number:06}.txt").write_text("later")
    path = write_report(tmp_path, "report")
    assert path.read_text() == "report"
    assert len(list((tmp_path / REPORTS).iterdir())) == KEPT


def test_a_report_may_hold_what_is_no_text(tmp_path: Path) -> None:
    assert write_report(tmp_path, "\udcff").read_text() == "\\udcff"
