"""A draft of a deal: what each side could give, and the resulting terms (P12).

Nothing is offered until `DealDraft.offer` is submitted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from stockgames.engine.seat import SeatId
from stockgames.games.portfolio.action_builder import in_order
from stockgames.games.portfolio.actions import Debt, Offer, OpenOffer, Promise, Reveal, Terms, Truce
from stockgames.games.portfolio.facts import Facts
from stockgames.games.portfolio.parts import ALL_CARDS, MOST_DOLLARS, Card, Number, Portfolio

SideName: TypeAlias = Literal["give", "get"]
SIDES: Final[tuple[SideName, SideName]] = ("give", "get")


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
        """Return this side as `Terms`."""
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
        """Return terms as an editable side."""
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


@dataclass(frozen=True, slots=True)
class Goods:
    """What can be put on one side, as far as the viewer knows what its giver has."""

    cash: int
    """The most dollars at once."""
    portfolios: tuple[Portfolio, ...]
    cards: tuple[Card, ...]
    """The cards of the viewer's own hand; for any other seat the whole deck, suit by suit."""
    known: tuple[Card, ...]
    """The cards that the giver certainly holds."""


@dataclass
class DealDraft:
    """Both sides of a deal, from its maker's perspective."""

    maker: SeatId
    partner: SeatId
    give: Side = field(default_factory=Side)
    get: Side = field(default_factory=Side)

    @classmethod
    def begun(cls, facts: Facts, maker: SeatId) -> DealDraft:
        """Return an empty draft for the active seat, or for the next seat if the maker is
        active.
        """
        seats = len(facts.seats)
        others = [facts.active, *((maker + i) % seats for i in range(1, seats))]
        return cls(maker, next(seat for seat in others if seat != maker))

    @classmethod
    def counter(cls, open_offer: OpenOffer) -> DealDraft:
        """Return an open offer as a draft by its partner."""
        maker, offer = open_offer
        return cls(offer.to, maker, Side.of(offer.get), Side.of(offer.give))

    def side(self, name: SideName) -> Side:
        return self.give if name == "give" else self.get

    def giver(self, name: SideName) -> SeatId:
        """Return the seat that gives on a side."""
        return self.maker if name == "give" else self.partner

    def goods(self, facts: Facts, name: SideName) -> Goods:
        """Return what can be put on a side; an amount that is already there stays possible."""
        giver = facts.seats[self.giver(name)]
        own = giver.seat == facts.viewer
        return Goods(
            cash=min(MOST_DOLLARS, max(giver.cash, self.side(name).cash)),
            portfolios=giver.portfolios,
            cards=in_order(facts.hand, "suit") if own else tuple(ALL_CARDS),
            known=() if own else giver.known,
        )

    def offer(self) -> Offer:
        """Return the draft as an `Offer`."""
        return Offer(self.partner, self.give.terms(), self.get.terms())

    @property
    def is_empty(self) -> bool:
        return not self.give.terms() and not self.get.terms()

    def hand_side(self, viewer: SeatId | None) -> SideName | None:
        """Return the side on which the viewer gives, or None."""
        return next((name for name in SIDES if self.giver(name) == viewer), None)

    def laid_slots(self, viewer: SeatId | None, slots: Sequence[Card]) -> frozenset[int]:
        """Return the slots of the viewer's hand whose cards are given."""
        name = self.hand_side(viewer)
        left = Counter() if name is None else Counter(self.side(name).cards)
        found = set()
        for slot, card in enumerate(slots):
            if left[card]:
                left[card] -= 1
                found.add(slot)
        return frozenset(found)

    def lay_card(self, name: SideName, card: Card, *, on: bool) -> None:
        """Add a copy of a card to a side, or remove one."""
        cards = self.side(name).cards
        cards[card] += 1 if on else -1
        self.side(name).cards = +cards

    def side_of(self, portfolio: Portfolio) -> SideName | None:
        """Return the side on which a portfolio can be given, or None if neither seat owns it."""
        return next((name for name in SIDES if self.giver(name) == portfolio.owner), None)

    def lay_portfolio(self, portfolio: Portfolio, *, on: bool) -> None:
        """Add a portfolio of either seat to its side, or remove it."""
        name = self.side_of(portfolio)
        if name is not None:
            given = self.side(name).portfolios
            self.side(name).portfolios = (
                given | {portfolio.number} if on else given - {portfolio.number}
            )

    def hand_on(self, partner: SeatId) -> None:
        """Change the partner, and clear what is asked for."""
        self.partner, self.get = partner, Side()
