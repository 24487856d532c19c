"""The chart of an evening: everyone's points from game to game."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from stockgames.lab.gallery.evening_samples import facts_of, played
from stockgames.ui.evening.standing import draw_chart
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import DAYLIGHT, EVENING, Theme


def picture(people: int, games: int, drawn: float, theme: Theme = EVENING) -> QImage:
    """Return the chart of an evening with this many people after this many games."""
    image = QImage(300, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#1D2426"))
    painter = QPainter(image)
    facts = facts_of(played(people, games))
    draw_chart(painter, ThemeContext(theme), QRectF(0, 0, 300, 200), facts, drawn)
    painter.end()
    return image


def test_the_last_stretch_grows(qapp: QApplication) -> None:
    pictures = [picture(5, 2, drawn) for drawn in (0.0, 0.5, 1.0)]
    assert pictures[0] != pictures[1] != pictures[2]


def test_slate_and_chalk_are_the_same_in_all_themes(qapp: QApplication) -> None:
    assert picture(5, 2, 1.0) != picture(5, 1, 1.0)
    assert picture(0, 0, 1.0) == picture(0, 0, 1.0, DAYLIGHT)


def test_before_the_first_game_nothing_is_drawn(qapp: QApplication) -> None:
    assert picture(5, 0, 0.0) == picture(5, 0, 1.0)
