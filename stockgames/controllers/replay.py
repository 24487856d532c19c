"""Replays a game: any step, from any viewpoint that is allowed.

Step n is the position after n moves. In a running game the people at the screen see no more than
they know anyway. Once it is over, every seat's knowledge at any step can be seen, and all cards
face up if the game's table supports that.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from stockgames.controllers.stages import Change, Handover, Shown, shown_to
from stockgames.engine.history import History
from stockgames.engine.incremental import Steps
from stockgames.engine.match import Match, Move
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import CHANCE, SeatId, View

if TYPE_CHECKING:
    from pydantic import BaseModel

_PREPARED_AT_ONCE: Final = 256
"""How many moves are computed between two yields."""


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """A viewpoint: the seat whose knowledge is shown, or all cards up."""

    seat: SeatId
    all_up: bool = False
    """Whether everybody's hidden items are face up, too; the seat remains in front."""


def who_may_look(match: Match, handover: Handover) -> tuple[SeatId, ...]:
    """Return the seats from whose viewpoint the people at the screen may replay a game.

    All seats once it is over. In a running game the only person's, or all people's if they have no
    secrets from each other; none if a curtain separates them.
    """
    if match.is_over:
        return tuple(range(len(match.seats)))
    people = match.people
    return people if len(people) == 1 or handover is Handover.TRUSTING else ()


class GameReplay:
    """Shows the steps of a match, which must not change meanwhile."""

    def __init__(self, match: Match, viewpoints: Sequence[SeatId]) -> None:
        self._match = match
        self.viewpoints = tuple(viewpoints)
        """The seats whose view may be shown, at least one."""
        self._shown: dict[Viewpoint, list[Shown]] = {}
        turns = [move.turn for move in match.moves]
        breaks = [n for n in range(1, len(turns)) if turns[n] != turns[n - 1]]
        self._turns = [0, *breaks, len(turns)]
        """The steps at which a turn is over."""
        self._rounds = list(self._turns)
        """The steps at which a round is over, as far as known."""

    @property
    def game_id(self) -> str:
        return self._match.game.meta.id

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        return self._match.seats

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self._match.is_over

    @property
    def can_show_all(self) -> bool:
        """Return whether all cards can be turned up."""
        return self._match.can_show_all

    @property
    def total(self) -> int:
        """The number of the last step."""
        return len(self._match.moves)

    def first_viewpoint(self) -> Viewpoint:
        """Return the initial viewpoint: the only person's, or the first seat's."""
        people = [seat for seat in self.viewpoints if self.seats[seat].is_human]
        return Viewpoint(people[0] if len(people) == 1 else self.viewpoints[0])

    def options(self, viewpoint: Viewpoint) -> BaseModel:
        """Return the table's options as known from this viewpoint."""
        return self._match.open_options if viewpoint.all_up else self._match.options

    def may(self, viewpoint: Viewpoint) -> bool:
        """Return whether this viewpoint is allowed."""
        return viewpoint.seat in self.viewpoints and (not viewpoint.all_up or self.can_show_all)

    def prepare(self) -> Steps[None]:
        """Go through the game once, so that every step can be shown quickly afterwards."""
        for number in range(0, self.total, _PREPARED_AT_ONCE):
            self._match.view_after(number, None)
            yield number / self.total

    # Steps

    def view(self, number: int, viewpoint: Viewpoint) -> View:
        """Return the view after so many moves. Raises ValueError if the viewpoint isn't allowed."""
        if not self.may(viewpoint):
            raise ValueError("this viewpoint may not look")
        if viewpoint.all_up:
            return self._match.all_up_after(number, viewpoint.seat)
        return self._match.view_after(number, viewpoint.seat)

    def change(self, number: int, viewpoint: Viewpoint) -> Change[View]:
        """Return the move that led to a step, from 1, with the views before and after it."""
        shown = self.shown_so_far(number, viewpoint)[-1]
        return Change(shown, self.view(number - 1, viewpoint), self.view(number, viewpoint))

    def shown_so_far(self, number: int, viewpoint: Viewpoint) -> Sequence[Shown]:
        """Return the moves up to a step as known from this viewpoint.

        Raises ValueError if it isn't allowed.
        """
        if not self.may(viewpoint):
            raise ValueError("this viewpoint may not look")
        if viewpoint not in self._shown:
            moves = enumerate(self._match.moves, start=1)
            self._shown[viewpoint] = [_seen(number, move, viewpoint) for number, move in moves]
        return self._shown[viewpoint][:number]

    def narrator(self, shown: Shown, viewpoint: Viewpoint) -> SeatId:
        """Return the seat from whose viewpoint the log describes a move: the mover's with all
        cards up.
        """
        return viewpoint.seat if not viewpoint.all_up or shown.seat == CHANCE else shown.seat

    def score_history(self, viewpoint: Viewpoint) -> History | None:
        """Return the game's score history for a chart; None if the game has none."""
        if not self.may(viewpoint):
            raise ValueError("this viewpoint may not look")
        return self._match.history(viewpoint.seat, all_up=viewpoint.all_up)

    # Turns and rounds

    def mark_rounds(self, score_history: History) -> None:
        """Find the ends of rounds from a score history; a turn of every seat is a round."""
        every = score_history.seats if score_history.axis == "turn" else 1
        rounds = [-(-at // every) for at in score_history.at]
        ends = [n for n in range(self.total) if rounds[n] != rounds[n + 1]]
        self._rounds = sorted({0, *ends, self.total})

    def turn_after(self, number: int) -> int:
        """Return the end of the turn after a step, or of the game."""
        return _after(self._turns, number)

    def turn_before(self, number: int) -> int:
        """Return the end of the turn before a step, or the beginning."""
        return _before(self._turns, number)

    def round_after(self, number: int) -> int:
        """Return the end of the round after a step, or of the game."""
        return _after(self._rounds, number)

    def round_before(self, number: int) -> int:
        """Return the end of the round before a step, or the beginning."""
        return _before(self._rounds, number)


def _after(places: Sequence[int], number: int) -> int:
    return places[min(bisect_right(places, number), len(places) - 1)]


def _before(places: Sequence[int], number: int) -> int:
    return places[max(bisect_left(places, number) - 1, 0)]


def _seen(number: int, move: Move, viewpoint: Viewpoint) -> Shown:
    """Return a move as known from the viewpoint; with all cards up, as the mover knew it."""
    seat = move.seat if viewpoint.all_up and move.seat != CHANCE else viewpoint.seat
    return shown_to(seat, number, move)
