from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine import checked

GUEST = checked.fields(
    {"id": checked.text(1, 4, "[a-z]+"), "seats": checked.items(checked.whole(1, 3), 2)},
    {"gone": (checked.flag, False), "name": (checked.or_none(checked.text(0, 9)), None)},
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


def test_what_is_missing_has_its_usual_value() -> None:
    found = GUEST({"id": "ada", "seats": [1, 3]})
    assert found == {"id": "ada", "seats": (1, 3), "gone": False, "name": None}
    assert GUEST({"id": "ada", "seats": [], "name": "Ada", "gone": True})["name"] == "Ada"


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ([], "not an object"),
        ({"seats": []}, "id: missing"),
        ({"id": "ada", "seats": [], "odd": 1}, "odd: not known"),
        ({"id": "Ada", "seats": []}, "id: not written"),
        ({"id": "adaada", "seats": []}, "id: not a text of 1 to 4"),
        ({"id": 3, "seats": []}, "id: not a text"),
        ({"id": "ada", "seats": [1, 2, 3]}, "seats: not a list of at most 2"),
        ({"id": "ada", "seats": [1, True]}, "seats: 2: not a whole number from 1 to 3"),
        ({"id": "ada", "seats": [4]}, "seats: 1: not a whole number"),
        ({"id": "ada", "seats": [], "gone": 1}, "gone: neither true nor false"),
        ({"id": "ada", "seats": [], "name": "\ud800"}, "name: not a whole text"),
    ],
)
def test_what_is_wrong_is_named_where_it_lies(value: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        GUEST(value)


def test_words_and_keys() -> None:
    points = checked.by_key(checked.text(1, 4), checked.one_of("10", "0"))
    assert points({"ada": "10"}) == {"ada": "10"}
    with pytest.raises(ValueError, match="ada: not one of 10, 0"):
        points({"ada": "5"})
    with pytest.raises(ValueError, match="not a text"):
        points({"": "0"})


@given(JSON)
def test_nothing_but_a_value_error_comes_of_any_json(value: Any) -> None:
    with suppress(ValueError):
        GUEST(value)
