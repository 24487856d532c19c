"""What each good is expected to bring, from one seat's knowledge alone.

Samples that fit the seat's view are drawn once, each played to its end for the other seats. A form
is then evaluated in all of them, so numbers change only when the form does. Used by the desk and by
hints; in dollars throughout.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from stockgames.engine.incremental import Steps, finish
from stockgames.games.stock_exchange import parts as p
from stockgames.games.stock_exchange.actions import Books
from stockgames.games.stock_exchange.ai.foresight import draw_world
from stockgames.games.stock_exchange.ai.imagined import World
from stockgames.games.stock_exchange.ai.weights import HabitWeights
from stockgames.games.stock_exchange.form import Entries, Form
from stockgames.games.stock_exchange.scoring import company_earnings, earnings, market, statement
from stockgames.games.stock_exchange.view import StockExchangeView

WORLDS: Final = 40


class Prospect(NamedTuple):
    """What one more piece of a resource would add to the seat's own company if kept to the end.

    A diamond is one that is made now, so that it may turn to coal (S4).
    """

    resource: p.Resource
    gain: float
    """Dollars, averaged over all samples."""
    low: int
    """The 10 % quantile over the samples."""
    high: int
    """The 90 % quantile over the samples."""
    fact: float | None
    """What its price depends on, averaged over all samples; None if it is fixed.

    Mushroom: other kinds that the company will hold. Book: kinds. Oil: other companies with oil.
    Gold: the largest count of another company. Silver: the second-largest distinct count among the
    others. Water: other companies with at least two. Diamond: the probability (0 to 1) that this
    round's turn to coal if this seat makes one. Meteor: the company's earnings before meteors.
    """


class Forecast(NamedTuple):
    """The forecast for one form."""

    prospects: tuple[Prospect, ...]
    """By resource."""
    companies: tuple[float, ...]
    """Each company's expected earnings, which is what one of its stocks will pay.

    For the own company without what its seat makes in later rounds.
    """


class Outlook:
    """The samples for one seat, in a round that it has yet to fill in."""

    def __init__(
        self, view: StockExchangeView, rng: Random, weights: HabitWeights, worlds: int = WORLDS
    ) -> None:
        """Draw the samples; the view must be a seat's, and the game not over."""
        self._begin(view)
        finish(self._draw(view, rng, weights, worlds))

    @classmethod
    def drawn(
        cls, view: StockExchangeView, rng: Random, weights: HabitWeights, worlds: int = WORLDS
    ) -> Steps[Outlook]:
        """Draw the samples step by step, and return the outlook."""
        outlook = cls.__new__(cls)
        outlook._begin(view)
        yield from outlook._draw(view, rng, weights, worlds)
        return outlook

    def _begin(self, view: StockExchangeView) -> None:
        assert view.seat is not None
        assert view.audit is None
        self._own = view.seat
        self._worlds: list[World] = []

    def _draw(
        self, view: StockExchangeView, rng: Random, weights: HabitWeights, worlds: int
    ) -> Steps[None]:
        for number in range(worlds):
            self._worlds.append(draw_world(view, rng, weights))
            yield number / worlds

    def forecast(self, entries: Entries) -> Forecast:
        """Return what another piece of each resource, and every stock, would bring."""
        return finish(self.reckoned(entries))

    def reckoned(self, entries: Entries) -> Steps[Forecast]:
        """Compute the forecast step by step, one sample at a time."""
        gains: list[list[int]] = [[] for _ in p.ALL_RESOURCES]
        facts: list[list[float]] = [[] for _ in p.ALL_RESOURCES]
        totals = [0] * p.SEATS
        another_diamond = replace(entries, produce=(*entries.produce, p.DIAMOND))
        for done, world in enumerate(self._worlds):
            yield done / len(self._worlds)
            goods = self._carried_out(world, entries)
            earned = self._earned(goods)
            for company, dollars in enumerate(earnings(goods)):
                totals[company] += dollars
            for resource in p.ALL_RESOURCES:
                after = self._one_more(goods, resource)
                if resource == p.DIAMOND:  # it may turn to coal, and those of others with it
                    after = self._carried_out(world, another_diamond)
                gains[resource].append(self._earned(after) - earned)
                fact = self._fact(goods, resource, world.fails)
                if fact is not None:
                    facts[resource].append(fact)
        number = len(self._worlds)
        return Forecast(
            tuple(_prospect(kind, sorted(gains[kind]), facts[kind]) for kind in p.ALL_RESOURCES),
            tuple(total / number for total in totals),
        )

    def _carried_out(self, world: World, entries: Entries) -> list[list[int]]:
        makes = p.DIAMOND in entries.produce
        goods = [held[:] for held in (world.spoilt if makes else world.goods)]
        own = goods[self._own]
        fresh = p.COAL if makes and world.fails else p.DIAMOND
        for kind in entries.produce:
            own[fresh if kind == p.DIAMOND else kind] += 1
        for gift in entries.resources:
            kind = fresh if gift.fresh else gift.resource
            own[kind] = max(0, own[kind] - 1)
            goods[gift.to][kind] += 1
        return goods

    def _one_more(self, goods: list[list[int]], resource: p.Resource) -> list[list[int]]:
        own = goods[self._own][:]
        own[resource] += 1
        return [*goods[: self._own], own, *goods[self._own + 1 :]]

    def _earned(self, goods: list[list[int]]) -> int:
        return company_earnings(goods[self._own], market(goods))

    def _fact(self, goods: list[list[int]], resource: p.Resource, fails: bool) -> float | None:
        own = goods[self._own]
        others = [held for company, held in enumerate(goods) if company != self._own]
        if resource == p.MUSHROOM:
            return sum(n > 0 for kind, n in enumerate(own) if kind != p.MUSHROOM)
        if resource == p.BOOK:
            return sum(n > 0 for kind, n in enumerate(own) if kind != p.BOOK) + 1
        if resource == p.OIL:
            return sum(held[p.OIL] > 0 for held in others)
        if resource == p.GOLD:
            return max(held[p.GOLD] for held in others)
        if resource == p.SILVER:
            return sorted({held[p.SILVER] for held in others})[-2:][0]
        if resource == p.WATER:
            return sum(held[p.WATER] >= p.WATER_NEEDED for held in others)
        if resource == p.DIAMOND:
            return float(fails)
        if resource == p.METEOR:
            return statement(self._own, own, market(goods)).before_meteors
        return None


