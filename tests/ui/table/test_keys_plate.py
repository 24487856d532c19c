"""The plate on which everybody finds their keys."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from pytestqt.qtbot import QtBot

from stockgames.evenings.person import Portrait
from stockgames.ui.kit.fonts import load_fonts
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.keys_plate import KeysPlate, Typist, plate_place

SIZE = QSize(1280, 680)


def test_it_lies_between_log_and_choices() -> None:
    log, actions = QRect(24, 430, 280, 230), QRect(970, 430, 280, 230)
    place = plate_place(SIZE, log, actions)
    assert place.top() == actions.top()
    assert not place.intersects(log)
    assert not place.intersects(actions)


def test_it_lies_beside_log_and_choices_that_stand_together() -> None:
    log, actions = QRect(960, 20, 300, 310), QRect(960, 350, 300, 310)
    place = plate_place(SIZE, log, actions)
    assert place.right() < log.left()
    assert QRect(0, 0, SIZE.width(), SIZE.height()).contains(place)


def test_it_tells_how_far_each_has_come(qtbot: QtBot) -> None:
    load_fonts()
    plate = KeysPlate(Look())
    qtbot.addWidget(plate)
    plate.set_typists(
        [Typist(Portrait(), "Ada", "QWEASD", "laid"), Typist(Portrait(), "Bela", "RTYFGH", "half")]
    )
    assert plate.accessibleDescription() == "Ada: ready, Bela: one more key"
    assert not plate.isHidden()
    assert plate.accessibleName() == "Everyone: press your own keys"
    plate.set_typists([Typist(Portrait(), "Bela", "RTYFGH", "half")], "Round 3")
    assert plate.accessibleName() == "Only Bela presses  ·  code cards: Round 3"
    plate.resize(640, 240)
    assert not plate.grab().isNull()
    plate.set_typists(())
    assert plate.isHidden()
