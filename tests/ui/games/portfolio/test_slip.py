from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from stockgames.presentation.games.portfolio.terms import face
from stockgames.ui.games.portfolio.hand import draw_slip, draw_slip_face
from stockgames.ui.theme.context import ThemeContext
from tests.games.portfolio.table import card
from tests.ui.theme.pictures import bits_of, picture

RECT = QRectF(2, 2, 60, 40)


def drawn(name: str, *, four: bool = False) -> bytes:
    look = ThemeContext()
    look.set_four_colour_suits(four)

    def paint(painter: QPainter) -> None:
        draw_slip(painter, RECT)
        if name:
            draw_slip_face(painter, look, RECT, face(card(name)), 17)

    return bits_of(picture(64, 44, paint))


def test_rank_and_suit_are_told_apart(qtbot: QtBot) -> None:
    names = ("", "7H", "8H", "7S", "7D", "7C")
    assert len({drawn(name) for name in names}) == len(names)


def test_four_colours_tell_hearts_from_diamonds_and_spades_from_clubs(qtbot: QtBot) -> None:
    for name in ("7D", "7C"):
        assert drawn(name) != drawn(name, four=True)
