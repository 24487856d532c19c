from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from stockgames.ui.pieces.certificate import SHADOW, draw_certificate, draw_sealed_lines

RECT = QRectF(80, 80, 440, 280)


def drawn(draw: Callable[[QPainter, QRectF, float], None], unit: float) -> QImage:
    image = QImage(600, 440, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    draw(painter, RECT, unit)
    painter.end()
    return image


def test_paper_covers_the_card_and_its_shadow_ends_where_it_is_said_to(qtbot: QtBot) -> None:
    image = drawn(draw_certificate, 0.5)
    assert image.pixelColor(300, 220).alpha() == 255
    reach = round(SHADOW * 0.5) + 2
    assert image.pixelColor(300, 80 - reach).alpha() == 0
    assert image.pixelColor(300, 362).alpha() > 0
    assert drawn(draw_certificate, 0.7) != image


def test_sealed_lines_are_always_the_same_three(qtbot: QtBot) -> None:
    image = drawn(draw_sealed_lines, 1.0)
    assert drawn(draw_sealed_lines, 1.0) == image
    paper = image.pixelColor(500, 350)
    assert paper.alpha() > 0
    assert drawn(draw_sealed_lines, 0.6) != image
