"""Selecting cards and draws: exactly what the rules allow."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.action_builder import CONFIRM, NOT_PRESSED, Pressed
from stockgames.engine.errors import Refused
from stockgames.engine.match import Match
from stockgames.engine.state import CHANCE
from stockgames.games.portfolio import actions as a
from stockgames.games.portfolio.action_builder import (
    ASK,
    COUNTER,
    DEAL,
    LEAVE,
    MUTE,
    OFFER,
    OFFER_ALL,
    PRICED,
    SORT,
    ActionBuilder,
    Target,
    name_of,
)
from stockgames.games.portfolio.facts import facts_of
from stockgames.games.portfolio.forecast import raid_forecast
from stockgames.games.portfolio.parts import Card, dry_limit, in_order
from stockgames.games.portfolio.view import PortfolioView
from tests.games.portfolio.table import (
    SEATS,
    card,
    cards,
    offer,
    play,
    played,
    put,
    rich,
    table,
    truth,
    view,
)

TABLES = st.tuples(st.sampled_from(SEATS), st.integers(0, 40))
LENGTH = st.integers(0, 400)
WITHOUT_ACTION = {
    "cards-are-drawn-first",
    "cards-are-selected-first",
    "one-card-is-discarded",
    "one-card-takes-a-portfolio-over",
}
"""Refusals that no action can cause."""


def opened(seen: PortfolioView) -> ActionBuilder:
    """Return an action builder for the deciding seat."""
    found = ActionBuilder()
    found.renew(seen, is_open=True)
    return found


def asked(at: tuple[int, int], most: int) -> tuple[Match, ActionBuilder] | None:
    """Return a table during a random game and the action builder of the asked seat, None if
    none is.
    """
    match = played(*at)
    match.undo_to(most % len(match.moves))
    actor = match.actors[0]
    return None if actor == CHANCE else (match, opened(view(match, actor)))


def select(choosing: ActionBuilder, wanted: tuple[Card, ...]) -> None:
    """Select cards by clicking them one after the other."""
    left = list(wanted)
    for slot, held in enumerate(choosing.slots):
        if held in left:
            left.remove(held)
            assert choosing.pick(choosing.card_names()[slot])
    assert not left


def used(action: a.PortfolioAction) -> tuple[Card, ...]:
    """Return the cards that leave the hand."""
    if isinstance(action, a.Found):
        return action.cards
    assert isinstance(action, a.Extend | a.Cap | a.Neutralize | a.Acquire | a.Discard)
    return (action.card,)


def follow(match: Match, target: Target) -> Refused | None:
    """Play the actions of a target and undo them; return the referee's refusal."""
    kept = len(match.moves)
    try:
        for action in target.actions:
            match.act(match.actors[0], action)
    except Refused as refused:
        assert action is target.actions[-1]
        return refused
    finally:
        match.undo_to(kept)
    return None


def building(hand: str) -> Match:
    """Return a table at which seat 0 has drawn."""
    match = table([hand, "KH"])
    play(match, "draw 1")
    return match


def way(choosing: ActionBuilder, name: str) -> tuple[a.PortfolioAction, ...]:
    target = choosing.target(name)
    assert target is not None
    assert target.refused is None
    return target.actions


def why(choosing: ActionBuilder, name: str) -> str:
    target = choosing.target(name)
    assert target is not None
    assert target.refused is not None
    assert not choosing.pick(name)
    return f"{target.refused.code} {target.refused.ruling}"


def test_three_in_sequence_go_to_the_new_place_and_one_to_the_pile() -> None:
    choosing = opened(view(building("3H 4H 5H 9D"), 0))
    select(choosing, cards("3H 4H 5H"))
    assert [target.name for target in choosing.ways()] == ["lay-portfolio"]
    choosing.back()
    select(choosing, cards("3H"))
    assert [target.name for target in choosing.ways()] == ["discard-pile"]
    assert why(choosing, "lay-portfolio") == "a-portfolio-has-three-cards-or-more build"


def test_all_selected_cards_go_to_a_portfolio_or_none() -> None:
    match = building("2H 6H 7H 2D 7D KC")
    put(match, 0, "3H-5H")
    choosing = opened(view(match, 0))
    select(choosing, cards("2H 6H 7H 2D 7D"))
    name = name_of(("run", 1))
    assert way(choosing, name) == (
        a.Extend(1, card("2H")),
        a.Extend(1, card("6H")),
        a.Extend(1, card("7H")),
        a.Cap(1, card("2D"), 0),
        a.Cap(1, card("7D"), 1),
    )
    select(choosing, cards("KC"))
    assert why(choosing, name) == "that-card-does-not-extend-it P4"
    assert choosing.action() is None


