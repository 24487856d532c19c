"""The button of a regular."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.evenings.facts import Neighbour
from stockgames.presentation.faces import choices
from stockgames.ui.evening.people import PersonChip
from stockgames.ui.theme.theme_context import ThemeContext


def test_portraits_and_who_is_here_can_be_told_apart(qtbot: QtBot, look: ThemeContext) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    pictures, names = [], []
    for face, is_here in ((0, False), (0, True), (4, False)):
        chip = PersonChip(look, Neighbour("ada", "Ada", is_here, choices()[face]), room)
        chip.resize(chip.sizeHint())
        pictures.append(chip.grab().toImage())
        names.append(chip.accessibleName())
    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]
    assert names == [
        "Ada isn't here. Click when they arrive",
        "Ada is here. Click when they leave",
        "Ada isn't here. Click when they arrive",
    ]
