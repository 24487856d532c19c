from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from stockgames.ui.pieces.certificate import draw_sealed_lines

RECT = QRectF(80, 80, 440, 280)


def drawn(draw: Callable[[QPainter, QRectF, float], None], unit: float) -> QImage:
    image = QImage(600, 440, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    draw(painter, RECT, unit)
    painter.end()
    return image


def test_sealed_lines_are_always_the_same_three(qtbot: QtBot) -> None:
    image = drawn(draw_sealed_lines, 1.0)
    assert drawn(draw_sealed_lines, 1.0) == image
    paper = image.pixelColor(500, 350)
    assert paper.alpha() > 0
    assert drawn(draw_sealed_lines, 0.6) != image
