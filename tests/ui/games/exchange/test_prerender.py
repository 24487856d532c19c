"""All cards of later phases are pre-rendered, whatever is played."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.exchange.hand import HandItem
from stockgames.ui.games.exchange.prerender import _jobs
from stockgames.ui.games.exchange.sleeves import SleeveRowItem
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.pixmap_cache import STORE
from tests.games.exchange.table import lay, state_with
from tests.ui.games.exchange.boards import Board, laid_out, seen
from tests.ui.theme.pictures import picture

_ROUND = "bonds, banks, insurance", "sell 2, sell 1, sell 3"
CASH, SHARES = [500, 300, 200], [(3, 3, 3)] * 3


def after(*phases: str) -> Board:
    match = state_with(CASH, SHARES)
    for phase in phases:
        lay(match, *[words.strip() for words in phase.split(",")])
    return seen(match, 0)


@pytest.mark.parametrize(
    "phases",
    [(), ("banks, insurance, bonds",), ("insurance, insurance, bonds",), _ROUND],
)
def test_hand_and_sleeves_of_any_phase_have_been_painted(
    qapp: QApplication, phases: tuple[str, ...]
) -> None:
    look = ThemeContext()
    scene = laid_out(look, after(*phases))
    assert scene.layout_ is not None
    STORE.clear()
    assert scene.facts is not None
    for job in _jobs(look, scene.layout_, scene.facts.seats[0].traded, 1.0):
        job()
    kept = set(STORE._kept)

    def paint(painter: QPainter) -> None:
        for item in (scene.hand, scene.sleeves):
            assert isinstance(item, HandItem | SleeveRowItem)
            item.draw(painter)

    picture(1280, 680, paint)
    new = map(str, set(STORE._kept) - kept)
    cards = [key for key in new if "PhaseCard" in key or "Sleeve" in key]
    assert cards == []
    STORE.clear()
