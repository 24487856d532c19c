"""The focus stays on a game's sheet and its choices."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from stockgames.presentation.panel import Choice, ChoiceGroup, Panel
from stockgames.ui.table.action_panel import ActionPanel
from stockgames.ui.table.cover_sheets import GameSheet
from stockgames.ui.theme.context import ThemeContext


class Form(GameSheet):
    """Two lines to fill in."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.lines = [QLineEdit(self), QLineEdit(self)]

    def stops(self) -> list[QLineEdit]:
        return self.lines


def test_the_keyboard_goes_over_the_sheet_then_to_its_choices_round_and_round(
    qtbot: QtBot,
) -> None:
    look, window = ThemeContext(), QWidget()
    qtbot.addWidget(window)
    window.resize(600, 600)
    panel, sheet = ActionPanel(look, window), Form(look, window)
    panel.resize(300, 300)
    sheet.move(QPoint(300, 0))
    choices = Choice("send", "Send", key="Enter"), Choice("leave", "Leave", key="Esc")
    panel.show_panel(Panel("Form", (ChoiceGroup("", choices),)))
    window.show()
    order = [*sheet.lines, *panel.buttons()]
    assert len(order) == 4
    for forward, start in ((True, 0), (False, -1)):
        at: QWidget | None = None
        way = order if forward else order[::-1]
        for expected in (*way, way[0]):
            assert sheet.go_on(panel, at, forward=forward)
            at = window.focusWidget()
            assert at is expected, start


def test_a_sheet_with_nothing_to_fill_in_lets_the_keyboard_go_on(qtbot: QtBot) -> None:
    look, window = ThemeContext(), QWidget()
    qtbot.addWidget(window)
    assert not GameSheet(look, window).go_on(ActionPanel(look, window), None, forward=True)