def test_one_card_is_discarded_and_one_takes_a_portfolio_over() -> None:
    match = building("2C 6C 9D")
    put(match, 1, "3C-5C")
    rich(match, 20, 0)
    choosing = opened(view(match, 0))
    select(choosing, cards("6C"))
    assert choosing.action() == a.Acquire(1, card("6C"))
    coming = choosing.coming(None)
    assert coming is not None
    assert (coming.cost, coming.income) == (4, 4)
    assert choosing.coming("discard-pile") != coming
    select(choosing, cards("2C"))
    assert why(choosing, "portfolio-1") == "one-card-takes-a-portfolio-over P9"
    assert why(choosing, "discard-pile") == "one-card-is-discarded P10"
    assert choosing.action() is None


def test_an_ace_that_both_neutralizes_and_acquires_can_do_either() -> None:
    match = building("AC 9D")
    put(match, 1, "2C-KC")
    rich(match, 90, 0)
    choosing = opened(view(match, 0))
    select(choosing, cards("AC"))
    both = a.Acquire(1, card("AC")), a.Neutralize(1, card("AC"))
    assert [target.actions for target in choosing.ways()[:2]] == [(one,) for one in both]
    assert choosing.action() == both[0]
    assert choosing.pick("neutralize-1")
    assert choosing.action() == both[1]


def test_what_stands_in_the_way_of_a_raid_is_told() -> None:
    match = building("2C 6C 9D")
    put(match, 1, "3C-5C", high_cap="5S")
    rich(match, 1, 0)
    choosing = opened(view(match, 0))
    for name, code in (("2C", "not-enough-cash P9"), ("6C", "that-end-is-capped P4")):
        choosing.back()
        select(choosing, cards(name))
        assert why(choosing, "portfolio-1") == code


def test_what_waits_for_cards_says_so() -> None:
    match = table(["3H 9D", "KH"])
    put(match, 1, "3C-5C")
    assert why(opened(view(match, 0)), "portfolio-1") == "cards-are-drawn-first draw"
    play(match, "draw 1")
    choosing = opened(view(match, 0))
    for name in ("portfolio-1", "lay-portfolio", "discard-pile"):
        assert why(choosing, name) == "cards-are-selected-first build"


def test_to_point_at_another_seat_changes_nothing_of_a_turn() -> None:
    choosing = opened(view(building("3H 9D"), 0))
    select(choosing, cards("3H"))
    action = choosing.action()
    assert choosing.target("seat-0") is None
    assert choosing.pick("seat-1")
    assert choosing.action() == action == a.Discard(card("3H"))


def test_a_sorted_hand_keeps_what_is_selected() -> None:
    choosing = opened(view(building("3H 9S 4H KD 5H 5H"), 0))
    choosing.select([0, 2, 4])
    before = choosing.chosen()
    choosing.sort("rank")
    assert choosing.chosen() == before
    assert choosing.slots == in_order(choosing.slots, "rank")
    assert choosing.card_names().count("card-5h-2") == 1


def test_both_copies_of_a_card_stay_selected_in_a_sorted_hand() -> None:
    choosing = opened(view(building("5H KD 5H"), 0))
    select(choosing, cards("5H 5H"))
    choosing.sort("rank")
    assert choosing.chosen() == cards("5H 5H")


def test_prices_are_refused_from_where_the_income_ends() -> None:
    match = table(["3H 9S", "KH"])
    choosing = opened(view(match, 0))
    assert [choosing.pick(f"draw-{count}") for count in (1, 2)] == [True, False]
    assert why(choosing, f"draw-{PRICED}") == "this-turns-income-does-not-pay-for-it P5"
    assert choosing.pick("pauper")
    assert choosing.action() == a.Draw(2, False, True)
    assert choosing.pick("exposed-card")
    assert choosing.pick("draw-1")
    assert choosing.plan() == (a.Draw(1, True, False),)


def test_without_an_exposed_card_none_is_taken_first() -> None:
    match = table(["3H 9S", "KH"])
    truth(match).pile = []
    assert why(opened(view(match, 0)), "exposed-card") == "no-card-is-exposed draw"


