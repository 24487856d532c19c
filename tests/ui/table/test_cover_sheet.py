"""A sheet for reading that covers the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stockgames.presentation.sentences.speech import say
from stockgames.ui.sentences.language import install_language
from stockgames.ui.table.cover_sheets import CoverSheet
from stockgames.ui.theme.context import ThemeContext


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
