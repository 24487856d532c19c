"""The puzzle of the day from Learn: answered, counted, continued, played out."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from stockgames.engine import registry
from stockgames.presentation.sentences.speech import say
from stockgames.puzzles import book
from stockgames.puzzles.puzzle import Puzzle
from stockgames.ui.puzzles.page import PuzzlePage
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.window.transition import PageTransition
from tests.app.visitor import Visitor, settle
from tests.puzzles.positions import made_up, played
from tests.ui.finding import child


@pytest.fixture(autouse=True)
def _two_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    found = (made_up(played("nyse", 3, 14)), made_up(played("nyse", 4, 18)))

    def of(game_id: str) -> tuple[Puzzle, ...]:
        return found if game_id == "nyse" else ()

    monkeypatch.setattr(book, "puzzles_of", of)
    assert "nyse" in registry.game_ids()


def of_today(visitor: Visitor) -> Button:
    """Return the button in Learn that opens the puzzle of the day."""
    lessons = visitor.app.learning.page
    assert lessons is not None
    return child(lessons, Button, "todays-puzzle")


def sit(visitor: Visitor) -> PuzzlePage:
    """Open the puzzle of the day from Learn."""
    visitor.key(Qt.Key.Key_L)
    settle()
    of_today(visitor).click()
    settle()
    return puzzle(visitor)


def puzzle(visitor: Visitor) -> PuzzlePage:
    return visitor.at(PuzzlePage)


def answer(page: PuzzlePage, key: Qt.Key = Qt.Key.Key_B) -> None:
    QTest.keyClick(page, key)
    QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_Return)
    settle()


def test_an_answered_day_counts_once(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    today = date(2026, 11, 28).toordinal()  # with few puzzles, days may repeat the previous day's
    monkeypatch.setattr("stockgames.app.puzzling._today", lambda: today)
    page = sit(visitor)
    assert visitor.app.learning.progress.days == frozenset()
    answer(page, Qt.Key.Key_D)
    assert visitor.app.learning.progress.days == {today}, "rightly or not"
    QTest.keyClick(page, Qt.Key.Key_Return)
    settle()
    following = puzzle(visitor)
    assert following is not page
    assert following.position.puzzle != page.position.puzzle
    answer(following)
    assert visitor.app.learning.progress.days == {today}


def test_the_lessons_do_not_show_between_two_puzzles(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = sit(visitor)
    answer(page)
    shown: list[Page] = []
    show = visitor.app.window.show_page

    def noted(new: Page, how: PageTransition = PageTransition.FADE) -> None:
        shown.append(new)
        show(new, how)

    monkeypatch.setattr(visitor.app.window, "show_page", noted)
    QTest.keyClick(page, Qt.Key.Key_Return)
    settle()
    assert shown == [puzzle(visitor)]
    assert puzzle(visitor) is not page


def test_it_can_be_played_out_as_a_study(visitor: Visitor) -> None:
    page = sit(visitor)
    seat, moves = page.position.puzzle.seat, len(page.position.match.moves)
    answer(page)
    QTest.keyClick(page, Qt.Key.Key_P)
    settle()
    session = visitor.app.tables.session
    assert session is not None
    match = session._match
    assert match.is_study
    assert len(match.moves) == moves
    assert match.seats[seat].is_human
    assert sum(info.is_human for info in match.seats) == 1


def leave_by(visitor: Visitor, way: str) -> None:
    session = visitor.app.tables.session
    assert session is not None
    if way == "menu":
        visitor.app.window.commands["puzzle"].trigger()
    else:
        session.page.end_sheet.lobby.emit()
    settle()


@pytest.mark.parametrize("way", ["menu", "closing page"])
def test_who_leaves_a_game_played_out_comes_back_to_the_answer(visitor: Visitor, way: str) -> None:
    answer(sit(visitor))
    QTest.keyClick(puzzle(visitor), Qt.Key.Key_Return)
    settle()
    page = puzzle(visitor)
    answer(page, Qt.Key.Key_C)
    assert not visitor.app.window.commands["puzzle"].isVisible()
    QTest.keyClick(page, Qt.Key.Key_P)
    settle()
    assert visitor.app.window.commands["puzzle"].isVisible()
    leave_by(visitor, way)
    back = puzzle(visitor)
    assert (back.position.puzzle, back.chosen) == (page.position.puzzle, 2)
    assert visitor.app.tables.session is None
    assert not visitor.app.window.commands["puzzle"].isVisible()
    QTest.keyClick(back, Qt.Key.Key_Escape)
    settle()
    assert visitor.app.window.page is visitor.app.learning.page


def test_puzzles_begin_where_one_was_and_say_so(visitor: Visitor) -> None:
    page = sit(visitor)
    answer(page)
    QTest.keyClick(page, Qt.Key.Key_Return)
    settle()
    following = puzzle(visitor).position.puzzle
    QTest.keyClick(puzzle(visitor), Qt.Key.Key_Escape)
    settle()
    button = of_today(visitor)
    assert button.text() == say("puzzles-next")
    button.click()
    settle()
    assert puzzle(visitor).position.puzzle == following
    assert puzzle(visitor).chosen is None


def test_the_button_tells_that_the_day_is_answered(visitor: Visitor) -> None:
    page = sit(visitor)
    button = of_today(visitor)
    text = say("puzzles-already-answered")
    assert text not in button.accessibleDescription()
    answer(page)
    assert text in button.accessibleDescription()


# The puzzles of one game


@pytest.fixture
def several(monkeypatch: pytest.MonkeyPatch) -> dict[str, tuple[Puzzle, ...]]:
    """Provide puzzles of two games."""
    found = {
        "nyse": tuple(made_up(played("nyse", 3, moves)) for moves in (12, 14, 18)),
        "portfolio": (made_up(played("portfolio", 3, 40)),),
    }
    monkeypatch.setattr(book, "puzzles_of", lambda game_id: found.get(game_id, ()))
    return found


def choose(visitor: Visitor, game_id: str) -> PuzzlePage:
    """Press the button for a game's puzzles in Learn."""
    if visitor.app.learning.page is not visitor.app.window.page:
        visitor.key(Qt.Key.Key_L)
        settle()
    lessons = visitor.app.learning.page
    assert lessons is not None
    button = child(lessons, Button, f"puzzles-{game_id}")
    assert button.isVisibleTo(lessons)
    button.click()
    settle()
    return puzzle(visitor)


