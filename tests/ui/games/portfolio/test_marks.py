"""Highlights leave their target readable."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from stockgames.ui.games.portfolio.marks import Mark, MarksItem
from stockgames.ui.theme.context import ThemeContext

THING = QRectF(40, 40, 80, 120)
TAG = QRectF(105, 80, 40, 24)


def painted(mark: Mark) -> QImage:
    item = MarksItem(ThemeContext())
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


def test_all_that_is_painted_of_marks_lies_in_what_is_painted_anew(qapp: object) -> None:
    item = MarksItem(ThemeContext())
    item.set_rect(QRectF(0, 0, 400, 300))
    marks = [
        Mark(THING.translated(60, 60), "focus"),
        Mark(THING.translated(180, 60), "open", text="$12M"),
    ]
    item.show_rings(marks)
    image = QImage(400, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        item.draw(painter)
    assert image.pixelColor(THING.translated(60, 60).topLeft().toPoint() - QPoint(6, 0)).alpha()
    with QPainter(image) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        for area in item.areas():
            painter.fillRect(area, QColor(0, 0, 0))
    blank = QImage(image.size(), image.format())
    blank.fill(0)
    assert image == blank
