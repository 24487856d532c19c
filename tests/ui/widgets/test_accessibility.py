"""What screen readers get: names, proxies over painted things, announcements, the ring."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.widgets import accessibility
from stockgames.ui.widgets.accessibility import (
    A11yProxy,
    Announcer,
    Manner,
    Place,
    name_and_tip,
    name_once,
    show_to_screen_readers,
)
from stockgames.ui.widgets.focus import pressable
from tests.ui.finding import on_screen
from tests.ui.heard import somebody_listens, tree


def test_a_tip_that_repeats_the_name_is_not_told(qtbot: QtBot) -> None:
    button = QPushButton()
    qtbot.addWidget(button)
    name_and_tip(button, "Take Coal")
    assert button.toolTip() == "Take Coal"
    assert (tree(button)[0].name, tree(button)[0].note) == ("Take Coal", "")
    name_and_tip(button, "Take Coal", "$3M becomes $2M")
    assert tree(button)[0].note == "$3M becomes $2M"
    name_and_tip(button, "Take Coal", "Take Coal")
    assert tree(button)[0].note == ""


def test_what_stands_in_an_empty_field_is_not_told_beside_its_name(qtbot: QtBot) -> None:
    field = QLineEdit()
    qtbot.addWidget(field)
    field.setPlaceholderText("Type a name")
    name_once(field, "Type a name")
    assert (tree(field)[0].name, tree(field)[0].note) == ("Type a name", "")


POLITE = QAccessible.AnnouncementPoliteness.Polite
ASSERTIVE = QAccessible.AnnouncementPoliteness.Assertive


class Heard:
    """Replaces Qt's interface to screen readers."""

    AnnouncementPoliteness = QAccessible.AnnouncementPoliteness
    events: list[tuple[str, QAccessible.AnnouncementPoliteness]]

    def __init__(self) -> None:
        self.events = []

    def updateAccessibility(self, event: QAccessibleAnnouncementEvent) -> None:  # noqa: N802
        self.events.append((event.message(), event.politeness()))


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    made = Heard()
    monkeypatch.setattr(accessibility, "QAccessible", made)
    return made


@pytest.fixture
def widget(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_news_wait_for_their_turn_and_an_answer_does_not(heard: Heard, widget: QWidget) -> None:
    voice = Announcer()
    voice.say("Ada took a chip.", widget)
    voice.answer("This pile is empty.", widget)
    assert heard.events == [("Ada took a chip.", POLITE), ("This pile is empty.", ASSERTIVE)]


def test_all_news_interrupt_for_who_wants_that(heard: Heard, widget: QWidget) -> None:
    voice = Announcer()
    voice.manner = Manner(interrupts=True)
    voice.say("Ada took a chip.", widget)
    assert heard.events == [("Ada took a chip.", ASSERTIVE)]


def test_the_last_news_can_be_heard_again_and_are_forgotten(heard: Heard, widget: QWidget) -> None:
    voice = Announcer()
    voice.repeat(widget)
    voice.say("Ada took a chip.", widget)
    voice.answer("Supply: 31 chips", widget)
    voice.repeat(widget)
    voice.forget()
    voice.repeat(widget)
    assert [text for text, _ in heard.events] == [
        "Ada took a chip.",
        "Supply: 31 chips",
        "Ada took a chip.",
    ]


def test_nothing_is_announced_as_nothing(heard: Heard, widget: QWidget) -> None:
    Announcer().say("", widget)
    assert heard.events == []


THINGS = (
    Place(
        "hand",
        "Your hand",
        "two cards",
        "list",
        rect=QRectF(10, 20, 200, 100),
        children=(
            Place("hand/1", "Ace", rect=QRectF(12, 22, 50, 90), state="picked"),
            Place("hand/2", "King", rect=QRectF(70, 22, 50, 90), state="barred"),
        ),
    ),
    Place("price", "Price", "$4", rect=QRectF(300, 0, 40, 20)),
)


@pytest.fixture
def board(qtbot: QtBot) -> QWidget:
    """Return a plain widget."""
    return on_screen(qtbot, QWidget(), QSize(400, 200))


def test_things_are_told_with_role_value_state_and_place(board: QWidget) -> None:
    with somebody_listens():
        show_to_screen_readers(board, THINGS)
        _, hand, ace, king, price = tree(board)
    roles = QAccessible.Role
    assert [one.role for one in (hand, ace, price)] == [
        roles.List,
        roles.StaticText,
        roles.StaticText,
    ]
    assert (hand.name, hand.value, hand.note) == ("Your hand", "two cards", "two cards")
    assert ace.selected
    assert not king.selected
    assert king.disabled
    assert not ace.disabled
    assert hand.rect.contains(ace.rect)
    assert ace.rect.size() == QRect(12, 22, 50, 90).size()
    assert ace.rect.left() - hand.rect.left() == 2
    assert price.rect.left() - hand.rect.left() == 290


def test_what_stays_keeps_its_words_and_what_goes_takes_them_away(board: QWidget) -> None:
    with somebody_listens():
        show_to_screen_readers(board, THINGS)
        before = board.findChildren(A11yProxy)
        show_to_screen_readers(board, (THINGS[1],))
        (left,) = board.findChildren(A11yProxy)
        assert left in before
        show_to_screen_readers(board, reversed(THINGS))
        assert [one.name for one in tree(board)[1:]] == ["Price", "Your hand", "Ace", "King"]
        show_to_screen_readers(board, ())
    assert board.findChildren(A11yProxy) == []


def test_nothing_is_laid_while_nobody_listens(board: QWidget) -> None:
    show_to_screen_readers(board, THINGS)
    assert board.findChildren(A11yProxy) == []


def test_words_take_no_click(board: QWidget) -> None:
    with somebody_listens():
        show_to_screen_readers(board, THINGS)
        assert board.childAt(30, 30) is None


@pytest.fixture
def button(qtbot: QtBot) -> QPushButton:
    """Return a button in the active window, without the focus."""
    button = QPushButton()
    qtbot.addWidget(button)
    button.show()
    qtbot.waitExposed(button)
    button.activateWindow()
    qtbot.waitUntil(button.isActiveWindow)
    button.clearFocus()
    return button


def test_the_ring_is_the_keyboards(button: QPushButton) -> None:
    watch = pressable(button)
    seen = []
    for reason in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.MouseFocusReason):
        button.setFocus(reason)
        seen.append(watch.visible)
        if reason is Qt.FocusReason.TabFocusReason:
            button.clearFocus()
            seen.append(watch.visible)
    QTest.keyClick(button, Qt.Key.Key_Shift)
    seen.append(watch.visible)
    assert seen == [True, False, False, True]
    assert button.cursor().shape() == Qt.CursorShape.PointingHandCursor


@pytest.mark.parametrize(
    ("reason", "shows"),
    [(Qt.FocusReason.TabFocusReason, True), (Qt.FocusReason.MouseFocusReason, False)],
)
def test_a_menu_gives_the_ring_back_as_it_was(
    button: QPushButton, reason: Qt.FocusReason, shows: bool
) -> None:
    watch = pressable(button)
    button.setFocus(reason)
    before = watch.visible
    menu = QMenu(button)
    menu.addAction("Lobby")
    menu.popup(button.mapToGlobal(button.rect().center()))
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert not menu.isVisible()
    assert button.hasFocus()
    assert (before, watch.visible) == (shows, shows)
