"""Motion on the desk ends at the view's positions, and hides nothing permanently."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.engine.state import seen_as
from stockgames.games.stock_exchange.places import Place
from stockgames.games.stock_exchange.view import StockExchangeView
from tests.ui.games.stock_exchange.office import GAME, Office, dealt


def sealed(table: Office) -> frozenset[int]:
    """Return the seats that have sealed, as the desk shows it."""
    facts = table.room.scene.facts
    return facts.sealed if facts is not None else frozenset()


def test_a_crate_flies_into_its_slot_and_lies_there(qtbot: QtBot) -> None:
    table = Office(qtbot, dealt(), pace="normal").start()
    table.wait_for(Stage.ASKING)
    scene = table.room.scene
    table.point("good-gold")
    assert scene.carried.isVisible()
    assert scene.production.landing == Place("slot", 0)
    table.room.finish()
    assert scene.carried.carried is None
    assert scene.cabinet.landing is None


def test_the_curtain_falls_in_mid_flight(qtbot: QtBot) -> None:
    table = Office(qtbot, dealt(), pace="normal").start()
    table.wait_for(Stage.ASKING)
    table.point("good-gold")
    table.room.clear()
    assert table.room.scene.carried.carried is None
    assert table.room.scene.cabinet.landing is None


def test_seals_are_pressed_and_stay(qtbot: QtBot) -> None:
    table = Office(qtbot, dealt(), pace="normal").start()
    table.wait_for(Stage.ASKING)
    action = GAME.sample_action(table.controller.view, table.thinker._rng)
    table.controller.submit(action)
    scene = table.room.scene
    assert scene.envelope.sealed
    qtbot.waitUntil(lambda: len(sealed(table)) >= 2, timeout=5000)
    table.room.finish()
    assert scene.envelope.pressed == 1.0
    assert scene.cabinet.fresh_seal is None or scene.cabinet.fresh_seal[1] == 1.0
    assert sealed(table) == frozenset(range(8)) - set(table.controller.view.actors)


def test_what_arrives_comes_to_rest(qtbot: QtBot) -> None:
    table = Office(qtbot, dealt(), pace="fast").start()
    table.wait_for(Stage.ASKING)
    table.controller.submit(GAME.sample_action(table.controller.view, table.thinker._rng))
    qtbot.waitUntil(
        lambda: (
            table.stage is Stage.ASKING
            and seen_as(StockExchangeView, table.controller.view).round == 2
        ),
        timeout=15_000,
    )
    assert table.room.scene.arrived.shift == 0.0
    assert not table.room.scene.envelope.sealed
