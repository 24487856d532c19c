import json
from typing import Any

import pytest
from hypothesis import given

from stockgames.engine.errors import RecordError
from stockgames.evenings.evening import Evening
from stockgames.evenings.form import from_text, read_file, to_file, to_text
from stockgames.evenings.standing import standing
from tests.evenings.gatherings import evenings, gather, of_the_picture

NAMES = {name: name.title() for name in ("ada", "bela", "clara", "dmitri", "esra", "finn")}


def written() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(to_file(of_the_picture(), NAMES, lambda act: None))
    first = data["programme"][0]
    first["counted"] = first["chairs"]  # as if seats had changed hands
    return data


@given(evenings())
def test_what_the_library_keeps_is_the_evening(evening: Evening) -> None:
    assert from_text(to_text(evening)) == evening


def test_a_game_that_runs_is_kept_with_its_row() -> None:
    evening = gather(2, "nyse").begin(1, ("p0", "p1"), row=9, at="now")
    assert from_text(to_text(evening)) == evening


@given(evenings())
def test_a_file_tells_the_standing_that_was_reached(evening: Evening) -> None:
    names = {guest.person: guest.person.upper() for guest in evening.guests}
    read = read_file(to_file(evening, names, lambda act: f"seal {act.number}"))
    assert standing(read.evening) == standing(evening)
    assert read.names == names


def test_v10_a_file_holds_people_programme_records_and_points() -> None:
    text = to_file(of_the_picture(), NAMES, lambda act: "ab12" if act.is_over else None)
    data = json.loads(text)
    assert data["people"][0] == {"id": "ada", "start": "0", "gone": False, "name": "Ada"}
    assert data["programme"][0]["record"] == "ab12"
    assert "row" not in data["programme"][0]
    assert data["programme"][0]["points"]["clara"] == "15/2"
    assert data["standing"][1] == {"person": "clara", "points": "25/2", "place": 2}


def spoilt(*path: Any, value: Any) -> str:
    data: Any = written()
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return json.dumps(data)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not JSON"),
        ("[]", "not an evening"),
        ("[" * 100_000, "nested too deeply"),
        (" " * 2_000_000, "too large"),
        ('{"format": "stockgames.evening", "until": NaN}', "not JSON"),
        (spoilt("version", value=2), "version"),
        (spoilt("people", 0, "start", value="1/0"), "start"),
        (spoilt("people", 1, "id", value="ada"), "twice"),
        (spoilt("programme", 0, "chairs", 0, value="zoe"), "zoe is not among the people"),
        (spoilt("programme", 0, "chairs", 0, value="bela"), "somebody has two places"),
        (spoilt("programme", 0, "ranks", value=[1]), "ranks do not fit"),
        (spoilt("programme", 0, "state", value="to-come"), "chairs do not fit"),
        (spoilt("programme", 1, "number", value=1), "the same number"),
        (spoilt("programme", 0, "points", "ada", value="9"), "do not follow from its ranks"),
        (spoilt("standing", 0, "points", value="99"), "does not follow from the points"),
        (spoilt("odd", value=1), "odd"),
        (spoilt("programme", 0, "ranks", 0, value=5), "its ranks are no places"),
        (to_text(of_the_picture()).replace('"name"', '"name": "x", "name"', 1), "same key twice"),
    ],
)
def test_a_wrong_file_is_named_in_one_line(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        read_file(text)


def test_a_file_that_is_no_text_is_named() -> None:
    with pytest.raises(RecordError, match="UTF-8"):
        read_file(b"\xff\xfe")


NO_KEY: list[Any] = [None, 7, True, [], {}, "", "x" * 41, "\ud800", "a\u202e", "a\nb", "\0"]
NO_TEXT: list[Any] = [None, 7, True, [], {}, "x" * 81, "\ud800"]
NO_NUMBER: list[Any] = [None, "1", 1.0, True, [], {}, 10**30]
NO_LIST: list[Any] = [None, 7, "ada", {}, True, ["ada"] * 100, [7], [[]]]
NO_AMOUNT: list[Any] = [None, 7, "", "-1", "1/0", "1e9", "9" * 7, "1/", "\u0661"]
ODD: dict[tuple[str | int, ...], list[Any]] = {
    ("name",): NO_TEXT,
    ("begun",): NO_TEXT,
    ("until",): NO_TEXT,
    ("ended",): [None, 0, "true", []],
    ("people",): [None, 7, "ada", {}, [7], [None], [{}] * 17],
    ("people", 0, "id"): NO_KEY,
    ("people", 0, "name"): [7, True, [], "", " ", "\u200b", "x" * 41, "x" * 4000, "\ud800"],
    ("people", 0, "start"): NO_AMOUNT,
    ("people", 0, "gone"): [None, 0, "true", []],
    ("programme",): [None, 7, "nyse", {}, [7], [None], [{}] * 201],
    ("programme", 0, "number"): [*NO_NUMBER, 0, -1, 1_000_001],
    ("programme", 0, "game"): NO_KEY,
    ("programme", 0, "options"): [None, 7, "x", [], {"x" * 41: 1}, {"a\n": 1}],
    ("programme", 0, "state"): ["", "ended", None, 7, []],
    ("programme", 0, "agreed"): NO_LIST,
    ("programme", 0, "chairs"): NO_LIST,
    ("programme", 0, "sat_out"): [*NO_LIST, [None]],
    ("programme", 0, "counted"): [*NO_LIST, ["ada", "ada"], ["nobody"], [None] * 9],
    ("programme", 0, "ranks"): [*NO_LIST, [0], [-7], [True], [1.0], [10**30]],
    ("programme", 0, "scores"): [*NO_LIST, [True], [1.0], [10**30]],
    ("programme", 0, "began"): NO_TEXT,
    ("programme", 0, "ended"): NO_TEXT,
    ("programme", 0, "record"): NO_TEXT[1:],
    ("programme", 0, "points"): [7, [], "x", {"ada": 7}, {"ada": "-1"}, {"": "1"}],
    ("standing",): [7, {}, "x", [7], [{}], [None]],
    ("standing", 0, "person"): NO_KEY,
    ("standing", 0, "points"): NO_AMOUNT,
    ("standing", 0, "place"): [*NO_NUMBER[1:], 0, -1],
}


@pytest.mark.parametrize("place", ODD, ids=lambda place: ".".join(map(str, place)))
def test_every_field_is_checked(place: tuple[str | int, ...]) -> None:
    for value in ODD[place]:
        with pytest.raises(RecordError):
            read_file(spoilt(*place, value=value))


def test_the_table_of_fields_is_whole() -> None:
    def places(value: Any, *path: str | int) -> set[tuple[str | int, ...]]:
        if isinstance(value, dict) and path[-1:] not in (("options",), ("points",)):
            return {place for key in value for place in places(value[key], *path, key)}
        if isinstance(value, list) and value and isinstance(value[0], dict):
            return {path} | places(value[0], *path, 0)
        return {path}

    assert set(ODD) | {("format",), ("version",)} == places(written())


def test_texts_are_shown_on_one_line_as_they_are() -> None:
    read = read_file(spoilt("name", value="Tuesday\n\u202eevening"))
    assert read.evening.name == "Tuesday evening"
    assert read_file(spoilt("people", 0, "name", value="A\u200bda")).names["ada"] == "Ada"
