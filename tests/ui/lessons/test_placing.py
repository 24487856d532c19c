"""Cards get a place where they cover nothing highlighted."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from stockgames.ui.lessons.placing import Shape, place_for
from stockgames.ui.table.placement import Kept

PAGE = QRectF(0, 0, 1280, 720)
SIZE = QSizeF(420, 250)


def test_it_covers_no_lamp_while_there_is_room() -> None:
    for x in range(0, 1100, 100):
        for y in range(0, 600, 100):
            lamp = QRectF(x, y, 180, 120)
            place = place_for([Shape(SIZE)], PAGE, [Kept(lamp, 60)], lamp.center())
            assert not place.intersects(lamp), (x, y)
            assert PAGE.contains(place)


def test_it_lies_as_near_as_may_be() -> None:
    lamp = QRectF(100, 100, 100, 100)
    near = place_for([Shape(SIZE)], PAGE, [Kept(lamp, 60)], lamp.center())
    gap = min(abs(near.left() - lamp.right()), abs(near.top() - lamp.bottom()))
    assert gap < 60


def test_what_counts_less_is_covered_first() -> None:
    left, right = QRectF(0, 0, 640, 720), QRectF(640, 0, 640, 720)
    place = place_for([Shape(SIZE)], PAGE, [Kept(left, 60), Kept(right, 1)], QPointF(0, 360))
    assert not place.intersects(left.adjusted(0, 0, -40, 0))


def test_a_page_that_is_too_small_still_shows_it() -> None:
    place = place_for([Shape(QSizeF(900, 900))], QRectF(0, 0, 640, 480), [], QPointF(0, 0))
    assert place.topLeft() == QPointF(0, 0)


def test_it_moves_a_little_aside_rather_than_cut_a_corner() -> None:
    plate, near = QRectF(0, 300, 400, 60), QPointF(380, 330)
    cut = place_for([Shape(QSizeF(500, 250))], PAGE, [Kept(plate, 0.1)], near)
    aside = place_for([Shape(QSizeF(500, 250))], PAGE, [Kept(plate, 0.1, 1.0)], near)
    assert cut.intersects(plate)
    assert not aside.intersects(plate)


def test_it_lies_between_two_rows_where_it_just_has_room() -> None:
    above, below = QRectF(0, 0, 1280, 201), QRectF(0, 455, 1280, 265)
    kept = [Kept(above, 0.1, 1.0), Kept(below, 0.1, 1.0)]
    place = place_for([Shape(SIZE)], PAGE, kept, QPointF(300, 420))
    assert not place.intersects(above)
    assert not place.intersects(below)


def test_it_takes_the_size_that_has_room() -> None:
    above, below = QRectF(0, 0, 1280, 300), QRectF(0, 400, 1280, 320)
    kept = [Kept(above, 60), Kept(below, 60)]
    sizes = [QSizeF(300, 160), QSizeF(600, 90), QSizeF(900, 95)]
    place = place_for([Shape(size) for size in sizes], PAGE, kept, QPointF(0, 720))
    assert place.size() == sizes[1]
    assert not place.intersects(above)
    assert not place.intersects(below)


def test_it_covers_a_line_whole_rather_than_cut_it() -> None:
    line, wall = QRectF(0, 340, 330, 20), QRectF(0, 0, 1280, 330)
    kept = [Kept(wall, 60), Kept(line, 0.05, 1.0)]
    place = place_for([Shape(QSizeF(420, 390))], PAGE, kept, QPointF(200, 720))
    assert place.contains(line)


def test_it_takes_a_dearer_shape_only_where_that_spares_more() -> None:
    low, usual = Shape(QSizeF(420, 90), 0.5), Shape(QSizeF(420, 250))
    wall, line = Kept(QRectF(0, 0, 1280, 460), 60), QRectF(0, 530, 1280, 80)
    for weight, taken in ((0.2, usual), (2.0, low)):
        place = place_for([usual, low], PAGE, [wall, Kept(line, weight, 1.0)], QPointF(0, 720))
        assert place.size() == taken.size
