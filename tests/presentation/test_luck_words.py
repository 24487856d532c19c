"""Texts on luck."""

from __future__ import annotations

from stockgames.analysis.compared import Estimate
from stockgames.analysis.luck import SeatLuck
from stockgames.presentation.analysed import causes_text, luck_text, moved


def test_what_is_nothing_has_no_sign() -> None:
    assert moved(0.004) == moved(-0.004) == "0%"
    assert (moved(0.006), moved(-0.006)) == ("+1%", "\N{MINUS SIGN}1%")


def test_each_kind_of_luck_has_a_line() -> None:
    one = SeatLuck(
        1.0,
        Estimate(0.3, 0.02),
        Estimate(0.2, 0.02),
        {"deal": 0.1, "drawn": 0.15, "together": 0.05},
    )
    assert causes_text(one).splitlines() == [
        "The deal and the order of play: +10%",
        "What was drawn: +15%",
        "How simultaneous choices fell: +5%",
    ]
    assert luck_text(one, "Ada") == "Ada: decisions +20%, luck +30%, give or take 4%"