@pytest.mark.parametrize("asks", ["KD", "3H"])
def test_an_offer_that_cannot_be_met_can_be_declined_alone(asks: str) -> None:
    """A seat that lacks the requested cards learns it, whatever the maker has."""
    match = table(["3H", "KD"])
    match.act(0, offer(1, "9S", asks))
    choosing = opened(view(match, 1))
    lacking = "one-does-not-own-what-is-asked-for P12"
    if asks == "KD":
        lacking = "the-maker-does-not-own-what-it-offers P12"
    assert why(choosing, "accept") == lacking
    with pytest.raises(Refused) as caught:
        match.act(1, a.Accept())
    assert f"{caught.value.code} {caught.value.ruling}" == lacking
    assert choosing.pick("decline")
    assert choosing.action() == match.view(1).legal[0]


def test_nothing_can_be_selected_while_nobody_is_asked() -> None:
    choosing = ActionBuilder()
    choosing.renew(view(building("3H"), 0), is_open=False)
    assert not choosing.toggle(0)
    assert not choosing.pick("card-3h")
    assert choosing.targets() == ()
    assert choosing.draw() is None


def test_a_closed_choosing_offers_nothing_and_a_forgotten_one_knows_nothing() -> None:
    choosing = opened(view(building("3H 9D"), 0))
    select(choosing, cards("3H"))
    choosing.close()
    assert choosing.targets() == ()
    assert choosing.action() is None
    assert choosing.chosen() == ()
    choosing.forget()
    assert (choosing.open, choosing.slots, choosing.chosen(), choosing.targets()) == (
        False,
        (),
        (),
        (),
    )
    assert choosing.view is None
    assert choosing.most() == 0


def test_what_one_person_has_begun_is_forgotten_before_the_next_looks() -> None:
    match = building("3H 9D")
    choosing = bargaining(match, 0)
    select(choosing, cards("3H"))
    choosing.press(DEAL)
    assert choosing.makes_deal
    choosing.forget()
    assert (choosing.open, choosing.makes_deal, choosing.deal.draft) == (False, False, None)


def test_the_same_position_keeps_the_way_and_another_does_not() -> None:
    match = building("3H 9D")
    choosing = opened(view(match, 0))
    select(choosing, cards("3H"))
    choosing.renew(view(match, 0), is_open=True)
    assert choosing.chosen() == cards("3H")
    rich(match, 9, 9)
    choosing.renew(view(match, 0), is_open=True)
    assert choosing.chosen() == ()


def test_who_does_not_look_may_answer_either_way() -> None:
    match = table(["3H", "KD"])
    match.act(0, offer(1, "1"))
    seen = view(match, None)
    assert a.Accept() not in seen.legal
    assert [choosing_of(seen, name) for name in ("accept", "decline")] == ["accept", "decline"]


def choosing_of(seen: PortfolioView, name: str) -> str:
    """Return the action after picking a target."""
    choosing = opened(seen)
    assert choosing.pick(name)
    action = choosing.action()
    assert action is not None
    return action.do


def test_why_no_deal_can_be_offered_is_told_for_any_seat() -> None:
    match = table(["3H", "KD", "QD"])
    choosing = opened(view(match, 0))
    assert [choosing.no_offer(seat) for seat in range(3)] == [None, None, None]
    match.act(0, offer(1, "1"))
    choosing.renew(view(match, 0), is_open=False)
    waiting = choosing.no_offer(2)
    assert waiting is not None
    assert waiting.code == "the-open-offer-is-answered-first"


# Buttons


def bargaining(match: Match, seat: int) -> ActionBuilder:
    """Return an action builder of a seat that decides and may offer a deal."""
    chooser, seen = ActionBuilder(), view(match, seat)
    chooser.renew(seen, is_open=True)
    chooser.deal.renew(seen, facts_of(seen), [seat])
    return chooser


def prepared(chooser: ActionBuilder) -> a.Offer | None:
    """Return the offer that is being prepared."""
    draft = chooser.deal.draft
    assert chooser.makes_deal == (draft is not None)
    return None if draft is None else draft.offer()


def test_an_offer_is_answered_by_its_buttons() -> None:
    match = table(["3H", "KD"])
    match.act(0, offer(1, "1"))
    choosing = bargaining(match, 1)
    pressed = [choosing.press(name) for name in ("accept", "decline", MUTE)]
    assert pressed == [
        Pressed(True, a.Accept()),
        Pressed(True, a.Decline()),
        Pressed(True, a.Decline(), mutes=True),
    ]
    play(match, "decline")
    match.act(0, offer(1, "9"))
    unpaid = bargaining(match, 1).press("accept")
    assert (unpaid.action, str(unpaid.refused)) == (
        None,
        "the maker does not own what it offers (P12)",
    )


