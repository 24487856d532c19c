from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from stockgames.analysis.analysis_job import USUAL, basis, digest
from stockgames.analysis.choices import ID, Choices
from stockgames.lab.gallery.look_back_samples import over
from stockgames.ui.review.look_back import LookBackPage
from stockgames.ui.review.turning_points import TurningTab
from stockgames.ui.sentences.language import install_language
from stockgames.ui.theme.context import ThemeContext
from tests.controllers.test_analysis import Drawer
from tests.ui.review.analysed import show, written


def tab(page: LookBackPage) -> TurningTab:
    assert page.side is not None
    return page.side.turning


def note(page: LookBackPage) -> str:
    return next(label.text() for label in tab(page).findChildren(QLabel, "turning-note"))


def test_what_is_going_to_happen_is_said_before_anything_is_begun(
    qtbot: QtBot, look: ThemeContext
) -> None:
    page, slow = show(qtbot, look)
    assert "Ada" in note(page)
    assert tab(page).begin.isVisible()
    assert not tab(page).bar.isVisible()
    assert slow.tasks == []


def test_while_it_is_under_way_one_sees_how_far_and_can_stop_and_go_on(
    qtbot: QtBot, look: ThemeContext
) -> None:
    page, slow = show(qtbot, look)
    turning = tab(page)
    QTest.mouseClick(turning.begin, Qt.MouseButton.LeftButton)
    count = len(slow.tasks)
    slow.do(2)
    assert turning.bar.isVisible()
    assert turning.bar.value() == round(1000 * 2 / count)
    assert note(page) == f"2 of {count} judged"
    assert len(turning.entries) == 1, "what is found shows at once"
    QTest.mouseClick(turning.stop, Qt.MouseButton.LeftButton)
    assert slow.stopped == 1
    assert not turning.bar.isVisible()
    assert turning.begin.text() == "Continue"
    QTest.mouseClick(turning.begin, Qt.MouseButton.LeftButton)
    assert len(slow.tasks) == count - 2
    slow.do()
    assert not turning.begin.isVisible()
    assert "400 imagined games" in note(page)


def test_a_game_in_which_nothing_stands_out_says_so(qtbot: QtBot, look: ThemeContext) -> None:
    page, slow = show(qtbot, look)
    tab(page).begin.click()
    for task in slow.tasks:
        assert slow.heard is not None
        slow.heard(task.job, task.piece, {})
    assert tab(page).entries == []
    assert note(page).startswith("Nothing Ada did stands out")


def test_what_could_not_be_judged_can_be_tried_again(qtbot: QtBot, look: ThemeContext) -> None:
    page, slow = show(qtbot, look)
    turning = tab(page)
    turning.begin.click()
    for task in slow.tasks:
        assert slow.heard is not None
        slow.heard(task.job, task.piece, None)
    assert turning.begin.isVisible()


def test_it_speaks_the_language_in_force(qtbot: QtBot, look: ThemeContext, qapp: object) -> None:
    page, slow = show(qtbot, look)
    turning = tab(page)
    turning.begin.click()
    slow.do()
    english = [entry.accessibleName() for entry in turning.entries]
    install_language(qapp, "de")  # type: ignore[arg-type]
    qtbot.waitUntil(lambda: turning.accessibleName() == "Wendepunkte")
    german = [entry.accessibleName() for entry in turning.entries]
    assert len(german) == len(english)
    assert all("Schritt" in name for name in german)


def test_a_long_game_opens_without_its_decisions_being_counted(
    qtbot: QtBot, look: ThemeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[object] = []

    def none(*told: object) -> list[object]:
        counted.append(told)
        return []

    monkeypatch.setattr(Choices, "pieces", none)
    page, _ = show(qtbot, look)
    assert counted == []
    tab(page).begin.click()
    assert len(counted) == 1
    assert not tab(page).begin.isVisible()
    assert note(page).startswith("Nothing Ada did stands out")


def test_what_was_kept_stands_there_when_the_game_is_opened_again(
    qtbot: QtBot, look: ThemeContext
) -> None:
    match = over("nyse", "hbb", "look-back")
    pieces = Choices().pieces(match, {0}, USUAL)
    drawer = Drawer()
    rests = basis(Choices(), digest(match))
    for place, piece in enumerate(pieces):
        drawer.save(ID, rests, piece.number, written(match, piece, place))
    page, _ = show(qtbot, look, keeper=drawer)
    assert tab(page).entries
    assert not tab(page).begin.isVisible()


def test_a_list_that_scrolls_leaves_room_for_its_bar(qtbot: QtBot, look: ThemeContext) -> None:
    page, slow = show(qtbot, look)
    turning = tab(page)
    QTest.mouseClick(turning.begin, Qt.MouseButton.LeftButton)
    slow.do()
    scroll = turning.findChild(QScrollArea)
    assert scroll is not None
    scroll.setFixedHeight(turning.entries[0].height())
    qtbot.waitUntil(lambda: scroll.verticalScrollBar().maximum() > 0)
    widths = [entry.width() for entry in turning.entries]
    assert max(widths) <= scroll.width() - scroll.verticalScrollBar().width()
