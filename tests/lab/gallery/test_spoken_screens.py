"""What screen readers find on the pages of the house: no focus without a name, none said twice.

Tables are looked at in `tests/ui/games/test_outlines.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QAbstractButton, QApplication, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.lab.gallery.gallery import screens
from stockgames.lab.gallery.screens import PAGES
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.fonts import load_fonts
from stockgames.ui.widgets.buttons import ControlledToggle
from tests.ui.heard import faults, somebody_listens

SIZE = QSize(1280, 720)


def pages() -> Iterator[tuple[str, QWidget]]:
    """Show every page of the house."""
    load_fonts()
    look = ThemeContext()
    look.fit(SIZE)

    def show(page: QWidget) -> None:
        page.resize(SIZE)
        page.setUpdatesEnabled(False)  # nobody looks
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
    """Yield what can be marked but does nothing where a screen reader turns its mark round.

    Qt tells that as `toggled` alone, never as `clicked`.
    """
    for button in page.findChildren(QAbstractButton):
        if not button.isCheckable() or isinstance(button, QRadioButton):
            continue
        if not isinstance(button, ControlledToggle) and not button.receivers("2toggled(bool)"):
            yield f"{type(button).__name__} {button.objectName()} hears no press of a screen reader"


def test_screen_readers_find_names_on_every_page_and_none_twice(qtbot: QtBot) -> None:
    with somebody_listens():
        wrong = [
            f"{title}: {fault}" for title, page in pages() for fault in (*faults(page), *deaf(page))
        ]
    assert wrong == []
