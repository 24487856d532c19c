"""How a hand fans out."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from stockgames.ui.games.portfolio.hand import RAISED, fan

ROOM = QRectF(300, 500, 700, 182)
CARD = 91.0


@given(st.integers(1, 32))
def test_every_card_stays_in_the_room_and_shows_its_edge(count: int) -> None:
    placed = fan(count, ROOM, CARD)
    assert len(placed) == count
    for place in placed:
        outline = place.raised(CARD * RAISED).outline().boundingRect()
        assert outline.left() >= ROOM.left() - 2
        assert outline.right() <= ROOM.right() + 2
        assert place.outline().boundingRect().bottom() <= ROOM.bottom()
    steps = [b.centre.x() - a.centre.x() for a, b in pairwise(placed)]
    assert all(step > CARD * 0.2 for step in steps)


@given(st.integers(2, 20))
def test_a_fan_is_symmetric_and_leans_outwards(count: int) -> None:
    placed = fan(count, ROOM, CARD)
    assert placed[0].angle < 0 < placed[-1].angle
    for left, right in zip(placed, reversed(placed), strict=True):
        assert abs(left.angle + right.angle) < 1e-6
        assert abs(left.centre.y() - right.centre.y()) < 1e-6


def test_no_card_no_fan() -> None:
    assert fan(0, ROOM, CARD) == []
