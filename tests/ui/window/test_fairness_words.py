"""The texts of the fairness sheet at each stage: sealed, known, opened, or not sealed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockgames.engine.fairness import Findings
from stockgames.ui.window import fairness as words
from stockgames.ui.window.fairness import FairnessFacts

pytestmark = pytest.mark.usefixtures("qapp")
RUNNING = FairnessFacts("abc123")
OVER = replace(RUNNING, sealed_text="{...}", number="7QK2-M9XD")
UNSEALED = FairnessFacts("")


def test_a_game_without_a_seal_says_so_and_nothing_of_a_formula() -> None:
    assert words.about(UNSEALED) != words.about(RUNNING)
    assert words.formula(UNSEALED) == ""
    assert words.formula(RUNNING) != words.formula(OVER) != ""


def test_the_deal_number_is_a_secret_until_the_game_is_over() -> None:
    assert "7QK2" not in words.number(RUNNING)
    assert words.number(RUNNING)
    assert "7QK2-M9XD" in words.number(OVER)
    assert words.number(replace(OVER, number="")) == ""


def test_a_deal_that_somebody_knew_is_told_with_a_warning() -> None:
    known = words.number(replace(OVER, is_known=True))
    assert "7QK2-M9XD" in known
    assert known != words.number(OVER)


def test_who_has_had_hints_is_told_with_how_many() -> None:
    nobody = words.hints(RUNNING)
    told = words.hints(replace(RUNNING, hints=(("Ada", 2), ("Bruno", 1))))
    assert told != nobody
    assert "Ada 2, Bruno 1" in told


def test_only_what_was_checked_is_found_right() -> None:
    least = Findings(moves=12, is_open=False, shuffles=0, bot_moves=0, views=0)
    lengths = [
        len(words.found(found))
        for found in (
            least,
            replace(least, is_open=True),
            replace(least, is_open=True, shuffles=3),
            replace(least, is_open=True, shuffles=3, bot_moves=9, views=8),
        )
    ]
    assert lengths == sorted(set(lengths))
    told = words.found(replace(least, bot_moves=9, views=8))
    assert "12" in told
    assert "8 of 9" in told


def test_what_is_wrong_is_named() -> None:
    assert "move 7" in words.wrong("move 7 is not allowed")
