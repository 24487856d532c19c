"""Choices by the cells of their presses, and back."""

from __future__ import annotations

from stockgames.engine.code_page import CodePage, CodePress
from tests.named import Named

PAGE = CodePage(
    "order", tuple(Named(f"{number}") for number in range(18)), (CodePress(3, rows=2), CodePress(3))
)


def test_a_press_has_a_cell_for_each_place_of_its_rows() -> None:
    assert [press.cells for press in PAGE.presses] == [6, 3]


def test_cells_of_the_last_press_go_round_fastest() -> None:
    assert PAGE.cells_of(Named("0")) == (0, 0)
    assert PAGE.cells_of(Named("2")) == (0, 2)
    assert PAGE.cells_of(Named("3")) == (1, 0)
    assert PAGE.cells_of(Named("17")) == (5, 2)


def test_cells_lead_back_to_their_choice() -> None:
    assert [PAGE.choice(PAGE.cells_of(choice)) for choice in PAGE.choices] == list(PAGE.choices)
