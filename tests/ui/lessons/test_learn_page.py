"""The page of lessons shows the progress, and leads to the next lesson."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.lessons.progress import Progress
from stockgames.ui.lessons.page import LearnPage, LessonRow, game_entry
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.finding import child


def page_of(
    qtbot: QtBot, look: ThemeContext, progress: Progress, games: tuple[str, ...] = ("nyse",)
) -> tuple[LearnPage, list[str]]:
    page = LearnPage(look, [game_entry(game, progress) for game in games])
    wanted: list[str] = []
    page.lesson_wanted.connect(lambda game, lesson: wanted.append(f"{game}/{lesson}"))
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.focus_start()
    return page, wanted


def row(page: LearnPage, lesson: str) -> LessonRow:
    return child(page, LessonRow, f"lesson-{lesson}")


def test_a_newcomer_begins_with_the_first_lesson(qtbot: QtBot, look: ThemeContext) -> None:
    page, wanted = page_of(qtbot, look, Progress())
    assert page.focusWidget() is page.cards["nyse"].go
    assert page.cards["nyse"].go.text() == "Start lesson 1"
    QTest.keyClick(page.cards["nyse"].go, Qt.Key.Key_Return)
    assert wanted == ["nyse/price"]


def test_it_goes_on_where_somebody_left(qtbot: QtBot, look: ThemeContext) -> None:
    progress = Progress().finish("nyse", "price").at("nyse", "hop", 2)
    page, wanted = page_of(qtbot, look, progress)
    assert page.cards["nyse"].go.text() == "Continue lesson 2"
    assert row(page, "hop").accessibleDescription() == "continue at step 3 of 5"
    assert row(page, "price").accessibleDescription() == "done"
    row(page, "crash").click()  # any lesson may be done at any time
    page.cards["nyse"].go.click()
    assert wanted == ["nyse/crash", "nyse/hop"]


def test_whoever_comes_back_finds_the_keyboard_at_the_game_they_were_at(
    qtbot: QtBot, look: ThemeContext
) -> None:
    page, _ = page_of(qtbot, look, Progress(), ("nyse", "portfolio"))
    page.cards["portfolio"].go.click()
    page.focus_start()
    assert page.focusWidget() is page.cards["portfolio"].go


def test_what_was_done_meanwhile_shows(qtbot: QtBot, look: ThemeContext) -> None:
    page, wanted = page_of(qtbot, look, Progress())
    progress = Progress()
    for lesson in game_entry("nyse", progress).lessons:
        progress = progress.finish("nyse", lesson.id)
    page.show_entries([game_entry("nyse", progress)], "Ada")
    assert page.cards["nyse"].go.text() == "Replay from the start"
    page.cards["nyse"].go.click()
    assert wanted == ["nyse/price"]


def test_every_lesson_has_room_for_its_words(qtbot: QtBot, look: ThemeContext) -> None:
    page, _ = page_of(qtbot, look, Progress().at("nyse", "hop", 2))
    for one in page.findChildren(LessonRow):
        assert one.height() >= one.heightForWidth(one.width())


def test_puzzles_of_a_game_are_chosen_where_it_has_any(qtbot: QtBot, look: ThemeContext) -> None:
    page, _ = page_of(qtbot, look, Progress(), ("nyse", "portfolio"))
    chosen: list[str] = []
    page.puzzles_wanted.connect(chosen.append)
    page.offer_puzzles("nyse")
    nyse, portfolio = page.cards["nyse"], page.cards["portfolio"]
    assert (nyse.puzzles.isVisible(), portfolio.puzzles.isVisible()) == (True, False)
    assert not nyse.puzzles.geometry().intersects(nyse.go.geometry().adjusted(8, 8, -8, -8))
    assert nyse.rect().contains(nyse.puzzles.geometry().adjusted(8, 8, -8, -8))
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
    assert page.focusWidget() is nyse.puzzles
    QTest.keyClick(nyse.puzzles, Qt.Key.Key_Return)
    assert chosen == ["nyse"]
    nyse.go.setFocus()
    page.focus_start()
    assert page.focusWidget() is nyse.puzzles, "whoever comes back goes on there"


def test_lessons_have_their_room_beside_puzzles_too(qtbot: QtBot, look: ThemeContext) -> None:
    page, _ = page_of(qtbot, look, Progress(), ("nyse", "portfolio"))
    page.offer_puzzles("portfolio")
    last = page.findChildren(LessonRow)[-1]
    assert last.geometry().bottom() <= page.cards["portfolio"].go.y()
    assert last.height() >= last.heightForWidth(last.width())


def test_there_is_room_below_for_something_else(qtbot: QtBot, look: ThemeContext) -> None:
    page, _ = page_of(qtbot, look, Progress())
    below = QWidget()
    below.setFixedHeight(120)
    page.add_below(below)
    qtbot.waitUntil(lambda: below.y() > page.cards["nyse"].geometry().bottom())
