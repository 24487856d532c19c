"""Widgets that paint themselves, and frames."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEasingCurve, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget, Page
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.frames import (
    PanelFrame,
    PaperFrame,
    ScrollArea,
)
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import line_direction, stack_in_order
from stockgames.ui.widgets.pointer import busy
from stockgames.ui.widgets.timing import ProgressAnimation
from tests.ui.finding import sized


class Talker(BaseWidget):
    """Counts how often its texts were set, and how often it was laid out."""

    said = 0
    arranged = 0

    def _set_texts(self) -> None:
        self.said += 1

    def _arrange(self) -> None:
        self.arranged += 1


def test_words_are_taken_anew_when_the_language_changes_and_then_alone(qtbot: QtBot) -> None:
    talker = Talker(ThemeContext())
    qtbot.addWidget(talker)
    QApplication.sendEvent(talker, QEvent(QEvent.Type.LanguageChange))
    assert talker.said == 1
    QApplication.sendEvent(talker, QEvent(QEvent.Type.FontChange))
    assert talker.said == 1


def test_it_is_laid_out_for_each_size(qtbot: QtBot) -> None:
    talker = Talker(ThemeContext())
    qtbot.addWidget(talker)
    talker.show()
    before = talker.arranged
    talker.resize(talker.width() + 40, talker.height())
    assert talker.arranged == before + 1


def test_a_button_on_it_has_a_name_and_does_what_it_is_told(qtbot: QtBot) -> None:
    talker, pressed = Talker(ThemeContext()), []
    qtbot.addWidget(talker)
    button = talker.button("go", lambda: pressed.append("go"), key="G")
    assert talker.findChild(type(button), "go") is button
    assert button.key() == "G"
    button.click()
    assert pressed == ["go"]


_WAYS = QBoxLayout.Direction


@pytest.mark.parametrize(
    ("size", "way"), [(1.0, _WAYS.LeftToRight), (1.4, _WAYS.LeftToRight), (1.5, _WAYS.TopToBottom)]
)
def test_large_text_puts_things_under_each_other(size: float, way: QBoxLayout.Direction) -> None:
    look = ThemeContext()
    look.set_text_size(size)
    assert line_direction(look) is way


def test_children_lie_in_the_order_that_is_wanted(qtbot: QtBot) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    first, beside, second, third = (QWidget(room) for _ in range(4))
    stack_in_order(room, [third, first, second])
    assert room.children() == [beside, third, first, second]
    stack_in_order(room, (first, second))
    assert room.children() == [beside, third, first, second], "they lay so already"


def test_shares_rise_to_all_along_the_curve(qtbot: QtBot) -> None:
    parent, shares = QObject(), list[float]()
    motion = ProgressAnimation(parent, 400, shares.append, QEasingCurve.Type.InQuad)
    assert shares == []
    motion.start()
    for at in (100, 200, 300, 400):
        motion.setCurrentTime(at)
    assert shares[-4:] == [0.0625, 0.25, 0.5625, 1.0]


def shape() -> Qt.CursorShape | None:
    cursor = QGuiApplication.overrideCursor()
    return None if cursor is None else cursor.shape()


class Painted(QWidget):
    """Records the cursor while it is painted for the first time."""

    told: Qt.CursorShape | None = None

    def paintEvent(self, event: QPaintEvent) -> None:
        self.told = shape()


def test_the_sign_stays_until_what_was_opened_is_painted(qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: shape() is None)
    page = Painted()
    qtbot.addWidget(page)
    with busy():
        assert shape() is Qt.CursorShape.WaitCursor
        page.show()
    qtbot.waitUntil(lambda: shape() is None)
    assert page.told is Qt.CursorShape.WaitCursor


def test_the_sign_goes_where_nothing_could_be_opened(qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: shape() is None)
    with pytest.raises(ValueError, match="no table"), busy():
        raise ValueError("no table")
    qtbot.waitUntil(lambda: shape() is None)


@pytest.mark.parametrize("make", [PanelFrame, PaperFrame])
def test_content_lies_on_the_surface(
    qtbot: QtBot, look: ThemeContext, make: type[PanelFrame | PaperFrame]
) -> None:
    page = Page(look)
    qtbot.addWidget(page)
    frame = make(look)
    label = Label(look, "Ada and Bruno")
    frame.body.addWidget(label)
    QVBoxLayout(page).addWidget(frame)
    page.resize(400, 300)
    page.show()
    assert frame.surface().contains(label.geometry().toRectF())


def test_a_scroll_area_shows_what_has_the_focus(qtbot: QtBot, look: ThemeContext) -> None:
    """At twice the text size the lobby's focused button was below the edge."""
    content = QWidget()
    column = QVBoxLayout(content)
    buttons = [Button(look, f"play {number}") for number in range(12)]
    for button in buttons:
        column.addWidget(button)
    area = sized(qtbot, ScrollArea(look, content), QSize(300, 140))
    buttons[8].setFocus()
    area.show()
    qtbot.waitExposed(area)

    def is_seen(widget: QWidget) -> bool:
        seen = widget.visibleRegion().boundingRect()
        return seen.height() >= widget.height() - 1

    qtbot.waitUntil(lambda: is_seen(buttons[8]))
    buttons[0].setFocus()
    qtbot.waitUntil(lambda: is_seen(buttons[0]))
    area.resize(300, 400)
    buttons[6].setFocus()
    area.resize(300, 120)
    qtbot.waitUntil(lambda: is_seen(buttons[6]))
