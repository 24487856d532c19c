from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from stockgames.ui.pieces.plates import plate_colours
from stockgames.ui.theme.palette import (
    COMPANIES,
    EVENING,
    GOODS,
    OXBLOOD,
    SECTORS,
    SECURITIES,
    SUITS,
    Mark,
    Theme,
    darker,
    lighter,
    lit,
    luminous,
    mix,
    with_alpha,
)

IVORY = QColor("#FFF6E0")


def luminance(colour: QColor) -> float:
    channels = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: QColor, second: QColor) -> float:
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def test_contrast_of_black_and_white_is_21() -> None:
    assert contrast(QColor("#000000"), QColor("#FFFFFF")) == pytest.approx(21)


@pytest.mark.parametrize("role", ["text", "quiet_text", "heading", "warning", "good"])
def test_text_reads_on_panels(theme: Theme, role: str) -> None:
    for ground in (theme.panel_top, theme.panel_bottom):
        assert contrast(getattr(theme, role), ground) >= 4.5


@pytest.mark.parametrize("role", ["text", "quiet_text"])
def test_text_reads_on_cloth(theme: Theme, role: str) -> None:
    for ground in (theme.cloth_lamp, theme.cloth_middle):
        assert contrast(getattr(theme, role), ground) >= 4.5


def test_ink_reads_on_paper(theme: Theme) -> None:
    for ink in (theme.ink, theme.quiet_ink):
        for ground in (theme.paper_light, theme.paper_dark):
            assert contrast(ink, ground) >= 4.5


def test_text_reads_on_wood_bars_and_buttons(theme: Theme) -> None:
    pairs = (
        (theme.tray_text, theme.tray_top),
        (theme.tray_text, theme.tray_bottom),
        (theme.tray_text, theme.wood_top),
        (theme.text, theme.bar_top),
        (theme.quiet_text, theme.bar_bottom),
        (theme.text, theme.face),
        (theme.text, theme.face_over),
        (theme.accent_text, theme.accent),
    )
    for text, ground in pairs:
        assert contrast(text, ground) >= 4.5


@pytest.mark.parametrize("state", ["waiting", "thinking", "active", "out"])
def test_text_reads_on_plates(theme: Theme, state: str) -> None:
    grounds = {
        "active": (QColor("#FBF3DE"), QColor("#E6D5AC")),
        "out": (theme.off_top, theme.off_bottom),
    }.get(state, (theme.plate_top, theme.plate_bottom))
    for text in plate_colours(theme, state):  # type: ignore[arg-type]
        for ground in grounds:
            assert contrast(text, ground) >= 4.5


def test_focus_ring_stands_out(theme: Theme) -> None:
    for ground in (theme.panel_top, theme.panel_bottom, theme.cloth_lamp, theme.cloth_middle):
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


def test_mixing() -> None:
    black, white = QColor(0, 0, 0), QColor(255, 255, 255)
    assert mix(black, white, 0.2).red() == 51
    assert luminance(lighter(black)) > luminance(black)
    assert luminance(darker(white)) < luminance(white)
    faint = with_alpha(white, 9)
    assert (faint.alpha(), white.alpha()) == (9, 255)


@pytest.mark.parametrize("colour", [OXBLOOD, QColor("#C9A24B")])
def test_a_lit_colour_is_brighter_and_no_paler(colour: QColor) -> None:
    bright = lit(colour)
    assert luminance(bright) > luminance(colour)
    assert bright.hsvSaturationF() == pytest.approx(colour.hsvSaturationF(), abs=0.02)


def test_a_luminous_colour_is_light_and_of_the_same_hue() -> None:
    for name in ("#5B3A78", "#1F6FA8", "#7B1E22", "#2E7D4F"):
        colour = QColor(name)
        seen = luminous(colour)
        assert abs(seen.hslHueF() - colour.hslHueF()) < 0.02
        assert seen.hslSaturationF() > 0.5
        assert contrast(seen, EVENING.panel_top) > 4.5
    assert luminous(QColor("#2A2A2A")).hslSaturation() == 0
