from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.sentences.language import install_language
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.choices import Switch
from stockgames.ui.window.dialogs import TroubleSheet
from tests.ui.finding import child


@pytest.mark.parametrize("has_game", [True, False])
@pytest.mark.parametrize("report", ["/somewhere/report.txt", ""])
def test_it_says_what_is_kept_and_where_it_is(qtbot: QtBot, report: str, has_game: bool) -> None:
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


@pytest.mark.parametrize("language", ["en", "de"])
def test_with_large_text_nothing_of_it_is_cut(
    qtbot: QtBot, qapp: QApplication, look: ThemeContext, language: str
) -> None:
    """The switch's text ended at the edge of the sheet."""
    look.fit(QSize(1024, 600))
    look.set_text_size(2.0)
    install_language(qapp, language)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1024, 600)
    window.show()
    sheet = TroubleSheet(look, "/somewhere/report.txt", True, window)
    sheet.open()
    for _ in range(3):
        QApplication.processEvents()
    tick = child(sheet, Switch)
    assert tick.height() >= tick.heightForWidth(tick.width())
    assert sheet.card.rect().contains(tick.rect().translated(tick.mapTo(sheet.card, QPoint())))
