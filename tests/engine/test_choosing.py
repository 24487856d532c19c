"""What can be pointed at, told by name."""

from __future__ import annotations

from stockgames.engine.choosing import Target, named
from stockgames.engine.errors import Refused


def test_a_target_is_found_by_its_name_be_it_refused_or_not() -> None:
    why = Refused("pile-is-empty")
    targets = [Target("take-red", ("pile", 2)), Target("take-blue", ("pile", 0), why)]
    found = named(targets, "take-blue")
    assert found is not None
    assert (found.place, found.refused) == (("pile", 0), why)
    assert named(targets, "take-green") is None
    assert named(targets, None) is None
