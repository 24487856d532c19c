from __future__ import annotations

from PySide6.QtWidgets import QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from stockgames.ui.kit.theme import Look
from stockgames.ui.shell.settings_card import SettingsCard


def test_settings_stand_below_or_beside_each_other_with_their_words(qtbot: QtBot) -> None:
    card, fields = SettingsCard(Look()), [QLineEdit(), QLineEdit(), QLineEdit()]
    qtbot.addWidget(card)
    card.add("name", fields[0])
    card.add("font", fields[1])
    card.add("size", fields[2], beside=True)
    for key, title in (("name", "Name"), ("font", "Font"), ("size", "Size")):
        card.say(key, title, f"what {title} is")
    below = QLabel("as it looks")
    card.show_under("name", below)
    card.resize(900, 600)
    card.show()
    qtbot.waitExposed(card)
    name, font, size = (field.mapTo(card, field.rect().topLeft()) for field in fields)
    assert name.y() < font.y() == size.y()
    assert font.x() < size.x()
    assert below.mapTo(card, below.rect().topLeft()).y() > name.y()
    assert fields[2].accessibleName() == "Size"
    assert fields[2].accessibleDescription() == "what Size is"
    shown = {label.text() for label in card.findChildren(QLabel)}
    assert {"Name", "what Name is", "Size"} <= shown
