"""What clicking and dragging do to a form; a refusal changes nothing."""

from __future__ import annotations

import pytest

from stockgames.engine.errors import Refused
from stockgames.games.stock_exchange import desk
from stockgames.games.stock_exchange.actions import ResourceGift, StockGift
from stockgames.games.stock_exchange.desk import Place
from stockgames.games.stock_exchange.form import Form
from stockgames.games.stock_exchange.parts import COAL, GOLD, IRON, WATER
from tests.games.stock_exchange.table import opened, truth

SWAP = Place("swap")


@pytest.fixture
def form() -> Form:
    """Return seat 0's form: two gold, water and iron ordered; it has no stock of company 1."""
    found = Form(truth(opened()).books(0))
    for resource in (GOLD, GOLD, WATER, IRON):
        found.produce(resource)
    return found


def good(resource: int) -> Place:
    return Place("good", resource)


def made(form: Form) -> list[int]:
    return list(form.entries.produce)


def given(form: Form) -> list[ResourceGift]:
    return list(form.entries.resources)


def presented(form: Form) -> list[StockGift]:
    return list(form.entries.stocks)


def turned_in(form: Form) -> list[int]:
    return list(form.entries.exchange)


def test_a_good_in_hand_goes_into_a_hole_and_a_hole_in_hand_takes_a_good(form: Form) -> None:
    assert desk.point(form, good(GOLD), Place("goods", 3)) is None
    assert desk.point(form, Place("goods", 4), good(WATER)) is None
    assert given(form) == [ResourceGift(3, GOLD), ResourceGift(4, WATER)]


def test_a_share_in_hand_goes_into_a_hole_and_a_hole_in_hand_takes_a_share(form: Form) -> None:
    assert desk.point(form, Place("share", 2), Place("stock", 3)) is None
    assert desk.point(form, Place("stock", 4), Place("share", 5)) is None
    assert presented(form) == [StockGift(3, 2), StockGift(4, 5)]


def test_pointing_at_a_full_hole_empties_it(form: Form) -> None:
    form.give_resource(3, GOLD)
    form.give_stock(3, 2)
    assert desk.point(form, None, Place("goods", 3)) is None
    assert given(form) == []
    assert desk.point(form, None, Place("stock", 3)) is None
    assert presented(form) == []


@pytest.mark.parametrize(
    "thing", [good(GOLD), Place("share", 2), Place("goods", 3), Place("stock", 3), SWAP]
)
def test_what_is_pointed_at_is_in_hand_and_pointed_at_again_no_more(
    form: Form, thing: Place
) -> None:
    before = form.entries
    assert desk.point(form, None, thing) == thing
    assert desk.point(form, thing, thing) is None
    assert form.entries == before


def test_garnets_and_a_share_meet_either_way(form: Form) -> None:
    assert desk.point(form, SWAP, Place("share", 2)) is None
    assert turned_in(form) == [2]
    assert desk.point(form, None, Place("back")) is None
    assert turned_in(form) == []
    assert desk.point(form, Place("share", 5), SWAP) is None
    assert turned_in(form) == [5]


def test_what_cannot_be_is_refused_and_changes_nothing(form: Form) -> None:
    form.give_resource(3, GOLD)
    form.give_resource(4, GOLD)
    before = form.entries
    for in_hand, place, code in (
        (None, Place("goods", 5), "two-resources-are-given"),
        (None, good(COAL), "coal-cannot-be-produced"),
        (None, good(GOLD), "four-resources-are-produced"),
        (good(WATER), Place("goods", 5), "two-resources-are-given"),
        (Place("share", 0), SWAP, "own-stocks-are-not-exchanged"),
        (Place("share", 1), Place("stock", 3), "the-given-stock-is-not-held"),
    ):
        with pytest.raises(Refused) as refused:
            desk.point(form, in_hand, place)
        assert refused.value.code == code
        assert form.entries == before


def test_what_lies_there_can_be_carried(form: Form) -> None:
    form.give_resource(3, GOLD)
    for place in (good(IRON), Place("slot", 3), Place("goods", 3), Place("share", 2)):
        assert desk.can_carry(form, place)
    for place in (good(COAL), Place("slot", 4), Place("goods", 4), Place("stock", 3), SWAP):
        assert not desk.can_carry(form, place)


def test_a_good_is_carried_to_a_slot_and_to_a_hole_and_back(form: Form) -> None:
    desk.carry(form, Place("slot", 0), good(GOLD))
    assert made(form) == [GOLD, WATER, IRON]
    desk.carry(form, good(GOLD), Place("slot"))
    assert made(form) == [GOLD, WATER, IRON, GOLD]
    desk.carry(form, good(GOLD), Place("goods", 3))
    desk.carry(form, Place("goods", 3), Place("goods", 5))
    assert given(form) == [ResourceGift(5, GOLD)]
    desk.carry(form, Place("goods", 5), good(WATER))
    assert given(form) == []


def test_a_share_is_carried_to_a_hole_to_the_garnets_and_back(form: Form) -> None:
    desk.carry(form, Place("share", 2), Place("stock", 3))
    desk.carry(form, Place("stock", 3), Place("stock", 6))
    assert presented(form) == [StockGift(6, 2)]
    desk.carry(form, Place("stock", 6), Place("share"))
    assert presented(form) == []
    desk.carry(form, Place("share", 2), SWAP)
    assert turned_in(form) == [2]


def test_what_is_carried_where_it_means_nothing_changes_nothing(form: Form) -> None:
    before = form.entries
    for source, target in ((good(GOLD), Place("stock", 3)), (Place("share", 2), Place("slot", 1))):
        desk.carry(form, source, target)
    assert form.entries == before
