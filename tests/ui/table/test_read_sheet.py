"""The table as text on its sheet."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.presentation.outline import Node, group
from stockgames.ui.table.cover_sheets import ReadSheet
from stockgames.ui.theme.context import ThemeContext

NODES = (
    group("market", "Market", (Node("market/blue", "Chemicals", "$3M"),)),
    Node("supply", "Supply", "31 chips"),
)


@pytest.fixture
def sheet(qtbot: QtBot) -> ReadSheet:
    made = ReadSheet(ThemeContext())
    qtbot.addWidget(made)
    made.resize(QSize(1200, 600))
    made.show_nodes(NODES)
    made.open()
    return made


def test_every_place_is_a_line(sheet: ReadSheet) -> None:
    assert sheet.lines() == ["Market", "Chemicals: $3M", "Supply: 31 chips"]


def test_the_arrow_keys_walk_line_by_line(sheet: ReadSheet) -> None:
    assert sheet.place == "market"
    QTest.keyClick(sheet.tree, Qt.Key.Key_Down)
    assert sheet.place == "market/blue"
    QTest.keyClick(sheet.tree, Qt.Key.Key_Down)
    assert sheet.place == "supply"


def test_who_reads_stays_at_the_same_place_when_the_table_changes(sheet: ReadSheet) -> None:
    QTest.keyClick(sheet.tree, Qt.Key.Key_End)
    sheet.show_nodes((Node("status", "Round 2"), NODES[0], Node("supply", "Supply", "30 chips")))
    assert sheet.place == "supply"
    assert sheet.lines()[-1] == "Supply: 30 chips"


def test_a_place_that_is_gone_leads_to_the_top(sheet: ReadSheet) -> None:
    QTest.keyClick(sheet.tree, Qt.Key.Key_End)
    sheet.show_nodes(NODES[:1])
    assert sheet.place == "market"


def test_nothing_is_left_of_what_was_told(sheet: ReadSheet) -> None:
    sheet.show_nodes(())
    assert sheet.lines() == []
    assert sheet.place == ""


def test_it_is_a_dialog_with_a_name(sheet: ReadSheet) -> None:
    interface = QAccessible.queryAccessibleInterface(sheet)
    assert interface.role() == QAccessible.Role.Dialog
    assert interface.text(QAccessible.Text.Name) == "Read the table"
    tree = QAccessible.queryAccessibleInterface(sheet.tree)
    assert tree.role() == QAccessible.Role.Tree


def test_its_button_has_room_for_its_word(sheet: ReadSheet) -> None:
    assert sheet.rect().contains(sheet.close_button.geometry())
    assert sheet.close_button.width() >= sheet.close_button.sizeHint().width()
