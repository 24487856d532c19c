"""A picture is made once, and again when the thing has changed, moved or been forgotten."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from stockgames.ui.table.items import CachedPicture

BOUNDS = QRectF(0, 0, 20, 10)


class Thing:
    """Fills its bounds with a colour, and counts how often it is drawn."""

    def __init__(self) -> None:
        self.colour, self.drawn = QColor("red"), 0

    def draw(self, painter: QPainter) -> None:
        self.drawn += 1
        painter.fillRect(BOUNDS, self.colour)


@pytest.fixture
def thing(qapp: QApplication) -> Thing:
    return Thing()


def shown(
    kept: CachedPicture, thing: Thing, *, x: float = 5, turn: float = 0, waits: bool = False
) -> QImage:
    image = QImage(60, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.translate(x, 5)
        painter.rotate(turn)
        kept.show(painter, BOUNDS, thing.draw, waits=waits)
    return image


def test_it_is_drawn_once_and_copied_then(thing: Thing) -> None:
    kept = CachedPicture()
    looks = [shown(kept, thing) for _ in range(3)]
    assert thing.drawn == 1
    assert looks[0] == looks[1] == looks[2]
    assert looks[0].pixelColor(10, 10) == QColor("red")
    assert looks[0].pixelColor(40, 10).alpha() == 0


def test_what_has_changed_is_drawn_anew_but_may_wait(thing: Thing) -> None:
    kept = CachedPicture()
    old = shown(kept, thing)
    thing.colour = QColor("blue")
    kept.outdate()
    assert shown(kept, thing, waits=True) == old
    assert shown(kept, thing).pixelColor(10, 10) == QColor("blue")
    assert thing.drawn == 2


def test_what_moves_is_drawn_each_time_and_kept_where_it_rests(thing: Thing) -> None:
    kept = CachedPicture()
    for x in (5.0, 6.0, 9.0):
        shown(kept, thing, x=x)
    assert thing.drawn == 1, "by whole pixels the same picture goes along"
    for x in (9.25, 9.5, 9.75):
        shown(kept, thing, x=x)
    assert thing.drawn == 4
    for _ in range(3):
        shown(kept, thing, x=9.75)
    assert thing.drawn == 5


def test_what_is_turned_is_never_kept(thing: Thing) -> None:
    kept = CachedPicture()
    for _ in range(3):
        shown(kept, thing, turn=30)
    assert thing.drawn == 3


def test_a_forgotten_picture_is_drawn_when_it_is_wanted_next(thing: Thing) -> None:
    kept = CachedPicture()
    shown(kept, thing)
    kept.forget()
    shown(kept, thing)
    assert thing.drawn == 2


def test_a_picture_that_is_there_costs_less_than_one_that_is_not(thing: Thing) -> None:
    kept = CachedPicture()
    unknown = kept.cost
    shown(kept, thing)
    assert kept.cost < unknown
    copied = kept.cost
    kept.outdate()
    assert kept.cost != copied
