"""The form on the desk: what pointing means, and what is refused."""

from __future__ import annotations

import pytest

from stockgames.engine.errors import Refused
from stockgames.engine.game import seen_as
from stockgames.games.stock_exchange.actions import ResourceGift, StockGift
from stockgames.games.stock_exchange.drafts import Draft
from stockgames.games.stock_exchange.parts import COAL, DIAMOND, GOLD, IRON, WATER
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.ui.games.stock_exchange.desk import Desk, Place
from tests.ui.games.stock_exchange.office import dealt


def laid(rounds: int = 0, garnets: int = 2, seed: int = 5) -> Desk:
    desk = Desk()
    desk.renew(
        seen_as(StockExchangeView, dealt(rounds=rounds, garnets=garnets, seed=seed).view(0)),
        is_open=True,
    )
    return desk


def draft_of(desk: Desk) -> Draft:
    assert desk.draft is not None
    return desk.draft


def order(desk: Desk, *resources: int) -> None:
    for resource in resources:
        desk.point(Place("good", resource))


def test_a_click_orders_until_four_are_ordered_and_then_picks_up() -> None:
    desk = laid()
    order(desk, GOLD, GOLD, WATER, IRON)
    assert draft_of(desk).sheet.produce == (GOLD, GOLD, WATER, IRON)
    desk.point(Place("good", GOLD))
    assert desk.picked == Place("good", GOLD)
    assert draft_of(desk).sheet.produce == (GOLD, GOLD, WATER, IRON)


def test_what_is_not_at_hand_is_not_picked_up() -> None:
    desk = laid()
    order(desk, GOLD, GOLD, WATER, IRON)
    with pytest.raises(Refused) as refused:
        desk.point(Place("good", DIAMOND))
    assert refused.value.code == "four-resources-are-produced"


def test_coal_is_never_ordered() -> None:
    with pytest.raises(Refused) as refused:
        laid().point(Place("good", COAL))
    assert refused.value.ruling == "S4"


def test_a_gift_by_way_of_the_hole_or_of_the_good() -> None:
    desk = laid()
    desk.point(Place("good", GOLD))
    desk.point(Place("goods", 3))
    desk.point(Place("good", GOLD))
    assert draft_of(desk).sheet.resources == (ResourceGift(3, GOLD),)
    assert len(draft_of(desk).sheet.produce) == 1
    order(desk, WATER, WATER, IRON)
    desk.point(Place("good", WATER))
    desk.point(Place("goods", 5))
    assert draft_of(desk).sheet.resources[1] == ResourceGift(5, WATER)
    assert desk.ordered(WATER) == 1
    assert desk.ordered(GOLD) == 0


def test_a_filled_hole_gives_back() -> None:
    desk = laid()
    share = desk.shares()[-1]
    desk.point(share)
    desk.point(Place("stock", 2))
    assert draft_of(desk).sheet.stocks == (StockGift(2, share.number),)
    assert share not in desk.shares()
    desk.point(Place("stock", 2))
    assert draft_of(desk).sheet.stocks == ()
    assert share in desk.shares()


def test_a_third_gift_is_refused_in_the_first_round() -> None:
    desk = laid()
    order(desk, GOLD, GOLD, GOLD, GOLD)
    for seat in (1, 2):
        desk.point(Place("good", GOLD))
        desk.point(Place("goods", seat))
    with pytest.raises(Refused) as refused:
        desk.point(Place("goods", 3))
    assert refused.value.code == "two-resources-are-given"


def test_who_has_had_a_gift_gets_no_other() -> None:
    desk = laid(rounds=1)
    assert desk.view is not None
    had = next(seat for seat in range(1, 8) if seat not in desk.view.owes_stock)
    with pytest.raises(Refused) as refused:
        desk.point(Place("stock", had))
    assert refused.value.code == "that-seat-has-had-its-gift"
    assert not desk.takes(desk.shares()[0], Place("stock", had))


def test_garnets_buy_own_shares_and_give_the_others_back() -> None:
    desk = laid()
    own, foreign = desk.shares()[0], desk.shares()[-1]
    before = sum(share.number == own.number for share in desk.shares())
    desk.point(Place("swap"))
    desk.point(foreign)
    assert sum(share.number == own.number for share in desk.shares()) == before + 1
    with pytest.raises(Refused) as refused:
        desk.point(Place("swap"))
    assert refused.value.code == "an-exchange-costs-two-garnets"
    desk.point(Place("back", 0))
    assert desk.bought() == 0
    assert foreign in desk.shares()


def test_own_shares_are_not_exchanged() -> None:
    desk = laid()
    desk.point(desk.shares()[0])
    with pytest.raises(Refused) as refused:
        desk.point(Place("swap"))
    assert refused.value.code == "own-stocks-are-not-exchanged"


def test_fresh_diamonds_are_given_where_there_are_no_others() -> None:
    desk = laid()
    order(desk, DIAMOND, IRON, IRON, IRON)
    desk.point(Place("good", DIAMOND))
    desk.point(Place("goods", 1))
    assert draft_of(desk).sheet.resources == (ResourceGift(1, DIAMOND, fresh=True),)
    assert desk.ordered(DIAMOND) == 0


def test_a_gift_can_be_moved_to_another_hole() -> None:
    desk = laid()
    desk.point(Place("good", GOLD))
    desk.drop(Place("good", GOLD), Place("goods", 1))
    desk.drop(Place("goods", 1), Place("goods", 6))
    assert [gift.to for gift in draft_of(desk).sheet.resources] == [6]


def test_a_sealed_desk_refuses_everything() -> None:
    desk = laid()
    desk.close()
    for place in (Place("good", GOLD), Place("slot"), Place("swap"), Place("goods", 1)):
        with pytest.raises(Refused):
            desk.point(place)
    with pytest.raises(Refused):
        desk.drop(Place("good", GOLD), Place("slot"))
    assert not desk.undo()


def test_each_seat_finds_its_own_form_again() -> None:
    match, desk = dealt("hhbbbbbb"), Desk()
    desk.renew(seen_as(StockExchangeView, match.view(0)), is_open=True)
    order(desk, GOLD)
    desk.renew(seen_as(StockExchangeView, match.view(1)), is_open=True)
    assert draft_of(desk).sheet.produce == ()
    desk.clear()
    assert desk.draft is None
    desk.renew(seen_as(StockExchangeView, match.view(0)), is_open=True)
    assert draft_of(desk).sheet.produce == (GOLD,)


def test_a_bystander_has_no_form() -> None:
    desk = Desk()
    desk.renew(seen_as(StockExchangeView, dealt().view(None)), is_open=False)
    assert desk.draft is None
    assert desk.shares() == ()
