"""Positions as text, and their tree."""

from __future__ import annotations

from stockgames.presentation.outline import Node, as_text, decides, group, walk

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
