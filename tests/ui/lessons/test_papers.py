"""The cards of a lesson cover nothing important, and stay in place."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stockgames.lessons.script import lessons_of
from stockgames.ui.games.exchange.table import ExchangeTable
from stockgames.ui.games.nyse.table import NyseTable
from stockgames.ui.games.portfolio.table import PortfolioTable
from stockgames.ui.games.stock_exchange.audit_layout import lay_audit, told
from stockgames.ui.games.stock_exchange.panels import NOTEBOOK
from stockgames.ui.games.stock_exchange.table import StockExchangeTable
from stockgames.ui.sentences.language import install_language
from stockgames.ui.widgets.frames import surface_of
from tests.ui.lessons.learner import Learner


def test_a_verdict_over_the_log_makes_no_way_for_a_card_that_is_lifted(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    learner = Learner(qtbot, "portfolio", lessons_of("portfolio").lessons[0])
    while learner.coach.run.step.id != "lay":
        learner.advance()
    verdict, page = learner.coach.verdict, learner.page
    where = verdict.geometry()
    assert where.intersects(page.log.geometry())
    monkeypatch.setattr(page.parts, "where", lambda place: where.adjusted(0, 0, -200, 0))
    page.presenter.refreshed.emit()  # as after a refusal
    assert verdict.geometry() == where
    learner.coach.papers.lay(["seat-0"], [])  # another step explains what is there
    assert not verdict.geometry().intersects(where.adjusted(0, 0, -200, 0))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("step", ["offer", "promise"])
def test_a_verdict_on_a_deal_leaves_the_cash_in_view_that_it_speaks_of(
    qtbot: QtBot, qapp: QApplication, language: str, step: str
) -> None:
    install_language(qapp, language)
    learner = Learner(qtbot, "portfolio", lessons_of("portfolio").lessons[5])
    while learner.coach.run.step.id != step:
        learner.advance()
    action = learner.coach.run.right_action()
    assert action is not None
    learner.table.submit(action)
    learner.settle()
    install_language(qapp, "en")
    table: object = learner.page.game_table
    verdict = learner.coach.verdict
    assert isinstance(table, PortfolioTable)
    layout = table.scene.layout_
    assert layout is not None
    assert verdict.isVisible()
    plate = layout.plate.toRect().translated(learner.page.board.pos())
    assert not surface_of(verdict).toRect().translated(verdict.pos()).intersects(plate)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("lesson", "step"), [("raid", "cost"), ("deal", "offer")])
def test_a_slip_leaves_in_view_who_and_what_a_step_is_about(
    qtbot: QtBot, qapp: QApplication, lesson: str, step: str, language: str
) -> None:
    install_language(qapp, language)
    learner = Learner(qtbot, "portfolio", lessons_of("portfolio").lesson(lesson))
    while learner.coach.run.step.id != step:
        learner.advance()
    install_language(qapp, "en")
    table: object = learner.page.game_table
    assert isinstance(table, PortfolioTable)
    (area,) = table.scene.areas.values()
    shown = area.plate if step == "cost" else table.scene.hand.rect
    seen = shown.translated(QPointF(learner.page.board.pos()))
    assert learner.coach.slip.isVisible()
    assert not paper_of(learner.coach.slip).intersects(seen)


@pytest.mark.parametrize("size", [(1280, 688), (1280, 720)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_slip_on_a_full_table_cuts_no_figure_of_ones_own_plate(
    qtbot: QtBot, qapp: QApplication, language: str, size: tuple[int, int]
) -> None:
    install_language(qapp, language)
    lesson = lessons_of("portfolio").lesson("end")
    learner = Learner(qtbot, "portfolio", lesson, size=QSize(*size))
    install_language(qapp, "en")
    table: object = learner.page.game_table
    assert isinstance(table, PortfolioTable)
    cash = table.scene.plate.cash_rect.translated(QPointF(learner.page.board.pos()))
    assert cash.width() > 20
    assert not paper_of(learner.coach.slip).intersects(cash)


@pytest.mark.parametrize(("game", "lesson", "step"), [("exchange", 6, 1), ("portfolio", 6, 0)])
def test_a_wrong_answer_moves_no_other_from_under_the_mouse(
    qtbot: QtBot, game: str, lesson: int, step: int
) -> None:
    learner = Learner(qtbot, game, lessons_of(game).lessons[lesson], step)
    coach = learner.coach
    where = coach.slip.geometry()
    coach.slip.answers[(coach.run.right_choice() + 1) % 3].click()
    learner.settle()
    assert coach.slip.geometry() == where
    assert coach.verdict.isVisible()
    verdict, slip = (surface_of(one).translated(one.pos()) for one in (coach.verdict, coach.slip))
    assert not verdict.intersects(slip)


@pytest.mark.parametrize("wrong", [False, True])
def test_a_verdict_cuts_neither_ones_plate_nor_the_title_of_the_log(
    qtbot: QtBot, wrong: bool
) -> None:
    learner = Learner(qtbot, "portfolio", lessons_of("portfolio").lesson("run"), 1 if wrong else 4)
    learner.do_wrong() if wrong else learner.do_right()
    verdict, log = learner.coach.verdict, learner.page.log
    assert verdict.isVisible()
    above = verdict.geometry().top() - log.geometry().top()
    assert above <= 0 or above > learner.page.look.px(34)
    assert above >= -8


@pytest.mark.parametrize("size", [(1278, 686), (1280, 720), (1920, 1080)])
def test_a_verdict_with_bars_lies_in_an_empty_panel_rather_than_on_ones_plate(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    lesson = lessons_of("portfolio").lesson("run")
    learner = Learner(qtbot, "portfolio", lesson, size=QSize(*size))
    while learner.coach.run.step.id != "worth":
        learner.advance()
    verdict, page = learner.coach.verdict, learner.page
    table: object = page.game_table
    assert isinstance(table, PortfolioTable)
    layout = table.scene.layout_
    assert layout is not None
    assert verdict.sentence is not None
    assert verdict.sentence.bars
    assert not paper_of(verdict).intersects(layout.plate.translated(QPointF(page.board.pos())))
    assert page.action_panel.geometry().contains(paper_of(verdict).toRect())


def test_after_a_wrong_draw_no_light_falls_where_the_prices_lay(qtbot: QtBot) -> None:
    lesson = lessons_of("portfolio").lesson("draw")
    number = [step.id for step in lesson.steps].index("take")
    learner = Learner(qtbot, "portfolio", lesson, number)
    prices = QRectF(learner.page.parts.where("market/prices"))
    assert not prices.isEmpty()
    assert not paper_of(learner.coach.slip).intersects(
        QRectF(learner.page.parts.where("market/pile/words"))
    )
    learner.do_wrong()
    assert all(lamp.rect != prices for lamp in learner.coach.papers._veil.lamps)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_slip_about_shares_cuts_no_heading_of_the_desk(
    qtbot: QtBot, qapp: QApplication, language: str
) -> None:
    install_language(qapp, language)
    learner = Learner(qtbot, "stock-exchange", lessons_of("stock-exchange").lesson("bonus"), 3)
    assert learner.coach.run.step.id == "own"
    learner.coach.finish()
    table: object = learner.page.game_table
    assert isinstance(table, StockExchangeTable)
    scene, paper = table.scene, paper_of(learner.coach.slip)
    headings = [scene.production.needed()[0].rect, scene.arrived.heads()[0].rect]
    install_language(qapp, "en")
    for heading in headings:
        assert not paper.intersects(heading.translated(QPointF(learner.page.board.pos())))


def test_papers_leave_the_names_in_view_that_gifts_go_to(qtbot: QtBot) -> None:
    learner = Learner(qtbot, "stock-exchange", lessons_of("stock-exchange").lesson("give"), 1)
    assert learner.coach.run.step.id == "gifts"
    paper = paper_of(learner.coach.slip)
    for seat in range(1, 8):
        place = QRectF(learner.page.parts.where(f"seat-{seat}"))
        assert not place.isEmpty()
        assert not paper.intersects(place), seat


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("wrong", [False, True])
def test_at_the_audit_papers_cut_no_line_of_what_all_came_to(
    qtbot: QtBot, qapp: QApplication, language: str, wrong: bool
) -> None:
    install_language(qapp, language)
    lesson = lessons_of("stock-exchange").lesson("audit")
    number = [step.id for step in lesson.steps].index("seal")
    learner = Learner(qtbot, "stock-exchange", lesson, number, QSize(1280, 690))
    learner.do_right()
    learner.press("End")
    learner.settle()
    if wrong:
        learner.coach.slip.answers[0].click()
        learner.settle()
    install_language(qapp, "en")
    assert learner.coach.slip.isVisible()
    assert learner.coach.verdict.isVisible()
    board = learner.page.board
    layout, at = lay_audit(board.width(), board.height()), QPointF(board.pos())
    slip, verdict = paper_of(learner.coach.slip), paper_of(learner.coach.verdict)
    for rect in told(layout):
        assert not slip.intersects(rect.translated(at))
        assert not verdict.intersects(rect.translated(at))
    assert not verdict.intersects(layout.statement.translated(at))


@pytest.mark.parametrize("size", [(1280, 690), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_slip_that_speaks_of_nothing_on_the_table_leaves_the_board_in_view(
    qtbot: QtBot, qapp: QApplication, language: str, size: tuple[int, int]
) -> None:
    install_language(qapp, language)
    lesson = lessons_of("nyse").lesson("end")
    learner = Learner(qtbot, "nyse", lesson, len(lesson.steps) - 1, QSize(*size))
    learner.coach.finish()
    paper, tray = paper_of(learner.coach.slip), learner.page.parts.where("market")
    install_language(qapp, "en")
    assert not tray.isEmpty()
    assert not paper.intersects(tray)
    assert learner.page.rect().contains(paper.toRect())


@pytest.mark.parametrize("size", [(1280, 690), (1280, 720)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_where_one_move_is_to_be_found_among_four_no_price_of_the_board_is_cut(
    qtbot: QtBot, qapp: QApplication, language: str, size: tuple[int, int]
) -> None:
    install_language(qapp, language)
    lesson = lessons_of("nyse").lesson("hop")
    learner = Learner(qtbot, "nyse", lesson, len(lesson.steps) - 1, QSize(*size))
    learner.coach.finish()
    paper, page = paper_of(learner.coach.slip), learner.page
    install_language(qapp, "en")
    table: object = page.game_table
    assert isinstance(table, NyseTable)
    layout = table.scene.layout_
    assert layout is not None
    board, r = layout.board, layout.board.disc_radius
    for disc in board.discs:
        at = disc + QPointF(page.board.pos())
        seen = QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r)
        assert not paper.intersects(seen.united(QRectF(at.x(), board.base, 1, 1)))


@pytest.mark.parametrize("size", [(1280, 690), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("lesson", "step"), [(0, 0), (1, 1), (3, 2), (4, 2)])
def test_a_verdict_cuts_no_line_of_the_envelope_and_no_heading_of_the_desk(
    qtbot: QtBot, qapp: QApplication, lesson: int, step: int, language: str, size: tuple[int, int]
) -> None:
    install_language(qapp, language)
    script = lessons_of("stock-exchange").lessons[lesson]
    learner = Learner(qtbot, "stock-exchange", script, step, QSize(*size))
    if script.steps[step].guess is None:
        learner.do_right()
    else:
        learner.coach.slip.answers[learner.coach.run.right_choice() - 1].click()
        learner.settle()
    table: object = learner.page.game_table
    assert isinstance(table, StockExchangeTable)
    scene, verdict = table.scene, learner.coach.verdict
    assert scene.layout_ is not None
    needed = [*scene.envelope.lines(), *(one.rect for one in scene.production.needed())]
    needed += [scene.layout_.detail] if scene.envelope.sealed else []
    install_language(qapp, "en")
    assert verdict.isVisible()
    for rect in needed:
        words = rect.adjusted(0, 4, 0, -4).translated(QPointF(learner.page.board.pos()))
        assert not paper_of(verdict).intersects(words)


@pytest.mark.parametrize(("lesson", "step"), [(0, 1), (1, 0), (2, 0)])
def test_an_open_notebook_can_be_read_in_a_lesson(qtbot: QtBot, lesson: int, step: int) -> None:
    script = lessons_of("stock-exchange").lessons[lesson]
    learner = Learner(qtbot, "stock-exchange", script, step)
    veil, slip, page = learner.coach.veil, learner.coach.slip, learner.page
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
    assert paper_of(slip).top() > foot  # its text starts at its top
    table.choose(NOTEBOOK)
    learner.settle()
    learner.coach.finish()
    assert (veil.isVisible(), veil.lamps) == (True, lamps)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("lesson", "step"),
    [("round", "sides"), ("bubble", "who"), ("debt", "out"), ("close", "tie")],
)
def test_a_question_is_so_broad_and_low_that_it_leaves_the_rounds_in_view(
    qtbot: QtBot, qapp: QApplication, lesson: str, step: str, language: str
) -> None:
    install_language(qapp, language)
    learner = Learner(qtbot, "exchange", lessons_of("exchange").lesson(lesson), 0, QSize(1280, 688))
    while learner.coach.run.step.id != step:
        learner.advance()
    learner.coach.finish()
    shown = [p for p in (learner.coach.slip, learner.coach.verdict) if p.isVisible()]
    papers = [paper_of(paper) for paper in shown]
    install_language(qapp, "en")
    table: object = learner.page.game_table
    assert isinstance(table, ExchangeTable)
    rounds = table.scene.rounds.rect.translated(QPointF(learner.page.board.pos()))
    assert learner.coach.slip in shown
    assert [paper for paper in papers if paper.intersects(rounds)] == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("lesson", "step"), [("start", "founder"), ("round", "security")])
def test_a_slip_beside_the_hand_leaves_ones_own_plate_in_view(
    qtbot: QtBot, qapp: QApplication, lesson: str, step: str, language: str
) -> None:
    install_language(qapp, language)
    learner = Learner(qtbot, "exchange", lessons_of("exchange").lesson(lesson), 0, QSize(1280, 720))
    while learner.coach.run.step.id != step:
        learner.advance()
    install_language(qapp, "en")
    table: object = learner.page.game_table
    assert isinstance(table, ExchangeTable)
    own = table.scene.where("seat-0").translated(QPointF(learner.page.board.pos()))
    assert not own.isEmpty()
    assert not paper_of(learner.coach.slip).intersects(own)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("lesson", "step"),
    [
        ("start", "board"),
        ("start", "worth"),
        ("start", "rise"),
        ("round", "paid"),
        ("lobby", "who"),
        ("close", "tie"),
    ],
)
def test_papers_cut_neither_the_caption_of_an_empty_hand_nor_its_sleeves(
    qtbot: QtBot, qapp: QApplication, lesson: str, step: str, language: str
) -> None:
    install_language(qapp, language)
    learner = Learner(qtbot, "exchange", lessons_of("exchange").lesson(lesson), 0, QSize(1280, 720))
    while learner.coach.run.step.id != step:
        learner.advance()
    lying = [p for p in (learner.coach.slip, learner.coach.verdict) if p.isVisible()]
    papers = [paper_of(paper) for paper in lying]
    install_language(qapp, "en")
    table: object = learner.page.game_table
    assert isinstance(table, ExchangeTable)
    at = QPointF(learner.page.board.pos())
    in_hand = (table.scene.hand.head, *table.scene.sleeves.places())
    told = [rect.translated(at) for rect in in_hand]
    assert papers
    for paper in papers:
        assert all(paper.contains(rect) or not paper.intersects(rect) for rect in told)


def paper_of(slip: QWidget) -> QRectF:
    return QRectF(surface_of(slip)).translated(QPointF(slip.pos()))
