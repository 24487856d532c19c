from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from stockgames.ui.kit.baking import PixmapStore, bake, device_ratio, draw_baked
from tests.ui.kit.pictures import painted, picture

BOX = QRectF(-4, -3, 10, 8)


def paint_red(painter: QPainter) -> None:
    painter.fillRect(BOX, QColor("#FF0000"))


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_pixmaps_have_the_pixels_of_their_device(qapp: QApplication, ratio: float) -> None:
    pixmap = bake(BOX, ratio, paint_red)
    assert pixmap.devicePixelRatio() == pytest.approx(ratio)
    assert pixmap.width() >= BOX.width() * ratio
    assert pixmap.width() < BOX.width() * ratio + 1


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_baked_art_lands_where_it_was_painted(qapp: QApplication, ratio: float) -> None:
    def paint(painter: QPainter) -> None:
        painter.translate(20, 20)
        draw_baked(painter, "red", BOX, paint_red)

    box = painted(picture(40, 40, paint, ratio))
    assert box.left() == 16 * ratio
    assert box.top() == 17 * ratio
    assert box.width() == 10 * ratio
    assert box.height() == 8 * ratio


def test_upright_art_lands_on_whole_pixels(qapp: QApplication) -> None:
    def paint(painter: QPainter) -> None:
        painter.translate(20.3, 20.4)
        draw_baked(painter, "red", BOX, paint_red)

    image = picture(40, 40, paint)
    assert {image.pixelColor(x, 20).alpha() for x in range(40)} == {0, 255}


def test_art_is_painted_once_for_each_ratio(qapp: QApplication) -> None:
    ratios: list[float] = []

    def count(painter: QPainter) -> None:
        ratios.append(painter.device().devicePixelRatio())

    for ratio in (1.0, 2.0, 1.0, 2.0):
        picture(40, 40, lambda p: draw_baked(p, "counted once", BOX, count), ratio)
    assert ratios == [1.0, 2.0]


def test_a_scaled_painter_gets_a_sharper_pixmap(qapp: QApplication) -> None:
    image = QImage(10, 10, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(2)
    painter = QPainter(image)
    painter.scale(1.5, 1.5)
    painter.rotate(30)
    assert device_ratio(painter) == pytest.approx(3)
    painter.end()


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
        for number in range(20):
            store.get(number, lambda: QPixmap(1280, 720))
        return len(store)

    assert fill() == 20
    store.suit(QSize(1280, 720))
    small = len(store)
    assert 1 < small < 20
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
