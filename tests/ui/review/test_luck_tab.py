"""The tab that separates luck from decisions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolTip
from pytestqt.qtbot import QtBot

from stockgames.analysis.luck import LuckAndDecisions
from stockgames.engine.victory import victory_parts
from stockgames.ui.review.look_back import LookBackPage
from stockgames.ui.review.luck import LuckTab
from stockgames.ui.sentences.language import install_language
from stockgames.ui.theme.context import ThemeContext
from tests.ui.review.analysed import Slow, show

DRAWN = (0.2, -0.3, 0.1)


def finding(rounds: int, drawn: Sequence[float] = DRAWN, spread: float = 0.1) -> Mapping[str, Any]:
    """Return the finding of ``rounds`` rounds with nearly the same results."""
    squares = [rounds * (one * one + spread * spread) for one in drawn]
    moved = [rounds * one for one in drawn]
    return {
        "rounds": rounds,
        "squares": squares,
        "strokes": [
            [0, "deal", [0.0] * len(drawn), [0.0] * len(drawn)],
            [7, "drawn", moved, squares],
        ],
    }


def shown(qtbot: QtBot, look: ThemeContext) -> tuple[LookBackPage, Slow, LuckTab]:
    page, slow = show(qtbot, look, inquiry=LuckAndDecisions())
    assert page.side is not None
    QTest.mouseClick(page.side.panel.tabs.segment("luck"), Qt.MouseButton.LeftButton)
    return page, slow, page.side.panel.luck


def tell(slow: Slow, found: Mapping[str, Any], count: int = 1) -> None:
    for task in slow.tasks[:count]:
        assert slow.heard is not None
        slow.heard(task.inquiry, task.piece, found)


def note(tab: LuckTab) -> str:
    return next(label.text() for label in tab.findChildren(QLabel, "luck-note"))


def test_it_is_offered_begun_and_shown_as_soon_as_anything_is_known(
    qtbot: QtBot, look: ThemeContext
) -> None:
    _, slow, tab = shown(qtbot, look)
    assert tab.isVisible()
    assert not tab.bars.isVisible()
    QTest.mouseClick(tab.begin, Qt.MouseButton.LeftButton)
    assert slow.tasks
    assert not tab.begin.isVisible()
    tell(slow, finding(75))
    assert tab.bars.isVisible()
    assert "33%" in note(tab)


def test_the_bars_add_up_to_the_outcome(qtbot: QtBot, look: ThemeContext) -> None:
    page, slow, tab = shown(qtbot, look)
    tab.begin.click()
    tell(slow, finding(75), 2)
    assert page.side is not None
    match = tab._analysis.match
    for told, part in zip(tab.bars.told, victory_parts(match.result().ranks), strict=True):
        assert 1 / 3 + told.decisions.mean + told.luck.mean == pytest.approx(part)
    assert [one.luck_figure for one in tab.bars.told] == ["+20%", "\N{MINUS SIGN}30%", "+10%"]


def test_a_reader_hears_each_row_and_how_sure_it_is(qtbot: QtBot, look: ThemeContext) -> None:
    _, slow, tab = shown(qtbot, look)
    tab.begin.click()
    tell(slow, finding(75))
    text = tab.bars.accessibleName()
    names = [seat.name for seat in tab._analysis.match.seats]
    assert all(name in text for name in names)
    assert "luck +20%, give or take 2%" in text
    assert "move 7: +20%" in note(tab), "the first seat's greatest stroke"


def test_what_luck_was_made_of_is_told_where_the_mouse_rests(
    qtbot: QtBot, look: ThemeContext
) -> None:
    _, slow, tab = shown(qtbot, look)
    tab.begin.click()
    tell(slow, finding(75))
    place = QPoint(20, 20)
    event = QHelpEvent(QHelpEvent.Type.ToolTip, place, tab.bars.mapToGlobal(place))
    QApplication.sendEvent(tab.bars, event)
    assert "What was drawn: +20%" in QToolTip.text()
    QToolTip.hideText()


def test_it_speaks_the_language_in_force(qtbot: QtBot, look: ThemeContext) -> None:
    _, slow, tab = shown(qtbot, look)
    tab.begin.click()
    tell(slow, finding(75))
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    install_language(app, "de")
    try:
        qtbot.waitUntil(lambda: "Glück +20" in tab.bars.accessibleName())
        assert "Alle begannen" in note(tab)
    finally:
        install_language(app, "en")


def test_alone_there_is_no_luck_to_tell(qtbot: QtBot, look: ThemeContext) -> None:
    page, slow = show(qtbot, look, people="h", inquiry=LuckAndDecisions())
    assert page.side is not None
    page.side.panel.tabs.segment("luck").click()
    assert not page.side.panel.luck.begin.isVisible()
    assert "Solo" in note(page.side.panel.luck)
    assert slow.tasks == []
