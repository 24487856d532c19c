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
    ],
)
def test_a_wrong_file_is_named_in_one_line(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        read_file(text)


def test_a_file_that_is_no_text_is_named() -> None:
    with pytest.raises(RecordError, match="UTF-8"):
        read_file(b"\xff\xfe")