def test_a_counteroffer_is_prepared_before_the_offer_is_declined() -> None:
    """Behind a curtain the offer was declined at once, and nothing could be offered any more."""
    match = table(["3H", "KD", "QD"])
    match.act(0, offer(1, "1"))
    choosing = bargaining(match, 1)
    assert choosing.press(COUNTER) == Pressed(True)
    assert prepared(choosing) == offer(0, "", "1")
    assert choosing.deal.asked == (0,)
    assert choosing.press(LEAVE) == Pressed(True)
    assert prepared(choosing) is None
    choosing.press(COUNTER)
    seen = view(match, 1)
    choosing.deal.renew(seen, facts_of(seen), [])
    assert prepared(choosing) == offer(0, "", "1"), "it waits as long as the offer"
    choosing.deal.set_amount("give", "cash", 2)
    assert choosing.deal.refused is None
    countered = offer(0, "2", "1")
    assert choosing.press(OFFER) == Pressed(True, a.Decline(), seat=1, then=(countered,))
    assert prepared(choosing) is None
    choosing.press(COUNTER)
    match.act(1, a.Decline())
    seen = view(match, 1)
    choosing.deal.renew(seen, facts_of(seen), [])
    assert prepared(choosing) is None, "somebody else has declined"


def test_a_counteroffer_begins_without_cards_that_its_maker_lacks() -> None:
    match = table(["3H", "KD KD", "QD"])
    match.act(0, offer(1, "1", "KD QD"))
    choosing = bargaining(match, 1)
    choosing.press(COUNTER)
    assert prepared(choosing) == offer(0, "KD", "1")


def test_a_deal_is_begun_by_its_button_or_by_a_seat() -> None:
    match = table(["3H", "KD", "QD"])
    choosing = bargaining(match, 0)
    for name, to in ((DEAL, 1), ("seat-2", 2)):
        assert choosing.press(name) == Pressed(True)
        assert prepared(choosing) == offer(to)
        assert choosing.press(LEAVE) == Pressed(True)
        assert prepared(choosing) is None
    for _ in range(3):
        match.act(0, offer(1, "1"))
        play(match, "decline")
    pressed = opened(view(match, 0)).press(DEAL)
    assert (pressed.happened, str(pressed.refused)) == (False, "three offers a turn (P12)")
    assert not ActionBuilder().press(DEAL).happened


def test_a_deal_begun_drops_what_is_selected() -> None:
    choosing = bargaining(building("3H 9D"), 0)
    select(choosing, cards("3H"))
    choosing.press(DEAL)
    assert choosing.chosen() == ()


def test_a_deal_holds_what_is_pointed_at_and_what_is_named() -> None:
    match = building("3H 9D")
    put(match, 0, "3C-5C")
    put(match, 1, "8C-TC")
    choosing = bargaining(match, 0)
    choosing.press(DEAL)
    for name in ("card-3h", "card-9d", "portfolio-1", "portfolio-2", "card-9d"):
        assert choosing.press(name) == Pressed(True)
    assert choosing.press(f"{ASK}get") == Pressed(True)
    assert choosing.press("lay-kd") == Pressed(True)
    assert prepared(choosing) == offer(1, "3H #1", "KD #2")
    assert choosing.put(("run", 1), on=False)
    assert choosing.put(("card", choosing.slots.index(card("3H"))), on=True)
    assert [choosing.put(("run", 9)), choosing.put(("seat", 1))] == [False, False]
    assert prepared(choosing) == offer(1, "3H", "KD #2")
    assert not opened(view(match, 0)).put(("run", 1))


def test_a_naming_is_left_before_the_deal() -> None:
    choosing = bargaining(table(["3H", "KD"]), 0)
    choosing.press(DEAL)
    choosing.press(f"{ASK}get")
    assert {target.place[0] for target in choosing.targets()} == {"named"}
    choosing.press(LEAVE)
    assert prepared(choosing) == offer(1)
    assert "named" not in {target.place[0] for target in choosing.targets()}
    assert not choosing.press("nothing-of-this-name").happened


