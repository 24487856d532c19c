"""The coach's cards in all lessons: on the page, off bar and choices and what they speak of."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.engine import registry
from stockgames.lessons.script import lessons_of
from stockgames.presentation.games.stock_exchange.panels import NOTEBOOK
from stockgames.ui.games.stock_exchange.table import StockExchangeTable
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.frames import surface_of
from tests.ui.lessons.learner import Learner
from tests.ui.table.seating import clear_away

ROOMS = [((1280, 720), 1.0), ((1280, 720), 2.0), ((1024, 600), 2.0)]


def paper_of(card: QWidget) -> QRectF:
    return surface_of(card).translated(card.pos())


def cards(learner: Learner) -> list[QRectF]:
    """Return where coach's card and verdict lie, those that show."""
    shown = (learner.coach.card, learner.coach.verdict)
    return [paper_of(one) for one in shown if one.isVisible()]


def faults(learner: Learner) -> Iterator[str]:
    """Yield what the cards cover, and whether they lie on the page."""
    page, papers = learner.page, cards(learner)
    for paper in papers:
        if not page.rect().contains(paper.toRect()):
            yield "beyond the page"
        if paper.top() < page.bar.bar_rect().bottom():
            yield "over the bar"
        edge = FOCUS_MARGIN
        for button in page.action_panel.buttons():
            face = button.rect().adjusted(edge, edge, -edge, -edge)
            if paper.intersects(QRectF(face.translated(button.mapTo(page, QPoint())))):
                yield f"over {button.objectName()}"
    if len(papers) == 2 and papers[0].intersects(papers[1]):
        yield "over each other"


def shape(learner: Learner, size: tuple[int, int], text: float) -> None:
    page = learner.page
    page.look.set_text_size(text)
    page.look.fit(QSize(*size))
    page.resize(*size)
    learner.settle()
    learner.coach.finish()


