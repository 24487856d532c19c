"""Alone against bots a settled round is shown page by page, the last one until a press."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Change, Handover, Stage
from stockgames.engine.state import View, seen_as
from stockgames.games.exchange.events import PriceMoved
from stockgames.games.exchange.parts import PHASE_3
from stockgames.games.exchange.view import ExchangeView
from stockgames.presentation.context import TableContext
from stockgames.presentation.remarks import Remark, Remarks
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.exchange.table import ExchangeTable
from stockgames.ui.table import pace as pace_module
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.pace import PACES, PaceMode
from stockgames.ui.table.remarks import TableRemarks
from stockgames.ui.table.reveal_data import RevealHolder, TableReveal
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets import pointer
from tests.controllers.desk import exchange
from tests.ui.heard import somebody_listens
from tests.ui.table.seating import Table

KEYS = ("Space", "Enter", "Right", "click", "Left", "End")


@pytest.fixture(autouse=True)
def briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pointer, "SETTLING_MS", 0)
    monkeypatch.setattr(pace_module, "_PAUSES", dict.fromkeys(PACES, 0))


def take(monkeypatch: pytest.MonkeyPatch, time: float) -> None:
    """Let all animations take this many times as long as designed, but at the instant pace."""
    speeds = {one: time if one != "instant" else 0.0 for one in PACES}
    monkeypatch.setattr(pace_module, "_SPEEDS", speeds)


def opened(qtbot: QtBot, *, reduced: bool = False) -> Table:
    """Return a table with one person and two bots."""
    board = create_table("exchange", ThemeContext())
    table = Table(qtbot, exchange("hbb"), Handover.CURTAIN, "instant", board).start()
    for look in (board.look, table.look):
        look.set_reduced_motion(reduced)
    return table


def settled(qtbot: QtBot, pace: PaceMode, *, reduced: bool = False) -> Table:
    """Return a table where one person and two bots have just settled a round."""
    return settle(qtbot, opened(qtbot, reduced=reduced), pace)


def settle(qtbot: QtBot, table: Table, pace: PaceMode) -> Table:
    """Play on until the first round is settled."""
    presenter = table.page.presenter
    for _ in range(40):
        qtbot.waitUntil(lambda: presenter.awaits_step or table.stage is Stage.ASKING)
        if presenter.reveal is not None:
            assert not presenter.reveal.is_page
            presenter.step()
            continue
        view = seen_as(ExchangeView, table.controller.view)
        last = view.stage == PHASE_3
        if last:
            table.pace.set_mode(pace)
        table.controller.submit(view.legal[-1])
        while last and presenter.held.page is None:
            if presenter.is_moving:
                presenter.step()
            QTest.qWait(0)
        if last:
            return table
    raise AssertionError("no round was settled")


def strike(table: Table, key: str) -> None:
    """Press a key, or click beside the buttons."""
    sheet = table.page.reveal_screen
    if key == "click":
        QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=sheet.rect().topLeft())
    else:
        table.key(key)


def shown(table: Table) -> TableReveal:
    found = table.page.presenter.reveal
    assert found is not None
    return found


@pytest.mark.parametrize("pace", PACES)
def test_no_pace_skips_a_reveal_and_none_closes_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, pace: PaceMode
) -> None:
    take(monkeypatch, 0.02)
    table = settled(qtbot, pace)
    presenter, seen = table.page.presenter, [shown(table)]
    presenter.held.turned.connect(lambda: seen.append(shown(table)))
    if pace == "step":
        table.key("Space", "Space", "Space", "Space")  # each page moves before it is turned
    qtbot.waitUntil(lambda: not presenter.held.to_come)
    *earlier, last = shown(table).pages
    assert seen == ([last] if pace == "instant" else [*earlier, last])
    QTest.qWait(60)
    assert (shown(table), table.stage) == (last, Stage.SHOWING)
    for page in reversed(earlier):
        table.key("Left")
        assert shown(table) == page
    table.key("End", "Space")
    table.wait_for(Stage.ASKING)
    assert presenter.reveal is None


@pytest.mark.parametrize("pace", PACES)
def test_no_bot_speaks_of_a_round_that_is_still_being_shown(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, pace: PaceMode
) -> None:
    take(monkeypatch, 0.02)
    table, heard = opened(qtbot), list[int]()

    def hear(remarks: Remarks, change: Change[View], _context: TableContext) -> None:
        if any(isinstance(event, PriceMoved) for event in change.shown.events):
            heard.append(change.shown.number)
            remarks.due = Remark(1, "hit", change.shown.number, "Bruno", "Bruno")

    monkeypatch.setattr(Remarks, "sit", lambda *_: None)
    monkeypatch.setattr(Remarks, "hear", hear)
    remarks = TableRemarks(table.page, lambda: "always", set())
    settle(qtbot, table, pace)
    assert (len(heard), remarks.isHidden()) == (1, True)
    table.key("End", "Space")
    qtbot.waitUntil(remarks.isVisible)


@pytest.mark.parametrize("seed", range(12))
def test_no_key_is_lost_and_only_the_last_page_can_be_left(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    take(monkeypatch, 1000)
    table, rng = settled(qtbot, PACES[seed % 3]), Random(seed)
    held, sheet = table.page.presenter.held, table.page.reveal_screen
    most = len(held.to_come)
    while held.page is not None:
        key, page, moved, come = rng.choice(KEYS), held.page, sheet.is_moving, len(held.to_come)
        strike(table, key)
        left = held.page is None
        assert not left or (not come and not moved)
        if key == "End" and not left:
            assert (held.to_come, sheet.is_moving) == ((), False)
        elif key == "Left":
            assert len(held.to_come) == min(come + 1, most)
        elif not left and key not in ("End", "Left"):
            assert (held.page, sheet.is_moving) != (page, moved)
            assert len(held.to_come) in (come, come - 1)


@pytest.mark.parametrize("pace", PACES)
def test_a_mere_notice_goes_by_itself(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, pace: PaceMode
) -> None:
    monkeypatch.setattr(ExchangeTable, "reveal", lambda *_: TableReveal("Banks crash"))
    monkeypatch.setattr(pace_module, "_PAUSES", dict.fromkeys(PACES, 1))
    take(monkeypatch, 0)
    board = create_table("exchange", ThemeContext())
    table = Table(qtbot, exchange("hbb"), Handover.CURTAIN, pace, board).start()
    table.controller.submit(table.controller.view.legal[-1])
    if pace == "step":
        qtbot.waitUntil(lambda: table.page.presenter.awaits_step)
        return
    table.wait_for(Stage.ASKING)
    assert table.page.presenter.reveal is None


def test_no_notice_tells_a_person_alone_of_their_own_move(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[str]()

    def reveal(_table: ExchangeTable, change: Change[View], _context: TableContext) -> TableReveal:
        return TableReveal(str(change.shown.seat))

    def hold(_holder: RevealHolder, reveal: TableReveal | None, **_how: bool) -> None:
        told.append("" if reveal is None else reveal.title)

    monkeypatch.setattr(ExchangeTable, "reveal", reveal)
    monkeypatch.setattr(RevealHolder, "hold", hold)
    monkeypatch.setattr(pace_module, "_PAUSES", dict.fromkeys(PACES, 1))
    take(monkeypatch, 0)
    board = create_table("exchange", ThemeContext())
    table = Table(qtbot, exchange("hbb"), Handover.CURTAIN, "normal", board).start()
    for _ in range(2):
        table.controller.submit(table.controller.view.legal[-1])
        table.wait_for(Stage.ASKING)
    assert {*told} & {"1", "2"}
    assert "0" not in told


def test_the_list_of_shortcuts_says_how_to_see_all(qtbot: QtBot) -> None:
    table = settled(qtbot, "step")
    notes = [dict(table.page.key_notes())]
    table.key("End")
    notes.append(dict(table.page.key_notes()))
    text = say("table-show-all-pages")
    assert [text in one for one in notes] == [True, False]
    assert not any(say("table-skip-ahead") in one for one in notes)


def test_with_reduced_motion_the_end_comes_at_once_and_can_be_turned_back(qtbot: QtBot) -> None:
    table = settled(qtbot, "normal", reduced=True)
    assert not table.page.presenter.held.to_come
    assert not table.page.reveal_screen.is_moving
    table.key("Left")
    assert table.page.presenter.held.to_come


def test_a_screen_reader_gets_one_page_for_each_press(qtbot: QtBot) -> None:
    with somebody_listens():
        table = settled(qtbot, "fast")
        assert not table.page.presenter.held.runs
        assert table.page.presenter.held.to_come
