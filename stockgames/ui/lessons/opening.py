"""Sets up a lesson's table, and paints parts of tables for the rules pages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPixmap

from stockgames.controllers.lesson import LessonController, calm_action
from stockgames.engine.match import Match
from stockgames.lessons.progress import Moves
from stockgames.lessons.run import Run, begin, run_at
from stockgames.lessons.script import LEARNER, Lesson, Picture, lessons_of
from stockgames.presentation.sentences.speech import say
from stockgames.presentation.table_state import headless_context
from stockgames.storage.journal import NullJournal
from stockgames.ui.lessons.coach import Coach
from stockgames.ui.table.game_table import AnyTable
from stockgames.ui.table.generic import create_table, headless_table
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.theme_context import ThemeContext


@dataclass(frozen=True, slots=True)
class Opened:
    """A lesson that is ready: show the page, then call the coach's `begin`."""

    page: TablePage
    controller: LessonController
    coach: Coach


def open_lesson(
    game: str,
    lesson: Lesson,
    step: int,
    learner: str,
    look: ThemeContext,
    pace: Pace | None = None,
    played: Moves = (),
) -> Opened:
    """Return a lesson at a step, counted from 0, after the moves ``played`` in it.

    Raises ScriptError.
    """
    run = run_at(game, lesson, learner, calm_action, step, played)
    controller = LessonController(run.match, NullJournal(), lesson.barred)
    page = TablePage(controller, create_table(game, look), look, pace or Pace("normal"))
    controller.setParent(page)
    return Opened(page, controller, Coach(page, controller, run))


_TABLE: Final = QSize(1280, 720)


def rule_picture(game: str, name: str, look: ThemeContext) -> QPixmap:
    """Return a picture of a game's rules in the theme of ``look``.

    Raises LookupError for a name that the game's lessons don't have.
    """
    picture = lessons_of(game).pictures[name]
    match = _match_at(game, picture)
    room, size = ThemeContext(), _TABLE * max(1.0, look.scale)
    room.apply(look)
    room.fit(size)
    table = headless_table(match, headless_context(match, LEARNER), room, size)
    widget = table.board
    try:
        widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        widget.show()  # a table must be laid out before its items have positions
        table.finish()
        return widget.grab(_part(table, picture, room) & widget.rect())
    finally:
        widget.close()
        widget.deleteLater()


def _match_at(game: str, picture: Picture) -> Match:
    """Return the match as it is when the coach explains a step."""
    lesson = lessons_of(game).lesson(picture.lesson)
    match = begin(game, lesson, say("lessons-you"))
    run = Run(game, lesson, match, calm_action)
    run.skip_to([step.id for step in lesson.steps].index(picture.step))
    run.prepare()
    return match


def _part(table: AnyTable, picture: Picture, look: ThemeContext) -> QRect:
    whole = QRectF()
    for place in picture.places:
        whole = whole.united(table.board.on_view(table.where(place)))
    beside, above = (look.px(margin) for margin in picture.margin)
    return whole.adjusted(-beside, -above, beside, above).toAlignedRect()
