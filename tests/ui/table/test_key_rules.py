"""Which keys have another meaning than usual at a moment."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.ui.table.keys import UNDO, idle_keys, ring_takes_enter, taken_keys
from tests.ui.table.seating import SilentThinker, Table, lay


def taken(table: Table) -> set[str]:
    return taken_keys(table.page.parts)


def test_the_keys_of_the_choices_are_taken_from_the_page(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb", blue=["speculative_market"]).use(SilentThinker()).start()
    assert taken(table) == {"Enter", "D"}
    table.key("B", "Enter")
    assert "T" not in taken(table), "hurrying the bot is the page's own command"


def test_after_the_game_nothing_is_skipped_or_undone() -> None:
    assert {"End", UNDO, "T"} <= idle_keys(Stage.OVER)
    assert idle_keys(Stage.ASKING) == set()


def test_escape_is_taken_while_something_can_be_put_back(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").start()
    assert "Esc" not in taken(table)
    table.key("R")
    assert "Esc" in taken(table)
    table.key("Esc")
    assert "Esc" not in taken(table)


def test_over_the_whole_log_the_page_has_no_key(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").start()
    table.key("L")
    assert {"L", "S", "P", "H", "T", "Esc"} == taken(table)
    table.key("Esc")
    assert "L" not in taken(table)


def test_enter_is_the_rings_where_it_is_on_a_thing_that_is_not_yet_picked(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").start()
    assert not ring_takes_enter(table.page.parts)
    table.spot("take-red").setFocus()
    assert ring_takes_enter(table.page.parts)
    table.key("Enter")
    assert not ring_takes_enter(table.page.parts), "picked: Enter takes it now"
    table.page.bar.menu_button.setFocus()
    assert ring_takes_enter(table.page.parts)
