"""Which offers a seat makes, and how it answers one (P12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from stockgames.engine.state import SeatId
from stockgames.games.portfolio import actions as a
from stockgames.games.portfolio.ai.deal_valuation import gains, threatened, weighed
from stockgames.games.portfolio.ai.weights import PortfolioWeights
from stockgames.games.portfolio.parts import DRAWING, MOST_DOLLARS, NONE, PLAYING, Card
from stockgames.games.portfolio.state import PortfolioState
from stockgames.games.portfolio.view import PortfolioView, determinize


def proposals(
    view: PortfolioView, rng: Random, weights: PortfolioWeights
) -> Sequence[tuple[a.PortfolioAction, float]]:
    """Return sensible offers of the view's seat with its gains, best first."""
    seat = view.seat
    if seat is None or seat != view.active or view.offer is not None or not view.offers_left[seat]:
        return ()
    return offers(determinize(view, rng), seat, weights)


def bargain(
    view: PortfolioView, rng: Random, weights: PortfolioWeights
) -> a.PortfolioAction | None:
    """Return the answer to an open offer, or an offer with a clear gain, or None."""
    seat = view.seat
    assert seat is not None
    if view.offer is None:
        found = proposals(view, rng, weights)
        return found[0][0] if found and found[0][1] > weights.bargains.clear else None
    accept, decline = a.ANSWERS
    if view.legal == a.DECLINE:
        return decline
    # of the hands, `weighed` sees only the seat's own, which is the same in every sample
    return accept if weighed(determinize(view, rng), view.offer, seat, weights) > 0 else decline


def counter(view: PortfolioView, weights: PortfolioWeights) -> a.Offer | None:
    """Return the price at which a seat would take the offer that it has just declined, as an offer
    of its own; None if that is no better for it, or if it lacks what it was asked for.
    """
    seat = view.seat
    if seat is None or not view.offers_left[seat] or view.seats == 2 or not view.declined:
        return None
    # of the hands, `weighed` sees only the seat's own, which is the same in every sample
    state = determinize(view, Random(0))
    maker, old = view.declined[-1]
    if old.to != seat or not all(state.held[seat] >> card & 1 for card in old.get.cards):
        return None
    trade = _Trade(maker, _unpriced(old.get), _unpriced(old.give))
    offer = _priced(state, seat, trade, weights.bargains.opening, weights)
    if offer is None or weighed(state, a.OpenOffer(seat, offer), seat, weights) <= 0:
        return None
    has_more = _dollars(offer.get) - _dollars(offer.give) > _dollars(old.give) - _dollars(old.get)
    return offer if has_more else None


def offers(
    state: PortfolioState, seat: SeatId, weights: PortfolioWeights
) -> Sequence[tuple[a.Offer, float]]:
    """Return sensible offers of the active seat with its gains, best first.

    One offer a turn; once that is declined, another for the same goods at a price that gives the
    partner more. Goods that were declined twice are not offered to that seat again, and a seat that
    has declined several offers gets no more.
    """
    bargains, made = weights.bargains, state.offers[seat]
    if state.offer or state.active != seat or made >= bargains.a_turn:
        return []
    if state.stage not in (DRAWING, PLAYING) or state.seats == 2:
        return []
    found = []
    for trade in dict.fromkeys((*_trades(state, seat, bargains.truce), *_counters(state, seat))):
        if _declined_by(state, seat, trade.to) >= bargains.patience:
            continue
        refusals = _refusals(state, seat, trade)
        if not made <= refusals < bargains.a_turn:
            continue
        part = bargains.second if refusals else bargains.opening
        offer = _priced(state, seat, trade, part, weights)
        if offer and (gain := weighed(state, a.OpenOffer(seat, offer), seat, weights)) > 0:
            found.append((offer, gain))
    found.sort(key=lambda one: -one[1])
    return found[: bargains.a_turn]


class _Trade(NamedTuple):
    """Goods that might change hands, before a price is set."""

    to: SeatId
    give: a.Terms
    get: a.Terms


