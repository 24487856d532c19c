from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from stockgames.ui.settings.previews import SuitsPreview, ThemePreview
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import DAYLIGHT, EVENING, Theme


def room(qtbot: QtBot, look: ThemeContext, theme: Theme) -> QImage:
    made = ThemePreview(look, theme)
    qtbot.addWidget(made)
    made.resize(made.sizeHint())
    return made.grab().toImage()


def test_each_theme_shows_itself_and_the_one_in_force_has_a_ring(qtbot: QtBot) -> None:
    look = ThemeContext(EVENING)
    evening, day = room(qtbot, look, EVENING), room(qtbot, look, DAYLIGHT)
    assert evening != day
    look.set_theme(DAYLIGHT)
    assert room(qtbot, look, EVENING) != evening
    assert room(qtbot, look, DAYLIGHT) != day
    middle = QRectF(evening.rect()).center().toPoint()
    assert room(qtbot, look, EVENING).pixelColor(middle) == evening.pixelColor(middle)


def test_four_aces_lie_side_by_side_in_the_colours_in_force(qtbot: QtBot) -> None:
    look = ThemeContext()
    suits = SuitsPreview(look)
    qtbot.addWidget(suits)
    looks = []
    for size in (suits.sizeHint(), suits.sizeHint() * 2, QSize(200, 400)):
        suits.resize(size)
        cards = suits.cards()
        assert len(cards) == 4
        assert all(one.right() < other.left() for one, other in pairwise(cards))
        assert QRectF(suits.rect()).contains(cards[-1])
    looks.append(suits.grab().toImage())
    look.set_four_colour_suits(not look.four_colour_suits)
    assert suits.grab().toImage() != looks[0]
