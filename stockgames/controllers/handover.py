"""Who gets the screen at a table, whose view it shows, and when a curtain covers it.

What everybody sees while nobody's secrets may be shown is a bystander's view.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, Signal

from stockgames.controllers.screen import LastTurn, Screen
from stockgames.controllers.stages import Handover, Shown, Stage
from stockgames.engine.match import Match, Move
from stockgames.engine.state import SeatId, View

ASKED: Final = (Stage.ASKING, Stage.PASSING)
"""The stages in which the person at the screen may look at their secrets."""
_GOES_ON: Final = (Stage.SHOWING, Stage.THINKING, Stage.PAUSED)
"""The stages in which nobody is asked, and the last viewer may still look."""


class HandoverController(QObject):
    """A table's stage, and the person at its screen; see `TableController`."""

    changed = Signal()
    """The stage, seat or view has changed; nothing needs to be animated."""

    def __init__(self, match: Match, handover: Handover, parent: QObject | None) -> None:
        super().__init__(parent)
        self._match = match
        self.handover = handover
        self.stage = Stage.SHOWING
        self.seat: SeatId | None = None
        self.covered: Stage | None = None
        """The stage to return to for the person who has covered the table; see `cover`."""
        self.screen = Screen(match, handover)
        movers = [move.seat for move in match.moves if move.seat in self.humans]
        self.last_person = next(iter(movers[-1:] or self.humans), None)
        """The last person to act, who is therefore at the screen."""
        self._learner: SeatId | None = None
        """A person who has just learned a secret and may still look at it."""
        self._last_turn = LastTurn(match, self.screen)
        self._peeks = False
        """Whether `viewer` look by the peek key only, and no longer than it is held."""

    @property
    def humans(self) -> tuple[SeatId, ...]:
        """The seats of the people at the screen."""
        return self.screen.humans

    @property
    def people(self) -> tuple[SeatId, ...]:
        """The seats of all people, at the screen or away."""
        return self._match.people

    @property
    def viewer(self) -> SeatId | None:
        """The seat whose secrets the screen may show; None for nobody's."""
        return self.screen.viewer

    @property
    def view(self) -> View:
        """What the screen draws: the view of `viewer`, or a bystander's."""
        return self.screen.view

    def shown_so_far(self) -> list[Shown]:
        """Return all moves so far, as `viewer` may know them."""
        return self.screen.shown(0)

    @property
    def next_person(self) -> SeatId | None:
        """The person who gets the screen next; None if all continue together."""
        return next(iter(self._owing()), None)

    def lift(self) -> None:
        """Show the table to the person the curtain waits for."""
        if self.stage is not Stage.CURTAIN or self.seat is None:
            return
        stage = self.covered or Stage.ASKING
        if self.covered and self.handover is Handover.PEEK and not self.screen.is_private:
            self._enter(stage, self.seat)
        else:
            self._show_to(self.seat, stage)

    @property
    def can_cover(self) -> bool:
        """Return whether people share the screen and it shows or may show something private."""
        if len(self.humans) < 2:
            return False
        return self.stage in ASKED or (self.stage in _GOES_ON and self.viewer is not None)

    def cover(self) -> None:
        """Hide everything private at once: draw a curtain for the person who is asked.

        While others move, there is no curtain to lift: their moves are shown as everyone may see
        them.
        """
        if not self.can_cover:
            return
        self._look(None)
        if self.stage in ASKED:
            self._enter(Stage.CURTAIN, self.seat, covered=self.stage)
        else:
            self.changed.emit()

    def peek(self, on: bool) -> None:
        """Show the secrets of the person on turn while the peek key is held (Handover.PEEK)."""
        if self.handover is not Handover.PEEK or len(self.humans) < 2:
            return
        if self.stage not in (Stage.CURTAIN, Stage.OVER):
            asked = self.stage in ASKED
            self._look(self.seat if on and asked else None)
            self._peeks = self.viewer is not None
            self.changed.emit()

    @property
    def may_be_called(self) -> tuple[SeatId, ...]:
        """The people who may take the screen at this curtain instead of the one it waits for, or
        while only people on phones choose.

        They owe the same secret choice, or have made it and may still change it.
        """
        shared = self.handover in (Handover.CURTAIN, Handover.PEEK)
        waits = self.stage is Stage.THINKING and self.seat in self.screen.away
        is_at = waits or (self.stage is Stage.CURTAIN and self.screen.is_private)
        if not shared or not is_at:
            return ()
        if self.covered is Stage.PASSING:
            return ()  # the covered person has not yet seen what they learned
        others = (seat for seat in self.humans if seat != self.seat)
        return tuple(seat for seat in others if seat in self._owing() or self.may_change(seat))

    def may_change(self, seat: SeatId) -> bool:
        """Return whether a person has made a secret choice that may still be changed."""
        revisable = self._match.game.meta.revisable
        return revisable and self._match.face_down_index(seat) is not None

    def could_change(self, seat: SeatId | None) -> bool:
        """Return whether a secret choice that a person makes now could be changed afterwards,
        because another person still has to choose.
        """
        others = {*self._match.actors} & {*self.people} - {seat}
        return self._match.game.meta.revisable and bool(others)

    def _turn_to(self, move: Move, secret: bool) -> None:
        """Record who moved and learned something; hide secrets before everyone watches the move."""
        looker = move.seat if move.seat in self.humans else self.viewer
        private = any(e.audience is not None and e.seen_by(looker) for e in move.events)
        if move.seat in self.humans:
            self.last_person = move.seat
            self._last_turn.done()
            self._learner = looker if private else None
        elif private and not move.is_simultaneous:  # a bot has answered
            self._learner = looker
        opened = move.is_final and not move.face_down
        together = opened and len(self._match.actors) > 1
        if not self.screen.hides:
            return
        alone = secret and move.is_final and self._learner is None
        if together or alone:
            self._learner = None
            self.screen.look(None)
        if opened and (together or move.is_simultaneous or (alone and self._ends_together)):
            self.screen.all_watch()

    @property
    def _ends_together(self) -> bool:
        """Return whether the last move reveals simultaneous choices, although only one seat
        still owed one.
        """
        return len(self._match.moves) > 1 and self._match.moves[-2].is_simultaneous

    def _ask(self, seat: SeatId | None) -> None:
        """Ask a person to decide, behind a curtain if others may not see their secrets."""
        assert seat is not None
        if not self.screen.hides or self.viewer == seat:
            self._show_to(seat, Stage.ASKING)
        elif self._learner is not None and self._learner != seat:
            self._enter(Stage.PASSING, self._learner)
        else:
            self.screen.look(None)
            covered = self.handover is not Handover.PEEK or self.screen.is_private
            self._enter(Stage.CURTAIN if covered else Stage.ASKING, seat)

    def _owing(self) -> list[SeatId]:
        """Return the people who owe a decision, clockwise from the person who acted last."""
        return self._clockwise(self.screen.owing)

    def _clockwise(self, seats: Iterable[SeatId]) -> list[SeatId]:
        """Return seats clockwise, starting with the person who acted last."""
        first, count = self.last_person or 0, len(self._match.seats)
        return sorted(seats, key=lambda seat: (seat - first) % count)

    def _enter(self, stage: Stage, seat: SeatId | None, *, covered: Stage | None = None) -> None:
        if self._peeks and (stage not in ASKED or seat != self.viewer):
            self._look(None)
        self.stage = stage
        self.seat = seat
        self.covered = covered
        self.changed.emit()

    def _look(self, seat: SeatId | None) -> None:
        self.screen.look(seat)
        self._peeks = False
        if seat is not None:
            self._last_turn.looked(seat)

    def _show_to(self, seat: SeatId, stage: Stage) -> None:
        self._look(seat)
        self._enter(stage, seat)
