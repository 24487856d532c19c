"""The page as text: as much as it shows, and nothing while it is covered."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Handover, Stage
from stockgames.presentation.outline import as_text
from tests.ui.table.seating import lay


def test_the_hand_is_told_to_its_own_eyes_alone(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").start()
    table.key("B", "Enter")
    table.wait_for(Stage.ASKING)
    told = as_text(table.page.outline.nodes())
    assert "Your hand, undersides showing" in told
    assert "Your turn" in told


def test_nothing_is_told_behind_the_curtain(qtbot: QtBot) -> None:
    table = lay(qtbot, "hh", handover=Handover.CURTAIN).start()
    assert table.controller.stage is Stage.CURTAIN
    assert table.page.outline.covered
    assert table.page.outline.nodes() == ()
    assert table.page.outline.board() == ()
