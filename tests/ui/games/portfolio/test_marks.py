"""Highlights leave their target readable."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from stockgames.ui.games.portfolio.marks import Mark, MarksItem
from stockgames.ui.theme.context import ThemeContext
from tests.ui.games.paints import is_blank, painted

THING = QRectF(40, 40, 80, 120)
TAG = QRectF(105, 80, 40, 24)


def inside(mark: Mark) -> QImage:
    """Return what a mark paints within the tag."""
    item = MarksItem(ThemeContext())
    item.set_rect(QRectF(0, 0, 200, 200))
    item.show_rings([mark])
    return painted(item, TAG.adjusted(3, 3, -3, -3))


def test_no_frame_runs_across_a_price_tag(qapp: object) -> None:
    assert not is_blank(inside(Mark(THING, "focus")))
    assert is_blank(inside(Mark(THING, "focus", spare=TAG)))


def test_all_that_is_painted_of_marks_lies_in_what_is_painted_anew(qapp: object) -> None:
    item = MarksItem(ThemeContext())
    item.set_rect(QRectF(0, 0, 400, 300))
    marks = [
        Mark(THING.translated(60, 60), "focus"),
        Mark(THING.translated(180, 60), "open", text="$12M"),
    ]
    item.show_rings(marks)
    image = painted(item, item.rect)
    assert image.pixelColor(THING.translated(60, 60).topLeft().toPoint() - QPoint(6, 0)).alpha()
    with QPainter(image) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        for area in item.areas():
            painter.fillRect(area, QColor(0, 0, 0))
    assert is_blank(image)