def test_what_gives_nothing_is_offered_at_the_second_press() -> None:
    choosing = bargaining(table(["3H", "KD"]), 0)
    choosing.press(DEAL)
    empty = choosing.press(OFFER)
    assert (empty.happened, str(empty.refused)) == (True, "an offer carries something (P12)")
    choosing.press("cash-get+1")
    assert choosing.press(OFFER) == Pressed(True), "it is asked first"
    assert choosing.press(OFFER) == Pressed(True, offer(1, "", "1"), seat=0)
    assert prepared(choosing) is None
    choosing.press(DEAL)
    choosing.press("cash-get+1")
    assert choosing.press(OFFER) == Pressed(True), "it is asked again about another"


def test_buttons_confirm_and_sort() -> None:
    match = building("6H 7H 9D")
    put(match, 0, "3H-5H")
    choosing = opened(view(match, 0))
    assert choosing.press(CONFIRM) == Pressed(False)
    assert [choosing.press(f"card-{name}") for name in ("6h", "7h")] == [Pressed(True)] * 2
    steps = a.Extend(1, card("6H")), a.Extend(1, card("7H"))
    assert choosing.press(CONFIRM) == Pressed(True, steps[0], then=steps[1:])
    orders = []
    for _ in range(2):
        assert choosing.press(SORT) == Pressed(True)
        orders.append(choosing.order)
    assert orders == ["rank", "suit"]
    choosing.close()
    assert choosing.press(SORT) == NOT_PRESSED
    nobody = building("")
    truth(nobody).lose(0, truth(nobody).hand(0)[0])
    assert opened(view(nobody, 0)).press(SORT) == Pressed(False)


def test_a_raid_is_foreseen_where_it_is_pointed_at() -> None:
    match = building("6C 9D")
    put(match, 1, "3C-5C")
    rich(match, 20, 0)
    seen = view(match, 0)
    choosing = opened(seen)
    select(choosing, cards("6C"))
    foreseen = raid_forecast(seen, a.Acquire(1, card("6C")))
    assert choosing.raid("portfolio-1") == foreseen is not None
    assert choosing.raid("discard-pile") is None


# Order of the hand


@pytest.mark.parametrize(
    ("made", "presses", "to"),
    [
        (0, "cash-give+1", [1, 2, 3]),
        (0, "seat-3 cash-give+1", [3, 1, 2]),
        (1, "seat-4 cash-give+1", [4, 1]),
        (2, "seat-2 cash-give+1", []),
        (0, "cash-get+1", None),
        (0, "portfolio-1 cash-give+1", []),
        (0, "cash-give+1 cash-give-1", []),
    ],
    ids=["next", "chosen first", "two left", "last", "gives nothing", "a portfolio", "empty"],
)
def test_everyone_is_asked_in_turn_as_far_as_the_offers_go(
    made: int, presses: str, to: list[int] | None
) -> None:
    """What gives nothing asks before it goes out, to everyone as to one."""
    match = table(["2D", "3D", "4D", "5D", "6D"])
    put(match, 1, "3C-5C")
    for amount in range(made):
        match.act(0, offer(1, f"{amount + 1}"))
        play(match, "decline")
    chooser = bargaining(match, 0)
    for name in f"{DEAL} {presses}".split():
        assert chooser.press(name).happened
    pressed = chooser.press(OFFER_ALL)
    if to is None:
        assert (pressed.happened, pressed.action) == (True, None)
        pressed, to = chooser.press(OFFER_ALL), [1, 2, 3]
    offers = [one for one in (pressed.action, *pressed.then) if isinstance(one, a.Offer)]
    assert [one.to for one in offers] == to
    assert len({(one.give, one.get) for one in offers}) <= 1


def test_colours_alternate_in_a_hand_by_suit_and_ranks_climb_in_one_by_rank() -> None:
    hand = cards("3D AS KS 3S KH 3C KC 3H")
    assert in_order(hand, "suit") == cards("AS 3S KS 3H KH 3C KC 3D")
    assert in_order(hand, "rank") == cards("AS 3S 3H 3C 3D KS KH KC")


def test_each_copy_in_a_sorted_hand_has_a_name_of_its_own() -> None:
    choosing = opened(view(building("7C 3S 7C"), 0))
    assert choosing.card_names()[1] == "card-3s"
    assert [name for name in choosing.card_names() if "7c" in name] == ["card-7c", "card-7c-2"]
    assert choosing.slots[1] == card("3S")


