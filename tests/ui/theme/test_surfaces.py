from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from stockgames.ui.theme.fonts import sans, serif
from stockgames.ui.theme.palette import Theme
from stockgames.ui.theme.surfaces import (
    draw_top_bar,
)
from tests.ui.theme.pictures import picture


def test_top_bar_returns_where_its_text_ends(qapp: QApplication, theme: Theme) -> None:

    def end_of(title: str, note: str) -> float:
        ends: list[float] = []

        def paint(painter: QPainter) -> None:
            bar, fonts = QRectF(0, 0, 400, 44), (serif(21), sans(15))
            ends.append(
                draw_top_bar(
                    painter, theme, bar, title, note, title_font=fonts[0], note_font=fonts[1]
                )
            )

        picture(400, 60, paint)
        return ends[0]

    assert end_of("", "") < end_of("NYSE", "") < end_of("NYSE", "Round 9")
