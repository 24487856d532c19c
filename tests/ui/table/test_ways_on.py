"""The actions offered after a game."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from stockgames.ui.table.end_page import NextActions, onward, onward_tip, same_deal_tip, way_out


def test_the_same_deal_is_told_by_its_number(qapp: QApplication) -> None:
    assert "7QK2" in same_deal_tip(NextActions(deal_number="7QK2"))


def test_in_an_evening_the_way_on_leads_to_its_next_game(qapp: QApplication) -> None:
    plain, evening = NextActions(), NextActions(in_evening=True)
    assert onward(plain) == "Same again"
    assert onward(evening) == "Next game of the evening"
    assert onward(NextActions(in_evening=True, is_last=True)) == "Evening standings"
    tips = {onward_tip(ways, alone=alone) for ways in (plain, evening) for alone in (True, False)}
    assert len(tips) == 3


def test_the_way_out_of_what_a_puzzle_was_played_out_to_leads_back_to_it() -> None:
    assert way_out(NextActions()) == "To the lobby"
    assert way_out(NextActions(to_puzzle=True)) == "Back to the puzzle"
