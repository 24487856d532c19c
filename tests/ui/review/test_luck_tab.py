"""The tab that separates luck from decisions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from stockgames.analysis.luck import LuckAndDecisions
from stockgames.engine.victory import win_shares
from stockgames.presentation.analysed import moved
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
    page, slow = show(qtbot, look, job=LuckAndDecisions())
    assert page.side is not None
    QTest.mouseClick(page.side.tabs.segment("luck"), Qt.MouseButton.LeftButton)
    return page, slow, page.side.luck


def tell(slow: Slow, found: Mapping[str, Any], count: int = 1) -> None:
    for task in slow.tasks[:count]:
        assert slow.heard is not None
        slow.heard(task.job, task.piece, found)


def told(tab: LuckTab) -> str:
    return "; ".join(row.accessibleName() for row in tab.rows)


def note(tab: LuckTab) -> str:
    return next(label.text() for label in tab.findChildren(QLabel, "luck-note"))


def test_it_is_offered_begun_and_shown_as_soon_as_anything_is_known(
    qtbot: QtBot, look: ThemeContext
) -> None:
    _, slow, tab = shown(qtbot, look)
    assert tab.isVisible()
    assert not tab.rows
    QTest.mouseClick(tab.begin, Qt.MouseButton.LeftButton)
    assert slow.tasks
    assert not tab.begin.isVisible()
    tell(slow, finding(75))
    qtbot.waitUntil(lambda: all(row.isVisible() for row in tab.rows))
    assert "33%" in note(tab)


def test_the_bars_add_up_to_the_outcome(qtbot: QtBot, look: ThemeContext) -> None:
    page, slow, tab = shown(qtbot, look)
    tab.begin.click()
    tell(slow, finding(75), 2)
    assert page.side is not None
    match = tab._analysis.match
    found = [row.told for row in tab.rows]
    for told, part in zip(found, win_shares(match.result().ranks), strict=True):
        assert 1 / 3 + told.decisions.mean + told.luck.mean == pytest.approx(part)
    assert [moved(one.luck.mean) for one in found] == ["+20%", "\N{MINUS SIGN}30%", "+10%"]


def test_a_reader_hears_each_row_and_how_sure_it_is(qtbot: QtBot, look: ThemeContext) -> None:
    _, slow, tab = shown(qtbot, look)
    tab.begin.click()
    tell(slow, finding(75))
    text = told(tab)
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
    assert "What was drawn: +20%" in tab.rows[0].toolTip()


def test_it_speaks_the_language_in_force(qtbot: QtBot, look: ThemeContext) -> None:
    _, slow, tab = shown(qtbot, look)
    tab.begin.click()
    tell(slow, finding(75))
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    install_language(app, "de")
    qtbot.waitUntil(lambda: "Glück +20" in told(tab))
    assert "Alle begannen" in note(tab)


def test_alone_there_is_no_luck_to_tell(qtbot: QtBot, look: ThemeContext) -> None:
    page, slow = show(qtbot, look, people="h", job=LuckAndDecisions())
    assert page.side is not None
    page.side.tabs.segment("luck").click()
    assert not page.side.luck.begin.isVisible()
    assert "Solo" in note(page.side.luck)
    assert slow.tasks == []
