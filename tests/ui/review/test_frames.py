"""Of each picture only the difference is saved, and nothing is lost."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from stockgames.ui.review.replay_page import WHOLE_EACH, Framing, changed

SIZE = QSize(200, 120)


def picture(*boxes: QRect) -> QImage:
    found = QImage(SIZE, QImage.Format.Format_RGB32)
    found.fill(QColor("white"))
    painter = QPainter(found)
    for box in boxes:
        painter.fillRect(box, QColor("black"))
    painter.end()
    return found


def test_the_box_holds_all_that_differs_and_no_more() -> None:
    box, whole = QRect(31, 12, 9, 40), QRect(0, 0, 200, 120)
    assert changed(picture(), picture(box), whole) == box
    assert changed(picture(box), picture(), whole) == box
    assert changed(picture(box), picture(box), whole).isEmpty()
    assert changed(picture(), picture(box), QRect(100, 0, 100, 120)).isEmpty()
    assert changed(picture(), picture(whole), whole) == whole


def test_what_lies_apart_is_kept_apart() -> None:
    framing = Framing(90)
    assert framing.frame(picture()).is_whole
    frame = framing.frame(picture(QRect(2, 3, 4, 5), QRect(190, 110, 5, 5)))
    assert not frame.is_whole
    assert [(patch.x, patch.y) for patch in frame.patches] == [(2, 3), (190, 110)]


def test_a_whole_picture_comes_now_and_then() -> None:
    framing = Framing(90)
    whole = [framing.frame(picture()).is_whole for _ in range(2 * WHOLE_EACH + 3)]
    assert [n for n, one in enumerate(whole) if one] == [0, WHOLE_EACH + 1, 2 * WHOLE_EACH + 2]
