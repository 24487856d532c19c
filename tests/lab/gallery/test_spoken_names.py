"""Accessible names of pages, sheets, groups and buttons everywhere.

Tables are tested in `tests/ui/games/test_outlines.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.lab.gallery.gallery import screens
from stockgames.lab.gallery.screens import PAGES
from stockgames.ui.help.page import HelpPage
from stockgames.ui.sentences import install_language
from stockgames.ui.table.action_panel import ChoiceButton
from stockgames.ui.table.board import HotSpot
from stockgames.ui.theme.fonts import load_fonts
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import ANNOUNCER
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.buttons import ControlledToggle
from stockgames.ui.widgets.choices import Switch
from stockgames.ui.window.window import MainWindow
from tests.ui.heard import faults, somebody_listens

SIZE = QSize(1280, 720)
_SHEETS = (
    *("shortcut-sheet", "fairness-sheet", "message-sheet"),
    *("library-question", "trouble-sheet", "name-card"),
)


def pages() -> Iterator[tuple[str, QWidget]]:
    """Show every page of the app."""
    load_fonts()
    look = ThemeContext()
    look.fit(SIZE)

    def show(page: QWidget) -> None:
        page.resize(SIZE)
        page.setUpdatesEnabled(False)  # needs no painting
        page.show()

    for title, screen in screens():
        if title in PAGES:
            page = screen(look, show)
            QApplication.processEvents()
            yield title, page
            page.close()
            page.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def deaf(page: QWidget) -> Iterator[str]:
    """Yield checkable buttons that do nothing if a screen reader toggles them.

    Qt then emits only `toggled`, never `clicked`. Of a switch, its form may read the state later.
    """
    for button in page.findChildren(QAbstractButton):
        if not button.isCheckable() or isinstance(button, QRadioButton):
            continue
        listens = button.receivers("2toggled(bool)") or isinstance(button, Switch)
        if not isinstance(button, ControlledToggle) and not listens:
            yield f"{type(button).__name__} {button.objectName()} hears no press of a screen reader"


def state(widget: QWidget) -> QAccessible.State:
    return QAccessible.queryAccessibleInterface(widget).state()


def role(widget: QWidget) -> QAccessible.Role:
    return QAccessible.queryAccessibleInterface(widget).role()


def group_faults(page: QWidget) -> list[str]:
    """Return the radio buttons that are in no named group."""
    wrong = []
    for button in page.findChildren(QRadioButton):
        told = QAccessible.queryAccessibleInterface(button)
        holder, is_checked = told.parent(), bool(told.state().checked)
        name = holder.text(QAccessible.Text.Name)
        if holder.role() != QAccessible.Role.Grouping or not name:
            wrong.append(f"{button.objectName()} {button.text()} in {holder.role().name} {name!r}")
        elif is_checked != button.isChecked():
            wrong.append(f"{button.objectName()} is not told as checked")
    return wrong


def sheet_faults(page: QWidget) -> list[str]:
    """Return what covers a page and has the focus without being a named modal dialog."""
    over = [one for one in page.window().findChildren(QWidget) if one.isVisible()]
    sheets = [one for one in over if isinstance(one, QDialog) or "Sheet" in type(one).__name__]
    return [
        type(one).__name__
        for one in sheets
        if role(one) != QAccessible.Role.Dialog
        or not state(one).modal
        or not one.accessibleName().strip()
    ]


@pytest.mark.slow
def test_pages_groups_and_sheets_are_told_by_name_and_nothing_twice(qtbot: QtBot) -> None:
    wrong = dict[str, object]()
    with somebody_listens():
        for title, page in pages():
            found = [*faults(page), *deaf(page), *group_faults(page), *sheet_faults(page)]
            if title not in _SHEETS and not page.accessibleName().strip():
                found.append("has no name")
            if found:
                wrong[title] = found
    assert wrong == {}


def test_each_page_is_named_as_one_comes_to_it(qtbot: QtBot, qapp: QApplication) -> None:
    emitted: list[str] = []
    ANNOUNCER.said.connect(emitted.append)
    look = ThemeContext()
    look.fit(SIZE)
    window = MainWindow(look, native_menu=False)
    qtbot.addWidget(window)
    try:
        first = Page(look)
        window.show_page(first)
        window.show()
        for name in ("lobby", "settings", "rules", "past", "new-table", "people-two", "learn"):
            emitted.clear()
            page = PAGES[name](look)
            assert isinstance(page, Page)
            window.show_page(page)
            assert emitted[0] == page.accessibleName() != ""
            assert page.accessibleName() in window.windowTitle()
        install_language(qapp, "de")
        qtbot.waitUntil(lambda: "Lernen" in window.windowTitle())
    finally:
        install_language(qapp, "en")
        ANNOUNCER.said.disconnect(emitted.append)


def test_what_is_barred_is_disabled_and_what_is_picked_is_checked(qtbot: QtBot) -> None:
    """At some positions of two games; in a few of them something is barred or picked."""
    look = ThemeContext()
    look.fit(SIZE)
    barred = picked = 0

    def show(page: QWidget) -> None:
        page.resize(SIZE)
        page.setUpdatesEnabled(False)
        page.show()

    with somebody_listens():
        found = [one for one in screens() if one[0].startswith(("nyse", "portfolio"))]
        for title, screen in found[1::4]:
            page = screen(look, show)
            QApplication.processEvents()
            for button in page.findChildren(QAbstractButton):
                if not button.isVisible() or not isinstance(button, ChoiceButton | HotSpot):
                    continue
                told, name = state(button), f"{title}: {button.accessibleName()}"
                assert bool(told.disabled) == button.is_barred, name
                assert bool(told.checked) == button.isChecked(), name
                assert bool(told.focusable), name
                barred += button.is_barred
                picked += button.isChecked()
            page.close()
            page.deleteLater()
    assert barred
    assert picked


def test_links_in_the_help_are_told_as_the_keyboard_comes_to_them(qtbot: QtBot) -> None:
    look = ThemeContext()
    look.fit(QSize(1280, 720))
    page = HelpPage(look, [("nyse", "NYSE")])
    qtbot.addWidget(page)
    page.open("about")
    page.resize(1280, 720)
    with qtbot.waitExposed(page):
        page.show()
    page.focus_start()
    emitted: list[str] = []
    ANNOUNCER.said.connect(emitted.append)
    try:
        browser = page.reader.browser
        QTest.keyClick(browser, Qt.Key.Key_Tab)
        assert emitted == [f"{browser.textCursor().selectedText()}, link"]
    finally:
        ANNOUNCER.said.disconnect(emitted.append)
