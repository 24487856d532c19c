"""Names are read once: a tip or a placeholder that repeats them is no description."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from stockgames.ui.widgets.accessible_names import name_and_tip, name_once
from tests.ui.heard import tree


def test_a_tip_that_repeats_the_name_is_not_told(qtbot: QtBot) -> None:
    button = QPushButton()
    qtbot.addWidget(button)
    name_and_tip(button, "Take Coal")
    assert button.toolTip() == "Take Coal"
    assert (tree(button)[0].name, tree(button)[0].note) == ("Take Coal", "")
    name_and_tip(button, "Take Coal", "$3M becomes $2M")
    assert tree(button)[0].note == "$3M becomes $2M"
    name_and_tip(button, "Take Coal", "Take Coal")
    assert tree(button)[0].note == ""


def test_what_stands_in_an_empty_field_is_not_told_beside_its_name(qtbot: QtBot) -> None:
    field = QLineEdit()
    qtbot.addWidget(field)
    field.setPlaceholderText("Type a name")
    name_once(field, "Type a name")
    assert (tree(field)[0].name, tree(field)[0].note) == ("Type a name", "")
