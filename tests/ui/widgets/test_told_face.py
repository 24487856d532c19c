"""Sheets are dialogs to screen readers; other widgets keep Qt's role."""

from __future__ import annotations

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.widgets.accessibility import listened_to
from tests.ui.heard import somebody_listens, tree


class Sheet(QWidget):
    """Covers a page, and has the focus."""

    told_role = "dialog"


def test_a_sheet_is_a_dialog(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    sheet, button = Sheet(page), QPushButton("Go on", page)
    assert not listened_to()
    with somebody_listens():
        assert listened_to()
        assert tree(sheet)[0].role == QAccessible.Role.Dialog
        assert tree(button)[0].role == QAccessible.Role.Button
