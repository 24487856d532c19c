"""The state that a page gets: its log goes as far as the board, its panel follows the stage."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Handover, Stage
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.presentation.panel import Panel
from stockgames.ui.table.generic import create_table
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.table.seating import NAMES, SilentThinker, Table, open_table


def test_all_of_it_begins_with_who_plays_and_ends_with_the_latest_move(qtbot: QtBot) -> None:
    table = open_table(qtbot, "h").start()
    for _ in range(2):
        table.wait_for(Stage.ASKING)
        table.controller.submit(table.controller.view.legal[0])
    table.wait_for(Stage.ASKING)
    state, entries = table.page.presenter.state, table.page.presenter.whole_log()
    made = [shown.number for shown in state.context.history]
    numbers = [entry.number for entry in entries]
    assert numbers == [0, *(number for number in made if number in numbers)]
    assert "Ada" in entries[0].text
    assert state.log == entries
    assert state.tells_end


def test_whoever_looks_next_finds_nothing_that_was_told_before(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hh").start()
    table.controller.lift()
    table.wait_for(Stage.ASKING)
    presenter, lines = table.page.presenter, table.page.log.lines
    stood = presenter.state.log, presenter.whole_log(), lines.entries
    table.controller.cover()
    assert all(stood)
    assert [*presenter.state.log, *presenter.whole_log(), *lines.entries] == []


def panel_of(table: Table) -> Panel:
    return table.page.presenter.state.panel


def test_while_a_person_is_asked_it_is_the_games_own(qtbot: QtBot) -> None:
    table = open_table(qtbot, "h").start()
    table.wait_for(Stage.ASKING)
    assert panel_of(table) == table.page.game_table.panel


def test_while_a_bot_thinks_it_says_so_and_what_may_be_said_meanwhile(qtbot: QtBot) -> None:
    """At Portfolio offers may be made out of turn; at NYSE nothing may."""
    shown = {}
    for game_id in ("nyse", "portfolio"):
        players = [
            SeatInfo(name=name, player=player)
            for name, player in zip(NAMES[:2], ("bot:random", "human"), strict=True)
        ]
        match = Match.deal(registry.load(game_id), players, {}, "panel")
        while match.actors != (0,):
            match.act_chance() if match.actors[0] < 0 else match.act(1, match.view(1).legal[0])
        board = create_table(game_id, ThemeContext())
        table = Table(qtbot, match, Handover.TRUSTING, "fast", board).use(SilentThinker()).start()
        table.wait_for(Stage.THINKING)
        shown[game_id] = panel_of(table)
    assert [group.caption for group in shown["nyse"].groups] == ["Ada is scheming …"]
    first, *aside = [group.caption for group in shown["portfolio"].groups]
    assert first == "Ada is scheming …"
    assert aside
