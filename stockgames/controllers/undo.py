"""Whether the last turn may be taken back, and if not, why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from stockgames.controllers.screen import Screen
from stockgames.engine.match import Match
from stockgames.engine.seat import CHANCE, SeatId

UndoCode: TypeAlias = Literal[
    "game-is-over",
    "nothing-was-done",
    "a-shuffle-decided",
    "somebody-else-acted",
    "something-was-revealed",
    "a-question-was-answered",
    "somebody-has-looked",
    "table-was-left",
    "a-seat-changed-hands",
]


@dataclass(frozen=True, slots=True)
class UndoRefusal:
    """Why nothing can be taken back; everyone at the table may know it."""

    code: UndoCode
    seat: SeatId | None = None
    """The seat that has acted or looked."""


class LastTurn:
    """Decides whether the person who acted last may take that turn back.

    If people have secrets from each other, they may not once another person has looked.
    """

    def __init__(self, match: Match, screen: Screen) -> None:
        self._match = match
        self._screen = screen
        self._left = bool(match.moves)
        """Whether the game was left and resumed since: others may have looked in between."""
        self._onlooker: SeatId | None = None

    def done(self) -> None:
        """Record that a person has acted; nobody else has looked since."""
        self._left, self._onlooker = False, None

    def looked(self, seat: SeatId) -> None:
        """Record that a person has looked at their own secrets."""
        self._onlooker = seat

    def refusal(self, person: SeatId | None) -> UndoRefusal | None:
        """Return why this person, the last to act, can take nothing back; None if they can."""
        match = self._match
        if match.is_over:
            return UndoRefusal("game-is-over")
        if person is None or match.undo_point(person) == len(match.moves):
            return self._decided(person)
        if not self._screen.hides:
            return None
        if self._left and person not in match.actors:
            return UndoRefusal("table-was-left")
        if self._onlooker not in (None, person):
            return UndoRefusal("somebody-has-looked", self._onlooker)
        return None

    def _decided(self, person: SeatId | None) -> UndoRefusal:
        """Return what has made the last move final, or that there is none."""
        if self._match.bound is not None:
            return UndoRefusal("a-question-was-answered")
        if not self._match.moves:
            return UndoRefusal("nothing-was-done")
        if self._match.handed == len(self._match.moves):
            return UndoRefusal("a-seat-changed-hands")
        mover = self._match.moves[-1].seat
        if mover == CHANCE:
            return UndoRefusal("a-shuffle-decided")
        if mover != person:
            return UndoRefusal("somebody-else-acted", mover)
        return UndoRefusal("something-was-revealed")
