from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from stockgames.ui.theme.fonts import sans, serif
from stockgames.ui.theme.palette import DAYLIGHT, EVENING, Theme
from stockgames.ui.theme.surfaces import (
    draw_cloth,
    draw_panel,
    draw_paper,
    draw_place,
    draw_supply_place,
    draw_tape,
    draw_top_bar,
    draw_tray,
)
from tests.ui.theme.pictures import painted, picture

RECT = QRectF(40, 40, 240, 120)


def lightness(image: QImage, x: int, y: int) -> float:
    near = [image.pixelColor(x + i, y + j).lightness() for i in range(12) for j in range(12)]
    return sum(near) / len(near)


def test_cloth_covers_everything_and_is_brightest_under_the_lamp(
    qapp: QApplication, theme: Theme
) -> None:
    image = picture(320, 200, lambda p: draw_cloth(p, theme, QRectF(0, 0, 320, 200)))
    assert painted(image, threshold=255).size() == image.size()
    assert lightness(image, 154, 78) > lightness(image, 0, 0)


def test_lamp_can_be_moved(qapp: QApplication) -> None:
    whole, lamp = QRectF(0, 0, 320, 200), QPointF(0.2, 0.5)
    image = picture(320, 200, lambda p: draw_cloth(p, EVENING, whole, lamp=lamp))
    assert lightness(image, 64, 94) > lightness(image, 244, 94)


def test_themes_have_cloths_of_their_own(qapp: QApplication) -> None:
    whole = QRectF(0, 0, 64, 64)
    evening = picture(64, 64, lambda p: draw_cloth(p, EVENING, whole))
    daylight = picture(64, 64, lambda p: draw_cloth(p, DAYLIGHT, whole))
    assert lightness(daylight, 26, 26) > lightness(evening, 26, 26) + 80


@pytest.mark.parametrize("draw", [draw_panel, draw_paper, draw_tray])
def test_surface_covers_its_rectangle(
    qapp: QApplication, theme: Theme, draw: Callable[[QPainter, Theme, QRectF], None]
) -> None:
    box = painted(picture(320, 200, lambda p: draw(p, theme, RECT)), threshold=230)
    assert box.width() == pytest.approx(240, abs=2)
    assert box.height() == pytest.approx(120, abs=2)


def test_panel_writes_its_title(qapp: QApplication, theme: Theme) -> None:
    plain = picture(320, 200, lambda p: draw_panel(p, theme, RECT))
    titled = picture(320, 200, lambda p: draw_panel(p, theme, RECT, title="Log", font=sans(14)))
    assert plain != titled


def test_the_frame_of_a_tray_is_a_choice(qapp: QApplication, theme: Theme) -> None:
    ornate = picture(320, 200, lambda p: draw_tray(p, theme, RECT))
    plain = picture(320, 200, lambda p: draw_tray(p, theme, RECT, ornate=False))
    assert ornate != plain


def test_tape_has_sprocket_holes(qapp: QApplication, theme: Theme) -> None:
    image = picture(200, 60, lambda p: draw_tape(p, theme, QRectF(0, 10, 200, 30)), 2)
    row = [image.pixelColor(x, 27).lightness() for x in range(400)]
    assert max(row) - min(row) > 20


def test_top_bar_returns_where_its_text_ends(qapp: QApplication, theme: Theme) -> None:

    def end_of(title: str, note: str) -> float:
        ends: list[float] = []

        def paint(painter: QPainter) -> None:
            bar, fonts = QRectF(0, 0, 400, 44), (serif(21), sans(15))
            ends.append(
                draw_top_bar(
                    painter, theme, bar, title, note, title_font=fonts[0], note_font=fonts[1]
                )
            )

        picture(400, 60, paint)
        return ends[0]

    assert end_of("", "") < end_of("NYSE", "") < end_of("NYSE", "Round 9")


def test_places_are_outlines(qapp: QApplication, theme: Theme) -> None:
    image = picture(320, 200, lambda p: draw_place(p, theme, RECT))
    assert image.pixelColor(160, 100).alpha() == 0
    image = picture(320, 200, lambda p: draw_supply_place(p, theme, QPointF(160, 100), 50))
    assert 0 < image.pixelColor(160, 100).alpha() < 60
