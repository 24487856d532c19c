"""The page of lessons, and lessons at some of their steps, for the gallery."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from stockgames.engine import registry
from stockgames.lessons.progress import Progress
from stockgames.lessons.script import has_lessons, lessons_of
from stockgames.ui.lessons.opening import Opened, open_lesson
from stockgames.ui.lessons.page import LearnPage, game_entry
from stockgames.ui.table.pace import Pace
from stockgames.ui.theme.theme_context import ThemeContext

_ROUNDS = 30
"""The largest number of event loop passes until the coach speaks."""

Does = Callable[[Opened], None]
"""A function that performs the learner's input in a lesson."""


def _learn(look: ThemeContext) -> QWidget:
    progress = Progress().finish("nyse", "price").at("nyse", "hop", 2)
    games = [game for game in registry.game_ids() if has_lessons(game)]
    entries = [game_entry(game, progress) for game in games]
    page = LearnPage(look, entries)
    page.show_entries(entries, "Ada")
    for game in games:
        page.offer_puzzles(game)
    return page


def _settle(opened: Opened) -> None:
    """Let the table come to rest, and leave each reveal."""
    for _ in range(_ROUNDS):
        QCoreApplication.processEvents()
        if opened.page.presenter.awaits_step:
            opened.page.presenter.step()


def _nothing(opened: Opened) -> None:
    """Do nothing."""


def _right(opened: Opened) -> None:
    action = opened.coach.run.right_action()
    assert action is not None
    opened.controller.submit(action)
    _settle(opened)


def _wrong(opened: Opened) -> None:
    right = opened.coach.run.right_action()
    legal = opened.controller.view.legal
    opened.controller.submit(next(action for action in legal if action != right))
    _settle(opened)


def _wrong_guess(opened: Opened) -> None:
    right = opened.coach.run.right_choice()
    opened.coach.card.answered.emit(0 if right else 1)


def lesson_at(
    game: str, lesson_id: str, step: int, does: Does = _nothing
) -> Callable[[ThemeContext], QWidget]:
    """Return a function that makes the page of a lesson at a step, counted from 0."""

    def make(look: ThemeContext) -> QWidget:
        lessons = lessons_of(game)
        lesson = lessons.lessons[lessons.number(lesson_id) - 1]
        opened = open_lesson(game, lesson, step, "Ada", look, Pace("instant"))
        opened.page.resize(1280, 720)
        opened.coach.begin()
        _settle(opened)
        does(opened)
        opened.coach.finish()
        return opened.page

    return make


LESSONS: Mapping[str, Callable[[ThemeContext], QWidget]] = MappingProxyType(
    {
        "learn": _learn,
        "lesson-board": lesson_at("nyse", "price", 0),
        "lesson-take": lesson_at("nyse", "price", 1),
        "lesson-guess": lesson_at("nyse", "hop", 0),
        "lesson-guess-wrong": lesson_at("nyse", "hop", 0, _wrong_guess),
        "lesson-hop": lesson_at("nyse", "hop", 1, _right),
        "lesson-who": lesson_at("nyse", "hop", 2),
        "lesson-wrong": lesson_at("nyse", "hop", 1, _wrong),
        "lesson-market": lesson_at("nyse", "market", 1),
        "lesson-crash": lesson_at("nyse", "crash", 2, _right),
        "lesson-end": lesson_at("nyse", "end", 4),
        "lesson-portfolio-raid": lesson_at("portfolio", "raid", 3),
        "lesson-portfolio-deal": lesson_at("portfolio", "deal", 1),
        "lesson-exchange-bubble": lesson_at("exchange", "bubble", 2, _right),
        "lesson-exchange-lobbyist": lesson_at("exchange", "lobby", 2),
        "lesson-stock-exchange-give": lesson_at("stock-exchange", "give", 1),
        "lesson-stock-exchange-coal": lesson_at("stock-exchange", "coal", 2),
    }
)
"""The sample pages by name."""
