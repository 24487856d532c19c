"""What a board needs besides the view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias

from stockgames.controllers.stages import Handover, Shown, Stage
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import SeatId
from stockgames.evenings.person import Portrait
from stockgames.presentation.faces import portraits_at

if TYPE_CHECKING:
    from pydantic import BaseModel


PlateState: TypeAlias = Literal["waiting", "thinking", "active", "out"]
"""How a seat is lit."""


class Decided(Protocol):
    """A view or its facts, as far as they say who has to decide."""

    @property
    def actors(self) -> tuple[SeatId, ...]:
        """The seats that have to decide."""
        ...


@dataclass(frozen=True, slots=True)
class TableContext:
    """What a table must know beside the view."""

    seats: tuple[SeatInfo, ...]
    stage: Stage
    seat: SeatId | None
    """The seat that the stage is about; None if it isn't about a single one."""
    viewer: SeatId | None
    """The viewer: the seat whose private facts the screen shows; None for nobody's."""
    front: SeatId
    """The seat at the bottom of the table."""
    humans: tuple[SeatId, ...]
    options: BaseModel
    handover: Handover = Handover.CURTAIN
    history: Sequence[Shown] = ()
    """All moves so far, as far as the viewer may know them."""
    best: int | None = None
    """The best score so far in a solo game with the same options; None without one."""
    hints: int = 0
    """How many hints the viewer has had for the present move; `history` has those of others."""
    is_study: bool = False
    """Whether it started from a position of another game, so that no score is a record."""
    draft: Mapping[str, Any] | None = None
    """The saved draft of the viewer while they decide; see `GameTable.drafted`."""
    reader: SeatId | None = None
    """Who reads this and is addressed as "you", although the viewer is somebody else or nobody."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(info.name for info in self.seats)

    def name(self, seat: SeatId) -> str:
        """Return the name of a seat; empty for chance."""
        return self.seats[seat].name if seat >= 0 else ""

    def at(self, number: int) -> TableContext:
        """Return the context with the players who held the seats at a move, counted from 1."""
        if not any(info.x_held for info in self.seats):
            return self
        return replace(self, seats=tuple(info.holder(number) for info in self.seats))

    @property
    def clockwise(self) -> tuple[SeatId, ...]:
        """All seats in playing order, the front seat first."""
        count = len(self.seats)
        return tuple((self.front + place) % count for place in range(count))

    @property
    def portraits(self) -> tuple[Portrait, ...]:
        """The players' portraits by seat."""
        return portraits_at(self.names)

    @property
    def faces(self) -> Mapping[str, Portrait]:
        """The portraits by name of all who play, or held a seat before."""
        former = (held.name for info in self.seats for held in info.x_held or ())
        names = tuple(dict.fromkeys((*self.names, *former)))
        return dict(zip(names, portraits_at(names), strict=True))

    @property
    def asks(self) -> bool:
        """Return whether a person at the screen has to decide now."""
        return self.stage is Stage.ASKING

    def plate_state(self, seat: SeatId, decided: Decided) -> PlateState:
        """Return a seat's plate state; `active` if it decides alone, or at the screen now."""
        if seat not in decided.actors:
            return "waiting"
        asked = self.asks and self.seat == seat
        alone = self.stage is not Stage.THINKING and len(decided.actors) == 1
        return "active" if asked or alone else "thinking"

    def passes_on(self, decided: Decided) -> bool:
        """Return whether the screen goes, covered, to another person who has to decide, too."""
        others = {*self.humans} & {*decided.actors} - {self.viewer}
        return self.handover in (Handover.CURTAIN, Handover.PEEK) and bool(others)

    @property
    def own(self) -> SeatId | None:
        """The seat addressed as "you": the viewer's if only one person plays, else None."""
        if self.reader is not None:
            return self.reader
        return self.viewer if len(self.humans) == 1 else None
