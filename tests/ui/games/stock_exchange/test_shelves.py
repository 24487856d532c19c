"""A shelf shows what is held and ordered of its resource, and no other shelf changes with it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from stockgames.games.stock_exchange.parts import ALL_RESOURCES, GOLD
from stockgames.ui.games.stock_exchange.shelves import ShelvesItem
from stockgames.ui.kit.theme import Look
from tests.ui.games.paints import painted
from tests.ui.games.stock_exchange.desks import LAYOUT, facts, form, laid


@pytest.fixture
def shelves(qtbot: QtBot) -> ShelvesItem:
    return laid(ShelvesItem(Look()), facts(form()), LAYOUT.warehouse)


def test_what_is_ordered_lies_on_its_shelf_alone(shelves: ShelvesItem) -> None:
    areas = [LAYOUT.shelves[resource].hole for resource in ALL_RESOURCES]
    before = [painted(shelves, area) for area in areas]
    lies = form()
    lies.produce(GOLD)
    shelves.facts = facts(lies)
    after = [painted(shelves, area) for area in areas]
    assert [one != other for one, other in zip(before, after, strict=True)] == [
        resource == GOLD for resource in ALL_RESOURCES
    ]


def test_a_label_tells_what_one_more_would_bring(shelves: ShelvesItem) -> None:
    before = painted(shelves, shelves.rect)
    shelves.outlook = [f"+${number}k" for number in ALL_RESOURCES]
    assert painted(shelves, shelves.rect) != before


def test_nothing_is_painted_before_it_has_its_place(qtbot: QtBot) -> None:
    item = ShelvesItem(Look())
    item.set_rect(LAYOUT.warehouse)
    blank = painted(item, item.rect)
    assert painted(laid(item, facts(form()), LAYOUT.warehouse), item.rect) != blank


def test_a_crate_under_the_mouse_is_drawn_over_the_others(shelves: ShelvesItem) -> None:
    lies = form()
    lies.produce(GOLD)
    shelves.facts = facts(lies)
    rests = painted(shelves, LAYOUT.shelves[GOLD].hole)
    shelves.lift({GOLD: 1.0})
    assert painted(shelves, LAYOUT.shelves[GOLD].hole) != rests, "it is left out of the rest"
    shelves.lift({})
    assert painted(shelves, LAYOUT.shelves[GOLD].hole) == rests
