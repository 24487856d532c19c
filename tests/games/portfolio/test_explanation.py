"""The reasons for and against an action of Portfolio come true when it is played."""

from __future__ import annotations

from random import Random

from stockgames.engine.explanation import Why
from stockgames.engine.seat import CHANCE
from stockgames.engine.state import seen_as
from stockgames.games.portfolio.actions import Accept, Discard, Draw, Offer
from stockgames.games.portfolio.explanation import (
    Brings,
    Costs,
    Covers,
    Draws,
    Earns,
    Feeds,
    Harmless,
    InReach,
    OtherEarnsLess,
    Prolongs,
    Spares,
    why,
)
from stockgames.games.portfolio.view import PortfolioView
from tests.games.portfolio.table import action, card, dealt, lay, offer, play, rich, table, view


def test_what_is_told_comes_true() -> None:
    seen = set()
    for seed in range(12):
        match, rng = dealt(3, f"why{seed}"), Random(seed)
        for _ in range(160):
            if match.is_over:
                break
            seat = match.actors[0]
            if seat == CHANCE:
                match.act_chance()
                continue
            now = seen_as(PortfolioView, match.view(seat))
            chosen = match.game.sample_action(now, rng)
            told = why(now, chosen)
            match.act(seat, chosen)
            then = seen_as(PortfolioView, match.view(seat))
            seen |= {type(ground) for ground in (*told.gains, *told.risks)}
            if isinstance(chosen, Draw):
                assert told.gains == (Draws(chosen.cards, now.cash[seat] - then.cash[seat]),)
            if isinstance(chosen, Offer | Accept | Draw | Discard):
                continue
            for ground in (*told.gains, *told.risks):
                match ground:
                    case Earns(before, after):
                        assert (before, after) == (now.incomes[seat], then.incomes[seat])
                    case Costs(cost, left):
                        assert (now.cash[seat] - cost, left) == (left, then.cash[seat])
                    case OtherEarnsLess(other, loss):
                        assert loss == now.incomes[other] - then.incomes[other]
                    case InReach(portfolio, other, _, cost):
                        assert portfolio in then.portfolios
                        assert portfolio.owner == seat
                        assert cost <= then.cash[other] + then.incomes[other]
    assert seen >= {Draws, Earns, InReach}


def test_a_portfolio_covered_at_both_ends_is_in_nobodys_reach() -> None:
    match = table(["9D KS 2C", "2S 4D 6H"])
    lay(match, 0, "7H-9H", low_cap="7D")
    rich(match, 50, 50)
    play(match, "draw 1")
    told = why(view(match, 0), action("cap 1 9D high"))
    covered, spared = told.gains
    assert isinstance(covered, Covers)
    assert covered.safe
    (before,) = view(match, 0).portfolios
    assert spared == Spares(1, acquires=True, cost=before.acquiring)
    assert told.risks == ()
    rich(match, 50, before.acquiring - 1)
    assert why(view(match, 0), action("cap 1 9D high")).gains == (covered,), "who has the money?"
    open_still = why(view(match, 0), action("discard KS"))
    assert open_still.gains == (Harmless(1),)


def test_a_discard_that_fits_the_next_seats_portfolio_is_told_of() -> None:
    match = table(["TH 2C 2S", "4D 6S KD"])
    lay(match, 1, "7H-9H")
    play(match, "draw 1")
    now = view(match, 0)
    (portfolio,) = now.portfolios
    assert why(now, action("discard TH")) == Why((), (Feeds(card("TH"), 1, portfolio),))
    assert why(now, action("discard 2S")) == Why((Harmless(1),))


def test_near_the_end_it_is_told_what_spares_the_next_seat_a_draw() -> None:
    match = table(["TH 4C 2S", "4D 6S KD"], stock="2D 5C 7C")
    lay(match, 0, "JC-KC")
    lay(match, 1, "7H-9H")
    play(match, "draw 1")
    now = view(match, 0)
    assert why(now, action("discard TH")).gains == (Prolongs(card("TH"), 1, 2, now.incomes[0]),)
    assert why(now, action("discard 2S")).gains == (Harmless(1),)
    early = table(["TH 4C 2S", "4D 6S KD"])
    lay(early, 0, "JC-KC")
    lay(early, 1, "7H-9H")
    play(early, "draw 1")
    assert why(view(early, 0), action("discard TH")).gains == ()


def test_a_card_is_of_use_beside_one_that_the_next_seat_is_known_to_hold() -> None:
    match = table(["TH 3S 2S", "4D 6S KD"], stock="2D 5C 7C")
    lay(match, 0, "JC-KC")
    play(match, "draw 1", "discard 2S", "draw 1 exposed", "discard KD", "draw 1")
    now = view(match, 0)
    assert now.known[1] == (card("2S"),)
    assert why(now, action("discard 3S")).gains == (Prolongs(card("3S"), 1, 1, now.incomes[0]),)
    assert why(now, action("discard TH")).gains == (Harmless(1),)


def test_what_a_deal_brings_and_costs_is_told() -> None:
    match = table(["TH 2C 2S", "4D 6S KD"])
    rich(match, 20, 20)
    now = view(match, 0)
    assert why(now, offer(1, "", "5")).gains == (Brings(5),)
    assert why(now, offer(1, "5", "")).risks == (Costs(5, 15),)
    match.act(0, offer(1, "5", "2"))
    assert why(view(match, 1), action("accept")).gains == (Brings(3),)
