from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from stockgames.ui.theme.pixmap_cache import (
    PixmapStore,
    bake,
    baked,
    draw_cached,
)
from tests.ui.theme.pictures import painted, picture

BOX = QRectF(-4, -3, 10, 8)


def paint_red(painter: QPainter) -> None:
    painter.fillRect(BOX, QColor("#FF0000"))


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_baked_art_lands_where_it_was_painted(qapp: QApplication, ratio: float) -> None:
    def paint(painter: QPainter) -> None:
        painter.translate(20, 20)
        draw_cached(painter, "red", BOX, paint_red)

    box = painted(picture(40, 40, paint, ratio))
    assert box.left() == 16 * ratio
    assert box.top() == 17 * ratio
    assert box.width() == 10 * ratio
    assert box.height() == 8 * ratio


def rules(painter: QPainter) -> None:
    """Draw fine lines, which blur if a pixmap is not shown pixel by pixel."""
    for x in range(-20, 20):
        painter.fillRect(QRectF(x, -20, 0.4, 40), QColor("#FF0000"))


@pytest.mark.parametrize("scale", [1.0, 0.8167, 1.2349])
@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_upright_art_shows_pixel_by_pixel(qapp: QApplication, scale: float, ratio: float) -> None:
    """A painter's scale has more decimals than that of a cached pixmap."""
    box = QRectF(-20, -20, 40, 40)

    def paint(painter: QPainter) -> None:
        painter.translate(30, 30)
        painter.scale(scale, scale)
        draw_cached(painter, "rules", box, rules)

    image = picture(60, 60, paint, ratio)
    kept = baked("rules", box, round(scale * ratio, 3), rules).toImage()
    left = round((30 - 20 * scale) * ratio)
    shown = image.copy(left, left, kept.width(), kept.height())
    assert shown.convertToFormat(kept.format()).bits() == kept.bits()


def test_art_is_painted_once_for_each_ratio(qapp: QApplication) -> None:
    ratios: list[float] = []

    def count(painter: QPainter) -> None:
        ratios.append(painter.device().devicePixelRatio())

    for ratio in (1.0, 2.0, 1.0, 2.0):
        picture(40, 40, lambda p: draw_cached(p, "counted once", BOX, count), ratio)
    assert ratios == [1.0, 2.0]


def test_store_forgets_what_was_not_used_longest(qapp: QApplication) -> None:
    store = PixmapStore(limit=2 * 10 * 10 * 4)
    made: list[str] = []

    def make(name: str) -> QPixmap:
        made.append(name)
        return QPixmap(10, 10)

    for name in ("a", "b", "a", "c", "a", "b"):
        store.get(name, partial(make, name))
    assert made == ["a", "b", "c", "b"]
    assert len(store) == 2
    store.clear()
    assert len(store) == 0


def test_store_keeps_as_much_as_its_window_needs(qapp: QApplication) -> None:
    store = PixmapStore()

    def fill() -> int:
        for number in range(30):
            store.get(number, lambda: QPixmap(1280, 720))
        return len(store)

    assert fill() == 30
    store.suit(QSize(1280, 720))
    small = len(store)
    assert 1 < small < 15
    assert fill() == small
    store.suit(QSize(10, 10))
    assert len(store) == small
    store.suit(QSize(2560, 720))
    store.clear()
    assert fill() == 2 * small


def test_a_drawing_that_fails_leaves_no_painter_at_work(qapp: QApplication) -> None:
    painters: list[QPainter] = []

    def fail(painter: QPainter) -> None:
        painters.append(painter)
        raise LookupError

    with pytest.raises(LookupError):
        bake(BOX, 1.0, fail)
    assert [painter.isActive() for painter in painters] == [False]
