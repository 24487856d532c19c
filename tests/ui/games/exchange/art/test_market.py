"""The ring is painted once for any prices, with a field for each."""

from __future__ import annotations

import math
from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.exchange.art import market
from stockgames.ui.games.exchange.art.market import MarketRing, draw_market_ring
from stockgames.ui.theme.palette import Theme
from tests.ui.theme.pictures import picture

LARGE = tuple(f"${price}" for price in range(10, 100, 10))
SMALL = LARGE[1:-1]
AT = QPointF(225, 225)


def distance(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())


@pytest.mark.parametrize("labels", [SMALL, LARGE])
def test_prices_run_clockwise_from_the_right_of_the_joint(labels: tuple[str, ...]) -> None:
    ring = MarketRing(180, labels)
    first, last = ring.token_place(0), ring.token_place(len(labels) - 1)
    assert first.x() > 0 > last.x()
    assert first.y() == pytest.approx(last.y())
    angles = [ring.angle(level) for level in range(len(labels))]
    assert all(b - a == pytest.approx(ring.step) for a, b in pairwise(angles))


@pytest.mark.parametrize("labels", [SMALL, LARGE])
def test_the_joint_lies_between_the_two_ends(labels: tuple[str, ...]) -> None:
    ring = MarketRing(180, labels)
    ends = ring.token_place(0), ring.token_place(len(labels) - 1)
    assert ring.joint.x() == 0
    assert distance(ring.joint, ends[0]) == pytest.approx(distance(ring.joint, ends[1]))
    assert distance(ring.joint, ends[0]) > ring.bubble_radius + ring.token_radius


@pytest.mark.parametrize("labels", [SMALL, LARGE])
def test_two_tokens_fit_side_by_side_at_a_price(labels: tuple[str, ...]) -> None:
    ring = MarketRing(180, labels)
    r = ring.token_radius
    one, other = ring.token_place(3, aside=-r), ring.token_place(3, aside=r)
    assert distance(one, other) == pytest.approx(2 * r, rel=0.02)
    assert ring.step * 0.598 * 180 >= 4 * r


def test_a_token_stays_between_hub_and_price() -> None:
    ring = MarketRing(180, LARGE)
    far = distance(ring.token_place(2), QPointF())
    assert far - ring.token_radius > ring.hub_radius
    assert far + ring.token_radius < 0.783 * 180


def test_the_board_is_not_painted_anew_where_a_price_is_come_to(
    qapp: QApplication, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    hatched: list[float] = []

    def hatch(painter: QPainter, path: QPainterPath, colour: QColor, **kinds: float) -> None:
        hatched.append(kinds["angle"])

    def draw(painter: QPainter, ring: MarketRing) -> None:
        draw_market_ring(painter, theme, AT, ring)

    monkeypatch.setattr(market, "draw_hatch", hatch)
    pictures = []
    for landed in ((), (2,), (2, 5)):
        ring = MarketRing(171.7, LARGE, landed=landed)
        image = picture(460, 470, partial(draw, ring=ring))
        pictures.append(bytes(image.constBits()))
        assert len(hatched) == len(LARGE) // 2
    assert len(set(pictures)) == 3
