"""The common moment: held until somebody presses, and readable in large figures."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.controllers.table import Change, Handover, Stage
from stockgames.engine.game import View
from stockgames.ui.kit import settling
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.common_moment import CommonMoment
from stockgames.ui.table.pace import PaceMode
from stockgames.ui.table.table_context import TableContext
from stockgames.ui.table.tables import create_table
from tests.controllers.desk import exchange
from tests.ui.table.seating import Table


def lay(table: Table) -> None:
    """Lift the curtain where there is one, and lay a card."""
    table.wait_for(Stage.CURTAIN, Stage.ASKING)
    table.controller.lift()
    table.controller.submit(table.controller.view.legal[-1])


def opened(qtbot: QtBot, people: str, pace: PaceMode) -> Table:
    """Return a table at which all have just chosen their founders, so that these turn over."""
    board = create_table("exchange", Look())
    table = Table(qtbot, exchange(people), Handover.CURTAIN, pace, board).start()
    for _ in range(people.count("h")):
        lay(table)
    return table


@pytest.mark.parametrize("pace", ["instant", "fast"])
@pytest.mark.parametrize("key", ["Space", "Enter"])
def test_a_curtain_falls_only_when_somebody_has_pressed(
    qtbot: QtBot, pace: PaceMode, key: str
) -> None:
    table = opened(qtbot, "hhh", pace)
    qtbot.waitUntil(lambda: table.page.presenter.moment is not None)
    sheet = table.page.moment_sheet
    assert sheet.isVisible()
    assert "Everybody look: the founders" in sheet.accessibleName()
    assert (table.stage, table.controller.eyes) == (Stage.SHOWING, None)
    qtbot.wait(30)
    assert table.stage is Stage.SHOWING
    table.key(key)
    table.wait_for(Stage.CURTAIN)
    assert not sheet.isVisible()
    assert sheet.accessibleName() == ""


def test_a_click_goes_on_as_well(qtbot: QtBot) -> None:
    table = opened(qtbot, "hhh", "instant")
    qtbot.waitUntil(lambda: table.page.presenter.moment is not None)
    QTest.mouseClick(table.page.moment_sheet.button, Qt.MouseButton.LeftButton)
    table.wait_for(Stage.CURTAIN)


def test_a_hasty_finger_does_not_take_the_moment_from_the_others(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settling, "SETTLING_MS", 60_000)
    table = opened(qtbot, "hhh", "instant")
    qtbot.waitUntil(lambda: table.page.presenter.moment is not None)
    table.key("Space", "Space")
    assert table.page.presenter.moment is not None
    assert table.stage is Stage.SHOWING


def test_alone_the_pace_decides(qtbot: QtBot) -> None:
    table = opened(qtbot, "hbb", "instant")
    table.wait_for(Stage.ASKING)
    assert table.page.presenter.moment is None
    slow = opened(qtbot, "hbb", "step")
    qtbot.waitUntil(lambda: slow.page.presenter.moment is not None)
    slow.key("Space")
    slow.wait_for(Stage.ASKING)


def test_a_settled_round_fills_the_table_with_votes_and_numbers(qtbot: QtBot) -> None:
    table = opened(qtbot, "hhh", "instant")
    pages: list[CommonMoment] = []
    presenter = table.page.presenter
    for _ in range(40):
        qtbot.waitUntil(lambda: presenter.moment is not None or table.stage is not Stage.SHOWING)
        if presenter.moment is not None:
            pages.append(presenter.moment)
            if presenter.moment.is_page:
                break
            table.key("Space")
        else:
            lay(table)
    page = pages[-1]
    assert page.is_page
    assert [seat.seat for seat in page.seats] == [0, 1, 2]
    assert len(page.values) == 3
    assert all(len(seat.cards) >= 3 for seat in page.seats)
    sheet = table.page.moment_sheet
    assert sheet.width() == table.page.width()
    spoken = sheet.accessibleName()
    for name, seat in zip(presenter.context().names, page.seats, strict=True):
        assert f"{name}: {seat.told}" in spoken


class Silent:
    """Words for which nothing is a common moment."""

    def moment(self, change: Change[View], context: TableContext) -> Any:
        return None


def test_what_is_no_moment_is_not_held(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    board = create_table("exchange", Look())
    monkeypatch.setattr(type(board.words), "moment", Silent.moment)
    table = Table(qtbot, exchange("hhh"), Handover.CURTAIN, "instant", board).start()
    for _ in range(3):
        lay(table)
    table.wait_for(Stage.CURTAIN)
