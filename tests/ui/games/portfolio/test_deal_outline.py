"""Deals as text: what each side gives, and what that would change."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from stockgames.engine.state import seen_as
from stockgames.games.portfolio.action_builder import LEAVE
from stockgames.games.portfolio.drafting import DealDraft
from stockgames.games.portfolio.view import PortfolioView
from stockgames.lab.gallery import portfolio_positions as positions
from stockgames.lab.gallery.samples import board_of
from stockgames.presentation.outline import Node, walk
from stockgames.ui.games.portfolio.deal_side import Tray
from stockgames.ui.games.portfolio.table import PortfolioTable
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.context import ThemeContext
from tests.ui.table.seating import LAID, SMALL


def lay(name: str) -> TablePage:
    def show(page: TablePage) -> None:
        page.resize(SMALL)
        page.setUpdatesEnabled(False)
        page.show()

    look = ThemeContext()
    look.fit(SMALL)
    page = positions.lay(name, look, show)
    LAID.append(page)
    return page


def found(page: TablePage) -> dict[str, Node]:
    return {node.place: node for _, node in walk(page.outline.nodes())}


@pytest.fixture
def deal(qtbot: QtBot) -> TablePage:
    return lay("deal")


def test_both_sides_of_a_deal_are_told_with_what_they_change(deal: TablePage) -> None:
    nodes, table = found(deal), board_of(deal, PortfolioTable)
    draft, view = table.deal_sheet.draft, seen_as(PortfolioView, deal.controller.view)
    assert draft is not None
    assert nodes["deal"].value == table.deal_sheet.sentence
    given = [node.name for node in nodes["deal/give"].children]
    assert given[0] == f"${draft.give.cash}"
    assert "3 turns" in given[-1]
    assert len(given) == 3
    assert len(nodes["deal/get"].children) == 2
    cash = view.cash[0]
    assert f"cash ${cash} → ${cash - draft.give.cash}" in nodes["deal/give"].value
    other = view.cash[draft.partner]
    assert f"cash ${other} → ${other + draft.give.cash}" in nodes["deal/get"].value
    assert "left this turn" in nodes["deal/left"].name
    assert not nodes["deal/left"].value


def test_a_deal_that_cannot_be_offered_says_why(deal: TablePage) -> None:
    table = board_of(deal, PortfolioTable)
    table.choose(LEAVE)
    assert "deal" not in found(deal)
    table.open_deal(DealDraft(0, 1))
    nodes = found(deal)
    assert [node.name for node in nodes["deal/give"].children] == ["nothing"]
    assert nodes["deal/left"].value, "an empty deal is refused"
    offer, *_ = table.panel.groups[0].choices
    assert offer.why_not == nodes["deal/left"].value


def test_an_offer_that_waits_is_told_side_by_side(qtbot: QtBot) -> None:
    nodes = found(lay("answer"))
    assert nodes["deal/give"].name == "Bruno gives"
    assert nodes["deal/get"].name == "You give"
    whole = nodes["offer"].value
    for side in ("give", "get"):
        parts = [node.name for node in nodes[f"deal/{side}"].children]
        assert parts
        assert [part for part in parts if part not in whole] == []
        assert "income $" in nodes[f"deal/{side}"].value


def test_trays_tell_their_own_side_alone(deal: TablePage) -> None:
    sheet = board_of(deal, PortfolioTable).deal_sheet
    names = [tray.accessibleName() for tray in sheet.findChildren(Tray)]
    assert names[0].startswith("You give: $")
    assert names[1].startswith("Bruno gives: ")
