"""How well each seat stands in Portfolio: the cash that it can expect to end with.

A portfolio is worth what it earns until somebody takes it; a hand, what it can become. How likely
an end is attacked goes by the copies of the attacking cards that are nowhere to be seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from stockgames.engine.seat import SeatId
from stockgames.games.portfolio.moves import (
    BELOW,
    OWN_HIGH,
    OWN_LOW,
    SUIT_MASKS,
    TAKERS,
    cards_in,
)
from stockgames.games.portfolio.parts import (
    ALL_CARDS,
    NONE,
    OVER,
    Card,
    Portfolio,
    decks,
    value_of,
    worth,
)
from stockgames.games.portfolio.table import PortfolioTable

CARDS_A_TURN: Final = 1.5
"""Cards drawn from the stock in a usual turn."""
POOR: Final = 0.4
"""How much of an attack's likelihood is left if nobody can pay for it yet."""
READY: Final = 0.9
"""What a run in hand is worth beside one on the table that all may attack."""
PAIR: Final = 0.2
"""What two neighbours are worth, as a share of the run that a third makes."""
GAP: Final = 0.1
"""The same for two cards with one missing between them."""
CAP_IN_HAND: Final = 0.6
"""Dollars for a card that could cap or extend an own portfolio, beyond its other uses."""
KEEP: Final = 0.3
"""Dollars a turn for any card in hand, which extends or caps something some day."""
LAID: Final = 0.6
"""How much of that a card keeps when it is laid, so that laying is not put off for ever."""


def evaluate(state: PortfolioTable) -> Sequence[float]:
    """Return what each seat can expect to end with, in dollars; at the end, what it has (P11)."""
    if state.stage == OVER:
        return [cash + v / 1e4 for cash, v in zip(state.cash, state.incomes, strict=True)]
    later = [collections_left(state, seat) for seat in range(state.seats)]
    values = [
        cash + _in_hand(state, seat, later[seat])
        for seat, cash in enumerate(map(float, state.cash))
    ]
    open_copies = on_table(state)
    for portfolio in state.portfolios:
        owner = portfolio.owner
        values[owner] += portfolio.value * earnings(state, portfolio, later[owner], open_copies)
    for debt in state.debts:
        expected = min(float(debt.cash), state.incomes[debt.seat] * later[debt.seat])
        values[debt.seat] -= expected
        values[debt.partner] += expected
    return values


def collections_left(state: PortfolioTable, seat: SeatId) -> float:
    """Return how many more incomes a seat will collect, about; the last collection included.

    A turn without a card from the stock counts like one with: nobody is to gain by standing still.
    """
    if state.last_turns:
        to_play = (state.dealer - state.active) % state.seats
        return 1.0 + (0 < (seat - state.active) % state.seats <= to_play)
    cards = float(state.stock_left)
    if state.reshuffles:
        cards += len(state.pile) + cards / CARDS_A_TURN
    cards = max(0.0, cards - CARDS_A_TURN * state.dry_turns)
    return 1.5 + cards / (CARDS_A_TURN * state.seats)


def earnings(
    state: PortfolioTable, portfolio: Portfolio, later: float, open_copies: list[int]
) -> float:
    """Return how often a portfolio will pay, of `later` times, as it may be taken over before.

    `open_copies` is what `on_table` tells.
    """
    _, owner, low, high, low_cap, high_cap = portfolio
    value = portfolio.value
    richest = max(cash for seat, cash in enumerate(state.cash) if seat != owner)
    attackers = 0.0
    if low_cap == NONE and BELOW[low]:
        attackers += _at_large(state, owner, BELOW[low], open_copies) * (
            1.0 if richest >= value else POOR
        )
    if high_cap == NONE:
        dear = 1.0 if richest >= 2 * value else POOR
        attackers += _at_large(state, owner, TAKERS[high], open_copies) * dear
    return until_taken(state, owner, attackers, later)


def until_taken(state: PortfolioTable, owner: SeatId, attackers: float, later: float) -> float:
    """Return how many of `later` incomes come before one of the attacking cards is played."""
    if not attackers:
        return later
    sizes = sum(state.hand_sizes) - state.hand_sizes[owner]
    unseen = sizes + state.stock_left + 1
    at_once = min(0.9, attackers * sizes / unseen)
    a_turn = min(0.9, attackers * CARDS_A_TURN * (state.seats - 1) / unseen)
    stays: float = (1 - a_turn) ** later
    return (1 - at_once) * (1 - stays) / a_turn


def on_table(state: PortfolioTable) -> list[int]:
    """Return by card how many copies lie open: in the discard pile, in portfolios and on them."""
    copies = [0] * len(ALL_CARDS)
    for card in state.pile:
        copies[card] += 1
    for _, _, low, high, low_cap, high_cap in state.portfolios:
        for card in range(low, high + 1):
            copies[card] += 1
        if low_cap != NONE:
            copies[low_cap] += 1
        if high_cap != NONE:
            copies[high_cap] += 1
    return copies


def _at_large(state: PortfolioTable, owner: SeatId, mask: int, open_copies: list[int]) -> int:
    """Return how many copies of the cards in a mask the owner of a portfolio cannot see."""
    total = 0
    for card in cards_in(mask):
        total += decks(state.seats) - open_copies[card] - state.count(owner, card)
    return total


def _in_hand(state: PortfolioTable, seat: SeatId, later: float) -> float:
    """Return what a seat's hand is worth: the runs it holds or may hold, and single uses."""
    held = state.held[seat]
    spare = state.twice[seat]
    gain = potential(held) + 0.5 * potential(spare)
    afterwards = max(0.0, later - 1)
    exposed = until_taken(state, seat, 2.0 * decks(state.seats), afterwards)
    total = gain * exposed + KEEP * afterwards * state.hand_sizes[seat]
    for portfolio in state.portfolios:
        if portfolio.owner == seat:
            laid = len(portfolio.cards) + sum(cap != NONE for cap in portfolio[4:])
            total += LAID * KEEP * afterwards * laid
            total += _single_uses(portfolio, held)
    return total


def _single_uses(portfolio: Portfolio, held: int) -> float:
    uses = 0
    if portfolio.low_cap == NONE:
        uses += (held & OWN_LOW[portfolio.low]).bit_count()
    if portfolio.high_cap == NONE:
        uses += (held & OWN_HIGH[portfolio.high]).bit_count()
    return CAP_IN_HAND * uses


def potential(held: int) -> float:
    """Return what the cards in a mask may earn a turn, in dollars."""
    return sum(suit_potential(held & suit) for suit in SUIT_MASKS)


@lru_cache(maxsize=1 << 15)
def suit_potential(cards: int) -> float:
    """Return the potential of cards of one suit, the others of a mask being left out."""
    total = 0.0
    before: Card = NONE
    """The highest card of the run before, in this suit."""
    while cards:
        low = (cards & -cards).bit_length() - 1
        high = low
        while cards >> high + 1 & 1:
            high += 1
        length = high - low + 1
        if length >= 3:
            total += READY * value_of(low, high)
        elif length == 2:
            total += PAIR * worth(high)
        if before != NONE and low - before == 2:
            total += GAP * worth(high)
        before = high
        cards &= ~((1 << high + 1) - 1)
    return total
