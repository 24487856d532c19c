"""Lessons: the page that lists them, their tables, and each person's progress."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from stockgames.app.context import AppContext
from stockgames.engine import registry
from stockgames.engine.plain_text import folded
from stockgames.evenings.person import PERSON_NAMES
from stockgames.lessons.progress import NextStep, Progress, key_of, next_step
from stockgames.presentation.sentences.speech import say
from stockgames.storage.errors import StorageError
from stockgames.ui.lobby.invitation import InvitationEntry
from stockgames.ui.lobby.lobby import Lobby
from stockgames.ui.widgets.pointer import busy

if TYPE_CHECKING:
    from stockgames.controllers.lesson import LessonController
    from stockgames.lessons.script import Lesson
    from stockgames.storage.entries import GameSummary
    from stockgames.ui.lessons.coach import Coach
    from stockgames.ui.lessons.page import GameEntry, LearnPage
    from stockgames.ui.table.page import TablePage

SHORTEST: Final = "nyse"
"""The game to whose first lesson a new user is invited."""
FEW: Final = 3
"""Who has played so many games is not invited any longer."""


class LearningController(QObject):
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
        self._next: NextStep | None = None
        lobby.invited.connect(self._accept)
        lobby.uninvited.connect(lambda: self.keep(self.progress.put_away()))
        app.preferences.changed.connect(self.invite)

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
        return self._progress_of(self.who)

    def _progress_of(self, who: str) -> Progress:
        return Progress.of(self._app.preferences.settings.learned.get(folded(who), {}))

    def keep(self, progress: Progress) -> None:
        if progress != self.progress:
            self._keep_of(self.who, progress)
            self.invite()

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

        def tips_read(name: str) -> set[str]:
            read = self._progress_of(self._who_is(name)).tips
            return {key.removeprefix(f"{game}/") for key in read if key.startswith(f"{game}/")}

        def keep(name: str, tip: str) -> None:
            who = self._who_is(name)
            self._keep_of(who, self._progress_of(who).with_tip(key_of(game, tip)))

        Tips(page, tips, tips_read, keep, lambda: self._app.preferences.settings.tips)

    def _who_is(self, name: str) -> str:
        """Return the name under which the progress of a person at a table is saved."""
        return self.who if name == self.learner else name

    # The invitation

    def invite(self) -> None:
        """Invite a learner who has played few games to the next step, once that is known."""
        self._next = self._next_step()
        self._lobby.invite(None if self._next is None else self._entry_of(self._next))

    def _next_step(self) -> NextStep | None:
        progress, played = self.progress, self._played()
        if progress.away or played is None or len(played) >= FEW:
            return None
        if not progress.done and not progress.steps:
            return NextStep(SHORTEST, 1)  # without reading any lessons at the start
        return next_step(progress, registry.game_ids(), played, _lesson_ids)

    def _played(self) -> list[str] | None:
        """Return the ids of the learner's finished games; None while they are unknown."""
        if self._app.library is None:
            return []
        try:
            shelf = self._app.library.shelf()
        except StorageError:
            return None
        return games_of(self.who, shelf.finished) if shelf.is_read else None

    def _entry_of(self, step: NextStep) -> InvitationEntry:
        game, progress = step.game, self.progress
        if not step.lesson:
            note = say("lobby-first-game", game=registry.title(game))
            return InvitationEntry(game, say("lobby-next-step"), note, say("lobby-play"))
        learn = say("lobby-learn")
        if not progress.done and not progress.steps:
            return InvitationEntry(game, say("lobby-new-here"), say("lobby-ten-minutes"), learn)
        lessons = _lesson_ids(game)
        left = progress.step(game, lessons[step.lesson - 1])
        title = say("lobby-next-step") if progress.done else say("lobby-new-here")
        note = say("lobby-next-lesson", number=step.lesson, all=len(lessons))
        if left:
            note = say("lobby-go-on-at", step=left + 1)
        return InvitationEntry(game, title, note, learn)

    def _accept(self) -> None:
        if self._next is not None and self._next.lesson:
            self.begin_number(self._next.game, self._next.lesson)
        elif self._next is not None:
            self.game_wanted.emit(self._next.game)

    # The page

    def open(self) -> None:
        from stockgames.ui.lessons.page import LearnPage

        entries = self._entries()
        page = self.page = LearnPage(self._app.look, entries)
        page.show_entries(entries, self.who)
        page.back.connect(self._app.overlays.back)
        page.lesson_wanted.connect(self.begin)
        page.destroyed.connect(partial(self._forget_page, page))
        self.opened.emit(page)
        self._app.overlays.push(page)

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

    @busy()
    def begin_number(self, game: str, number: int) -> None:
        """Open a lesson of a game by its number, with the list of lessons behind it."""
        self.open()
        self.begin(game, _lesson_ids(game)[number - 1])

    @busy()
    def _sit_down(self, game: str, lesson: Lesson, step: int) -> None:
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
        show_help = partial(self._app.overlays.show_help, "rules", game_id=game)
        page.bar.menu.connect(self.leave)
        page.end_sheet.lobby.connect(self.leave)
        page.sounded.connect(self._app.play_sound)
        page.bar.rules.connect(lambda: show_help(""))
        page.ruling_requested.connect(lambda ruling: show_help(ruling))
        page.destroyed.connect(lambda: self._end(opened.controller))
        self._app.overlays.push(page)
        lessons = lessons_of(game).lessons
        coach.show_done({lesson.id for lesson in lessons if self.progress.is_done(game, lesson.id)})
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
        self._app.overlays.back()
        self._show_entries()

    def _stand_up(self) -> None:
        if self._controller is not None:
            self._end(self._controller)

    def _end(self, controller: LessonController) -> None:
        """Close a lesson and its table; safe to repeat."""
        controller.close()
        if controller is self._controller:
            self._controller = self.coach = self.table = None


def games_of(who: str, finished: Iterable[GameSummary]) -> list[str]:
    """Return the ids of the games that a person of this name played; of anyone's if it is empty."""

    def plays(game: GameSummary) -> bool:
        names = (folded(seat.name) for seat in game.seats if seat.is_human)
        return any(name == folded(who) or not who for name in names)

    return [game.game for game in finished if plays(game)]


def _lesson_ids(game: str) -> list[str]:
    from stockgames.lessons.script import has_lessons, lessons_of

    return [lesson.id for lesson in lessons_of(game).lessons] if has_lessons(game) else []
