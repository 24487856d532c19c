"""The names of places on the desk, and the texts beside the slots."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from stockgames.engine.record import SeatInfo
from stockgames.engine.state import seen_as
from stockgames.games.stock_exchange.action_builder import ActionBuilder
from stockgames.games.stock_exchange.actions import random_submission
from stockgames.games.stock_exchange.facts import Facts, facts_of
from stockgames.games.stock_exchange.view import StockExchangeView, books
from stockgames.presentation.games.stock_exchange.log_words import (
    detail,
    of_gifts,
    place_label,
    place_note,
)
from stockgames.presentation.sentences.speech import same
from tests.games.stock_exchange.table import opened, play_round
from tests.ui.games.stock_exchange.office import dealt
from tests.ui.table.seating import NAMES

SEATS = (
    SeatInfo(name="Ada", player="human"),
    *(SeatInfo(name=n, player="human") for n in NAMES[1:]),
)
ORDERS = ("good-gold", "good-gold", "good-iron", "good-water")


@pytest.fixture
def choosing(qapp: QApplication) -> ActionBuilder:
    """Return seat 0's action builder of the first round."""
    found = ActionBuilder()
    found.renew(seen_as(StockExchangeView, dealt().view(0)), is_open=True)
    return found


def pick(choosing: ActionBuilder, *names: str) -> Facts:
    for name in names:
        assert choosing.pick(name), name
    facts = choosing.facts()
    assert facts is not None
    return facts


def label(choosing: ActionBuilder, name: str) -> str:
    facts, target = choosing.facts(), choosing.target(name)
    assert facts is not None
    assert target is not None
    return place_label(target.place, facts, NAMES)


def note(choosing: ActionBuilder, name: str) -> str:
    facts, target = choosing.facts(), choosing.target(name)
    assert facts is not None
    assert target is not None
    return place_note(target.place, facts)


def beside(choosing: ActionBuilder, name: str | None = None) -> tuple[str, str, str]:
    """Return the texts beside the slots while a place is hovered or focused."""
    target = choosing.target(name)
    place = target.place if target is not None else None
    heading, text, extra = detail(place, choosing, choosing.facts(), same("One more: $1."), SEATS)
    return heading, text, extra.text


def test_every_place_is_called_by_what_lies_there(choosing: ActionBuilder) -> None:
    assert label(choosing, "good-gold") == "Gold, 0 held, 0 ordered"
    assert label(choosing, "slot-1") == "Production 1: free"
    assert label(choosing, "good-to-3") == f"Resource for {NAMES[3]}: none yet"
    pick(choosing, *ORDERS, "good-gold", "good-to-3")
    assert label(choosing, "good-gold") == "Gold, 0 held, 1 ordered"
    assert label(choosing, "slot-1") == "Production 1: Gold"
    assert label(choosing, "good-to-3") == f"Resource for {NAMES[3]}: Gold"
    assert label(choosing, "stock-to-3") == f"Share for {NAMES[3]}: none yet"
    assert label(choosing, "exchange") == "Exchange a share"


def test_a_place_says_what_a_click_does(choosing: ActionBuilder) -> None:
    assert note(choosing, "good-to-3") == ""
    pick(choosing, *ORDERS, "good-gold", "good-to-3")
    assert note(choosing, "good-to-3") == "Click to take the gift back"
    assert note(choosing, "slot-1") == "Click to take the order back"
    assert note(choosing, "good-iron") == "$2,000 each, come what may."


def test_what_comes_next_is_told_step_by_step(choosing: ActionBuilder) -> None:
    assert beside(choosing)[0] == "Order four, in any mix"
    pick(choosing, *ORDERS)
    assert beside(choosing)[0] == "Choose the gifts"
    for name in ("good-gold", "good-gold", "good-water", "good-iron"):
        pick(choosing, name)
        assert beside(choosing)[1].startswith("Who gets it?") == (choosing.in_hand is not None)
        choosing.back()


def test_a_gift_that_is_gone_is_named_until_it_is_there_again(choosing: ActionBuilder) -> None:
    pick(choosing, *ORDERS, "good-iron", "good-to-3", "slot-3")
    assert beside(choosing)[0] == "Missing: Iron"
    assert label(choosing, "good-to-3") == f"Resource for {NAMES[3]}: Iron, not there to give"
    pick(choosing, "good-iron")
    assert beside(choosing)[0] == "Choose the gifts"


