"""Tokens at one price are side by side; a preview's ghost has a place among them."""

from __future__ import annotations

import math
from itertools import combinations, product

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from stockgames.games.exchange.forecast import VoteForecast
from stockgames.games.exchange.parts import ALL_SECURITIES, LARGE_BOARD, SMALL_BOARD, STEP, Board
from stockgames.ui.games.exchange.market import RingItem
from stockgames.ui.theme.context import ThemeContext

BOARDS = (SMALL_BOARD, LARGE_BOARD)


def ring_of(board: Board) -> RingItem:
    item = RingItem(ThemeContext())
    item.lay(QRectF(0, 0, 372, 372), board)
    return item


def distance(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())


@pytest.mark.parametrize("board", BOARDS)
def test_letters_of_tokens_stay_in_view_at_any_prices(qapp: QApplication, board: Board) -> None:
    item = ring_of(board)
    prices = range(board.floor, board.ceiling + STEP, STEP)
    for banks, insurance, bonds in product(prices, repeat=3):
        spread = [item.spread((banks, insurance, bonds), s) for s in ALL_SECURITIES]
        for (one, radius), (other, _) in combinations(spread, 2):
            assert distance(one, other) >= 1.2 * radius


@pytest.mark.parametrize("board", BOARDS)
def test_a_ghost_stands_beside_the_tokens_at_its_price(qapp: QApplication, board: Board) -> None:
    item = ring_of(board)
    for start in range(board.floor, board.ceiling + STEP, STEP):
        for by in (1, -1):
            after = board.moved(start, by)
            ghost = VoteForecast(0, by, start, after, bool(board.pops(start, by)))
            prices = (start, after, start)
            place = item.ghost_place(prices, ghost)
            for security in ALL_SECURITIES:
                token, radius = item.spread(prices, security, ghost)
                assert distance(place, token) >= 1.9 * radius


@pytest.mark.parametrize("board", BOARDS)
def test_a_ghost_stands_on_the_side_it_comes_from(qapp: QApplication, board: Board) -> None:
    item = ring_of(board)
    for start in range(board.floor, board.ceiling + STEP, STEP):
        for by in (1, -1):
            after = board.moved(start, by)
            ghost = VoteForecast(0, by, start, after, bool(board.pops(start, by)))
            prices = (start, after, after)
            place, come = item.ghost_place(prices, ghost), item.place(item.level(start))
            others = [item.spread(prices, security, ghost)[0] for security in (1, 2)]
            assert distance(place, come) <= min(distance(other, come) for other in others) + 1
