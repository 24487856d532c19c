"""Where a vote alone would move a token: an arrow round the ring, or over the bubble."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from stockgames.games.exchange.forecast import VoteForecast
from stockgames.games.exchange.parts import SMALL_BOARD
from stockgames.ui.games.exchange.market import PreviewItem, RingItem
from stockgames.ui.theme.context import ThemeContext

UP, POP = VoteForecast(0, 1, 50, 60, pops=False), VoteForecast(0, 1, 80, 20, pops=True)


def on_ring(vote: VoteForecast | None) -> tuple[PreviewItem, RingItem]:
    look = ThemeContext()
    ring = RingItem(look)
    ring.lay(QRectF(0, 0, 372, 372), SMALL_BOARD)
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
