"""Reasons for and against a submission of Stock Exchange, from samples that fit the view."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from stockgames.engine.game import Explanation, Reason
from stockgames.engine.state import SeatId
from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.ai.goods_forecast import Forecast, Outlook
from stockgames.games.stock_exchange.ai.weights import HabitWeights
from stockgames.games.stock_exchange.form import Entries
from stockgames.games.stock_exchange.parts import (
    COAL_PRICE,
    DIAMOND,
    DIAMOND_PRICE,
    Company,
    Resource,
)
from stockgames.games.stock_exchange.view import StockExchangeView

_LEAST_GAIN: Final = 1000
"""The least dollars that a piece adds on average for it to be a reason."""


@dataclass(frozen=True, slots=True)
class Makes(Reason):
    """What a piece that is made and kept adds to the own company, in dollars on average."""

    resource: Resource
    gain: int
    low: int
    """The 10 % quantile over the samples."""
    high: int
    """The 90 % quantile over the samples."""

    @property
    def topic(self) -> object:
        return Makes, self.resource


@dataclass(frozen=True, slots=True)
class MayLose(Reason):
    """The kept piece with the worst bad case: its dollars in the worst tenth of samples."""

    resource: Resource
    low: int

    @property
    def topic(self) -> object:
        return MayLose, self.resource


@dataclass(frozen=True, slots=True)
class MayFail(Reason):
    """The probability, 0 to 100, that this round's diamonds turn to coal if the seat makes
    one (S4).
    """

    percent: int

    @property
    def topic(self) -> object:
        return MayFail


@dataclass(frozen=True, slots=True)
class OwnStock(Reason):
    """The pay-out of own stocks got in exchange, and of those turned in for them (S5)."""

    own: int
    others: int

    @property
    def topic(self) -> object:
        return OwnStock


@dataclass(frozen=True, slots=True)
class GivesStock(Reason):
    """The most valuable stock given away, and its expected pay-out, in dollars."""

    to: SeatId
    company: Company
    pays: int

    @property
    def topic(self) -> object:
        return GivesStock, self.to, self.company


def explain(view: StockExchangeView, action: Submit, weights: HabitWeights) -> Explanation:
    """Return the reasons for and against a submission, what moves most money first; takes about a
    tenth of a second.
    """
    outlook = Outlook(view, Random(f"{view.seat} {view.round} {view.stocks}"), weights)
    entries = Entries(action.exchange, action.produce, action.resources, action.stocks)
    made = [_makes(outlook, entries, kind) for kind in _kept(action)]
    forecast = outlook.forecast(entries)
    exchanges = _exchanges(forecast, view, action)
    gains: list[Reason] = [reason for reason in made if reason.gain >= _LEAST_GAIN]
    gains += [reason for reason in exchanges if reason.own > reason.others]
    risks = _dangers(forecast, made, action)
    risks += [reason for reason in exchanges if reason.own <= reason.others]
    for reasons in (gains, risks):
        reasons.sort(key=_dollars, reverse=True)
    return Explanation(tuple(gains), (*risks, *_given(forecast, action)))


def _dollars(reason: Reason) -> float:
    """Return how much money a reason is about."""
    match reason:
        case Makes(gain=gain):
            return gain
        case OwnStock(own, others):
            return abs(own - others)
        case MayLose(low=low):
            return -low
        case MayFail(percent):
            return (DIAMOND_PRICE - COAL_PRICE) * percent / 100
        case _:
            return 0.0


def _exchanges(forecast: Forecast, view: StockExchangeView, action: Submit) -> list[OwnStock]:
    """Return the exchange as a reason; it counts against the action if the own stocks pay less."""
    if not action.exchange:
        return []
    paid = sum(forecast.companies[company] for company in action.exchange)
    got = forecast.companies[view.viewer] * len(action.exchange)
    return [OwnStock(_round(got), _round(paid))]


def _kept(action: Submit) -> list[Resource]:
    """Return the distinct kinds that are made and kept."""
    kept = Counter(action.produce)
    kept.subtract(gift.resource for gift in action.resources)
    return sorted(kind for kind, count in kept.items() if count > 0)


def _makes(outlook: Outlook, entries: Entries, kind: Resource) -> Makes:
    """Return what a piece adds: the prospect of one more piece if it had not been made."""
    produce = list(entries.produce)
    produce.remove(kind)
    found = outlook.forecast(replace(entries, produce=tuple(produce))).prospects[kind]
    return Makes(kind, _round(found.gain), found.low, found.high)


def _dangers(forecast: Forecast, made: list[Makes], action: Submit) -> list[Reason]:
    fails = forecast.prospects[DIAMOND].fact
    if DIAMOND in action.produce and fails:
        return [MayFail(round(100 * fails))]
    worst = min(made, key=lambda reason: reason.low, default=None)
    return [] if worst is None or worst.low >= 0 else [MayLose(worst.resource, worst.low)]


def _given(forecast: Forecast, action: Submit) -> list[Reason]:
    gifts = [
        GivesStock(gift.to, gift.company, _round(forecast.companies[gift.company]))
        for gift in action.stocks
    ]
    dearest = max(gifts, key=lambda gift: gift.pays, default=None)
    return [] if dearest is None else [dearest]


def _round(dollars: float) -> int:
    """Return dollars to the nearest hundred, as the estimates are no more precise."""
    return 100 * round(dollars / 100)
