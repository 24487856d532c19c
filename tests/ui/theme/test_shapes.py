from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from stockgames.ui.theme.shapes import disc, inset, path_from, polygon, square, star_points


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
