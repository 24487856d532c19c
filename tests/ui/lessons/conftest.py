"""Deletes pages after each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.ui.table.seating import clear_away


@pytest.fixture(autouse=True)
def _cleared_away() -> Iterator[None]:
    yield
    clear_away()
