from __future__ import annotations

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from stockgames.ui.lobby.seats import SeatRing
from stockgames.ui.theme.context import ThemeContext

NAMES = ("Ada", "Bruno", "Clara")


def shown(qtbot: QtBot, names: tuple[str, ...], height: int = 420) -> QImage:
    ring = SeatRing(ThemeContext())
    qtbot.addWidget(ring)
    ring.resize(480, height)
    ring.set_names(names)
    return ring.grab().toImage()


def test_everybody_sits_there_by_name_in_the_order_of_turns(qtbot: QtBot) -> None:
    looks = [
        shown(qtbot, names)
        for names in ((), NAMES[:1], NAMES[:2], NAMES, (NAMES[0], NAMES[2], NAMES[1]))
    ]
    assert [sum(one == other for other in looks) for one in looks] == [1] * 5


def test_there_is_no_table_where_it_has_no_room(qtbot: QtBot) -> None:
    assert shown(qtbot, NAMES, 100) == shown(qtbot, (), 100)
    assert SeatRing(ThemeContext()).sizeHint().isEmpty()
