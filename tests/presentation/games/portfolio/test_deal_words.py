"""Promises as text."""

from __future__ import annotations

from dataclasses import replace

from stockgames.engine.state import seen_as
from stockgames.games.portfolio.facts import facts_of
from stockgames.games.portfolio.parts import RunningDebt, RunningTruce
from stockgames.games.portfolio.view import PortfolioView
from stockgames.presentation.games.portfolio.log_words import first_of, running_promises
from tests.presentation.games.portfolio.test_words import NAMES, dealt


def test_promises_between_the_same_two_are_told_as_one() -> None:
    truces = RunningTruce(1, 2, 3), RunningTruce(2, 1, 2)
    debts = RunningDebt(0, 2, 7), RunningDebt(1, 2, 4), RunningDebt(0, 2, 5)
    view = replace(seen_as(PortfolioView, dealt(3, 2).view(0)), truces=truces, debts=debts)
    assert running_promises(facts_of(view), NAMES) == [
        "Ada owes Clara $12",
        "Bruno owes Clara $4",
        "Bruno won't raid Clara: 3 turns",
        "Clara won't raid Bruno: 2 turns",
    ]


def test_promises_without_room_are_counted(qapp: object) -> None:
    promises = [f"promise {number}" for number in range(9)]
    assert list(first_of(promises[:2], 3)) == promises[:2]
    assert list(first_of(promises, 3)) == [*promises[:2], "and 7 more"]
    assert list(first_of(promises, 0)) == ["and 9 more"]
