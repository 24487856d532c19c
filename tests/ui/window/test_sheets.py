"""Sheets are inside the window, keep the focus and give it back."""

from __future__ import annotations

import gc
import re
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

import stockgames
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.window.sheets import Sheet, open_sheet
from tests.app.visitor import settle
from tests.ui.finding import sized

PACKAGE = Path(stockgames.__file__).parent


class Window(QWidget):
    """A window with a field, a button and a shortcut."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(640, 480)
        self.field, self.button = QLineEdit(self), QPushButton("Under", self)
        column = QVBoxLayout(self)
        column.addWidget(self.field)
        column.addWidget(self.button)
        self.heard = list[str]()
        self.button.clicked.connect(lambda: self.heard.append("pressed"))
        action = QAction(self)
        action.setShortcut(QKeySequence("Ctrl+K"))
        action.triggered.connect(lambda: self.heard.append("shortcut"))
        self.addAction(action)


class Asking(Sheet):
    """A sheet with two fields and two buttons."""

    def __init__(self, look: ThemeContext, window: QWidget, height: int = 90) -> None:
        super().__init__(look, window)
        self.setWindowTitle("A question")
        self.first, self.second = QLineEdit(), QLineEdit()
        self.yes, self.no = QPushButton("Yes"), QPushButton("No")
        for button in (self.yes, self.no):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        body = QWidget()
        body.setMinimumSize(200, height)
        column = QVBoxLayout(body)
        column.addWidget(self.first)
        column.addStretch(1)
        column.addWidget(self.second)
        self.set_content(body, buttons=(self.yes, self.no))


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    made = Window()
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.field.setFocus()
    return made


def place(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint()), widget.size())


def test_a_sheet_is_no_window_but_in_the_middle_of_one(window: Window, look: ThemeContext) -> None:
    before = QApplication.topLevelWidgets()
    sheet = Asking(look, window)
    sheet.open()
    assert not sheet.isWindow()
    assert QApplication.topLevelWidgets() == before
    for size in (QSize(640, 480), QSize(900, 700), QSize(300, 200)):
        window.resize(size)
        QApplication.processEvents()
        card = place(sheet.card, window)
        assert sheet.geometry() == window.rect()
        assert window.rect().contains(card)
        assert (card.center() - window.rect().center()).manhattanLength() <= 2


def test_screen_readers_know_it_as_a_named_dialog(window: Window, look: ThemeContext) -> None:
    sheet = Asking(look, window)
    sheet.open()
    face = QAccessible.queryAccessibleInterface(sheet)
    assert face.role() is QAccessible.Role.Dialog
    assert face.text(QAccessible.Text.Name) == "A question"


def test_tab_goes_round_on_the_sheet_both_ways(window: Window, look: ThemeContext) -> None:
    sheet = Asking(look, window)
    sheet.open()
    stops = [sheet.first, sheet.second, sheet.yes, sheet.no]
    assert window.focusWidget() is sheet.first
    for stop in (*stops[1:], *stops):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        assert window.focusWidget() is stop
    for stop in reversed(stops[:3]):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Backtab)
        assert window.focusWidget() is stop


@pytest.mark.parametrize("end", ["escape", "accept"])
def test_the_keyboard_goes_back(window: Window, look: ThemeContext, end: str) -> None:
    sheet = Asking(look, window)
    sheet.open()
    if end == "escape":
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    else:
        sheet.accept()
    assert not sheet.isVisible()
    assert window.focusWidget() is window.field


def test_what_wants_the_keyboard_gets_it_afterwards(window: Window, look: ThemeContext) -> None:
    sheet = Asking(look, window)
    sheet.open()
    window.button.setFocus()
    assert window.focusWidget() is sheet.first
    sheet.accept()
    assert window.focusWidget() is window.button


def test_nothing_below_a_sheet_is_pressed_or_hears_keys(window: Window, look: ThemeContext) -> None:
    sheet = Asking(look, window)
    QTest.keyClick(window.field, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert window.heard == ["shortcut"]
    sheet.open()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    at = place(window.button, window).center()
    on_top = window.childAt(at)
    assert on_top is not None
    QTest.mouseClick(on_top, Qt.MouseButton.LeftButton)
    assert window.heard == ["shortcut"]
    sheet.accept()
    QTest.keyClick(window.field, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert window.heard == ["shortcut", "shortcut"]


def test_of_two_sheets_the_upper_one_has_the_keyboard(window: Window, look: ThemeContext) -> None:
    lower, upper = Asking(look, window), Asking(look, window)
    lower.open()
    lower.second.setFocus()
    upper.open()
    assert open_sheet(window) is upper
    lower.first.setFocus()
    assert window.focusWidget() is upper.first
    upper.accept()
    assert open_sheet(window) is lower
    assert lower.isAncestorOf(window.focusWidget())
    lower.accept()
    assert open_sheet(window) is None
    assert window.focusWidget() is window.field


def test_what_is_too_tall_scrolls_under_its_buttons(window: Window, look: ThemeContext) -> None:
    sheet = Asking(look, window, height=1000)
    sheet.open()
    QApplication.processEvents()

    def is_in_sight(widget: QWidget) -> bool:
        return not widget.visibleRegion().isEmpty()

    assert is_in_sight(sheet.first)
    assert not is_in_sight(sheet.second)
    assert is_in_sight(sheet.yes)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    assert is_in_sight(sheet.second)
    QTest.keyClick(sheet.yes, Qt.Key.Key_Home)
    assert is_in_sight(sheet.first)


def test_buttons_without_room_abreast_are_a_column(window: Window, look: ThemeContext) -> None:
    sheet = Asking(look, window)
    sheet.no.setText("No " * 60)
    sheet.open()
    window.resize(500, 400)
    QApplication.processEvents()
    assert sheet.yes.y() < sheet.no.y()
    sheet.no.setText("No")
    QApplication.processEvents()
    assert sheet.yes.y() == sheet.no.y()


def test_a_card_follows_what_is_on_it(window: Window, look: ThemeContext) -> None:
    sheet = Asking(look, window)
    sheet.open()
    before = sheet.card.height()
    sheet.first.setMinimumHeight(200)
    QApplication.processEvents()
    assert sheet.card.height() > before


def test_nothing_else_of_the_house_is_a_dialog_with_a_window_of_its_own() -> None:
    """Message boxes and plain dialogs are system windows, which only file dialogs may be."""
    sources = {path: path.read_text("utf-8") for path in PACKAGE.rglob("*.py")}
    named = re.compile(r"\b(QMessageBox|QInputDialog|QProgressDialog|QErrorMessage|QWizard)\b")
    assert not [path for path, text in sources.items() if named.search(text)]
    bare = {path.name for path, text in sources.items() if re.search(r"(?<!\")\bQDialog\b", text)}
    assert bare == {"sheets.py", "cover_sheets.py"}


def test_nobody_asks_qt_what_pyside_then_takes_for_a_child() -> None:
    """What these return becomes a child of what was asked, and a page that is left stays for ever.

    `child.nextInFocusChain()` may be the page itself. See `is_tab_stop`.
    """
    asks = re.compile(
        r"\b(nextInFocusChain|previousInFocusChain|focusProxy|buddy|targetObject)\(\)"
    )
    sources = {path: path.read_text("utf-8") for path in PACKAGE.rglob("*.py")}
    found = {path.name: asks.findall(text) for path, text in sources.items()}
    assert {name for name, calls in found.items() if calls} <= {"focus.py"}


def test_nothing_is_left_of_a_page_with_sheets(window: Window, look: ThemeContext) -> None:
    class Leaf(QWidget):
        pass

    stack, page = QStackedWidget(window), Leaf()
    stack.show()
    earlier = QPushButton("Earlier", window)
    stack.addWidget(page)
    sheet = Asking(look, page)
    sheet.open()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    earlier.deleteLater()
    settle()
    sheet.accept()
    assert stack.currentWidget() is page
    left = ref(page)
    page.setParent(None)
    page.deleteLater()
    del page, sheet
    settle()
    gc.collect()
    assert left() is None


@pytest.mark.parametrize("gone", ["hidden", "deleted"])
def test_a_sheet_goes_with_the_page_that_it_is_about(
    window: Window, look: ThemeContext, qtbot: QtBot, gone: str
) -> None:
    page = QWidget(window)
    page.show()
    sheet = Asking(look, page)
    sheet.open()
    assert open_sheet(window) is sheet
    if gone == "hidden":
        page.hide()
    else:
        page.deleteLater()
    qtbot.waitUntil(lambda: open_sheet(window) is None)


def test_a_sheet_over_a_window_without_room_is_never_narrower_than_nothing(
    qtbot: QtBot, look: ThemeContext
) -> None:
    window = sized(qtbot, Window(), QSize(1, 1))
    assert Asking(look, window).at_most(400) > 0
