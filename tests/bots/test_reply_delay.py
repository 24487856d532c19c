from __future__ import annotations

import pytest

from stockgames.bots.question import HELD, held


@pytest.mark.parametrize(
    ("level", "width", "expected"),
    [
        ("shrewd", None, 4.0 + HELD),
        ("shrewd/spiteful", 7, 4.0 + HELD),
        ("shrewd", 1, HELD),
        ("greedy", None, HELD),
        ("careless/cautious", 1, HELD),
        ("random", None, 0.0),
        ("of-a-later-release", None, HELD),
    ],
)
def test_an_answer_is_held_by_what_everybody_knows(
    level: str, width: int | None, expected: float
) -> None:
    assert held("nyse", level, width, 4.0) == expected
