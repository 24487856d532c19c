"""Puzzles: the one of the day, those of each game in Learn, and their page.

*Next* goes through the puzzles after that of the day, of all games in turn, or through those of one
game. Only the puzzle of the day counts for a streak.
"""

from __future__ import annotations

from datetime import date, timedelta
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QObject, Signal

from stockgames.app.context import AppContext
from stockgames.app.learning import LearningController
from stockgames.engine import registry
from stockgames.engine.errors import PluginError, RecordError
from stockgames.presentation.sentences.speech import say
from stockgames.ui.sentences import day_letter, long_date
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.pointer import busy

if TYPE_CHECKING:
    from stockgames.puzzles.puzzle import Puzzle
    from stockgames.ui.lessons.page import LearnPage
    from stockgames.ui.puzzles.head import Streak
    from stockgames.ui.puzzles.page import PuzzlePage

WEEK: Final = 7


class PuzzlesController(QObject):
    """Shows puzzles over the lobby; answered days are saved with the lessons' progress."""

    played_out = Signal(object, str)
    """A match to continue as a study, and its seed."""

    def __init__(self, app: AppContext, learning: LearningController) -> None:
        super().__init__(app)
        self._app = app
        self._learning = learning
        self.page: PuzzlePage | None = None
        self._day = 0
        """The day whose puzzle was shown first."""
        self._ahead = 0
        """How many puzzles after the puzzle of the day the user has reached."""
        self._is_answered = False
        """Whether the current puzzle was answered."""
        self._game = ""
        """The id of the game whose puzzles are shown; empty for those of the days."""
        self._turn = 0
        """How many of that game's puzzles came before."""
        self._chosen: int | None = None
        """The choice at the puzzle that was played out."""
        learning.opened.connect(self._offer)

    def _offer(self, page: LearnPage) -> None:
        page.puzzles_wanted.connect(self.open_game)
        for game_id, count in self._counts().items():
            if count:
                page.offer_puzzles(game_id)
        found = self._puzzle(_today() + self._due())
        if found is None:
            return
        button = Button(self._app.look, "", emblem="question")
        button.setObjectName("todays-puzzle")
        self._set_texts(button, *found)
        button.clicked.connect(self.open)
        page.add_below(button)

    def _set_texts(self, button: Button, game_id: str, puzzle: Puzzle) -> None:
        line = _about(game_id, puzzle)
        button.setText(say("puzzles-next") if self._due() else say("puzzles-todays"))
        if self._due():
            line = f"{line} · {say('puzzles-already-answered')}"
        button.set_second_line(line)
        button.setAccessibleDescription(line)

    def _due(self) -> int:
        """Return how many puzzles after that of the day the first unanswered one is."""
        if self._day != _today():
            return int(_today() in self._learning.progress.days)
        return self._ahead + self._is_answered

    def _counts(self) -> dict[str, int]:
        """Return the number of puzzles of each game; none, and a message, for a damaged file."""
        from stockgames.puzzles.book import counts

        try:
            return counts()
        except RecordError as error:
            self._app.messages.show_error(error)
            return {}

    def _puzzle(self, day: int) -> tuple[str, Puzzle] | None:
        """Return the game and the puzzle of a day; None if there are no puzzles."""
        from stockgames.puzzles.book import puzzle_of_day, puzzles_of

        counts = {game: n for game, n in self._counts().items() if registry.is_own(game)}
        found = puzzle_of_day(day, counts)  # the same for everybody, whatever is installed
        return None if found is None else (found[0], puzzles_of(found[0])[found[1]])

    def _next_of(self, game_id: str) -> tuple[str, Puzzle] | None:
        from stockgames.puzzles.book import puzzle_in_turn, puzzles_of

        if not self._counts().get(game_id):
            return None
        puzzles = puzzles_of(game_id)
        number = puzzle_in_turn(game_id, self._turn, [puzzle.grade for puzzle in puzzles])
        return game_id, puzzles[number]

    def open(self) -> None:
        """Show the puzzle of the day, or the next unanswered one after it."""
        self._game = ""
        self._ahead, self._day = self._due(), _today()
        self._show()

    def open_game(self, game_id: str) -> None:
        """Show a game's first unanswered puzzle."""
        self._game, self._turn = game_id, self._learning.progress.turn(game_id)
        self._show()

    def come_back(self) -> None:
        """Show the puzzle that was played out again, with its answer."""
        self._learning.open()
        self._show()
        if self.page is not None and self._chosen is not None:
            self.page.pick(self._chosen)
            self.page.choose()

    @busy()
    def _show(self) -> None:
        from stockgames.ui.puzzles.page import PuzzlePage
        from stockgames.ui.table.generic import create_table
        from stockgames.ui.table.pace import Pace

        follows = None
        if self._game:
            found = self._next_of(self._game)
        else:
            self._is_answered = False
            found = self._puzzle(self._day + self._ahead)
            follows = self._puzzle(self._day + self._ahead + 1)
        if found is None:
            return
        game_id, puzzle = found
        try:
            page = PuzzlePage(
                self._app.look,
                puzzle,
                partial(create_table, game_id),
                Pace.flowing(self._app.preferences.settings.pace),
                title=self._title(),
                streak=None if self._game else self._streak(),
                follows="" if follows is None else _about(*follows),
            )
        except (RecordError, PluginError) as error:
            self._app.messages.show_error(error)
            return
        self.page = page
        page.back.connect(self._app.overlays.back)
        page.destroyed.connect(partial(self._forget, page))
        page.answered.connect(lambda _: self._answered())
        page.next_wanted.connect(self._next)
        page.play_wanted.connect(self._play_out)
        page.bar.rules.connect(lambda: self._app.overlays.show_help("rules", "", game_id))
        self._app.overlays.push(page)
        page.start()

    def _forget(self, page: PuzzlePage) -> None:
        if self.page is page:
            self.page = None

    def _title(self) -> str:
        if self._game:
            count = self._counts().get(self._game, 1)
            return say("puzzles-number", number=self._turn % count + 1, count=count)
        if self._ahead:
            return say("puzzles-puzzle")
        day = long_date(QDate.currentDate())
        return f"{say('puzzles-todays')}  ·  {day}"

    def _next(self) -> None:
        if self._game:
            self._turn += 1
        else:
            self._ahead += 1
        self._show()

    def _play_out(self) -> None:
        from stockgames.engine.commitment import draw_number
        from stockgames.ui.puzzles.position import played_out

        if self.page is not None:
            self._chosen = self.page.chosen
            position = self.page.position
            seed = f"{draw_number()}@{len(position.match.moves)}"
            self.played_out.emit(played_out(position, seed), seed)

    # Streak

    def _answered(self) -> None:
        """Record the answer: for the game's puzzles, or for the day if it was that day's puzzle."""
        if self._game:
            self._learning.keep(self._learning.progress.solved(self._game, self._turn))
            return
        self._is_answered = True
        if not self._ahead:
            self._learning.keep(self._learning.progress.answered(self._day))
        page, found = self._learning.page, self._puzzle(_today() + self._due())
        button = page.findChild(Button, "todays-puzzle") if page is not None else None
        if button is not None and found is not None:
            self._set_texts(button, *found)
        if self.page is not None:
            self.page.show_streak(self._streak())

    def _streak(self) -> Streak:
        from stockgames.puzzles.book import streak
        from stockgames.ui.puzzles.head import Streak

        days, today = self._learning.progress.days, date.today()
        week = [today - timedelta(days=WEEK - 1 - n) for n in range(WEEK)]
        return Streak(
            self._learning.learner,
            tuple(day_letter(day.isoweekday()) for day in week),
            tuple(day.toordinal() in days for day in week),
            streak(days, today.toordinal()),
        )


def _about(game_id: str, puzzle: Puzzle) -> str:
    from stockgames.ui.puzzles.words import nth

    return f"{registry.title(game_id)} · {say('puzzles-grade-word', nth=nth(puzzle.grade))}"


def _today() -> int:
    return date.today().toordinal()
