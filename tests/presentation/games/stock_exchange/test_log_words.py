"""The log shows each seat only its own affairs."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from stockgames.presentation.games.stock_exchange import log_words
from tests.ui.games.stock_exchange.office import dealt
from tests.ui.table.seating import NAMES


def test_the_log_tells_each_seat_its_own_affairs_alone(qapp: QApplication) -> None:
    match = dealt("hhbbbbbb", rounds=1)
    opened = match.moves[7].events
    for viewer in (0, 1):
        told = [line for e in opened for line in log_words.describe(e, NAMES, viewer)]
        mine = [line for line in told if line.startswith(("Made", "Arrived", "Nothing"))]
        assert len(mine) == 2
    public = [line for e in opened for line in log_words.describe(e, NAMES, None)]
    assert not [line for line in public if line.startswith(("Made", "Arrived", "Exchanged"))]


def test_a_single_prize_token_is_told_as_one(qapp: QApplication) -> None:
    assert "1 prize token made" in log_words.prize_line(1, 0)
    assert "2 prize tokens made" in log_words.prize_line(2, 0)
