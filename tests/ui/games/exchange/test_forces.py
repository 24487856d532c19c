"""Deck and card in the middle: counted down, turned up once, shown to whoever paid."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from stockgames.games.exchange.actions import BuyIntelligence
from stockgames.ui.games.exchange.forces import ForcesItem
from stockgames.ui.kit.baking import smooth
from stockgames.ui.kit.theme import Look
from tests.games.exchange.table import state_with
from tests.ui.games.exchange.boards import seen


def forces(radius: float = 90) -> ForcesItem:
    item = ForcesItem(Look())
    item.set_rect(QRectF(30, 30, 2 * radius, 2 * radius))
    return item


def drawn(item: ForcesItem) -> bytes:
    side = round(item.rect.width()) + 60
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    smooth(painter)
    item.draw(painter)
    painter.end()
    return bytes(image.constBits())


def test_a_card_turns_up_once_and_ends_face_up(qapp: QApplication) -> None:
    for radius in (90, 140):
        item = forces(radius)
        item.tell(seen(state_with([500] * 3, [(1, 1, 1)] * 3), None).facts)
        moments = []
        for share in (0.0, 0.3, 0.7, 1.0):
            item.turn_up(4, share)
            moments.append(drawn(item))
        assert len(set(moments)) == 4
        assert item.shown == 4


@pytest.mark.parametrize("radius", [88, 140])
def test_the_count_of_the_deck_keeps_off_the_tokens_on_the_ring(
    qapp: QApplication, radius: int
) -> None:
    item = forces(radius)
    item.tell(replace(seen(state_with([500] * 3, [(1, 1, 1)] * 3), None).facts, force=4))
    away = item.badge_place - item.rect.center()
    assert math.hypot(away.x(), away.y()) + item.badge_radius <= radius


def test_only_who_bought_intelligence_sees_the_coming_card(qapp: QApplication) -> None:
    match = state_with([500] * 3, [(1, 1, 1)] * 3)
    match.act(0, BuyIntelligence())
    pictures = {}
    for eyes in (0, 1, None):
        item = forces()
        item.tell(seen(match, eyes).facts)
        pictures[eyes] = drawn(item), item.toolTip()
    assert pictures[1] == pictures[None]
    assert pictures[0] != pictures[1]
    assert pictures[1][1] == ""
