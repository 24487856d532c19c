"""The components of the game: securities, founders and Market Forces (E1), the market value board
(E3).

Other modules refer to them by these ints; money is in dollars.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from stockgames.engine.codec import Each, Named
from stockgames.engine.state import Result, SeatId

SECURITIES: Final = ("banks", "insurance", "bonds")

Security: TypeAlias = Annotated[int, Named(SECURITIES)]
"""0 banks, 1 insurance, 2 bonds."""
FounderId: TypeAlias = int
"""An index into FOUNDERS."""
ForceId: TypeAlias = int
"""An index into FORCES."""
Triple: TypeAlias = Annotated[tuple[int, int, int], Each(SECURITIES)]
"""A number per security: shares, steps or prices."""

ALL_SECURITIES: Final = range(3)

BUY: Final = 0
SELL: Final = 1
SIDES: Final = ("buy", "sell")

ROUNDS: Final = 5
MOST_SHARES: Final = 9
"""The highest card of Phase 2."""
OPENING_PRICE: Final = 50
STEP: Final = 10
"""Prices move in steps of this many dollars."""
INTELLIGENCE_COST: Final = 50
FIRST_LOBBY: Final = 2
"""The first round with the lobbyist (E6)."""


class Founder(NamedTuple):
    """A founder card: a signatory of the Buttonwood Agreement and the starting holdings."""

    id: str
    name: str
    shares: Triple
    cash: int


class Force(NamedTuple):
    """A Market Forces card: how many steps it moves each security."""

    id: str
    moves: Triple


FOUNDERS: Final = (
    Founder("leonard-bleecker", "Leonard Bleecker", (6, 3, 1), 500),
    Founder("hugh-smith", "Hugh Smith", (5, 0, 3), 600),
    Founder("armstrong-and-barnewall", "Armstrong & Barnewall", (4, 7, 1), 400),
    Founder("samuel-march", "Samuel March", (8, 1, 1), 500),
    Founder("bernard-hart", "Bernard Hart", (1, 6, 3), 500),
    Founder("alexander-zuntz", "Alexander Zuntz", (0, 3, 5), 600),
    Founder("andrew-d-barclay", "Andrew D. Barclay", (4, 4, 1), 550),
    Founder("sutton-and-hardy", "Sutton & Hardy", (6, 1, 3), 500),
    Founder("benjamin-seixas", "Benjamin Seixas", (3, 5, 0), 600),
    Founder("john-henry", "John Henry", (4, 1, 7), 400),
    Founder("john-a-hardenbrook", "John A. Hardenbrook", (1, 8, 1), 500),
    Founder("samuel-beebe", "Samuel Beebe", (1, 3, 6), 500),
    Founder("benjamin-winthrop", "Benjamin Winthrop", (7, 4, 1), 400),
    Founder("john-ferrers", "John Ferrers", (4, 1, 4), 550),
    Founder("ephraim-hart", "Ephraim Hart", (3, 6, 1), 500),
    Founder("isaac-m-gomez", "Isaac M. Gomez", (3, 0, 5), 600),
    Founder("gulian-mcevers", "Gulian McEvers", (1, 7, 4), 400),
    Founder("augustine-h-lawrence", "Augustine H. Lawrence", (1, 1, 8), 500),
    Founder("g-n-bleecker", "G. N. Bleecker", (5, 3, 0), 600),
    Founder("john-bush", "John Bush", (7, 1, 4), 400),
    Founder("peter-anspach", "Peter Anspach", (1, 4, 4), 550),
    Founder("charles-mcevers-jr", "Charles McEvers Jr.", (3, 1, 6), 500),
    Founder("david-reedy", "David Reedy", (0, 5, 3), 600),
    Founder("robinson-and-hartshorne", "Robinson & Hartshorne", (1, 4, 7), 400),
)
"""Each is worth $1,000 at the opening price."""

FORCES: Final = (
    Force("banks-boom", (2, 0, 0)),
    Force("banks-slump", (-2, 0, 0)),
    Force("insurance-boom", (0, 2, 0)),
    Force("insurance-slump", (0, -2, 0)),
    Force("bonds-boom", (0, 0, 2)),
    Force("bonds-slump", (0, 0, -2)),
    Force("banks-to-insurance", (-2, 2, 0)),
    Force("insurance-to-banks", (2, -2, 0)),
    Force("insurance-to-bonds", (0, -2, 2)),
    Force("bonds-to-insurance", (0, 2, -2)),
    Force("bonds-to-banks", (2, 0, -2)),
    Force("banks-to-bonds", (-2, 0, 2)),
    Force("bull-market", (1, 1, 1)),
    Force("bear-market", (-1, -1, -1)),
    Force("quiet-day", (0, 0, 0)),
)
"""Their moves sum to zero for each security."""

FOUNDER_IDS: Final = tuple(founder.id for founder in FOUNDERS)
FORCE_IDS: Final = tuple(force.id for force in FORCES)


class Fall(NamedTuple):
    """A seat that is out: when, and what it had before that settlement (E8)."""

    seat: int
    round: int
    net_worth: int
    cash: int


class Board(NamedTuple):
    """The ends of the market value board (E3)."""

    floor: int
    ceiling: int

    @property
    def prices(self) -> range:
        """All its prices in dollars, lowest first."""
        return range(self.floor, self.ceiling + STEP, STEP)

    @property
    def levels(self) -> int:
        """The number of prices."""
        return self.level(self.ceiling) + 1

    def level(self, price: int) -> int:
        """Return a price's index on the board, 0 the lowest."""
        return (price - self.floor) // STEP

    def moved(self, price: int, steps: int) -> int:
        """Return the price after some steps; a step beyond an end goes to the other end."""
        return self.floor + (self.level(price) + steps) % self.levels * STEP

    def pops(self, price: int, steps: int) -> int:
        """Return how many times the bubble pops on the way."""
        return abs((self.level(price) + steps) // self.levels)


SMALL_BOARD: Final = Board(20, 80)
LARGE_BOARD: Final = Board(10, 90)


def board_for(seats: int) -> Board:
    """Return the starting board for this number of seats (E3)."""
    return SMALL_BOARD if seats <= 4 else LARGE_BOARD


def hand_size(seat: int, seats: int) -> int:
    """Return how many founder cards a seat gets when all 24 are dealt round from seat 0 (E2)."""
    return len(range(seat, len(FOUNDERS), seats))


FOUNDING: Final = 0
"""Every seat picks a founder (E2)."""
PHASE_1: Final = 1
"""Each seat chooses a security to trade."""
PHASE_2: Final = 2
"""Buy or sell, and how much (E4)."""
PHASE_3: Final = 3
"""Influence the market."""
LOBBYING: Final = 4
"""The lobbyist's second vote (E6)."""
LIQUIDATION: Final = 5
"""Buyers who are short of cash choose what to sell (E7)."""
CLOSE: Final = 6
"""The Final Influence."""
OVER: Final = 7
STAGES: Final = (
    *("founding", "phase_1", "phase_2", "phase_3"),
    *("lobbying", "liquidation", "close", "over"),
)
"""The names of the stages, for views and facts."""

NONE: Final = -1
"""No security, no founder, no seat."""


Decided: TypeAlias = Literal["fall", "last", "worth", "cash", "shared"]
"""The seat fell; all others fell; net worth; cash, as net worth is equal; nothing (shared
place).
"""


def final_places(
    worth: Sequence[int], cash: Sequence[int], falls: Sequence[Fall]
) -> tuple[int, ...]:
    """Return the place of each seat: by net worth, then cash; then eliminated seats, the last to
    fall first.

    Seats that are equal in both share a place.
    """
    keys = [(ROUNDS + 1, *pair) for pair in zip(worth, cash, strict=True)]
    for fall in falls:
        keys[fall.seat] = (fall.round, fall.net_worth, fall.cash)
    return tuple([1 + sum(other > key for other in keys) for key in keys])


def decided_by(result: Result, seat: SeatId) -> Decided:
    """Return what decided a seat's place."""
    fell = result.details["out_in_round"]
    if fell[seat] is not None:
        return "fall"
    rivals = [s for s, round_ in enumerate(fell) if round_ is None and s != seat]
    if not rivals:
        return "last"
    equal = [other for other in rivals if result.scores[other] == result.scores[seat]]
    if not equal:
        return "worth"
    is_shared = any(result.ranks[other] == result.ranks[seat] for other in equal)
    return "shared" if is_shared else "cash"


def is_on_offer(stage: int, cash: int, is_informed: bool) -> bool:
    """Return whether a seat that must choose can buy intelligence (E5)."""
    return PHASE_1 <= stage <= LOBBYING and not is_informed and cash >= INTELLIGENCE_COST


def shortfall(order: int, price: int, cash: int) -> int:
    """Return an order's cost minus the cash; 0 or less means no debt.

    `order` is negative for shares sold.
    """
    return order * price - cash


def proceeds(sold: Triple, prices: Triple) -> int:
    """Return the proceeds of shares at half price, the total rounded up to a multiple of $10."""
    full = sold[0] * prices[0] + sold[1] * prices[1] + sold[2] * prices[2]
    return (full + STEP) // (2 * STEP) * STEP


def can_raise(held: Triple, prices: Triple, debt: int) -> bool:
    """Return whether selling everything at half price pays a debt; a seat that can't is ruined."""
    return debt <= proceeds(held, prices)


def is_minimal(sold: Triple, prices: Triple, debt: int) -> bool:
    """Return whether the sale pays the debt and every one of its shares is needed for that."""
    if proceeds(sold, prices) < debt:
        return False
    banks, insurance, bonds = sold
    fewer = (
        (banks - 1, insurance, bonds),
        (banks, insurance - 1, bonds),
        (banks, insurance, bonds - 1),
    )
    return all(
        proceeds(rest, prices) < debt for rest, count in zip(fewer, sold, strict=True) if count
    )


def ways(held: Triple, prices: Triple, debt: int) -> Iterator[Triple]:
    """Yield every minimal sale from the shares held, in ascending order.

    `debt` is a positive multiple of $10. There is a way exactly if selling everything pays it.
    """
    full = 2 * debt - STEP  # the sum of full prices from which the proceeds reach the debt
    price = prices[2]
    for banks in range(held[0] + 1):
        for insurance in range(held[1] + 1):
            missing = full - banks * prices[0] - insurance * prices[1]
            bonds = max(0, -(-missing // price))
            if bonds <= held[2] and is_minimal((banks, insurance, bonds), prices, debt):
                yield banks, insurance, bonds
            if missing <= 0:
                break
