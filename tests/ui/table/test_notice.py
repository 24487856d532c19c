"""The notice: in the spare room of the panel where that is enough, else over the panel."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.frames import SHADOW_MARGIN
from stockgames.ui.table.notice import Notice

PANEL = QRect(900, 400, 300, 300)
TEXT = "This stack is empty: there is nothing left to take or to discard."


def said(qtbot: QtBot, *spare: QRect) -> QRect:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    notice = Notice(Look(), page)
    notice.say(TEXT, PANEL, spare)
    margin = SHADOW_MARGIN
    return notice.geometry().adjusted(margin, margin, -margin, -margin)


def test_it_lies_at_the_foot_of_the_first_room_that_is_enough(qtbot: QtBot) -> None:
    tight, large = QRect(920, 660, 260, 30), QRect(920, 460, 260, 230)
    paper = said(qtbot, tight, large)
    assert large.contains(paper)
    assert paper.bottom() == large.bottom()
    assert paper.height() < 120


def test_it_takes_no_click_of_what_stands_right_above_its_room(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    notice = Notice(Look(), page)
    room = QRect(920, 600, 260, 90)
    page.show()
    notice.say(TEXT, PANEL, [room])
    assert page.childAt(room.center()) is notice
    assert page.childAt(room.center().x(), room.top() - 3) is None


def test_it_fills_a_room_hardly_larger_than_itself(qtbot: QtBot) -> None:
    room = QRect(920, 600, 260, 90)
    assert said(qtbot, room) == room


def test_it_stands_over_the_panel_if_none_is_enough(qtbot: QtBot) -> None:
    assert said(qtbot).bottom() <= PANEL.top() + SHADOW_MARGIN
    assert said(qtbot, QRect(920, 650, 260, 30)).bottom() <= PANEL.top() + SHADOW_MARGIN