def test_a_hand_keeps_its_order_from_turn_to_turn() -> None:
    match = building("9D 3H")
    choosing = opened(view(match, 0))
    choosing.sort("rank")
    play(match, "discard 9D", "draw 1", "discard KH")
    choosing.renew(view(match, 0), is_open=True)
    assert choosing.order == "rank"
    assert choosing.slots == in_order(view(match, 0).hand, "rank")


def test_cards_are_selected_and_put_back_one_by_one() -> None:
    choosing = opened(view(building("3H 9D"), 0))
    last = len(choosing.slots) - 1
    assert [choosing.toggle(slot) for slot in (-1, last + 1)] == [False, False]
    assert not choosing.can_step_back
    assert choosing.toggle(0)
    assert choosing.toggle(last)
    assert choosing.selected == {0, last}
    assert choosing.toggle(0)
    assert choosing.selected == {last}
    assert choosing.drop_selection()
    assert not choosing.drop_selection()
    assert choosing.selected == frozenset()


def test_what_was_pointed_at_counts_until_the_selection_changes() -> None:
    match = building("AC 9D")
    put(match, 1, "2C-KC")
    rich(match, 90, 0)
    choosing = opened(view(match, 0))
    select(choosing, cards("AC"))
    assert choosing.pick("neutralize-1")
    assert choosing.picked == "neutralize-1"
    select(choosing, cards("9D"))
    assert choosing.picked is None


def test_the_new_card_is_barred_while_there_are_others() -> None:
    match = table(["9D 3H", "KH"], exposed="9C")
    assert opened(view(match, 0)).barred() == []
    play(match, "draw 1 exposed")
    choosing = opened(view(match, 0))
    assert [choosing.slots[slot] for slot in choosing.barred()] == [card("9C")]
    assert opened(view(match, None)).barred() == []
    choosing.close()
    assert choosing.barred() == []
    alone = table(["", "KH"], exposed="9C")
    play(alone, "draw 1 exposed")
    assert opened(view(alone, 0)).slots == cards("9C")
    assert opened(view(alone, 0)).barred() == []


# The draw


def test_ten_prices_are_told_or_one_more_than_can_be_paid() -> None:
    match = table(["3H 9S", "KH"])
    counts = [t.place[1] for t in opened(view(match, 0)).targets() if t.place[0] == "draw"]
    assert counts == list(range(1, PRICED + 1))
    state = truth(match)
    state.income = state.budget = 500
    rich(match, 500, 0)
    choosing = opened(view(match, 0))
    most = choosing.most()
    assert most >= PRICED
    counts = [t.place[1] for t in choosing.targets() if t.place[0] == "draw"]
    assert counts == list(range(1, most + 2))
    assert why(choosing, f"draw-{most + 1}").startswith("not-so-many-cards-are-left")


def test_a_new_turn_begins_with_one_card_of_the_stock() -> None:
    match = table(["3H 9S", "KH"])
    choosing = opened(view(match, 0))
    assert choosing.plan() == (a.Draw(1, False, False),)
    assert choosing.pick("exposed-card")
    assert choosing.pick("pauper")
    assert choosing.plan() == (a.Draw(2, True, True),)
    choosing.renew(view(match, 0), is_open=True)
    assert choosing.plan() == (a.Draw(2, True, True),), "nothing has changed"
    play(match, "draw 1", "discard 3H", "draw 1", "discard KH")
    choosing.renew(view(match, 0), is_open=True)
    assert choosing.plan() == (a.Draw(1, False, False),)


def test_money_that_comes_in_between_pays_for_more_cards() -> None:
    match = wealthy()
    truth(match).income = truth(match).budget = 1
    choosing = opened(view(match, 0))
    assert why(choosing, "draw-3") == "this-turns-income-does-not-pay-for-it P5"
    truth(match).income = truth(match).budget = 50
    choosing.renew(view(match, 0), is_open=True)
    assert choosing.pick("draw-3")


def wealthy(stock: str = "2S 3S 4S 5S") -> Match:
    """Return a table at which seat 0 can pay for some cards."""
    match = table(["3H 9S", "KH"], stock=stock)
    truth(match).income = truth(match).budget = 50
    rich(match, 50, 0)
    return match


