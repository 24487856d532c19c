"""What every page of the app promises, at each size, text size and language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stockgames.lab.gallery.gallery import screens
from stockgames.lab.gallery.screens import PAGES
from stockgames.ui.sentences import install_language
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.legible import illegible


def pages(size: QSize, text: float) -> Iterator[tuple[str, QWidget]]:
    """Show the pages of the gallery, one after the other."""

    def show(page: QWidget) -> None:
        page.resize(size)
        page.setUpdatesEnabled(False)  # needs no painting
        page.show()

    for name, screen in screens():
        if name in PAGES:
            look = ThemeContext()
            look.set_text_size(text)
            look.fit(size)
            page = screen(look, show)
            for _ in range(3):  # a layout's request may cause another
                QApplication.processEvents()
            yield name, page
            page.close()
            page.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.mark.parametrize(
    ("size", "text", "language"),
    [
        (QSize(1024, 600), 2.0, "de"),
        (QSize(1280, 720), 1.0, "en"),
        pytest.param(QSize(1024, 600), 1.0, "de", marks=pytest.mark.slow),
        pytest.param(QSize(1280, 720), 1.5, "de", marks=pytest.mark.slow),
        pytest.param(QSize(2560, 1440), 1.0, "de", marks=pytest.mark.slow),
    ],
    ids=str,
)
def test_nothing_is_cut_or_lies_over_anything_else(
    qtbot: QtBot, qapp: QApplication, size: QSize, text: float, language: str
) -> None:
    install_language(qapp, language)
    found = {name: illegible(page) for name, page in pages(size, text)}
    assert len(found) > 50
    assert {name: faults for name, faults in found.items() if faults} == {}
