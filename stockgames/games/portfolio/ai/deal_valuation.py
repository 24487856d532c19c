"""The value of a deal to both sides, as far as one seat can tell (P12).

It is what a seat gets less what it gives, in dollars at the end, and less a share of the other
side's gain: with two seats there is nothing to agree on. Of the partner's hand only known cards
count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from stockgames.engine.state import SeatId
from stockgames.games.portfolio import actions as a
from stockgames.games.portfolio import parts as p
from stockgames.games.portfolio.ai.opinions import Outlook, open_ends, outlook, table_use, use
from stockgames.games.portfolio.ai.weights import PortfolioWeights
from stockgames.games.portfolio.forecast import find
from stockgames.games.portfolio.state import PortfolioState


class Gains(NamedTuple):
    """The gain of a deal for its maker and its partner, in dollars at the end."""

    maker: float
    partner: float


def weighed(
    state: PortfolioState, open_offer: a.OpenOffer, seat: SeatId, weights: PortfolioWeights
) -> float:
    """Return the value of an offer to one of its two seats; it should agree if that is positive.

    The partner demands a fair part of the total gain: otherwise a seat that offers often would win
    by many deals that each help its partner a little.
    """
    maker, partner = gains(state, open_offer, seat, weights)
    rivalry = 1 / (state.seats - 1)
    if seat == open_offer.maker:
        return maker - max(0.0, partner) * rivalry - weights.bargains.margin
    rivalry = max(rivalry, weights.bargains.fair)
    return partner - max(0.0, maker) * rivalry - weights.bargains.margin


def gains(
    state: PortfolioState, open_offer: a.OpenOffer, viewer: SeatId, weights: PortfolioWeights
) -> Gains:
    """Return the gain of a deal for both sides, as far as the viewer can tell."""
    maker, offer = open_offer
    reckoning = _Reckoning(state, viewer, weights, maker)
    given = reckoning.deal(maker, offer.to, offer.give)
    got = reckoning.deal(offer.to, maker, offer.get)
    return Gains(got[1] - given[0], given[1] - got[0])


def threatened(state: PortfolioState, portfolio: p.Portfolio, owner: SeatId) -> bool:
    """Return whether a seat is known to hold a card that takes the portfolio, and can pay for
    it.
    """
    _, _, low, high, low_cap, high_cap = portfolio
    below = a.BELOW[low] if low_cap == p.NONE else 0
    above = a.TAKERS[high] if high_cap == p.NONE else 0
    for rival, known in enumerate(state.known):
        if rival == owner or state.bound(rival, owner):
            continue
        held = mask(known)
        cash, value = state.cash[rival], portfolio.value
        if (held & below and cash >= value) or (held & above and cash >= 2 * value):
            return True
    return False


class _Reckoning:
    """Values things for the seats of a deal, as the viewer sees them."""

    def __init__(
        self, state: PortfolioState, viewer: SeatId, weights: PortfolioWeights, maker: SeatId
    ) -> None:
        self._state = state
        self._viewer = viewer
        self._maker = maker
        self._weights = weights
        self._outlooks: dict[SeatId, Outlook] = {}

    def _expected(self, seat: SeatId) -> Outlook:
        if seat not in self._outlooks:
            self._outlooks[seat] = outlook(self._state, seat, False, self._weights)
        return self._outlooks[seat]

    def deal(self, giver: SeatId, taker: SeatId, terms: a.Terms) -> tuple[float, float]:
        """Return the cost of terms for the giver, and their gain for the taker."""
        cost = gain = float(terms.cash)
        for number in terms.portfolios:
            portfolio = find(self._state.portfolios, number)
            if portfolio is not None:
                cost += self._portfolio(giver, portfolio)
                gain += self._portfolio(taker, portfolio)
        cost += self._losses(giver, terms.cards)
        gain += self._uses(taker, terms.cards)
        for promise in terms.promises:
            paid, had = self._promise(giver, taker, promise)
            cost += paid
            gain += had
        return cost, gain

    def _portfolio(self, owner: SeatId, portfolio: p.Portfolio) -> float:
        pays = self._expected(owner).earnings[open_ends(portfolio)]
        if threatened(self._state, portfolio, owner):
            pays = min(1.0, pays)
        return portfolio.value * pays

    def _held(self, seat: SeatId) -> Counter[p.Card]:
        return Counter(self._state.hand(seat) if seat == self._viewer else self._state.known[seat])

    def _uses(self, seat: SeatId, cards: Iterable[p.Card]) -> float:
        state, expected = self._state, self._expected(seat)
        held, total = mask(self._held(seat)), 0.0
        for card in cards:
            if seat == self._viewer:
                potentials = self._weights.evaluation.potentials
                total += use(state, seat, card, expected, potentials, held)
            else:
                seen = table_use(state, seat, card, expected, held)
                total += max(seen, self._hidden_use(card)) if seat == self._maker else seen
            held |= 1 << card
        return total

    def _hidden_use(self, card: p.Card) -> float:
        """Return the likely use of a card for the seat that asks for it: a run of three with it.

        Hands are hidden, but a seat doesn't pay for a card it has no use for.
        """
        low = card - max(0, p.rank_of(card) + p.SHORTEST - 1 - p.KING)
        run = self._weights.evaluation.ready * p.value_of(low, low + p.SHORTEST - 1)
        return self._weights.bargains.asked * run * self._expected(self._maker).in_hand

    def _losses(self, seat: SeatId, cards: Iterable[p.Card]) -> float:
        """Return what a seat loses by giving cards: their use, and what others may do with them."""
        left, total = self._held(seat), 0.0
        for card in cards:
            left[card] -= 1
            total += self._loss(seat, card, mask(+left))
        return total

    def _loss(self, seat: SeatId, card: p.Card, left: int) -> float:
        """Return the loss for one card; `left` is the mask of the cards that remain."""
        state, expected, bit = self._state, self._expected(seat), 1 << card
        loss = max(self._weights.bargains.spare, table_use(state, seat, card, expected, left))
        if seat == self._viewer and not left & bit:
            potentials, suit = self._weights.evaluation.potentials, a.SUIT_MASKS[card // 13]
            less = potentials[(left | bit) & suit] - potentials[left & suit]
            loss = max(loss, less * expected.in_hand)
        for portfolio in state.portfolios:
            if portfolio.owner == seat and _takes(portfolio, bit):
                loss += portfolio.value * expected.earnings[open_ends(portfolio)]
        return loss

    def _promise(self, giver: SeatId, taker: SeatId, promise: a.Promise) -> tuple[float, float]:
        if isinstance(promise, a.Truce):
            peace = self._more_peace(taker, giver, promise.turns)
            return self._weights.bargains.raided * peace, peace
        if isinstance(promise, a.Debt):
            paid = max(0.0, min(float(promise.cash), self._incoming(giver)))
            return paid, paid
        assert isinstance(promise, a.Reveal)
        look = self._weights.bargains.look * self._unseen(giver)
        return look, look

    def _incoming(self, seat: SeatId) -> float:
        expected = self._expected(seat).earnings
        own = [portfolio for portfolio in self._state.portfolios if portfolio.owner == seat]
        owed = sum(debt.cash for debt in self._state.debts if debt.seat == seat)
        return sum(portfolio.value * expected[open_ends(portfolio)] for portfolio in own) - owed

    def _unseen(self, seat: SeatId) -> float:
        """Return the share of a hand, 0 to 1, that is not known."""
        size = self._state.hand_sizes[seat]
        return 1 - len(self._state.known[seat]) / size if size else 0.0

    def _more_peace(self, owner: SeatId, rival: SeatId, turns: int) -> float:
        running = [
            one.turns for one in self._state.truces if (one.seat, one.partner) == (rival, owner)
        ]
        before = self._peace(owner, rival, running[0]) if running else 0.0
        return max(0.0, self._peace(owner, rival, turns) - before)

    def _peace(self, owner: SeatId, rival: SeatId, turns: int) -> float:
        """Return the value of a truce to an owner: what the rival would take during its turns.

        A rival who can't pay takes nothing. A portfolio counts for at most its worth, which is less
        the more likely others are to take it.
        """
        state, expected = self._state, self._expected(owner)
        money = state.cash[rival] + turns * state.incomes[rival]
        lost = 0.0
        for portfolio in state.portfolios:
            if portfolio.owner == owner:
                risk = min(0.5, self._weights.bargains.raid * _ends_in_reach(portfolio, money))
                worth = portfolio.value * expected.earnings[open_ends(portfolio)]
                lost += worth * (1 - (1 - risk) ** min(float(turns), expected.later))
        return lost


def _ends_in_reach(portfolio: p.Portfolio, money: int) -> int:
    """Return how many ends of a portfolio a seat with this much money can attack (P9)."""
    at_low = portfolio.low_cap == p.NONE and a.BELOW[portfolio.low] and money >= portfolio.value
    at_high = portfolio.high_cap == p.NONE and money >= portfolio.acquiring
    return bool(at_low) + at_high


def mask(cards: Iterable[p.Card]) -> int:
    """Return the bit mask of the cards; copies count once."""
    return sum({1 << card for card in cards})


def _takes(portfolio: p.Portfolio, bit: int) -> bool:
    _, _, low, high, low_cap, high_cap = portfolio
    below = low_cap == p.NONE and a.BELOW[low] & bit
    return bool(below or (high_cap == p.NONE and a.TAKERS[high] & bit))
