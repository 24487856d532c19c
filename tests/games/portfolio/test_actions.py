"""Actions are encoded as `records.md` shows, and decoded strictly."""

from __future__ import annotations

from typing import Any

import pytest

from stockgames.engine.errors import RecordError
from stockgames.games.portfolio.actions import CODEC, NO_TERMS, Terms
from tests.games.portfolio.recount import JSON

NOTHING: JSON = {"cash": 0, "cards": [], "portfolios": [], "promises": []}
SOMETHING: JSON = {
    "cash": 5,
    "cards": ["3H", "3H"],
    "portfolios": [3],
    "promises": [
        {"promise": "truce", "turns": 2},
        {"promise": "debt", "cash": 7},
        {"promise": "reveal"},
    ],
}
OFFER: JSON = {"do": "offer", "to": 2, "give": SOMETHING, "get": NOTHING}


@pytest.mark.parametrize(
    "fields",
    [
        {"do": "draw", "cards": 3, "exposed": True, "pauper": False},
        {"do": "reshuffle", "stock": ["3H", "TS", "3H"]},
        {"do": "found", "cards": ["3H", "4H", "5H"]},
        {"do": "extend", "portfolio": 1, "card": "6H"},
        {"do": "cap", "portfolio": 1, "card": "6D", "end": "low"},
        {"do": "neutralize", "portfolio": 2, "card": "2C"},
        {"do": "acquire", "portfolio": 2, "card": "7C"},
        {"do": "discard", "card": "KS"},
        {"do": "end"},
        OFFER,
        {"do": "accept"},
        {"do": "decline"},
    ],
    ids=lambda fields: str(fields["do"]),
)
def test_actions_are_written_as_they_were_read(fields: JSON) -> None:
    action = CODEC.decode(fields)
    assert CODEC.encode(action) == fields
    assert list(CODEC.encode(action)) == list(fields)
    assert CODEC.decode(CODEC.encode(action)) == action
    assert hash(CODEC.decode(fields)) == hash(action)


def test_promises_name_themselves_first() -> None:
    (truce, *_) = CODEC.encode(CODEC.decode(OFFER))["give"]["promises"]
    assert list(truce) == ["promise", "turns"]


def without(fields: JSON, key: str) -> JSON:
    return {name: value for name, value in fields.items() if name != key}


@pytest.mark.parametrize(
    "fields",
    [
        {"do": "draw", "cards": 3, "exposed": 1, "pauper": False},
        {"do": "draw", "cards": True, "exposed": True, "pauper": False},
        {"do": "draw", "cards": 3.0, "exposed": True, "pauper": False},
        {"do": "draw", "cards": 3, "exposed": True},
        {"do": "found", "cards": ["3h", "4h", "5h"]},
        {"do": "found", "cards": "3H"},
        {"do": "cap", "portfolio": 1, "card": "6D", "end": "top"},
        {"do": "cap", "portfolio": 1, "card": 5, "end": "low"},
        {"do": "discard", "card": "10S"},
        {"do": "end", "card": "KS"},
        {**OFFER, "give": without(NOTHING, "cash")},
        {**OFFER, "get": without(NOTHING, "promises")},
        {**OFFER, "get": {**NOTHING, "gold": 1}},
        {**OFFER, "get": {**NOTHING, "promises": [{"turns": 2}]}},
        {**OFFER, "get": {**NOTHING, "promises": [{"promise": "peace", "turns": 2}]}},
        {**OFFER, "get": {**NOTHING, "promises": [{"promise": "truce", "cash": 2}]}},
        {**OFFER, "get": {**NOTHING, "promises": [{"promise": "truce", "turns": 2, "cash": 2}]}},
        {**OFFER, "get": {**NOTHING, "promises": [{"promise": "reveal", "turns": 1}]}},
        {**OFFER, "to": "2"},
        {"do": "buy"},
    ],
)
def test_other_fields_are_refused_with_one_line(fields: dict[str, Any]) -> None:
    with pytest.raises(RecordError) as caught:
        CODEC.decode(fields)
    assert "\n" not in str(caught.value)


def test_terms_are_true_if_they_hold_something() -> None:
    assert not NO_TERMS
    assert Terms(1, (), (), ())
    assert Terms(0, (3,), (), ())
    assert Terms(0, (), (1,), ())
