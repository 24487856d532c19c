"""Encoding and decoding actions: names for numbers, strict types, one line for each problem."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import FrozenInstanceError, dataclass
from random import Random
from typing import Annotated, Any, Literal

import pytest
from pydantic import BaseModel, ConfigDict

from stockgames.engine import registry
from stockgames.engine.codec import ActionCodec, Named, SeatOr, legal_to_json, renamed, view_to_json
from stockgames.engine.errors import OptionError, RecordError
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import STRICT, Action
from stockgames.engine.strict import inside, no_constant, parse_options, read_object

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


def positions(game_id: str, seed: int, most: int = 60) -> list[tuple[Match, int]]:
    """Return the positions of the first moves of a random game, with the deciding seat."""
    game, rng = registry.load(game_id), Random(seed)
    usual = registry.meta(game_id).usual_seats
    seats = [SeatInfo(name=f"Seat {n}", player="human") for n in range(usual)]
    match = Match.deal(game, seats, {}, str(seed))
    match.play(lambda seat: game.sample_action(match.view(seat), rng), most)
    return [(match, seat) for seat in range(usual)]


@pytest.mark.parametrize("game_id", registry.game_ids())
@pytest.mark.parametrize("most", [0, 5, 23, 10_000])
def test_every_view_is_plain_json_without_internals(game_id: str, most: int) -> None:
    game = registry.load(game_id)
    for match, seat in positions(game_id, seed=most, most=most):
        for who in (seat, None):
            view = match.view(who)
            as_json = view_to_json(game.codec, view)
            assert json.loads(json.dumps(as_json)) == as_json
            assert as_json["seat"] == who
            assert "legal" not in as_json
            legal = legal_to_json(game.codec, view)
            assert [game.codec.decode(move) for move in legal] == list(view.legal)


def test_nyse_is_told_by_colours() -> None:
    match, seat = positions("nyse", 1, 0)[0]
    as_json = view_to_json(match.game.codec, match.view(seat))
    assert as_json["piles"] == dict.fromkeys(("blue", "black", "red", "green"), 10)
    assert as_json["stage"] == "turn"
    assert as_json["hand"]["red stock_swap"] == 0


def test_portfolio_is_told_by_cards() -> None:
    match, seat = positions("portfolio", 1, 0)[0]
    as_json = view_to_json(match.game.codec, match.view(seat))
    setup: Any = match.setup
    assert sorted(as_json["hand"]) == sorted(setup.hands[seat])
    assert as_json["taken"] is None
    assert as_json["portfolios"] == []


def test_exchange_is_told_by_securities_and_cards() -> None:
    match, seat = positions("exchange", 1, 0)[0]
    as_json = view_to_json(match.game.codec, match.view(seat))
    setup: Any = match.setup
    assert as_json["hand"] == setup.founders[seat]
    assert as_json["prices"] == {"banks": 50, "insurance": 50, "bonds": 50}
    assert as_json["founders"] == [None] * len(match.seats)


def test_stock_exchange_is_told_by_goods() -> None:
    match, seat = positions("stock-exchange", 1, 0)[0]
    as_json = view_to_json(match.game.codec, match.view(seat))
    assert set(as_json["resources"].values()) == {0}
    assert "prize_token" in as_json["resources"]
    match, seat = positions("stock-exchange", 1, 10_000)[0]
    audit = view_to_json(match.game.codec, match.view(seat))["audit"]
    assert audit["submissions"][0][0]["do"] == "submit"
    assert (
        sum(line["dollars"] for line in audit["statements"][0]["lines"])
        == (audit["statements"][0]["earnings"])
    )


def test_lines_that_a_view_repeats_are_told_once() -> None:
    """A score sheet grows by a line a turn: encoding all of it each time took most of a
    verification.
    """
    (early, seat), (late, _) = (positions("portfolio", 1, most)[0] for most in (60, 90))
    before, after = (
        view_to_json(match.game.codec, match.view(seat))["sheet"] for match in (early, late)
    )
    assert 5 < len(before) < len(after)
    assert all(old is new for old, new in zip(before, after, strict=False))


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
    assert parse_options(Options, {}) == Options(rounds=4)
    assert parse_options(Options, {"rounds": 5}) == Options(rounds=5)


def test_a_wish_for_what_there_is_not_is_answered_with_what_there_is() -> None:
    with pytest.raises(OptionError, match=r"^seats: there is no such option \(known: rounds\)$"):
        parse_options(Options, {"seats": 3})
    with pytest.raises(OptionError, match=r"^seats: there is no such option \(known: none\)$"):
        parse_options(BaseModel, {"seats": 3})


@pytest.mark.parametrize("chosen", [{"rounds": "many"}, {"seats": 3}])
def test_a_wish_that_cannot_be_met_is_named_in_a_line(chosen: dict[str, object]) -> None:
    with pytest.raises(OptionError, match=next(iter(chosen))) as found:
        parse_options(Options, chosen)
    assert "\n" not in str(found.value)
