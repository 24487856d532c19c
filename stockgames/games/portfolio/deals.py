"""Deals: when an offer can be accepted, what changes hands, and how promises are kept (P12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from stockgames.engine.state import Event, SeatId
from stockgames.games.portfolio import events
from stockgames.games.portfolio.actions import Debt, Offer, OpenOffer, Promise, Terms, Truce
from stockgames.games.portfolio.counts import PortfolioCounts, Seen
from stockgames.games.portfolio.parts import Portfolio, RunningDebt, RunningTruce


def can_accept(state: PortfolioCounts, open_offer: OpenOffer) -> bool:
    """Return whether both sides own what they would give, before they get anything."""
    maker, offer = open_offer
    return owns(state, maker, offer.give) and owns(state, offer.to, offer.get)


def owns(state: PortfolioCounts, seat: SeatId, terms: Terms) -> bool:
    """Return whether a seat has the cash, portfolios and cards of the terms."""
    return owns_openly(state.cash, state.portfolios, seat, terms) and all(
        state.count(seat, card) >= copies for card, copies in Counter(terms.cards).items()
    )


def owns_openly(
    cash: Iterable[int], portfolios: Iterable[Portfolio], seat: SeatId, terms: Terms
) -> bool:
    """Return whether a seat has the public part of the terms: cash and portfolios."""
    own = {portfolio.number for portfolio in portfolios if portfolio.owner == seat}
    return terms.cash <= list(cash)[seat] and own.issuperset(terms.portfolios)


def concerned(state: PortfolioCounts, offer: Offer) -> tuple[Portfolio, ...]:
    """Return the portfolios on the table that would change hands."""
    numbers = {*offer.give.portfolios, *offer.get.portfolios}
    return tuple(portfolio for portfolio in state.portfolios if portfolio.number in numbers)


def exchange(state: PortfolioCounts, open_offer: OpenOffer, log: list[Event] | None) -> None:
    """Carry out an accepted deal: cash, cards and portfolios first, then the promises."""
    maker, offer = open_offer
    give, get = offer.give, offer.get
    if log is not None:
        about = concerned(state, offer)
        log.append(
            events.DealMade(maker=maker, partner=offer.to, give=give, get=get, portfolios=about)
        )
    sides = ((maker, give, offer.to), (offer.to, get, maker))
    for seat, terms, _ in sides:
        for card in terms.cards:
            state.lose(seat, card)
    for seat, terms, partner in sides:
        state.cash[seat] -= terms.cash
        state.cash[partner] += terms.cash
        for card in terms.cards:
            state.receive_openly(partner, card)
        for number in terms.portfolios:
            portfolio = state.portfolio(number)
            state.replace(portfolio, portfolio._replace(owner=partner))
    for seat, terms, partner in sides:
        for promise in terms.promises:
            _promise(state, seat, promise, partner, log)


def _promise(
    state: PortfolioCounts,
    seat: SeatId,
    promise: Promise,
    partner: SeatId,
    log: list[Event] | None,
) -> None:
    if isinstance(promise, Truce):
        _make_peace(state, RunningTruce(seat, partner, promise.turns))
    elif isinstance(promise, Debt):
        state.debts += (RunningDebt(seat, partner, promise.cash),)
    else:
        show_hand(state, seat, partner, log)


def _make_peace(state: PortfolioCounts, truce: RunningTruce) -> None:
    """Start a truce; of several between the same two seats only the longest is kept."""
    running = [other for other in state.truces if other[:2] == truce[:2]]
    if all(other.turns < truce.turns for other in running):
        state.truces = (*(other for other in state.truces if other not in running), truce)


def show_hand(
    state: PortfolioCounts, seat: SeatId, partner: SeatId, log: list[Event] | None
) -> None:
    """Show a seat's hand to the partner, and record what the partner now knows."""
    hand = state.hand(seat)
    others = [fact for fact in state.seen if fact[:2] != (partner, seat)]
    state.seen = (*others, Seen(partner, seat, hand))
    if log is not None:
        log.append(events.HandShown(seat=seat, partner=partner, cards=hand, audience=(partner,)))


def pay_debts(state: PortfolioCounts, seat: SeatId, income: int, log: list[Event] | None) -> int:
    """Pay a seat's debts from its new income, oldest first; return the rest of the income."""
    running: list[RunningDebt] = []
    for debt in state.debts:
        amount = min(income, debt.cash) if debt.seat == seat else 0
        if not amount:
            running.append(debt)
            continue
        income -= amount
        left = debt.cash - amount
        state.cash[seat] -= amount
        state.cash[debt.partner] += amount
        if left:
            running.append(debt._replace(cash=left))
        if log is not None:
            log.append(events.DebtPaid(seat=seat, partner=debt.partner, amount=amount, left=left))
    state.debts = tuple(running)
    return income


def count_turn(state: PortfolioCounts, seat: SeatId, log: list[Event] | None) -> None:
    """Count a turn that a seat has ended against the truces it promised."""
    before = state.truces
    state.truces = tuple(
        truce._replace(turns=truce.turns - 1) if truce.seat == seat else truce
        for truce in before
        if truce.seat != seat or truce.turns > 1
    )
    if log is None:
        return
    for partner in range(state.seats):
        pair = (seat, partner)
        if any(t[:2] == pair for t in before) and not any(t[:2] == pair for t in state.truces):
            log.append(events.TruceEnded(seat=seat, partner=partner))
