"""Choices and log as text beside the board."""

from __future__ import annotations

from stockgames.presentation.game_words import LogEntry
from stockgames.presentation.outline import Node, as_text, reading, target_node
from stockgames.presentation.panel import Choice, ChoiceGroup, Panel

BOARD = Node("market", "Market")
PANEL = Panel(
    "Your turn",
    (
        ChoiceGroup("", (Choice("confirm", "Take", key="Enter", why_not="Pick a pile."),)),
        ChoiceGroup("or wait", (Choice("wait", "Wait"),)),
    ),
    "A chip stays hidden.",
)
TARGETS = (
    target_node("take-blue", "Chemicals", "becomes $2M", picked=True),
    target_node("take-red", "Fossil fuels", "", picked=False),
)
LOG = (LogEntry(3, "Ada", "Ada took a chip.", ("It rose",)), LogEntry(0, "", "Luck was sealed."))


def test_everything_stands_in_the_order_of_reading() -> None:
    assert as_text(reading([BOARD], "Round 1", PANEL, TARGETS, LOG)).split("\n") == [
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
