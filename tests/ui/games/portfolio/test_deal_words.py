"""Promises in words."""

from __future__ import annotations

from dataclasses import replace

from stockgames.games.portfolio.parts import RunningDebt, RunningTruce
from stockgames.ui.games.portfolio.deal_words import running_promises
from tests.ui.games.portfolio.test_words import NAMES, dealt


def test_of_truces_side_by_side_the_longest_is_told() -> None:
    truces = RunningTruce(1, 2, 1), RunningTruce(1, 2, 3), RunningTruce(2, 1, 2)
    view = replace(dealt(3, 2).view(0), truces=truces, debts=(RunningDebt(0, 2, 7),))
    assert running_promises(view, NAMES) == [
        "Ada owes Clara $7",
        "Bruno spares Clara: 3 turns",
        "Clara spares Bruno: 2 turns",
    ]
