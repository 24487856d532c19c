"""ui/theme/palette.py: high contrast has ratios of 7 to 1 instead of 4.5."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from stockgames.ui.pieces.plates import plate_colours
from stockgames.ui.theme.palette import CONTRASTS, THEMES, Theme
from stockgames.ui.theme.surfaces import draw_cloth
from tests.ui.theme.test_palette import contrast

STRONG = pytest.mark.parametrize("strong", CONTRASTS.values(), ids=CONTRASTS)
GROUNDS = (
    "cloth_lamp",
    "cloth_middle",
    "cloth_edge",
    "panel_top",
    "panel_bottom",
    "bar_top",
    "bar_bottom",
    "face",
    "face_over",
)


def test_every_theme_has_its_strong_one() -> None:
    assert set(CONTRASTS) == set(THEMES)
    names = {theme.name for theme in (*THEMES.values(), *CONTRASTS.values())}
    assert len(names) == 2 * len(THEMES)  # cached pixmaps are keyed by the name
    assert all(CONTRASTS[name].is_dark is THEMES[name].is_dark for name in THEMES)


@STRONG
@pytest.mark.parametrize("role", ["text", "quiet_text", "heading", "warning", "good", "focus"])
def test_words_stand_out(strong: Theme, role: str) -> None:
    for ground in GROUNDS:
        assert contrast(getattr(strong, role), getattr(strong, ground)) >= 7


@STRONG
def test_words_stand_out_on_paper_wood_and_plates(strong: Theme) -> None:
    pairs = [
        (strong.ink, strong.paper_dark),
        (strong.quiet_ink, strong.paper_light),
        (strong.tray_text, strong.tray_top),
        (strong.tray_text, strong.wood_bottom),
        (strong.accent_text, strong.accent),
        *((text, strong.plate_top) for text in plate_colours(strong, "waiting")),
        *((text, strong.off_bottom) for text in plate_colours(strong, "out")),
    ]
    assert all(contrast(*pair) >= 7 for pair in pairs)


@STRONG
def test_the_cloth_is_of_one_colour(qapp: QApplication, strong: Theme) -> None:
    picture = QImage(40, 30, QImage.Format.Format_RGB32)
    picture.fill(QColor("magenta"))
    painter = QPainter(picture)
    draw_cloth(painter, strong, QRectF(picture.rect()))
    painter.end()
    seen = {picture.pixel(x, y) for x in range(40) for y in range(30)}
    assert seen == {strong.cloth_middle.rgb()}
