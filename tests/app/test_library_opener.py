"""What happens if the library can't be read: the question and each answer."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from threading import current_thread, main_thread

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from stockgames.app import library_opener
from stockgames.app.library_opener import rescue_beside
from stockgames.storage import rescue
from stockgames.storage.backups import back_up
from stockgames.storage.errors import StorageCode, StorageError
from stockgames.storage.library import Library
from stockgames.storage.open_database import LIBRARY
from stockgames.storage.schema import latest
from stockgames.ui.window.dialogs import MessageSheet
from tests.app.visitor import Visitor, kept_moves, saved_games, settle, until
from tests.storage.play import Raises, deal, keep, play
from tests.ui.finding import child

Visit = Callable[[Path], Visitor]


def answer(visitor: Visitor, *ways: str) -> list[str]:
    """Answer the library's questions as soon as they are asked; return a list that collects
    their texts.
    """
    asked: list[str] = []
    timer = QTimer(visitor.app)

    def look() -> None:
        sheets = visitor.app.window.findChildren(MessageSheet, "library-question")
        shown = [sheet for sheet in sheets if sheet.isVisible()]
        if shown and len(asked) < len(ways):
            asked.append(shown[-1].text)
            button = shown[-1].findChild(QPushButton, ways[len(asked) - 1])
            assert isinstance(button, QPushButton)
            button.click()

    timer.timeout.connect(look)
    timer.start(5)
    return asked


def spoil(folder: Path, how: str) -> None:
    """Make the folder's library impossible to open."""
    path = folder / LIBRARY
    if how == "damaged":
        path.write_bytes(b"not a library at all" * 20)
        return
    Library.open(folder).close()
    if how == "newer":
        with sqlite3.connect(path) as database:
            database.execute(f"PRAGMA user_version = {latest() + 1}")
        database.close()


@pytest.mark.parametrize("how", ["damaged", "newer", "in use"])
def test_without_the_library_one_can_play_and_the_file_stays(
    visit: Visit, folder: Path, how: str
) -> None:
    spoil(folder, how)
    holder = Library.open(folder) if how == "in use" else None
    before = (folder / LIBRARY).read_bytes()
    visitor = visit(folder)
    asked = answer(visitor, "unkept")
    visitor.app.open()
    until(lambda: bool(asked))
    settle()
    assert str(folder) in asked[0]
    visitor.press("play-nyse")
    visitor.play(2)
    visitor.app.show_lobby()
    settle()
    assert visitor.page == "lobby"
    assert visitor.app.library is None
    assert (folder / LIBRARY).read_bytes() == before
    if holder is not None:
        holder.close()


def test_an_unusable_folder_is_told_once_and_one_can_play(visit: Visit, tmp_path: Path) -> None:
    place = tmp_path / "file"
    place.write_bytes(b"")
    visitor = visit(place / "data")
    asked = answer(visitor, "unkept")
    visitor.app.open()
    until(lambda: bool(asked))
    visitor.app.overlays.show_settings()
    name = visitor.shown(QLineEdit, "set-names")
    name.setText("A")
    assert str(place) in visitor.message
    settle()
    for sheet in visitor.app.window.findChildren(MessageSheet, "message"):
        sheet.close()
    name.setText("Ad")
    settle()
    assert visitor.message == "", "not again at every letter"
    visitor.press("back")
    visitor.app.tables.play("nyse")
    visitor.session.pace.set_mode("instant")
    visitor.play(1)
    assert visitor.session.controller.seats[0].name == "Ad"


def test_a_damaged_library_is_set_aside_when_asked_to(visit: Visit, folder: Path) -> None:
    spoil(folder, "damaged")
    before = (folder / LIBRARY).read_bytes()
    visitor = visit(folder)
    asked = answer(visitor, "set-aside")
    visitor.enter()
    assert len(asked) == 1
    kept = [path.read_bytes() for path in folder.glob("library.aside*")]
    assert kept == [before]
    visitor.press("play-nyse")
    visitor.play(1)
    assert len(visitor.library.unfinished()) == 1


def two_games(folder: Path) -> None:
    """Save a finished game and a running one."""
    with Library.open(folder) as library:
        for seed, moves in (("over", 10_000), ("waits", 30)):
            match = deal(3, seed)
            play(match, Random(1), moves=moves)
            keep(library, match, seed)


def disorder(folder: Path) -> bytes:
    """Give a move a number that is wrong only in comparison with its neighbours."""
    path = folder / LIBRARY
    data, place, found = path.read_bytes(), 0, "ok"
    while found == "ok":
        place = data.index(b'{"seat":', place + 1)
        path.write_bytes(data[: place - 1] + b"\x7f" + data[place:])
        with closing(sqlite3.connect(path)) as connection:
            found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    return path.read_bytes()


