from __future__ import annotations

import pytest
from PySide6.QtWidgets import QBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.layouts import column_on, lay_in_order, line_direction, row_on

_WAYS = QBoxLayout.Direction


@pytest.mark.parametrize(
    ("size", "way"), [(1.0, _WAYS.LeftToRight), (1.4, _WAYS.LeftToRight), (1.5, _WAYS.TopToBottom)]
)
def test_things_stand_under_each_other_where_text_is_large(
    size: float, way: QBoxLayout.Direction
) -> None:
    look = ThemeContext()
    look.set_text_size(size)
    assert line_direction(look) is way


def test_a_column_and_a_row_fill_their_widgets_to_the_edge(qtbot: QtBot) -> None:
    room, rows = QWidget(), [QWidget() for _ in range(2)]
    qtbot.addWidget(room)
    column = column_on(room, 7)
    for row in rows:
        column.addWidget(row)
    room.resize(60, 47)
    room.show()
    assert [row.geometry().getRect() for row in rows] == [(0, 0, 60, 20), (0, 27, 60, 20)]
    inner = row_on(rows[0])
    assert inner.contentsMargins().isNull()
    assert inner.spacing() != 7


def test_children_lie_in_the_order_that_is_wanted(qtbot: QtBot) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    first, beside, second, third = (QWidget(room) for _ in range(4))
    lay_in_order(room, [third, first, second])
    assert room.children() == [beside, third, first, second]
    lay_in_order(room, (first, second))
    assert room.children() == [beside, third, first, second], "they lay so already"
