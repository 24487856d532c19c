from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from stockgames.ui.pieces.plates import draw_tag
from stockgames.ui.theme.palette import EVENING
from tests.ui.theme.pictures import painted, picture


def test_tag_grows_with_its_text_and_its_size(qapp: QApplication) -> None:
    def width(text: str, size: float) -> int:
        image = picture(300, 100, lambda p: draw_tag(p, EVENING, QPointF(150, 50), text, size=size))
        return painted(image, threshold=250).width()

    assert width("$6", 19) < width("$1,180", 19) < width("$1,180", 30)
