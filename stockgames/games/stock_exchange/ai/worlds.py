"""Samples states that fit a seat's knowledge (S11): givers are invented, arrivals are kept.

A state is built round by round by submitting for the other seats. A seat that is drawn as the giver
of something that arrived makes or finds it and gives it; everything else is a guess. An attempt
that reaches a dead end is dropped and repeated.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, TypeAlias

from stockgames.engine.state import SeatId
from stockgames.games.stock_exchange import actions as a
from stockgames.games.stock_exchange import parts as p
from stockgames.games.stock_exchange.actions import deranged, random_submission
from stockgames.games.stock_exchange.ai.imagined import ImaginedState
from stockgames.games.stock_exchange.ai.opponent_model import (
    exchanges,
    give_good,
    give_stock,
    production,
)
from stockgames.games.stock_exchange.ai.weights import HabitWeights
from stockgames.games.stock_exchange.audit import Audit
from stockgames.games.stock_exchange.options import stocks_without
from stockgames.games.stock_exchange.state import EVERYBODY, StockExchangeState
from stockgames.games.stock_exchange.view import StockExchangeView

Debts: TypeAlias = dict[SeatId, int]
"""What each giver must give to the observing seat: a resource, or a company."""

PATIENCE: Final = 8
"""The number of attempts after which diamonds are distributed freely, as many must have
changed hands.
"""


def determinize(view: StockExchangeView, rng: Random, weights: HabitWeights) -> StockExchangeState:
    """Return a random state that fits the view, including everybody's profiles."""
    if view.audit is not None:
        return _open_world(view, view.audit)
    state = before_sealing(view, rng, weights)
    for seat in EVERYBODY:
        if seat == view.seat:
            state.laid[seat] = view.laid
        elif seat not in view.actors:
            state.laid[seat] = random_submission(state.books(seat), rng)
    state.actors = view.actors
    return state


def before_sealing(view: StockExchangeView, rng: Random, weights: HabitWeights) -> ImaginedState:
    """Return a random state in which this round may have begun."""
    attempt = 0
    while (state := _Attempt(view, rng, attempt > PATIENCE, weights).state()) is None:
        attempt += 1
    return state


def _open_world(view: StockExchangeView, audit: Audit) -> StockExchangeState:
    stocks = [paid.stocks for paid in audit.payouts]
    state = StockExchangeState(view.garnets_at_start, stocks)
    state.round = view.round
    state.actors = view.actors
    state.garnets = list(audit.garnets)
    state.resources = [list(statement.resources) for statement in audit.statements]
    state.owes_resource = [()] * p.SEATS
    state.owes_stock = [()] * p.SEATS
    state.submissions = audit.submissions
    state.fizzled = audit.fizzled
    return state


def opening_stocks(view: StockExchangeView) -> list[int]:
    """Return the stocks that the view's seat was dealt, by rewinding its books."""
    held = list(view.stocks)
    for arrival in view.arrivals:
        for company, count in enumerate(arrival.stocks):
            held[company] -= count
    for submission in view.submissions:
        for gift in submission.stocks:
            held[gift.company] += 1
        for company in submission.exchange:
            held[company] += 1
            held[view.seat or 0] -= 1
    return held


