"""The audit's layout, at every size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from stockgames.ui.games.stock_exchange.audit_layout import (
    FRAME,
    lay_audit,
    ordinal_rect,
    place_rects,
)
from stockgames.ui.games.stock_exchange.layout import lay_out
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.fonts import BOLD
from stockgames.ui.theme.text import text_width
from tests.ui.games.stock_exchange.test_layout import SIZES, apart


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_audit_fills_its_board(width: int, height: int) -> None:
    layout = lay_audit(width, height)
    board = QRectF(0, 0, width, height)
    assert all(board.contains(part) for part in (layout.book, layout.table, layout.places))
    assert apart([layout.book, layout.table, layout.places])
    assert all(layout.book.contains(row) for row in (*layout.companies, *layout.controls))
    assert layout.statement.bottom() <= layout.controls[0].top()
    assert all(layout.table.contains(row) for row in layout.rows)
    places = place_rects(layout)
    assert all(layout.places.contains(row) for row in places)
    assert apart([*places, layout.mission, lay_out(width, height).actions])
    assert places[0].height() > places[1].height() >= 38


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_first_place_stands_inside_its_frame(qapp: object, width: int, height: int) -> None:
    look, row = ThemeContext(), place_rects(lay_audit(width, height))[0]
    look.set_scale(lay_audit(width, height).scale)
    box = ordinal_rect(row, look.scale, framed=True)
    assert row.adjusted(FRAME, FRAME, -FRAME, -FRAME).contains(box)
    assert text_width("1st", look.serif(34, BOLD)) <= box.width()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_controls_are_three_buttons_in_a_row(width: int, height: int) -> None:
    layout = lay_audit(width, height)
    back, step, again = layout.controls
    assert back.right() < step.left() < step.right() < again.left()
    assert again.right() == pytest.approx(layout.statement.right())
    assert min(button.height() for button in layout.controls) >= 32


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_each_line_that_tells_lies_on_its_sheet_once(width: int, height: int) -> None:
    layout = lay_audit(width, height)
    lines = [*layout.companies, *layout.rows, *place_rects(layout), layout.mission, layout.legend]
    sheets = (layout.ledger.adjusted(0, 0, 0, 1), layout.table, layout.places)
    assert len(lines) == 3 * 8 + 2
    assert all(any(sheet.contains(line) for sheet in sheets) for line in lines)
    assert apart([line.adjusted(0, 0.01, 0, -0.01) for line in lines])
