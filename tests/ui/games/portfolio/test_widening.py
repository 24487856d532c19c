"""Columns that change their width go from where they lay to where they will lie."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.portfolio.area import AreaItem, OwnItem
from stockgames.ui.games.portfolio.widening import (
    Widening,
    area_way,
    own_way,
    place_way,
    resized_way,
    sliding_way,
)
from stockgames.ui.kit.theme import Look

BEFORE, AFTER = QRectF(0, 0, 100, 200), QRectF(40, 20, 300, 200)


@pytest.fixture
def look(qapp: QApplication) -> Look:
    return Look()


def test_a_column_grows_from_where_it_lay(look: Look) -> None:
    item = AreaItem(look, "seat-1")
    item.lay(AFTER, folded=False)
    step = Widening([area_way(item, (BEFORE, False), (AFTER, False))]).step()
    assert item.rect == BEFORE
    assert step.motion is not None
    step.motion(0.5)
    assert item.rect == QRectF(20, 10, 200, 200)
    step.motion(1.0)
    assert item.rect == AFTER


def test_one_that_folds_goes_before_it_comes_in_its_other_shape(look: Look) -> None:
    item = AreaItem(look, "seat-1")
    way = area_way(item, (AFTER, False), (BEFORE, True))
    way(0.25)
    assert (item.rect, item.is_folded, item.opacity()) == (AFTER, False, 0.5)
    way(0.5)
    assert item.opacity() == 0
    way(1.0)
    assert (item.rect, item.is_folded, item.opacity()) == (BEFORE, True, 1)


def test_what_slides_keeps_its_size(look: Look) -> None:
    item = AreaItem(look, "piles")
    way = sliding_way(item, BEFORE, AFTER)
    way(0.0)
    assert (item.rect, item.pos()) == (BEFORE, QPointF())
    way(0.33)
    assert item.pos() == item.pos().toPoint().toPointF() != QPointF()
    way(1.0)
    assert item.rect == BEFORE
    assert item.mapToScene(item.rect.center()) == AFTER.center()


def test_what_is_resized_takes_its_new_size_half_way(look: Look) -> None:
    item = AreaItem(look, "piles")
    way = resized_way(item, BEFORE, AFTER)
    way(0.0)
    assert (item.rect, item.pos()) == (BEFORE, QPointF())
    way(0.4)
    assert item.rect == BEFORE
    way(0.6)
    assert item.rect == AFTER
    off = item.mapToScene(item.rect.center()) - (BEFORE.center() * 0.4 + AFTER.center() * 0.6)
    assert off.manhattanLength() <= 1
    way(1.0)
    assert (item.rect, item.pos()) == (AFTER, QPointF())


def test_the_title_goes_along_with_the_own_area(look: Look) -> None:
    item, place = OwnItem(look, "own"), AreaItem(look, "place")
    head = QRectF(0, 0, 100, 20), QRectF(40, 20, 300, 20)
    own_way(item, (BEFORE, head[0]), (AFTER, head[1]))(1.0)
    place_way(place, BEFORE, AFTER)(1.0)
    assert item.rect == place.rect == AFTER
    assert item._head == head[1]