def go_on(visitor: Visitor, page: PuzzlePage) -> PuzzlePage:
    answer(page)
    QTest.keyClick(page, Qt.Key.Key_Return)
    settle()
    return puzzle(visitor)


def leave(visitor: Visitor) -> None:
    QTest.keyClick(puzzle(visitor), Qt.Key.Key_Escape)
    settle()


def test_the_puzzles_of_one_game_follow_each_other(
    visitor: Visitor, several: dict[str, tuple[Puzzle, ...]]
) -> None:
    page = choose(visitor, "nyse")
    seen = [page.position.puzzle]
    assert page.bar.status == say("puzzles-number", number=1, count=3)
    for _ in range(2):
        page = go_on(visitor, page)
        seen.append(page.position.puzzle)
    assert page.bar.status == say("puzzles-number", number=3, count=3)
    assert all(seen.count(one) == 1 for one in several["nyse"])
    page = go_on(visitor, page)
    assert page.position.puzzle in several["nyse"], "from the first again"
    assert page.bar.status == say("puzzles-number", number=1, count=3)


def test_after_the_puzzle_of_the_day_the_button_says_which_game_follows(
    visitor: Visitor, several: dict[str, tuple[Puzzle, ...]]
) -> None:
    """Another game used to come without a word."""
    page = sit(visitor)
    said = page.answer.next_button.accessibleDescription()
    following = go_on(visitor, page)
    assert following.position.game_id != page.position.game_id
    assert said.startswith(registry.title(following.position.game_id))
    leave(visitor)
    page = choose(visitor, "nyse")
    assert page.answer.next_button.accessibleDescription() == "", "they are all of one game"


def test_they_go_on_where_somebody_left_and_count_for_no_day(
    visitor: Visitor, several: dict[str, tuple[Puzzle, ...]]
) -> None:
    following = go_on(visitor, choose(visitor, "nyse")).position.puzzle
    leave(visitor)
    assert visitor.app.learning.progress.days == frozenset()
    assert choose(visitor, "portfolio").position.puzzle in several["portfolio"]
    leave(visitor)
    assert choose(visitor, "nyse").position.puzzle == following
    answer(puzzle(visitor))
    leave(visitor)
    assert choose(visitor, "nyse").position.puzzle != following


def test_the_puzzle_of_the_day_is_as_it_was_left(
    visitor: Visitor, several: dict[str, tuple[Puzzle, ...]]
) -> None:
    sit(visitor)
    answer(puzzle(visitor))
    leave(visitor)
    answer(choose(visitor, "nyse"))
    leave(visitor)
    button = of_today(visitor)
    assert button.text() == say("puzzles-next")
    assert visitor.app.learning.progress.days == {date.today().toordinal()}


def test_who_plays_one_of_a_game_out_comes_back_to_it(
    visitor: Visitor, several: dict[str, tuple[Puzzle, ...]]
) -> None:
    page = go_on(visitor, choose(visitor, "nyse"))
    answer(page, Qt.Key.Key_C)
    QTest.keyClick(page, Qt.Key.Key_P)
    settle()
    leave_by(visitor, "menu")
    back = puzzle(visitor)
    assert (back.position.puzzle, back.chosen) == (page.position.puzzle, 2)
    QTest.keyClick(back, Qt.Key.Key_Return)
    settle()
    assert puzzle(visitor).position.puzzle in several["nyse"]
    assert puzzle(visitor).position.puzzle != page.position.puzzle
