"""A finished game, played again from its moves; nobody decides anything."""

from __future__ import annotations

from PySide6.QtCore import QObject

from stockgames.controllers.table import Handover, Journal, Stage, TableController, Thinker
from stockgames.engine.match import Match


class ReplayController(TableController):
    """A table whose every move is known; `proceed` makes the next one.

    The game is over, so that nothing in it is a secret any more: `eyes` is the seat through which
    it is watched, the only person's, or the first.
    """

    replays = True

    def __init__(
        self, match: Match, journal: Journal, thinker: Thinker, parent: QObject | None = None
    ) -> None:
        super().__init__(match.afresh(), journal, thinker, Handover.TRUSTING, parent=parent)
        people = self.humans
        self._moves = [(move.seat, move.action) for move in match.moves]
        self.screen.humans = ()
        self.screen.eyes = people[0] if len(people) == 1 else 0

    def start(self) -> None:
        """Make the first move."""
        self._next()

    def _next(self) -> None:
        made = len(self._match.moves)
        if made < len(self._moves):
            self._commit(*self._moves[made])
        else:
            self._enter(Stage.OVER, None)
