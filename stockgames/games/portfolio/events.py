"""What can happen in Portfolio."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from stockgames.engine.state import Event, SeatEvent, SeatId
from stockgames.games.portfolio.actions import Offer, Terms
from stockgames.games.portfolio.parts import Card, Number, Portfolio


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(SeatEvent):
    """A seat's turn began; without a draw if it is one of the last (P8)."""

    last: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Collected(SeatEvent):
    """A seat earned the value of its portfolios, more than $0; debts are paid after that."""

    amount: int
    final: bool
    """Whether it is the last collection (P8)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DebtPaid(SeatEvent):
    """Part of an income was paid to the seat to which it was promised (P12)."""

    partner: SeatId
    amount: int
    left: int
    """The rest of this debt; 0 when it is settled."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew(SeatEvent):
    """A seat opened its turn with a draw."""

    cards: int
    """The chosen number, including the exposed card."""
    cost: int
    pauper: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ExposedTaken(SeatEvent):
    """The first card drawn was the top of the discard pile."""

    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class StockDrawn(SeatEvent):
    """Cards went from the stock to a hand; twice in a draw that is interrupted by a reshuffle."""

    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsSeen(SeatEvent):
    """The cards drawn from the stock; only their owner gets this event."""

    cards: tuple[Card, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Reshuffled(Event):
    """The discard pile became the second stock (P7)."""

    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StockEnded(SeatEvent):
    """A seat drew the last card of the stock: the last turns begin after this one (P8)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Founded(SeatEvent):
    """A seat founded a portfolio."""

    portfolio: Number
    cards: tuple[Card, ...]
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Extended(SeatEvent):
    """A seat added a card to its portfolio."""

    portfolio: Number
    card: Card
    value: int
    """The portfolio's new income a turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Capped(SeatEvent):
    """A seat capped an end of its portfolio."""

    portfolio: Number
    card: Card
    end: int
    """LOW or HIGH."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Raided(SeatEvent):
    """A seat paid to take another seat's portfolio, or to have it discarded (P9)."""

    owner: SeatId
    portfolio: Number
    low: Card
    high: Card
    """The highest card of the portfolio before the raid; `low` is the lowest."""
    card: Card
    """The card used for the raid."""
    cost: int

    @property
    def struck(self) -> SeatId:
        return self.owner


@dataclass(frozen=True, slots=True, kw_only=True)
class Neutralized(Raided):
    """The portfolio was discarded."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Acquired(Raided):
    """The portfolio was taken; the card was added above it, or discarded if it is an Ace."""

    value: int
    """The portfolio's new income a turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Discarded(SeatEvent):
    """A seat ended its turn with a discard."""

    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class EndedEmptyHanded(SeatEvent):
    """A seat ended its turn without a card to discard (P10)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offered(SeatEvent):
    """A seat offered a deal publicly; it can't be withdrawn (P12)."""

    offer: Offer
    portfolios: tuple[Portfolio, ...]
    """The portfolios in the offer, as they were on the table."""
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Declined(SeatEvent):
    """A seat declined an offer."""

    maker: SeatId

    @property
    def answers(self) -> SeatId:
        return self.maker


@dataclass(frozen=True, slots=True, kw_only=True)
class DealMade(Event):
    """An offer was accepted, and everything in it has changed hands (P12)."""

    maker: SeatId
    partner: SeatId
    give: Terms
    """What the maker gave."""
    get: Terms
    """What the partner gave."""
    portfolios: tuple[Portfolio, ...]
    """The portfolios in the deal, as they were on the table before."""

    @property
    def answers(self) -> SeatId:
        return self.maker


@dataclass(frozen=True, slots=True, kw_only=True)
class HandShown(SeatEvent):
    """A seat kept its promise to show its hand; only the partner gets this event (P12)."""

    partner: SeatId
    cards: tuple[Card, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class TruceEnded(SeatEvent):
    """A truce has lasted all its turns (P12)."""

    partner: SeatId
