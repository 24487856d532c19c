"""Deck and card in the middle: counted down, turned up once, shown to the seat that paid."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsSceneHoverEvent

from stockgames.games.exchange.actions import BuyIntelligence
from stockgames.games.exchange.parts import FORCES
from stockgames.ui.games.exchange.art.force_cards import ForceCard, draw_force_card
from stockgames.ui.games.exchange.forces import BADGE, ForcesItem, force_card
from stockgames.ui.theme.palette import EVENING
from stockgames.ui.theme.pixmap_cache import smooth
from stockgames.ui.theme.theme_context import ThemeContext
from tests.games.exchange.table import state_with
from tests.ui.games.exchange.boards import seen
from tests.ui.theme.pictures import picture

RING = 1 / 0.471
"""The size of a ring relative to its hub."""


RADII = [74, 88, 106]
"""Of the hub: on pages that only show a table, in windows of 16:9 and of 4:3."""


def forces(radius: float = 88) -> ForcesItem:
    item = ForcesItem(ThemeContext())
    hub = QRectF(30, 30, 2 * radius, 2 * radius)
    item.set_geometry(hub, hub.center() + QPointF(-0.89, 0.83) * RING * radius)
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


@pytest.mark.parametrize("radius", RADII)
def test_the_decks_count_keeps_off_the_rings_tokens(qapp: QApplication, radius: int) -> None:
    item = forces(radius)
    item.set_data(replace(seen(state_with([500] * 3, [(1, 1, 1)] * 3), None).facts, force=4))
    away = item.badge_place - item.rect.center()
    far = math.hypot(away.x(), away.y())
    assert far + BADGE <= radius or far - BADGE >= RING * radius


@pytest.mark.parametrize("radius", RADII)
def test_the_card_hides_nothing_of_its_deck(qapp: QApplication, radius: int) -> None:
    item = forces(radius)
    item.set_data(replace(seen(state_with([500] * 3, [(1, 1, 1)] * 3), None).facts, force=4))
    width, height = item._card_size()
    card = QRectF(0, 0, width, height)
    card.moveCenter(item.rect.center())
    assert not card.intersects(item.deck)
    assert item.boundingRect().contains(item.deck)
    corner = card.topLeft() - item.rect.center()
    assert math.hypot(corner.x(), corner.y()) <= 0.51 * RING * radius  # tokens are outside


@pytest.mark.parametrize("force", range(len(FORCES)))
def test_a_small_card_tells_scene_date_and_event(language: str, force: int) -> None:
    item = forces(80)
    item.set_data(replace(seen(state_with([500] * 3, [(1, 1, 1)] * 3), None).facts, force=force))
    card = force_card(force, *item._card_size())
    told = picture(300, 300, partial(draw, card=card))
    for poorer in (
        replace(card, line="", brief=""),
        replace(card, date=""),
        replace(card, day=""),
    ):
        assert told != picture(300, 300, partial(draw, card=poorer))


def test_only_who_bought_intelligence_sees_the_coming_card(qapp: QApplication) -> None:
    match = state_with([500] * 3, [(1, 1, 1)] * 3)
    match.act(0, BuyIntelligence())
    pictures = {}
    for viewer in (0, 1, None):
        item = forces()
        item.set_data(seen(match, viewer).facts)
        pictures[viewer] = drawn(item), item.toolTip()
    assert pictures[1] == pictures[None]
    assert pictures[0] != pictures[1]
    assert pictures[1][1] == ""


def draw(painter: QPainter, card: ForceCard) -> None:
    draw_force_card(painter, EVENING, QPointF(150, 150), card)


def test_all_that_happened_can_be_read_on_a_small_card_under_the_mouse(qapp: QApplication) -> None:
    item, scene = forces(88), QGraphicsScene()
    scene.addItem(item)
    item.set_data(replace(seen(state_with([500] * 3, [(1, 1, 1)] * 3), None).facts, force=5))
    small = drawn(item)
    for _ in range(2):
        scene.sendEvent(item, QGraphicsSceneHoverEvent(QEvent.Type.GraphicsSceneHoverEnter))
        large, (width, height) = drawn(item), item._card_size()
        assert large != small
        assert item.toolTip() == ""  # it would cover the card and repeat it
        assert item.boundingRect().contains(
            QRectF(0, 0, width, height).translated(item.rect.center() - QPointF(width, height) / 2)
        )
        scene.sendEvent(item, QGraphicsSceneHoverEvent(QEvent.Type.GraphicsSceneHoverLeave))
        assert drawn(item) == small
        assert item.toolTip()


@pytest.mark.parametrize("force", range(len(FORCES)))
def test_a_card_under_the_mouse_tells_its_line(qapp: QApplication, force: int) -> None:
    item = forces(78)
    item.set_data(replace(seen(state_with([500] * 3, [(1, 1, 1)] * 3), None).facts, force=force))
    item.close = True
    card = force_card(force, *item._card_size())
    told = picture(300, 300, partial(draw, card=card))
    assert told != picture(300, 300, partial(draw, card=replace(card, line="", brief="")))
