"""Each seat's expected final cash in Portfolio, and its chance to win.

A portfolio is worth what it earns until it is taken over; a hand, what it can become. The risk that
an end is attacked depends on how many copies of the attacking cards are out of sight. The more
incomes are still to come, the less a lead in dollars counts.
"""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.engine.state import SeatId, victory_chances, win_shares
from stockgames.games.portfolio import actions as a
from stockgames.games.portfolio import parts as p
from stockgames.games.portfolio.ai.weights import EvaluationWeights, PortfolioWeights
from stockgames.games.portfolio.counts import PortfolioCounts
from stockgames.games.portfolio.state import PortfolioState


def evaluate(state: PortfolioCounts, weights: EvaluationWeights) -> Sequence[float]:
    """Return each seat's expected final cash in dollars; at the end, its cash (P11)."""
    if state.stage == p.OVER:
        return [cash + v / 1e4 for cash, v in zip(state.cash, state.incomes, strict=True)]
    later = [collections_left(state, seat, weights) for seat in range(state.seats)]
    values = [
        cash + _in_hand(state, seat, later[seat], weights)
        for seat, cash in enumerate(map(float, state.cash))
    ]
    open_copies = on_table(state)
    incoming = [0.0] * state.seats
    for portfolio in state.portfolios:
        owner = portfolio.owner
        pays = earnings(state, portfolio, later[owner], open_copies, weights)
        incoming[owner] += portfolio.value * pays
    values = [value + more for value, more in zip(values, incoming, strict=True)]
    for seat, partner, cash in state.debts:  # the oldest first, as each leaves less for the others
        paid = min(float(cash), incoming[seat])
        incoming[seat] -= paid
        values[seat] -= paid
        values[partner] += paid
    return values


def collections_left(state: PortfolioCounts, seat: SeatId, weights: EvaluationWeights) -> float:
    """Return about how many more incomes a seat will collect, including the last collection.

    A turn without a card from the stock counts like one with a card, so that waiting gains nothing.
    """
    if state.last_turns:
        to_play = (state.dealer - state.active) % state.seats
        return 1.0 + (0 < (seat - state.active) % state.seats <= to_play)
    cards, cards_a_turn = float(state.stock_left), weights.cards_a_turn
    if state.reshuffles:
        cards += len(state.pile) + cards / cards_a_turn
    cards = max(0.0, cards - cards_a_turn * state.dry_turns)
    return weights.ending + cards / (cards_a_turn * state.seats)


def earnings(
    state: PortfolioCounts,
    portfolio: p.Portfolio,
    later: float,
    open_copies: list[int],
    weights: EvaluationWeights,
) -> float:
    """Return how many of `later` times a portfolio is expected to pay before it is taken over.

    `open_copies` is the result of `on_table`.
    """
    _, owner, low, high, low_cap, high_cap = portfolio
    value = portfolio.value
    richest = max(state.cash[:owner] + state.cash[owner + 1 :])
    attackers = 0.0
    if low_cap == p.NONE and a.BELOW[low]:
        attackers += _at_large(state, owner, a.BELOW[low], open_copies) * (
            1.0 if richest >= value else weights.poor
        )
    if high_cap == p.NONE:
        dear = 1.0 if richest >= 2 * value else weights.poor
        attackers += _at_large(state, owner, a.TAKERS[high], open_copies) * dear
    return until_taken(state, owner, weights.eager * attackers, later, weights.cards_a_turn)


def until_taken(
    state: PortfolioCounts, owner: SeatId, attackers: float, later: float, cards_a_turn: float
) -> float:
    """Return how many of `later` incomes are expected before an attack.

    `attackers` counts the cards that their holder would play for it.
    """
    if not attackers:
        return later
    sizes = sum(state.hand_sizes) - state.hand_sizes[owner]
    unseen = sizes + state.stock_left + 1
    at_once = min(0.9, attackers * sizes / unseen)
    a_turn = min(0.9, attackers * cards_a_turn * (state.seats - 1) / unseen)
    stays: float = (1 - a_turn) ** later
    return (1 - at_once) * (1 - stays) / a_turn


def on_table(state: PortfolioCounts) -> list[int]:
    """Return by card how many copies are visible: in the discard pile, in portfolios, or as
    caps.
    """
    copies = [0] * len(p.ALL_CARDS)
    for card in state.pile:
        copies[card] += 1
    for _, _, low, high, low_cap, high_cap in state.portfolios:
        for card in range(low, high + 1):
            copies[card] += 1
        if low_cap != p.NONE:
            copies[low_cap] += 1
        if high_cap != p.NONE:
            copies[high_cap] += 1
    return copies


def _at_large(state: PortfolioCounts, owner: SeatId, mask: int, open_copies: list[int]) -> int:
    """Return how many copies of the cards in a mask the owner of a portfolio can't see."""
    total = 0
    for card in a.cards_in(mask):
        total += p.decks(state.seats) - open_copies[card] - state.count(owner, card)
    return total


def _in_hand(
    state: PortfolioCounts, seat: SeatId, later: float, weights: EvaluationWeights
) -> float:
    """Return the worth of a seat's hand: its present and possible runs, and single uses."""
    held = state.held[seat]
    spare = state.twice[seat]
    promise = weights.potentials.of_hand
    gain = promise(held) + (weights.twins * promise(spare) if spare else 0.0)
    afterwards = max(0.0, later - 1)
    attackers = weights.eager * 2 * p.decks(state.seats)
    exposed = until_taken(state, seat, attackers, afterwards, weights.cards_a_turn)
    total = gain * exposed + weights.keep * afterwards * state.hand_sizes[seat]
    for _, owner, low, high, low_cap, high_cap in state.portfolios:
        if owner != seat:
            continue
        laid, uses = high - low + 1, 0
        if low_cap == p.NONE:
            uses += (held & a.OWN_LOW[low]).bit_count()
        else:
            laid += 1
        if high_cap == p.NONE:
            uses += (held & a.OWN_HIGH[high]).bit_count()
        else:
            laid += 1
        total += weights.laid * weights.keep * afterwards * laid
        total += weights.cap_in_hand * uses
    return total


def win_probabilities(state: PortfolioState, weights: PortfolioWeights) -> Sequence[float]:
    """Return each seat's chance to win; at the end, its share of the win."""
    if not state.actors:
        return win_shares(state.result().ranks)
    values = evaluate(state, weights.evaluation)
    later = collections_left(state, state.active, weights.evaluation)
    doubt = weights.hopes
    miss = doubt.last + doubt.an_income / state.seats * min(later, doubt.incomes)
    return victory_chances(values, miss)
