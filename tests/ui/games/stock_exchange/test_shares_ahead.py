"""Certificates that arrive later are pre-rendered, whichever seat will get them."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.presentation.games.stock_exchange.terms import LETTERS
from stockgames.ui.games.stock_exchange import fan as shares_ahead
from stockgames.ui.games.stock_exchange.art import certificates, crates
from stockgames.ui.theme.pixmap_cache import STORE, nowhere
from tests.ui.games.stock_exchange.office import Office, dealt


def test_all_certificates_are_painted_as_wide_as_they_lie(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[tuple[float, str]] = []

    def bake(ratio: float, theme: object, width: float, letter: str, *words: str) -> None:
        painted.append((width, letter))

    monkeypatch.setattr(shares_ahead, "bake_share", bake)
    office = Office(qtbot, dealt()).start()
    office.wait_for(Stage.ASKING)
    scene = office.room.scene
    assert painted == []
    scene._ahead.finish()
    width = round(scene.fan.places()[0][1].width)
    assert painted == [(width, letter) for letter in LETTERS]


def test_certificates_of_another_width_are_painted_while_the_move_that_brings_them_is_shown(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: set[float] = set()

    def bake(ratio: float, theme: object, width: float, *words: str) -> None:
        painted.add(width)

    monkeypatch.setattr(shares_ahead, "bake_share", bake)
    office = Office(qtbot, dealt()).start()
    scene = office.room.scene
    scene.expect_shares(24)
    scene._after_move.finish()
    assert painted == {round(scene.fan.width_of(24))}
    assert scene.fan.width_of(24) < scene.fan.places()[0][1].width


def test_a_form_that_is_filled_paints_no_good_and_no_share_for_the_first_time(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    STORE.clear()
    office = Office(qtbot, dealt()).start()
    office.wait_for(Stage.ASKING)
    scene = office.room.scene
    assert scene.cabinet.layout_ is not None
    for ahead in (scene._to_come, scene._ahead):
        ahead.finish()
        monkeypatch.setattr(ahead, "begin", lambda *_: None)  # no other pre-rendering helps
    painted = list[object]()
    monkeypatch.setattr(crates, "_paint_crate", lambda *crate: painted.append(crate))
    monkeypatch.setattr(certificates, "_paint_share", lambda *share: painted.append(share))
    office.fill()
    assert scene.facts is not None
    assert scene.facts.entries is not None
    assert scene.facts.entries.produce
    assert scene.facts.entries.resources
    assert scene.facts.entries.stocks
    ratio = office.page.parts.board.devicePixelRatioF()
    for item in (scene.cabinet, scene.production):
        with nowhere(ratio * office.room.board.transform().m11()) as painter:
            item.draw(painter)
    assert painted == []
