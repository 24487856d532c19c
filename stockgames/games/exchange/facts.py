"""What a table shows of a view, in the game's terms, without words or screen positions.

It contains only what the view knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from stockgames.engine.state import SeatId, once_per_view
from stockgames.games.exchange import parts as p
from stockgames.games.exchange.actions import CardFace, ExchangeAction, face_of
from stockgames.games.exchange.view import ExchangeView, OpenView

SlotState: TypeAlias = Literal["none", "open", "back", "own", "face"]
"""No card belongs here now; a card is awaited; face down; face down but the viewer's; revealed."""
Doing: TypeAlias = Literal["nothing", "choosing", "selling", "laid"]
"""What a seat does in this stage: nothing, choosing a card, choosing a sale, or having chosen."""

NOTE_VALUES: Final = (100, 50, 10)
_SLOT_STAGES: Final = (p.PHASE_1, p.PHASE_2, p.PHASE_3)


@dataclass(frozen=True, slots=True)
class Slot:
    """One card sleeve of a seat: its orientation, and what the viewer knows about its content."""

    state: SlotState = "none"
    face: CardFace | None = None


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """What the viewer sees of a seat."""

    seat: SeatId
    seats: int
    """The number of seats, including those that are out."""
    founder: p.FounderId
    """Its founder, NONE before it is revealed."""
    shares: p.Triple
    cash: int
    notes: p.Triple
    """Its cash as numbers of $100, $50 and $10 pieces."""
    net_worth: int
    place: int
    """The place by net worth at today's prices; equal seats share one. After the game, the
    rank by the rules (E8, E9).
    """
    fall: p.Fall | None
    """When it was eliminated and what it had then, or None (E7)."""
    traded: p.Security
    """The security it trades in this round, NONE before it is revealed."""
    side: int
    """BUY or SELL, NONE before it is revealed."""
    ordered: int
    """The number of shares ordered, 0 before it is public (E4)."""
    debt: int
    """What its order costs beyond its cash, while it must sell shares for that; else 0 (E7)."""
    doing: Doing
    slots: tuple[Slot, Slot, Slot]
    is_lobbyist: bool
    is_informed: bool
    """Whether it bought intelligence about the next Market Force (E5)."""

    @property
    def is_founded(self) -> bool:
        """Return whether the seat has its founder, and so owns anything yet."""
        return self.founder != p.NONE

    @property
    def is_out(self) -> bool:
        """Return whether the seat has been eliminated (E7)."""
        return self.fall is not None


@dataclass(frozen=True, slots=True)
class ExchangeFacts:
    """A position as one seat, or a bystander, sees it."""

    viewer: SeatId | None
    """The seat whose view this is; None for a bystander."""
    board: p.Board
    prices: p.Triple
    round: int
    """1 to 5; 0 while founders are chosen."""
    stage: int
    force: p.ForceId | None
    """The last Market Force turned up, or None."""
    coming: p.ForceId | None
    """The next Market Force, if the viewer bought intelligence."""
    forces_left: int
    lobbyist: SeatId | None
    lobby: Slot | None
    """The sleeve of the lobbyist's vote, if there is one now (E6)."""
    actors: tuple[SeatId, ...]
    """The seats that must choose."""
    asked: int
    """How many seats choose in this stage, including those that have chosen."""
    seats: tuple[SeatFacts, ...]

    def sleeves(self, seat: SeatId) -> tuple[Slot, ...]:
        """Return a seat's three sleeves, and a fourth if it controls the lobbyist."""
        three = self.seats[seat].slots
        return three if self.lobby is None or self.lobbyist != seat else (*three, self.lobby)


@once_per_view
def facts_of(view: ExchangeView) -> ExchangeFacts:
    """Return what a table shows of a view."""
    worths = [view.net_worth(seat) for seat in range(view.seats)]
    places = _places(view, worths)
    return ExchangeFacts(
        viewer=view.seat,
        board=view.board,
        prices=view.prices,
        round=view.round,
        stage=view.stage,
        force=view.drawn[-1] if view.drawn else None,
        coming=view.coming,
        forces_left=len(p.FORCES) - len(view.drawn),
        lobbyist=None if view.lobbyist == p.NONE else view.lobbyist,
        lobby=_lobby(view),
        actors=view.actors,
        asked=len(view.choosers),
        seats=tuple(_seat(view, seat, worths[seat], places[seat]) for seat in range(view.seats)),
    )


