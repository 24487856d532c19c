from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.appearance import apply_palette
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import DAYLIGHT, EVENING
from stockgames.ui.widgets.fields import LineEdit
from stockgames.ui.widgets.menus import menu_of, menu_place, style_menu


def test_menu_wears_the_theme_in_force(qtbot: QtBot, qapp: QApplication) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.addAction("An entry")
    for theme in (EVENING, DAYLIGHT):
        apply_palette(qapp, theme)
        assert menu.grab().toImage().pixelColor(4, 4) == theme.panel_top


def test_menu_hangs_under_its_anchor_and_inside_the_window(qtbot: QtBot) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    room.resize(800, 400)
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
