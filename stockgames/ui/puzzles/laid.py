"""A puzzle as its table shows it: the view of the one seat that decides, and no more."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from stockgames.bots.heuristic import GreedyBot
from stockgames.bots.player import Budget
from stockgames.controllers.replay import Eyes, GameReplay
from stockgames.controllers.stages import Handover, Stage
from stockgames.engine.action import Action
from stockgames.engine.explanation import Why
from stockgames.engine.match import Match
from stockgames.engine.state import View
from stockgames.engine.verify import replay
from stockgames.puzzles.book import position
from stockgames.puzzles.puzzle import Puzzle
from stockgames.ui.table.game_words import AnyWords, LogEntry
from stockgames.ui.table.table_context import TableContext


class LaidPuzzle:
    """A puzzle on its table."""

    def __init__(self, puzzle: Puzzle) -> None:
        """Raise RecordError where the puzzle's position cannot be reached."""
        self.puzzle = puzzle
        self.match = position(puzzle)
        self.eyes = Eyes(puzzle.seat)
        self._reel = GameReplay(self.match, [puzzle.seat])
        self._whys: dict[Action, Why] = {}
        """They are asked for with every word of a ticket, and may take a while."""

    @property
    def game_id(self) -> str:
        """The game's id."""
        return self.match.game.meta.id

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits there."""
        return tuple(info.name for info in self.match.seats)

    @property
    def view(self) -> View:
        """What the seat that decides knows."""
        return self.match.view(self.puzzle.seat)

    def why(self, action: Action) -> Why:
        """Return what speaks for an action and against it."""
        if action not in self._whys:
            found = self.match.game.explain(self.view, action, self.match.options)
            self._whys[action] = found
        return self._whys[action]

    def asking(self) -> TableContext:
        """Return what a board must know that shows what the choices are made of."""
        return replace(self.context(), stage=Stage.ASKING, seat=self.puzzle.seat)

    def context(self, reel: GameReplay | None = None, step: int | None = None) -> TableContext:
        """Return what the board must know beside the view; nothing on it can be chosen."""
        shown = self._reel if reel is None else reel
        seat = self.puzzle.seat
        return TableContext(
            seats=self.match.seats,
            stage=Stage.PAUSED,
            seat=None,
            eyes=seat,
            front=seat,
            humans=(seat,),
            options=self.match.options,
            handover=Handover.TRUSTING,
            history=shown.history(shown.total if step is None else step, self.eyes),
        )

    def log(self, words: AnyWords) -> list[LogEntry]:
        """Return the game so far as the log tells it, the latest entry last."""
        context = self.context()
        entries = [words.entry(shown, context) for shown in context.history]
        return [entry for entry in entries if entry.text]

    def played_on(self, action: Action, seed: str) -> GameReplay:
        """Return one way in which the game may go on after an action, to its end.

        What lies hidden is dealt anew, so that nothing is shown that the seat could not expect.
        """
        match = replay(self.puzzle.record, seed)
        bot = GreedyBot(match.game, Random(seed))
        match.act(self.puzzle.seat, action)
        match.play(lambda seat: bot.choose(match.view(seat), Budget(1)))
        return GameReplay(match, [self.puzzle.seat])


def played_out(laid: LaidPuzzle, seed: str) -> Match:
    """Return the table of a puzzle for somebody to play on from it, as a study with this seed."""
    puzzle = laid.puzzle
    seats = [
        info.model_copy(update={"player": "human" if seat == puzzle.seat else "bot:greedy"})
        for seat, info in enumerate(puzzle.record.seats)
    ]
    record = puzzle.record.model_copy(update={"seats": seats, "x_fairness": {"known": True}})
    return replay(record, seed)
