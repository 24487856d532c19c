from __future__ import annotations

import pytest
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


def test_art_stays_on_the_lid(qapp: QApplication) -> None:
    for game in GAMES:
        image = box(EVENING, game)
        outside = [image.pixelColor(x, y) for x in (30, 215) for y in range(40, 260)]
        assert all(colour.red() + colour.green() + colour.blue() == 0 for colour in outside)


def test_title_is_written_however_long(qapp: QApplication) -> None:
    blank = box(EVENING, "nyse", "")
    for title in ("NYSE", "A game with quite a long name"):
        named = box(EVENING, "nyse", title)
        assert named != blank
        edge = [(x, y) for x in (57, 188) for y in range(40, 260)]
        assert all(named.pixelColor(x, y) == blank.pixelColor(x, y) for x, y in edge)


@pytest.mark.parametrize("size", [(166, 220), (266, 300), (120, 200)])
def test_box_fills_any_rectangle(qapp: QApplication, size: tuple[int, int]) -> None:
    rect = QRectF(40, 40, *size)
    image = picture(
        size[0] + 80, size[1] + 80, lambda p: draw_box(p, EVENING, rect, BoxLabel("nyse", "NYSE"))
    )
    for x in (42, 38 + size[0]):
        for y in (60, size[1] + 20):
            assert image.pixelColor(x, y).alpha() == 255


def test_a_cover_speaks_the_language_in_force(qapp: QApplication) -> None:
    english = box(EVENING, "stock-exchange")
    install_language(qapp, "de")
    try:
        german = box(EVENING, "stock-exchange")
    finally:
        install_language(qapp, "en")
    assert german != english
    assert box(EVENING, "stock-exchange") == english
