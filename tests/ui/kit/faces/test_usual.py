from __future__ import annotations

from stockgames.ui.kit.faces.sheet import choices, house
from stockgames.ui.kit.faces.usual import portraits_at, usual_portrait


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


def test_nobody_at_a_table_looks_like_another() -> None:
    people = [f"person {number}" for number in range(12)]
    found = portraits_at([*people, *house()])
    assert found[12:] == tuple(house().values())
    assert len(set(found)) == 24
