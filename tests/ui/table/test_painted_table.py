"""What the painted tables of all games do alike."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.samples import page_of, seat_infos
from tests.ui.table.seating import LAID, SMALL

MOVES = 8


@pytest.mark.parametrize("reduced", [False, True], ids=["motion", "reduced"])
@pytest.mark.parametrize(
    "room", [QSize(600, 0), QSize(0, 400), QSize(1, 1), QSize(40, 30)], ids=str
)
@pytest.mark.parametrize("game_id", registry.game_ids())
def test_a_game_goes_on_where_there_is_no_room_for_the_board(
    qtbot: QtBot, game_id: str, room: QSize, reduced: bool
) -> None:
    game, look = registry.load(game_id), Look()
    look.fit(SMALL)
    look.set_reduced_motion(reduced)
    match = Match.deal(game, seat_infos("b" * game.meta.usual_seats), {}, "seed")
    page = page_of(match, look)
    LAID.append(page)
    page.resize(SMALL)
    page.game_table.widget().setFixedSize(room)
    with qtbot.waitExposed(page):
        page.show()
    page.start()

    def hurried() -> bool:
        page.presenter.step()
        return match.is_over or len(match.moves) >= MOVES

    qtbot.waitUntil(hurried, timeout=10000)
