"""Tokens at one price lie side by side; previews, and the round track."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import combinations, product

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from stockgames.games.exchange.forecast import VoteForecast
from stockgames.games.exchange.parts import (
    ALL_SECURITIES,
    CLOSE,
    FOUNDING,
    LARGE_BOARD,
    OVER,
    PHASE_1,
    PHASE_3,
    SMALL_BOARD,
    STEP,
    Board,
)
from stockgames.ui.games.exchange.market import PreviewItem, RingItem, RoundsItem
from stockgames.ui.theme.context import ThemeContext
from tests.games.exchange.table import state_with
from tests.ui.games.exchange.boards import seen

BOARDS = (SMALL_BOARD, LARGE_BOARD)


def ring_of(board: Board) -> RingItem:
    item = RingItem(ThemeContext())
    item.set_geometry(QRectF(0, 0, 372, 372), board)
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
            place, come = item.ghost_place(prices, ghost), item.place(item.board.level(start))
            others = [item.spread(prices, security, ghost)[0] for security in (1, 2)]
            assert distance(place, come) <= min(distance(other, come) for other in others) + 1


UP, POP = VoteForecast(0, 1, 50, 60, pops=False), VoteForecast(0, 1, 80, 20, pops=True)


def on_ring(vote: VoteForecast | None) -> tuple[PreviewItem, RingItem]:
    look = ThemeContext()
    ring = RingItem(look)
    ring.set_geometry(QRectF(0, 0, 372, 372), SMALL_BOARD)
    item = PreviewItem(look, ring)
    item.show_preview(vote, (vote.before if vote else 50, 50, 50))
    return item, ring


def far(ring: RingItem, point: QPointF) -> float:
    way = point - ring.centre
    return math.hypot(way.x(), way.y())


def test_without_a_vote_nothing_shows(qapp: QApplication) -> None:
    item, _ = on_ring(None)
    assert not item.isVisible()
    assert item.shown is None


@pytest.mark.parametrize("vote", [UP, POP], ids=["step", "pop"])
def test_the_arrow_leads_from_the_token_to_its_ghost_outside_the_tokens(
    qapp: QApplication, vote: VoteForecast
) -> None:
    item, ring = on_ring(vote)
    points = item.arc()
    token = ring.spread((vote.before, 50, 50), 0, vote)[0]
    ghost = ring.ghost_place((vote.before, 50, 50), vote)
    assert len(points) > 3
    start, end = points[0] - token, points[-1] - ghost
    assert math.hypot(start.x(), start.y()) < 3 * ring.ring.token_radius
    assert math.hypot(end.x(), end.y()) < 3 * ring.ring.token_radius
    assert all(far(ring, point) >= far(ring, token) - 1 for point in points)


def test_over_the_bubble_the_arrow_swings_wider(qapp: QApplication) -> None:
    reach = []
    for vote in (UP, POP):
        item, ring = on_ring(vote)
        reach.append(max(far(ring, point) for point in item.arc()))
    assert reach[1] > reach[0]


@pytest.mark.parametrize(
    ("stage", "round_", "at"),
    [(FOUNDING, 0, -1), (PHASE_1, 1, 0), (PHASE_3, 5, 4), (CLOSE, 5, 5), (OVER, 5, 5)],
)
def test_where_it_stands(qapp: QApplication, stage: int, round_: int, at: int) -> None:
    facts = seen(state_with([500] * 3, [(1, 1, 1)] * 3), None).facts
    item = RoundsItem(ThemeContext())
    item.set_data(replace(facts, stage=stage, round=round_))
    assert item.at == at
