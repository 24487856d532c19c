"""From what a seat sees come offers and answers, and neither hangs on what it cannot see."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from stockgames.bots.heuristic import HasBargains
from stockgames.bots.levels import make_player
from stockgames.bots.player import Budget
from stockgames.engine.seat import CHANCE
from stockgames.games.portfolio.actions import Accept, Decline, Offer
from tests.games.portfolio.alike import another_world
from tests.games.portfolio.table import GAME, SEATS, dealt, offer, play_on, truth, view
from tests.games.portfolio.test_bargains import market


def test_the_game_bargains() -> None:
    assert isinstance(GAME, HasBargains)


def test_a_plain_gain_is_offered_and_agreed_to() -> None:
    match = market()
    sale = GAME.bargain(view(match, 0), Random(1))
    assert isinstance(sale, Offer)
    match.act(0, sale)
    assert GAME.bargain(view(match, sale.to), Random(1)) == Accept()


def test_what_is_not_ones_own_to_give_is_declined() -> None:
    match = market()
    match.act(0, offer(1, "20", "KS"))
    assert GAME.bargain(view(match, 1), Random(1)) == Decline()


def test_only_whose_turn_it_is_makes_offers() -> None:
    match = market()
    assert GAME.proposals(view(match, 0), Random(1))
    assert GAME.proposals(view(match, 1), Random(1)) == ()
    assert GAME.proposals(view(match, None), Random(1)) == ()


@given(st.sampled_from(SEATS), st.integers(0, 1000))
def test_what_cannot_be_seen_makes_no_difference(seats: int, seed: int) -> None:
    match = dealt(seats, f"{seed}")
    play_on(match, Random(seed), 120)
    if match.is_over or match.actors[0] == CHANCE:
        return
    seat = match.actors[0]
    other = another_world(match, seat, Random(seed))
    assert GAME.bargain(view(match, seat), Random(1)) == GAME.bargain(view(other, seat), Random(2))


def test_bots_deal_and_never_make_more_than_two_offers_a_turn() -> None:
    match = dealt(3, "deals")
    rng = Random(4)
    players = [make_player(level, GAME, rng) for level in ("greedy", "greedy", "careless")]
    made = agreed = 0
    while not match.is_over and match.view(None).turn < 40:
        seat = match.actors[0]
        if seat == CHANCE:
            match.act_chance()
            continue
        chosen = players[seat].choose(match.view(seat), Budget(1))
        made += isinstance(chosen, Offer)
        agreed += isinstance(chosen, Accept)
        match.act(seat, chosen)
        assert max(truth(match).offers) <= 2
    assert made > agreed > 0


def test_a_searching_bot_weighs_offers_beside_its_moves() -> None:
    match = market()
    bot = make_player("shrewd", GAME, Random(1))
    tried = {bot.choose(match.view(0), Budget(40)) for _ in range(3)}
    for action in tried:
        truth(match).check(0, action)
    assert any(isinstance(action, Offer) for action in tried)
