"""The whole log on its sheet."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from stockgames.presentation.game_words import LogEntry
from stockgames.presentation.panel import Choice, ChoiceGroup, Panel
from stockgames.presentation.sentences.speech import say
from stockgames.ui.sentences.language import install_language
from stockgames.ui.table.action_panel import ActionPanel
from stockgames.ui.table.cover_sheets import CoverSheet, GameSheet, LogSheet
from stockgames.ui.theme.context import ThemeContext

ENTRIES = [
    LogEntry(i, "Ada", f"Ada took chip {i}.", ("B rose",) if i % 2 else ()) for i in range(1, 40)
]


def test_its_button_has_room_for_its_word(qtbot: QtBot) -> None:
    sheet = LogSheet(ThemeContext())
    qtbot.addWidget(sheet)
    sheet.resize(QSize(1200, 600))
    sheet.grab()  # as in a cross-fade: it is laid out before it has texts
    sheet.open()
    button = sheet.close_button
    assert button.text()
    assert button.width() >= button.sizeHint().width()
    assert sheet.rect().contains(button.geometry())


def test_what_happened_since_it_was_last_open_can_be_scrolled_to_by_key(qtbot: QtBot) -> None:
    sheet = LogSheet(ThemeContext())
    qtbot.addWidget(sheet)
    sheet.resize(QSize(1200, 600))
    sheet.open()
    sheet.hide()
    sheet.lines.show_entries(ENTRIES)
    sheet.open()
    lines, bar = sheet.lines, sheet.lines.verticalScrollBar()
    QTest.keyClick(lines, Qt.Key.Key_Down)
    assert lines.currentIndex().row() == 1
    QTest.keyClick(lines, Qt.Key.Key_PageDown)
    assert 1 < lines.currentIndex().row() < len(ENTRIES) - 1
    QTest.keyClick(lines, Qt.Key.Key_End)
    assert bar.value() == bar.maximum() > 0
    sheet.hide()
    sheet.open()
    assert (lines.currentIndex().row(), bar.value()) == (0, 0)


def test_the_sheet_closes(qtbot: QtBot) -> None:
    sheet = LogSheet(ThemeContext())
    qtbot.addWidget(sheet)
    sheet.resize(QSize(1200, 600))
    sheet.lines.show_entries(ENTRIES)
    sheet.open()
    assert sheet.isVisible()
    sheet.close_button.click()
    assert not sheet.isVisible()


class Form(GameSheet):
    """Two lines to fill in."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.lines = [QLineEdit(self), QLineEdit(self)]

    def stops(self) -> list[QLineEdit]:
        return self.lines


def test_the_keyboard_goes_over_the_sheet_then_to_its_choices_round_and_round(
    qtbot: QtBot,
) -> None:
    look, window = ThemeContext(), QWidget()
    qtbot.addWidget(window)
    window.resize(600, 600)
    panel, sheet = ActionPanel(look, window), Form(look, window)
    panel.resize(300, 300)
    sheet.move(QPoint(300, 0))
    choices = Choice("send", "Send", key="Enter"), Choice("leave", "Leave", key="Esc")
    panel.show_panel(Panel("Form", (ChoiceGroup("", choices),)))
    window.show()
    order = [*sheet.lines, *panel.buttons()]
    assert len(order) == 4
    for forward, start in ((True, 0), (False, -1)):
        at: QWidget | None = None
        way = order if forward else order[::-1]
        for expected in (*way, way[0]):
            assert sheet.go_on(panel, at, forward=forward)
            at = window.focusWidget()
            assert at is expected, start


def test_a_sheet_with_nothing_to_fill_in_lets_the_keyboard_go_on(qtbot: QtBot) -> None:
    look, window = ThemeContext(), QWidget()
    qtbot.addWidget(window)
    assert not GameSheet(look, window).go_on(ActionPanel(look, window), None, forward=True)


class Leaf(CoverSheet):
    """A sheet with nothing to read."""

    def __init__(self, parent: QWidget) -> None:
        self.page = parent  # keeps it alive: Qt would delete it, and the leaf with it
        self.inside = QWidget()
        self.inside.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        super().__init__(ThemeContext(), self.inside, "table-full-log", parent)

    def _room(self) -> QSizeF:
        return QSizeF(600, 400)


def laid(qtbot: QtBot) -> Leaf:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1000, 600)
    leaf = Leaf(page)
    leaf.setGeometry(page.rect())
    page.show()
    page.activateWindow()
    return leaf


def test_it_lies_on_the_page_and_is_no_window(qtbot: QtBot) -> None:
    leaf = laid(qtbot)
    assert leaf.isHidden()
    leaf.open()
    assert leaf.isVisible()
    assert not leaf.isWindow()
    qtbot.waitUntil(leaf.inside.hasFocus)


def test_screen_readers_know_the_sheet_by_its_title(qtbot: QtBot, qapp: QApplication) -> None:
    leaf = laid(qtbot)
    for language in ("de", "en"):
        install_language(qapp, language)
        qapp.processEvents()
        assert leaf.accessibleName() == leaf.windowTitle() == say("table-full-log")
        assert leaf.close_button.text() == say("shell-close")


def test_contents_and_button_lie_on_the_panel_and_apart(qtbot: QtBot) -> None:
    leaf = laid(qtbot)
    leaf.open()
    qtbot.wait(1)  # Qt lays out a new text later
    inside, button = leaf.inside.geometry(), leaf.close_button.geometry()
    assert not inside.intersects(button)
    assert leaf._surface().toRect().contains(inside)
    assert leaf._surface().toRect().contains(button)
    assert leaf._surface() == QRectF(200, 100, 600, 400)
