"""Records are read strictly and always written the same way."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine import errors
from stockgames.engine.record import MAX_BYTES, MAX_MOVES, MAX_VALUES, Record, SeatInfo, read_record
from stockgames.engine.verify import replay, verify
from tests.games.nyse.table import random_match

JSON: TypeAlias = dict[str, Any]
BASE: JSON = random_match(3, 1).record().model_dump(mode="json")

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=10,
)


def changed(change: Callable[[JSON], object]) -> str:
    """Return the text of a valid record after a change."""
    data = deepcopy(BASE)
    change(data)
    return json.dumps(data)


def told(text: str | bytes) -> str:
    """Return the one line with which a text is refused, on reading or on verifying."""
    with pytest.raises(errors.RecordError) as caught:
        verify(read_record(text))
    line = str(caught.value)
    assert 0 < len(line) <= errors.LONGEST_LINE
    assert line.isprintable()
    return line


# Writing


def test_a_record_is_written_byte_for_byte_the_same() -> None:
    record = random_match(3, 1).record()
    text = record.to_json()
    assert read_record(text) == record
    assert read_record(text).to_json() == text
    assert replay(read_record(text.encode())).record().to_json() == text
    assert text.endswith("}\n")
    assert len(text.splitlines()) == len(record.moves) + 11


def test_a_record_reads_as_plain_json() -> None:
    record = random_match(1, 4).record()
    assert json.loads(record.to_json()) == record.model_dump(mode="json")
    assert list(json.loads(record.to_json())) == [
        *("format", "version", "game", "seats", "options", "setup", "moves", "result")
    ]


def test_names_are_written_as_they_are() -> None:
    data = deepcopy(BASE)
    data["seats"][0]["name"] = "Zoë \U0001f98a 王"
    text = Record.model_validate(data).to_json()
    assert "Zoë \U0001f98a 王" in text
    assert read_record(text.encode()).seats[0].name == "Zoë \U0001f98a 王"


def test_a_game_without_moves() -> None:
    data = {**BASE, "moves": [], "result": None}
    text = Record.model_validate(data).to_json()
    assert '"moves": [],' in text
    assert read_record(text).to_json() == text


def test_options_and_set_up_are_always_written_whole() -> None:
    assert "options: board is missing" in told(changed(lambda data: data.update(options={})))
    assert "options: hands is missing" in told(changed(lambda data: data["options"].pop("hands")))
    told(changed(lambda data: data["setup"].pop("first")))


# Extra keys


@given(st.text(max_size=8), json_values, st.sets(st.integers(0, 20), min_size=1, max_size=5))
def test_keys_beginning_with_x_are_passed_over(name: str, value: object, where: set[int]) -> None:
    data = deepcopy(BASE)
    places = [data, data["options"], data["setup"], data["result"], data["seats"][0]]
    places += [data["setup"]["piles"], data["setup"]["markers"], *data["moves"]]
    for place in where:
        places[place][f"x_{name}"] = value
    assert verify(read_record(json.dumps(data))).record().model_dump(mode="json") == BASE


def test_an_x_key_may_even_stand_twice() -> None:
    text = json.dumps(BASE).replace('{"format"', '{"x_a": 1, "x_a": 2, "format"')
    assert read_record(text) == read_record(json.dumps(BASE))


@pytest.mark.parametrize("key", ["note", "X_note", "_x", "x-note", "", " x_", "seat"])
def test_any_other_unknown_key_is_an_error(key: str) -> None:
    places: list[Callable[[JSON], JSON]] = [
        lambda data: data,
        lambda data: data["options"],
        lambda data: data["setup"],
        lambda data: data["setup"]["markers"],
        lambda data: data["result"],
        lambda data: data["seats"][1],
    ]
    for place in places:
        told(changed(lambda data, at=place: at(data).update({key: 1})))  # type: ignore[misc]


# Hostile texts


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "not JSON"),
        ("\0", "not JSON"),
        ("{", "not JSON"),
        ("[]", "no JSON object"),
        ("1", "no JSON object"),
        ("null", "no JSON object"),
        ("{}", "format"),
        ('{"format": "stockgames.record"}', "version"),
        ('{"format": "stockgames.record", "version": 1}', "moves"),
        ('{"format": ["stockgames.record"]}', "format"),
        ("[" * 100_000, "nested too deeply"),
        ('{"a":' * 100_000, "nested too deeply"),
        (json.dumps(BASE) + " x", "Extra data"),
        (b"\xff\xfe", "UTF-8"),
        (json.dumps(BASE).encode("utf-16"), "UTF-8"),
        (b"\x80", "UTF-8"),
    ],
)
def test_a_text_that_is_no_record(text: str | bytes, line: str) -> None:
    assert line in told(text)


def test_a_byte_order_mark_is_passed_over() -> None:
    text = json.dumps(BASE)
    assert read_record("\ufeff" + text) == read_record(text)
    assert read_record(b"\xef\xbb\xbf" + text.encode()) == read_record(text)


def test_an_oversized_text_is_refused_unread() -> None:
    assert "too large" in told(" " * (MAX_BYTES + 1))
    assert "too large" in told(b" " * (MAX_BYTES + 1))
    read_record(json.dumps(BASE) + " " * (MAX_BYTES - len(json.dumps(BASE))))


def test_a_key_that_stands_twice() -> None:
    text = json.dumps(BASE)
    assert "twice" in told(text.replace('"first":', '"first": 0, "first":'))
    assert "twice" in told(text.replace('"version": 1', '"version": 1, "version": 1'))


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity"])
def test_numbers_that_json_lacks(number: str) -> None:
    text = json.dumps(BASE)
    assert "not a number" in told(text.replace('"version": 1', f'"version": {number}'))
    assert "not a number" in told(text.replace('"version": 1', f'"version": 1, "x_n": {number}'))


@pytest.mark.parametrize("number", ["1" + "0" * 5000, "1" + "0" * 4000, "-" + "9" * 4000, "1e999"])
def test_numbers_beyond_all_bounds(number: str) -> None:
    text = json.dumps(BASE)
    told(text.replace('"version": 1', f'"version": {number}'))
    told(text.replace('"first":', f'"first": {number}, "x_first":'))
    told(text.replace('"seat":', f'"seat": {number}, "x_seat":', 1))
    told(text.replace('"ranks": [', f'"ranks": [{number}, '))


@pytest.mark.parametrize("one", [True, 1.0, "1", None, [1], {"a": 1}, 2, 0, -1])
def test_nothing_else_passes_for_version_1(one: object) -> None:
    assert "version" in told(changed(lambda data: data.update(version=one)))


@pytest.mark.parametrize(
    "place",
    [
        lambda data, wrong: data.update(game=wrong),
        lambda data, wrong: data.update(seats=wrong),
        lambda data, wrong: data.update(options=wrong),
        lambda data, wrong: data.update(setup=wrong),
        lambda data, wrong: data.update(moves=wrong),
        lambda data, wrong: data.update(result=wrong),
        lambda data, wrong: data["seats"].__setitem__(0, wrong),
        lambda data, wrong: data["seats"][0].update(name=wrong),
        lambda data, wrong: data["seats"][0].update(player=wrong),
        lambda data, wrong: data["options"].update(board=wrong),
        lambda data, wrong: data["options"].update(hands=wrong),
        lambda data, wrong: data["options"]["board"].__setitem__(0, wrong),
        lambda data, wrong: data["setup"].update(piles=wrong),
        lambda data, wrong: data["setup"]["piles"].update(red=wrong),
        lambda data, wrong: data["setup"]["piles"]["red"].__setitem__(0, wrong),
        lambda data, wrong: data["setup"].update(first=wrong),
        lambda data, wrong: data["moves"].__setitem__(0, wrong),
        lambda data, wrong: data["moves"][0].update(seat=wrong),
        lambda data, wrong: data["moves"][0].update(do=wrong),
        lambda data, wrong: data["moves"][0].update(color=wrong),
        lambda data, wrong: data["result"].update(values=wrong),
        lambda data, wrong: data["result"]["ranks"].__setitem__(0, wrong),
    ],
)
def test_wrong_types_in_every_place(place: Callable[[JSON, object], object]) -> None:
    wrongs: tuple[object, ...] = (True, 1.0, "1", None, [], {}, -1, 10**30)
    for wrong in wrongs:
        data: JSON = json.loads(json.dumps(BASE))
        place(data, wrong)
        text = json.dumps(data)
        if '"name": "1"' in text:
            assert read_record(text).seats[0].name == "1"
        else:
            told(text)


@pytest.mark.parametrize(
    "bulk",
    [
        lambda data: data["options"].update(board=[""] * MAX_MOVES * 2),
        lambda data: data["options"].update({f"k{n}": 0 for n in range(20_000)}),
        lambda data: data.update({f"k{n}": 0 for n in range(20_000)}),
        lambda data: data.update(moves=[0] * MAX_MOVES * 2),
        lambda data: data["moves"][0].update({f"k{n}": 0 for n in range(20_000)}),
        lambda data: data["setup"]["piles"].update(blue=[[""] * 900] * 1000),
        lambda data: data.update(seats=[{}] * 20_000),
        lambda data: data["result"].update(values=[0] * MAX_MOVES * 2),
    ],
)
def test_bulk_is_refused_before_it_is_looked_at(bulk: Callable[[JSON], object]) -> None:
    assert told(changed(bulk)) in (
        "holds more in one place than a record has",
        f"moves: not a list of {MAX_MOVES} at most",
    )


def test_an_honest_long_record_is_not_bulk() -> None:
    data = {**BASE, "moves": BASE["moves"] * (MAX_MOVES // len(BASE["moves"]))}
    assert len(read_record(json.dumps(data)).moves) > MAX_MOVES - 100
    data = {**BASE, "setup": {"cards": list(range(MAX_VALUES // 2))}}
    assert read_record(json.dumps(data)).setup == data["setup"]


@pytest.mark.parametrize("depth", [33, 100, 300, 900, 980, 990, 995])
@pytest.mark.parametrize("place", ['"options": {', '"setup": {', '"moves": [{', '"result": {'])
def test_deep_nesting_is_refused_wherever_it_stands(place: str, depth: int) -> None:
    deep = "[" * depth + "]" * depth
    text = json.dumps(BASE).replace(place, f'{place}"deep": {deep}, ')
    assert told(text) == "nested too deeply for a record"


@pytest.mark.parametrize(
    "hostile", ["\x1b[2J", "a\nb", "\u202etxt", "\ud800", "k" * 1_000_000, "\x00"]
)
def test_no_message_carries_what_a_terminal_should_not_print(hostile: str) -> None:
    for text in (
        changed(lambda data: data.update({hostile: 1})),
        changed(lambda data: data.update(game=hostile)),
        changed(lambda data: data["options"].update({hostile: 1})),
        changed(lambda data: data["setup"]["markers"].update({hostile: 1})),
        changed(lambda data: data["moves"][0].update({hostile: 1})),
        changed(lambda data: data["moves"][0].update(do=hostile)),
        changed(lambda data: data["moves"][0].update(color=hostile)),
        changed(lambda data: data["result"].update({hostile: 1})),
        changed(lambda data: data["seats"][0].update(player=hostile)),
    ):
        told(text)


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_noise_is_refused_in_a_line(noise: str | bytes) -> None:
    told(noise)


@given(json_values)
def test_any_json_is_refused_in_a_line(value: object) -> None:
    told(json.dumps(value))


@given(st.integers(0, 10_000), st.binary(min_size=1, max_size=3))
def test_a_damaged_record_is_refused_or_read(at: int, noise: bytes) -> None:
    text = json.dumps(BASE).encode()
    damaged = text[:at] + noise + text[at + 1 :]
    with suppress(errors.RecordError):
        record = read_record(damaged)
        assert read_record(record.to_json()) == record


# Seats


def test_a_seat_is_a_person_or_a_bot_of_some_level() -> None:
    assert SeatInfo(name="Ada", player="human").is_human
    assert SeatInfo(name="Ada", player="human").level == ""
    assert not SeatInfo(name="Baron", player="bot:shrewd").is_human
    assert SeatInfo(name="Baron", player="bot:shrewd").level == "shrewd"


@pytest.mark.parametrize(
    "player", ["", "bot", "bot:", "bot:Shrewd", "bot:1", "human\n", " human", "bot:a b", "Human"]
)
def test_no_other_player_exists(player: str) -> None:
    told(changed(lambda data: data["seats"][0].update(player=player)))


@pytest.mark.parametrize("seats", [0, 11])
def test_a_table_has_one_to_ten_seats(seats: int) -> None:
    told(changed(lambda data: data.update(seats=[data["seats"][0]] * seats)))


def test_notes_of_sealed_games_are_kept_where_they_belong_and_nowhere_else() -> None:
    data = deepcopy(BASE)
    data["x_fairness"] = {"seal": "s", "x_view": "v" * 64}
    data["moves"][0].update(x_view="0" * 64, x_hints=2)
    data["moves"][1].update(x_view="short", x_hints=True)
    data["setup"]["x_view"] = data["seats"][0]["x_view"] = "0" * 64
    data["x_hints"] = 3
    record = read_record(json.dumps(data))
    assert record.x_fairness == {"seal": "s"}
    assert record.moves[0] == {**BASE["moves"][0], "x_view": "0" * 64, "x_hints": 2}
    assert record.moves[1] == BASE["moves"][1]
    assert record.setup == BASE["setup"]
    again = read_record(record.to_json())
    assert (again, again.x_fairness) == (record, record.x_fairness)


def test_a_bots_character_is_kept_at_its_seat_and_nowhere_else() -> None:
    data = deepcopy(BASE)
    data["seats"][0]["x_character"] = "spiteful"
    data["seats"][1]["x_character"] = "Not a word"
    data["moves"][0]["x_character"] = data["x_character"] = "spiteful"
    record = read_record(json.dumps(data))
    assert [seat.x_character for seat in record.seats] == ["spiteful", None, None]
    seats = [{**BASE["seats"][0], "x_character": "spiteful"}, *BASE["seats"][1:]]
    assert record.model_dump(mode="json") == {**BASE, "seats": seats}
    assert read_record(record.to_json()) == record
    assert '"x_character": "spiteful"' in record.to_json()


@pytest.mark.parametrize("seats", [None, 3, {}, [None, 1], [[]]])
def test_seats_that_are_none_are_an_error(seats: object) -> None:
    told(changed(lambda data: data.update(seats=seats)))


def test_a_refusal_carries_its_code_and_ruling() -> None:
    refusal = errors.Refused("pile-is-empty", "N10")
    assert (refusal.code, refusal.ruling) == ("pile-is-empty", "N10")
    assert str(refusal) == "pile is empty (N10)"
    assert errors.Refused("pile-is-empty").ruling == "rules"
    assert isinstance(refusal, errors.StockGamesError)


def test_a_refusal_survives_a_pickle() -> None:
    """Bots run in another process, and their errors have to be passed back."""
    for refusal in (errors.Refused("pile-is-empty", "N10"), errors.Refused("take-a-chip-or-stop")):
        again = pickle.loads(pickle.dumps(refusal))
        assert (again.code, again.ruling) == (refusal.code, refusal.ruling)
        assert str(again) == str(refusal)


@pytest.mark.parametrize(
    ("message", "line"),
    [
        ("plain", "plain"),
        ("two\nlines\tand  more", "two lines and more"),
        ("\x1b[31mred", "?[31mred"),
        ("\u202eback", "?back"),
        ("\ud800", "?"),
        ("Zoë", "Zoë"),
    ],
)
def test_a_records_error_is_a_printable_line(message: str, line: str) -> None:
    assert str(errors.RecordError(message)) == line


def test_a_records_error_is_short() -> None:
    line = str(errors.RecordError("word " * 1_000_000))
    assert len(line) == errors.LONGEST_LINE
    assert line.endswith("...")
    assert str(errors.RecordError("a" * errors.LONGEST_LINE)) == "a" * errors.LONGEST_LINE


def caught() -> BaseException:
    try:
        try:
            raise KeyError("the king of spades")
        except KeyError as error:
            raise ValueError("Ada holds the king of spades") from error
    except ValueError as error:
        return error


def test_the_way_is_told_and_the_message_is_not() -> None:
    lines = errors.sanitized_traceback(caught()).splitlines()
    assert [line for line in lines if not line.startswith(" ")] == [
        "builtins.ValueError",
        "after",
        "builtins.KeyError",
    ]
    assert all(line.endswith("in caught") for line in lines if line.startswith(" "))
    assert "spades" not in "".join(lines)
    assert str(Path.home()) not in "".join(lines)


def suppressed() -> BaseException:
    try:
        try:
            raise KeyError
        except KeyError:
            raise ValueError from None
    except ValueError as error:
        return error


def test_what_was_left_out_on_purpose_stays_out() -> None:
    assert "KeyError" not in errors.sanitized_traceback(suppressed())
