"""A table without a page shows what one seat sees, and asks it if it is asked."""

from __future__ import annotations

from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.presentation.described import still_context
from stockgames.presentation.outline import as_text
from stockgames.ui.table.generic import still_table
from stockgames.ui.theme.context import ThemeContext
from tests.lessons.shipped import LESSONS, run_of


def test_it_shows_what_its_eyes_see(qtbot: QtBot, look: ThemeContext) -> None:
    match = run_of(*LESSONS[0]).match
    seat = match.actors[0]
    own, other = still_context(match, seat), still_context(match, None)
    assert (own.stage, own.seat, own.viewer) == (Stage.ASKING, seat, seat)
    assert (other.stage, other.seat, other.viewer) == (Stage.THINKING, None, None)
    told = []
    for context in (own, other):
        table = still_table(match, context, look, QSize(1280, 720))
        qtbot.addWidget(table.widget())
        told.append(as_text(table.outline()))
    assert told[0] != told[1]
