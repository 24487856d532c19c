from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter, qGray
from PySide6.QtWidgets import QApplication

from stockgames.ui.pieces import chips
from stockgames.ui.pieces.chips import (
    Chip,
    ChipFace,
    ChipMarking,
    chip_pixmap,
    draw_chip,
    paint_chip,
)
from stockgames.ui.theme.palette import EVENING, SECTORS, Mark, Theme
from tests.ui.theme.pictures import painted, picture

FACES: tuple[ChipFace, ...] = ("supply", "marking", "back")
MARKINGS: tuple[ChipMarking, ...] = (
    "plain",
    "speculative_market",
    "aggressive_investment",
    "stock_swap",
)


def bits(chip: Chip, theme: Theme = EVENING) -> bytes:
    image = picture(100, 140, lambda p: draw_chip(p, theme, QPointF(50, 100), chip))
    return bytes(image.constBits())


def test_sides_and_sectors_all_differ(qapp: QApplication) -> None:
    chips = {bits(Chip(sector, 30, face)) for sector in SECTORS for face in FACES}
    assert len(chips) == len(SECTORS) * len(FACES)


def test_markings_differ_face_up_and_not_face_down(qapp: QApplication) -> None:
    assert len({bits(Chip("B", 30, "marking", marking)) for marking in MARKINGS}) == 4
    assert len({bits(Chip("B", 30, "back", marking)) for marking in MARKINGS}) == 1


IN_HAND = 23
"""The radius of a chip in the player's own hand at 1280 × 720."""


def drawn_as(
    mark: Mark, marking: ChipMarking, monkeypatch: pytest.MonkeyPatch, radius: float = IN_HAND
) -> QImage:
    """Return a chip of a made-up sector."""
    monkeypatch.setattr(chips, "SECTORS", {"X": mark})
    chip = Chip("X", radius, "marking", marking, shadow=False)

    def paint(painter: QPainter) -> None:
        painter.translate(30, 30)
        paint_chip(painter, EVENING, chip)

    return picture(60, 60, paint)


def apart(one: QImage, other: QImage) -> int:
    """Return how many pixels differ clearly in lightness."""
    places = [(x, y) for x in range(60) for y in range(60)]
    return sum(abs(qGray(one.pixel(*at)) - qGray(other.pixel(*at))) > 64 for at in places)


@pytest.mark.parametrize("marking", MARKINGS)
@pytest.mark.parametrize("sector", SECTORS)
def test_emblem_and_letter_of_the_sector_show_beside_each_marking(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, sector: str, marking: ChipMarking
) -> None:
    mark = SECTORS[sector]
    own = drawn_as(mark, marking, monkeypatch)
    others = [other for other in SECTORS.values() if other is not mark]
    for other in others:
        like = drawn_as(Mark(mark.letter, other.emblem, mark.colour), marking, monkeypatch)
        assert apart(own, like) >= 20, f"the emblem is not told from {other.emblem}"
    bare = drawn_as(Mark("", mark.emblem, mark.colour), marking, monkeypatch)
    assert apart(own, bare) >= 16, "its letter is hardly there"


def test_a_small_chip_has_room_for_its_marking_alone(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    flask, circuit = (Mark("X", name, QColor("#2E6199")) for name in ("flask", "circuit"))
    small = [drawn_as(mark, "stock_swap", monkeypatch, 9) for mark in (flask, circuit)]
    assert not apart(*small)
    marked = [drawn_as(flask, marking, monkeypatch, 9) for marking in MARKINGS]
    assert all(apart(marked[0], other) >= 8 for other in marked[1:])


def test_thickness_tells_the_count(qapp: QApplication) -> None:
    def height(count: int) -> int:
        chip = Chip("K", 30, count=count, thickness=6, shadow=False)
        assert chip.top.y() == -6 * (count - 1)
        image = picture(100, 140, lambda p: draw_chip(p, EVENING, QPointF(50, 100), chip))
        return painted(image).height()

    assert height(2) - height(1) == pytest.approx(6, abs=1)
    assert height(5) - height(1) == pytest.approx(24, abs=1)


@pytest.mark.parametrize("count", [1, 5])
def test_nothing_is_painted_outside_the_bounds(qapp: QApplication, count: int) -> None:
    chip = Chip("R", 30, count=count)
    image = picture(200, 240, lambda p: draw_chip(p, EVENING, QPointF(100, 150), chip))
    box = chip.bounds.translated(100, 150)
    assert box.contains(painted(image, threshold=6))
    rim = [image.pixelColor(round(box.left()) + 1, y).alpha() for y in range(240)]
    assert max(rim) <= 8


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_pixmap_has_the_ratio_asked_for(qapp: QApplication, ratio: float) -> None:
    chip = Chip("G", 20)
    pixmap, corner = chip_pixmap(EVENING, chip, ratio)
    assert pixmap.devicePixelRatio() == pytest.approx(ratio)
    assert pixmap.width() == pytest.approx(chip.bounds.width() * ratio, abs=1)
    assert corner == chip.bounds.topLeft()
    assert chip_pixmap(EVENING, chip, ratio)[0].cacheKey() == pixmap.cacheKey()
