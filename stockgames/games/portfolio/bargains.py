"""What a seat thinks of deals: what an offer is worth to both sides, and which to make (P12).

A deal is worth what comes less what goes, in dollars at the end, and less a share of what the other
side gains by it: with two seats nothing is left to agree on. Of the partner's hand nothing counts
but what is known of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from stockgames.engine.seat import SeatId
from stockgames.games.portfolio.actions import Debt, Offer, OpenOffer, Promise, Reveal, Terms, Truce
from stockgames.games.portfolio.moves import BELOW, OWN_HIGH, OWN_LOW, SUIT_MASKS, TAKERS, cards_in
from stockgames.games.portfolio.opinions import Outlook, open_ends, outlook, table_use, use
from stockgames.games.portfolio.parts import DRAWING, NONE, PLAYING, Card, Portfolio
from stockgames.games.portfolio.state import PortfolioState
from stockgames.games.portfolio.weights import PortfolioWeights


class Gains(NamedTuple):
    """What a deal brings to its maker and its partner, in dollars at the end."""

    maker: float
    partner: float


def weighed(
    state: PortfolioState, open_offer: OpenOffer, seat: SeatId, weights: PortfolioWeights
) -> float:
    """Return what an offer is worth to a seat, one of its two; positive if it is to agree."""
    found = gains(state, open_offer, seat, weights)
    maker, partner = found
    own, other = (maker, partner) if seat == open_offer.maker else (partner, maker)
    return own - max(0.0, other) / (state.seats - 1) - weights.bargains.margin


def gains(
    state: PortfolioState, open_offer: OpenOffer, viewer: SeatId, weights: PortfolioWeights
) -> Gains:
    """Return what a deal brings to both sides, as far as the viewer can tell."""
    maker, offer = open_offer
    reckoning = _Reckoning(state, viewer, weights)
    given = reckoning.deal(maker, offer.to, offer.give)
    got = reckoning.deal(offer.to, maker, offer.get)
    return Gains(got[1] - given[0], given[1] - got[0])


def offers(
    state: PortfolioState, seat: SeatId, weights: PortfolioWeights
) -> Sequence[tuple[Offer, float]]:
    """Return offers the active seat may well make, with what it gains by each; the best first.

    One offer a turn, and once that is declined another for the same goods, at a price that meets
    the partner half-way. Goods that were declined twice are not offered to that seat again.
    """
    bargains, made = weights.bargains, state.offers[seat]
    if state.offer or state.active != seat or made >= bargains.a_turn:
        return []
    if state.stage not in (DRAWING, PLAYING) or state.seats == 2:
        return []
    found = []
    for trade in dict.fromkeys((*_trades(state, seat, bargains.truce), *_counters(state, seat))):
        refusals = _refusals(state, seat, trade)
        if not made <= refusals < bargains.a_turn:
            continue
        part = bargains.second if refusals else bargains.opening
        offer = _priced(state, seat, trade, part, weights)
        if offer and (gain := weighed(state, OpenOffer(seat, offer), seat, weights)) > 0:
            found.append((offer, gain))
    found.sort(key=lambda one: -one[1])
    return found[: bargains.a_turn]


class _Trade(NamedTuple):
    """Goods that might change hands, before a price is named."""

    to: SeatId
    give: Terms
    get: Terms


def _trades(state: PortfolioState, seat: SeatId, truce: int) -> Iterator[_Trade]:
    for other in range(state.seats):
        if other == seat:
            continue
        for card in cards_in(state.held[seat] & _wanted(state, other)):
            yield _Trade(other, _cards(card), _nothing())
        uses = _wanted(state, seat) | _run_cards(state.held[seat])
        for card in set(state.known[other]):
            if uses >> card & 1:
                yield _Trade(other, _nothing(), _cards(card))
        peace = Terms(0, (), (), (Truce(truce),))
        if not state.bound(other, seat):
            yield _Trade(other, _nothing(), peace)
            if not state.bound(seat, other):
                yield _Trade(other, peace, peace)
        for portfolio in state.portfolios:
            if portfolio.owner == seat and _threatened(state, portfolio, seat):
                yield _Trade(other, Terms(0, (), (portfolio.number,), ()), _nothing())


def _counters(state: PortfolioState, seat: SeatId) -> Iterator[_Trade]:
    """Return the goods that others offered and the seat declined, for want of a better price."""
    for maker, old in state.declined:
        if old.to != seat or not all(state.held[seat] >> card & 1 for card in old.get.cards):
            continue
        owners = {portfolio.number: portfolio.owner for portfolio in state.portfolios}
        if all(owners.get(number) == seat for number in old.get.portfolios) and all(
            owners.get(number) == maker for number in old.give.portfolios
        ):
            yield _Trade(maker, _unpriced(old.get), _unpriced(old.give))


def _unpriced(terms: Terms) -> Terms:
    promises = tuple([p for p in terms.promises if not isinstance(p, Debt)])
    return Terms(0, terms.cards, terms.portfolios, promises)


def _nothing() -> Terms:
    return Terms(0, (), (), ())


def _cards(card: Card) -> Terms:
    return Terms(0, (card,), (), ())


def _wanted(state: PortfolioState, seat: SeatId) -> int:
    """Return the cards that extend or cap a seat's portfolios."""
    wanted = 0
    for _, owner, low, high, low_cap, high_cap in state.portfolios:
        if owner == seat:
            wanted |= OWN_LOW[low] if low_cap == NONE else 0
            wanted |= OWN_HIGH[high] if high_cap == NONE else 0
    return wanted


