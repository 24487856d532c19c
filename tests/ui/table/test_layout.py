"""The table page's measures, and the places of its panels and parts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QRectF
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.ui.table.game_table import PanelPlaces
from stockgames.ui.table.parts import TableParts
from stockgames.ui.table.top_bar import SHADOW
from stockgames.ui.widgets.frames import SHADOW_MARGIN
from tests.ui.table.seating import SilentThinker, Table, open_table

PLACES = PanelPlaces.on(
    QRectF(10.4, 20, 99.2, 50), QRectF(200, 20, 100, 50), QRectF(200, 90.5, 100, 20)
)


def test_panels_hold_the_rectangles_of_the_layout() -> None:
    assert PLACES.log == QRect(10, 20, 100, 50)
    assert PLACES.peek == QRect(200, 90, 100, 21)
    assert PLACES.headline.isEmpty()


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return open_table(qtbot, "hb").use(SilentThinker()).start()


@pytest.fixture
def parts(table: Table) -> TableParts:
    return table.page.parts


@pytest.mark.parametrize("text_size", [1.0, 2.0])
def test_bar_board_and_panels_lie_where_the_table_wants_them(
    table: Table, parts: TableParts, text_size: float
) -> None:
    table.look.set_text_size(text_size)
    page, bar = table.page, parts.bar.height() - SHADOW
    assert parts.bar.geometry() == QRect(0, 0, page.width(), bar + SHADOW)
    assert parts.board.geometry() == QRect(0, bar, page.width(), page.height() - bar)
    places = table.game.places(2)
    margin = SHADOW_MARGIN
    for panel, place in ((parts.log, places.log), (parts.action_panel, places.actions)):
        around = place.translated(0, bar).adjusted(-margin, -margin, margin, margin)
        assert panel.geometry() == around
    assert parts.peek_button.geometry() == places.peek.translated(0, bar)
    for sheet in (parts.end_sheet, parts.log_sheet, parts.read_sheet):
        assert sheet.geometry() == parts.board.geometry()


def test_places_are_found_on_page_board_and_panel(parts: TableParts) -> None:
    assert parts.where("log") == parts.log.geometry()
    assert parts.where("status") == parts.bar.bar_rect().toAlignedRect()
    assert parts.where("doing/") == parts.action_panel.geometry()
    button = parts.where("doing/confirm")
    assert parts.action_panel.geometry().contains(button)
    pile = parts.where("doing/at/take-red")
    assert parts.board.geometry().contains(pile)
    assert parts.where("supply").contains(parts.where("supply/red").center())
    assert parts.where("nowhere").isEmpty()
    assert parts.where("doing/nothing").isEmpty()


def test_a_log_that_is_not_seen_lies_nowhere(parts: TableParts) -> None:
    parts.log.hide()
    assert parts.where("log").isEmpty()


def test_a_sheet_over_the_board_covers_it(table: Table, parts: TableParts) -> None:
    seen = [parts.is_covered]
    table.key("L")
    seen.append(parts.is_covered)
    table.key("L")
    seen.append(parts.is_covered)
    assert seen == [False, True, False]
    assert parts.popovers.visible() == []


def test_the_keyboard_passes_over_what_lies_under_the_log(table: Table, parts: TableParts) -> None:
    table.key("L")
    stops = table.tab_round()
    assert {"close-log", "rules", "menu"} <= stops
    assert not stops & {"table-page", "whole-log", "take-red", "discard"}
    table.key("L")
    assert {"table-page", "whole-log", "take-red", "discard"} <= table.tab_round()


def test_the_keyboard_passes_over_what_lies_under_the_closing_page(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    while table.stage is not Stage.OVER:
        table.page.game_table.acted.emit(table.controller.view.legal[0])
        table.wait_for(Stage.ASKING, Stage.OVER)
    qtbot.waitUntil(lambda: table.page.end_sheet.isVisible())
    stops = table.tab_round()
    assert {"place-1", "rematch", "course-chart", "menu"} <= stops
    assert not stops & {"table-page", "end-sheet", "whole-log", "show-result"}


def test_the_table_takes_the_keyboard(table: Table, parts: TableParts) -> None:
    parts.log.whole_button.setFocus()
    had = [parts.focused]
    parts.focus_table()
    assert [*had, parts.focused] == [parts.log.whole_button, table.page]
