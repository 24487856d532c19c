"""What is written down for the mutation trials fits the files that it speaks of."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((HERE / name).read_text("utf-8"))


def test_every_guarded_module_and_its_tests_are_there() -> None:
    for module, tests in read("guarded.toml")["modules"].items():
        assert tests
        for path in (module, *tests):
            assert (ROOT / path).is_file(), path


@pytest.mark.parametrize("one", read("by_hand.toml")["mutants"], ids=lambda one: str(one["why"]))
def test_every_mutant_made_by_hand_can_be_made(one: dict[str, str]) -> None:
    assert one["module"] in read("guarded.toml")["modules"]
    assert (ROOT / one["module"]).read_text("utf-8").count(one["line"]) == 1


def test_every_mutant_that_is_called_equivalent_speaks_of_what_is_there() -> None:
    for one in read("equivalent.toml")["equivalent"]:
        assert one["why"]
        before, _, _ = one["mutant"].partition(" => ")
        text = " ".join((ROOT / one["module"]).read_text("utf-8").split())
        assert " ".join(before.split()) in text, one
