"""Filling in a form by clicks: what it means, what is refused, and that everything can be
reached.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine import action_builder as engine
from stockgames.games.stock_exchange import desk
from stockgames.games.stock_exchange.action_builder import ActionBuilder
from stockgames.games.stock_exchange.actions import ResourceGift, StockGift, Submit
from stockgames.games.stock_exchange.desk import EMBLEMS, Place, place_name
from stockgames.games.stock_exchange.form import Entries, Form
from stockgames.games.stock_exchange.parts import COAL, DIAMOND, GOLD, IRON, WATER
from stockgames.games.stock_exchange.refusals import refusals
from stockgames.games.stock_exchange.view import books as books_of
from tests.games.stock_exchange.table import dealt, opened, play_round, played, truth, view

ORDERS = ("good-gold", "good-gold", "good-water", "good-iron")


def laid(moves: int = 0, garnets: int = 2, seat: int = 0, seed: int = 5) -> ActionBuilder:
    """Return an action builder of a seat after ``moves`` random submissions."""
    choosing = ActionBuilder()
    choosing.renew(view(played(seed, moves, garnets), seat), is_open=True)
    return choosing


def form_of(choosing: ActionBuilder) -> Form:
    assert choosing.form is not None
    return choosing.form


def pick(choosing: engine.ActionBuilder[engine.Target[Place], Submit], *names: str) -> None:
    for name in names:
        assert choosing.pick(name), name


def why_not(choosing: ActionBuilder, name: str) -> str:
    """Return the code for which a target is refused, after checking that picking it changes
    nothing.
    """
    target, before = choosing.target(name), (form_of(choosing).entries, choosing.in_hand)
    assert target is not None
    assert not choosing.pick(name)
    assert before == (form_of(choosing).entries, choosing.in_hand)
    return target.refused.code if target.refused is not None else ""


def shares(choosing: ActionBuilder) -> list[str]:
    return [place_name(share) for share in choosing.shares()]


def test_pointing_at_a_good_orders_until_four_are_ordered_and_then_picks_up() -> None:
    choosing = laid()
    assert not choosing.picks_up(Place("good", GOLD))
    pick(choosing, *ORDERS)
    assert choosing.picks_up(Place("good", GOLD))
    pick(choosing, "good-gold")
    assert form_of(choosing).entries.produce == (GOLD, GOLD, WATER, IRON)
    assert (choosing.picked, choosing.in_hand) == ("good-gold", Place("good", GOLD))
    pick(choosing, "good-gold")
    assert choosing.picked is None


def test_s4_coal_is_never_ordered_and_held_coal_is_picked_up() -> None:
    assert why_not(laid(), "good-coal") == "coal-cannot-be-produced"
    match = opened()
    one = "diamond prize_token prize_token prize_token"
    play_round(match, s0=one, s1=one, s2=one)
    choosing = ActionBuilder()
    choosing.renew(view(match, 0), is_open=True)
    pick(choosing, "good-coal")
    assert choosing.in_hand == Place("good", COAL)


def test_a_gift_by_way_of_the_hole_or_of_the_good() -> None:
    choosing = laid()
    pick(choosing, "good-gold", "good-to-3", "good-gold")
    assert form_of(choosing).entries.resources == (ResourceGift(3, GOLD),)
    assert len(form_of(choosing).entries.produce) == 1
    pick(choosing, "good-water", "good-water", "good-iron", "good-water", "good-to-5")
    assert form_of(choosing).entries.resources[1] == ResourceGift(5, WATER)
    form = form_of(choosing)
    assert (desk.ordered(form, WATER), desk.ordered(form, GOLD)) == (1, 0)


def test_a_filled_hole_gives_back() -> None:
    choosing = laid()
    share = choosing.shares()[-1]
    pick(choosing, place_name(share), "stock-to-2")
    assert form_of(choosing).entries.stocks == (StockGift(2, share.number),)
    assert share not in choosing.shares()
    pick(choosing, "stock-to-2")
    assert form_of(choosing).entries.stocks == ()
    assert share in choosing.shares()


def test_s3_a_third_gift_is_refused_in_the_first_round() -> None:
    choosing = laid()
    pick(choosing, *ORDERS, "good-gold", "good-to-1", "good-gold", "good-to-2")
    assert why_not(choosing, "good-to-3") == "two-resources-are-given"
    pick(choosing, "good-iron")
    assert why_not(choosing, "good-to-3") == "two-resources-are-given"
    assert not choosing.awaits(Place("goods", 3))


def test_s3_who_has_had_a_gift_gets_no_other() -> None:
    choosing = laid(8)
    assert choosing.view is not None
    had = next(seat for seat in range(1, 8) if seat not in choosing.view.owes_stock)
    assert why_not(choosing, f"stock-to-{had}") == "that-seat-has-had-its-gift"
    assert not choosing.takes(choosing.shares()[0], Place("stock", had))


def test_s5_garnets_buy_own_shares_and_give_the_others_back() -> None:
    choosing = laid()
    own, foreign = choosing.shares()[0], choosing.shares()[-1]
    before = len(choosing.shares())
    pick(choosing, "exchange")
    assert not choosing.awaits(own)
    assert choosing.awaits(foreign)
    pick(choosing, place_name(foreign))
    assert len(choosing.shares()) == before
    assert form_of(choosing).entries.exchange == (foreign.number,)
    assert why_not(choosing, "exchange") == "an-exchange-costs-two-garnets"
    pick(choosing, "keep-1")
    assert form_of(choosing).entries.exchange == ()
    assert foreign in choosing.shares()


def test_s5_without_a_foreign_share_it_is_not_garnets_that_are_missing() -> None:
    match = opened()
    state = truth(match)
    state.stocks[0] = [2, 0, 0, 0, 0, 0, 0, 0]
    choosing = ActionBuilder()
    choosing.renew(view(match, 0), is_open=True)
    assert why_not(choosing, "exchange") == "the-exchanged-stock-is-not-held"


def test_fresh_diamonds_are_meant_where_there_are_no_others() -> None:
    choosing = laid()
    pick(choosing, "good-diamond", "good-iron", "good-iron", "good-iron", "good-diamond")
    assert choosing.picked == "good-diamond"
    pick(choosing, "good-to-1")
    assert form_of(choosing).entries.resources == (ResourceGift(1, DIAMOND, fresh=True),)
    assert desk.ordered(form_of(choosing), DIAMOND) == 0


def test_a_gift_is_carried_to_another_hole_and_back_by_one_undo() -> None:
    choosing = laid()
    pick(choosing, "good-gold")
    assert choosing.carry(Place("good", GOLD), Place("goods", 1))
    assert choosing.carry(Place("goods", 1), Place("goods", 6))
    assert [gift.to for gift in form_of(choosing).entries.resources] == [6]
    assert choosing.undo()
    assert [gift.to for gift in form_of(choosing).entries.resources] == [1]


def test_a_gift_carried_onto_another_takes_its_place() -> None:
    choosing = laid()
    pick(choosing, *ORDERS, "good-gold", "good-to-1", "good-water", "good-to-6")
    assert choosing.takes(Place("goods", 1), Place("goods", 6))
    assert choosing.carry(Place("goods", 1), Place("goods", 6))
    form = form_of(choosing)
    assert form.entries.resources == (ResourceGift(6, GOLD),)
    assert desk.ordered(form, WATER) == 1


def test_a_share_in_hand_goes_into_a_hole_and_a_hole_in_hand_takes_a_share() -> None:
    choosing = laid()
    one, other = choosing.shares()[-1], choosing.shares()[-2]
    pick(choosing, place_name(one), "stock-to-3", "stock-to-4", place_name(other))
    given = (StockGift(3, one.number), StockGift(4, other.number))
    assert form_of(choosing).entries.stocks == given


def test_s5_a_share_in_hand_goes_to_the_garnets_but_none_of_ones_own() -> None:
    choosing = laid()
    foreign = choosing.shares()[-1]
    pick(choosing, place_name(foreign), "exchange")
    assert form_of(choosing).entries.exchange == (foreign.number,)
    pick(choosing, "keep-1", shares(choosing)[0])
    assert why_not(choosing, "exchange") == "own-stocks-are-not-exchanged"


def test_what_is_carried_lies_where_it_was_put_down_and_goes_back() -> None:
    choosing = laid()
    share = choosing.shares()[-1]
    assert choosing.carry(share, Place("stock", 3))
    assert choosing.carry(Place("stock", 3), Place("stock", 6))
    assert form_of(choosing).entries.stocks == (StockGift(6, share.number),)
    assert choosing.carry(Place("stock", 6), Place("share"))
    assert form_of(choosing).entries.stocks == ()
    assert choosing.carry(share, Place("swap"))
    assert form_of(choosing).entries.exchange == (share.number,)
    pick(choosing, "good-gold")
    assert choosing.carry(Place("good", GOLD), Place("goods", 3))
    assert choosing.carry(Place("goods", 3), Place("good", WATER))
    assert form_of(choosing).entries.resources == ()


@pytest.mark.parametrize(
    ("source", "target"),
    [(Place("good", GOLD), Place("stock", 3)), (Place("share", 2), Place("slot", 1))],
)
def test_what_is_carried_to_no_use_changes_nothing(source: Place, target: Place) -> None:
    choosing = laid()
    pick(choosing, *ORDERS)
    before = form_of(choosing).entries
    choosing.carry(source, target)
    assert form_of(choosing).entries == before


def test_a_gift_laid_down_where_it_was_taken_from_changes_nothing() -> None:
    choosing, hole = laid(), Place("stock", 4)
    assert choosing.carry(choosing.shares()[-1], hole)
    before = form_of(choosing).entries
    assert not choosing.takes(hole, hole)
    assert choosing.not_carried(hole, hole) is None
    assert choosing.carry(hole, hole)
    assert form_of(choosing).entries == before


def test_a_gift_that_lost_its_ground_stays_where_it_cannot_be_moved_from() -> None:
    choosing = laid()
    pick(choosing, "good-gold", "good-to-1", "good-gold", "slot-1")
    assert choosing.not_carried(Place("goods", 1), Place("goods", 2)) is not None
    assert not choosing.carry(Place("goods", 1), Place("goods", 2))
    assert [gift.to for gift in form_of(choosing).entries.resources] == [1]


def test_what_is_carried_back_is_taken_back() -> None:
    choosing = laid()
    assert choosing.carry(Place("good", WATER), Place("slot"))
    assert choosing.can_carry(Place("slot"))
    assert not choosing.can_carry(Place("slot", 1))
    assert not choosing.can_carry(Place("good", COAL))
    assert choosing.carry(Place("slot"), Place("good"))
    assert form_of(choosing).entries == Entries()


def test_what_lies_there_can_be_carried_and_nothing_else() -> None:
    choosing = laid()
    share, hole = choosing.shares()[-1], Place("stock", 4)
    assert choosing.can_carry(Place("good", WATER))
    assert choosing.can_carry(share)
    assert not choosing.can_carry(hole)
    assert not choosing.can_carry(Place("swap"))
    assert choosing.carry(share, hole)
    assert choosing.can_carry(hole)
    assert choosing.thing_at(hole) == Place("share", share.number)


def test_s5_garnets_pointed_at_twice_wait_for_nothing() -> None:
    choosing = laid()
    pick(choosing, "exchange", "exchange")
    assert choosing.in_hand is None
    assert form_of(choosing).entries == Entries()


def test_an_exchange_that_is_not_there_is_not_taken_back() -> None:
    form = form_of(laid())
    assert desk.point(form, None, Place("back", 0)) is None
    assert form.entries == Entries()


def test_a_form_that_is_not_open_offers_nothing() -> None:
    choosing = laid()
    pick(choosing, "good-gold")
    choosing.close()
    assert choosing.targets() == ()
    assert not choosing.pick("good-gold")
    assert not choosing.can_carry(Place("good", GOLD))
    assert not choosing.carry(Place("good", GOLD), Place("slot"))
    assert not choosing.undo()
    assert choosing.action() is None
    assert form_of(choosing).entries.produce == (GOLD,)


def test_back_puts_down_what_is_in_hand_and_undo_takes_a_change_back() -> None:
    choosing = laid()
    assert not choosing.back()
    pick(choosing, "good-gold", "good-to-3")
    assert choosing.can_step_back
    assert choosing.back()
    assert choosing.picked is None
    assert choosing.undo()
    assert not choosing.can_undo


def test_each_seat_finds_its_own_form_again() -> None:
    match, choosing = dealt("5"), ActionBuilder()
    choosing.renew(view(match, 0), is_open=True)
    pick(choosing, "good-gold")
    choosing.renew(view(match, 1), is_open=True)
    assert form_of(choosing).entries == Entries()
    choosing.clear()
    assert choosing.form is None
    assert not choosing.open
    choosing.renew(view(match, 0), is_open=True)
    assert form_of(choosing).entries.produce == (GOLD,)


def test_a_form_is_kept_as_a_draft_and_read_again() -> None:
    choosing = laid()
    assert choosing.draft() is None
    pick(choosing, "good-gold", "good-to-3", "good-gold")
    again = ActionBuilder()
    again.renew(view(played(5, 0, 2), 0), is_open=True, draft=choosing.draft())
    assert form_of(again).entries == form_of(choosing).entries
    other = ActionBuilder()
    other.renew(view(played(5, 0, 2), 0), is_open=True, draft={"produce": ["coal"]})
    assert form_of(other).entries == Entries()


def test_a_sealed_envelope_lies_there_as_it_was_sealed() -> None:
    match = dealt("5")
    action = match.game.sample_action(match.view(0), Random(1))
    match.act(0, action)
    choosing = ActionBuilder()
    choosing.renew(view(match, 0), is_open=False)
    assert form_of(choosing).laid() == action
    choosing.renew(view(match, 0), is_open=True)
    assert choosing.action() == action


def test_an_envelope_opened_again_keeps_what_is_changed_in_it() -> None:
    match, choosing = dealt("5"), ActionBuilder()
    action = match.game.sample_action(match.view(0), Random(1))
    match.act(0, action)
    choosing.renew(view(match, 0), is_open=True)
    assert choosing.carry(Place("slot"), Place("good"))
    changed = form_of(choosing).entries
    choosing.renew(view(match, 0), is_open=True)
    assert form_of(choosing).entries == changed
    choosing.renew(view(match, 0), is_open=False)
    assert form_of(choosing).laid() == action


def test_a_form_begun_lies_there_while_others_are_asked() -> None:
    match, choosing = dealt("5"), ActionBuilder()
    choosing.renew(view(match, 0), is_open=True)
    pick(choosing, "good-gold")
    choosing.renew(view(match, 0), is_open=False)
    assert form_of(choosing).entries.produce == (GOLD,)
    assert not choosing.targets()


def test_a_bystander_has_no_form() -> None:
    choosing = laid()
    choosing.renew(view(dealt("5"), None), is_open=False)
    assert choosing.form is None
    assert not choosing.shares()
    assert not choosing.targets()


def test_before_there_is_a_view_nothing_can_be_done() -> None:
    choosing, gold = ActionBuilder(), Place("good", GOLD)
    assert (choosing.view, choosing.form, choosing.in_hand) == (None, None, None)
    assert not choosing.open
    assert choosing.facts() is None
    assert choosing.draft() is None
    assert choosing.unsealed() is None
    assert choosing.action() is None
    assert choosing.thing_at(gold) is None
    assert choosing.not_carried(gold, Place("slot")) is None
    assert [
        choosing.pick("good-gold"),
        choosing.holds(gold),
        choosing.picks_up(gold),
        choosing.carry(gold, Place("slot")),
        choosing.takes(gold, Place("slot")),
        choosing.undo(),
    ] == [False] * 6


def test_what_is_in_hand_and_where_it_goes_are_facts() -> None:
    choosing = laid()
    pick(choosing, *ORDERS)
    facts = choosing.facts()
    assert facts is not None
    assert (facts.in_hand, facts.awaited, facts.is_open) == (None, frozenset(), True)
    pick(choosing, "good-gold")
    facts = choosing.facts()
    assert facts is not None
    assert facts.in_hand == Place("good", GOLD)
    assert facts.awaited == {Place("goods", seat) for seat in range(1, 8)}
    choosing.close()
    facts = choosing.facts()
    assert facts is not None
    assert (facts.in_hand, facts.awaited, facts.is_open) == (None, frozenset(), False)


def test_only_an_empty_hand_picks_up() -> None:
    choosing = laid()
    pick(choosing, *ORDERS)
    assert choosing.picks_up(Place("good", WATER))
    assert choosing.picks_up(Place("good", COAL)) is False
    assert not choosing.picks_up(Place("slot"))
    pick(choosing, "good-gold")
    assert choosing.picks_up(Place("good", WATER)) is False
    assert choosing.holds(Place("good", GOLD))
    assert not choosing.awaits(Place("slot"))
    assert choosing.awaits(Place("goods", 3))


def test_carrying_and_undoing_put_down_what_is_in_hand() -> None:
    choosing = laid()
    pick(choosing, shares(choosing)[0])
    assert choosing.carry(Place("good", WATER), Place("slot"))
    assert choosing.picked is None
    pick(choosing, shares(choosing)[0])
    assert choosing.undo()
    assert choosing.picked is None


def test_a_whole_form_that_is_closed_names_no_action() -> None:
    match, choosing = dealt("5"), ActionBuilder()
    match.act(0, match.game.sample_action(match.view(0), Random(1)))
    choosing.renew(view(match, 0), is_open=False)
    assert choosing.unsealed() is None
    assert choosing.action() is None


def test_names_are_told_apart() -> None:
    choosing = laid(16, 10)
    names = [target.name for target in choosing.targets()]
    assert len(names) == len(set(names))
    assert {"good-prize", "good-to-7", "stock-to-1", "slot-4", "exchange"} <= set(names)
    assert all(choosing.target(name) is not None for name in names)
    assert choosing.target("nowhere") is None


@given(st.integers(0, 10_000), st.integers(0, 23))
def test_any_submission_can_be_reached_by_pointing(seed: int, moves: int) -> None:
    match = played(seed, moves)
    seat = match.actors[0]
    action = match.game.sample_action(match.view(seat), Random(seed))
    choosing = ActionBuilder()
    choosing.renew(view(match, seat), is_open=True)
    for company in action.exchange:
        pick(choosing, "exchange", f"stock-{EMBLEMS[company]}")
    for made in action.produce:
        pick(choosing, place_name(Place("good", made)))
    for gift in action.resources:
        apart = f"{place_name(Place('good', gift.resource, gift.fresh))}"
        name = apart if choosing.target(apart) else place_name(Place("good", gift.resource))
        pick(choosing, f"good-to-{gift.to}", name)
    assert choosing.action() is None
    for present in action.stocks:
        pick(choosing, f"stock-{EMBLEMS[present.company]}", f"stock-to-{present.to}")
    assert choosing.unsealed() is None
    assert choosing.action() == action
    match.check(seat, action)


@given(st.integers(0, 10_000), st.integers(0, 23), st.integers(0, 25))
def test_what_is_not_refused_goes_on_and_what_is_has_the_reason_of_the_rules(
    seed: int, moves: int, times: int
) -> None:
    match, rng = played(seed, moves), Random(seed)
    choosing = ActionBuilder()
    choosing.renew(view(match, match.actors[0]), is_open=True)
    for _ in range(times):
        choosing.pick(rng.choice(choosing.targets()).name)
    form = form_of(choosing)
    for target in choosing.targets():
        if target.refused is None:
            continue
        codes = {why.code for why in refusals(form.books, meant(choosing, target.place))}
        assert target.refused.code in codes
    for target in rng.sample(choosing.targets(), 8):
        before = form.entries, choosing.in_hand
        is_empty_slot = target.place.kind == "slot" and target.place.number >= len(
            form.entries.produce
        )
        if choosing.pick(target.name) and not is_empty_slot:
            assert (form.entries, choosing.in_hand) != before


def meant(choosing: ActionBuilder, place: Place) -> Submit:
    """Return a submission that does what a refused place would have meant."""
    entries, hand = form_of(choosing).entries, choosing.in_hand
    exchange, produce = list(entries.exchange), list(entries.produce)
    goods, stocks = list(entries.resources), list(entries.stocks)
    if place.kind in ("good", "goods"):
        good = place if place.kind == "good" else hand
        hole = place if place.kind == "goods" else hand
        if hole is not None and hole.kind == "goods":
            thing = (good.number, good.fresh) if good and good.kind == "good" else (IRON, False)
            goods = [gift for gift in goods if gift.to != hole.number]
            goods.append(ResourceGift(hole.number, *thing))
        else:
            produce.append(place.number)
    elif place.kind == "stock" or (hand is not None and hand.kind == "stock"):
        hole = place if place.kind == "stock" else hand
        stocks = [gift for gift in stocks if hole and gift.to != hole.number]
        stocks.append(StockGift(hole.number if hole else 0, 0))
    elif place.kind == "share":
        exchange.append(place.number)
    else:
        own = form_of(choosing).books.seat
        exchange.append(hand.number if hand and hand.kind == "share" else (own + 1) % 8)
    return Submit(tuple(exchange), tuple(produce), tuple(goods), tuple(stocks))


def test_a_draft_that_comes_later_fills_a_form_that_nobody_has_begun() -> None:
    choosing = laid()
    seen = view(played(5, 0, 2), 0)
    choosing.renew(seen, is_open=True, draft={"produce": ["gold"]})
    assert form_of(choosing).entries.produce == (GOLD,)
    pick(choosing, "good-iron")
    choosing.renew(seen, is_open=True, draft={"produce": ["water"]})
    assert form_of(choosing).entries.produce == (GOLD, IRON)


def test_facts_are_made_anew_whenever_something_changes_and_not_before() -> None:
    choosing = laid()
    first = choosing.facts()
    assert choosing.facts() is first
    pick(choosing, choosing.targets()[0].name)
    changed = choosing.facts()
    assert changed != first
    assert choosing.undo()
    assert choosing.facts() == first
    choosing.close()
    closed = choosing.facts()
    assert closed is not None
    assert not closed.is_open
    choosing.clear()
    assert choosing.facts() is None


def test_facts_are_there_again_once_a_table_that_was_cleared_shows_the_same_view() -> None:
    choosing = laid()
    seen = choosing.view
    assert seen is not None
    first = choosing.facts()
    choosing.clear()
    choosing.renew(seen, is_open=True)
    assert choosing.facts() == first is not None


def test_an_action_is_filled_in_and_taken_out_where_nobody_may_change_it() -> None:
    match, choosing = dealt("5"), ActionBuilder()
    action = match.game.sample_action(match.view(0), Random(1))
    choosing.set_form(action)
    assert choosing.form is None, "there is no view"
    choosing.renew(view(match, 0), is_open=False)
    choosing.set_form(action)
    assert form_of(choosing).laid() == action
    choosing.set_form(None)
    assert form_of(choosing).entries == Entries()
    choosing.renew(view(match, 0), is_open=True)
    pick(choosing, "good-gold")
    choosing.set_form(action)
    assert form_of(choosing).entries.produce == (GOLD,), "whoever may change it has begun it"
    choosing.renew(view(match, None), is_open=False)
    choosing.set_form(action)
    assert choosing.form is None, "a bystander has no form"


def test_a_form_that_somebody_emptied_stays_empty_whatever_draft_there_is() -> None:
    choosing, seen = laid(), view(played(5, 0, 2), 0)
    pick(choosing, "good-gold")
    form_of(choosing).clear()
    choosing.renew(seen, is_open=True, draft={"produce": ["water"]})
    assert form_of(choosing).entries == Entries()


def test_a_draft_that_was_read_is_not_read_again_over_another() -> None:
    choosing, seen = ActionBuilder(), view(played(5, 0, 2), 0)
    choosing.renew(seen, is_open=True, draft={"produce": ["gold"]})
    choosing.renew(seen, is_open=True, draft={"produce": ["water"]})
    assert form_of(choosing).entries.produce == (GOLD,)


def test_a_form_of_other_holdings_is_begun_anew() -> None:
    choosing = laid(seed=5)
    books = form_of(choosing).books
    pick(choosing, "good-gold")
    others = (view(played(seed, 0, 2), 0) for seed in range(6, 30))
    choosing.renew(next(one for one in others if books_of(one) != books), is_open=True)
    assert form_of(choosing).books != books
    assert form_of(choosing).entries == Entries()
