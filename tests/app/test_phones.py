"""A table that is set up for phones: nothing listens before the host opens it, nor after it."""

import socket
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from stockgames.storage.settings import Settings
from stockgames.ui.lobby.game_setup import GameSetup, bot, person
from stockgames.ui.window.phones import PhonesSheet
from tests.app.conftest import Visit
from tests.app.visitor import Visitor


def lay(visitor: Visitor) -> None:
    seats = person("Ada"), person("Bela"), bot("Bot", "random")
    visitor.house.tables.lay(GameSetup("nyse", seats, handover="phones", first=0))
    visitor.wait()


def sheet_of(visitor: Visitor) -> PhonesSheet | None:
    found = visitor.house.window.findChild(PhonesSheet)
    return found if found is not None and not found.isHidden() else None


def test_the_door_opens_by_a_press_and_closes_with_the_table(
    qtbot: QtBot, visit: Visit, tmp_path: Path
) -> None:
    visitor = visit(tmp_path)
    lay(visitor)
    qtbot.waitUntil(lambda: sheet_of(visitor) is not None)
    sheet, door = sheet_of(visitor), visitor.session.phones
    assert sheet is not None
    assert door.state == "shut"
    press = sheet.findChild(QPushButton, "open-door")
    assert press is not None
    press.click()
    qtbot.waitUntil(lambda: door.state == "open")
    with socket.create_connection(("127.0.0.1", door.port), timeout=2):
        pass
    sheet.accept()
    visitor.house.show_lobby()
    assert door.state == "shut"
    with pytest.raises(OSError):  # noqa: PT011  refused, or reset, as the system likes
        socket.create_connection(("127.0.0.1", door.port), timeout=2)


def test_a_setting_turns_phones_off_for_good(qtbot: QtBot, visit: Visit, tmp_path: Path) -> None:
    visitor = visit(tmp_path)
    settings: Settings = visitor.house.preferences.settings
    visitor.house.preferences.take(settings.model_copy(update={"phones": False}))
    lay(visitor)
    qtbot.wait(20)
    assert sheet_of(visitor) is None
    assert not visitor.house.window.commands["phones"].isVisible()
    visitor.house.window.commands["phones"].trigger()
    assert sheet_of(visitor) is None