class _Attempt:
    """One attempt to invent what the other seats did."""

    def __init__(
        self, view: StockExchangeView, rng: Random, strewn: bool, weights: HabitWeights
    ) -> None:
        self._view = view
        self._rng = rng
        self._strewn = strewn
        self._weights = weights
        fixed = {} if view.seat is None else {view.seat: opening_stocks(view).index(0)}
        stocks = stocks_without(deranged(rng, fixed))
        self._state = ImaginedState(view.garnets_at_start, stocks, rng.getrandbits(32))

    def state(self) -> ImaginedState | None:
        """Return the state, or None if the attempt reached a dead end."""
        view, state = self._view, self._state
        for gone in range(view.turn):
            laid = self._round(gone)
            if laid is None:
                return None
            for seat in EVERYBODY:
                state.apply(seat, laid[seat])
        if view.seat is None:
            return state
        if tuple(state.resources[view.seat]) != view.resources:
            return None
        return state

    def _round(self, gone: int) -> list[a.Submit] | None:
        view, seat = self._view, self._view.seat
        resources: Debts | None = {}
        stocks: Debts | None = {}
        if seat is not None:
            arrival = view.arrivals[gone]
            resources = self._resource_givers(seat, arrival.resources)
            stocks = self._stock_givers(seat, arrival.stocks)
        if resources is None or stocks is None:
            return None
        goods = self._goods(gone, resources)
        if goods is None:
            return None
        return [
            view.submissions[gone]
            if other == seat
            else self._submission(other, goods[other], stocks.get(other))
            for other in EVERYBODY
        ]

    # Givers

    def _resource_givers(self, seat: SeatId, arrived: Sequence[int]) -> Debts | None:
        """Draw the givers of the resources that arrived; holders of diamonds or coal are
        preferred.
        """
        state, rng = self._state, self._rng
        free = [o for o in EVERYBODY if o != seat and seat in state.owes_resource[o]]
        debts: Debts = {}
        for kind in (p.DIAMOND, p.COAL):
            for _ in range(arrived[kind]):
                holders = [o for o in free if state.resources[o][kind]]
                pool = holders if holders and rng.random() < self._weights.holders_first else free
                if not pool:
                    return None
                giver = rng.choice(pool)
                free.remove(giver)
                debts[giver] = kind
        rng.shuffle(free)
        for kind, count in enumerate(arrived):
            if kind in (p.DIAMOND, p.COAL):
                continue
            for _ in range(count):
                if not free:
                    return None
                debts[free.pop()] = kind
        return debts

    def _stock_givers(self, seat: SeatId, arrived: Sequence[int]) -> Debts | None:
        state, rng = self._state, self._rng
        free = [o for o in EVERYBODY if o != seat and seat in state.owes_stock[o]]
        rng.shuffle(free)
        givers: Debts = {}
        wanted = [company for company in p.COMPANIES for _ in range(arrived[company])]
        rng.shuffle(wanted)

        def place(company: p.Company, tried: set[SeatId]) -> bool:
            for other in free:
                if state.stocks[other][company] and other not in tried:
                    tried.add(other)
                    if other not in givers or place(givers[other], tried):
                        givers[other] = company
                        return True
            return False

        return givers if all(place(company, set()) for company in wanted) else None

    # Production and gifts

    def _goods(self, gone: int, debts: Debts) -> list[_Goods] | None:
        """Return what everybody made, with the number of diamond makers that the outcome
        requires (S4).
        """
        view, state, rng = self._view, self._state, self._rng
        known = None if view.seat is None else view.fizzled[gone]
        own = view.seat is not None and p.DIAMOND in view.submissions[gone].produce
        all_goods = [
            _Goods(
                self._weights,
                production(self._weights.habits, state.profile_seed, seat, state.round, rng),
                state.resources[seat],
                self._strews(),
            )
            for seat in EVERYBODY
        ]
        for seat, kind in debts.items():
            needs = all_goods[seat].owe(kind, known, rng)
            if needs is not None:
                if known is not None and known != needs:
                    return None
                known = needs
        others = [seat for seat in EVERYBODY if seat != view.seat]
        makers = own + sum(all_goods[seat].makes_diamonds for seat in others)
        rng.shuffle(others)
        if known is True:
            for seat in others:
                if makers < p.FIZZLE and not all_goods[seat].makes_diamonds:
                    makers += all_goods[seat].add_diamond()
            return all_goods if makers >= p.FIZZLE else None
        if known is False:
            for seat in others:
                if makers >= p.FIZZLE and all_goods[seat].makes_diamonds:
                    makers -= all_goods[seat].drop_diamonds()
            return all_goods if makers < p.FIZZLE else None
        return all_goods

    def _strews(self) -> bool:
        return self._strewn and self._rng.random() < self._weights.strewing

    def _submission(self, seat: SeatId, goods: _Goods, company: p.Company | None) -> a.Submit:
        state, rng, observer = self._state, self._rng, self._view.seat
        number = p.RECIPIENTS[state.round]
        books = state.books(seat)
        goods.lay_out()
        gifts = [] if goods.debt is None or observer is None else [goods.pay(observer)]
        seats = [other for other in books.owes_resource if other != observer]
        for to in rng.sample(seats, number - len(gifts)):
            gifts.append(
                a.ResourceGift(to, *goods.give(state.profile_seed, seat, state.round, rng))
            )
        held = list(books.stocks)
        stocks = []
        if company is not None and observer is not None:
            stocks.append(a.StockGift(observer, company))
            held[company] -= 1
        exchange = exchanges(self._weights.habits, seat, books.garnets, held, rng)
        held = a.exchanged(held, seat, exchange)
        seats = [other for other in books.owes_stock if other != observer]
        for to in rng.sample(seats, number - len(stocks)):
            stocks.append(a.StockGift(to, give_stock(held, seat, rng)))
        return a.Submit(exchange, tuple(goods.produce), tuple(gifts), tuple(stocks))


