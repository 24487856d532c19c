"""The papers of a lesson lie where they cover nothing that counts, and stay there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.lessons.script import lessons_of
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
