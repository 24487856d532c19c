"""A finished game on the page: pause, one move on, one move back, on to the end."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.controllers.replay import ReplayController
from stockgames.controllers.table import Stage
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.storage.unkept import UnkeptJournal
from stockgames.ui.kit.theme import Look
from stockgames.ui.shell.commands import shown_shortcuts
from stockgames.ui.table.pace import Pace, PaceMode
from stockgames.ui.table.page import TablePage
from stockgames.ui.table.tables import create_table
from tests.ui.table.seating import LAID, NAMES, SMALL, InstantThinker


class Show:
    """A replay on the screen."""

    def __init__(self, qtbot: QtBot, game_id: str, pace: PaceMode = "slow") -> None:
        game, rng = registry.load(game_id), Random(3)
        usual = game.meta.usual_seats
        seats = [SeatInfo(name=name, player="bot:random") for name in NAMES[:usual]]
        match = Match.deal(game, seats, {}, "")
        while not match.is_over:
            seat = match.actors[0]
            if seat < 0:
                match.act_chance()
            else:
                match.act(seat, game.sample_action(match.view(seat), rng))
        self.controller = ReplayController(match, UnkeptJournal(), InstantThinker())
        look = Look()
        look.fit(SMALL)
        self.page = TablePage(self.controller, create_table(game_id, look), look, Pace(pace))
        LAID.append(self.page)
        self.page.resize(SMALL)
        with qtbot.waitExposed(self.page):
            self.page.show()
        self.page.start()

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.page.focusWidget() or self.page, key)

    def press(self, name: str) -> None:
        button = self.page.action_panel.button(name)
        assert button is not None, name
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_left_goes_back_and_waits_there(qtbot: QtBot, game_id: str) -> None:
    show = Show(qtbot, game_id)
    show.key(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left)
    made = show.controller.made
    assert show.controller.stage is Stage.PAUSED
    qtbot.wait(30)
    assert show.controller.made == made
    show.key(Qt.Key.Key_Right)
    assert show.controller.made == made + 1
    show.key(*[Qt.Key.Key_Left] * 5)
    assert show.controller.made == 0
    assert show.page.action_panel.panel.groups[0].choices[2].why_not


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_the_bar_tells_how_far_the_game_has_come(qtbot: QtBot, game_id: str) -> None:
    show = Show(qtbot, game_id)
    show.key(Qt.Key.Key_Right, Qt.Key.Key_Left)
    made, total = show.controller.made, show.controller.total
    assert f"move {made} of {total}" in show.page.bar.accessibleName()
    assert not any(group.caption for group in show.page.action_panel.panel.groups)


def test_buttons_do_the_same(qtbot: QtBot) -> None:
    show = Show(qtbot, "nyse")
    show.press("replay-pause")
    assert (show.controller.stage, show.controller.made) == (Stage.PAUSED, 1)
    show.press("replay-forward")
    assert show.controller.made == 2
    show.press("replay-back")
    assert (show.controller.stage, show.controller.made) == (Stage.PAUSED, 1)
    show.press("replay-on")
    assert (show.controller.stage, show.controller.running) == (Stage.SHOWING, True)


def test_from_the_end_one_can_go_back_and_to_the_end_again(qtbot: QtBot) -> None:
    show = Show(qtbot, "nyse")
    show.press("skip-to-me")
    qtbot.waitUntil(lambda: show.controller.stage is Stage.OVER, timeout=60_000)
    assert show.page.end_sheet.isVisible()
    show.key(Qt.Key.Key_Escape, Qt.Key.Key_Left)
    assert show.page.end_sheet.isHidden()
    assert show.controller.made == show.controller.total - 1
    show.key(Qt.Key.Key_End)
    qtbot.waitUntil(lambda: show.controller.stage is Stage.OVER, timeout=60_000)
    assert show.page.end_sheet.isVisible()


def test_enter_pauses_and_goes_on(qtbot: QtBot) -> None:
    show = Show(qtbot, "nyse")
    show.key(Qt.Key.Key_Return)
    assert show.controller.stage is Stage.PAUSED
    show.key(Qt.Key.Key_Return)
    assert show.controller.running
    assert show.controller.made == 2


def test_the_keys_of_a_replay_are_listed(qtbot: QtBot) -> None:
    show = Show(qtbot, "nyse")
    keys = dict(shown_shortcuts(show.page))
    assert keys["Next move"] == "Right"
    assert keys["Previous move"] == "Left"
    assert keys["Skip to the end"] == "End"
    assert "Undo" not in keys
    assert "Hint; make the bot move now" not in keys


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_all_ways_through_a_replay_lie_on_the_panel(qtbot: QtBot, game_id: str) -> None:
    show = Show(qtbot, game_id)
    panel = show.page.action_panel
    for name in ("replay-pause", "replay-forward", "replay-back", "skip-to-me"):
        button = panel.button(name)
        assert button is not None
        assert panel.rect().contains(button.geometry())
