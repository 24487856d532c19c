"""A finished game, played again from its moves, forwards and back; nobody decides anything."""

from __future__ import annotations

from PySide6.QtCore import QObject

from stockgames.controllers.table import Handover, Journal, Stage, TableController, Thinker
from stockgames.engine.match import Match
from stockgames.engine.seat import CHANCE


class ReplayController(TableController):
    """A table whose every move is known; while it is `running`, `proceed` makes the next one.

    Paused, it waits in stage PAUSED for `forward`, `back` or `go_on`. The game is over, so that
    nothing in it is a secret any more: `eyes` is the seat through which it is watched, the only
    person's, or the first.
    """

    def __init__(
        self, match: Match, journal: Journal, thinker: Thinker, parent: QObject | None = None
    ) -> None:
        super().__init__(match.afresh(), journal, thinker, Handover.TRUSTING, parent=parent)
        people = self.humans
        self._moves = [(move.seat, move.action) for move in match.moves]
        self._person = None
        self.screen.humans = ()
        self.screen.eyes = people[0] if len(people) == 1 else 0
        self.running = True
        """Whether one move follows the other by itself."""

    @property
    def made(self) -> int:
        """How many moves have been made."""
        return len(self._match.moves)

    @property
    def total(self) -> int:
        """How many moves the game has."""
        return len(self._moves)

    def start(self) -> None:
        """Make the first move."""
        self._next()

    def pause(self) -> None:
        """Wait at the position that the last move led to."""
        if self.stage is Stage.SHOWING and not self._closed:
            self.running = False
            self._enter(Stage.PAUSED, None)

    def go_on(self) -> None:
        """Let one move follow the other again."""
        self.running = True
        if self.stage is Stage.PAUSED:
            self.proceed()

    def forward(self) -> None:
        """Make one move, and what chance adds to it, then wait."""
        if self.stage is Stage.PAUSED and not self._closed:
            self._commit(*self._moves[self.made])

    def back(self) -> None:
        """Wait at the position before the last decision, and before the chance that followed it."""
        if not self.made or self._closed:
            return
        kept = self.made - 1
        while kept and self._moves[kept][0] == CHANCE:
            kept -= 1
        self._match.undo_to(kept)
        self.running = False
        self._enter(Stage.PAUSED, None)

    def _next(self) -> None:
        if self.made == self.total:
            self._enter(Stage.OVER, None)
        elif self.running or self._moves[self.made][0] == CHANCE:
            self._commit(*self._moves[self.made])
        else:
            self._enter(Stage.PAUSED, None)
