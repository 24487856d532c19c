"""Where all components are in Portfolio, hidden cards included.

Lean for playouts: flat lists of small ints and tuples that copies share. A hand is three bit masks
of cards: those held at least once, twice and thrice.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from stockgames.engine.state import SeatId, State
from stockgames.games.portfolio.actions import OpenOffer, cards_in
from stockgames.games.portfolio.parts import (
    DRAWING,
    NONE,
    START_CASH,
    Card,
    Number,
    Portfolio,
    RunningDebt,
    RunningTruce,
    SheetLine,
    plays_twice,
)


class Sheet(NamedTuple):
    """The score sheet as a linked list, so that states share earlier lines."""

    before: Sheet | None
    line: SheetLine


class Seen(NamedTuple):
    """What an observer who was shown a hand still knows of it, beyond public knowledge."""

    observer: SeatId
    holder: SeatId
    cards: tuple[Card, ...]


class PortfolioCounts(State):
    """All counts of a game of Portfolio. Read freely; only the rules change it."""

    seats: int
    actors: tuple[SeatId, ...]
    turn: int
    """The number of past turns."""
    stage: int
    """DRAWING, PLAYING, SHUFFLING or OVER; independent of an open offer."""
    active: SeatId
    """The seat whose turn it is."""
    dealer: SeatId
    cash: list[int]
    incomes: list[int]
    """The income a turn of each seat's portfolios."""
    held: list[int]
    """By seat, the bit mask of cards in hand; `twice` and `thrice`: of those held at least so
    often.
    """
    twice: list[int]
    thrice: list[int]
    hand_sizes: list[int]
    known: list[tuple[Card, ...]]
    """By seat, cards that it is publicly known to hold."""
    seen: tuple[Seen, ...]
    """What was learned by reveals, one Seen per observer and holder."""
    portfolios: tuple[Portfolio, ...]
    """Sorted by number."""
    founded: int
    """The number of portfolios founded so far."""
    stock: tuple[Card, ...]
    """The next card is at index `stock_left - 1`."""
    stock_left: int
    reshuffles: bool
    """Whether the discard pile will still become a second stock (P7)."""
    pile: list[Card]
    """The discard pile, the exposed card last."""
    last_turns: bool
    """Whether the stock is empty for good (P8)."""
    income: int
    """What the active seat collected at the start of its turn."""
    budget: int
    """The income after debts were paid."""
    began_as_pauper: bool
    """Whether the active seat was a pauper when its turn began (P6)."""
    to_draw: int
    """Cards still to be drawn after the reshuffle."""
    taken: Card
    """The exposed card taken this turn, as long as no copy of it has left the hand; else NONE."""
    dry_turns: int
    """Consecutive turns in which nobody drew from the stock (P13)."""
    truces: tuple[RunningTruce, ...]
    """The longest truce of each seat with each partner."""
    debts: tuple[RunningDebt, ...]
    """Oldest first."""
    offer: OpenOffer | None
    offers: list[int]
    """How many offers each seat has made in this turn."""
    declined: tuple[OpenOffer, ...]
    """Distinct declined offers: the last MOST_DECLINED, oldest first (P12)."""
    sheet: Sheet | None

    def __init__(
        self,
        dealer: SeatId,
        hands: Iterable[Iterable[Card]],
        stock: Iterable[Card],
        exposed: Card,
    ) -> None:
        """Set up a deal; the last card of `stock` is drawn first."""
        dealt = [tuple(hand) for hand in hands]
        seats = len(dealt)
        self.seats = seats
        self.dealer = dealer
        self.turn = 0
        self.cash = [START_CASH] * seats
        self.incomes = [0] * seats
        self.held = [0] * seats
        self.twice = [0] * seats
        self.thrice = [0] * seats
        self.hand_sizes = [0] * seats
        for seat, hand in enumerate(dealt):
            for card in hand:
                self.receive(seat, card)
        self.known = [()] * seats
        self.seen = ()
        self.portfolios = ()
        self.founded = 0
        self.stock = tuple(stock)
        self.stock_left = len(self.stock)
        self.reshuffles = plays_twice(seats)
        self.pile = [exposed]
        self.last_turns = False
        self.to_draw = 0
        self.dry_turns = 0
        self.truces = ()
        self.debts = ()
        self.offer = None
        self.offers = [0] * seats
        self.declined = ()
        self.sheet = None
        self.actors = ()
        self.active = dealer
        self.stage = DRAWING
        self.income = self.budget = 0
        self.began_as_pauper = False
        self.taken = NONE

    # Hands

    def receive(self, seat: SeatId, card: Card) -> None:
        """Add a card to a hand."""
        bit = 1 << card
        if not self.held[seat] & bit:
            self.held[seat] |= bit
        elif not self.twice[seat] & bit:
            self.twice[seat] |= bit
        else:
            self.thrice[seat] |= bit
        self.hand_sizes[seat] += 1

    def lose(self, seat: SeatId, card: Card) -> None:
        """Remove a card from a hand publicly: observers who knew of it know that it is gone."""
        bit = 1 << card
        if not self.twice[seat] & bit:
            self.held[seat] ^= bit
        elif not self.thrice[seat] & bit:
            self.twice[seat] ^= bit
        else:
            self.thrice[seat] ^= bit
        self.hand_sizes[seat] -= 1
        if card == self.taken and seat == self.active:
            self.taken = NONE
        if card in self.known[seat]:
            self.known[seat] = _without(self.known[seat], card)
        if self.seen:
            self.seen = tuple(
                fact._replace(cards=_without(fact.cards, card))
                if fact.holder == seat and card in fact.cards
                else fact
                for fact in self.seen
            )

    def receive_openly(self, seat: SeatId, card: Card) -> None:
        """Add a card to a hand publicly."""
        self.receive(seat, card)
        self.known[seat] += (card,)
        if self.seen:
            self.seen = tuple(
                fact._replace(cards=(*fact.cards, card)) if fact.holder == seat else fact
                for fact in self.seen
            )

    def count(self, seat: SeatId, card: Card) -> int:
        """Return how many copies of a card a seat holds."""
        more = (self.twice[seat] >> card & 1) + (self.thrice[seat] >> card & 1)
        return (self.held[seat] >> card & 1) + more

    def hand(self, seat: SeatId) -> tuple[Card, ...]:
        """Return a seat's cards, ascending."""
        masks = (self.held[seat], self.twice[seat], self.thrice[seat])
        return tuple(sorted([card for mask in masks if mask for card in cards_in(mask)]))

    # Portfolios

    def bound(self, seat: SeatId, owner: SeatId) -> bool:
        """Return whether a truce keeps a seat from the owner's portfolios (P12)."""
        return any(truce.seat == seat and truce.partner == owner for truce in self.truces)

    def portfolio(self, number: Number) -> Portfolio:
        """Return the portfolio with this number; raise StopIteration if there is none."""
        return next(p for p in self.portfolios if p.number == number)

    def replace(self, old: Portfolio, new: Portfolio) -> None:
        """Replace a portfolio by a changed one, and update incomes."""
        self.portfolios = tuple([new if p is old else p for p in self.portfolios])
        self.incomes[old.owner] -= old.value
        self.incomes[new.owner] += new.value


def _without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
