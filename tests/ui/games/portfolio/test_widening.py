"""Columns that change their width move from their old to their new position."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.portfolio.area import AreaItem, OwnItem
from stockgames.ui.games.portfolio.layout import (
    RunWay,
    Widening,
    area_way,
    own_way,
    place_way,
    resized_way,
    sheet_way,
)
from stockgames.ui.games.portfolio.run import RunItem, RunPicture, lay_runs
from stockgames.ui.theme.context import ThemeContext

BEFORE, AFTER = QRectF(0, 0, 100, 200), QRectF(40, 20, 300, 200)


@pytest.fixture
def look(qapp: QApplication) -> ThemeContext:
    return ThemeContext()


def test_a_column_grows_from_where_it_lay(look: ThemeContext) -> None:
    item = AreaItem(look, "seat-1")
    item.set_geometry(AFTER, folded=False)
    step = Widening([area_way(item, (BEFORE, False), (AFTER, False))]).step()
    assert item.rect == BEFORE
    assert step.motion is not None
    step.motion(0.5)
    assert item.rect == QRectF(20, 10, 200, 200)
    step.motion(1.0)
    assert item.rect == AFTER


def test_one_that_folds_goes_before_it_comes_in_its_other_shape(look: ThemeContext) -> None:
    item = AreaItem(look, "seat-1")
    way = area_way(item, (AFTER, False), (BEFORE, True))
    way(0.25)
    assert (item.rect, item.folded, item.opacity()) == (AFTER, False, 0.5)
    way(0.5)
    assert item.opacity() == 0
    way(1.0)
    assert (item.rect, item.folded, item.opacity()) == (BEFORE, True, 1)


def laid_run(look: ThemeContext, room: QRectF, card: float) -> RunItem:
    facts = RunPicture(1, 0, ((3, "H"), (4, "H"), (5, "H")), None, None, "$2")
    item = RunItem(look, 1)
    item.set_geometry(facts, lay_runs([facts.run], room, card)[0], "")
    return item


def test_a_portfolio_that_keeps_its_width_slides_by_whole_pixels(look: ThemeContext) -> None:
    item = laid_run(look, QRectF(0, 0, 300, 400), 90)
    there = laid_run(look, QRectF(203.4, 51.2, 300, 400), 90).laid
    assert there is not None
    way = RunWay(item, there)
    way(0.33)
    assert item.pos() == item.pos().toPoint().toPointF() != QPointF()
    way(1.0)
    assert item.scale() == 1
    assert item.pos() == QPointF(203, 51)


@pytest.mark.parametrize("lowest", [0, 1])
def test_a_portfolio_becomes_as_large_as_it_will_be(look: ThemeContext, lowest: int) -> None:
    item = laid_run(look, QRectF(0, 0, 300, 400), 80)
    there = laid_run(look, QRectF(300, 100, 300, 260), 120).laid
    assert item.laid is not None
    assert there is not None
    item.setTransformOriginPoint(QPointF(7, 5))  # as after swaying
    way = RunWay(item, there, lowest)
    way(0.0)
    assert (item.scale(), item.pos()) == (1, QPointF())
    way(0.4)
    assert item.laid.card == 80
    assert item.scale() == pytest.approx(1.2)
    for share, widens in ((0.5, 1.25), (0.8, 1.4), (1.0, 1.5)):
        way(share)
        assert item.laid.card * item.scale() == pytest.approx(80 * widens)
        assert way.scale(share) == pytest.approx(widens)
        low = item.mapToScene(item.laid.card_centre(0))
        assert (low - way.centre(0, share)).manhattanLength() < 0.01
    for index in (-1, 0, 2, 3):
        at = there.card_centre(index + lowest)
        assert (way.centre(index, 1.0) - at).manhattanLength() < 0.01
        assert (item.mapToScene(item.laid.card_centre(index)) - at).manhattanLength() < 0.01


def test_what_is_resized_takes_its_new_size_half_way(look: ThemeContext) -> None:
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


def test_the_title_goes_along_with_the_own_area(look: ThemeContext) -> None:
    item, place = OwnItem(look, "own"), AreaItem(look, "place")
    head = QRectF(0, 0, 100, 20), QRectF(40, 20, 300, 20)
    own_way(item, (BEFORE, head[0]), (AFTER, head[1]))(1.0)
    place_way(place, BEFORE, AFTER)(1.0)
    assert item.rect == place.rect == AFTER
    assert item.head == head[1]


def test_a_sheet_comes_from_a_point(look: ThemeContext) -> None:
    item = AreaItem(look, "sheet")
    item.set_rect(AFTER)
    way = sheet_way(item, QPointF(10, 30))
    way(0.0)
    assert item.opacity() == 0
    assert item.mapToScene(item.rect.center()) == QPointF(10, 30)
    way(1.0)
    assert (item.pos(), item.opacity()) == (QPointF(), 1)
