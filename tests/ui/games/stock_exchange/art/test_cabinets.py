from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.stock_exchange.art.cabinets import (
    draw_cabinet,
    draw_hole,
    draw_name_plate,
    draw_shutter,
    seal_place,
)
from stockgames.ui.games.stock_exchange.art.envelopes import WAX_REACH
from stockgames.ui.theme.fonts import sans, serif
from stockgames.ui.theme.palette import COMPANIES, DAYLIGHT, EVENING, Theme
from tests.ui.theme.pictures import bits_of, painted, picture

BOX = QRectF(20, 20, 160, 90)


def bits(paint: object, theme: Theme = EVENING) -> bytes:
    assert callable(paint)
    return bits_of(picture(200, 130, paint))


def test_a_cabinet_fills_its_box_and_wears_the_theme(qapp: QApplication) -> None:
    image = picture(200, 130, lambda p: draw_cabinet(p, EVENING, BOX))
    assert painted(image, threshold=250).contains(BOX.toRect().adjusted(8, 8, -8, -8))
    dark, light = (bits(lambda p, t=t: draw_cabinet(p, t, BOX)) for t in (EVENING, DAYLIGHT))
    assert dark != light


def test_a_title_stands_on_brass(qapp: QApplication) -> None:
    bare = bits(lambda p: draw_cabinet(p, EVENING, BOX))
    assert bits(lambda p: draw_cabinet(p, EVENING, BOX, "Gifts", sans(14))) != bare


def test_holes_are_darker_at_the_top_and_barred_ones_are_hatched(qapp: QApplication) -> None:
    image = picture(200, 130, lambda p: draw_hole(p, BOX))
    assert image.pixelColor(100, 26).lightness() < image.pixelColor(100, 100).lightness()
    assert bits(lambda p: draw_hole(p, BOX, barred=True)) != bits(lambda p: draw_hole(p, BOX))


def test_a_shutter_tells_its_round(qapp: QApplication) -> None:
    def shut(text: str) -> bytes:
        return bits(lambda p: draw_shutter(p, BOX, text, sans(13)))

    assert shut("round 1") != shut("round 2")


def test_a_plate_shows_the_emblem_where_it_says(qapp: QApplication) -> None:
    plate = QRectF(10, 10, 120, 50)

    def draw(company: str) -> object:
        badge = COMPANIES[company]

        def paint(painter: QPainter) -> None:
            draw_name_plate(
                painter,
                EVENING,
                plate,
                badge.emblem,
                badge.colour,
                "Ada",
                "Anchor",
                name_font=serif(16),
                note_font=sans(13),
            )

        return paint

    assert bits(draw("A")) != bits(draw("B"))


def test_a_seal_on_a_name_plate_leaves_the_words() -> None:
    for plate in (QRectF(2, 2, 98, 46), QRectF(2, 2, 150, 50), QRectF(2, 2, 300, 110)):
        (centre, radius), size = seal_place(plate), serif(16).pixelSize()
        words = plate.left() + 11 + 2 * min(plate.height() * 0.26, plate.width() * 0.12)
        assert plate.contains(centre)
        assert radius > size / 2
        assert centre.x() + radius * WAX_REACH <= words
