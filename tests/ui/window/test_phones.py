"""The page on which the host opens a table to phones."""

import pytest
import segno
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.phones.door import PhoneDoor
from stockgames.phones.server import page_files
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.window.phones import PhonesSheet, QrCode, phones_text
from tests.controllers.desk import Notebook
from tests.phones.desk import dealt, table
from tests.ui.finding import child


@pytest.fixture
def door() -> PhoneDoor:
    match, journal = dealt("nyse", "1", "hhb"), Notebook(0)
    return PhoneDoor(match, table(match, journal), journal, page_files())


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(1280, 720)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def sheet(look: ThemeContext, door: PhoneDoor, window: QWidget) -> PhonesSheet:
    made = PhonesSheet(look, door, window)
    made.open()
    return made


def button(sheet: PhonesSheet, name: str) -> QPushButton:
    return child(sheet, QPushButton, name)


def shown(sheet: PhonesSheet) -> set[str]:
    return {each.objectName() for each in sheet.findChildren(QPushButton) if each.isVisible()}


def test_nothing_listens_before_the_host_opens_the_door_nor_after_it_is_closed(
    qtbot: QtBot, sheet: PhonesSheet, door: PhoneDoor
) -> None:
    assert door.state == "shut"
    assert "open-door" in shown(sheet)
    assert not sheet.code.rows
    button(sheet, "open-door").click()
    qtbot.waitUntil(lambda: door.state == "open")
    assert {"close-door", "close-phones"} <= shown(sheet)
    button(sheet, "close-door").click()
    assert door.state == "shut"
    assert "open-door" in shown(sheet)
    assert not sheet.code.rows


def test_the_focus_moves_on_to_what_is_usual_next(
    qtbot: QtBot, sheet: PhonesSheet, door: PhoneDoor
) -> None:
    """After the door was opened, Enter would have given a seat to a bot."""
    window = sheet.window()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(sheet.focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: door.state == "open")
    assert sheet.focusWidget() is button(sheet, "close-phones")
    button(sheet, "close-door").setFocus()
    QTest.keyClick(sheet.focusWidget(), Qt.Key.Key_Return)
    assert door.state == "shut"
    assert sheet.focusWidget() is button(sheet, "open-door")


def test_a_door_shows_one_address_as_code_and_text(sheet: PhonesSheet, door: PhoneDoor) -> None:
    door.addresses, door.port, door.state = ("192.168.178.23", "10.0.0.4"), 8137, "open"
    door.changed.emit()
    address = child(sheet, QLabel, "phones-address")
    for number in door.addresses:
        assert address.text() == f"{number}:8137"
        matrix = segno.make(door.url(number), error="m", micro=False).matrix
        assert sheet.code.rows == tuple(matrix)
        button(sheet, "next-address").click()
    letters = child(sheet, QLabel, "phones-letters")
    assert letters.text().replace(" ", "") == door.seats.code


def test_the_painted_code_is_the_code(qtbot: QtBot, look: ThemeContext) -> None:
    code = QrCode(look)
    qtbot.addWidget(code)
    code.set_text("http://192.168.178.23:8137/#key")
    image, count = code.grab().toImage(), len(code.rows)
    ratio = image.devicePixelRatio()
    module = code.width() // (count + 8)
    left = (code.width() - module * count) // 2
    read = [
        bytearray(
            image.pixelColor(
                int((left + (x + 0.5) * module) * ratio), int((left + (y + 0.5) * module) * ratio)
            ).lightness()
            < 128
            for x in range(count)
        )
        for y in range(count)
    ]
    assert tuple(read) == code.rows
    assert left >= 4 * module


def test_the_host_sees_who_plays_where_and_decides_about_phones_seats(
    qtbot: QtBot, sheet: PhonesSheet, door: PhoneDoor
) -> None:
    door.state = "open"
    door.seats.take(0)
    door.changed.emit()
    qtbot.waitUntil(lambda: {"phone-give-1", "phone-free-1"} <= shown(sheet))
    assert not {"phone-give-2", "phone-give-3"} & shown(sheet)
    assert "Ada" in phones_text(door)
    button(sheet, "phone-give-1").click()
    assert door.people()[0].state == "screen"
    qtbot.waitUntil(lambda: "phone-give-1" in shown(sheet))
    button(sheet, "phone-give-1").click()
    assert door.people()[0].state == "asleep"
    qtbot.waitUntil(lambda: "phone-free-1" in shown(sheet))
    button(sheet, "phone-free-1").click()
    assert door.people()[0].state == "free"
    assert not {"phone-give-1", "phone-free-1"} & shown(sheet)
