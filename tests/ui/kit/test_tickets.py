from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from stockgames.ui.kit.palette import EVENING
from stockgames.ui.kit.tickets import STUB_SHARE, draw_ticket
from tests.ui.kit.pictures import picture

RECT = QRectF(30, 30, 300, 104)
BLUE = QColor("#23415E")


def ticket(title: str, right: float = 16) -> QImage:
    return picture(
        370,
        180,
        lambda p: draw_ticket(p, EVENING, RECT, "portico", BLUE, title, "", "", right_margin=right),
    )


def test_holes_are_punched_on_the_perforation(qapp: QApplication) -> None:
    image = ticket("")
    x = round(RECT.left() + RECT.height() * STUB_SHARE)
    assert image.pixelColor(x, 33).alpha() < 255
    assert image.pixelColor(x + 20, 33).alpha() == 255


def test_long_title_stays_clear_of_the_right_margin(qapp: QApplication) -> None:
    blank, full = ticket("", 120), ticket("A very long title " * 5, 120)
    for x in range(round(RECT.right()) - 116, round(RECT.right())):
        assert blank.pixelColor(x, 57) == full.pixelColor(x, 57)
    assert blank != full
