"""Small texts that several pages need."""

from __future__ import annotations

import pytest

from stockgames.presentation.sentences.words import listed


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        ([], ""),
        (["a"], "a"),
        (["a", "b"], "a and b"),
        (["a", "b", "c"], "a, b and c"),
        (["{first}", "%n"], "{first} and %n"),
    ],
)
def test_lists_end_with_and(parts: list[str], expected: str) -> None:
    assert listed(parts) == expected
