from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.table.game_sheet import GameSheet
from stockgames.ui.table.keys import enter_text


def test_the_proposed_button_prints_the_key_that_presses_it_now(qtbot: QtBot) -> None:
    sheet = GameSheet(Look())
    qtbot.addWidget(sheet)
    sheet.proposed = KitButton(sheet.look, kind="primary", parent=sheet)
    other, field = KitButton(sheet.look, parent=sheet), QWidget(sheet)
    printed = []
    for focused in (None, sheet.proposed, field, other):
        sheet.follow_keyboard(focused)
        printed.append(sheet.proposed.key())
    assert printed == [enter_text(True)] * 3 + [enter_text(False)]
