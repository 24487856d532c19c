from __future__ import annotations

import json

import pytest

from stockgames.engine.json_values import inside, no_constant


@pytest.mark.parametrize("text", ["NaN", "[Infinity]", '{"a": -Infinity}'])
def test_what_is_no_number_of_json_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a number of JSON"):
        json.loads(text, parse_constant=no_constant)


def test_only_objects_and_lists_hold_values() -> None:
    assert list(inside({"a": 1, "b": [2]})) == [1, [2]]
    assert list(inside([1, {"a": 2}])) == [1, {"a": 2}]
    assert [list(inside(value)) for value in ("ab", 3, True, None)] == [[]] * 4
