"""Candidate choices in Exchange, and guesses at hidden ones.

Gains are in lots (see `weights`): a difference that a player wouldn't notice is less than one lot.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import Final, TypeAlias

from stockgames.engine.state import SeatId
from stockgames.games.exchange import actions as a
from stockgames.games.exchange import parts as p
from stockgames.games.exchange.ai.motives import suspicion, weigh_by
from stockgames.games.exchange.ai.opinions import (
    at_todays_prices,
    best_order,
    later_worth,
    prospect,
    weigh_orders,
    weigh_votes,
    worth_of_looking,
)
from stockgames.games.exchange.ai.weights import ExchangeWeights
from stockgames.games.exchange.state import ExchangeState
from stockgames.games.exchange.view import ExchangeView, determinize

Option: TypeAlias = tuple[a.ExchangeAction, float]
"""An action with its estimated gain, in lots."""
Chooser: TypeAlias = Callable[[ExchangeState, SeatId], a.ExchangeAction]

TELLING: Final = (p.PHASE_2, p.PHASE_3, p.LOBBYING)
"""The stages in which visible trades may reveal what a seat has seen."""


def candidate_moves(
    state: ExchangeState, seat: SeatId, myopic: bool, weights: ExchangeWeights
) -> list[Option]:
    """Return the candidate choices of a seat that must decide, with gains in lots; at least one."""
    stage = state.stage
    if stage == p.FOUNDING:
        return [(choice, _founder(choice, weights)) for choice in state.choices(seat)]
    if stage == p.LIQUIDATION:
        return _liquidations(state, seat, weights)
    options = _phase(state, seat, myopic, weights)
    if state.can_buy_intelligence(seat):
        gain = worth_of_looking(state, seat, weights.lucky) - p.INTELLIGENCE_COST
        if gain > 0:
            options.append((a.INTELLIGENCE[0], options[0][1] + gain / weights.lot))
    return options


def _phase(
    state: ExchangeState, seat: SeatId, myopic: bool, weights: ExchangeWeights
) -> list[Option]:
    """Return the cards of the phase with their gains, best first."""
    stage = state.stage
    if stage == p.PHASE_1:
        securities = zip(a.CHOICES[1], p.ALL_SECURITIES, strict=True)
        weighed = [
            (card, best_order(state, seat, each, weights.lucky)) for card, each in securities
        ]
    elif stage == p.PHASE_2:
        weighed = weigh_orders(state, seat, state.traded[seat], weights.lucky)
    else:
        cards = a.CHOICES[p.LOBBYING] if stage == p.LOBBYING else a.INFLUENCES
        gains = (
            weigh_by(state, seat, suspicion(state, seat).motive)
            if myopic
            else weigh_votes(state, seat, False)
        )
        weighed = list(zip(cards, gains, strict=True))
    weighed.sort(key=_gain, reverse=True)
    lot = weights.lot
    return [(card, gain / lot) for card, gain in weighed]


def _gain(option: Option) -> float:
    return option[1]


def _founder(choice: a.ExchangeAction, weights: ExchangeWeights) -> float:
    assert isinstance(choice, a.ChooseFounder)
    return weights.founder * max(p.FOUNDERS[choice.card].shares)


def _liquidations(state: ExchangeState, seat: SeatId, weights: ExchangeWeights) -> list[Option]:
    worth = at_todays_prices(state, later_worth(state))
    weighed: list[Option] = []
    for choice in state.choices(seat):
        assert isinstance(choice, a.Liquidate)
        kept = sum(count * each for count, each in zip(choice.sold, worth, strict=True))
        weighed.append((choice, (p.proceeds(choice.sold, state.prices) - kept) / weights.lot))
    return sorted(weighed, key=_gain, reverse=True)[: weights.ways_out]


def settled(state: ExchangeState, view: ExchangeView) -> bool:
    """Return whether the market has moved since the view and trades are settled."""
    if state.stage == p.CLOSE:
        return view.stage != p.CLOSE
    return state.round > max(1, view.round) or not state.actors


def imagine(
    view: ExchangeView, rng: Random, choose: Chooser, weights: ExchangeWeights
) -> ExchangeState:
    """Return a sampled state that fits the view, with sensible guesses at everything face down.

    Other seats that have chosen in this stage must choose again, because nobody can know what it
    was. `choose` plays for a seat.
    """
    state = determinize(view, rng)
    if view.coming is None and len(view.informed) and view.stage in TELLING:
        _guess_force(state, view, rng, weights.telltale)
    if len(view.choosers) > 1:
        for seat in view.choosers:
            if seat != view.seat:
                state.laid[seat] = None
        state.actors = tuple([s for s in view.choosers if s != view.seat or s in view.actors])
    for seat in view.standing:
        if seat == view.seat:
            continue
        if view.sides[seat] != p.NONE and not view.orders[seat]:
            state.orders[seat] = _likely_order(state, seat, view.sides[seat], weights.all_in, rng)
    if view.stage == p.LOBBYING:
        _guess_votes(state, view, choose)
    return state


def _guess_force(state: ExchangeState, view: ExchangeView, rng: Random, telltale: float) -> None:
    """Draw the coming Market Force, weighted by what the seats that have seen it traded (E5)."""
    coming = list(state.forces[state.drawn :])
    before = state.forces[: state.drawn]
    weights: list[float] = []
    for force in coming:
        state.forces = (*before, force)
        gains = sum(_gain_of_knowing(state, view, seat) for seat in view.informed)
        weights.append(exp(gains / telltale))
    drawn = rng.choices(coming, weights)[0]
    coming.remove(drawn)
    state.forces = (*before, drawn, *coming)


def _gain_of_knowing(state: ExchangeState, view: ExchangeView, seat: SeatId) -> float:
    seen = prospect(state, seat, view.traded[seat])
    side = view.sides[seat]
    if side == p.NONE:
        return max(seen.cheap, seen.dear)
    return seen.cheap if side == p.BUY else seen.dear


def _likely_order(state: ExchangeState, seat: SeatId, side: int, all_in: float, rng: Random) -> int:
    """Draw a hidden number of shares: mostly as many as the seat can trade (E4)."""
    security = state.traded[seat]
    if side == p.BUY:
        most = min(p.MOST_SHARES, max(1, state.cash[seat] // state.prices[security]))
    else:
        most = min(p.MOST_SHARES, max(1, state.shares[seat][security]))
    shares = most if rng.random() < all_in else rng.randint(1, p.MOST_SHARES)
    return shares if side == p.BUY else -shares


def _guess_votes(state: ExchangeState, view: ExchangeView, choose: Chooser) -> None:
    before = state.copy()
    before.stage = p.PHASE_3
    for seat in view.standing:
        if view.votes[seat] is None:
            vote = choose(before, seat)
            if isinstance(vote, a.Influence):
                state.votes[seat] = vote
