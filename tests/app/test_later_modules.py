"""Modules that are put off come when something is taken out of them."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from stockgames.app.later_modules import put_off


@pytest.fixture
def colorsys(monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the name of a module that is not imported yet, and brings nothing along."""
    monkeypatch.delitem(sys.modules, "colorsys", raising=False)
    return "colorsys"


def put_off_here(name: str) -> ModuleType:
    with put_off(name):
        return __import__(name)


def test_what_is_taken_out_of_a_stand_in_is_the_modules_own(colorsys: str) -> None:
    stand_in = put_off_here(colorsys)
    assert colorsys not in sys.modules
    assert stand_in.rgb_to_hsv(1, 1, 1) == (0, 0, 1)
    assert stand_in.rgb_to_hsv is sys.modules[colorsys].rgb_to_hsv


def test_it_may_be_needed_while_others_are_imported(colorsys: str) -> None:
    with put_off(colorsys):
        from colorsys import rgb_to_hsv
    assert rgb_to_hsv is sys.modules[colorsys].rgb_to_hsv


def test_who_looks_at_what_it_is_does_not_import_it(colorsys: str) -> None:
    stand_in = put_off_here(colorsys)
    assert not hasattr(stand_in, "__path__")
    assert colorsys not in sys.modules


def test_a_module_that_is_here_stays() -> None:
    assert put_off_here("sys") is sys
