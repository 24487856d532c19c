"""The scene shows a board and nothing else; every card on it can be pressed by name."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from stockgames.ui.games.exchange.board_view import Pointing
from stockgames.ui.games.exchange.layout import lay_out
from stockgames.ui.games.exchange.scene import ExchangeScene
from stockgames.ui.kit.palette import DAYLIGHT, EVENING, Theme
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.graphics_board import GraphicsBoard
from stockgames.ui.table.hotspot import HotSpot
from tests.games.exchange.table import action, lay, state_with, truth
from tests.ui.games.exchange.boards import SIZE, laid_out, seen

CASH, SHARES = [500, 300, 200], [(3, 3, 3)] * 3


def picture(scene: ExchangeScene) -> bytes:
    image = QImage(SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    area = QRectF(0, 0, SIZE.width(), SIZE.height())
    scene.render(painter, area, area)
    painter.end()
    return bytes(image.constBits())


def attached(qtbot: QtBot, scene: ExchangeScene) -> GraphicsBoard:
    board = GraphicsBoard(scene)
    qtbot.addWidget(board)
    board.resize(SIZE)
    scene.attach(board)
    board.show()
    return board


def test_every_card_is_a_hot_spot_that_tells_its_name(qtbot: QtBot) -> None:
    match = state_with(CASH, SHARES)
    scene = laid_out(Look(), seen(match, 0))
    board = attached(qtbot, scene)
    pressed: list[str] = []
    scene.card_pressed.connect(pressed.append)
    for spot in scene.spots():
        button = board.spot(spot.name)
        assert button is not None
        assert isinstance(button, HotSpot)
        assert button.accessibleName() == spot.label
        button.click()
    assert pressed == ["security-banks", "security-insurance", "security-bonds"]


def test_nothing_is_left_after_it_is_blanked(qtbot: QtBot) -> None:
    match = state_with(CASH, SHARES)
    scene = laid_out(Look(), seen(match, 0))
    board = attached(qtbot, scene)
    empty = picture(ExchangeScene(Look()))
    assert picture(scene) != empty
    scene.blank()
    assert picture(scene) == empty
    assert board.spot("security-bonds") is None
    assert scene.ledgers == {}


def test_others_see_the_same_picture_whatever_is_laid(qtbot: QtBot) -> None:
    pictures = set()
    for word in ("bonds", "banks"):
        match = state_with(CASH, SHARES)
        match.act(0, action(match, word))
        pictures.add(picture(laid_out(Look(), seen(match, 1))))
    assert len(pictures) == 1


def test_the_one_who_laid_it_sees_it(qtbot: QtBot) -> None:
    pictures = set()
    for word in ("bonds", "banks"):
        match = state_with(CASH, SHARES)
        match.act(0, action(match, word))
        pictures.add(picture(laid_out(Look(), seen(match, 0))))
    assert len(pictures) == 2


def test_what_is_chosen_shows(qtbot: QtBot) -> None:
    match = state_with(CASH, SHARES)
    at_it = Pointing(cursor="security-bonds")
    boards = [seen(match, 0), seen(match, 0, "security-bonds"), seen(match, 0, pointing=at_it)]
    assert len({picture(laid_out(Look(), board)) for board in boards}) == 3


@pytest.mark.parametrize("theme", [EVENING, DAYLIGHT], ids=["evening", "daylight"])
def test_both_themes_paint_every_stage(qtbot: QtBot, theme: Theme) -> None:
    look = Look(theme)
    match = state_with([500, 900, 200], SHARES, (50, 50, 50))
    truth(match).round = 2
    shown = [picture(laid_out(look, seen(match, 0)))]
    for texts in (["banks"] * 3, ["buy 9", "sell 1", "sell 1"], ["+banks"] * 3):
        lay(match, *texts)
        shown.append(picture(laid_out(look, seen(match, 0))))
    match.act(1, action(match, "+bonds"))
    shown.append(picture(laid_out(look, seen(match, 0))))
    assert len(set(shown)) == len(shown)


def test_a_new_size_moves_the_cards_and_their_spots(qtbot: QtBot) -> None:
    scene = laid_out(Look(), seen(state_with(CASH, SHARES), 0))
    before = [spot.rect for spot in scene.spots()]
    scene.arrange(lay_out(QSize(1600, 956), 3))
    assert [spot.rect for spot in scene.spots()] != before
