"""A fast heuristic for Portfolio: what a search tries first, and how it plays games out.

Every option is valued in dollars at the end: what it earns as long as it is likely to last, less
what the cards could have become in hand, plus a share of what a rival loses by it. Offers are not
among the options, but answers to them are.
"""

from __future__ import annotations

from operator import itemgetter
from typing import TypeAlias

from stockgames.engine.state import SeatId
from stockgames.games.portfolio import actions as a
from stockgames.games.portfolio import parts as p
from stockgames.games.portfolio.ai.deal_valuation import weighed
from stockgames.games.portfolio.ai.opinions import (
    Outlook,
    cover,
    open_ends,
    outlook,
    take_over,
    use,
)
from stockgames.games.portfolio.ai.weights import PortfolioWeights, Potentials
from stockgames.games.portfolio.state import PortfolioState

Option: TypeAlias = tuple[a.PortfolioAction, float]
"""An action with its gain, in dollars at the end."""


def candidate_moves(
    state: PortfolioState, seat: SeatId, myopic: bool, weights: PortfolioWeights
) -> list[Option]:
    """Return the candidate options of a seat that must decide, with gains in dollars; at
    least one.
    """
    expected = outlook(state, seat, myopic, weights)
    if state.offer is not None:
        return _answers(state, seat, weights)
    if state.stage == p.DRAWING:
        return _draws(state, seat, expected, weights)
    return _plays(state, seat, expected, weights)


def _draws(
    state: PortfolioState, seat: SeatId, expected: Outlook, weights: PortfolioWeights
) -> list[Option]:
    """Return the draws with gains; the exposed card counts by its use (P5, P6)."""
    unknown = weights.play.new_card * expected.later
    exposed = 0.0
    if state.pile:
        potentials = weights.evaluation.potentials
        exposed = use(state, seat, state.pile[-1], expected, potentials, state.held[seat])
        exposed -= unknown
    options: list[Option] = []
    for action in state.draws():
        assert isinstance(action, a.Draw)
        cost = action.cost
        gain = action.cards * unknown - cost + exposed * action.exposed
        options.append((action, gain))
    return _best(options, weights.play.draws)


def _best(options: list[Option], most: int) -> list[Option]:
    if len(options) > most:
        options.sort(key=itemgetter(1), reverse=True)
        del options[most:]
    return options


def _plays(
    state: PortfolioState, seat: SeatId, expected: Outlook, weights: PortfolioWeights
) -> list[Option]:
    held, twice = state.held[seat], state.twice[seat]
    play, potentials = weights.play, weights.evaluation.potentials
    gift = play.gift * expected.later
    served = _served(state, seat)
    now = [potentials[held & suit] for suit in a.SUIT_MASKS]
    discards: list[Option] = []
    founds: list[Option] = []
    options: list[Option] = []
    for action in state.legal_actions(seat):
        # discards are by far the most frequent
        if type(action) is a.Discard:
            loss = _loss(action.card, held, twice, now, potentials) * expected.in_hand
            if served >> action.card & 1:
                loss += gift
            discards.append((action, -loss))
        elif type(action) is a.Found:
            founds.append((action, _found(action, held, twice, now, expected, potentials)))
        elif isinstance(action, a.Extend | a.Cap | a.Neutralize | a.Acquire):
            loss = _loss(action.card, held, twice, now, potentials) * expected.in_hand
            gain = _on_portfolio(state, seat, action, expected)
            if gain > loss:
                options.append((action, gain - loss))
        else:
            return [(action, 0.0)]
    return options + _best(founds, play.founds) + _best(discards, play.discards)


def _loss(card: p.Card, held: int, twice: int, now: list[float], potentials: Potentials) -> float:
    if twice >> card & 1:
        return 0.0
    suit = card // 13
    return now[suit] - potentials[held & ~(1 << card) & a.SUIT_MASKS[suit]]


def _on_portfolio(
    state: PortfolioState,
    seat: SeatId,
    action: a.Extend | a.Cap | a.Neutralize | a.Acquire,
    expected: Outlook,
) -> float:
    portfolio = state.portfolio(action.portfolio)
    if isinstance(action, a.Cap):
        return cover(portfolio, action.end, expected)
    if isinstance(action, a.Extend):
        return p.worth(action.card) * expected.earnings[open_ends(portfolio)]
    return take_over(portfolio, isinstance(action, a.Acquire), state.cash[seat], expected)


def _found(
    action: a.Found,
    held: int,
    twice: int,
    now: list[float],
    expected: Outlook,
    potentials: Potentials,
) -> float:
    low, high = action.cards[0], action.cards[-1]
    suit = low // 13
    cards = (1 << high + 1) - (1 << low)
    left = potentials[(held & ~cards | held & cards & twice) & a.SUIT_MASKS[suit]]
    return p.value_of(low, high) * expected.earnings[2] - (now[suit] - left) * expected.in_hand


def _served(state: PortfolioState, seat: SeatId) -> int:
    served = 0
    for _, owner, low, high, low_cap, high_cap in state.portfolios:
        if low_cap == p.NONE:
            served |= a.BELOW[low] if owner == seat else a.OWN_LOW[low]
        if high_cap == p.NONE:
            served |= a.TAKERS[high] if owner == seat else a.OWN_HIGH[high]
    return served


def _answers(state: PortfolioState, seat: SeatId, weights: PortfolioWeights) -> list[Option]:
    """Return the answers to an offer with gains: what changes hands, and what the other side
    gains (P12).
    """
    assert state.offer is not None
    if state.legal_actions(seat) is a.DECLINE:
        return [(a.DECLINE[0], 0.0)]
    accept, decline = a.ANSWERS
    return [(accept, weighed(state, state.offer, seat, weights)), (decline, 0.0)]