def test_where_the_stock_must_be_touched_the_exposed_card_comes_with_another() -> None:
    match = wealthy()
    state = truth(match)
    state.dry_turns, state.began_as_pauper = dry_limit(2), False
    choosing = opened(view(match, 0))
    assert choosing.pick("exposed-card")
    assert choosing.plan() == ()
    assert choosing.pick("draw-2")
    assert choosing.plan() == (a.Draw(2, True, False),)
    state.income = state.budget = 0
    choosing.renew(view(match, 0), is_open=True)
    choosing.pick("exposed-card")
    assert why(choosing, "exposed-card") == "a-card-must-come-from-the-stock P13"


def test_how_many_cards_were_wished_for_is_forgotten_with_the_turn() -> None:
    match = wealthy()
    choosing = opened(view(match, 0))
    assert choosing.pick("draw-3")
    assert choosing.plan() == (a.Draw(3, False, False),)
    play(match, "draw 1", "discard 3H", "draw 1", "discard KH")
    truth(match).income = truth(match).budget = 50
    choosing.renew(view(match, 0), is_open=True)
    assert choosing.plan() == (a.Draw(1, False, False),)


def test_an_offer_in_between_leaves_the_draw_as_wished() -> None:
    match = table(["3H 9S", "KH"])
    choosing = opened(view(match, 0))
    assert choosing.pick("exposed-card")
    assert choosing.pick("pauper")
    match.act(0, offer(1, "1"))
    choosing.renew(view(match, 0), is_open=False)
    play(match, "decline")
    choosing.renew(view(match, 0), is_open=True)
    assert choosing.plan() == (a.Draw(2, True, True),)


def test_where_the_stock_is_out_of_reach_the_exposed_card_is_wished_for() -> None:
    match = table(["3H 9S", "KH"], stock="")
    state = truth(match)
    state.reshuffles = False
    choosing = opened(view(match, 0))
    assert choosing.most() == 1
    assert choosing.plan() == (a.Draw(1, True, False),)
    assert choosing.pick("exposed-card")
    assert choosing.plan() == ()
    assert choosing.pick("exposed-card")
    assert choosing.plan() == (a.Draw(1, True, False),)


def test_without_the_exposed_card_no_more_are_wished_for_than_there_are() -> None:
    match = wealthy(stock="2S 3S")
    truth(match).reshuffles = False
    choosing = opened(view(match, 0))
    assert choosing.pick("exposed-card")
    assert choosing.pick("draw-3")
    assert choosing.plan() == (a.Draw(3, True, False),)
    assert choosing.pick("exposed-card")
    assert choosing.plan() == (a.Draw(2, False, False),)


def test_the_exposed_card_can_be_wished_for_and_left_again() -> None:
    choosing = opened(view(table(["3H 9S", "KH"]), 0))
    for exposed in (True, False, True):
        assert choosing.pick("exposed-card")
        assert choosing.plan() == (a.Draw(1, exposed, False),)
        assert choosing.can_expose()
    assert choosing.pick("pauper")
    assert choosing.pick("pauper")
    assert choosing.plan() == (a.Draw(1, True, False),)
    choosing.close()
    assert choosing.plan() == ()
    assert not choosing.can_expose()


# Results


def test_a_forecast_follows_what_is_pointed_at_and_else_what_is_proposed() -> None:
    match = building("6C 3H 4H 5H")
    put(match, 1, "3C-5C")
    rich(match, 20, 0)
    choosing = opened(view(match, 0))
    assert choosing.coming(None) is None
    assert choosing.coming("portfolio-1") is None
    select(choosing, cards("6C"))
    proposed = choosing.coming(None)
    assert proposed is not None
    assert proposed.actions == (a.Acquire(1, card("6C")),)
    assert choosing.coming("lay-portfolio") == proposed, "it is refused, so nothing would come"
    assert choosing.coming("seat-1") == proposed
    discarded = choosing.coming("discard-pile")
    assert discarded is not None
    assert discarded.actions == (a.Discard(card("6C")),)
    choosing.close()
    assert choosing.coming("discard-pile") is None


def test_what_is_done_at_a_place_is_the_first_step_of_it() -> None:
    match = building("6H 7H 9D")
    put(match, 0, "3H-5H")
    choosing = opened(view(match, 0))
    select(choosing, cards("6H 7H"))
    assert choosing.does("portfolio-1") == a.Extend(1, card("6H"))
    assert [choosing.does(name) for name in ("lay-portfolio", "seat-1", "nowhere", None)] == [
        *(None, None, None, None)
    ]


