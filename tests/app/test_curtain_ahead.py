"""The curtain is pre-rendered before it appears for the first time."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.app.curtain_ahead import CurtainAhead, curtains_ahead
from stockgames.controllers.stages import Handover, Stage
from stockgames.ui.pieces import curtain
from stockgames.ui.theme.pixmap_cache import STORE
from stockgames.ui.window.curtain import CurtainPage
from tests.app.visitor import settle
from tests.ui.table.seating import lay


@pytest.mark.parametrize(
    ("seats", "handover", "painted"),
    [("hh", Handover.CURTAIN, 1), ("hb", Handover.CURTAIN, 0), ("hh", Handover.TRUSTING, 1)],
)
def test_velvet_is_painted_while_somebody_is_asked_who_may_hand_the_screen_on(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    seats: str,
    handover: Handover,
    painted: int,
) -> None:
    cloths = list[object]()
    monkeypatch.setattr(curtain, "_paint_cloth", lambda *how: cloths.append(how))
    STORE.clear()
    table = lay(qtbot, seats, handover=handover)
    ahead = CurtainAhead(table.page)
    table.start()
    if handover is Handover.CURTAIN and seats == "hh":
        table.controller.lift()
    assert table.controller.stage is Stage.ASKING
    ahead.finish()
    assert len(cloths) == painted
    if painted:
        falls = CurtainPage(table.page.look, table.page.public_facts())
        qtbot.addWidget(falls)
        falls.resize(table.page.size())
        falls.grab()
        assert len(cloths) == painted
    STORE.clear()  # its velvet is none


def test_nothing_new_is_painted_when_it_falls(qtbot: QtBot) -> None:
    STORE.clear()
    table = lay(qtbot, "hh", handover=Handover.CURTAIN)
    ahead = CurtainAhead(table.page)
    table.start()
    table.controller.lift()
    ahead.finish()
    kept = set(STORE._kept)
    falls = CurtainPage(table.page.look, table.page.public_facts())
    qtbot.addWidget(falls)
    falls.resize(table.page.size())
    falls.grab()
    assert "sealed lines" in str(kept)
    assert set(STORE._kept) == kept


def test_no_curtain_is_left_of_those_painted_ahead(qtbot: QtBot) -> None:
    """Each shared table used to leak one curtain per person."""

    def curtains() -> int:
        settle()
        return sum(isinstance(one, CurtainPage) for one in QApplication.allWidgets())

    STORE.clear()
    table = lay(qtbot, "hh", handover=Handover.CURTAIN).start()
    before = curtains()
    jobs = iter(curtains_ahead(table.page, [0, 1]))
    next(jobs)()
    assert curtains() == before + 1
    for job in jobs:
        job()
    assert curtains() == before
    jobs = iter(curtains_ahead(table.page, [0, 1]))
    next(jobs)()
    del jobs  # a move is made before everything is painted
    assert curtains() == before
