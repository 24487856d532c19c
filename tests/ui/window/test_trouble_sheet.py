from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.choices import Switch
from stockgames.ui.window.dialogs import TroubleSheet


@pytest.mark.parametrize("has_game", [True, False])
@pytest.mark.parametrize("report", ["/somewhere/report.txt", ""])
def test_it_says_what_is_kept_and_where_the_report_lies(
    qtbot: QtBot, report: str, has_game: bool
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    sheet = TroubleSheet(ThemeContext(), report, has_game, window)
    text = "\n".join(label.text() for label in sheet.findChildren(QLabel))
    assert ("saved" in text) is has_game
    assert (report in text) if report else ("report" not in text)
    tick = sheet.findChild(Switch, "trouble-agree")
    assert (tick is not None) is (has_game and bool(report))
    assert not sheet.agrees, "nothing is told unless somebody agrees"
    if tick is not None:
        agreed = []
        for _ in range(2):
            tick.click()
            agreed.append(sheet.agrees)
        assert agreed == [True, False]
    assert sheet.escape == "trouble-lobby"
