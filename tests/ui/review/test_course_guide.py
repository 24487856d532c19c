from __future__ import annotations

from pytestqt.qtbot import QtBot

from stockgames.controllers.replay import Viewpoint
from stockgames.ui.theme.context import ThemeContext
from tests.ui.review.analysed import show


def test_every_step_belongs_to_the_round_that_the_tape_shows(
    qtbot: QtBot, look: ThemeContext
) -> None:
    page, _ = show(qtbot, look)
    names = [page.course.round_at(step) for step in range(page.reel.total + 1)]
    assert names[0] == "Round 1"
    assert names[-1] == page.tape.stretches[-1].name
    assert list(dict.fromkeys(names)) == [one.name for one in page.tape.stretches]


def test_it_learns_anew_with_other_eyes(qtbot: QtBot, look: ThemeContext) -> None:
    page, _ = show(qtbot, look)
    page.course.learn(Viewpoint(1))
    assert page.course.telling is not None
    assert page.course.telling.own == 1
