"""The palettes: their colours and contrasts."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from stockgames.ui.pieces.plates import plate_colours
from stockgames.ui.theme.appearance import apply_palette, qt_palette
from stockgames.ui.theme.drawings import draw_emblem, names_of
from stockgames.ui.theme.fonts import SANS
from stockgames.ui.theme.palette import (
    COMPANIES,
    CONTRASTS,
    EVENING,
    GOODS,
    SECTORS,
    SECURITIES,
    SUITS,
    THEMES,
    Mark,
    Theme,
    luminous,
)
from tests.ui.theme.pictures import painted, picture

IVORY = QColor("#FFF6E0")
WORN = [*((each, 4.5) for each in THEMES.values()), *((each, 7.0) for each in CONTRASTS.values())]
"""All themes, each with the least contrast of its text."""
DARKEST = ("cloth_edge", "bar_top", "bar_bottom", "face", "face_over")
GROUNDS = {
    **dict.fromkeys(
        ("panel_top", "panel_bottom"), ("text", "quiet_text", "heading", "warning", "good")
    ),
    **dict.fromkeys(
        ("cloth_spotlight", "cloth_middle", "bar_top", "bar_bottom"), ("text", "quiet_text")
    ),
    **dict.fromkeys(("paper_light", "paper_dark"), ("ink", "quiet_ink")),
    **dict.fromkeys(("tray_top", "tray_bottom", "wood_top", "wood_bottom"), ("tray_text",)),
    **dict.fromkeys(("face", "face_over"), ("text",)),
    "accent": ("accent_text",),
}
"""What text lies on, with its roles there."""


def luminance(colour: QColor) -> float:
    channels = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: QColor, second: QColor) -> float:
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(("worn", "least"), WORN, ids=lambda each: getattr(each, "name", each))
def test_text_reads_on_what_it_lies_on(worn: Theme, least: float) -> None:
    pairs = [
        (getattr(worn, role), getattr(worn, ground))
        for ground, roles in GROUNDS.items()
        for role in roles
    ]
    plate, off = (worn.plate_top, worn.plate_bottom), (worn.off_top, worn.off_bottom)
    pairs += product(plate_colours(worn, "waiting"), plate)
    pairs += product(plate_colours(worn, "thinking"), plate)
    pairs += product(plate_colours(worn, "out"), off)
    assert all(contrast(*pair) >= least for pair in pairs)
    ivory = (QColor("#FBF3DE"), QColor("#E6D5AC"))
    assert all(contrast(*pair) >= 4.5 for pair in product(plate_colours(worn, "active"), ivory))


@pytest.mark.parametrize("strong", CONTRASTS.values(), ids=CONTRASTS)
def test_with_high_contrast_all_text_stands_out_on_every_ground(strong: Theme) -> None:
    for role in ("text", "quiet_text", "heading", "warning", "good", "focus"):
        for ground in (*DARKEST, "cloth_spotlight", "cloth_middle", "panel_top", "panel_bottom"):
            assert contrast(getattr(strong, role), getattr(strong, ground)) >= 7, ground


def test_every_theme_has_its_strong_one() -> None:
    assert set(CONTRASTS) == set(THEMES)
    names = {theme.name for theme in (*THEMES.values(), *CONTRASTS.values())}
    assert len(names) == 2 * len(THEMES)  # cached pixmaps are keyed by the name
    assert all(CONTRASTS[name].is_dark is THEMES[name].is_dark for name in THEMES)


def test_focus_ring_stands_out(theme: Theme) -> None:
    for ground in (theme.panel_top, theme.panel_bottom, theme.cloth_spotlight, theme.cloth_middle):
        assert contrast(theme.focus, ground) >= 3


@pytest.mark.parametrize("mark", [*SECTORS.values(), *SECURITIES.values()])
def test_emblems_read_on_chips_and_tokens(mark: Mark) -> None:
    assert contrast(IVORY, mark.colour) >= 4.5


def test_every_kind_has_a_letter_and_emblem_of_its_own() -> None:
    for kinds in (SECTORS, SECURITIES, COMPANIES, GOODS):
        assert len({mark.emblem for mark in kinds.values()}) == len(kinds)
        assert len({mark.letter for mark in kinds.values()}) == len(kinds)
    assert len({suit.emblem for suit in SUITS.values()}) == 4


def test_four_colour_pack_gives_each_suit_a_colour() -> None:
    assert len({suit.colour(True).rgb() for suit in SUITS.values()}) == 4
    assert len({suit.colour(False).rgb() for suit in SUITS.values()}) == 2


def test_a_luminous_colour_is_light_and_of_the_same_hue() -> None:
    for name in ("#5B3A78", "#1F6FA8", "#7B1E22", "#2E7D4F"):
        colour = QColor(name)
        seen = luminous(colour)
        assert abs(seen.hslHueF() - colour.hslHueF()) < 0.02
        assert seen.hslSaturationF() > 0.5
        assert contrast(seen, EVENING.panel_top) > 4.5
    assert luminous(QColor("#2A2A2A")).hslSaturation() == 0


Role = QPalette.ColorRole


def test_application_wears_the_theme(qapp: QApplication, theme: Theme) -> None:
    apply_palette(qapp, theme)
    assert qapp.palette().color(Role.WindowText) == theme.text
    assert qapp.font().family() == SANS


def test_standard_dialogs_can_be_read(theme: Theme) -> None:
    palette = qt_palette(theme)
    for text, ground in (
        (Role.WindowText, Role.Window),
        (Role.Text, Role.Base),
        (Role.Text, Role.AlternateBase),
        (Role.ButtonText, Role.Button),
        (Role.HighlightedText, Role.Highlight),
        (Role.ToolTipText, Role.ToolTipBase),
        (Role.Link, Role.Window),
    ):
        assert contrast(palette.color(text), palette.color(ground)) >= 4.5


EMBLEM_NAMES = names_of("emblems")
FG, BG = QColor("#FFFFFF"), QColor("#000000")
HALF, MARGIN = 8, 3


@pytest.mark.parametrize("name", EMBLEM_NAMES)
def test_emblem_fills_its_box_at_16_pixels_and_stays_in_it(name: str) -> None:
    side = 2 * (HALF + MARGIN)
    centre = QPointF(side / 2, side / 2)
    image = picture(side, side, lambda p: draw_emblem(p, name, centre, HALF, FG, BG))
    box = painted(image)
    assert max(box.width(), box.height()) >= 1.1 * HALF
    assert box.left() >= MARGIN - 1
    assert box.top() >= MARGIN - 1
    assert box.right() <= side - MARGIN
    assert box.bottom() <= side - MARGIN


def test_every_mark_has_an_emblem() -> None:
    kinds = (SECTORS, SECURITIES, COMPANIES, GOODS, SUITS)
    assert {mark.emblem for kind in kinds for mark in kind.values()} <= set(EMBLEM_NAMES)


def test_unknown_emblem_is_refused() -> None:
    with pytest.raises(KeyError):
        picture(8, 8, lambda p: draw_emblem(p, "unknown", QPointF(4, 4), 4, FG, BG))
