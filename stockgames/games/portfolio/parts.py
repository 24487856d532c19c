"""The components of the game: cards, portfolios, running promises; values and prices of the
rulebook.

Other modules refer to them by these ints; money is in dollars.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from stockgames.engine.codec import Named
from stockgames.engine.state import SeatId

SUITS: Final = "SHDC"
RANKS: Final = "A23456789TJQK"
CARD_NAMES: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The names of cards in records."""

Card: TypeAlias = Annotated[int, Named(CARD_NAMES)]
"""`suit * 13 + rank`, 0 to 51; copies of a card are the same number (P1)."""
Number: TypeAlias = int
"""Portfolios are numbered 1, 2, 3 … as they are founded."""

ALL_CARDS: Final = range(52)

ACE: Final = 0
KING: Final = 12

LOW: Final = 0
HIGH: Final = 1
ENDS: Final = ("low", "high")

DRAWING: Final = 0
"""The active seat chooses how many cards to draw."""
PLAYING: Final = 1
"""The active seat builds, raids, and ends its turn with a discard."""
SHUFFLING: Final = 2
"""Chance shuffles the discard pile into a new stock (P7)."""
OVER: Final = 3
STAGES: Final = ("drawing", "playing", "shuffling", "over")
"""The names of the stages, for views and facts."""

NONE: Final = -1
"""No card, no seat."""

START_CASH: Final = 6
HAND: Final = 13
"""Cards dealt to each seat; a seat with fewer and no portfolio is a pauper (P6)."""
SHORTEST: Final = 3
"""The number of cards in the shortest portfolio."""
MOST_OFFERS: Final = 3
"""The most offers that a seat may make in one turn of any seat (P12)."""
MOST_DECLINED: Final = 60
"""The number of declined offers that are stored; bots among themselves reach about 20 a game."""
MOST_DOLLARS: Final = 9_999
"""The largest sum in an offer, cash or debt (P12)."""
MOST_TURNS: Final = 99
"""The longest truce (P12)."""
MOST_FOUNDED: Final = 9_999
"""An upper bound for portfolio numbers: stocks end, and so do turns without draws (P13)."""
PAUPER_CARDS: Final = 2


def rank_of(card: Card) -> int:
    """Return the rank, 0 for an Ace to 12 for a King."""
    return card % 13


def suit_of(card: Card) -> int:
    """Return the suit as an index into SUITS."""
    return card // 13


def card_key(card: Card) -> str:
    """Return the name part for a card: `7c`."""
    return CARD_NAMES[card].lower()


def sister(card: Card) -> Card:
    """Return the card of the same rank in the other suit of the same colour."""
    suit, rank = divmod(card, 13)
    return (3 - suit) * 13 + rank


Order: TypeAlias = Literal["suit", "rank"]
_SUIT_PLACES: Final = (0, 1, 3, 2)
"""The sort order of suits in the hand (spades, hearts, clubs, diamonds), with alternating
colours.
"""


def in_order(hand: Sequence[Card], order: Order) -> tuple[Card, ...]:
    """Return the cards of a hand sorted by suit or by rank."""

    def key(card: Card) -> tuple[int, int]:
        place, rank = _SUIT_PLACES[suit_of(card)], rank_of(card)
        return (place, rank) if order == "suit" else (rank, place)

    return tuple(sorted(hand, key=key))


def decks(seats: int) -> int:
    """Return the number of decks, which is also the number of copies of each card."""
    return 2 if seats <= 3 else 3


def plays_twice(seats: int) -> bool:
    """Return whether the discard pile becomes a second stock (P7)."""
    return seats in (3, 5)


def dry_limit(seats: int) -> int:
    """Return after how many turns without a card from the stock one must be drawn (P13)."""
    return 3 * seats


def worth(card: Card) -> int:
    """Return what a card adds to a portfolio, in dollars: 2 up to a Six, 3 up to a Ten, else 4."""
    rank = card % 13
    return 2 if rank < 6 else 3 if rank < 10 else 4


def draw_cost(cards: int) -> int:
    """Return the price of a draw of this size: the second card costs $2, the third $3 more,
    and so on.
    """
    return cards * (cards + 1) // 2 - 1


FIGURES: Final = MappingProxyType({f"draw_{cards}": draw_cost(cards) for cards in range(1, 6)})
"""The prices of draws in dollars, by their names in lessons (P5)."""


_UP_TO: Final = tuple(sum(map(worth, range(card // 13 * 13, card + 1))) for card in ALL_CARDS)
"""The total worth of a suit's cards from its Ace up to this one."""


def value_of(low: Card, high: Card) -> int:
    """Return what a sequence earns a turn: the worth of its cards without the two lowest."""
    return _UP_TO[high] - _UP_TO[low + 1]


class Portfolio(NamedTuple):
    """A portfolio on the table: cards `low` to `high` of one suit, and the caps of its ends."""

    number: Number
    owner: SeatId
    low: Card
    high: Card
    low_cap: Card
    """NONE if the end is not capped (P3)."""
    high_cap: Card

    @property
    def cards(self) -> range:
        """The cards of the sequence, low to high; caps are not part of it (P3)."""
        return range(self.low, self.high + 1)

    @property
    def value(self) -> int:
        """Its income a turn, and the cost of neutralizing it (P9)."""
        return _UP_TO[self.high] - _UP_TO[self.low + 1]

    @property
    def acquiring(self) -> int:
        """The cost of acquiring it: twice its value (P9)."""
        return 2 * self.value


class RunningTruce(NamedTuple):
    """A truce in force: for a number of its own turns, `seat` may not raid `partner` (P12)."""

    seat: SeatId
    partner: SeatId
    turns: int
    """Turns left, including a current one."""


class RunningDebt(NamedTuple):
    """What `seat` still owes `partner`, to be paid from its next incomes (P12)."""

    seat: SeatId
    partner: SeatId
    cash: int


class SheetLine(NamedTuple):
    """A line of the score sheet, written at the end of each turn."""

    seat: SeatId
    """The seat whose turn it was; NONE for the last collection of all seats."""
    income: int
    """What that seat collected at the start of the turn, before debts; 0 for the last
    collection.
    """
    cash: tuple[int, ...]
    """Each seat's cash afterwards."""
