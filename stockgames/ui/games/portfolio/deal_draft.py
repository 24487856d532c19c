"""A deal while it is being thought up: what lies on both sides of the deal table (P12)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from stockgames.controllers.stages import Handover
from stockgames.engine.seat import SeatId
from stockgames.games.portfolio.actions import Debt, Offer, Promise, Reveal, Terms, Truce
from stockgames.games.portfolio.parts import Card, Number
from stockgames.games.portfolio.view import PortfolioView
from stockgames.ui.table.game_table import TableContext

SideName: TypeAlias = Literal["give", "get"]


@dataclass
class Side:
    """What one side gives."""

    cash: int = 0
    cards: Counter[Card] = field(default_factory=Counter)
    portfolios: set[Number] = field(default_factory=set)
    truce: int = 0
    """Turns; 0 for none."""
    debt: int = 0
    """Dollars; 0 for none."""
    reveal: bool = False

    def terms(self) -> Terms:
        """Return it as the engine takes it."""
        promises: list[Promise] = []
        if self.truce:
            promises.append(Truce(self.truce))
        if self.debt:
            promises.append(Debt(self.debt))
        if self.reveal:
            promises.append(Reveal())
        cards = tuple(sorted(self.cards.elements()))
        return Terms(self.cash, cards, tuple(sorted(self.portfolios)), tuple(promises))

    @classmethod
    def of(cls, terms: Terms) -> Side:
        """Return terms as a side that can be changed."""
        side = cls(terms.cash, Counter(terms.cards), set(terms.portfolios))
        for promise in terms.promises:
            match promise:
                case Truce(turns=turns):
                    side.truce = turns
                case Debt(cash=cash):
                    side.debt = cash
                case Reveal():
                    side.reveal = True
        return side


@dataclass
class Draft:
    """Both sides, as the maker sees them."""

    maker: SeatId
    partner: SeatId
    give: Side = field(default_factory=Side)
    get: Side = field(default_factory=Side)

    @classmethod
    def counter(cls, maker: SeatId, offer: Offer) -> Draft:
        """Return the offer of a maker as its partner would make it back."""
        return cls(offer.to, maker, Side.of(offer.get), Side.of(offer.give))

    def side(self, name: SideName) -> Side:
        """Return one side by its name."""
        return self.give if name == "give" else self.get

    def giver(self, name: SideName) -> SeatId:
        """Return who gives on a side."""
        return self.maker if name == "give" else self.partner

    def offer(self) -> Offer:
        """Return it as the engine takes it."""
        return Offer(self.partner, self.give.terms(), self.get.terms())

    @property
    def is_empty(self) -> bool:
        """Whether it carries nothing yet."""
        return not self.give.terms() and not self.get.terms()

    def hand_on(self, partner: SeatId) -> None:
        """Turn to another partner, who is asked for nothing yet."""
        self.partner, self.get = partner, Side()


def makers(view: PortfolioView, context: TableContext) -> list[SeatId]:
    """Return the people at the screen who may make an offer now, whoever looks first (P12).

    Who looks behind a cover sits there alone, and can speak for nobody else: deals bind.
    """
    if view.offer is not None or not view.actors:
        return []
    able = {*view.speakers}
    if context.asks and view.offers_left[view.active]:
        able.add(view.active)
    if context.eyes is not None and context.handover is not Handover.TRUSTING:
        able &= {context.eyes}
    people = [seat for seat in context.humans if seat in able]
    return sorted(people, key=lambda seat: seat != context.eyes)
