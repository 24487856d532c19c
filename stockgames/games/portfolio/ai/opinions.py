"""The value of a card in hand or a portfolio for a seat, in dollars at the end.

Values are based on the number of incomes still to come, and on how many of them a portfolio is
likely to pay before it is taken over.
"""

from __future__ import annotations

from typing import NamedTuple

from stockgames.engine.state import SeatId
from stockgames.games.portfolio import actions as a
from stockgames.games.portfolio.ai.evaluation import collections_left, until_taken
from stockgames.games.portfolio.ai.weights import PortfolioWeights, Potentials
from stockgames.games.portfolio.parts import HIGH, LOW, NONE, Card, Portfolio, decks, worth
from stockgames.games.portfolio.state import PortfolioState


class Outlook(NamedTuple):
    """A seat's expectations for the rest of the game."""

    later: float
    """The expected number of further incomes."""
    earnings: tuple[float, float, float]
    """How many of them a portfolio pays that can be attacked at none, one or two ends."""
    in_hand: float
    """The same for a run that is founded a turn later."""
    share: float
    """The share of a rival's loss that counts as the seat's gain."""


def outlook(state: PortfolioState, seat: SeatId, naive: bool, weights: PortfolioWeights) -> Outlook:
    """Return a seat's expectations; a myopic (`naive`) seat plans a short time and ignores
    its rivals.
    """
    cards_a_turn = weights.evaluation.cards_a_turn
    later = collections_left(state, seat, weights.evaluation)
    if naive:
        later = min(later, weights.play.for_the_day)
        return Outlook(later, (later, later, later), later - 1, 0.0)
    attackers = weights.play.at_large * decks(state.seats)
    open_ends = [until_taken(state, seat, attackers * ends, later, cards_a_turn) for ends in (1, 2)]
    in_hand = until_taken(state, seat, 2 * attackers, max(0.0, later - 1), cards_a_turn)
    share = 1 / (state.seats - 1)
    return Outlook(later, (later, open_ends[0], open_ends[1]), in_hand, share)


def use(
    state: PortfolioState,
    seat: SeatId,
    card: Card,
    expected: Outlook,
    potentials: Potentials,
    held: int,
) -> float:
    """Return the value of the best use of a card once it joins those in the mask `held`."""
    bit = 1 << card
    best = table_use(state, seat, card, expected, held)
    if not held & bit:
        suit = a.SUIT_MASKS[card // 13]
        more = potentials[(held | bit) & suit] - potentials[held & suit]
        best = max(best, more * expected.in_hand)
    return best


def table_use(
    state: PortfolioState, seat: SeatId, card: Card, expected: Outlook, beside: int = 0
) -> float:
    """Return the value of the best use of a card on the portfolios on the table.

    If a card in the mask `beside` could do the same, only the difference counts.
    """
    best = 0.0
    for portfolio in state.portfolios:
        gain = _use_on(state, seat, portfolio, card, expected)
        if gain > best:
            others = a.cards_in(beside & _same_use(portfolio, seat, card))
            done = [_use_on(state, seat, portfolio, other, expected) for other in others]
            best = max(best, gain - max([0.0, *done]))
    return best


def _use_on(
    state: PortfolioState, seat: SeatId, portfolio: Portfolio, card: Card, expected: Outlook
) -> float:
    bit = 1 << card
    _, owner, low, high, low_cap, high_cap = portfolio
    at_low = low_cap == NONE and (a.OWN_LOW if owner == seat else a.BELOW)[low] & bit
    at_high = high_cap == NONE and (a.OWN_HIGH if owner == seat else a.TAKERS)[high] & bit
    if not at_low and not at_high:
        return 0.0
    if owner != seat:
        return take_over(portfolio, bool(at_high), state.cash[seat], expected)
    if card in (low - 1, high + 1):
        return worth(card) * expected.earnings[open_ends(portfolio)]
    return cover(portfolio, LOW if at_low else HIGH, expected)


def _same_use(portfolio: Portfolio, seat: SeatId, card: Card) -> int:
    """Return the cards of which a portfolio needs only one: its takers, or those of one end."""
    _, owner, low, high, _, _ = portfolio
    if owner != seat:
        return a.BELOW[low] | a.TAKERS[high]
    return a.OWN_LOW[low] if a.OWN_LOW[low] & 1 << card else a.OWN_HIGH[high]


def open_ends(portfolio: Portfolio) -> int:
    """Return how many ends of a portfolio can be attacked."""
    return (portfolio.low_cap == NONE and a.BELOW[portfolio.low] != 0) + (
        portfolio.high_cap == NONE
    )


def cover(portfolio: Portfolio, end: int, expected: Outlook) -> float:
    """Return the value that capping an end protects."""
    if end == LOW and not a.BELOW[portfolio.low]:
        return 0.0
    ends = open_ends(portfolio)
    return portfolio.value * (expected.earnings[ends - 1] - expected.earnings[ends])


def take_over(portfolio: Portfolio, acquire: bool, cash: int, expected: Outlook) -> float:
    """Return the gain of a raid: a share of the owner's loss plus the portfolio's value if
    acquired, less the cost; 0 if it can't be paid (P9).
    """
    value = portfolio.value
    cost = 2 * value if acquire else value
    if cost > cash:
        return 0.0
    lost = expected.share * value * expected.earnings[open_ends(portfolio)]
    won = value * expected.earnings[open_ends(portfolio)] if acquire else 0.0
    return lost + won - cost
