"""Registers the toy game for the contract tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stockgames.engine import registry


@pytest.fixture(autouse=True)
def _toy_on_the_list() -> Iterator[None]:
    registry.register("lemonade", "tests.toy.lemonade")
    yield
    registry.unregister("lemonade")