def as_notes(cash: int) -> p.Triple:
    """Return an amount as numbers of $100, $50 and $10 pieces."""
    hundreds, rest = divmod(max(0, cash), NOTE_VALUES[0])
    fifties, rest = divmod(rest, NOTE_VALUES[1])
    return hundreds, fifties, rest // NOTE_VALUES[2]


def _places(view: ExchangeView, worths: Sequence[int]) -> Sequence[int]:
    if view.stage == p.OVER:
        return p.final_places(worths, view.cash, view.falls)
    return [1 + sum(other > worth for other in worths) for worth in worths]


def _seat(view: ExchangeView, seat: SeatId, net_worth: int, place: int) -> SeatFacts:
    return SeatFacts(
        seat=seat,
        seats=view.seats,
        founder=view.founders[seat],
        shares=view.shares[seat],
        cash=view.cash[seat],
        notes=as_notes(view.cash[seat]),
        net_worth=net_worth,
        place=place,
        fall=next((fall for fall in view.falls if fall.seat == seat), None),
        traded=view.traded[seat],
        side=view.sides[seat],
        ordered=abs(view.orders[seat]) if view.stage in (p.LIQUIDATION, p.OVER) else 0,
        debt=_debt(view, seat),
        doing=_doing(view, seat),
        slots=(_slot(view, seat, 0), _slot(view, seat, 1), _slot(view, seat, 2)),
        is_lobbyist=view.lobbyist == seat,
        is_informed=seat in view.informed,
    )


def _debt(view: ExchangeView, seat: SeatId) -> int:
    selling = view.stage == p.LIQUIDATION and seat in view.choosers
    return view.debt(seat) if selling else 0


def _doing(view: ExchangeView, seat: SeatId) -> Doing:
    if seat not in view.choosers:
        return "nothing"
    if seat not in view.actors:
        return "laid"
    return "selling" if view.stage == p.LIQUIDATION else "choosing"


def _slot(view: ExchangeView, seat: SeatId, index: int) -> Slot:
    """Return one sleeve of a seat as the viewer knows it (E10)."""
    stage = view.stage
    if stage in (p.FOUNDING, p.OVER) or (stage == p.CLOSE and index < 2):
        return Slot()
    if index == 0 and view.traded[seat] != p.NONE:
        return Slot("face", CardFace(security=view.traded[seat]))
    if index == 1 and view.sides[seat] != p.NONE:
        face = CardFace(view.traded[seat], view.sides[seat], abs(view.orders[seat]))
        return Slot("face", face)
    if index == 2 and stage in (p.LOBBYING, p.LIQUIDATION):
        return _vote_slot(view, seat)
    is_current = stage == p.CLOSE or _SLOT_STAGES[index] == stage
    if not is_current or seat not in view.choosers:
        return Slot()
    if seat in view.actors:
        return Slot("open")
    laid = _laid(view, seat)
    if laid is not None:
        state: SlotState = "face" if isinstance(view, OpenView) else "own"
        return Slot(state, face_of(laid, view.traded[seat]))
    return Slot("back")


def _laid(view: ExchangeView, seat: SeatId) -> ExchangeAction | None:
    if isinstance(view, OpenView):
        return view.all_laid[seat]
    return view.laid if view.seat == seat else None


def _vote_slot(view: ExchangeView, seat: SeatId) -> Slot:
    """Return the sleeve of Phase 3 between choosing and settling: face down until prices move."""
    vote = view.votes[seat]
    if seat not in view.standing and vote is None:
        return Slot()
    if vote is None:
        return Slot("back")
    shows = view.stage == p.LIQUIDATION or isinstance(view, OpenView)
    return Slot("face" if shows else "own", face_of(vote, p.NONE))


def _lobby(view: ExchangeView) -> Slot | None:
    """Return the sleeve of the lobbyist's vote, or None; its content shows once prices have
    moved.
    """
    if view.lobbyist == p.NONE or view.stage not in (p.LOBBYING, p.LIQUIDATION):
        return None
    if view.stage == p.LOBBYING:
        return Slot("open")
    return Slot("face", None if view.lobby is None else face_of(view.lobby, p.NONE))
