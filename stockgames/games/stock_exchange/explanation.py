"""What speaks for a submission of Stock Exchange and against it, by worlds that fit the view."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from random import Random
from types import MappingProxyType
from typing import Final

from stockgames.engine.explanation import Ground, Why
from stockgames.engine.seat import SeatId
from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.ai.goods_forecast import Forecast, Outlook
from stockgames.games.stock_exchange.ai.weights import HabitWeights
from stockgames.games.stock_exchange.form import Entries
from stockgames.games.stock_exchange.parts import DIAMOND, Company, Resource
from stockgames.games.stock_exchange.view import StockExchangeView

RULINGS: Final = MappingProxyType(
    {
        "submit": "S3",
    }
)
"""By the name of an action, the ruling that says most of it."""


@dataclass(frozen=True, slots=True)
class Makes(Ground):
    """What a piece that is made and kept adds to the own company, in dollars on the average."""

    resource: Resource
    gain: int
    low: int
    """In the worst tenth of the worlds it is no more than this."""
    high: int
    """In the best tenth it is no less."""

    @property
    def matter(self) -> object:
        return Makes, self.resource


@dataclass(frozen=True, slots=True)
class MayLose(Ground):
    """The kept piece that costs most where things go badly: its dollars in the worst tenth."""

    resource: Resource
    low: int

    @property
    def matter(self) -> object:
        return MayLose, self.resource


@dataclass(frozen=True, slots=True)
class MayFail(Ground):
    """How likely this round's diamonds turn to coal if the seat makes one, 0 to 100 (S4)."""

    percent: int

    @property
    def matter(self) -> object:
        return MayFail


@dataclass(frozen=True, slots=True)
class OwnStock(Ground):
    """Stocks of the own company pay so much, those turned in for them paid so much (S5)."""

    own: int
    others: int

    @property
    def matter(self) -> object:
        return OwnStock


@dataclass(frozen=True, slots=True)
class GivesStock(Ground):
    """The dearest stock given away, and what it pays as things look now, in dollars."""

    to: SeatId
    company: Company
    pays: int

    @property
    def matter(self) -> object:
        return GivesStock, self.to, self.company


def why(view: StockExchangeView, action: Submit, weights: HabitWeights) -> Why:
    """Return what speaks for a submission and against it; takes about a tenth of a second."""
    outlook = Outlook(view, Random(f"{view.seat} {view.round} {view.stocks}"), weights)
    entries = Entries(action.exchange, action.produce, action.resources, action.stocks)
    made = sorted(
        (_makes(outlook, entries, kind) for kind in _kept(action)), key=lambda one: -one.gain
    )
    forecast = outlook.forecast(entries)
    exchanges = _exchanges(forecast, view, action)
    gains: list[Ground] = [one for one in made if one.gain > 0]
    gains += [one for one in exchanges if one.own > one.others]
    dear = [one for one in exchanges if one.own <= one.others]
    risks = (*_dangers(forecast, made, action), *dear, *_given(forecast, action))
    return Why(tuple(gains), risks)


def _exchanges(forecast: Forecast, view: StockExchangeView, action: Submit) -> list[OwnStock]:
    """Return what is got and turned in for garnets; it speaks against it where less is got."""
    if not action.exchange:
        return []
    paid = sum(forecast.companies[company] for company in action.exchange)
    got = forecast.companies[view.viewer] * len(action.exchange)
    return [OwnStock(_round(got), _round(paid))]


def _kept(action: Submit) -> list[Resource]:
    """Return the kinds that are made and not given away again, each once."""
    kept = Counter(action.produce)
    kept.subtract(gift.resource for gift in action.resources)
    return sorted(kind for kind, count in kept.items() if count > 0)


def _makes(outlook: Outlook, entries: Entries, kind: Resource) -> Makes:
    """Return what a piece adds: what one more would add if it had not been made."""
    produce = list(entries.produce)
    produce.remove(kind)
    found = outlook.forecast(replace(entries, produce=tuple(produce))).prospects[kind]
    return Makes(kind, _round(found.gain), found.low, found.high)


def _dangers(forecast: Forecast, made: list[Makes], action: Submit) -> list[Ground]:
    fails = forecast.prospects[DIAMOND].fact
    if DIAMOND in action.produce and fails:
        return [MayFail(round(100 * fails))]
    worst = min(made, key=lambda one: one.low, default=None)
    return [] if worst is None or worst.low >= 0 else [MayLose(worst.resource, worst.low)]


def _given(forecast: Forecast, action: Submit) -> list[Ground]:
    gifts = [
        GivesStock(gift.to, gift.company, _round(forecast.companies[gift.company]))
        for gift in action.stocks
    ]
    dearest = max(gifts, key=lambda gift: gift.pays, default=None)
    return [] if dearest is None else [dearest]


def _round(dollars: float) -> int:
    """Return dollars to the nearest hundred: more would feign what nobody knows."""
    return 100 * round(dollars / 100)
