from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.games.portfolio.deal_side import MiniCard
from stockgames.ui.theme.context import ThemeContext
from tests.games.portfolio.table import card


def test_a_card_tells_itself_and_what_is_known_or_given_shows(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    first = MiniCard(ThemeContext(), card("7H"), 1, known=False, parent=page)
    second = MiniCard(ThemeContext(), card("7H"), 2, known=True, parent=page)
    for slip in (first, second):
        slip.resize(slip.sizeHint())
    assert (first.objectName(), second.objectName()) == ("lay-7h", "lay-7h-2")
    assert first.accessibleName() == first.toolTip() == "7 of hearts"
    looks = [first.grab().toImage(), second.grab().toImage()]
    first.setChecked(True)
    looks.append(first.grab().toImage())
    assert [sum(one == other for other in looks) for one in looks] == [1] * 3
    assert 13 * first.sizeHint().width() < 640
