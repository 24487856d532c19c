"""What the screen may show: which seat's view, and which moves that person has not seen; and
whether the last turn may be taken back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from stockgames.controllers.stages import Change, Handover, Shown, shown_to
from stockgames.engine.match import Match, Move
from stockgames.engine.state import CHANCE, SeatId, View


class Screen:
    """The people at one screen, and the seat (`viewer`) whose view it shows."""

    def __init__(self, match: Match, handover: Handover) -> None:
        self.away: frozenset[SeatId] = frozenset()
        """Those who play on a phone, so that the screen never shows their view."""
        self.viewer: SeatId | None = None
        """The seat whose secrets may be shown; None for nobody's."""
        self._match = match
        self._handover = handover
        self._looked_until = {move.seat: number for number, move in enumerate(match.moves, 1)}
        """The number of moves at each seat's last look; in a continued game, at its last move."""
        self._recap_from = 0
        self._left: tuple[SeatId, int] | None = None
        """The last viewer, and the number of moves when the viewing ended."""
        self._watched_until = 0
        self._known_moves: list[Move] = []
        self._shown: list[Shown] = []
        """A cache of the moves in `_known_moves` as `_known_to` may know them."""
        self._known_to: SeatId | None = None

    @property
    def humans(self) -> tuple[SeatId, ...]:
        """The seats of the people at the screen."""
        people = self._match.people
        return tuple(seat for seat in people if seat not in self.away) if self.away else people

    @property
    def is_alone(self) -> bool:
        """Return whether there is just one person, so that nothing has to be covered."""
        return len(self._match.people) == 1 and not self.away

    @property
    def hides(self) -> bool:
        """Return whether people at this table have secrets from each other."""
        return len(self._match.people) > 1 and self._handover is not Handover.TRUSTING

    @property
    def is_private(self) -> bool:
        """Return whether the present decision is secret: a bystander doesn't know the options."""
        return not self._match.view(None).legal

    @property
    def is_study(self) -> bool:
        """Return whether the game started from a position of another game."""
        return self._match.is_study

    @property
    def owing(self) -> tuple[SeatId, ...]:
        """The people who owe a decision, in the game's order.

        With PEEK, only the game's first actor is asked for public choices.
        """
        actors = self._match.actors
        if self._handover is Handover.PEEK and not self.is_private:
            actors = actors[:1]
        humans = self.humans
        return tuple(seat for seat in actors if seat in humans)

    @property
    def view(self) -> View:
        """The view of `viewer`, or a bystander's if None."""
        return self._match.view(self.viewer)

    def public(self) -> Change[View]:
        """Return the last move as everybody may know it; only call it after a move."""
        moves, match = self._match.moves, self._match
        shown = shown_to(None, len(moves), moves[-1])
        return Change(shown, match.view_after(len(moves) - 1, None), match.view(None))

    def look(self, seat: SeatId | None) -> None:
        """Show another seat's view from now on (None: a bystander's)."""
        if seat == self.viewer:
            return
        moves = len(self._match.moves)
        if self.viewer is not None:
            self._looked_until[self.viewer] = moves
            self._left = self.viewer, moves
        if (
            seat is not None and (seat, moves) != self._left
        ):  # otherwise nothing has happened in the meantime
            self._recap_from = self._looked_until.get(seat, 0)
        self.viewer = seat

    def all_watch(self) -> None:
        """Record that everyone has watched the last move."""
        self._watched_until = len(self._match.moves)

    def is_watched(self, shown: Shown) -> bool:
        """Return whether everyone has watched a move."""
        return shown.number <= self._watched_until

    @property
    def recap(self) -> list[Shown]:
        """What others did since the person at the screen last looked.

        A single person looks on all the time: there it is since their own last turn.
        """
        since = self._own_last_turn() if self.is_alone else self._recap_from
        return [shown for shown in self.shown(since) if shown.seat != self.viewer]

    def _own_last_turn(self) -> int:
        """Return how many moves were made before the last finished turn of `viewer`."""
        turn = None
        for number in range(len(self._match.moves), 0, -1):
            move = self._match.moves[number - 1]
            if turn is None and move.seat == self.viewer and move.turn < self._match.turn:
                turn = move.turn
            elif turn is not None and move.turn < turn:
                return number
        return 0

    @property
    def news(self) -> list[Shown]:
        """The moves of the recap that the person has not watched."""
        return [s for s in self.recap if not self.is_watched(s) and not s.face_down]

    def shown(self, since: int) -> list[Shown]:
        """Return the moves after the first `since`, as `viewer` may know them."""
        if self._known_to != self.viewer:
            self._known_moves, self._shown, self._known_to = [], [], self.viewer
        moves, known = self._match.moves, self._known_moves
        # Only the last moves are ever taken back: if one is unchanged, so are all before it.
        while known and (len(known) > len(moves) or known[-1] is not moves[len(known) - 1]):
            known.pop()
        del self._shown[len(known) :]
        for number in range(len(known), len(moves)):
            known.append(moves[number])
            self._shown.append(shown_to(self.viewer, number + 1, moves[number]))
        return self._shown[since:]

    def change(self, shown: Shown) -> Change[View]:
        """Return a move with the views before and after it, as `viewer` may know them."""
        before = self._match.view_after(shown.number - 1, self.viewer)
        return Change(shown, before, self._match.view_after(shown.number, self.viewer))


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
