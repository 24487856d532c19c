"""Boxes that open, and their contents."""

from __future__ import annotations

from statistics import mean

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from stockgames.engine import registry
from stockgames.ui.games.portfolio.cover import _PEEPING
from stockgames.ui.lobby.box_art import BoxLabel, draw_box, unit_of
from stockgames.ui.lobby.open_box import LIFT, PEEP, draw_open_box
from stockgames.ui.theme.palette import EVENING, SUITS
from tests.ui.theme.pictures import bits_of, picture

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


def test_a_closed_one_looks_as_a_box_does(qapp: QApplication) -> None:
    plain = picture(452, 560, lambda p: draw_box(p, EVENING, RECT, BoxLabel("nyse", "Title")))
    closed, middle = opened("nyse", 0.0), RECT.center().toPoint()
    pixels = [(x, middle.y()) for x in range(middle.x() - 100, middle.x() + 100, 7)]
    apart = [
        abs(plain.pixelColor(*at).lightness() - closed.pixelColor(*at).lightness()) for at in pixels
    ]
    assert mean(apart) < 10, "but for the smoothing of a turned picture"


def test_the_lid_tips_step_by_step(qapp: QApplication) -> None:
    steps = [bits_of(opened("portfolio", share)) for share in (0.0, 0.2, 0.5, 0.8, 1.0)]
    assert len(set(steps)) == len(steps)


def test_the_plate_keeps_its_shape_on_a_lid_that_tips(qapp: QApplication) -> None:
    def shape(share: float) -> float:
        image, middle = opened("portfolio", share), RECT.center().toPoint()
        pale = [y for y in range(middle.y() + 60, 500) if is_pale(image, middle.x() - 90, y)]
        row = (pale[0] + pale[-1]) // 2 - 20
        wide = [x for x in range(60, 392) if is_pale(image, x, row)]
        return (pale[-1] - pale[0]) / (wide[-1] - wide[0])

    assert shape(1.0) == pytest.approx(shape(0.0), rel=0.04)


def is_pale(image: QImage, x: int, y: int) -> bool:
    return image.pixelColor(x, y).lightness() > 170


def test_what_looks_out_of_the_box_of_portfolio_is_alike_in_both_packs() -> None:
    """It used to show green clubs and a blue queen with a two-colour pack."""
    assert all(SUITS[suit].two == SUITS[suit].four for _, suit in _PEEPING)
