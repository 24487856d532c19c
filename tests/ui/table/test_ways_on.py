"""The actions offered after a game."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.table.end_page import EndSheet, NextActions
from stockgames.ui.theme.context import ThemeContext


@pytest.mark.parametrize(
    ("ways", "on", "out"),
    [
        (NextActions(), "Same again", "To the lobby"),
        (NextActions(in_evening=True), "Next game of the evening", "To the lobby"),
        (NextActions(in_evening=True, is_last=True), "Evening standings", "To the lobby"),
        (NextActions(to_puzzle=True), "Same again", "Back to the puzzle"),
    ],
)
def test_the_ways_on_and_out_are_named_by_where_they_lead(
    qtbot: QtBot, look: ThemeContext, ways: NextActions, on: str, out: str
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    sheet = EndSheet(look, page)
    sheet.offer(NextActions(deal_number="7QK2"))
    assert "7QK2" in sheet.same_deal_button.toolTip()
    sheet.offer(ways)
    assert (sheet.rematch_button.text(), sheet.lobby_button.text()) == (on, out)
