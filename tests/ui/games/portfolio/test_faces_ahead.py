"""Cards that turn up later have been painted before, in the widths that lie on the table."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from stockgames.ui.games.portfolio import faces_ahead
from stockgames.ui.kit.palette import SUITS
from tests.ui.games.portfolio.seating import lay


def test_all_courts_and_aces_are_painted_whoever_holds_them(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: set[tuple[float, int, str]] = set()

    def bake(ratio: float, width: float, rank: int, suit: str, *, four_colours: bool) -> None:
        painted.add((width, rank, suit))

    monkeypatch.setattr(faces_ahead, "bake_face", bake)
    table = lay(qtbot, "hb").start()
    scene = table.board.scene
    assert painted == set()
    scene._ahead.finish()
    assert scene.layout_ is not None
    widths = {width for width, _, _ in painted}
    assert {round(scene.layout_.hand_card, 1), round(scene.piles.card, 1)} <= widths
    assert painted == {
        (w, rank, suit) for w in widths for rank in (1, 11, 12, 13) for suit in SUITS
    }
