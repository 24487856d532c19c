"""A popover is as high as its text, puts its buttons in rows, and announces nothing once it
is gone.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.frames import SHADOW_MARGIN
from stockgames.ui.widgets.popover import Popover
from tests.ui.finding import sized


class Note(Popover):
    """A popover with a given text."""

    def __init__(self, look: ThemeContext, page: QWidget) -> None:
        super().__init__(look, "warning", page)
        self.words = self.add_label()
        self.words.show_text("A short text.")

    def spoken(self) -> str:
        return f"note: {self.words.text()}"


@pytest.fixture
def note(qtbot: QtBot) -> Note:
    page = sized(qtbot, QWidget(), QSize(600, 500))
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    made = Note(ThemeContext(), page)
    made.page = page  # type: ignore[attr-defined]
    return made


def with_buttons(note: Note, *texts: str) -> list[Button]:
    found = list[Button]()
    for text in texts:
        button = note.add_link(text)
        button.setText(text)
        found.append(button)
    return found


def test_it_grows_with_its_words_and_its_buttons(note: Note) -> None:
    short = note.wanted_height(400)
    note.words.show_text(20 * note.words.text())
    long = note.wanted_height(400)
    assert long > short
    assert note.wanted_height(300) > long
    with_buttons(note, "Yes")
    assert note.wanted_height(400) > long


def test_buttons_stand_side_by_side_while_there_is_room(note: Note) -> None:
    buttons = with_buttons(note, "Yes", "No", "Perhaps later")
    for width, rows in ((550, 1), (200, 2)):
        note.show_at(QRect(0, 0, width, note.wanted_height(width)))
        assert len({button.y() for button in buttons}) == rows
        assert all(note.rect().contains(button.geometry()) for button in buttons)


def test_a_button_that_is_hidden_takes_no_room(note: Note) -> None:
    yes, no = with_buttons(note, "Yes", "A long, long answer that is not given now")
    high = note.wanted_height(200)
    no.hide()
    assert note.wanted_height(200) < high
    assert not yes.isHidden()


def test_it_is_read_out_while_it_lies_there_and_says_nothing_afterwards(note: Note) -> None:
    turned = list[bool]()
    note.turned.connect(lambda: turned.append(note.isVisible()))
    note.show_at(QRect(10, 10, 300, 120))
    assert note.accessibleName() == "note: A short text."
    assert note.paper() == QRect(10, 10, 300, 120).adjusted(
        *[SHADOW_MARGIN] * 2, *[-SHADOW_MARGIN] * 2
    )
    QTest.mouseClick(note, Qt.MouseButton.LeftButton)
    assert note.isHidden()
    assert note.accessibleName() == ""
    assert turned == [True, False]


def test_the_keyboard_goes_back_to_the_page(note: Note) -> None:
    page = note.parentWidget()
    assert page is not None
    beside = QPushButton(page)
    beside.show()
    (button,) = with_buttons(note, "Yes")
    note.show_at(QRect(10, 10, 300, 120))
    button.setFocus()
    note.put_away()
    assert page.hasFocus()
    note.show_at(QRect(10, 10, 300, 120))
    beside.setFocus()
    note.put_away()
    assert beside.hasFocus()