def _trades(state: PortfolioState, seat: SeatId, truce: int) -> Iterator[_Trade]:
    for other in range(state.seats):
        if other == seat:
            continue
        for card in a.cards_in(state.held[seat] & _wanted(state, other)):
            yield _Trade(other, _cards(card), a.NO_TERMS)
        uses = _wanted(state, seat) | _run_cards(state.held[seat])
        for card in set(state.known[other]):
            if uses >> card & 1:
                yield _Trade(other, a.NO_TERMS, _cards(card))
        peace = a.Terms(0, (), (), (a.Truce(truce),))
        if not state.bound(other, seat):
            yield _Trade(other, a.NO_TERMS, peace)
            if not state.bound(seat, other):
                yield _Trade(other, peace, peace)
        for portfolio in state.portfolios:
            if portfolio.owner == seat and threatened(state, portfolio, seat):
                yield _Trade(other, a.Terms(0, (), (portfolio.number,), ()), a.NO_TERMS)


def _counters(state: PortfolioState, seat: SeatId) -> Iterator[_Trade]:
    for maker, old in state.declined:
        if old.to != seat or not all(state.held[seat] >> card & 1 for card in old.get.cards):
            continue
        owners = {portfolio.number: portfolio.owner for portfolio in state.portfolios}
        if all(owners.get(number) == seat for number in old.get.portfolios) and all(
            owners.get(number) == maker for number in old.give.portfolios
        ):
            yield _Trade(maker, _unpriced(old.get), _unpriced(old.give))


def _unpriced(terms: a.Terms) -> a.Terms:
    promises = tuple([p for p in terms.promises if not isinstance(p, a.Debt)])
    return a.Terms(0, terms.cards, terms.portfolios, promises)


def _dollars(terms: a.Terms) -> int:
    """Return what terms give in money, now and later."""
    return terms.cash + sum(p.cash for p in terms.promises if isinstance(p, a.Debt))


def _cards(card: Card) -> a.Terms:
    return a.Terms(0, (card,), (), ())


def _wanted(state: PortfolioState, seat: SeatId) -> int:
    wanted = 0
    for _, owner, low, high, low_cap, high_cap in state.portfolios:
        if owner == seat:
            wanted |= a.OWN_LOW[low] if low_cap == NONE else 0
            wanted |= a.OWN_HIGH[high] if high_cap == NONE else 0
    return wanted


def _run_cards(held: int) -> int:
    """Return the cards adjacent to those in a hand, in the same suit."""
    near = 0
    for suit in a.SUIT_MASKS:
        near |= (held & suit) << 1 & suit | (held & suit) >> 1 & suit
    return near & ~held


def _refusals(state: PortfolioState, seat: SeatId, trade: _Trade) -> int:
    goods = _goods(trade)
    return sum(maker == seat and _goods(old) == goods for maker, old in state.declined)


def _declined_by(state: PortfolioState, seat: SeatId, partner: SeatId) -> int:
    return sum(maker == seat and old.to == partner for maker, old in state.declined)


def _priced(
    state: PortfolioState, seat: SeatId, trade: _Trade, part: float, weights: PortfolioWeights
) -> a.Offer | None:
    """Return the trade at a price that leaves its maker `part` of the total gain; None if
    there is none.
    """
    bare = a.Offer(trade.to, trade.give, trade.get)
    mine, theirs = gains(state, a.OpenOffer(seat, bare), seat, weights)
    if mine + theirs < weights.bargains.surplus:
        return None
    price = round(part * (mine + theirs) - mine)
    payer = trade.to if price > 0 else seat
    payment = _payment(state, payer, abs(price))
    if payment is None:
        return None
    if price > 0:
        offer = a.Offer(trade.to, trade.give, _plus(trade.get, payment))
    else:
        offer = a.Offer(trade.to, _plus(trade.give, payment), trade.get)
    return None if a.OpenOffer(seat, offer) in state.declined else offer


def _goods(trade: _Trade | a.Offer) -> object:
    return trade.to, _unpriced(trade.give), _unpriced(trade.get)


def _payment(state: PortfolioState, payer: SeatId, price: int) -> a.Terms | None:
    """Return a price as cash and, for the rest, a debt; None if the debt exceeds an income."""
    cash = min(price, state.cash[payer])
    debt = price - cash
    if debt > state.incomes[payer] or price > MOST_DOLLARS:
        return None
    return a.Terms(cash, (), (), (a.Debt(debt),) if debt else ())


def _plus(terms: a.Terms, payment: a.Terms) -> a.Terms:
    return a.Terms(payment.cash, terms.cards, terms.portfolios, terms.promises + payment.promises)
