"""Hot spots on a board are large enough for touch, where others leave space."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from stockgames.ui.table.board import LEAST, roomy

BOARD = QRectF(0, 0, 1000, 500)


def test_a_small_target_grows_each_way_round_its_middle() -> None:
    (found,) = roomy([QRectF(100, 100, 20, 30)], BOARD)
    assert found == QRectF(88, 93, LEAST, LEAST)
    assert found.center() == QRectF(100, 100, 20, 30).center()


def test_a_large_target_stays_as_it_is() -> None:
    large = QRectF(10, 10, 200, 60)
    assert roomy([large], BOARD) == [large]


def test_it_grows_no_farther_than_to_others() -> None:
    beside = [QRectF(100, 100, 40, 30), QRectF(141, 100, 40, 30)]
    for found, before in zip(roomy(beside, BOARD), beside, strict=True):
        assert (found.left(), found.right()) == (before.left(), before.right())
        assert found.height() == LEAST
    below = [QRectF(100, 100, 60, 30), QRectF(100, 132, 60, 30)]
    assert roomy(below, BOARD) == below


def test_it_stays_on_the_board() -> None:
    corner = QRectF(0, 0, 30, 30)
    assert roomy([corner], BOARD) == [corner]


def test_what_lay_over_each_other_before_may_grow_together() -> None:
    over = [QRectF(100, 100, 60, 30), QRectF(110, 110, 60, 30)]
    assert [rect.height() for rect in roomy(over, BOARD)] == [LEAST, LEAST]


def test_a_place_that_is_nowhere_stays_nowhere() -> None:
    nowhere = QRectF()
    assert roomy([nowhere], BOARD) == [nowhere]
