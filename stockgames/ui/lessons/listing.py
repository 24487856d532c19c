"""Lessons as the page lists them: titles in the language in force, and how far somebody is."""

from __future__ import annotations

from stockgames.engine import registry
from stockgames.lessons.progress import Progress
from stockgames.lessons.script import lessons_of
from stockgames.ui.lessons.entries import GameEntry, LessonEntry
from stockgames.ui.lessons.texts import tell


def game_entry(game: str, progress: Progress) -> GameEntry:
    """Return a game's lessons; the first that is not done is the one that comes next."""
    lessons = lessons_of(game).lessons
    done = [progress.is_done(game, lesson.id) for lesson in lessons]
    coming = done.index(False) if False in done else -1
    return GameEntry(
        game,
        registry.title(game),
        tuple(
            LessonEntry(
                id=lesson.id,
                title=tell(game, f"{lesson.id}-title"),
                minutes=lesson.minutes,
                steps=len(lesson.steps),
                step=progress.step(game, lesson.id),
                stand="done" if done[number] else "now" if number == coming else "open",
            )
            for number, lesson in enumerate(lessons)
        ),
    )
