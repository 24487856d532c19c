"""The coach's cards: their contents, and their places in all lessons."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from stockgames.engine import registry
from stockgames.lessons.script import lessons_of
from stockgames.presentation.faces import portraits_at
from stockgames.presentation.games.stock_exchange.panels import NOTEBOOK
from stockgames.ui.games.stock_exchange.table import StockExchangeTable
from stockgames.ui.lessons.cards import Bar, CoachCard, Saying, Sentence, VerdictCard
from stockgames.ui.table.popover_stack import anchors, freest
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.frames import surface_of
from tests.ui.lessons.learner import Learner
from tests.ui.table.seating import clear_away


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    page.resize(1280, 720)
    qtbot.addWidget(page)
    with qtbot.waitExposed(page):
        page.show()
    return page


def faces(card: CoachCard | VerdictCard) -> list[QRect]:
    """Return where the faces of the buttons are on the card."""
    edge = FOCUS_MARGIN
    shown = [button for button in card.findChildren(Button) if not button.isHidden()]
    return [
        button.rect().adjusted(edge, edge, -edge, -edge).translated(button.mapTo(card, QPoint()))
        for button in shown
    ]


@pytest.mark.parametrize("text_size", [1.0, 2.0])
def test_buttons_stay_within_the_paper_in_one_row_or_in_two(
    page: QWidget, look: ThemeContext, text_size: float
) -> None:
    look.set_text_size(text_size)
    card = CoachCard(look, page)
    card.show()
    card.write(Saying("Done", "The crash", "", primary="n"))
    usual = next(card.sizes(page.size())).width()
    rows, widths = set(), set()
    for letters in range(10, 60):  # some fit in a row with the other button, the next do not
        card.write(Saying("Done", "The crash", "", primary="n" * letters, third="All lessons"))
        size = next(card.sizes(page.size()))
        card.resize(size)
        rows.add(card.third.y() == card.primary.y())
        widths.add(size.width())
        assert all(surface_of(card).contains(QRectF(face)) for face in faces(card))
    assert rows == {True, False}
    assert max(widths) < usual * 1.15, "a little broader where that spares a row"


def test_a_verdict_has_a_row_a_player_and_tells_all(page: QWidget, look: ThemeContext) -> None:
    card = VerdictCard(look, page)
    names = ("You", "Bruno", "Clara")
    bars = tuple(
        Bar(face, name, gain, f"{gain}M")
        for face, name, gain in zip(portraits_at(names), names, (2, -1, 0), strict=True)
    )
    card.write(Sentence("Your move", "", "Two chips.", True, bars, "Gains", back="Take it back"))
    card.resize(300, card.height_for(300))
    card.show()
    texts = [label.text() for label in card.findChildren(QLabel)]
    assert {"Your move", "Gains", *names, "2M", "-1M", "0M", "Two chips."} <= set(texts)
    assert all(surface_of(card).contains(QRectF(face)) for face in faces(card))
    tall = card.height()
    card.write(Sentence("Your guess", "", "Two chips.", True))
    assert card.height_for(300) < tall - 80


AREA = QRectF(10, 50, 1260, 660)
SIZE = QSizeF(420, 250)


@pytest.mark.parametrize("size", [SIZE, QSizeF(1260, 660), QSizeF(200, 900)])
def test_all_places_are_within_the_area_unless_the_card_is_higher(size: QSizeF) -> None:
    places = anchors(size, AREA)
    assert len(places) == 9
    assert all(place.size() == size for place in places)
    assert all(place.top() >= AREA.top() for place in places)
    fits = size.height() <= AREA.height()
    assert all(AREA.contains(place) for place in places) is fits


def test_what_must_be_pressed_is_spared_before_what_is_lit() -> None:
    places = anchors(SIZE, AREA)
    foot, top, middle = (QRectF(10, y, 1260, 20) for y in (600, 100, 380))
    assert freest(places, []) == places[0]
    assert freest(places, [foot]) == places[3], "the middle of the top"
    assert freest(places, [places[0]]) == places[1]
    assert freest(places, [foot, top]) == places[6], "the middle of the page"
    assert freest(places, [foot, top, middle], [foot]) == places[3]
    low = QRectF(430, 700, 420, 10)
    assert freest(places, [foot, top, middle, low]) == places[1], "each covers something"


def test_of_free_places_the_one_that_covers_least_of_a_weaker_light_is_taken() -> None:
    places = anchors(SIZE, AREA)
    foot, rest = QRectF(10, 600, 900, 60), QRectF(10, 50, 1260, 300)
    assert freest(places, [], quiet=[foot]) == places[3]
    assert freest(places, [rest], quiet=[foot]) == places[2], "the right of the foot"


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
            lit = [lamp.rect for lamp in learner.coach.dimmer.spotlights if lamp.strength == 1]
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
def test_a_verdict_leaves_bar_and_choices_free(qtbot: QtBot, language: str, game: str) -> None:
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
    learner.coach.places.arrange(["seat-0"], [])  # another step speaks of what lies there
    assert not verdict.geometry().intersects(where.adjusted(0, 0, -200, 0))


def test_after_a_wrong_draw_no_light_falls_where_the_prices_lay(qtbot: QtBot) -> None:
    lesson = lessons_of("portfolio").lesson("draw")
    number = [step.id for step in lesson.steps].index("take")
    learner = Learner(qtbot, "portfolio", lesson, number)
    prices = QRectF(learner.page.parts.where("market/prices"))
    assert not prices.isEmpty()
    learner.do_wrong()
    assert all(lamp.rect != prices for lamp in learner.coach.places._dimmer.spotlights)


@pytest.mark.parametrize("size", [(1280, 690), (1280, 720), (1920, 1080)])
def test_a_card_that_speaks_of_nothing_on_the_table_leaves_the_board_in_view(
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
    dimmer, card, page = learner.coach.dimmer, learner.coach.card, learner.page
    table: object = page.game_table
    assert isinstance(table, StockExchangeTable)
    lamps = dimmer.spotlights
    assert dimmer.isVisible()
    table.choose(NOTEBOOK)
    learner.settle()
    learner.coach.finish()
    assert table.covers_board
    assert not dimmer.isVisible()
    book = table.scene.notebook.rect.translated(QPointF(page.board.pos()))
    foot = book.top() + 0.7 * book.height()
    assert paper_of(card).top() > foot  # what is written begins at its top
    table.choose(NOTEBOOK)
    learner.settle()
    learner.coach.finish()
    assert (dimmer.isVisible(), dimmer.spotlights) == (True, lamps)