@pytest.mark.parametrize("each", [12, pytest.param(2, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", registry.game_ids())
def test_the_card_of_each_step_leaves_free_what_it_speaks_of(
    qtbot: QtBot, language: str, game: str, each: int
) -> None:
    found, looked = list[str](), 0
    lessons = lessons_of(game).lessons
    steps = [(lesson, number) for lesson in lessons for number in range(len(lesson.steps))]
    for lesson, number in steps[language == "en" :: each]:
        learner = Learner(qtbot, game, lesson, number)
        for size, text in ROOMS if learner.coach.card.isVisible() else ():
            shape(learner, size, text)
            where = f"{lesson.id} {lesson.steps[number].id} {size[0]} {text}"
            found += [f"{where}: {fault}" for fault in faults(learner)]
            lit = [lamp.rect for lamp in learner.coach.veil.lamps if lamp.strength == 1]
            paper, looked = paper_of(learner.coach.card), looked + 1
            if any(paper.contains(one.center()) for one in lit):
                found.append(f"{where}: over what is lit")
        clear_away()
    assert looked > 30 / each
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("language", "text"), [("en", 1.0), ("de", 2.0)], indirect=["language"])
@pytest.mark.parametrize("game", registry.game_ids())
def test_the_verdict_on_an_answer_covers_neither_the_question_nor_what_is_lit(
    qtbot: QtBot, language: str, game: str, text: float
) -> None:
    found, looked = list[str](), 0
    for lesson in lessons_of(game).lessons:
        asks = [n for n, step in enumerate(lesson.steps) if step.guess is not None]
        for number in asks[:1]:
            learner = Learner(qtbot, game, lesson, number)
            shape(learner, (1280, 720), text)
            coach = learner.coach
            if not coach.card.isVisible():
                continue
            place = coach.card.geometry()
            coach.card.answers[(coach.run.right_choice() + 1) % len(coach.card.answers)].click()
            learner.settle()
            coach.finish()
            looked += 1
            found += [f"{lesson.id} {number}: {fault}" for fault in faults(learner)]
            assert coach.verdict.isVisible()
            if text == 1 and coach.card.geometry() != place:
                found.append(f"{lesson.id} {number}: an answer moved from under the mouse")
            clear_away()
    assert looked >= 2
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", registry.game_ids())
def test_the_verdict_on_a_move_leaves_bar_and_choices_free(
    qtbot: QtBot, language: str, game: str
) -> None:
    found, looked = list[str](), 0
    for lesson in lessons_of(game).lessons[language == "en" :: 2]:
        asks = [n for n, step in enumerate(lesson.steps) if step.act is not None]
        for number in asks[:1]:
            learner = Learner(qtbot, game, lesson, number)
            learner.do_right()
            for size, text in ROOMS:
                shape(learner, size, text)
                looked += learner.coach.verdict.isVisible()
                where = f"{lesson.id} {number} {size[0]} {text}"
                found += [f"{where}: {fault}" for fault in faults(learner)]
            clear_away()
    assert looked >= 2
    assert not found, "\n".join(found)


def test_a_verdict_makes_no_way_for_a_card_that_is_lifted(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    learner = Learner(qtbot, "portfolio", lessons_of("portfolio").lessons[0])
    while learner.coach.run.step.id != "lay":
        learner.advance()
    verdict, page = learner.coach.verdict, learner.page
    where = verdict.geometry()
    assert where.intersects(page.log.geometry())
    monkeypatch.setattr(page.parts, "where", lambda place: where.adjusted(0, 0, -200, 0))
    page.presenter.refreshed.emit(page.presenter.state)  # as after a refusal
    assert verdict.geometry() == where
    learner.coach.places.lay(["seat-0"], [])  # another step speaks of what lies there
    assert not verdict.geometry().intersects(where.adjusted(0, 0, -200, 0))


def test_after_a_wrong_draw_no_light_falls_where_the_prices_lay(qtbot: QtBot) -> None:
    lesson = lessons_of("portfolio").lesson("draw")
    number = [step.id for step in lesson.steps].index("take")
    learner = Learner(qtbot, "portfolio", lesson, number)
    prices = QRectF(learner.page.parts.where("market/prices"))
    assert not prices.isEmpty()
    learner.do_wrong()
    assert all(lamp.rect != prices for lamp in learner.coach.places._veil.lamps)


@pytest.mark.parametrize("size", [(1280, 690), (1280, 720), (1920, 1080)])
def test_a_slip_that_speaks_of_nothing_on_the_table_leaves_the_board_in_view(
    qtbot: QtBot, language: str, size: tuple[int, int]
) -> None:
    lesson = lessons_of("nyse").lesson("end")
    learner = Learner(qtbot, "nyse", lesson, len(lesson.steps) - 1, QSize(*size))
    learner.coach.finish()
    paper, tray = paper_of(learner.coach.card), QRectF(learner.page.parts.where("market"))
    assert not tray.isEmpty()
    assert not paper.intersects(tray)
    assert learner.page.rect().contains(paper.toRect())


@pytest.mark.parametrize(("lesson", "step"), [(0, 1), (1, 0), (2, 0)])
def test_an_open_notebook_can_be_read_in_a_lesson(qtbot: QtBot, lesson: int, step: int) -> None:
    script = lessons_of("stock-exchange").lessons[lesson]
    learner = Learner(qtbot, "stock-exchange", script, step)
    veil, card, page = learner.coach.veil, learner.coach.card, learner.page
    table: object = page.game_table
    assert isinstance(table, StockExchangeTable)
    lamps = veil.lamps
    assert veil.isVisible()
    table.choose(NOTEBOOK)
    learner.settle()
    learner.coach.finish()
    assert table.lies_under
    assert not veil.isVisible()
    book = table.scene.notebook.rect.translated(QPointF(page.board.pos()))
    foot = book.top() + 0.7 * book.height()
    assert paper_of(card).top() > foot  # what is written begins at its top
    table.choose(NOTEBOOK)
    learner.settle()
    learner.coach.finish()
    assert (veil.isVisible(), veil.lamps) == (True, lamps)
