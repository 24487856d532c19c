"""Lessons: the page that lists them, their tables, and each person's progress."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from stockgames.app.context import AppContext
from stockgames.engine.plain_text import folded
from stockgames.lessons.progress import Progress, key_of
from stockgames.presentation.sentences.words import PERSON_NAMES
from stockgames.ui.lobby.lobby import Lobby
from stockgames.ui.widgets.pointer import busy

if TYPE_CHECKING:
    from stockgames.controllers.lesson import LessonController
    from stockgames.lessons.script import Lesson
    from stockgames.ui.lessons.coach import Coach
    from stockgames.ui.lessons.page import GameEntry, LearnPage
    from stockgames.ui.table.page import TablePage

SHORTEST: Final = "nyse"
"""The game to whose first lesson a new user is invited."""


class Learning(QObject):
    """Shows lessons over the lobby, and saves each person's progress in the settings."""

    opened = Signal(object)
    """The page of all lessons is about to be shown; something can be added below them."""
    game_wanted = Signal(str)
    """The id of a game to play in full after the last lesson."""

    def __init__(self, app: AppContext, lobby: Lobby) -> None:
        super().__init__(app)
        self._app = app
        self.page: LearnPage | None = None
        self.table: TablePage | None = None
        self.coach: Coach | None = None
        self._controller: LessonController | None = None
        app.window.language_changed.connect(self._show_entries)
        self._lobby = lobby
        lobby.learn_requested.connect(self.open)
        lobby.invited.connect(lambda: self.begin_first(SHORTEST))
        lobby.uninvited.connect(lambda: self.keep(self.progress.put_away()))
        app.preferences.changed.connect(self._invite)
        self._invite()

    # Progress

    @property
    def learner(self) -> str:
        """The learner's name; a default while none is known."""
        return self.who or PERSON_NAMES[0]

    @property
    def who(self) -> str:
        """The learner's name; empty if none is known."""
        names = self._app.preferences.settings.names
        return names[0] if names else ""

    @property
    def progress(self) -> Progress:
        """The learner's progress."""
        return self._progress_of(self.who)

    def _progress_of(self, who: str) -> Progress:
        return Progress.of(self._app.preferences.settings.learned.get(folded(who), {}))

    def keep(self, progress: Progress) -> None:
        """Save the learner's progress."""
        if progress != self.progress:
            self._keep_of(self.who, progress)
            self._invite()

    def _keep_of(self, who: str, progress: Progress) -> None:
        settings = self._app.preferences.settings
        learned = {**settings.learned, folded(who): progress.as_values()}
        self._app.preferences.keep(settings.model_copy(update={"learned": learned}))

    # Tips at an ordinary table

    def watch(self, page: TablePage) -> None:
        """Show tips at a table, to each person those that they have not read."""
        from stockgames.lessons.script import has_lessons, lessons_of
        from stockgames.ui.lessons.tips import Tips

        game = page.controller.game_id
        if not has_lessons(game):
            return
        tips = lessons_of(game).tips
        if not tips:
            return

        def told(name: str) -> set[str]:
            read = self._progress_of(self._who_is(name)).tips
            return {key.removeprefix(f"{game}/") for key in read if key.startswith(f"{game}/")}

        def keep(name: str, tip: str) -> None:
            who = self._who_is(name)
            self._keep_of(who, self._progress_of(who).told(key_of(game, tip)))

        Tips(page, tips, told, keep, lambda: self._app.preferences.settings.tips)

    def _who_is(self, name: str) -> str:
        """Return the name under which the progress of a person at a table is saved."""
        return self.who if name == self.learner else name

    def _invite(self) -> None:
        """Invite a learner who has neither done nor declined the shortest game's first lesson."""
        progress, first = self.progress, f"{SHORTEST}/"
        done = any(key.startswith(first) for key in progress.done)
        begun = next((at for key, at in progress.steps.items() if key.startswith(first)), 0)
        self._lobby.invite(not (done or progress.away), begun)

    # The page

    def open(self) -> None:
        """Show all lessons."""
        from stockgames.ui.lessons.page import LearnPage

        entries = self._entries()
        page = self.page = LearnPage(self._app.look, entries)
        page.show_entries(entries, self.who)
        page.back.connect(self._app.guests.back)
        page.lesson_wanted.connect(self.begin)
        page.destroyed.connect(partial(self._forget_page, page))
        self.opened.emit(page)
        self._app.guests.push(page)

    def _forget_page(self, page: LearnPage) -> None:
        if self.page is page:  # a later one may have taken its place
            self.page = None

    def _show_entries(self) -> None:
        if self.page is not None:
            self.page.show_entries(self._entries(), self.who)

    def _entries(self) -> tuple[GameEntry, ...]:
        from stockgames.ui.lessons.page import game_entries

        return game_entries(self.progress)

    # A lesson

    def begin(self, game: str, lesson_id: str) -> None:
        """Open a lesson at the step where it was left."""
        from stockgames.lessons.script import lessons_of

        lessons = lessons_of(game)
        lesson = lessons.lessons[lessons.number(lesson_id) - 1]
        step = min(self.progress.step(game, lesson_id), len(lesson.steps) - 1)
        self._sit_down(game, lesson, step)

    def begin_first(self, game: str) -> None:
        """Open the first lesson of a game, with the list of lessons behind it."""
        from stockgames.lessons.script import lessons_of

        with busy():
            self.open()
            self.begin(game, lessons_of(game).lessons[0].id)

    def _sit_down(self, game: str, lesson: Lesson, step: int) -> None:
        with busy():
            self._open(game, lesson, step)

    def _open(self, game: str, lesson: Lesson, step: int) -> None:
        from stockgames.lessons.script import lessons_of
        from stockgames.ui.lessons.opening import open_lesson
        from stockgames.ui.table.pace import Pace

        self._stand_up()
        pace = Pace.flowing(self._app.preferences.settings.pace)  # the coach sets the pace
        played = self.progress.played(game, lesson.id) if step else ()
        look = self._app.look
        opened = open_lesson(game, lesson, step, self.learner, look, pace, played)
        self.table, self._controller, self.coach = opened.page, opened.controller, opened.coach
        page, coach = opened.page, opened.coach
        coach.came.connect(lambda at: self._come_to(coach, at))
        coach.played_on.connect(lambda: self._come_to(coach, coach.run.number))
        coach.finished.connect(lambda: self.keep(self.progress.finish(game, lesson.id)))
        coach.next_wanted.connect(lambda: self._follow_up(game, lesson.id))
        coach.left.connect(self.leave)
        show_help = partial(self._app.guests.show_help, "rules", game_id=game)
        page.bar.menu.connect(self.leave)
        page.end_sheet.lobby.connect(self.leave)
        page.sounded.connect(self._app.play_sound)
        page.bar.rules.connect(lambda: show_help(""))
        page.ruling_requested.connect(lambda ruling: show_help(ruling))
        page.destroyed.connect(lambda: self._end(opened.controller))
        self._app.guests.push(page)
        lessons = lessons_of(game).lessons
        coach.show_done({one.id for one in lessons if self.progress.is_done(game, one.id)})
        coach.begin()

    def _come_to(self, coach: Coach, step: int) -> None:
        run = coach.run
        self.keep(self.progress.at(run.game, run.lesson.id, step, run.played()))

    def _follow_up(self, game: str, lesson_id: str) -> None:
        """Open the next lesson, or a whole game after the last one."""
        from stockgames.lessons.script import lessons_of

        lessons = lessons_of(game)
        following = lessons.lessons[lessons.number(lesson_id) :]
        if following:
            self._sit_down(game, following[0], 0)
        else:
            self._stand_up()
            self.game_wanted.emit(game)

    def leave(self) -> None:
        """Leave the lesson for the page behind it; its step is saved."""
        self._stand_up()
        self._app.guests.back()
        self._show_entries()

    def _stand_up(self) -> None:
        if self._controller is not None:
            self._end(self._controller)

    def _end(self, controller: LessonController) -> None:
        """Close a lesson and its table; safe to repeat."""
        controller.close()
        if controller is self._controller:
            self._controller = self.coach = self.table = None
