"""The table page's measures, and the places of its panels and parts."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.ui.table import layout
from stockgames.ui.table.parts import TableParts
from stockgames.ui.table.top_bar import SHADOW
from stockgames.ui.theme.theme_context import LARGEST_SCALE
from stockgames.ui.widgets.frames import SHADOW_MARGIN
from tests.ui.table.seating import SilentThinker, Table, lay

SIZES = [(1024, 600), (1280, 720), (1920, 1080), (3840, 2160)]
ROW, LEFT = QRectF(300, 10, 1000, 120), QRectF(10, 150, 250, 500)
RIGHT = LEFT.translated(1330, 0)


def test_the_design_has_scale_one_and_the_shorter_side_counts() -> None:
    assert layout.scale_for(1600, 1000) == 1
    assert layout.scale_for(3200, 1000) == layout.scale_for(1600, 3000) == 1
    assert layout.scale_for(800, 1000) == 0.5
    assert layout.scale_for(90_000, 90_000) == LARGEST_SCALE


def test_margins_are_as_told_at_both_sizes_and_grow_between_and_beyond() -> None:
    sizes = ((800, 450), (1280, 720), (1376, 860), (1600, 1000), (3200, 2000))
    assert [layout.margin_for(*size) for size in sizes] == [24, 24, 36, 48, 96]


@pytest.mark.parametrize("length", [layout.bar_height, layout.margin_for, layout.side_width])
def test_no_length_shrinks_as_the_page_grows(length: object) -> None:
    assert callable(length)
    lengths = [length(*size) for size in SIZES]
    assert lengths == sorted(lengths)
    assert lengths[0] < lengths[-1]


def test_a_very_broad_page_has_broad_margins_alone() -> None:
    assert layout.margin_for(9000, 2400) > layout.margin_for(3840, 2400)
    assert layout.side_width(9000, 2400) == layout.side_width(3840, 2400)


@pytest.mark.parametrize("others", range(1, 10))
def test_each_other_seat_has_a_place_of_its_own(others: int) -> None:
    rects = layout.place_seats(others, ROW, LEFT, RIGHT, 12, 260)
    assert len(rects) == others
    assert not any(one.intersects(other) for one, other in combinations(rects, 2))
    aside = layout.seats_aside(others)
    assert (aside == 0) is (others <= layout.MOST_ABOVE)
    assert all(LEFT.contains(rect) for rect in rects[:aside])
    assert all(ROW.contains(rect) for rect in rects[aside : others - aside])
    assert all(RIGHT.contains(rect) for rect in rects[others - aside :])


def test_the_order_of_play_goes_up_at_the_left_and_down_at_the_right() -> None:
    places, aside = layout.place_seats(9, ROW, LEFT, RIGHT, 12, 260), layout.seats_aside(9)
    assert all(one.top() > other.top() for one, other in pairwise(places[:aside]))
    assert all(one.left() < other.left() for one, other in pairwise(places[aside:-aside]))
    assert all(one.top() < other.top() for one, other in pairwise(places[-aside:]))


def test_a_short_row_is_centred_and_no_seat_is_too_wide() -> None:
    one, two = layout.place_seats(2, ROW, LEFT, RIGHT, 12, 260)
    assert one.width() == two.width() == 260
    assert one.left() - ROW.left() == pytest.approx(ROW.right() - two.right())
    almost = layout.place_seats(3, ROW, LEFT, RIGHT, 12, 290)
    assert almost[-1].right() == pytest.approx(ROW.right()), "a little wider, to end with the row"


def test_a_rectangle_on_its_way_is_between_both() -> None:
    assert layout.mixed(ROW, LEFT, 0) == ROW
    assert layout.mixed(ROW, LEFT, 1) == LEFT
    assert layout.mixed(QRectF(0, 0, 10, 10), QRectF(10, 20, 20, 10), 0.5) == QRectF(5, 10, 15, 10)


PLACES = layout.PanelPlaces.on(
    QRectF(10.4, 20, 99.2, 50), QRectF(200, 20, 100, 50), QRectF(200, 90.5, 100, 20)
)


def test_panels_hold_the_rectangles_of_the_layout() -> None:
    assert PLACES.log == QRect(10, 20, 100, 50)
    assert PLACES.peek == QRect(200, 90, 100, 21)
    assert PLACES.headline.isEmpty()


def test_a_smaller_board_has_smaller_panels_from_its_corner_on() -> None:
    half = PLACES.scaled(0.5).translated(QPoint(7, 3))
    assert half.actions == QRect(107, 13, 50, 25)
    assert half.log == QRect(12, 13, 50, 25)


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return lay(qtbot, "hb").use(SilentThinker()).start()


@pytest.fixture
def parts(table: Table) -> TableParts:
    return table.page.parts


def test_bar_board_and_panels_lie_where_the_table_wants_them(
    table: Table, parts: TableParts
) -> None:
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
    table = lay(qtbot, "hb").start()
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
