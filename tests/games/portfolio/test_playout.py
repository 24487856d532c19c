"""Candidate moves are legal, and include the obvious ones."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.bots.playout import Playout
from stockgames.engine.match import Match
from stockgames.games.portfolio import actions as a
from stockgames.games.portfolio.ai.opinions import outlook
from stockgames.games.portfolio.parts import ALL_CARDS, CARD_NAMES, draw_cost
from tests.games.portfolio.recount import RANKS, price, same_color
from tests.games.portfolio.table import (
    GAME,
    LONG_STOCK,
    SEATS,
    WEIGHTS,
    action,
    dealt,
    names,
    offer,
    play,
    played,
    put,
    rich,
    table,
    truth,
)


def gains(match: Match, naive: bool = False) -> dict[a.PortfolioAction, float]:
    """Return the options of the seat to move, with their gains."""
    state = truth(match)
    return dict(GAME.candidate_moves(state, state.actors[0], naive))


def best(match: Match, naive: bool = False) -> a.PortfolioAction:
    """Return the option with the highest gain."""
    found = gains(match, naive)
    return max(found, key=lambda one: found[one])


def test_the_game_has_opinions_and_plays_out_with_them() -> None:
    for seats in SEATS:
        state = truth(dealt(seats, "out"))
        playout = Playout(GAME, Random(1))
        playout.cast([0.8] * seats, 0)
        playout.finish(state)
        assert state.actors == ()
        assert max(state.cash) > 6


@pytest.mark.parametrize("naive", [False, True])
def test_a_run_is_founded_whole(naive: bool) -> None:
    match = table(["7S 8S 9S TS 2D 4D", "2C"])
    play(match, "draw 1")
    assert best(match, naive) == action("found 7S 8S 9S TS")


def test_what_is_valuable_is_capped_unless_one_lives_for_the_day() -> None:
    match = table(["JD 2D 5C", "2C"])
    put(match, 0, "7H-JH")
    play(match, "draw 1")
    assert best(match) == action("cap 1 JD high")
    assert action("cap 1 JD high") not in gains(match, naive=True)


def test_an_ace_is_never_capped() -> None:
    match = table(["AD 9D 5C", "2C"])
    put(match, 0, "AH-5H", high_cap="5D")
    play(match, "draw 1")
    assert action("cap 1 AD low") not in gains(match)


def test_what_pays_is_taken_over() -> None:
    match = table(["KH 9D 5C", "2C"])
    put(match, 1, "8H-QH")
    rich(match, 40, 6)
    play(match, "draw 1")
    assert best(match) == action("acquire 1 KH")


def test_a_card_that_the_others_wait_for_is_kept() -> None:
    match = table(["7H 9D JC", "2C"])
    put(match, 1, "8H-QH")
    rich(match, 0, 6)
    play(match, "draw 1")
    kept = action("discard 7H")
    assert kept in match.view(0).legal
    assert [one for one in gains(match) if isinstance(one, a.Discard)] != []
    assert kept not in gains(match)


def test_the_pair_is_kept_and_the_loner_discarded() -> None:
    match = table(["7H 8H 2D KC", "2C"], stock="JS 4S")
    play(match, "draw 1")
    assert best(match) in (action("discard 2D"), action("discard KC"), action("discard JS"))


def test_an_exposed_card_that_makes_a_run_is_taken() -> None:
    match = table(["7H 8H 2D KC", "2C"], exposed="9H")
    chosen = best(match)
    assert chosen == action("draw 2 exposed pauper")
    match = table(["TH JH 2D KC", "2C"], exposed="4S")
    assert best(match) == action("draw 2 pauper")


def test_offers_are_weighed() -> None:
    for give, get, answer in (("5", "", "accept"), ("", "5", "decline"), ("", "#1", "decline")):
        match = table(["7H 8H 2D KC", "2C", "3C"])
        put(match, 0, "9S-JS")
        match.act(1, offer(0, give, get))
        assert best(match) == action(answer)
    match = table(["7H", "2C"])
    match.act(1, offer(0, "KS"))
    assert gains(match) == {action("decline"): 0.0}


def test_the_future_shrinks_and_the_naive_see_little_of_it() -> None:
    match = table(["7H 8H 2D KC", "2C"], stock=LONG_STOCK * 3)
    wide, short = [outlook(truth(match), 0, naive, WEIGHTS) for naive in (False, True)]
    assert wide.later > short.later
    assert wide.earnings[0] > wide.earnings[1] > wide.earnings[2] > wide.in_hand
    assert (wide.share, short.share) == (1.0, 0.0)
    over = played(3, 1)
    over.undo_to(len(over.moves) - 1)
    assert outlook(truth(over), over.actors[0], False, WEIGHTS).later == 1.0


SETS = st.sets(st.sampled_from(ALL_CARDS), max_size=30)


def mask(cards: set[int]) -> int:
    return sum(1 << card for card in cards)


@given(SETS)
def test_a_mask_holds_its_cards(cards: set[int]) -> None:
    assert a.cards_in(mask(cards)) == sorted(cards)


@pytest.mark.parametrize("card", ALL_CARDS)
def test_what_lies_below_above_and_on_a_card(card: int) -> None:
    name = CARD_NAMES[card]
    place = RANKS.index(name[0])
    below = RANKS[place - 1] + name[1] if place else ""
    above = RANKS[place + 1] + name[1] if place < 12 else ""
    assert names(a.cards_in(a.BELOW[card])) == below
    assert names(a.cards_in(a.ABOVE[card])) == above
    caps = [other for other in CARD_NAMES if other[0] == name[0] and same_color(other, name)]
    assert names(a.cards_in(a.CAPS[card])).split() == caps
    aces = [other for other in CARD_NAMES if other[0] == "A" and same_color(other, name)]
    assert names(a.cards_in(a.TAKERS[card])).split() == ([above] if above else aces)


@given(SETS)
def test_every_run_of_three_and_more_is_found_once(cards: set[int]) -> None:
    found = [action for suit in a.SUIT_MASKS for action in a.founds_in(mask(cards) & suit)]
    runs = {
        tuple(range(low, high + 1))
        for low in ALL_CARDS
        for high in range(low + 2, 52)
        if low // 13 == high // 13 and cards.issuperset(range(low, high + 1))
    }
    assert {action.cards for action in found if isinstance(action, a.Found)} == runs
    assert len(found) == len(runs)


@given(st.integers(0, 2000))
def test_what_money_can_buy(money: int) -> None:
    cards = a.affordable(money)
    assert price(cards) <= money < price(cards + 1)
    assert draw_cost(cards) == price(cards)


def test_draws_are_interned() -> None:
    assert a.draws(2, 2, False, True, True) is a.draws(2, 2, False, True, True)
    assert a.draws(2, 3, True, False, True) == (
        a.Draw(1, False, False),
        a.Draw(2, False, False),
        a.Draw(2, True, False),
        a.Draw(3, True, False),
        a.Draw(2, True, True),
    )