def _run_cards(held: int) -> int:
    """Return the cards that lie beside those in a hand, in the same suit."""
    near = 0
    for suit in SUIT_MASKS:
        near |= (held & suit) << 1 & suit | (held & suit) >> 1 & suit
    return near & ~held


def _refusals(state: PortfolioState, seat: SeatId, trade: _Trade) -> int:
    """Return how often a seat's offers of these goods were declined, whatever the price."""
    goods = _goods(trade)
    return sum(maker == seat and _goods(old) == goods for maker, old in state.declined)


def _priced(
    state: PortfolioState, seat: SeatId, trade: _Trade, part: float, weights: PortfolioWeights
) -> Offer | None:
    """Return an offer at a price that leaves its maker that part of what both gain, if any."""
    bare = Offer(trade.to, trade.give, trade.get)
    mine, theirs = gains(state, OpenOffer(seat, bare), seat, weights)
    if mine + theirs < weights.bargains.surplus:
        return None
    price = round(part * (mine + theirs) - mine)
    payer = trade.to if price > 0 else seat
    payment = _payment(state, payer, abs(price))
    if payment is None:
        return None
    if price > 0:
        offer = Offer(trade.to, trade.give, _plus(trade.get, payment))
    else:
        offer = Offer(trade.to, _plus(trade.give, payment), trade.get)
    return None if OpenOffer(seat, offer) in state.declined else offer


def _goods(trade: _Trade | Offer) -> object:
    """Return what a trade is about, its price apart."""
    return trade.to, _unpriced(trade.give), _unpriced(trade.get)


def _payment(state: PortfolioState, payer: SeatId, price: int) -> Terms | None:
    """Return a price in cash, and as a debt what is short; None if the payer cannot earn that."""
    cash = min(price, state.cash[payer])
    debt = price - cash
    if debt > 2 * state.incomes[payer]:
        return None
    return Terms(cash, (), (), (Debt(debt),) if debt else ())


def _plus(terms: Terms, payment: Terms) -> Terms:
    return Terms(payment.cash, terms.cards, terms.portfolios, terms.promises + payment.promises)


def _threatened(state: PortfolioState, portfolio: Portfolio, owner: SeatId) -> bool:
    """Tell whether somebody is known to hold what takes a portfolio over, and can pay for it."""
    _, _, low, high, low_cap, high_cap = portfolio
    below = BELOW[low] if low_cap == NONE else 0
    above = TAKERS[high] if high_cap == NONE else 0
    for rival, known in enumerate(state.known):
        if rival == owner or state.bound(rival, owner):
            continue
        held = sum({1 << card for card in known})
        cash, value = state.cash[rival], portfolio.value
        if (held & below and cash >= value) or (held & above and cash >= 2 * value):
            return True
    return False


