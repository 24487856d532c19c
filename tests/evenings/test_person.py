from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.errors import RecordError
from stockgames.engine.plain_text import LONGEST_NAME, one_line
from stockgames.evenings.person import (
    MAX_BYTES,
    Person,
    Portrait,
    Tastes,
    called,
    from_text,
    to_text,
    told_apart,
)

WORDS = st.text(st.characters(codec="utf-8"), max_size=12)
ADA = Person("p1", "Ada", Portrait(hat="tricorne", colour="blue"), Tastes("de", 150, 4, "rank"))


@given(
    st.builds(
        Person,
        id=WORDS.filter(bool),
        name=WORDS.map(one_line).filter(bool),
        portrait=st.builds(Portrait, face=WORDS, sign=WORDS),
        tastes=st.builds(Tastes, language=WORDS, hints=st.booleans()),
        since=WORDS,
    )
)
def test_people_survive_being_text(person: Person) -> None:
    assert from_text(to_text(person)) == person


def changed(**values: Any) -> str:
    return json.dumps({**json.loads(to_text(ADA)), **values})


def test_what_this_release_does_not_know_is_passed_over() -> None:
    portrait = {"hat": "tricorne", "colour": "blue", "monocle": "left", "face": 7}
    tastes = {"language": "de", "text_size": 900, "suit_colours": 3, "hand_order": "colour"}
    found = from_text(changed(portrait=portrait, tastes=tastes, more=1))
    assert found.portrait == ADA.portrait
    assert found.tastes == Tastes("de")


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
    ],
)
def test_a_wrong_text_is_named_in_one_line(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        from_text(text)


def test_a_file_that_is_no_text_is_named() -> None:
    with pytest.raises(RecordError, match="UTF-8"):
        from_text(b"\xff")


def test_names_are_told_apart() -> None:
    assert told_apart(["Ada", "Bo", "ada", "Ada 2", "Ada", ""]) == (
        *("Ada", "Bo", "ada 2", "Ada 2 2", "Ada 3", ""),
    )
    long = told_apart(["x" * LONGEST_NAME] * 12)
    assert len(set(long)) == 12
    assert max(map(len, long)) == LONGEST_NAME


def test_who_came_first_has_the_name() -> None:
    later, first = Person("a", "Ada", since="2026-02"), Person("b", "ada", since="2026-01")
    assert called([later, first, Person("c", "Bo")]) == {"b": "ada", "a": "Ada 2", "c": "Bo"}
