from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.context import SMALLEST_TEXT, ThemeContext
from stockgames.ui.theme.fonts import usual_size
from stockgames.ui.theme.palette import DAYLIGHT, EVENING


def test_each_change_is_told_once(qtbot: QtBot) -> None:
    look = ThemeContext(EVENING)
    told: list[int] = []
    look.changed.connect(lambda: told.append(1))
    for _ in range(2):
        look.set_theme(DAYLIGHT)
        look.set_reduced_motion(True)
        look.set_four_colour_suits(False)
        look.set_scale(0.8)
    assert len(told) == 4
    assert (look.theme, look.reduced_motion, look.four_colour_suits) == (DAYLIGHT, True, False)


@pytest.mark.parametrize(
    ("size", "scale"),
    [
        (QSize(1600, 1000), 1.0),
        (QSize(1280, 720), 0.72),
        (QSize(3840, 2160), 2.16),
        (QSize(7680, 4320), 2.4),
        (QSize(100, 100), 0.5),
    ],
)
def test_scale_fits_the_window(size: QSize, scale: float) -> None:
    look = ThemeContext()
    look.fit(size)
    assert look.scale == pytest.approx(scale)
    assert look.px(100) == pytest.approx(100 * scale)


def test_text_shrinks_less_than_objects_and_never_below_its_floor() -> None:
    look = ThemeContext()
    look.set_scale(0.5)
    assert look.text_px(40) == 34
    assert look.text_px(10) == SMALLEST_TEXT


def test_text_is_enlarged_and_what_is_laid_by_its_usual_size_is_not(qapp: QApplication) -> None:
    look = ThemeContext()
    look.set_text_size(1.5)
    assert (look.text_px(20), look.usual_px(20)) == (30, 20)
    assert [usual_size(font) for font in (look.sans(20), look.serif(20))] == [20, 20]
    assert look.serif(20).pixelSize() == 30
    look.set_text_size(9)
    assert look.text_px(20) == 40


def test_a_look_follows_another_until_it_is_gone(qtbot: QtBot) -> None:
    house, parent = ThemeContext(EVENING), QObject()
    table = ThemeContext(EVENING, parent)
    table.set_scale(0.7)
    table.follow(house)
    house.set_theme(DAYLIGHT)
    assert (table.theme, table.scale) == (DAYLIGHT, 0.7)
    with qtbot.waitSignal(table.destroyed):
        parent.deleteLater()
    house.set_theme(EVENING)  # any error in a connected slot fails this test


def test_corners_grow_with_the_screen_and_shrink_as_little_as_text() -> None:
    look, text = ThemeContext(), 16
    for scale in (0.5, 0.72, 0.85, 1.0, 1.44, 2.16):
        look.set_scale(scale)
        assert look.corner(10) == pytest.approx(10 * max(0.85, scale))
        assert look.margin(10) == pytest.approx(10 * max(1.0, scale))
        assert look.corner(10) / 10 == pytest.approx(look.text_px(text) / text, abs=0.04)


def test_what_lies_below_a_caption_keeps_its_gap_on_large_screens_too(qapp: QApplication) -> None:
    look = ThemeContext()
    look.fit(QSize(1600, 1000))
    caption = look.below_caption(0)
    assert look.below_caption(20) == caption + 20
    look.fit(QSize(3200, 2000))
    assert look.below_caption(20) == look.below_caption(0) + 40
    assert look.below_caption(0) > caption
