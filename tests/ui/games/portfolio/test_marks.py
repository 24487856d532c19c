"""Light round things: it leaves readable what it goes round."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from stockgames.ui.games.portfolio.marks import Mark, MarksItem
from stockgames.ui.kit.theme import Look

THING = QRectF(40, 40, 80, 120)
TAG = QRectF(105, 80, 40, 24)


def painted(mark: Mark) -> QImage:
    item = MarksItem(Look())
    item.set_rect(QRectF(0, 0, 200, 200))
    item.show_rings([mark])
    image = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    item.draw(painter)
    painter.end()
    return image


def test_no_frame_runs_across_a_price_tag(qapp: object) -> None:
    inside = TAG.adjusted(3, 3, -3, -3).toRect()
    plain = painted(Mark(THING, "focus")).copy(inside)
    spared = painted(Mark(THING, "focus", spare=TAG)).copy(inside)
    blank = QImage(inside.size(), spared.format())
    blank.fill(0)
    assert plain != blank
    assert spared == blank
