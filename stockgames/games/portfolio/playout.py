"""A cheap and plausible way to play Portfolio: what a search tries first, how it plays games out.

Every option is weighed in dollars at the end: what it earns as long as it is likely to last, what
the cards could have become in hand instead, and a share of what a rival loses by it. Offers are not
among the options; answers to them are.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from stockgames.engine.seat import SeatId
from stockgames.games.portfolio.actions import (
    ANSWERS,
    DECLINE,
    Acquire,
    Cap,
    Debt,
    Discard,
    Draw,
    End,
    Extend,
    Found,
    Neutralize,
    PortfolioAction,
    Terms,
    Truce,
)
from stockgames.games.portfolio.evaluation import collections_left, suit_potential, until_taken
from stockgames.games.portfolio.moves import BELOW, OWN_HIGH, OWN_LOW, SUIT_MASKS, TAKERS
from stockgames.games.portfolio.parts import (
    DRAWING,
    LOW,
    NONE,
    Card,
    Portfolio,
    draw_cost,
    value_of,
    worth,
)
from stockgames.games.portfolio.state import PortfolioState

Option: TypeAlias = tuple[PortfolioAction, float]
"""An action and what it gains, in dollars at the end."""

FOR_THE_DAY: Final = 4.0
"""How many incomes a naive player looks ahead at most."""
AT_LARGE: Final = 0.5
"""Attackers of an open end that others may hold or draw, as a share of the decks."""
NEW_CARD: Final = 0.3
"""What a card from the stock adds to an income, in dollars."""
GIFT: Final = 0.3
"""What a discard that serves the next seat costs, in dollars a collection to come."""
A_TURN_OF_TRUCE: Final = 1.5
"""What a turn of peace is worth, in dollars."""
LOOK: Final = 1.0
"""What a look into a hand is worth, in dollars."""
DISCARDS: Final = 3
DRAWS: Final = 4
FOUNDS: Final = 3
"""How many options of a kind are worth a thought."""


class Outlook(NamedTuple):
    """What a seat expects of the time to come."""

    later: float
    """How many more incomes it collects."""
    earnings: tuple[float, float, float]
    """How many of them a portfolio pays that can be attacked at none, one or two ends."""
    in_hand: float
    """The same for a run that is founded a turn later."""
    share: float
    """How much of a rival's loss is the seat's gain."""


def outlook(state: PortfolioState, seat: SeatId, naive: bool = False) -> Outlook:
    """Return what a seat may expect; a naive one lives for the day and looks at itself alone."""
    later = collections_left(state, seat)
    if naive:
        later = min(later, FOR_THE_DAY)
        return Outlook(later, (later, later, later), later - 1, 0.0)
    attackers = AT_LARGE * (2 if state.seats <= 3 else 3)
    open_ends = [until_taken(state, seat, attackers * ends, later) for ends in (1, 2)]
    in_hand = until_taken(state, seat, 2 * attackers, max(0.0, later - 1))
    share = 1 / (state.seats - 1)
    return Outlook(later, (later, open_ends[0], open_ends[1]), in_hand, share)


def plausible(state: PortfolioState, seat: SeatId, naive: bool = False) -> list[Option]:
    """Return the options worth a thought, for a seat that owes a decision; at least one."""
    expected = outlook(state, seat, naive)
    if state.offer is not None:
        return _answers(state, seat, expected)
    if state.stage == DRAWING:
        return _draws(state, seat, expected)
    return _plays(state, seat, expected)


def _draws(state: PortfolioState, seat: SeatId, expected: Outlook) -> list[Option]:
    """Weigh how many cards to draw, and the exposed one for what it would do (P5, P6)."""
    unknown = NEW_CARD * expected.later
    exposed = 0.0
    if state.pile:
        exposed = _use(state, seat, state.pile[-1], expected) - unknown
    options: list[Option] = []
    for action in state.draws():
        assert isinstance(action, Draw)
        cost = 0 if action.pauper else draw_cost(action.cards)
        gain = action.cards * unknown - cost + exposed * action.exposed
        options.append((action, gain))
    return _best(options, DRAWS)


def _best(options: list[Option], most: int) -> list[Option]:
    if len(options) > most:
        options.sort(key=lambda option: -option[1])
        del options[most:]
    return options


def _use(state: PortfolioState, seat: SeatId, card: Card, expected: Outlook) -> float:
    """Return the best that a card, once in hand, can do."""
    held, bit = state.held[seat], 1 << card
    best = 0.0
    if not held & bit:
        suit = SUIT_MASKS[card // 13]
        more = suit_potential((held | bit) & suit) - suit_potential(held & suit)
        best = more * expected.in_hand
    for portfolio in state.portfolios:
        _, owner, low, high, low_cap, high_cap = portfolio
        at_low = low_cap == NONE and (OWN_LOW if owner == seat else BELOW)[low] & bit
        at_high = high_cap == NONE and (OWN_HIGH if owner == seat else TAKERS)[high] & bit
        if not at_low and not at_high:
            continue
        if owner != seat:
            gain = _take(portfolio, bool(at_high), state.cash[seat], expected)
        elif card in (low - 1, high + 1):
            gain = worth(card) * expected.earnings[_open_ends(portfolio)]
        else:
            gain = _cap(portfolio, LOW if at_low else 1 - LOW, expected)
        best = max(best, gain)
    return best


def _open_ends(portfolio: Portfolio) -> int:
    """Return how many ends of a portfolio can be attacked."""
    return (portfolio.low_cap == NONE and BELOW[portfolio.low] != 0) + (portfolio.high_cap == NONE)


def _cap(portfolio: Portfolio, end: int, expected: Outlook) -> float:
    """Return what the cover of an end protects."""
    if end == LOW and not BELOW[portfolio.low]:
        return 0.0
    ends = _open_ends(portfolio)
    return portfolio.value * (expected.earnings[ends - 1] - expected.earnings[ends])


def _take(portfolio: Portfolio, acquire: bool, cash: int, expected: Outlook) -> float:
    """Return what a take-over brings: what the owner loses, and what one wins (P9)."""
    value = portfolio.value
    cost = 2 * value if acquire else value
    if cost > cash:
        return 0.0
    lost = expected.share * value * expected.earnings[_open_ends(portfolio)]
    won = value * expected.earnings[_open_ends(portfolio)] if acquire else 0.0
    return lost + won - cost


def _plays(state: PortfolioState, seat: SeatId, expected: Outlook) -> list[Option]:
    """Weigh what can be done with the cards in hand, and how the turn may end."""
    legal = state.legal_actions(seat)
    held, twice = state.held[seat], state.twice[seat]
    by_number = {portfolio.number: portfolio for portfolio in state.portfolios}
    served = _served(state, seat)
    now = [suit_potential(held & suit) for suit in SUIT_MASKS]
    discards: list[Option] = []
    founds: list[Option] = []
    options: list[Option] = []
    for action in legal:
        if isinstance(action, Found):
            founds.append((action, _found(action, held, twice, now, expected)))
            continue
        if isinstance(action, End):
            return [(action, 0.0)]
        assert isinstance(action, Discard | Extend | Cap | Neutralize | Acquire)
        card = action.card
        bit = 1 << card
        loss = 0.0
        if not twice & bit:
            suit = card // 13
            left = suit_potential(held & ~bit & SUIT_MASKS[suit])
            loss = (now[suit] - left) * expected.in_hand
        if isinstance(action, Discard):
            gift = GIFT * expected.later if served & bit else 0.0
            discards.append((action, -loss - gift))
            continue
        portfolio = by_number[action.portfolio]
        if isinstance(action, Cap):
            gain = _cap(portfolio, action.end, expected)
        elif isinstance(action, Extend):
            gain = worth(card) * expected.earnings[_open_ends(portfolio)]
        else:
            acquire = isinstance(action, Acquire)
            gain = _take(portfolio, acquire, state.cash[seat], expected)
        if gain > loss:
            options.append((action, gain - loss))
    return options + _best(founds, FOUNDS) + _best(discards, DISCARDS)


def _found(action: Found, held: int, twice: int, now: list[float], expected: Outlook) -> float:
    """Return what a new portfolio earns beyond what its cards promise in hand."""
    low, high = action.cards[0], action.cards[-1]
    suit = low // 13
    cards = (1 << high + 1) - (1 << low)
    left = suit_potential((held & ~cards | held & cards & twice) & SUIT_MASKS[suit])
    return value_of(low, high) * expected.earnings[2] - (now[suit] - left) * expected.in_hand


def _served(state: PortfolioState, seat: SeatId) -> int:
    """Return the cards that everybody can see to be of use to somebody else."""
    served = 0
    for _, owner, low, high, low_cap, high_cap in state.portfolios:
        if low_cap == NONE:
            served |= BELOW[low] if owner == seat else OWN_LOW[low]
        if high_cap == NONE:
            served |= TAKERS[high] if owner == seat else OWN_HIGH[high]
    return served


def _answers(state: PortfolioState, seat: SeatId, expected: Outlook) -> list[Option]:
    """Weigh an offer by what comes and goes, and by what the other side makes of it (P12)."""
    assert state.offer is not None
    legal = state.legal_actions(seat)
    if legal is DECLINE:
        return [(DECLINE[0], 0.0)]
    offer = state.offer.offer
    got = _worth(state, seat, offer.give, expected)
    given = _worth(state, seat, offer.get, expected)
    accept, decline = ANSWERS
    return [(accept, (got - given) * (1 + expected.share)), (decline, 0.0)]


def _worth(state: PortfolioState, seat: SeatId, terms: Terms, expected: Outlook) -> float:
    """Return what one side of a deal is worth to a seat."""
    total = float(terms.cash)
    for number in terms.portfolios:
        portfolio = state.portfolio(number)
        total += portfolio.value * expected.earnings[_open_ends(portfolio)]
    for card in terms.cards:
        total += max(NEW_CARD * expected.later, _use(state, seat, card, expected))
    for promise in terms.promises:
        if isinstance(promise, Truce):
            total += A_TURN_OF_TRUCE * min(float(promise.turns), expected.later)
        elif isinstance(promise, Debt):
            total += min(float(promise.cash), expected.later)
        else:
            total += LOOK
    return total
