"""The dotted path from a portfolio to where it would go, between the rows of seats."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.portfolio.marks import RaidWay, slot_over
from stockgames.ui.games.portfolio.run import Run, lay_runs
from stockgames.ui.theme.context import ThemeContext

RUN, PLACE = QRectF(100, 50, 90, 200), QRectF(600, 330, 130, 200)


@pytest.fixture
def way(qapp: QApplication) -> RaidWay:
    return RaidWay(ThemeContext(), "way")


@pytest.mark.parametrize("left", [100.0, 600.0, 1100.0])
def test_it_goes_from_the_foot_of_one_to_the_head_of_the_other(way: RaidWay, left: float) -> None:
    run = QRectF(left, 50, 90, 200)
    way.lead(run, PLACE)
    path = way.path()
    start, end = path.pointAtPercent(0), path.pointAtPercent(1)
    assert way.isVisible()
    assert (start.x(), end.x()) == (run.center().x(), PLACE.center().x())
    assert run.bottom() < start.y() < end.y() < PLACE.top()
    assert way.boundingRect().contains(path.boundingRect())
    assert not path.intersects(run)
    assert not path.intersects(PLACE)


@pytest.mark.parametrize(("left", "at"), [(640.0, 628.0), (500.0, 672.0), (590.0, 665.0)])
def test_it_goes_down_beside_the_words_over_the_other(way: RaidWay, left: float, at: float) -> None:
    """Through their middle only if there is no space beside them."""
    words = QRectF(left, 300, 160, 24)
    way.lead(RUN, PLACE, None, [words])
    assert way.path().pointAtPercent(1).x() == at


def test_it_leads_nowhere_without_both_ends(way: RaidWay) -> None:
    way.lead(RUN, PLACE)
    way.lead(QRectF(), PLACE)
    assert not way.isVisible()


@pytest.mark.parametrize("capped", [False, True])
def test_the_card_that_takes_it_is_told_over_the_portfolio(way: RaidWay, capped: bool) -> None:
    (laid,) = lay_runs([Run(4, high_cap=capped)], QRectF(0, 0, 300, 400), 90)
    slot = slot_over(laid)
    assert slot.bottom() == laid.outline.top()
    assert (slot.left(), slot.width()) == (laid.rect.left(), laid.card)
    way.lead(RUN, PLACE, (slot, (7, "C")))
    assert way.slot == slot
    assert way.boundingRect().contains(slot)
    way.lead(RUN, PLACE)
    assert way.slot.isEmpty()
