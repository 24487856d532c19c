"""A controlled toggle emits presses, a screen reader's too, and only `mark` changes its state."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.ui.widgets.buttons import ControlledToggle


class _Button(ControlledToggle):
    """Paints nothing."""

    def paintEvent(self, event: object) -> None:
        """Paint nothing."""


@pytest.mark.parametrize("marked", [True, False])
def test_a_press_is_told_once_and_marks_nothing(qtbot: QtBot, marked: bool) -> None:
    button, pressed = _Button(), list[bool]()
    qtbot.addWidget(button)
    button.clicked.connect(lambda: pressed.append(True))
    button.mark(marked)
    assert pressed == []
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert (len(pressed), button.isChecked()) == (1, marked)
    face = QAccessible.queryAccessibleInterface(button).actionInterface()
    face.doAction(QAccessibleActionInterface.toggleAction())
    assert (len(pressed), button.isChecked()) == (2, marked)
