"""What leads to a step's right action, and the spotlights on it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.engine.action_builder import BACK, PICK
from stockgames.lessons.script import lessons_of
from stockgames.ui.table.dimmer import Dimmer, Spotlight
from stockgames.ui.table.pointing_table import PointingTable
from stockgames.ui.theme.palette import CONTRASTS, DAYLIGHT
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.lessons.learner import Learner


def test_the_golden_button_picks_all_that_is_asked_for_whatever_was_picked(qtbot: QtBot) -> None:
    run = lessons_of("portfolio").lesson("run")
    lay = [step.id for step in run.steps].index("lay")
    learner = Learner(qtbot, "portfolio", run, lay)
    table = learner.page.game_table
    assert table.choose(f"{PICK}card-4s")
    assert table.choose(f"{PICK}card-2d")
    learner.go_on()
    assert learner.page.action_panel.can_confirm
    assert not learner.coach.verdict.isVisible()
    learner.go_on()  # now that it is picked
    assert learner.coach.verdict.sentence is not None
    assert learner.coach.verdict.sentence.is_right


def test_the_golden_button_does_at_once_what_needs_no_picking(qtbot: QtBot) -> None:
    run = lessons_of("portfolio").lesson("run")
    learner = Learner(qtbot, "portfolio", run, step=1)
    learner.go_on()
    assert learner.coach.verdict.sentence is not None


def test_whoever_is_about_to_do_right_is_not_told_to_start_over(qtbot: QtBot) -> None:
    learner = Learner(qtbot, "exchange", lessons_of("exchange").lesson("news"), step=1)
    on = learner.coach.card.primary
    before = on.text()
    assert learner.page.game_table.choose("intelligence")
    learner.settle()
    assert learner.page.action_panel.can_confirm
    assert on.text() == before


def test_the_coach_offers_to_start_over_once_something_else_is_pointed_out(qtbot: QtBot) -> None:
    """It used to do so as soon as the special chip was pressed, as if that had been wrong."""
    learner = Learner(qtbot, "nyse", lessons_of("nyse").lesson("swap"), step=1)
    table, on = learner.page.game_table, learner.coach.card.primary
    before = on.text()
    assert table.choose("play-stock-swap")
    learner.settle()
    assert on.text() == before
    assert table.choose("waive")
    learner.settle()
    assert on.text() == "Start over"
    assert table.choose(BACK)
    learner.settle()
    assert on.text() == before
    assert table.choose("waive")
    on.click()
    learner.settle()
    assert not learner.page.action_panel.can_confirm
    assert on.text() == before


def test_pressing_what_is_asked_for_points_it_all_out_and_then_plays_it(qtbot: QtBot) -> None:
    """It used to unpick the exposed card at each second press, and never said how many cards."""
    learner = Learner(qtbot, "portfolio", lessons_of("portfolio").lesson("draw"), step=2)
    on, table = learner.coach.card.primary, learner.page.game_table
    assert isinstance(table, PointingTable)
    on.click()
    learner.settle()
    assert table.choosing.action() == learner.coach.run.right_action()
    on.click()
    learner.settle()
    assert learner.coach.run.number == 3


def test_pressing_what_is_asked_for_puts_back_what_else_was_wished_for(qtbot: QtBot) -> None:
    """Nothing used to happen while the exposed card was picked."""
    learner = Learner(qtbot, "portfolio", lessons_of("portfolio").lesson("run"), step=1)
    on, table = learner.coach.card.primary, learner.page.game_table
    assert isinstance(table, PointingTable)
    table.choose("exposed-card")
    on.click()
    learner.settle()
    assert table.choosing.action() == learner.coach.run.right_action()


PAGE = QSize(400, 300)
PLACE = QRectF(100, 80, 120, 60)


def test_high_contrast_has_frames_in_place_of_the_dimmer(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    dimmer = Dimmer(ThemeContext(CONTRASTS[DAYLIGHT.name]), page)
    dimmer.resize(PAGE)
    dimmer.light([Spotlight(PLACE)], moving=False)
    far = dimmer.grab().toImage().pixelColor(390, 290)
    empty = Dimmer(ThemeContext(CONTRASTS[DAYLIGHT.name]), page)
    empty.resize(PAGE)
    assert far == empty.grab().toImage().pixelColor(390, 290)
    frame = dimmer.grab().toImage().pixelColor(round(PLACE.left()) - 5, round(PLACE.center().y()))
    assert frame != far