@pytest.mark.parametrize(
    ("name", "heading", "text"),
    [
        ("exchange", "Garnet exchange", "Which share do you want"),
        ("good-to-3", "A resource as a gift", "Which resource goes here?"),
        ("stock-to-3", "A share as a gift", "Which share goes here?"),
        ("stock-anchor", "Anchor Shipping", "Who gets it?"),
        ("good-gold", "Gold", "Who gets it?"),
    ],
)
def test_what_is_in_hand_says_what_it_waits_for(
    choosing: ActionBuilder, name: str, heading: str, text: str
) -> None:
    pick(choosing, *ORDERS, name)
    told = beside(choosing)
    assert told[0] == heading
    assert told[1].startswith(text)


def test_only_a_share_that_can_be_exchanged_is_said_to_be(choosing: ActionBuilder) -> None:
    facts = pick(choosing, *ORDERS)

    def offers(name: str) -> bool:
        pick(choosing, name)
        told = beside(choosing)[1]
        choosing.back()
        assert told.startswith("Who gets it?")
        return "exchange" in told

    assert facts.can_exchange
    assert [offers("stock-bell"), offers("stock-anchor")] == [True, False]
    pick(choosing, "exchange", "stock-bell")  # the garnets are spent
    assert not offers("stock-crown")


def test_a_pigeonhole_says_to_order_first_where_nothing_can_go(choosing: ActionBuilder) -> None:
    pick(choosing, "good-to-3")
    assert beside(choosing)[1].startswith("You have no resource to give yet.")
    choosing.back()
    pick(choosing, "good-gold", "good-to-3")
    assert beside(choosing)[1].startswith("Which resource goes here?")


def test_a_good_pointed_at_tells_its_rule_and_what_it_would_bring(choosing: ActionBuilder) -> None:
    assert beside(choosing, "good-iron") == ("Iron", "$2,000 each, come what may.", "One more: $1.")
    pick(choosing, *ORDERS)
    heading, _, extra = beside(choosing, "good-gold")
    assert (heading, extra) == ("Gold, 2 ordered", "Click to pick it up as a gift.")


def test_a_sealed_envelope_tells_what_is_waited_for(choosing: ActionBuilder) -> None:
    match = dealt()
    match.act(0, random_submission(books(seen_as(StockExchangeView, match.view(0))), Random(1)))
    laid = seen_as(StockExchangeView, match.view(0))
    choosing.renew(laid, is_open=False)
    assert beside(choosing)[0] == "The envelope is sealed"
    choosing.clear()
    assert beside(choosing) == ("", "", "")


def test_an_envelope_that_is_only_looked_at_is_not_called_sealed(choosing: ActionBuilder) -> None:
    choosing.close()
    assert beside(choosing) == ("", "", "")


def test_a_bystander_is_told_what_everybody_does(choosing: ActionBuilder) -> None:
    watched = facts_of(seen_as(StockExchangeView, dealt().view(None)), None, is_open=False)
    heading, text, extra = detail(None, choosing, watched, same("One more: $1."), SEATS)
    assert heading == "Eight envelopes, eight poker faces"
    assert "take effect together" in text
    assert not extra.text


@pytest.mark.parametrize(
    ("makers", "told"),
    [
        ((), ""),
        ((0,), "Your diamonds stayed diamonds."),
        ((0, 1, 2), "Your diamonds turned to coal."),
        ((1, 2, 3), ""),
    ],
)
def test_what_became_of_ones_diamonds_is_told_beside_the_slots_whatever_arrived(
    qapp: QApplication, makers: tuple[int, ...], told: str
) -> None:
    match = opened()
    play_round(match, **{f"s{seat}": "diamond iron iron iron" for seat in makers})
    choosing = ActionBuilder()
    choosing.renew(seen_as(StockExchangeView, match.view(0)), is_open=True)
    assert beside(choosing)[2] == told
    choosing.pick("good-gold")
    assert beside(choosing)[2] == told, "as long as orders are open"


def test_after_the_end_the_diamonds_of_the_last_round_are_told_not_of_the_one_before() -> None:
    match, making = opened(), "diamond iron iron iron"
    play_round(match)
    play_round(match, s0=making)
    play_round(match, s0=making, s1=making, s2=making)
    facts = facts_of(seen_as(StockExchangeView, match.view(0)))
    assert of_gifts(facts) == "Senders stay secret. Your diamonds turned to coal."


def test_gifts_may_be_given_away_only_while_the_envelope_is_open(choosing: ActionBuilder) -> None:
    assert of_gifts(pick(choosing)) == "You may give them away now."
    choosing.close()
    assert of_gifts(pick(choosing)) == "Senders stay secret."
