"""Lays a lesson's table: match, controller, page and coach."""

from __future__ import annotations

from dataclasses import dataclass

from stockgames.controllers.calm import calm_action
from stockgames.controllers.lesson import LessonController
from stockgames.lessons.progress import Moves
from stockgames.lessons.run import run_at
from stockgames.lessons.script import Lesson
from stockgames.storage.unkept import UnkeptJournal
from stockgames.ui.kit.theme import Look
from stockgames.ui.lessons.coach import Coach
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.page import TablePage
from stockgames.ui.table.tables import create_table


@dataclass(frozen=True, slots=True)
class Opened:
    """A lesson that is about to begin: show the page, then call the coach's `begin`."""

    page: TablePage
    controller: LessonController
    coach: Coach


def open_lesson(
    game: str,
    lesson: Lesson,
    step: int,
    learner: str,
    look: Look,
    pace: Pace | None = None,
    played: Moves = (),
) -> Opened:
    """Return a lesson at one of its steps, counted from 0, after what was played in it before.

    Raise ScriptError.
    """
    run = run_at(game, lesson, learner, calm_action, step, played)
    controller = LessonController(run.match, UnkeptJournal(), lesson.barred)
    page = TablePage(controller, create_table(game, look), look, pace or Pace("normal"))
    controller.setParent(page)
    return Opened(page, controller, Coach(page, controller, run))
