"""Untrusted JSON is read, or refused in one line; wishes become options, or are refused."""

from __future__ import annotations

import json

import pytest
from pydantic import BaseModel, ConfigDict

from stockgames.engine.errors import OptionError, RecordError
from stockgames.engine.strict import granted, inside, no_constant, read_object


@pytest.mark.parametrize("text", ["NaN", "[Infinity]", '{"a": -Infinity}'])
def test_what_is_no_number_of_json_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a number of JSON"):
        json.loads(text, parse_constant=no_constant)


def test_only_objects_and_lists_hold_values() -> None:
    assert list(inside({"a": 1, "b": [2]})) == [1, [2]]
    assert list(inside([1, {"a": 2}])) == [1, {"a": 2}]
    assert [list(inside(value)) for value in ("ab", 3, True, None)] == [[]] * 4


def read(text: str | bytes) -> dict[str, object]:
    return read_object(text, "a diary", "stockgames.diary", 2, 8192)


def test_an_object_of_our_format_is_read_from_text_and_bytes() -> None:
    text = '{"format": "stockgames.diary", "version": 2, "day": 1}'
    assert read(text) == read(text.encode()) == read(f"\ufeff{text}") == json.loads(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (" " * 8193, r"too large for a diary \(over 8 KiB\)"),
        (b"\xff", "not a text in UTF-8"),
        ("", "not JSON: "),
        ('{"format": NaN}', "not JSON: NaN is not a number"),
        (f'{{"format": {"9" * 5000}}}', "^not JSON: a number has too many digits$"),
        ("[]", "not a diary: the text is no JSON object"),
        ("{}", "this isn't a diary of Stock Games: 'format' is missing or different"),
        ('{"format": "stockgames.diary"}', "of a version that this release cannot read"),
        ('{"format": "stockgames.diary", "version": true}', r"a diary of a version .*knows 2"),
    ],
)
def test_what_is_none_is_named_in_one_line(text: str | bytes, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        read(text)


class Options(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    rounds: int = 4


def test_what_nobody_wishes_for_is_as_usual() -> None:
    assert granted(Options, {}) == Options(rounds=4)
    assert granted(Options, {"rounds": 5}) == Options(rounds=5)


def test_a_wish_for_what_there_is_not_is_answered_with_what_there_is() -> None:
    with pytest.raises(OptionError, match=r"^seats: there is no such option \(known: rounds\)$"):
        granted(Options, {"seats": 3})
    with pytest.raises(OptionError, match=r"^seats: there is no such option \(known: none\)$"):
        granted(BaseModel, {"seats": 3})


@pytest.mark.parametrize("wishes", [{"rounds": "many"}, {"seats": 3}])
def test_a_wish_that_cannot_be_met_is_named_in_a_line(wishes: dict[str, object]) -> None:
    with pytest.raises(OptionError, match=next(iter(wishes))) as found:
        granted(Options, wishes)
    assert "\n" not in str(found.value)
