"""Registers the toy game for the contract tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stockgames.engine import registry
from tests.toys import RULES


@pytest.fixture(autouse=True)
def _toy_on_the_list() -> Iterator[None]:
    registry.register(RULES)
    yield
    registry.unregister("lemonade")
