"""The log goes as far as the board has shown, and keeps nothing for another viewer."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from tests.ui.table.seating import lay


def test_all_of_it_begins_with_who_plays_and_ends_with_the_latest_move(qtbot: QtBot) -> None:
    table = lay(qtbot, "h").start()
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
    table = lay(qtbot, "hh").start()
    table.controller.lift()
    table.wait_for(Stage.ASKING)
    presenter, lines = table.page.presenter, table.page.log.lines
    stood = presenter.state.log, presenter.whole_log(), lines.entries
    table.controller.cover()
    assert all(stood)
    assert [*presenter.state.log, *presenter.whole_log(), *lines.entries] == []
