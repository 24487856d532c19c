"""All that is painted on the Exchange board, as plain facts: no secrets but the view's own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from stockgames.engine.seat import SeatId
from stockgames.games.exchange.choosing import CardTarget
from stockgames.games.exchange.faces import CardFace
from stockgames.games.exchange.forecast import OrderForecast, VoteForecast
from stockgames.games.exchange.parts import Board, ForceId, Triple
from stockgames.ui.kit.plates import PlateState

SlotState = Literal["none", "open", "back", "own", "face"]
"""No card belongs here now; one is awaited; face down; face down, but the viewer laid it; shown."""

NOTE_VALUES: Final = (100, 50, 10)


@dataclass(frozen=True, slots=True)
class Pointing:
    """What whoever sits at the screen points at: names of cards."""

    cursor: str = ""
    """Where the keyboard is."""
    pointed: str = ""
    """What the mouse is on."""


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
    """Something to press."""

    target: CardTarget
    cursor: bool = False
    pointed: bool = False

    @property
    def name(self) -> str:
        """What it is called."""
        return self.target.name


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
    foresight: OrderForecast | None
    """What the order picked, else the one pointed at, would do."""
    preview: VoteForecast | None
    """Where the vote picked, else the one pointed at, would move its token."""

    def ledger(self, seat: SeatId) -> Ledger:
        """Return the ledger of a seat."""
        return self.ledgers[(seat - self.front) % self.seats]


def as_notes(cash: int) -> Triple:
    """Return an amount in pieces of $100, $50 and $10, the largest first."""
    hundreds, rest = divmod(max(0, cash), NOTE_VALUES[0])
    fifties, rest = divmod(rest, NOTE_VALUES[1])
    return hundreds, fifties, rest // NOTE_VALUES[2]
