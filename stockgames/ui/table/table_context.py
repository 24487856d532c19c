"""What a board must know beside the view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from stockgames.controllers.stages import Handover, Shown, Stage
from stockgames.engine.record import SeatInfo
from stockgames.engine.seat import SeatId
from stockgames.evenings.person import Portrait
from stockgames.ui.pieces.plates import PlateState
from stockgames.ui.pieces.usual_faces import portraits_at

if TYPE_CHECKING:
    from pydantic import BaseModel


class Decided(Protocol):
    """A view, or the facts of one: it tells whose decision it is."""

    @property
    def actors(self) -> tuple[SeatId, ...]:
        """The seats that owe a decision."""
        ...


@dataclass(frozen=True, slots=True)
class TableContext:
    """What a board must know beside the view."""

    seats: tuple[SeatInfo, ...]
    stage: Stage
    seat: SeatId | None
    """The seat that the stage is about; None where it is about no single one."""
    eyes: SeatId | None
    """The viewer: the seat whose secrets the screen shows; None for nobody's."""
    front: SeatId
    """The seat that lies along the bottom."""
    humans: tuple[SeatId, ...]
    options: BaseModel
    handover: Handover = Handover.CURTAIN
    history: Sequence[Shown] = ()
    """All moves so far, as far as `eyes` may know them."""
    best: int | None = None
    """The best score so far at a solitaire game with the same options; None without one."""
    is_study: bool = False
    """Whether it began from a position that others had played to: then no score is a record."""
    draft: Mapping[str, Any] | None = None
    """The kept draft of the viewer, while they are to decide; see `GameTable.drafted`."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(info.name for info in self.seats)

    def name(self, seat: SeatId) -> str:
        """Return the name of a seat; empty for chance."""
        return self.seats[seat].name if seat >= 0 else ""

    @property
    def clockwise(self) -> tuple[SeatId, ...]:
        """All seats in the order of play, the one in front first."""
        count = len(self.seats)
        return tuple((self.front + place) % count for place in range(count))

    @property
    def portraits(self) -> tuple[Portrait, ...]:
        """The faces by seat."""
        return portraits_at(self.names)

    @property
    def asks(self) -> bool:
        """Whether a person at the screen is to decide now."""
        return self.stage is Stage.ASKING

    def plate_state(self, seat: SeatId, decided: Decided) -> PlateState:
        """Return how a seat's plate is lit: `active` for who decides alone or at the screen now."""
        if seat not in decided.actors:
            return "waiting"
        asked = self.asks and self.seat == seat
        alone = self.stage is not Stage.THINKING and len(decided.actors) == 1
        return "active" if asked or alone else "thinking"

    @property
    def own(self) -> SeatId | None:
        """The seat addressed as "you": the viewer's, where only one person plays."""
        return self.eyes if len(self.humans) == 1 else None
