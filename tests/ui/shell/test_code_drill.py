"""The drill: right and wrong keys, and what is said about them."""

from __future__ import annotations

import pytest

from stockgames.ui.shell.code_drill import Drill
from tests.ui.shell.test_code_card import FACTS

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def drill() -> Drill:
    assert FACTS.drill is not None
    return Drill(FACTS, FACTS.drill)


def test_it_tells_from_where_to_count(drill: Drill) -> None:
    assert drill.said() == ("", "Count from D and press the key you reach: side.")
    drill.press("Q")
    assert drill.said() == ("Right: Sell 4.", "Count from W and press the key you reach: which.")


def test_done_without_a_wrong_key_it_went_right(drill: Drill) -> None:
    done = list[bool]()
    for key in "QE":
        drill.press(key)
        done.append(drill.is_done)
    assert done == [False, True]
    assert drill.went_right
    drill.press("A")
    assert drill.went_right, "what is pressed after it is not asked for"


def test_a_wrong_key_is_named_and_may_be_tried_again(drill: Drill) -> None:
    drill.press("S")
    assert drill.is_wrong
    assert drill.said()[0] == "That would be: Buy 7."
    drill.press("Q")
    drill.press("A")
    assert drill.said()[0] == "That would be: nothing here."
    assert drill.gives_up
    drill.press("E")
    assert drill.is_done
    assert not drill.went_right
