"""The files of the mutation tests are consistent with the modules they name."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((HERE / name).read_text("utf-8"))


def test_every_guarded_module_and_its_tests_are_there() -> None:
    for module, tests in read("guarded.toml")["modules"].items():
        assert tests
        for path in (module, *tests):
            assert (ROOT / path).is_file(), path


def test_every_mutant_by_hand_and_every_equivalent_one_has_its_module_and_a_reason() -> None:
    """The command itself checks whether the mutated line still exists."""
    modules = read("guarded.toml")["modules"]
    for one in (*read("by_hand.toml")["mutants"], *read("equivalent.toml")["equivalent"]):
        assert one["module"] in modules
        assert one["why"]
