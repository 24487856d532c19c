"""Every mutated record is refused with the right place, or is a valid record of another game."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from random import Random
from typing import Any, TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockgames.engine.errors import RecordError
from stockgames.engine.fairness import check, check_step_by_step
from stockgames.engine.incremental import Steps, finish
from stockgames.engine.record import read_record
from stockgames.engine.verify import (
    replay,
    replay_step_by_step,
    same_json,
    verify,
    verify_step_by_step,
)
from tests.engine.mutations import altered
from tests.games.nyse.recount import Wrong, recount, text
from tests.games.nyse.table import I, M, P, S, people, play, random_match, set_up, table

JSON: TypeAlias = dict[str, Any]


SEATS = st.integers(1, 10)


SEEDS = st.integers(0, 2**32)


def as_json(seats: int, seed: int, eager: float = 0.7) -> JSON:
    return random_match(seats, seed, eager).record().model_dump(mode="json")


def refused(data: JSON) -> str:
    """Return the line with which a record is refused."""
    with pytest.raises(RecordError) as caught:
        verify(read_record(json.dumps(data)))
    return str(caught.value)


def moved(**changes: Any) -> JSON:
    """Return the record of a short unfinished game, for tests to change."""
    match = table(seats=2, blue=[S, M, P], red=[P, I])
    play(match, f"take blue; take red; take blue; take red; swap blue 1 red blue {M}; give {I}")
    return match.record().model_dump(mode="json") | changes


@given(SEATS, SEEDS)
def test_whole_and_unfinished_records_are_true(seats: int, seed: int) -> None:
    data = as_json(seats, seed)
    assert verify(read_record(json.dumps(data))).is_over
    for kept in range(0, len(data["moves"]), 7):
        part = {**data, "moves": data["moves"][:kept], "result": None}
        match = verify(read_record(json.dumps(part)))
        assert not match.is_over
        assert match.record().model_dump(mode="json") == part
        recount(part)


def test_a_record_may_stop_before_an_answer_or_a_shuffle() -> None:
    data = moved()
    data["moves"].pop()
    assert verify(read_record(json.dumps(data))).actors == (1,)
    match = play(table(seats=1, blue=[S, P]), "take blue; take blue")
    play(match, f"swap blue supply red blue {P}")
    assert verify(match.record()).actors == (-1,)


@settings(max_examples=200)
@given(SEATS, SEEDS)
def test_an_altered_record_is_refused_unless_it_is_true(seats: int, seed: int) -> None:
    """The second NYSE is the judge; both name the same first wrong move."""
    rng = Random(seed)
    data = as_json(seats, seed % 50)
    kind, other = altered(data, rng)
    if rng.random() < 0.2:
        kind, other = altered(other, rng)
    try:
        recount(other)
    except Wrong as wrong:
        line = refused(other)
        number = wrong.args[0]
        if number:
            assert line.startswith(f"move {number}: "), (kind, line)
        else:
            assert not line.startswith("move "), (kind, line)
    except (KeyError, TypeError, AttributeError):
        pytest.fail("the second NYSE must judge every record")
    else:
        verify(read_record(json.dumps(other)))


@pytest.mark.parametrize(
    ("spoil", "line"),
    [
        ({"seat": 1}, "move 1: not this seats decision (rules)"),
        ({"seat": 2}, "move 1: seat: missing, or there is no such seat"),
        ({"seat": -1}, "move 1: seat: missing, or there is no such seat"),
        ({"seat": True}, "move 1: seat: missing, or there is no such seat"),
        ({"seat": 0.0}, "move 1: seat: missing, or there is no such seat"),
        ({"seat": None}, "move 1: seat: missing, or there is no such seat"),
        ({"do": "stop"}, "move 1: stop.color: there is no such key"),
        ({"color": "grey"}, "move 1: take.color: not one of blue, black, red, green"),
        ({"color": 0}, "move 1: take.color: not one of blue, black, red, green"),
        ({"by": 1}, "move 1: take.by: there is no such key"),
        ({"do": M, "chip": "blue", "marker": "red"}, "move 1: speculative_market.color: "),
    ],
)
def test_the_first_wrong_move_is_named(spoil: JSON, line: str) -> None:
    data = moved()
    data["moves"][0].update(spoil)
    assert refused(data).startswith(line)


@pytest.mark.parametrize("move", ["take", 1, None, [], ["take"]])
def test_a_move_that_is_no_object_is_named_too(move: object) -> None:
    data = moved()
    data["moves"].insert(2, move)
    assert refused(data) == "move 3: not an object"


def test_a_refusal_comes_with_its_ruling() -> None:
    data = moved()
    data["moves"][5]["marking"] = S
    assert refused(data) == "move 6: no such chip in hand (N5)"
    data = moved()
    data["moves"][4]["want"] = "green"
    assert refused(data) == "move 5: the partner holds no such color (N5)"
    data = moved()
    data["moves"][4]["with"] = "supply"
    assert refused(data) == "move 5: a swap needs another seat (N5)"
    data = moved()
    data["moves"].append({"do": "shuffle_in", "color": "blue", "position": 0})
    assert refused(data) == "move 7: seat: missing, or there is no such seat"


def test_a_seat_cannot_decide_a_shuffle() -> None:
    match = play(
        table(seats=1, blue=[S, P]), f"take blue; take blue; swap blue supply red blue {P}"
    )
    data = match.record().model_dump(mode="json")
    shuffle = {"do": "shuffle_in", "color": "blue", "position": 3}
    assert refused({**data, "moves": [*data["moves"], {"seat": 0, **shuffle}]}).startswith("move 4")
    assert refused({**data, "moves": [*data["moves"], {"seat": -1, **shuffle}]}).startswith(
        "move 4"
    )
    beyond = {**shuffle, "position": 9}
    assert "(N10)" in refused({**data, "moves": [*data["moves"], beyond]})
    verify(read_record(json.dumps({**data, "moves": [*data["moves"], shuffle]})))


def test_moves_after_the_end() -> None:
    data = as_json(2, 3)
    data["moves"].append(data["moves"][-1])
    assert refused(data) == f"move {len(data['moves'])}: game is over (rules)"


def test_a_result_before_the_end_and_none_after_it() -> None:
    data = as_json(2, 3)
    assert (
        refused({**data, "moves": data["moves"][:-1]}) == "result: given, but the game is not over"
    )
    assert refused({**data, "result": None}) == "result: missing, but the game is over"


def test_a_wrong_result_is_named() -> None:
    data = as_json(3, 4)
    for key in data["result"]:
        other = deepcopy(data)
        other["result"][key][1] += 1
        assert refused(other) == f"result: {key} is not what the moves lead to"
    other = deepcopy(data)
    other["result"]["values"] = [float(value) for value in other["result"]["values"]]
    assert refused(other) == "result: values is not what the moves lead to"
    assert refused({**data, "result": {}}).startswith("result: ")
    assert refused({**data, "result": {**data["result"], "prize": 1}}).startswith("result: prize")


def test_a_game_that_nobody_knows() -> None:
    assert "there is no game called 'chess'" in refused(moved(game="chess"))


def test_seats_that_the_game_does_not_have() -> None:
    """NYSE takes all that a record can hold; Exchange does not."""
    data = moved(game="exchange", options={}, setup={}, moves=[])
    assert refused(data) == "seats: Exchange is not played with 2"


@pytest.mark.parametrize("color", ["blue", "black", "red", "green"])
def test_a_set_up_that_cannot_have_been_dealt(color: str) -> None:
    setup = set_up()
    setup["markers"][color] = P
    assert f"{color} has not 5 plain chips" in refused(moved(setup=setup, moves=[]))
    assert "first" in refused(moved(setup={**set_up(), "first": 2}, moves=[]))


def test_a_replay_does_not_look_at_the_result() -> None:
    data = as_json(3, 4)
    data["result"]["ranks"].reverse()
    assert replay(read_record(json.dumps(data))).is_over


@pytest.mark.parametrize(
    ("one", "other"),
    [(1, True), (1, 1.0), (0, False), (0, None), ("1", 1), ([], {}), ([1], [True]), ({"a": 1}, {})],
)
def test_json_values_of_different_types_differ(one: object, other: object) -> None:
    assert not same_json(one, other)
    assert not same_json(other, one)
    assert not same_json({"a": [one]}, {"a": [other]})


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 2) | st.floats(-2, 2) | st.text(max_size=1),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=1), inner),
    max_leaves=4,
)


@given(json_values, json_values)
def test_json_values_are_the_same_if_their_texts_are(one: object, other: object) -> None:
    assert same_json(one, other) == (text(one) == text(other))
    assert same_json(one, deepcopy(one))


def test_people_of_the_record_sit_at_the_match() -> None:
    assert list(verify(read_record(json.dumps(moved()))).seats) == people(2)
    assert re.fullmatch(r"Seat \d", moved()["seats"][0]["name"])


def counting(to: int) -> Steps[str]:
    for number in range(to):
        yield number / to
    return "whole"


def test_what_comes_out_is_handed_over_however_many_steps_there_are() -> None:
    assert finish(counting(3)) == "whole"
    assert finish(counting(0)) == "whole"


def test_a_move_is_a_step_of_every_replay() -> None:
    record = random_match(3, 1).record()
    shares = [number / len(record.moves) for number in range(1, len(record.moves) + 1)]
    assert list(replay_step_by_step(record)) == shares
    assert list(verify_step_by_step(record)) == shares
    assert finish(verify_step_by_step(record)).record() == replay(record).record()


def test_a_check_goes_over_the_moves_twice() -> None:
    record = random_match(3, 1).record()
    shares = list(check_step_by_step(record))
    assert len(shares) == 2 * len(record.moves)
    assert shares == sorted(shares)
    assert shares[len(record.moves) - 1] == 0.5
    assert shares[-1] == 1
    assert finish(check_step_by_step(record)) == check(record)


def test_what_is_wrong_shows_at_its_step() -> None:
    record = random_match(3, 1).record()
    record.moves[5]["seat"] = 9
    steps = verify_step_by_step(record)
    for _ in range(5):
        next(steps)
    with pytest.raises(RecordError, match="move 6"):
        next(steps)
