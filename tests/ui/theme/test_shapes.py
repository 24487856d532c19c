from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication

from stockgames.ui.theme import shapes as boxes
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.palette import EVENING
from stockgames.ui.theme.pixmap_cache import STORE, baked
from stockgames.ui.theme.shapes import (
    disc,
    draw_rounded_shadow,
    draw_shadow,
    inset,
    path_from,
    polygon,
    rounded,
    square,
    star_points,
)
from tests.ui.theme.pictures import painted, picture


def test_path_commands() -> None:
    path = path_from("M0,0 L10,0 C10,4 10,8 10,10 Q5,20 0,10Z")
    assert path.boundingRect() == QRectF(0, 0, 10, 15)
    assert path.currentPosition() == QPointF(0, 0)


def test_points_after_a_move_are_lines() -> None:
    assert path_from("M0,0 4,0 4,4Z").contains(QPointF(3, 1))


def test_negative_numbers_need_no_comma() -> None:
    assert path_from("M-1-2L3-4").boundingRect() == QRectF(-1, -4, 4, 2)


def test_unknown_command_is_refused() -> None:
    with pytest.raises(KeyError):
        path_from("M0,0 H5")


def test_star_points_up_and_alternates() -> None:
    corners = star_points(0, 0, 10, 4, 5)
    assert corners[0] == pytest.approx((0, -10))
    assert len(corners) == 10
    assert polygon(corners).contains(QPointF(0, -9))


def test_building_paths_costs_no_reference_to_none() -> None:
    """Detects the PySide6 fault (6.12.0 on Python 3.11) that ends in an abort."""
    path = QPainterPath()
    before = sys.getrefcount(None)
    for i in range(5000):
        path.moveTo(i, i)
        path.lineTo(i, 0)
    assert before - sys.getrefcount(None) < 2500


def test_boxes() -> None:
    assert square(QPointF(1, 2), 3) == QRectF(-2, -1, 6, 6)
    assert inset(QRectF(0, 0, 10, 10), 2) == QRectF(2, 2, 6, 6)
    assert disc(QPointF(), 4, 2).boundingRect().height() == pytest.approx(4)


INK = QColor("#000000")


@pytest.mark.parametrize("gap", [0, -2, 1e-9])
def test_hatch_ends_whatever_the_gap(gap: float) -> None:
    image = picture(60, 60, lambda p: draw_hatch(p, disc(QPointF(30, 30), 20), INK, gap=gap))
    assert painted(image).width() <= 42


AREA = QRectF(10, 20, 100, 50)


@pytest.mark.parametrize(
    ("box", "left", "top", "right", "bottom"),
    [
        (boxes.line_at(AREA, 90, 5), 10, 90, 110, 95),
        (boxes.column_at(AREA, 30, 7), 30, 20, 37, 70),
        (boxes.line_under(AREA, 5), 10, 70, 110, 75),
        (boxes.line_under(AREA, 5, 3), 10, 73, 110, 78),
        (boxes.top_part(AREA, 8), 10, 20, 110, 28),
        (boxes.bottom_part(AREA, 8), 10, 62, 110, 70),
        (boxes.left_part(AREA, 8), 10, 20, 18, 70),
        (boxes.right_part(AREA, 8), 102, 20, 110, 70),
        (boxes.spanning(1, 2, 30, 40), 1, 2, 30, 40),
        (boxes.centred(QPointF(10, 20), 6, 4), 7, 18, 13, 22),
    ],
)
def test_a_box_lies_between_four_edges(
    box: QRectF, left: float, top: float, right: float, bottom: float
) -> None:
    assert (box.left(), box.top(), box.right(), box.bottom()) == (left, top, right, bottom)


BOX = QRectF(40, 40, 40, 40)


def test_baked_shadow_is_the_same(qapp: QApplication) -> None:
    direct = picture(120, 120, lambda p: draw_shadow(p, EVENING, rounded(BOX, 4)))
    baked = picture(120, 120, lambda p: draw_rounded_shadow(p, EVENING, BOX, 4))
    for y in range(0, 120, 7):
        assert abs(direct.pixelColor(60, y).alpha() - baked.pixelColor(60, y).alpha()) <= 2


def test_a_large_shadow_in_a_kept_picture_is_not_kept_beside_it(qapp: QApplication) -> None:
    large = QRectF(0, 0, 300, 200)

    def paint(painter: QPainter) -> None:
        draw_rounded_shadow(painter, EVENING, large, 4)

    STORE.clear()
    inside = baked("a panel", large, 1.0, paint)
    assert len(STORE) == 1
    alone = picture(300, 200, paint)
    assert len(STORE) == 2
    assert inside.toImage().pixelColor(150, 100) == alone.pixelColor(150, 100)
