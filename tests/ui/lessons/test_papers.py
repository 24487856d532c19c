"""The papers of a lesson lie where they cover nothing that counts, and stay there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.lessons.script import lessons_of
from stockgames.ui.games.portfolio.table import PortfolioTable
from stockgames.ui.kit.widgets.frames import surface_of
from stockgames.ui.shell.language import install_language
from tests.ui.lessons.learner import Learner
from tests.ui.table.seating import clear_away


@pytest.fixture(autouse=True)
def _cleared_away(qapp: QApplication) -> Iterator[None]:
    yield
    clear_away()


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
    learner.coach.papers.lay(["seat-0"], [])  # another step speaks of what lies there
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
