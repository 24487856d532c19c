"""What is announced at a table, when, and to whom."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Handover, Stage
from stockgames.ui.widgets.announcer import ANNOUNCER, Manner
from tests.ui.table.seating import lay

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def heard() -> Iterator[list[str]]:
    told: list[str] = []
    ANNOUNCER.said.connect(told.append)
    yield told
    ANNOUNCER.said.disconnect(told.append)
    ANNOUNCER.manner = Manner()


def test_whose_turn_it_is_and_what_is_asked(qtbot: QtBot, heard: list[str]) -> None:
    lay(qtbot, "hb").start()
    (asked,) = heard
    assert asked.startswith("Your turn: choose one\n")


def test_what_happened_is_told_as_in_the_log(qtbot: QtBot, heard: list[str]) -> None:
    table = lay(qtbot, "hb").start()
    table.key("B", "Enter")
    table.wait_for(Stage.ASKING)
    told = "\n".join(heard)
    for entry in table.page.log.lines.entries[:2]:
        assert told.count(entry.plain()) == 1
    assert told.rindex("Your turn") > told.index("Ada took Chemicals.")


def test_the_brief_tell_no_notes(qtbot: QtBot, heard: list[str]) -> None:
    ANNOUNCER.manner = Manner(briefly=True)
    table = lay(qtbot, "hb").start()
    assert heard == ["Your turn: choose one"]
    table.key("B", "Enter")
    table.wait_for(Stage.ASKING)
    assert "Ada took Chemicals." in "\n".join(heard).split("\n")


def test_what_is_pointed_at_is_told(qtbot: QtBot, heard: list[str]) -> None:
    table = lay(qtbot, "hb").start()
    heard.clear()
    table.key("K")
    assert heard == ["Take Technology"]


def test_a_refusal_is_told(qtbot: QtBot, heard: list[str]) -> None:
    table = lay(qtbot, "hb").start()
    heard.clear()
    table.key("Enter")
    assert len(heard) == 1
    table.key("F4")
    assert heard[0] == heard[1]


def test_the_table_is_read_part_by_part_and_line_by_line(qtbot: QtBot, heard: list[str]) -> None:
    table = lay(qtbot, "hb").start()
    heard.clear()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down):
        QTest.keyClick(table.page, key, CTRL)
    assert heard[1].startswith("Valuation board")
    assert heard[2].startswith("Prices from left to right")
    assert not table.journal.moves


def test_nothing_private_is_told_before_the_curtain_is_lifted(
    qtbot: QtBot, heard: list[str]
) -> None:
    table = lay(qtbot, "hh", handover=Handover.CURTAIN, blue=["stock_swap"]).start()
    assert heard == []
    table.controller.lift()
    table.key("B", "Enter")
    table.wait_for(Stage.PASSING)
    assert any("Stock swap" in text for text in heard)
    heard.clear()
    table.controller.pass_screen()
    table.wait_for(Stage.CURTAIN)
    table.key("F4")
    QTest.keyClick(table.page, Qt.Key.Key_Right, CTRL)
    assert heard == []
    table.controller.lift()
    table.key("F4")
    assert "Stock swap" not in "\n".join(heard)


def test_the_result_is_told_once(qtbot: QtBot, heard: list[str]) -> None:
    table = lay(qtbot, "bb").start()
    table.wait_for(Stage.OVER)
    headline = table.page.end_sheet.accessibleName()
    assert headline
    assert "\n".join(heard).count(headline) == 1
