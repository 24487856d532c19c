"""Moving through an outline by keys."""

from __future__ import annotations

from stockgames.presentation.outline import (
    LAST_LINE,
    LAST_PART,
    NEXT_LINE,
    NEXT_PART,
    Node,
    OutlineCursor,
    group,
)
from stockgames.ui.table.accessibility import cursor_notes

NODES = (
    Node("status", "Round 1"),
    group("market", "Market", (Node("market/blue", "Chemicals"), Node("market/red", "Fuels"))),
    Node("supply", "Supply"),
)


def heard(*keys: str) -> list[str]:
    cursor = OutlineCursor()
    return [cursor.line(key, NODES) for key in keys]


def test_parts_are_walked_through_round_and_round() -> None:
    assert heard(NEXT_PART, NEXT_PART, NEXT_PART, NEXT_PART, LAST_PART) == [
        "Round 1",
        "Market",
        "Supply",
        "Round 1",
        "Supply",
    ]


def test_lines_end_where_their_part_does() -> None:
    assert heard(NEXT_PART, NEXT_PART, NEXT_LINE, NEXT_LINE, NEXT_LINE, LAST_LINE) == [
        "Round 1",
        "Market",
        "Chemicals",
        "Fuels",
        "Fuels",
        "Chemicals",
    ]


def test_from_a_line_the_next_part_is_near() -> None:
    assert heard(NEXT_PART, NEXT_PART, NEXT_LINE, NEXT_PART)[-1] == "Supply"


def test_a_place_that_is_gone_leads_to_the_top() -> None:
    cursor = OutlineCursor()
    for key in (NEXT_PART, NEXT_PART, NEXT_LINE):
        cursor.line(key, NODES)
    assert cursor.line(NEXT_LINE, NODES[:1]) == "Round 1"
    assert cursor.line(NEXT_LINE, ()) == ""


def test_the_keys_are_listed() -> None:
    assert len(cursor_notes()) == 2
