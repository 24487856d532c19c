"""The log goes as far as the board has shown, and keeps nothing for another viewer."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.ui.table.log_presenter import LogPresenter
from tests.ui.table.seating import Table, lay


def log_of(table: Table) -> LogPresenter:
    page = table.page
    return LogPresenter(page.parts, table.controller, page.presenter)


def test_all_of_it_begins_with_who_plays_and_ends_with_the_latest_move(qtbot: QtBot) -> None:
    table = lay(qtbot, "h").start()
    for _ in range(2):
        table.wait_for(Stage.ASKING)
        table.controller.submit(table.controller.view.legal[0])
    table.wait_for(Stage.ASKING)
    told = log_of(table)
    entries = told.entries()
    made = [shown.number for shown in table.page.presenter.context().history]
    numbers = [entry.number for entry in entries]
    assert numbers == [0, *(number for number in made if number in numbers)]
    assert "Ada" in entries[0].text
    assert told.entries(2) == entries[-2:]
    assert told.tells_end
    assert not told.lags_behind


def test_whoever_looks_next_finds_nothing_that_was_told_before(qtbot: QtBot) -> None:
    table = lay(qtbot, "h").start()
    table.wait_for(Stage.ASKING)
    told = log_of(table)
    told.follow()
    stood = told.latest, table.page.log.lines.entries
    told.empty()
    assert all(stood)
    assert not told.latest
    assert not table.page.log.lines.entries
