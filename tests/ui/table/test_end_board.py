"""The final board under the closing page's heading, and its price tags."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from pytestqt.qtbot import QtBot

from stockgames.lab.gallery.look_back_samples import over
from stockgames.presentation.described import still_context
from stockgames.ui.table.end_board import EndHead, left_board
from stockgames.ui.table.generic import still_table
from stockgames.ui.theme.context import ThemeContext


@pytest.mark.parametrize(("game", "count"), [("nyse", 4), ("portfolio", 0), ("exchange", 0)])
def test_the_prices_of_a_board_are_on_tags_and_their_pieces_lit(
    qtbot: QtBot, game: str, count: int
) -> None:
    match, look = over(game, "hbb", "look-back"), ThemeContext()
    table = still_table(match, still_context(match, 0), look, QSize(1280, 680))
    qtbot.addWidget(table.board)
    table.board.grab()  # gives it its size
    found = left_board(table, table.board, match.view(0))
    assert found is not None
    assert [len(found.prices), len(found.lit)] == [count, count]
    assert all(QRectF(found.picture.rect()).contains(piece.center()) for piece in found.lit)
    head = EndHead(look)
    qtbot.addWidget(head)
    head.resize(1200, 220)
    head.set_data("You win by $4M", "You led from turn 9 to the end.", "")
    head.show_board(found)
    names = [tag.accessibleName() for tag in head.tags]
    assert names == [f"{price.label} {price.amount}" for price in found.prices]
    head.show()
    whole, pictures = head.grab().toImage(), []
    for change in (head.drop, head.swing, head.darken):
        change(0.4)
        pictures.append(head.grab().toImage())
        change(1.0)
        assert head.grab().toImage() == whole
    assert [picture != whole for picture in pictures] == [bool(count), True, True]
