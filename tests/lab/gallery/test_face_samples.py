from __future__ import annotations

from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from stockgames.lab.gallery.face_samples import FacesPage, _people
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import EVENING
from tests.ui.pieces.face_pictures import everybody


def test_everybody_hangs_on_the_page(qtbot: QtBot) -> None:
    assert {hung.portrait for hung in _people()} == set(everybody().values())


def test_portraits_grow_with_the_page(qtbot: QtBot) -> None:
    page = FacesPage(ThemeContext(EVENING))
    qtbot.addWidget(page)
    for width, height, collar in (
        (800, 500, QRect(33, 319, 8, 6)),
        (1600, 1000, QRect(66, 638, 16, 12)),
    ):
        page.resize(width, height)
        seen = page.grab(collar).toImage()
        pixels = [(x, y) for x in range(seen.width()) for y in range(seen.height())]
        assert min(seen.pixelColor(x, y).lightness() for x, y in pixels) < 40
