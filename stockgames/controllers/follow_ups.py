"""Actions that follow a move by themselves, such as offers made to one player after another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from stockgames.engine.action import Action
from stockgames.engine.commitment import THEN
from stockgames.engine.errors import RecordError
from stockgames.engine.match import Match, Move
from stockgames.engine.seat import CHANCE, SeatId

Planned: TypeAlias = list[tuple[SeatId, Action]]
"""Who is to do what, in order."""


class FollowUps:
    """A bot's price, offers to several others until one is accepted, and the rest of a plan made on
    a phone.

    Each move notes what follows it, so that it outlives a killed app.
    """

    def __init__(self, match: Match, people: Sequence[SeatId]) -> None:
        self._match = match
        self._planned = self._noted(people)

    def _noted(self, people: Sequence[SeatId]) -> Planned:
        """Return what the last move says will follow, without seats that changed hands since."""
        match = self._match
        made, decode = len(match.moves), match.game.codec.decode
        held = {seat: match.seats[seat].x_held or () for seat in people}
        kept = [seat for seat in held if all(former.until < made for former in held[seat])]
        noted = match.moves[-1].notes.get(THEN, ()) if made else ()
        try:
            return [(seat, decode(action)) for seat, action in noted if seat in kept]
        except (RecordError, ValueError, TypeError):  # somebody else's note
            return []

    def after(self, seat: SeatId, action: Action, then: Sequence[Action]) -> Planned:
        """Return what is to follow an action of a seat: nothing if it accepts an offer."""
        if action in self._replies[:1]:
            return []
        return [*((seat, following) for following in then), *self._planned]

    def plan(self, planned: Planned) -> None:
        """Let this follow the move that was just made."""
        self._planned = planned

    def note(self, planned: Planned) -> list[Any]:
        """Return what a move is to note of what follows it."""
        return [[seat, self._match.game.codec.encode(action)] for seat, action in planned]

    def name_price(self, move: Move, people: Sequence[SeatId]) -> None:
        """Let a bot that has declined a person's offer name its price, as an offer of its own."""
        makers = {event.answers for event in move.events} & {*people}
        if move.seat in (CHANCE, *people) or not makers:
            return
        offer = self._match.game.counter(self._match.view(move.seat), move.action)
        if offer is not None:
            self._planned.insert(0, (move.seat, offer))

    def due(self) -> Iterator[tuple[SeatId, Action]]:
        """Yield what comes next and is allowed, as long as no offer is open.

        Where it is not allowed, or the caller goes on to the next one, all that its seat had
        planned is dropped.
        """
        while self._planned and not self._replies:
            seat, action = self._planned.pop(0)
            if self._match.refusal(seat, action) is None:
                yield seat, action
            self.drop(seat)

    @property
    def _replies(self) -> Sequence[Action]:
        return self._match.game.replies(self._match.view(None))

    def drop(self, seat: SeatId) -> None:
        """Forget what a seat had planned."""
        self._planned = [planned for planned in self._planned if planned[0] != seat]

    def clear(self) -> None:
        """Forget all plans."""
        self._planned.clear()
