"""What a code card says: its keys in the order in which they are counted, and as text."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockgames.evenings.person import Portrait
from stockgames.ui.shell.facts import CardFacts, PadCell, PressFacts

CELLS = tuple(PadCell(word) for word in ("blue", "black", "red", "up", "down", "none"))
PRESS = PressFacts("1", "Which pile", "QWERTY", 0, CELLS)


@pytest.mark.parametrize(
    ("cap", "order"),
    [(0, "QWERTY"), (1, "WEQTYR"), (2, "EQWYRT"), (3, "RTYQWE"), (5, "YRTEQW")],
)
def test_keys_are_counted_from_the_start_cap_along_its_row_and_then_the_other(
    cap: int, order: str
) -> None:
    counted = replace(PRESS, cap=cap).in_order()
    assert "".join(key for key, _ in counted) == order
    assert counted[0] == (PRESS.keys[cap], CELLS[cap])


def test_keys_that_do_not_count_are_left_out() -> None:
    some = replace(PRESS, cells=(CELLS[0], None, CELLS[2], None, None, CELLS[5]))
    assert [key for key, _ in some.in_order()] == ["Q", "E", "Y"]
    assert some.spoken() == "1 Which pile. Q: blue, E: red, Y: none"


def test_what_is_aside_is_said_last() -> None:
    assert replace(PRESS, aside="if asked").spoken().endswith("Y: none (if asked)")
    assert replace(PRESS, numeral="").spoken().startswith("Which pile. ")


def test_a_sentence_needs_a_word_for_each_press() -> None:
    with_word = replace(PRESS, word="quick")
    assert CardFacts("Ada", Portrait(), (with_word, with_word)).has_words
    assert not CardFacts("Ada", Portrait(), (with_word, PRESS)).has_words
