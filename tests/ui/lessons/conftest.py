"""Deletes pages after each test; a question may be answered at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stockgames.ui.widgets import pointer
from tests.ui.table.seating import clear_away


@pytest.fixture(autouse=True)
def _settled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pointer, "SETTLING_MS", 0)


@pytest.fixture(autouse=True)
def _cleared_away() -> Iterator[None]:
    yield
    clear_away()