@pytest.mark.parametrize(
    ("selected", "low_cap", "high_cap", "code"),
    [
        ("9D", "", "", "that-card-does-not-extend-it P4"),
        ("3D", "3D", "", "that-end-is-capped P4"),
        ("5D", "", "5D", "that-end-is-capped P4"),
        ("3S", "", "", "that-card-does-not-extend-it P4"),
        ("6H", "", "5D", "that-end-is-capped P4"),
    ],
)
def test_a_card_that_does_not_fit_is_refused_for_what_it_was_meant_to_do(
    selected: str, low_cap: str, high_cap: str, code: str
) -> None:
    match = building(f"{selected} KD")
    put(match, 0, "3H-5H", low_cap, high_cap)
    choosing = opened(view(match, 0))
    select(choosing, cards(selected))
    assert why(choosing, "portfolio-1") == code


def test_of_two_cards_that_do_not_fit_the_first_is_named() -> None:
    match = building("3S 5D KD")
    put(match, 0, "3H-5H", "", "5D")
    choosing = opened(view(match, 0))
    select(choosing, cards("3S 5D"))
    target = choosing.target("portfolio-1")
    assert target is not None
    assert used(target.actions[-1]) == choosing.chosen()[:1]


def test_a_turn_without_a_card_ends_with_what_is_proposed() -> None:
    match = building("")
    truth(match).lose(0, truth(match).hand(0)[0])
    choosing = opened(view(match, 0))
    assert choosing.ending() == choosing.action() == a.End()
    assert opened(view(building("3H"), 0)).ending() is None


# During random games


@given(TABLES, LENGTH, st.data())
def test_targets_stand_for_what_the_referee_allows_or_refuses(
    at: tuple[int, int], most: int, data: st.DataObject
) -> None:
    found = asked(at, most)
    if found is None:
        return
    match, choosing = found
    if choosing.playing and choosing.slots:
        some = st.sets(st.integers(0, len(choosing.slots) - 1), min_size=1, max_size=4)
        choosing.select(sorted(data.draw(some)))
    if choosing.drawing and choosing.can_expose() and data.draw(st.booleans()):
        assert choosing.pick("exposed-card")
    names = [target.name for target in choosing.targets()]
    assert len(set(names)) == len(names)
    for target in choosing.targets():
        assert target.refused is None or target.actions or target.refused.code in WITHOUT_ACTION
        refused = follow(match, target)
        if target.actions:
            assert (refused is None) == (target.refused is None), target
        if refused is not None and target.refused is not None:
            assert (refused.code, refused.ruling) == (target.refused.code, target.refused.ruling)
        if target.actions and not target.refused and choosing.playing:
            parts = [one for action in target.actions for one in used(action)]
            assert tuple(sorted(parts)) == choosing.chosen()


def reached(choosing: ActionBuilder) -> Iterator[a.PortfolioAction | None]:
    """Yield every draw and every answer that can be reached by picking."""
    for target in choosing.targets():
        if choosing.pick(target.name):
            yield choosing.action()


@given(TABLES, LENGTH)
def test_every_narrow_action_is_reached_by_pointing(at: tuple[int, int], most: int) -> None:
    found = asked(at, most)
    if found is None:
        return
    _, choosing = found
    assert choosing.view is not None
    legal = set(choosing.view.legal)
    if choosing.playing:
        for action in legal:
            choosing.back()
            if isinstance(action, a.End):
                assert choosing.action() == action
                continue
            select(choosing, used(action))
            whole = [t for t in choosing.ways() if t.actions == (action,)]
            assert len(whole) == 1
            assert choosing.pick(whole[0].name)
            assert choosing.action() == action
    else:
        told = {*reached(choosing), *reached(choosing)}
        if choosing.drawing and choosing.can_expose():
            choosing.exposed = not choosing.exposed
            told |= {*reached(choosing), *reached(choosing)}
        assert told - {None} == legal


def test_each_viewer_holds_the_hand_as_they_like_it() -> None:
    choosing = ActionBuilder()
    orders = []
    for viewer, likes, sorts in (
        (0, "rank", ""),
        (0, "rank", "suit"),
        (0, "rank", ""),
        (1, "", ""),
    ):
        choosing.sort_for(viewer, likes)
        if sorts:
            choosing.sort("suit")
        orders.append(choosing.order)
    choosing.sort_for(0, "rank")
    assert orders == ["rank", "suit", "suit", "suit"], "sorted otherwise, it stays so"
    assert choosing.order == "rank"
