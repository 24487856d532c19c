"""The tables behind the legal lists, compared with the rulebook."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.games.portfolio.actions import (
    ABOVE,
    BELOW,
    CAPS,
    SUIT_MASKS,
    TAKERS,
    Draw,
    Found,
    affordable,
    cards_in,
    draws,
    founds_in,
)
from stockgames.games.portfolio.parts import ALL_CARDS, CARD_NAMES, draw_cost
from tests.games.portfolio.recount import RANKS, price, same_color
from tests.games.portfolio.table import names

SETS = st.sets(st.sampled_from(ALL_CARDS), max_size=30)


def mask(cards: set[int]) -> int:
    return sum(1 << card for card in cards)


@given(SETS)
def test_a_mask_holds_its_cards(cards: set[int]) -> None:
    assert cards_in(mask(cards)) == sorted(cards)


@pytest.mark.parametrize("card", ALL_CARDS)
def test_what_lies_below_above_and_on_a_card(card: int) -> None:
    name = CARD_NAMES[card]
    place = RANKS.index(name[0])
    below = RANKS[place - 1] + name[1] if place else ""
    above = RANKS[place + 1] + name[1] if place < 12 else ""
    assert names(cards_in(BELOW[card])) == below
    assert names(cards_in(ABOVE[card])) == above
    caps = [other for other in CARD_NAMES if other[0] == name[0] and same_color(other, name)]
    assert names(cards_in(CAPS[card])).split() == caps
    aces = [other for other in CARD_NAMES if other[0] == "A" and same_color(other, name)]
    assert names(cards_in(TAKERS[card])).split() == ([above] if above else aces)


@given(SETS)
def test_every_run_of_three_and_more_is_found_once(cards: set[int]) -> None:
    found = [action for suit in SUIT_MASKS for action in founds_in(mask(cards) & suit)]
    runs = {
        tuple(range(low, high + 1))
        for low in ALL_CARDS
        for high in range(low + 2, 52)
        if low // 13 == high // 13 and cards.issuperset(range(low, high + 1))
    }
    assert {action.cards for action in found if isinstance(action, Found)} == runs
    assert len(found) == len(runs)


@given(st.integers(0, 2000))
def test_what_money_can_buy(money: int) -> None:
    cards = affordable(money)
    assert price(cards) <= money < price(cards + 1)
    assert draw_cost(cards) == price(cards)


def test_draws_are_interned() -> None:
    assert draws(2, 2, False, True, True) is draws(2, 2, False, True, True)
    assert draws(2, 3, True, False, True) == (
        Draw(1, False, False),
        Draw(2, False, False),
        Draw(2, True, False),
        Draw(3, True, False),
        Draw(2, True, True),
    )
