"""Long games are opened in the background, with progress and Cancel."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from stockgames.app import files, openings, tables
from stockgames.app.files import MANY_BYTES, is_long, read_file
from stockgames.engine.commitment import moves_before
from stockgames.engine.errors import OptionError
from stockgames.engine.incremental import finish
from stockgames.engine.match import Match
from stockgames.storage.files import read_record_file
from stockgames.ui.lobby.game_setup import GameSetup, one_and_bots
from stockgames.ui.window.dialogs import WaitingSheet
from tests.app.visitor import Visitor, settle, until
from tests.games.portfolio.haggling import haggled

RECORDS = Path(__file__).parents[1] / "records"
RUNNING = RECORDS / "nyse" / "unfinished-3.json"
OVER = RECORDS / "nyse" / "take-4.json"


@pytest.fixture(scope="module")
def long_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file of a long running game."""
    path = tmp_path_factory.mktemp("long") / "long.stockgame"
    path.write_text(haggled(3000).record().to_json(), encoding="utf-8")
    assert files.is_long(path)
    return path


@pytest.fixture
def everything_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MANY_BYTES", 0)
    monkeypatch.setattr(tables, "MANY_MOVES", 0)


def sheet(visitor: Visitor) -> WaitingSheet:
    return visitor.shown(WaitingSheet, "waiting-sheet")


def no_sheet_is_left(visitor: Visitor) -> bool:
    settle()
    return not visitor.app.window.findChildren(QWidget, "waiting-sheet")


def task_threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "background-task"]


@pytest.mark.parametrize("path", [RUNNING, OVER])
def test_files_replay_once(visitor: Visitor, monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    checked: list[Match] = []
    act = Match.act

    def counted(match: Match, *move: object) -> object:
        checked.append(match)
        return act(match, *move)  # type: ignore[arg-type]

    monkeypatch.setattr(Match, "act", counted)
    opened = files.Opened
    seen: list[int] = []

    def counting(match: Match, seed: str) -> files.Opened:
        seen.append(len(checked))
        return opened(match, seed)

    monkeypatch.setattr(files, "Opened", counting)
    visitor.app.files.open(path)
    moves = len(read_record_file(path).moves)
    assert seen == [moves]
    assert checked.count(checked[0]) == moves
    assert visitor.session.record().moves


def test_a_long_file_opens_beside_the_window(visitor: Visitor, long_file: Path) -> None:
    visitor.app.files.open(long_file)
    assert visitor.app.session is None
    waiting = sheet(visitor)
    assert waiting.findChildren(QWidget)
    until(lambda: waiting.bar.value() > 0)
    until(lambda: visitor.app.session is not None)
    assert no_sheet_is_left(visitor)
    assert visitor.session.record().moves == read_record_file(long_file).moves
    assert len(visitor.library.unfinished()) == 1


@pytest.mark.parametrize("key", [True, False])
def test_a_long_file_can_be_cancelled_and_nothing_has_changed(
    visitor: Visitor, long_file: Path, key: bool
) -> None:
    visitor.app.files.open(long_file)
    if key:
        QTest.keyClick(sheet(visitor), Qt.Key.Key_Escape)
    else:
        visitor.press("cancel-waiting")
    assert no_sheet_is_left(visitor)
    until(lambda: not task_threads())
    settle()
    assert visitor.app.session is None
    assert visitor.app.window.page is visitor.app.lobby
    assert not visitor.library.unfinished()
    assert visitor.message == ""


def test_the_table_played_stays_if_a_file_is_cancelled(visitor: Visitor, long_file: Path) -> None:
    visitor.app.tables.play("nyse")
    visitor.wait()
    before = visitor.session
    visitor.app.files.open(long_file)
    visitor.press("cancel-waiting")
    settle()
    assert visitor.session is before
    assert visitor.app.window.page is before.page


@pytest.mark.usefixtures("everything_is_long")
def test_a_long_file_that_is_wrong_gets_its_sentence(visitor: Visitor, tmp_path: Path) -> None:
    path = tmp_path / "wrong.stockgame"
    path.write_text(RUNNING.read_text("utf-8").replace('"seat": 0', '"seat": 9', 1), "utf-8")
    visitor.app.files.open(path)
    sheet(visitor)
    until(lambda: visitor.message != "")
    assert "wrong.stockgame can't be opened" in visitor.message
    assert no_sheet_is_left(visitor)
    assert visitor.app.session is None


def test_another_file_takes_the_place_of_one_being_read(visitor: Visitor, long_file: Path) -> None:
    visitor.app.files.open(long_file)
    visitor.app.files.open(RUNNING)
    assert visitor.session.game_id == "nyse"
    until(lambda: not task_threads())
    assert no_sheet_is_left(visitor)
    assert visitor.session.game_id == "nyse"


@pytest.mark.usefixtures("everything_is_long")
def test_a_long_kept_game_is_resumed_beside_the_window(visitor: Visitor) -> None:
    visitor.app.files.open(RUNNING)
    until(lambda: visitor.app.session is not None)
    visitor.wait()
    moves = len(visitor.session.record().moves)
    visitor.app.show_lobby()
    (game,) = visitor.library.unfinished()
    visitor.app.tables.resume(game.row)
    visitor.press("cancel-waiting")
    until(lambda: not task_threads())
    settle()
    assert visitor.app.session is None
    assert [kept.row for kept in visitor.library.unfinished()] == [game.row]
    visitor.app.tables.resume(game.row)
    sheet(visitor)
    until(lambda: visitor.app.session is not None)
    assert len(visitor.session.record().moves) >= moves
    assert no_sheet_is_left(visitor)


def test_who_leaves_while_a_file_is_read_need_not_wait(visitor: Visitor, long_file: Path) -> None:
    visitor.app.files.open(long_file)
    visitor.leave()
    until(lambda: not task_threads())


SETUP = GameSetup("nyse", one_and_bots(("Ada",), 2, "greedy"))


def test_a_file_of_a_thousand_moves_is_long_and_a_broken_one_never(tmp_path: Path) -> None:
    path = tmp_path / "game"
    found = []
    for size in (0, MANY_BYTES, MANY_BYTES + 1):
        path.write_bytes(b" " * size)
        found.append(is_long(path))
    assert found == [False, False, True]
    assert not is_long(tmp_path / "nowhere")
    assert not is_long(Path("\0"))


def test_a_file_is_read_and_replayed() -> None:
    assert finish(read_file(OVER)).match.is_over
    opened = finish(read_file(RUNNING))
    assert not opened.match.is_over
    assert moves_before(opened.seed) == len(opened.match.moves)
    assert finish(read_file(RUNNING)).seed != opened.seed, "the luck to come is nobody's yet"


def test_options_that_cannot_be_are_refused_before_anything_is_kept(visitor: Visitor) -> None:
    library = visitor.library
    with pytest.raises(OptionError):
        openings.deal(visitor.app.context, replace(SETUP, options={"board": "mountain"}))
    assert library.unfinished() == []
