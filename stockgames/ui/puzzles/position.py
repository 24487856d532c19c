"""A puzzle as its table shows it: the view of the deciding seat only."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from stockgames.bots.heuristic import GreedyBot
from stockgames.bots.player import Budget
from stockgames.controllers.replay import GameReplay, Viewpoint
from stockgames.controllers.stages import Handover, Stage
from stockgames.engine.game import Explanation
from stockgames.engine.match import Match
from stockgames.engine.state import Action, View
from stockgames.engine.verify import replay
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import AnyWords, LogEntry
from stockgames.puzzles.book import position
from stockgames.puzzles.puzzle import Puzzle


class PuzzlePosition:
    """A puzzle set up on its table."""

    def __init__(self, puzzle: Puzzle) -> None:
        """Raises RecordError if the puzzle's position can't be reached."""
        self.puzzle = puzzle
        self.match = position(puzzle)
        self.viewpoint = Viewpoint(puzzle.seat)
        self._replay = GameReplay(self.match, [puzzle.seat])
        self._whys: dict[Action, Explanation] = {}
        """A cache: they are needed for each text of a card and may take a while."""

    @property
    def game_id(self) -> str:
        return self.match.game.meta.id

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(info.name for info in self.match.seats)

    @property
    def view(self) -> View:
        """The view of the deciding seat."""
        return self.match.view(self.puzzle.seat)

    def explain(self, action: Action) -> Explanation:
        """Return what speaks for and against an action; cached."""
        if action not in self._whys:
            found = self.match.game.explain(self.view, action, self.match.options)
            self._whys[action] = found
        return self._whys[action]

    def asking(self) -> TableContext:
        """Return the context for a board that shows which pieces the choices use."""
        return replace(self.context(), stage=Stage.ASKING, seat=self.puzzle.seat)

    def context(
        self, game_replay: GameReplay | None = None, step: int | None = None
    ) -> TableContext:
        """Return the context for the board; nothing on it can be chosen."""
        shown = self._replay if game_replay is None else game_replay
        seat = self.puzzle.seat
        return TableContext(
            seats=self.match.seats,
            stage=Stage.PAUSED,
            seat=None,
            viewer=seat,
            front=seat,
            humans=(seat,),
            options=self.match.options,
            handover=Handover.TRUSTING,
            history=shown.shown_so_far(shown.total if step is None else step, self.viewpoint),
        )

    def log(self, words: AnyWords) -> list[LogEntry]:
        """Return the game so far as log entries, the latest last."""
        context = self.context()
        entries = [words.entry(shown, context) for shown in context.history]
        return [entry for entry in entries if entry.text]

    def played_on(self, action: Action, seed: str) -> GameReplay:
        """Return one continuation of the game after an action, to its end.

        Hidden cards are dealt again, so that nothing is shown that the seat could not expect.
        """
        match = replay(self.puzzle.record, seed)
        bot = GreedyBot(match.game, Random(seed))
        match.act(self.puzzle.seat, action)
        match.play(lambda seat: bot.choose(match.view(seat), Budget(1)))
        return GameReplay(match, [self.puzzle.seat])


def played_out(position: PuzzlePosition, seed: str) -> Match:
    """Return a match that continues from the puzzle, as a study with this seed."""
    puzzle = position.puzzle
    seats = [
        info.model_copy(update={"player": "human" if seat == puzzle.seat else "bot:greedy"})
        for seat, info in enumerate(puzzle.record.seats)
    ]
    record = puzzle.record.model_copy(update={"seats": seats, "x_fairness": {"known": True}})
    return replay(record, seed)
