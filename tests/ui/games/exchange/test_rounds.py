"""The triangle is at the present round, and finally at the close."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from stockgames.games.exchange.stages import (
    CLOSE,
    FOUNDING,
    OVER,
    PHASE_1,
    PHASE_3,
)
from stockgames.ui.games.exchange.market import RoundsItem
from stockgames.ui.theme.context import ThemeContext
from tests.games.exchange.table import state_with
from tests.ui.games.exchange.boards import seen


@pytest.mark.parametrize(
    ("stage", "round_", "at"),
    [(FOUNDING, 0, -1), (PHASE_1, 1, 0), (PHASE_3, 5, 4), (CLOSE, 5, 5), (OVER, 5, 5)],
)
def test_where_it_stands(qapp: QApplication, stage: int, round_: int, at: int) -> None:
    facts = seen(state_with([500] * 3, [(1, 1, 1)] * 3), None).facts
    item = RoundsItem(ThemeContext())
    item.tell(replace(facts, stage=stage, round=round_))
    assert item.at == at
