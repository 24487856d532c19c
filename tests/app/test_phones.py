"""A table that is set up for phones: nothing listens before the host opens it, nor after it."""

import os
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from stockgames.app.known_players import person_called
from stockgames.engine.record import Holder
from stockgames.storage.settings import Settings
from stockgames.ui.lobby.game_setup import GameSetup, bot, person
from stockgames.ui.window.phones import PhonesSheet
from tests.app.conftest import Visit
from tests.app.visitor import Visitor
from tests.ui.finding import child


def lay(visitor: Visitor) -> None:
    seats = person("Ada"), person("Bela"), bot("Bot", "random")
    visitor.app.tables.deal(GameSetup("nyse", seats, handover="phones", first=0))
    visitor.wait()


def sheet_of(visitor: Visitor) -> PhonesSheet | None:
    found = visitor.app.window.findChild(PhonesSheet)
    return found if found is not None and not found.isHidden() else None


def listening() -> set[int]:
    """Return the TCP ports on which this process listens, as `ss -ltnp` tells them."""
    own, found = set[str](), set[int]()
    for each in Path("/proc/self/fd").iterdir():
        with suppress(OSError):  # it has been closed meanwhile
            own.add(os.readlink(each))
    for table in ("/proc/self/net/tcp", "/proc/self/net/tcp6"):
        lines = Path(table).read_text().splitlines()[1:] if Path(table).exists() else []
        for _, address, _, state, *rest in map(str.split, lines):
            if state == "0A" and f"socket:[{rest[5]}]" in own:
                found.add(int(address.rpartition(":")[2], 16))
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="sockets are told by /proc")
def test_the_door_opens_by_a_press_and_closes_with_the_table(
    qtbot: QtBot, visit: Visit, tmp_path: Path
) -> None:
    visitor = visit(tmp_path).enter()
    lay(visitor)
    qtbot.waitUntil(lambda: sheet_of(visitor) is not None)
    assert not listening()
    sheet, door = sheet_of(visitor), visitor.session.phones
    assert sheet is not None
    assert door.state == "shut"
    press = child(sheet, QPushButton, "open-door")
    press.click()
    qtbot.waitUntil(lambda: door.state == "open")
    assert listening() == {door.port}
    sheet.accept()
    visitor.app.show_lobby()
    assert door.state == "shut"
    assert not listening()


def test_a_name_typed_on_a_phone_is_known_from_then_on(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(tmp_path).enter()
    lay(visitor)
    library, session = visitor.app.library, visitor.session
    assert library is not None
    zoe = person_called(library, "Zoe")
    for seat, name in ((0, "zoe"), (1, "Yan")):
        session.phones.named.emit(seat, Holder(name=name, player="human"))
    assert session.names[:2] == ("zoe", "Yan")
    assert session.people[:2] == (zoe.id, person_called(library, "Yan").id)
    assert [game.seats[1].name for game in library.unfinished()] == ["Yan"]


def test_a_setting_turns_phones_off_for_good(qtbot: QtBot, visit: Visit, tmp_path: Path) -> None:
    visitor = visit(tmp_path).enter()
    settings: Settings = visitor.app.preferences.settings
    visitor.app.preferences.apply(settings.model_copy(update={"phones": False}))
    lay(visitor)
    qtbot.wait(20)
    assert sheet_of(visitor) is None
    assert not visitor.app.window.commands["phones"].isVisible()
    visitor.app.window.commands["phones"].trigger()
    assert sheet_of(visitor) is None
