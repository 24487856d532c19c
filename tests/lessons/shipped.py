"""All shipped lessons, for tests that go through each of them."""

from __future__ import annotations

from typing import Final

from stockgames.controllers.lesson import calm_action
from stockgames.engine import registry
from stockgames.lessons.run import Run, begin
from stockgames.lessons.script import Lesson, has_lessons, lessons_of

GAMES: Final = tuple(game for game in registry.game_ids() if has_lessons(game))
LESSONS: Final = tuple((game, lesson) for game in GAMES for lesson in lessons_of(game))
NAMED: Final = [f"{game}/{lesson.id}" for game, lesson in LESSONS]


def run_of(game: str, lesson: Lesson) -> Run:
    return Run(game, lesson, begin(game, lesson, "Ada"), calm_action)
