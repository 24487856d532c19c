"""Boxes that open, and their contents."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from stockgames.engine import registry
from stockgames.ui.games.portfolio.cover import _PEEPING
from stockgames.ui.lobby.box_art import BoxLabel, unit_of
from stockgames.ui.lobby.open_box import LIFT, PEEP, draw_open_box
from stockgames.ui.theme.palette import EVENING, SUITS
from tests.ui.theme.pictures import picture

RECT = QRectF(60, 80, 332, 424)


def opened(game: str, share: float) -> QImage:
    return picture(
        452, 560, lambda p: draw_open_box(p, EVENING, RECT, BoxLabel(game, "Title"), share)
    )


def ink(image: QImage, y: int) -> int:
    """Return how many pixels of a row are opaque."""
    return sum(image.pixelColor(x, y).alpha() == 255 for x in range(image.width()))


@pytest.mark.parametrize("game", registry.game_ids())
def test_something_of_its_own_looks_out_of_every_box(qapp: QApplication, game: str) -> None:
    tray = round(RECT.top() - LIFT * unit_of(RECT))
    above = range(round(tray - PEEP), tray - 8)
    assert any(ink(opened(game, 1.0), y) > 20 for y in above)
    assert not any(ink(opened(game, 0.0), y) for y in above)
    assert all(ink(opened(game, 1.0), y) == 0 for y in range(round(tray - PEEP) - 12))


def test_what_looks_out_differs_and_an_unknown_box_is_empty(qapp: QApplication) -> None:
    pictures = {game: opened(game, 1.0).copy(60, 20, 332, 60) for game in registry.game_ids()}
    assert len({bytes(image.constBits()) for image in pictures.values()}) == len(pictures)
    assert not any(ink(opened("unheard-of", 1.0), y) for y in range(60))


def test_what_looks_out_of_the_box_of_portfolio_is_alike_in_both_packs() -> None:
    """It used to show green clubs and a blue queen with a two-colour pack."""
    assert all(SUITS[suit].two == SUITS[suit].four for _, suit in _PEEPING)
