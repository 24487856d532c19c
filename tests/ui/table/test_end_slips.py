"""Price tags and the bell, as they appear."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from stockgames.presentation.course import Badge
from stockgames.presentation.game_words import Price
from stockgames.ui.table.end_board import draw_hanging_bell, draw_slips, slip_sizes
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.fonts import BOLD
from stockgames.ui.theme.pixmap_cache import smooth
from stockgames.ui.theme.text import text_width

PRICES = [
    Price(Badge("B", "flask"), "$5M", "Chemicals"),
    Price(Badge("G", "wheat"), "14 Mio. $", "Foodstuffs"),
]
SLIPS = [[price] for price in PRICES]
HOOKS = [QRectF(100, 20, 30, 30), QRectF(300, 20, 30, 30)]


def painted(draw: Callable[[QPainter], None]) -> QImage:
    image = QImage(480, 160, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        smooth(painter)
        draw(painter)
    return image


def slips(look: ThemeContext, shown: float) -> QImage:
    sizes = slip_sizes(look, SLIPS, 38)
    places = [QRectF(QPointF(h.left() - 40, 70), s) for h, s in zip(HOOKS, sizes, strict=True)]
    return painted(lambda painter: draw_slips(painter, look, SLIPS, HOOKS, places, shown))


def test_a_slip_is_wide_enough_for_the_longest_price(qtbot: QtBot) -> None:
    look = ThemeContext()
    amount = text_width("14 Mio. $", look.serif(38 * 0.46 / look.scale, BOLD))
    narrow, wide = slip_sizes(look, [PRICES[1:], PRICES], 38)
    assert amount + 38 < narrow.width() < wide.width() - 38


def test_slips_drop_one_after_another(qtbot: QtBot) -> None:
    look, left, right = ThemeContext(), QRectF(0, 0, 230, 160), QRectF(230, 0, 250, 160)
    none, some, every = (slips(look, shown) for shown in (0.0, 0.26, 1.0))
    half = [some.copy(side.toRect()) for side in (left, right)]
    assert half[0] != none.copy(left.toRect())
    assert half[1] == none.copy(right.toRect())
    assert every.copy(right.toRect()) != half[1]


def test_the_bell_swings_and_comes_to_rest_where_it_began(qtbot: QtBot) -> None:
    look, top = ThemeContext(), QPointF(200, 4)

    def bell(swung: float) -> QImage:
        return painted(lambda painter: draw_hanging_bell(painter, look, top, 120, swung))

    foot = QRectF(150, 60, 100, 30).toRect()
    upright = bell(0.0).copy(foot)
    assert bell(0.12).copy(foot) != upright
    assert bell(1.0).copy(foot) == upright
