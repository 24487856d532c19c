"""A table with little space is scaled down, and its panels are where the board has them."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from pytestqt.qtbot import QtBot

from stockgames.ui.table.board import GraphicsBoard
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.smaller_page import SmallerTablePage
from stockgames.ui.theme.context import ThemeContext


class _Page(SmallerTablePage):
    least = QSize(1200, 600)


@pytest.mark.parametrize(("size", "share"), [(QSize(1300, 700), 1), (QSize(600, 360), 0.5)])
def test_below_the_least_size_all_is_smaller_by_one_share(
    qtbot: QtBot, size: QSize, share: float
) -> None:
    page = _Page(ThemeContext(), partial(create_table, "nyse"), "review-log")
    qtbot.addWidget(page)
    area = QRect(QPoint(30, 40), size)
    places = page.arrange_table(area, 4)
    laid = page.game_table.arrange(size / share, 4)
    assert isinstance(page.board, GraphicsBoard)
    assert page.board.geometry() == area
    assert page.board.transform().m11() == share
    for place, whole in ((places.log, laid.log), (places.actions, laid.actions)):
        assert place.size() == whole.size() * share
        assert abs(place.left() - (30 + whole.left() * share)) <= 0.5
        assert abs(place.top() - (40 + whole.top() * share)) <= 0.5
