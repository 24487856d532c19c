"""Positions as text, and their tree."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from stockgames.controllers.stages import Stage
from stockgames.engine.record import SeatInfo
from stockgames.games.nyse.options import Options
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import LogEntry
from stockgames.presentation.outline import (
    LAST_LINE,
    LAST_PART,
    NEXT_LINE,
    NEXT_PART,
    Node,
    OutlineCursor,
    as_text,
    decides,
    group,
    reading,
    target_node,
    walk,
)
from stockgames.presentation.panel import Choice, ChoiceGroup, Panel
from stockgames.ui.table.accessibility import cursor_notes

PILE = Node("supply/blue", "Chemicals", "6 chips")
SUPPLY = group("supply", "Supply", (PILE, None), "31 chips left")


def test_a_line_tells_name_value_and_state() -> None:
    assert PILE.line() == "Chemicals: 6 chips"
    assert Node("hand", "Your hand").line() == "Your hand"
    assert Node("a", "Take", "Key B", "choice", "picked").line() == "Take: Key B (selected)"
    assert Node("a", "Take", state="barred").line() == "Take (not possible now)"


def test_a_seat_that_decides_says_so() -> None:
    seat = group("seat-1", "Bruno", ())
    assert decides(seat, False) == seat
    assert decides(seat, True).line() == "Bruno (to decide now)"


def test_a_group_leaves_out_what_is_not_there() -> None:
    assert SUPPLY.role == "group"
    assert SUPPLY.children == (PILE,)


def test_what_lies_in_another_place_stands_deeper() -> None:
    assert [(depth, node.place) for depth, node in walk([SUPPLY])] == [
        (0, "supply"),
        (1, "supply/blue"),
    ]
    assert as_text([SUPPLY]) == "Supply: 31 chips left\n  Chemicals: 6 chips"


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


SEATS = tuple(SeatInfo(name=name, player="human") for name in ("Ada", "Bruno", "Clara"))
CONTEXT = TableContext(SEATS, Stage.ASKING, 1, 1, 1, (1,), Options())


@dataclass
class Owing:
    """A seat that owes a decision."""

    actors: tuple[int, ...]


def test_seats_have_names_and_chance_has_none() -> None:
    assert CONTEXT.names == ("Ada", "Bruno", "Clara")
    assert [CONTEXT.name(seat) for seat in (2, -1)] == ["Clara", ""]
    assert len(set(CONTEXT.portraits)) == 3


def test_the_seat_in_front_comes_first() -> None:
    assert CONTEXT.clockwise == (1, 2, 0)
    assert replace(CONTEXT, front=0).clockwise == (0, 1, 2)


@pytest.mark.parametrize("stage", Stage)
def test_a_person_is_asked_at_one_stage_alone(stage: Stage) -> None:
    assert replace(CONTEXT, stage=stage).asks is (stage is Stage.ASKING)


@pytest.mark.parametrize(
    ("stage", "actors", "seat", "state"),
    [
        (Stage.ASKING, (1,), 0, "waiting"),
        (Stage.ASKING, (1,), 1, "active"),
        (Stage.ASKING, (0, 1), 1, "active"),
        (Stage.ASKING, (0, 1), 0, "thinking"),
        (Stage.THINKING, (0,), 0, "thinking"),
        (Stage.SHOWING, (0,), 0, "active"),
        (Stage.SHOWING, (0, 1), 0, "thinking"),
        (Stage.OVER, (), 0, "waiting"),
    ],
)
def test_a_plate_is_lit_by_whose_decision_it_is(
    stage: Stage, actors: tuple[int, ...], seat: int, state: str
) -> None:
    assert replace(CONTEXT, stage=stage).plate_state(seat, Owing(actors)) == state


def test_you_are_the_viewer_where_one_person_plays() -> None:
    assert CONTEXT.own == 1
    assert replace(CONTEXT, humans=(0, 1)).own is None
    assert replace(CONTEXT, viewer=None).own is None


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
