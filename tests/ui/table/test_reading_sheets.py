"""The sheets to read over a table: opened by keys, and empty when it is covered."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Handover, Stage
from tests.ui.table.seating import lay


def test_the_table_in_words_opens_and_closes_by_key(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").start()
    sheet = table.page.parts.read_sheet
    table.key("F3")
    assert sheet.isVisible()
    assert "Supply: 40 chips left in the supply" in sheet.lines()
    table.key("F3")
    assert sheet.isHidden()
    table.key("F3", "Esc")
    assert sheet.isHidden()
    assert table.page.hasFocus()


def test_keys_of_the_table_do_nothing_while_it_is_read(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").start()
    table.key("F3", "B", "Enter", "Space")
    assert table.page.parts.read_sheet.isVisible()
    assert table.game.choosing.picked is None
    assert not table.journal.moves


def test_log_and_table_in_words_give_way_to_each_other(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").start()
    parts = table.page.parts
    table.key("L", "F3")
    assert (parts.log_sheet.isVisible(), parts.read_sheet.isVisible()) == (False, True)
    table.key("L")
    assert (parts.log_sheet.isVisible(), parts.read_sheet.isVisible()) == (True, False)


def test_it_tells_what_has_changed_while_it_lies_there(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").start()
    table.key("B", "Enter")
    table.key("F3")
    table.wait_for(Stage.ASKING)
    assert any("Ada took Chemicals." in line for line in table.page.parts.read_sheet.lines())


def test_it_is_closed_and_empty_behind_the_curtain(qtbot: QtBot) -> None:
    table = lay(qtbot, "hh", handover=Handover.CURTAIN).start()
    sheet = table.page.parts.read_sheet
    table.controller.lift()
    table.key("F3")
    assert sheet.lines()
    table.controller.submit(table.controller.view.legal[0])
    table.wait_for(Stage.PASSING)
    table.controller.pass_on()
    table.wait_for(Stage.CURTAIN)
    assert sheet.isHidden()
    assert sheet.lines() == []
    table.key("F3")
    assert sheet.isHidden()
    assert table.page.outline.nodes() == ()