class _Goods:
    """What one seat made in a past round, and what of it it must give away."""

    __slots__ = ("debt", "fresh", "held", "pool", "produce", "strewn", "weights")

    def __init__(
        self, weights: HabitWeights, produce: list[p.Resource], held: Sequence[int], strewn: bool
    ) -> None:
        self.weights = weights
        self.produce = [p.DIAMOND] * p.PRODUCED if strewn else produce
        self.held = held
        self.strewn = strewn
        self.debt: p.Resource | None = None
        """The resource that the seat gives to the observing seat."""
        self.fresh = False
        """Whether it gives a diamond made in this round."""
        self.pool: list[a.Piece] = []

    @property
    def makes_diamonds(self) -> bool:
        return p.DIAMOND in self.produce

    def owe(self, kind: p.Resource, fizzled: bool | None, rng: Random) -> bool | None:
        """Plan to give something; return whether this requires diamonds to fail, None if
        either fits.
        """
        self.debt = kind
        if kind not in (p.DIAMOND, p.COAL):
            if not self.held[kind]:
                self._make_first(kind)
            return None
        impossible = fizzled is (kind == p.DIAMOND)
        if self.held[kind] and (impossible or rng.random() < self.weights.old_stones):
            return None
        self.fresh = True
        self._make_first(p.DIAMOND)
        return kind == p.COAL

    def _make_first(self, kind: p.Resource) -> None:
        if kind in self.produce:
            self.produce.remove(kind)
        else:
            self.produce.pop()
        self.produce.insert(0, kind)

    def add_diamond(self) -> int:
        """Make a diamond instead of something else; return 1."""
        self.produce[-1] = p.DIAMOND
        return 1

    def drop_diamonds(self) -> int:
        """Make something else instead of diamonds; return 1 if possible, else 0."""
        if self.fresh:
            return 0
        self.produce = [p.IRON if kind == p.DIAMOND else kind for kind in self.produce]
        return 1

    def lay_out(self) -> None:
        """List everything that can be given; call this once production is fixed."""
        self.pool = a.pieces(self.held, self.produce)

    def pay(self, observer: SeatId) -> a.ResourceGift:
        """Return the gift that the observing seat must get."""
        assert self.debt is not None
        good = (p.DIAMOND, True) if self.fresh else (self.debt, False)
        self.pool.remove(good)
        return a.ResourceGift(observer, *good)

    def give(self, profile_seed: int, seat: SeatId, number: int, rng: Random) -> a.Piece:
        """Remove and return a piece to give away."""
        if not self.strewn:
            return give_good(self.weights.habits, self.pool, profile_seed, seat, number, rng)
        self.pool.sort(key=lambda good: good[0] == p.DIAMOND)
        return self.pool.pop()