class Foresight:
    """Keeps the samples of one seat and round, so that numbers change only when the form does."""

    def __init__(self, weights: HabitWeights) -> None:
        self._weights = weights
        self._books: Books | None = None
        self._outlook: Outlook | None = None
        self._entries: Entries | None = None
        self._steps: Steps[None] | None = None
        """The running computation for `_entries`."""
        self.forecast: Forecast | None = None
        """The forecast for the current form; None until it is computed."""

    def follow(self, view: StockExchangeView | None, form: Form | None) -> bool:
        """Discard what no longer fits the form; return whether the forecast must be computed."""
        if form is None or view is None or view.audit is not None:
            self._books = self._outlook = self._entries = self._steps = self.forecast = None
            return False
        if form.books != self._books:
            self._books, self._outlook, self._steps, self.forecast = form.books, None, None, None
        is_reckoned = self._steps is None and self.forecast is not None
        return not (is_reckoned and form.entries == self._entries)

    def work_out(self, view: StockExchangeView, form: Form) -> None:
        """Compute the forecast at once; takes about a tenth of a second in a new round."""
        while not self.go_on(view, form):
            pass

    def go_on(self, view: StockExchangeView, form: Form) -> bool:
        """Process one more sample; return whether the forecast is complete for the form."""
        if not self.follow(view, form):
            return True
        if self._steps is None or form.entries != self._entries:
            self._entries = form.entries
            self._steps = self._worked_out(view, form.entries)
        if next(self._steps, None) is not None:
            return False
        self._steps = None
        return True

    def _worked_out(self, view: StockExchangeView, entries: Entries) -> Steps[None]:
        if self._outlook is None:
            rng = Random(f"{view.seat} {view.round} {view.stocks}")
            self._outlook = yield from Outlook.drawn(view, rng, self._weights)
        self.forecast = yield from self._outlook.reckoned(entries)


def _prospect(resource: p.Resource, gains: list[int], facts: list[float]) -> Prospect:
    tenth = len(gains) // 10
    return Prospect(
        resource,
        sum(gains) / len(gains),
        gains[tenth],
        gains[-1 - tenth],
        sum(facts) / len(facts) if facts else None,
    )
