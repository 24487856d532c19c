from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from stockgames.ui.lobby.box_art import BoxLabel, box_colour, draw_box
from stockgames.ui.sentences.language import install_language
from stockgames.ui.theme.palette import EVENING, Theme
from tests.ui.theme.pictures import bits_of, picture

GAMES = ("nyse", "portfolio", "exchange", "stock-exchange", "unheard-of")
RECT = QRectF(40, 40, 166, 220)


def box(theme: Theme, game: str, title: str = "Title") -> QImage:
    return picture(250, 310, lambda p: draw_box(p, theme, RECT, BoxLabel(game, title, "subtitle")))


def test_covers_differ_and_unknown_games_have_one(qapp: QApplication, theme: Theme) -> None:
    assert len({bits_of(box(theme, game)) for game in GAMES}) == len(GAMES)
    assert len({box_colour(game).rgb() for game in GAMES}) == len(GAMES)


def test_a_cover_speaks_the_language_in_force(qapp: QApplication) -> None:
    english = box(EVENING, "stock-exchange")
    install_language(qapp, "de")
    german = box(EVENING, "stock-exchange")
    install_language(qapp, "en")
    assert german != english
    assert box(EVENING, "stock-exchange") == english
