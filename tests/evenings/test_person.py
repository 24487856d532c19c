from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.errors import RecordError
from stockgames.engine.plain_text import LONGEST_NAME, name_of, one_line
from stockgames.evenings.person import (
    MAX_BYTES,
    Person,
    Portrait,
    Tastes,
    called,
    from_text,
    to_text,
    unique_names,
)

WORDS = st.text(st.characters(codec="utf-8"), max_size=12)
ADA = Person("p1", "Ada", Portrait(hat="tricorne", colour="blue"), Tastes("de", 150, 4, "rank"))


@given(
    st.builds(
        Person,
        id=WORDS.map(one_line).filter(bool),
        name=WORDS.map(one_line).filter(bool),
        portrait=st.builds(Portrait, face=WORDS.map(one_line), sign=WORDS.map(one_line)),
        tastes=st.builds(Tastes, language=st.sampled_from(["", "de"]), hints=st.booleans()),
        since=WORDS.map(one_line),
    )
)
def test_people_survive_being_text(person: Person) -> None:
    assert from_text(to_text(person)) == person


def changed(**values: Any) -> str:
    return json.dumps({**json.loads(to_text(ADA)), **values})


def test_what_this_release_does_not_know_is_passed_over() -> None:
    portrait = {"hat": "tricorne", "colour": "blue", "monocle": "left"}
    tastes = {"language": "de", "text_size": 0, "suit_colours": 0, "clock": {"hands": 3}}
    found = from_text(changed(portrait=portrait, tastes=tastes, more=1))
    assert found.portrait == ADA.portrait
    assert found.tastes == Tastes("de")


OF_NO_KIND: list[Any] = [None, 7, 1.5, True, [], {}, "x" * 41, "\ud800", "\u202e", "a\nb", "\0"]
ODD = {
    "id": ["", *OF_NO_KIND],
    "name": ["", " ", "\u200b", *OF_NO_KIND[:8]],
    "since": OF_NO_KIND,
    "portrait": [None, 7, [], "face", True],
    "tastes": [None, 7, [], "taste", True],
    **{f"portrait.{field.name}": OF_NO_KIND for field in fields(Portrait)},
    "portrait.partner": [{}, {"hat": "tricorne"}, 7, "x", []],
    "tastes.language": ["../../etc", "de.ftl", "deutsch!", *OF_NO_KIND],
    "tastes.text_size": [-1, 99, 201, 10**30, "100", 100.0, None, True, []],
    "tastes.suit_colours": [1, 3, -2, "4", 2.0, None, True, {}],
    "tastes.hand_order": ["colour", "Suit", *OF_NO_KIND],
    "tastes.hints": [0, 1, "true", None, [], 1.0],
}


@pytest.mark.parametrize("place", ODD)
def test_every_field_is_checked(place: str) -> None:
    for value in ODD[place]:
        data = json.loads(to_text(ADA))
        outer, _, key = place.rpartition(".")
        (data[outer] if outer else data)[key] = value
        with pytest.raises(RecordError, match=rf"^{place}\b"):
            from_text(json.dumps(data))


def test_the_table_of_fields_is_whole() -> None:
    whole = {field.name for field in fields(Person)}
    whole |= {f"portrait.{field.name}" for field in fields(Portrait)}
    whole |= {f"tastes.{field.name}" for field in fields(Tastes)}
    assert set(ODD) == whole


def test_a_name_that_is_not_clean_is_cleaned() -> None:
    assert from_text(changed(name=" A\u202eda\n")).name == "Ada"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not JSON"),
        ("[]", "not a person"),
        ("[" * 40_000, "nested too deeply|not JSON"),
        (" " * (MAX_BYTES + 1), "too large"),
        (changed(version=2), "version"),
        (changed(format="stockgames.record"), "this isn't a person"),
        (changed(name=" "), "name"),
        (changed(name="x" * 41), "name"),
        (changed(name="\ud800"), "name"),
        (changed(id=7), "id"),
        (changed(portrait=[]), "portrait"),
        (to_text(ADA).replace('"id"', '"id": "p2", "id"'), "same key twice"),
        (
            changed(portrait={"partner": json.loads('{"partner":' * 400 + "{}" + "}" * 400)}),
            "portr",
        ),
    ],
)
def test_a_wrong_text_is_named_in_one_line(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        from_text(text)


def test_a_file_that_is_no_text_is_named() -> None:
    with pytest.raises(RecordError, match="UTF-8"):
        from_text(b"\xff")


SPELLINGS = [
    ("Ada", "ADA"),
    ("José", "Jose\u0301"),
    ("Zoë", "ZOE\u0308"),
    ("Å", "\u212b"),
    ("김", "\u1100\u1175\u11b7"),
    ("Straße", "STRASSE"),
    ("ש\u05c1\u05b8", "\ufb2a\u05b8"),
]
"""Two spellings that look alike, or differ in case only."""


@pytest.mark.parametrize(("one", "other"), SPELLINGS, ids=ascii)
def test_two_spellings_of_a_name_are_told_apart(one: str, other: str) -> None:
    assert unique_names([one, other]) == (one, f"{other} 2")
    assert unique_names([other, one]) == (other, f"{one} 2")


@pytest.mark.parametrize(
    "name",
    [
        "👩\u200d👩\u200d👧\u200d👦" * 5 + "👩\u200d👩\u200d👧",
        "a " * 19 + "aa",
        "☎\ufe0f" * 20,
        "e\u0301" * 20,
    ],
)
def test_a_long_name_that_is_told_apart_still_shows_all_of_it(name: str) -> None:
    for cut in range(20):
        text = one_line(name[cut:] + "x" * (LONGEST_NAME - len(name[cut:])))
        for found in unique_names([text, text]):
            assert name_of(found) == found


def test_names_are_told_apart() -> None:
    assert unique_names(["Ada", "Bo", "ada", "Ada 2", "Ada", ""]) == (
        *("Ada", "Bo", "ada 2", "Ada 2 2", "Ada 3", ""),
    )
    long = unique_names(["x" * LONGEST_NAME] * 12)
    assert len(set(long)) == 12
    assert max(map(len, long)) == LONGEST_NAME


def test_who_came_first_has_the_name() -> None:
    later, first = Person("a", "Ada", since="2026-02"), Person("b", "ada", since="2026-01")
    assert called([later, first, Person("c", "Bo")]) == {"b": "ada", "a": "Ada 2", "c": "Bo"}
