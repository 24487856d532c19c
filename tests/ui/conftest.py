"""Whoever plays in a test has long read what is asked."""

from __future__ import annotations

import pytest

from stockgames.ui.kit import settling


@pytest.fixture(autouse=True)
def _settled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settling, "SETTLING_MS", 0)
