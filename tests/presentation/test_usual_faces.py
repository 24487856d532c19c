from __future__ import annotations

from collections.abc import Iterator

import pytest

from stockgames.evenings.person import Person, Portrait
from stockgames.presentation.faces import (
    bot_portraits,
    choices,
    clear_seats,
    know_people,
    portraits_at,
    set_seats,
    usual_portrait,
)


@pytest.fixture(autouse=True)
def _strangers() -> Iterator[None]:
    know_people(())
    yield
    know_people(())
    clear_seats()


def test_the_lot_falls_the_same_way_each_time() -> None:
    assert usual_portrait("Ada") == usual_portrait("ADA")
    assert usual_portrait("Ada") in choices()


def test_the_lot_knows_every_face() -> None:
    assert {usual_portrait(f"person {number}") for number in range(400)} == set(choices())


def test_a_face_that_somebody_has_is_drawn_again() -> None:
    first = usual_portrait("Ada")
    second = usual_portrait("Ada", [first])
    assert second != first
    assert usual_portrait("Ada", choices()) == first


def test_nobody_has_the_sign_of_another_while_there_are_enough() -> None:
    faces: list[Portrait] = []
    for number in range(16):
        faces.append(usual_portrait(f"person {number}", faces))
    assert len({face.sign for face in faces}) == 16
    while len(faces) < len(choices()):
        faces.append(usual_portrait(f"person {len(faces)}", faces))
    assert set(faces) == set(choices()), "then each still has a face of their own"


def test_nobody_at_a_table_looks_like_another() -> None:
    people = [f"person {number}" for number in range(12)]
    found = portraits_at([*people, *bot_portraits()])
    assert found[12:] == tuple(bot_portraits().values())
    assert len(set(found)) == 24


def test_people_of_the_house_have_the_face_they_chose_wherever_they_sit() -> None:
    stranger = portraits_at(["Ada"])[0]
    chosen = Portrait(hat="fez", sign="moon")
    know_people([Person("p1", "Ada", chosen), Person("p2", "Ben")])
    assert portraits_at(["ada", "Ben"]) == (chosen, usual_portrait("p2"))
    know_people([Person("p3", "Cleo", stranger)])
    assert portraits_at(["Ada", "Cleo"])[1] == stranger
    assert portraits_at(["Ada", "Cleo"])[0] != stranger, "theirs is taken by somebody known"


def test_two_people_of_one_name_keep_their_faces() -> None:
    one, other = Portrait(hat="fez", sign="moon"), Portrait(hat="beret", sign="key")
    know_people([Person("p1", "Ada", one), Person("p2", "Ada", other)])
    assert portraits_at(["Ada", "Ada 2"], ["p2", "p1"]) == (other, one)
    set_seats(["Ada", "Ada 2"], ["p2", "p1"])
    assert portraits_at(["Ada", "Ada 2"]) == (other, one)
    clear_seats()
    assert portraits_at(["Ada"]) == (one,), "who sat down last"


def test_a_bot_of_the_house_keeps_its_face_beside_a_person_of_its_name() -> None:
    know_people([Person("p1", "Clara", Portrait(hat="fez"))])
    assert portraits_at(["Clara", "Ada"], [None, None])[0] == bot_portraits()["Clara"]
    assert portraits_at(["Clara"], []) == (bot_portraits()["Clara"],)