def test_what_can_be_read_of_a_damaged_library_is_rescued(visit: Visit, folder: Path) -> None:
    two_games(folder)
    broken = b"\0" * 4096 + (folder / LIBRARY).read_bytes()[4096:]
    (folder / LIBRARY).write_bytes(broken)
    visitor = visit(folder)
    asked = answer(visitor, "rescue")
    visitor.enter()
    settle()
    assert len(asked) == 1
    assert "Games rescued: 2." in visitor.message
    (kept,) = folder.glob("library.aside*")
    assert str(kept) in visitor.message
    assert kept.read_bytes() == broken
    assert len(saved_games(visitor)) == 1
    until(lambda: "won NYSE" in visitor.app.lobby._news)
    visitor.press("continue-1")
    visitor.wait()
    assert len(kept_moves(visitor)) == 30


def test_where_nothing_can_be_rescued_it_is_asked_again(visit: Visit, folder: Path) -> None:
    spoil(folder, "damaged")
    before = (folder / LIBRARY).read_bytes()
    visitor = visit(folder)
    asked = answer(visitor, "rescue", "unkept")
    visitor.app.open()
    until(lambda: len(asked) == 2)
    assert "No games can be rescued" in asked[1]
    assert (folder / LIBRARY).read_bytes() == before


def test_damage_that_only_a_long_look_finds_is_asked_about_before_anything_is_written(
    visit: Visit, folder: Path
) -> None:
    two_games(folder)
    broken = disorder(folder)
    visitor = visit(folder)
    asked = answer(visitor, "rescue")
    visitor.enter()
    until(lambda: bool(asked))
    until(lambda: visitor.app.library is not None)
    settle()
    (kept,) = folder.glob("library.aside*")
    assert kept.read_bytes() == broken
    assert "Games rescued: 2." in visitor.message
    visitor.press("play-nyse")
    visitor.play(1)


def test_nothing_is_written_to_a_library_that_a_long_look_finds_damaged(
    visit: Visit, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library_opener, "LOOK_AFTER", 3_600_000)  # a move comes first
    two_games(folder)
    broken = disorder(folder)
    visitor = visit(folder).enter()
    visitor.press("play-nyse")
    settle()
    assert "damaged" in visitor.message
    assert visitor.page == "lobby"
    assert (folder / LIBRARY).read_bytes() == broken


def test_a_library_in_use_opens_once_the_other_window_is_closed(visit: Visit, folder: Path) -> None:
    holder = Library.open(folder)
    visitor = visit(folder)
    asked: list[str] = []
    timer = QTimer(visitor.app)

    def look() -> None:
        sheet = visitor.app.window.findChild(MessageSheet, "library-question")
        if isinstance(sheet, MessageSheet) and sheet.isVisible():
            asked.append(sheet.text)
            if len(asked) == 3:
                holder.close()
            button = child(sheet, QPushButton, "again")
            button.click()

    timer.timeout.connect(look)
    timer.start(5)
    visitor.enter()
    timer.stop()
    assert len(asked) == 3
    visitor.app.tables.play("nyse")
    assert len(visitor.library.unfinished()) == 1


def test_a_library_that_fails_later_leaves_the_lobby_usable(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: Library) -> object:
        raise StorageError(StorageCode.CANNOT_READ, Path("gone"))

    monkeypatch.setattr(Library, "shelf", fail)
    visitor.app.tables.play("nyse")
    visitor.app.show_lobby()
    settle()
    assert visitor.page == "lobby"
    assert "gone" in visitor.message


def test_a_damaged_library_can_be_replaced_by_its_backup(visit: Visit, folder: Path) -> None:
    with Library.open(folder) as library:
        match = deal(2)
        play(match, Random(1))
        keep(library, match)
    with closing(sqlite3.connect(folder / LIBRARY)) as database:
        back_up(database, folder / LIBRARY, "2026-11-28")
    spoil(folder, "damaged")
    visitor = visit(folder)
    asked = answer(visitor, "restore")
    visitor.app.open()
    until(lambda: bool(asked) and visitor.app.library is not None)
    settle()
    assert len(visitor.library.finished()) == 1
    assert "library.aside" in visitor.message


def test_why_it_could_not_be_is_raised_where_it_was_asked_for(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / LIBRARY).write_bytes(b"nothing")
    with Raises(StorageCode.NOTHING_TO_RESCUE):
        rescue_beside(tmp_path)
    assert QGuiApplication.overrideCursor() is None


def test_the_window_lives_on(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks: list[bool] = []
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(QGuiApplication.overrideCursor() is not None))

    def slow(folder: Path) -> str:
        assert current_thread() is not main_thread()
        while len(ticks) < 5:
            pass
        return "rescued"

    monkeypatch.setattr(rescue, "rescue", slow)
    timer.start(1)
    assert str(rescue_beside(tmp_path)) == "rescued"
    assert all(ticks[:5])
