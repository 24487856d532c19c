from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from stockgames.ui.theme.engraving import draw_band, draw_frame, draw_hatch, draw_rosette
from stockgames.ui.theme.shapes import disc, rounded
from tests.ui.theme.pictures import painted, picture

INK = QColor("#000000")


def test_rosette_keeps_between_its_radii() -> None:
    image = picture(100, 100, lambda p: draw_rosette(p, QPointF(50, 50), 20, 40, INK))
    box = painted(image)
    assert abs(box.width() - 80) <= 2
    assert abs(box.height() - 80) <= 2
    assert image.pixelColor(50, 50).alpha() == 0


@pytest.mark.parametrize("vertical", [False, True])
def test_band_runs_the_whole_length(vertical: bool) -> None:
    rect = QRectF(10, 10, 12, 70) if vertical else QRectF(10, 10, 70, 12)
    box = painted(picture(100, 100, lambda p: draw_band(p, rect, INK, vertical=vertical)))
    assert abs((box.height() if vertical else box.width()) - 70) <= 2
    assert (box.width() if vertical else box.height()) <= 14


def test_hatch_stays_within_its_path() -> None:
    image = picture(60, 60, lambda p: draw_hatch(p, disc(QPointF(30, 30), 20), INK))
    assert painted(image).width() <= 42
    assert image.pixelColor(12, 12).alpha() == 0


@pytest.mark.parametrize("crossed", [False, True])
def test_hatch_draws_a_line_every_gap(crossed: bool) -> None:
    path = rounded(QRectF(0, 0, 50, 50), 0)
    image = picture(
        50, 50, lambda p: draw_hatch(p, path, INK, angle=90, gap=10, width=1, crossed=crossed)
    )
    # Lines are at 5, 15, 25 ... and each covers half of two pixels.
    assert [x for x in range(50) if image.pixelColor(x, 10).alpha() > 100] == [
        4, 5, 14, 15, 24, 25, 34, 35, 44, 45,
    ]  # fmt: skip
    down = [y for y in range(50) if image.pixelColor(10, y).alpha() > 100]
    assert bool(down) == crossed


def test_frame_has_lozenges_only_if_wanted() -> None:
    rect = QRectF(10, 10, 60, 60)
    plain = picture(80, 80, lambda p: draw_frame(p, rect, INK, corners=False))
    ornate = picture(80, 80, lambda p: draw_frame(p, rect, INK))
    assert ornate.pixelColor(15, 15).alpha() > plain.pixelColor(16, 16).alpha()
    assert plain.pixelColor(40, 40).alpha() == 0


@pytest.mark.parametrize("gap", [0, -2, 1e-9])
def test_hatch_ends_whatever_the_gap(gap: float) -> None:
    image = picture(60, 60, lambda p: draw_hatch(p, disc(QPointF(30, 30), 20), INK, gap=gap))
    assert painted(image).width() <= 42
