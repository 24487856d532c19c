"""What screen readers find on the pages of the house: no focus without a name, none said twice.

Tables are looked at in `tests/ui/games/test_outlines.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stockgames.app.gallery import screens
from stockgames.app.screens import PAGES
from stockgames.ui.kit.fonts import load_fonts
from stockgames.ui.kit.theme import Look
from tests.ui.heard import faults, somebody_listens

SIZE = QSize(1280, 720)


def pages() -> Iterator[tuple[str, QWidget]]:
    """Show every page of the house."""
    load_fonts()
    look = Look()
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


def test_screen_readers_find_names_on_every_page_and_none_twice(qtbot: QtBot) -> None:
    with somebody_listens():
        wrong = [f"{title}: {fault}" for title, page in pages() for fault in faults(page)]
    assert wrong == []
