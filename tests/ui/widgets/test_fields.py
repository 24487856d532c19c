"""Fields, number boxes, choices and menus."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.games.portfolio.trays import AmountField
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.choices import SegmentRow, Switch
from stockgames.ui.widgets.fields import LineEdit, SpinBox
from stockgames.ui.widgets.menus import menu_of, menu_place, style_menu
from tests.ui.finding import sized


def test_spin_box_counts_by_key_and_by_arrow(qtbot: QtBot, look: ThemeContext) -> None:
    spin = SpinBox(look, 1, 10)
    qtbot.addWidget(spin)
    spin.resize(spin.sizeHint())
    spin.setValue(4)
    QTest.keyClick(spin, Qt.Key.Key_Up)
    assert spin.value() == 5
    for name in ("chevron_down", "chevron_down", "chevron_up"):
        QTest.mouseClick(spin, Qt.MouseButton.LeftButton, pos=spin.arrow(name).center())
    assert spin.value() == 4


LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(params=[SpinBox, AmountField])
def box(request: pytest.FixtureRequest, qtbot: QtBot) -> QSpinBox:
    made: QSpinBox = request.param(ThemeContext(), 0, 6)
    made.setPrefix("$")
    qtbot.addWidget(made)
    made.resize(made.sizeHint())
    made.show()
    qtbot.waitExposed(made)
    return made


def click(box: QSpinBox) -> None:
    line = box.lineEdit()
    QTest.mouseClick(line, LEFT, pos=line.rect().center() + QPoint(2, 0))


def test_what_is_typed_after_a_click_takes_the_place_of_the_number(box: QSpinBox) -> None:
    click(box)
    QTest.keyClick(box.lineEdit(), Qt.Key.Key_5)
    assert box.value() == 5
    click(box)
    QTest.keyClick(box.lineEdit(), Qt.Key.Key_3)
    assert (box.value(), box.text()) == (3, "$3")


def test_a_number_beyond_the_most_becomes_the_most(box: QSpinBox) -> None:
    box.setValue(4)
    box.lineEdit().setCursorPosition(2)
    QTest.keyClick(box.lineEdit(), Qt.Key.Key_2)
    assert (box.value(), box.text()) == (6, "$6")


def test_what_is_marked_by_dragging_stays_so(box: QSpinBox) -> None:
    box.setMaximum(6666)
    box.setValue(1234)
    line = box.lineEdit()
    line.setSelection(2, 1)
    QTest.mouseRelease(line, LEFT, pos=line.rect().center())
    assert line.selectedText() == "2"


@pytest.mark.parametrize(("key", "text"), [("-", "$4"), ("x", "$4")])
def test_only_figures_are_taken(box: QSpinBox, key: str, text: str) -> None:
    box.setValue(4)
    QTest.keyClicks(box.lineEdit(), key)
    assert box.text() == text


OPTIONS = (("slow", "Slow"), ("normal", "Normal"), ("fast", "Fast"))


@pytest.fixture
def choice(qtbot: QtBot, look: ThemeContext) -> SegmentRow:
    made = SegmentRow(look, OPTIONS, "normal")
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
    return made


def test_first_option_is_chosen_unless_told(qtbot: QtBot, look: ThemeContext) -> None:
    made = SegmentRow(look, OPTIONS)
    qtbot.addWidget(made)
    assert made.value() == "slow"


def test_click_chooses_once(qtbot: QtBot, choice: SegmentRow) -> None:
    emitted: list[str] = []
    choice.chosen.connect(emitted.append)
    for _ in range(2):
        QTest.mouseClick(choice.segment("fast"), Qt.MouseButton.LeftButton)
    assert emitted == ["fast"]
    assert choice.value() == "fast"


def test_arrow_keys_move_the_choice(qtbot: QtBot, choice: SegmentRow) -> None:
    choice.setFocus(Qt.FocusReason.TabFocusReason)
    assert choice.segment("normal").hasFocus()
    QTest.keyClick(choice.segment("normal"), Qt.Key.Key_Right)
    assert choice.value() == "fast"
    assert choice.segment("fast").hasFocus()
    QTest.keyClick(choice.segment("fast"), Qt.Key.Key_Left)
    assert choice.value() == "normal"


def test_tab_enters_at_the_chosen_option(choice: SegmentRow) -> None:
    choice.set_value("fast")
    choice.setFocus(Qt.FocusReason.TabFocusReason)
    assert choice.segment("fast").hasFocus()


def test_switch_toggles_on_click_anywhere_and_on_space(qtbot: QtBot, look: ThemeContext) -> None:
    switch = Switch(look, "Reduced motion")
    qtbot.addWidget(switch)
    switch.resize(switch.sizeHint())
    off = switch.grab().toImage()
    at_text = QPoint(switch.width() - 10, switch.height() // 2)
    QTest.mouseClick(switch, Qt.MouseButton.LeftButton, pos=at_text)
    assert switch.isChecked()
    assert switch.grab().toImage() != off
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert not switch.isChecked()


def test_menu_hangs_under_its_anchor_and_inside_the_window(qtbot: QtBot) -> None:
    room = sized(qtbot, QWidget(), QSize(800, 400))
    left, right = QPushButton(room), QPushButton(room)
    left.setGeometry(50, 10, 60, 30)
    right.setGeometry(740, 10, 60, 30)
    menu = QMenu(room)
    menu.addAction("An entry of some length")
    under = menu_place(menu, left)
    assert under == room.mapToGlobal(QPoint(50, 40))
    shifted = room.mapFromGlobal(menu_place(menu, right))
    assert shifted.y() == 40
    assert shifted.x() + menu.sizeHint().width() < room.width()


def test_the_menu_of_a_field_is_one_of_the_room(qtbot: QtBot, look: ThemeContext) -> None:
    field = LineEdit(look, "Ada")
    qtbot.addWidget(field)
    field.show()
    at = field.rect().center()
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, field.mapToGlobal(at))
    QApplication.sendEvent(field, asked)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.grab().toImage().pixelColor(4, 4) == look.theme.panel_top
    assert len(menu.actions()) > 3
    menu.close()


def test_a_letter_is_no_command_of_what_lies_below_while_a_menu_is_open(
    qtbot: QtBot, look: ThemeContext
) -> None:
    page, done = QWidget(), list[str]()
    qtbot.addWidget(page)
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    for key in ("L", "End", "F1", "Ctrl+K"):
        action = QAction(page)
        action.setShortcut(QKeySequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda _=False, key=key: done.append(key))
        page.addAction(action)

    def press() -> list[str]:
        done.clear()
        at = QApplication.activePopupWidget() or page
        for key in (Qt.Key.Key_L, Qt.Key.Key_End, Qt.Key.Key_F1):
            QTest.keyClick(at, key)
        QTest.keyClick(at, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
        return list(done)

    page.show()
    page.setFocus()
    page.activateWindow()
    qtbot.waitUntil(page.hasFocus)
    menu = menu_of(page, look, "a-menu")
    menu.addAction("Lobby")
    style_menu(menu, look)
    menu.popup(QPoint(0, 0))
    assert press() == ["F1", "Ctrl+K"]
    menu.close()
    qtbot.waitUntil(page.hasFocus)
    assert press() == ["L", "End", "F1", "Ctrl+K"]
