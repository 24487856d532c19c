"""Choices and log as text beside the board."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from stockgames.ui.table.accessibility import reading
from stockgames.ui.table.board import Spot
from stockgames.ui.table.game_words import LogEntry
from stockgames.ui.table.outline import Node, as_text
from stockgames.ui.table.panel import Choice, ChoiceGroup, Panel

BOARD = Node("market", "Market")
PANEL = Panel(
    "Your turn",
    (
        ChoiceGroup("", (Choice("confirm", "Take", key="Enter", why_not="Pick a pile."),)),
        ChoiceGroup("or wait", (Choice("wait", "Wait"),)),
    ),
    "A chip stays hidden.",
)
SPOTS = (
    Spot("take-blue", "Chemicals", "becomes $2M", QRectF(), picked=True),
    Spot("take-red", "Fossil fuels", "", QRectF()),
)
LOG = (LogEntry(3, "Ada", "Ada took a chip.", ("It rose",)), LogEntry(0, "", "Luck was sealed."))


def test_everything_stands_in_the_order_of_reading() -> None:
    assert as_text(reading([BOARD], "Round 1", PANEL, SPOTS, LOG)).split("\n") == [
        "Round 1",
        "Market",
        "Your turn: A chip stays hidden.",
        "  Take: Pick a pile. Key Enter (not possible now)",
        "  or wait",
        "  Wait",
        "  On the table",
        "    Chemicals: becomes $2M (selected)",
        "    Fossil fuels",
        "Log",
        "  Turn 3. Ada took a chip. It rose",
        "  Luck was sealed.",
    ]


def test_nothing_is_said_to_be_done_where_nothing_can_be() -> None:
    assert as_text(reading([], "Round 1", Panel(), (), ())) == "Round 1\nLog"
