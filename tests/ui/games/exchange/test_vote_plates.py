"""The plates on who moved a price: each in its own corner, beside the ring."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from stockgames.evenings.person import Portrait
from stockgames.games.exchange.parts import Board
from stockgames.ui.games.exchange.art.market_ring import MarketRing
from stockgames.ui.games.exchange.votes import Voice, VotePlates, Way
from stockgames.ui.theme.context import ThemeContext
from tests.ui.theme.pictures import picture

BOARD = Board(10, 90)
LABELS = tuple(map(str, BOARD.prices))
VOICES = (Voice("Ada", 1, Portrait()), Voice("the lobbyist", -1, emblem="lobbyist"))
PLATES = VotePlates(
    ThemeContext(), QRectF(0, 0, 620, 440), QPointF(310, 220), MarketRing(216, LABELS), BOARD
)


def way(security: int, after: int, voices: tuple[Voice, ...] = VOICES) -> Way:
    return Way(security, 50, after, 1, pops=False, voices=voices)


def boxes(*ways: Way) -> list[QRectF]:
    return [box for _, box in PLATES.boxes(ways)]


@pytest.mark.parametrize("prices", [(10, 20, 90), (50, 50, 50), (30, 40, 60)])
def test_each_plate_has_a_corner_of_its_own(qapp: QApplication, prices: tuple[int, ...]) -> None:
    laid = boxes(*(way(security, price) for security, price in enumerate(prices)))
    assert len(laid) == len(prices)
    assert all(PLATES.box.contains(box) for box in laid)
    assert not any(one.intersects(other) for one, other in combinations(laid, 2))


def test_a_plate_lies_beside_where_its_price_comes_to(qapp: QApplication) -> None:
    at_right, at_left = boxes(way(0, 20), way(1, 80))
    assert at_right.left() > PLATES.centre.x() > at_left.right()
    low, high = boxes(way(0, 40), way(1, 10))
    assert low.top() > PLATES.centre.y() > high.bottom()


def test_what_nobody_moved_has_no_plate(qapp: QApplication) -> None:
    assert not boxes(way(0, 50, ()))


def test_a_plate_is_as_large_as_what_it_tells(qapp: QApplication) -> None:
    (one,), (both,) = boxes(way(0, 50, VOICES[:1])), boxes(way(0, 50))
    assert both.height() > one.height()
    (longer,) = boxes(way(0, 50, (Voice("Maximiliane", 1),)))
    assert longer.width() > one.width()


def test_many_voices_have_lower_rows_before_they_reach_over_a_price(qapp: QApplication) -> None:
    few, many = (boxes(way(0, 20, VOICES * pairs))[0] for pairs in (2, 4))
    assert many.height() < 1.5 * few.height()
    price = PLATES.centre + PLATES.ring.at(BOARD.level(20), 0.79)
    assert not many.intersects(QRectF(price.x() - 16, price.y() - 10, 32, 20))


def test_faces_signs_and_votes_are_on_a_plate(qapp: QApplication) -> None:
    def painted(one: Way) -> QImage:
        return picture(620, 440, lambda painter: PLATES.paint(painter, (one,)))

    told = way(0, 50)
    first, second = VOICES
    others = [
        (first, replace(second, emblem="bell")),
        (replace(first, portrait=None), second),
        (replace(first, by=-1), second),
        (replace(first, name="Bea"), second),
    ]
    assert all(painted(replace(told, voices=voices)) != painted(told) for voices in others)