class _Reckoning:
    """The worth of things to the seats of a deal, as the viewer sees it."""

    def __init__(self, state: PortfolioState, viewer: SeatId, weights: PortfolioWeights) -> None:
        self._state = state
        self._viewer = viewer
        self._weights = weights
        self._outlooks: dict[SeatId, Outlook] = {}

    def _expected(self, seat: SeatId) -> Outlook:
        if seat not in self._outlooks:
            self._outlooks[seat] = outlook(self._state, seat, False, self._weights)
        return self._outlooks[seat]

    def deal(self, giver: SeatId, taker: SeatId, terms: Terms) -> tuple[float, float]:
        """Return what terms cost their giver, and what they bring to their taker."""
        cost = gain = float(terms.cash)
        for number in terms.portfolios:
            portfolio = next((p for p in self._state.portfolios if p.number == number), None)
            if portfolio is not None:
                cost += self._portfolio(giver, portfolio)
                gain += self._portfolio(taker, portfolio)
        for card in terms.cards:
            cost += self._loss(giver, card)
            gain += self._use(taker, card)
        for promise in terms.promises:
            paid, had = self._promise(giver, taker, promise)
            cost += paid
            gain += had
        return cost, gain

    def _portfolio(self, owner: SeatId, portfolio: Portfolio) -> float:
        pays = self._expected(owner).earnings[open_ends(portfolio)]
        if _threatened(self._state, portfolio, owner):
            pays = min(1.0, pays)
        return portfolio.value * pays

    def _use(self, seat: SeatId, card: Card) -> float:
        """Return what a card is worth to a seat that gets it."""
        if seat == self._viewer:
            potentials = self._weights.evaluation.potentials
            return use(self._state, seat, card, self._expected(seat), potentials)
        return table_use(self._state, seat, card, self._expected(seat))

    def _loss(self, seat: SeatId, card: Card) -> float:
        """Return what a seat loses with a card, and by what others may do with it to the seat."""
        state, expected, bit = self._state, self._expected(seat), 1 << card
        loss = max(self._weights.bargains.spare, table_use(state, seat, card, expected))
        held = state.held[seat]
        if seat == self._viewer and held & bit and not state.twice[seat] & bit:
            potentials, suit = self._weights.evaluation.potentials, SUIT_MASKS[card // 13]
            less = potentials[held & suit] - potentials[held & ~bit & suit]
            loss = max(loss, less * expected.in_hand)
        for portfolio in state.portfolios:
            if portfolio.owner == seat and _takes(portfolio, bit):
                loss += portfolio.value * expected.earnings[open_ends(portfolio)]
        return loss

    def _promise(self, giver: SeatId, taker: SeatId, promise: Promise) -> tuple[float, float]:
        if isinstance(promise, Truce):
            peace = self._peace(taker, giver, promise.turns)
            return self._weights.bargains.raided * peace, peace
        if isinstance(promise, Debt):
            income = self._state.incomes[giver] * self._expected(giver).later
            owed = sum(debt.cash for debt in self._state.debts if debt.seat == giver)
            paid = max(0.0, min(float(promise.cash), income - owed))
            return paid, paid
        assert isinstance(promise, Reveal)
        look = self._weights.bargains.look
        return look, look

    def _peace(self, owner: SeatId, rival: SeatId, turns: int) -> float:
        """Return what an owner would lose to one rival in so many turns of that.

        Nothing can be lost to a rival who cannot pay, nor more than what a portfolio is worth, all
        others who may take it considered.
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


def _ends_in_reach(portfolio: Portfolio, money: int) -> int:
    """Return how many ends of a portfolio somebody with so much money can attack (P9)."""
    at_low = portfolio.low_cap == NONE and BELOW[portfolio.low] and money >= portfolio.value
    at_high = portfolio.high_cap == NONE and money >= 2 * portfolio.value
    return bool(at_low) + at_high


def _takes(portfolio: Portfolio, bit: int) -> bool:
    """Tell whether a card takes a portfolio over."""
    _, _, low, high, low_cap, high_cap = portfolio
    below = low_cap == NONE and BELOW[low] & bit
    return bool(below or (high_cap == NONE and TAKERS[high] & bit))
