"""The end of a game: announced once, with a bell, and opened unless a guide is active."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.presentation.panel import Panel
from stockgames.ui.sound.recipes import Sound
from tests.ui.table.seating import Table, lay


class Silent:
    """A guide who changes nothing."""

    def status(self) -> str:
        return ""

    def narrowed(self, panel: Panel) -> Panel:
        return panel


def play(table: Table) -> list[object]:
    """Play a game to its end; return its sounds."""
    heard = list[object]()
    table.page.sounded.connect(heard.append)
    table.start()
    while table.stage is not Stage.OVER:
        table.wait_for(Stage.ASKING, Stage.OVER)
        if table.stage is Stage.ASKING:
            assert table.page.end.headline == ""
            table.controller.submit(table.controller.view.legal[0])
    return heard


def test_the_bell_rings_once_however_often_the_page_is_refreshed(qtbot: QtBot) -> None:
    table = lay(qtbot, "h")
    heard = play(table)
    table.page.presenter.refresh()
    assert heard.count(Sound.BELL) == 1
    assert table.page.end_sheet.isVisible()
    assert table.page.end.headline == table.page.end_sheet.accessibleName()
    assert table.page.bar.status.startswith("The bell has rung  ·  ")


def test_a_closing_page_that_was_put_away_stays_away_until_it_is_asked_for(qtbot: QtBot) -> None:
    table = lay(qtbot, "h")
    play(table)
    table.key("Esc")
    table.page.presenter.refresh()
    assert table.page.end_sheet.isHidden()
    table.page.end.open()
    assert table.page.end_sheet.isVisible()


def test_where_somebody_guides_the_end_is_told_and_not_opened(qtbot: QtBot) -> None:
    table = lay(qtbot, "h")
    table.page.guide = Silent()
    play(table)
    assert table.page.end_sheet.isHidden()
    assert table.page.end.headline


@pytest.mark.parametrize("key", ["N", "Enter", "Space", "Esc", "D", "1"])
def test_a_key_pressed_during_the_opening_only_ends_it(qtbot: QtBot, key: str) -> None:
    table = lay(qtbot, "hbb", pace="fast")
    asked = list[str]()
    for name in ("rematch", "same_deal", "lobby", "look_back"):
        signal = getattr(table.page.end_sheet, name)
        signal.connect(lambda *_, name=name: asked.append(name))
    table.start()
    while not table.controller.is_over:
        table.wait_for(Stage.ASKING)
        table.controller.submit(table.controller.view.legal[0])
        table.page.presenter.skip()
    table.wait_for(Stage.OVER)
    sheet = table.page.end_sheet
    qtbot.waitUntil(lambda: sheet.opening.running)
    table.key(key)
    assert [sheet.opening.running, sheet.isVisible(), asked] == [False, True, []]
    table.key("Enter", "Space")
    assert [sheet.isVisible(), asked] == [True, []]
    table.key("N")
    assert asked == ["rematch"]
