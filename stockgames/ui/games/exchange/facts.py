"""All that is painted on the Exchange board, as plain facts: no secrets but the view's own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from stockgames.engine.seat import SeatId
from stockgames.games.exchange.parts import Board, ForceId, FounderId, Security, Triple
from stockgames.games.exchange.stages import (
    NONE,
)
from stockgames.ui.kit.plates import PlateState

CardKind = Literal["security", "side", "shares", "influence", "founder", "liquidation"]
SlotState = Literal["none", "open", "back", "own", "face"]
"""No card belongs here now; one is awaited; face down; face down, but the viewer laid it; shown."""

NOTE_VALUES: Final = (100, 50, 10)


@dataclass(frozen=True, slots=True)
class Selection:
    """What whoever sits at the screen points at and has chosen so far; names of hand cards."""

    picked: str = ""
    cursor: str = ""
    """Where the keyboard is."""
    pointed: str = ""
    """What the mouse is on."""
    side: int = 0
    """The side of the switch of Phase 2: BUY or SELL."""
    facing: Triple = (1, 1, 1)
    """Which side of each influence card is up: 1 or -1."""


@dataclass(frozen=True, slots=True)
class CardFace:
    """The face of a phase card; what does not belong to its phase is NONE or 0."""

    security: Security = NONE
    side: int = NONE
    shares: int = 0
    by: int = 0


@dataclass(frozen=True, slots=True)
class Slot:
    """One sleeve of a seat: how it lies, and what the viewer knows to be in it."""

    state: SlotState = "none"
    face: CardFace | None = None


@dataclass(frozen=True, slots=True)
class Ledger:
    """What everybody sees of a seat."""

    seat: SeatId
    name: str
    note: str
    state: PlateState
    shares: Triple
    cash: int
    notes: Triple
    """Pieces of $100, $50 and $10."""
    net_worth: int
    standing: str
    """Its place by net worth, in words."""
    done: str
    """What it has shown this round, and whether it has laid, in words."""
    slots: tuple[Slot, Slot, Slot]
    is_lobbyist: bool
    is_informed: bool
    is_founded: bool
    is_out: bool


@dataclass(frozen=True, slots=True)
class HandCard:
    """Something to press. Influence cards come in pairs, one name for each side of a card."""

    name: str
    kind: CardKind
    label: str
    note: str = ""
    face: CardFace = CardFace()
    founder: FounderId = NONE
    sold: Triple = (0, 0, 0)
    amount: int = 0
    """What a liquidation brings, in dollars."""
    is_up: bool = True
    """For one side of an influence card: whether it is the upper one."""
    selected: bool = False
    cursor: bool = False
    pointed: bool = False
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class ForesightRow:
    """What the order in hand would do if it were settled at a price."""

    price: int
    amount: int
    """Dollars earned, negative if paid."""
    is_today: bool
    is_short: bool
    """Whether it would have to be paid for by selling shares at half price (E7)."""
    may_ruin: bool
    """Whether selling everything might not be enough (E7)."""


@dataclass(frozen=True, slots=True)
class Preview:
    """Where one vote alone would move a token."""

    security: Security
    by: int
    """1 or -1."""
    before: int
    after: int
    pops: bool


@dataclass(frozen=True, slots=True)
class ForceFace:
    """A Market Forces card in words."""

    id: ForceId
    date: str
    title: str
    line: str
    moves: str


@dataclass(frozen=True, slots=True)
class BoardView:
    """The whole board."""

    seats: int
    front: SeatId
    board: Board
    prices: Triple
    round: int
    """1 to 5; 0 while founders are chosen."""
    stage: int
    force: ForceFace | None
    """The Market Force that turned up last."""
    coming: ForceFace | None
    """The next one, if the viewer bought intelligence."""
    forces_left: int
    lobbyist: SeatId | None
    ledgers: tuple[Ledger, ...]
    """The front seat's first, then clockwise."""
    sleeves: tuple[Slot, ...]
    """The front seat's three, and a fourth for the lobbyist's vote."""
    title: str
    """The caption of the hand."""
    note: str
    """The line under the hand."""
    hand: tuple[HandCard, ...]
    foresight: tuple[ForesightRow, ...]
    foresight_title: str
    preview: Preview | None

    def ledger(self, seat: SeatId) -> Ledger:
        """Return the ledger of a seat."""
        return self.ledgers[(seat - self.front) % self.seats]


def as_notes(cash: int) -> Triple:
    """Return an amount in pieces of $100, $50 and $10, the largest first."""
    hundreds, rest = divmod(max(0, cash), NOTE_VALUES[0])
    fifties, rest = divmod(rest, NOTE_VALUES[1])
    return hundreds, fifties, rest // NOTE_VALUES[2]
