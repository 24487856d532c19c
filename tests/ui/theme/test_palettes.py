from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from stockgames.ui.theme.appearance import apply_palette, qt_palette
from stockgames.ui.theme.drawings import draw_emblem, names_of
from stockgames.ui.theme.fonts import SANS
from stockgames.ui.theme.palette import COMPANIES, GOODS, SECTORS, SECURITIES, SUITS, Theme
from tests.ui.theme.pictures import bits_of, painted, picture
from tests.ui.theme.test_palette import contrast

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


def test_no_two_emblems_look_alike() -> None:
    def bits(name: str) -> bytes:
        at = QPointF(16, 16)
        return bits_of(picture(32, 32, lambda p: draw_emblem(p, name, at, 16, FG, BG)))

    pictures = {bits(name) for name in EMBLEM_NAMES}
    assert len(pictures) == len(EMBLEM_NAMES)


def test_every_mark_has_an_emblem() -> None:
    kinds = (SECTORS, SECURITIES, COMPANIES, GOODS, SUITS)
    assert {mark.emblem for kind in kinds for mark in kind.values()} <= set(EMBLEM_NAMES)


def test_unknown_emblem_is_refused() -> None:
    with pytest.raises(KeyError):
        picture(8, 8, lambda p: draw_emblem(p, "unknown", QPointF(4, 4), 4, FG, BG))
