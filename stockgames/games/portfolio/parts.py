"""The components of the game: cards, portfolios, running promises; values and prices of the
rulebook.

Other modules refer to them by these ints; money is in dollars.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Annotated, Final, NamedTuple, TypeAlias

from stockgames.engine.codec import Named
from stockgames.engine.seat import SeatId

SUITS: Final = "SHDC"
RANKS: Final = "A23456789TJQK"
CARD_NAMES: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""By card, as records write them."""

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
"""The turn's seat chooses how many cards to draw."""
PLAYING: Final = 1
"""It builds, takes over, and ends its turn with a discard."""
SHUFFLING: Final = 2
"""Chance makes a new stock of the discard pile (P7)."""
OVER: Final = 3
STAGES: Final = ("drawing", "playing", "shuffling", "over")
"""Their names, for whoever is told of them."""

NONE: Final = -1
"""No card, no seat."""

START_CASH: Final = 6
HAND: Final = 13
"""Cards dealt to each seat; with fewer, and no portfolio, a seat is a pauper (P6)."""
SHORTEST: Final = 3
"""Cards in the shortest portfolio."""
MOST_OFFERS: Final = 3
"""Offers a seat may make in one turn of the table (P12)."""
MOST_DECLINED: Final = 60
"""Refused offers that a table remembers; bots among themselves come to some 20 in a whole game."""
MOST_DOLLARS: Final = 9_999
"""The largest sum in an offer, cash or debt (P12)."""
MOST_TURNS: Final = 99
"""The longest truce (P12)."""
MOST_FOUNDED: Final = 9_999
"""A portfolio of a higher number is in no game: stocks end, and so do turns without draws (P13)."""
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
    """Return the price of so many cards: the second costs $2, the third $3 more, and so on."""
    return cards * (cards + 1) // 2 - 1


FIGURES: Final = MappingProxyType({f"draw_{cards}": draw_cost(cards) for cards in range(1, 6)})
"""The prices of so many cards, by the names that lessons call them by, in dollars (P5)."""


_UP_TO: Final = tuple(sum(map(worth, range(card // 13 * 13, card + 1))) for card in ALL_CARDS)
"""What the cards of a suit from its Ace up to this one are worth together."""


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
    """NONE where the end is not capped (P3)."""
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
    """For so many more of its own turns, `seat` may not raid `partner` (P12)."""

    seat: SeatId
    partner: SeatId
    turns: int
    """Turns left, one under way included."""


class RunningDebt(NamedTuple):
    """What `seat` still owes `partner`, to be paid from its next incomes (P12)."""

    seat: SeatId
    partner: SeatId
    cash: int


class SheetLine(NamedTuple):
    """A line of the score sheet, written at the end of each turn."""

    seat: SeatId
    """Whose turn it was; NONE for the last collection, when everybody earned."""
    income: int
    """What that seat collected at its beginning, before debts; 0 for the last collection."""
    cash: tuple[int, ...]
    """What each seat had afterwards."""
