"""Dataclasses are the same, whether they were imported lightly or not."""

from __future__ import annotations

import subprocess
import sys

import pytest

CLASSES = """
import sys
{importing}
from dataclasses import dataclass, fields, make_dataclass, replace

@dataclass(frozen=True, order=True)
class Told:
    "It has a docstring."
    price: int = 5

print(Told(3), replace(Told(3), price=4), Told(1) < Told(2), [field.name for field in fields(Told)])
print("inspect" in sys.modules, file=sys.stderr)

@dataclass
class Untold:
    price: int = 5

print(Untold.__doc__, make_dataclass("Made", ["price"]).__doc__)
import inspect
print(inspect.signature(Untold), type(inspect).__name__)
"""
LIGHTLY = (
    "from stockgames.app.light_dataclasses import import_dataclasses_lightly\n"
    "import_dataclasses_lightly()"
)


def said(importing: str) -> tuple[str, str]:
    """Return what a program prints that makes dataclasses, and whether `inspect` was there."""
    ended = subprocess.run(
        [sys.executable, "-c", CLASSES.format(importing=importing)],
        capture_output=True,
        text=True,
        check=True,
    )
    return ended.stdout, ended.stderr.strip()


def test_what_tells_signatures_comes_when_a_class_needs_one() -> None:
    lightly, usually = said(LIGHTLY), said("import dataclasses")
    assert lightly[0] == usually[0]
    assert "Untold(price: int = 5)" in lightly[0]
    assert (lightly[1], usually[1]) == ("False", "True")


@pytest.mark.parametrize("before", ["dataclasses", "inspect"])
def test_what_was_imported_before_stays(before: str) -> None:
    assert said(f"import {before}; {LIGHTLY.splitlines()[0]}")[0] == said("import sys")[0]
