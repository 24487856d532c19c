"""Encoding and decoding actions: names for numbers, strict types, one line for each problem."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import FrozenInstanceError, dataclass
from typing import Annotated, Any, Literal

import pytest

from stockgames.engine.action import STRICT, Action
from stockgames.engine.codec import ActionCodec, Named, SeatOr, renamed
from stockgames.engine.errors import RecordError

FRUITS = ("apple", "pear")


@dataclass(frozen=True, slots=True)
class Pick(Action):
    fruit: Annotated[int, Named(FRUITS)]
    count: int
    do: Literal["pick"] = "pick"
    __pydantic_config__ = STRICT


@dataclass(frozen=True, slots=True)
class Give(Action):
    whom: Annotated[int, SeatOr(("bank", "nobody"))]
    do: Literal["give"] = "give"
    __pydantic_config__ = renamed(whom="to")


BOTH: ActionCodec[Pick | Give] = ActionCodec(Pick, Give)
ONE: ActionCodec[Pick] = ActionCodec(Pick)


@pytest.mark.parametrize(
    ("action", "fields"),
    [
        (Pick(1, 3), {"do": "pick", "fruit": "pear", "count": 3}),
        (Give(2), {"do": "give", "to": 2}),
        (Give(-1), {"do": "give", "to": "bank"}),
        (Give(-2), {"do": "give", "to": "nobody"}),
    ],
)
def test_there_and_back(action: Pick | Give, fields: dict[str, Any]) -> None:
    assert BOTH.encode(action) == fields
    assert next(iter(BOTH.encode(action))) == "do"
    assert BOTH.decode(fields) == action
    assert BOTH.decode(json.loads(json.dumps(BOTH.encode(action)))) == action


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"do": None},
        {"do": []},
        {"do": "steal"},
        {"do": "Pick", "fruit": "pear", "count": 1},
        {"do": "pick", "fruit": "pear"},
        {"do": "pick", "fruit": "plum", "count": 1},
        {"do": "pick", "fruit": 1, "count": 1},
        {"do": "pick", "fruit": ["pear"], "count": 1},
        {"do": "pick", "fruit": "pear", "count": True},
        {"do": "pick", "fruit": "pear", "count": 1.0},
        {"do": "pick", "fruit": "pear", "count": "1"},
        {"do": "pick", "fruit": "pear", "count": None},
        {"do": "pick", "fruit": "pear", "count": 1, "seat": 0},
        {"do": "give", "to": -1},
        {"do": "give", "to": True},
        {"do": "give", "to": 1.0},
        {"do": "give", "to": "house"},
        {"do": "give", "whom": 1},
        {"do": "give", "to": 1, "whom": 1},
    ],
)
def test_anything_else_is_refused_in_a_line(fields: dict[str, Any]) -> None:
    with pytest.raises(RecordError) as caught:
        BOTH.decode(fields)
    assert len(str(caught.value).splitlines()) == 1


def test_a_codec_of_a_single_kind_needs_its_name_all_the_same() -> None:
    assert ONE.decode(ONE.encode(Pick(0, 1))) == Pick(0, 1)
    for wrong in ({"do": "give", "to": 1}, {"do": "steal", "fruit": "pear", "count": 1}):
        with pytest.raises(RecordError):
            ONE.decode(wrong)
    with pytest.raises(RecordError):
        ONE.decode({"fruit": "pear", "count": 1})


def test_actions_do_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        Pick(0, 1).count = 2  # type: ignore[misc]


def test_pydantic_is_loaded_by_the_first_use_and_not_before() -> None:
    program = """
import sys
from stockgames.games.nyse import actions, state
assert not [name for name in sys.modules if name.startswith("pydantic")], "loaded too early"
actions.CODEC.encode(actions.STOP)
assert "pydantic" in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"do": "pick", "fruit": "pear"}, "pick.count: missing"),
        ({"do": "pick", "fruit": "pear", "count": 1, "size": 2}, "pick.size: there is no such key"),
        ({"do": "steal"}, "do: unknown action, expected one of 'pick', 'give'"),
        ({"do": "pick", "fruit": "nut", "count": 1}, "pick.fruit: not one of apple, pear"),
    ],
)
def test_what_is_wrong_is_said_in_words_of_records(fields: dict[str, Any], said: str) -> None:
    with pytest.raises(RecordError) as found:
        BOTH.decode(fields)
    assert str(found.value) == said
