"""A sheet for reading that covers the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.table.cover_sheets import CoverSheet
from stockgames.ui.theme.context import ThemeContext


class Leaf(CoverSheet):
    """A sheet with nothing to read."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(ThemeContext(), "leaf", parent)
        self.page = parent  # keeps it alive: Qt would delete it, and the leaf with it
        self.inside = QWidget(self)
        self.inside.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._hold(self.inside, "close-leaf")

    def _title(self) -> str:
        return "A leaf"

    def _inside(self) -> str:
        return "What it holds"

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


def test_screen_readers_know_the_sheet_by_its_title_and_what_it_holds_by_its_own(
    qtbot: QtBot,
) -> None:
    leaf = laid(qtbot)
    leaf.open()
    assert leaf.accessibleName() == "A leaf"
    assert leaf.inside.accessibleName() == "What it holds"


def test_contents_and_button_lie_on_the_panel_and_apart(qtbot: QtBot) -> None:
    leaf = laid(qtbot)
    leaf.open()
    inside, button = leaf.inside.geometry(), leaf.close_button.geometry()
    assert not inside.intersects(button)
    assert leaf._surface().toRect().contains(inside)
    assert leaf._surface().toRect().contains(button)
    assert leaf._surface() == QRectF(200, 100, 600, 400)
