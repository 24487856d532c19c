"""The choices under the envelope."""

from __future__ import annotations

from random import Random

from PySide6.QtWidgets import QApplication

from stockgames.engine.state import seen_as
from stockgames.games.stock_exchange.action_builder import SEAL, TAKE_BACK, ActionBuilder
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.presentation.games.stock_exchange import panels
from stockgames.presentation.panel import LOBBY, SHEET, Choice, Panel
from tests.ui.games.stock_exchange.office import GAME, dealt


def choices(panel: Panel) -> dict[str, Choice]:
    return {choice.name: choice for group in panel.groups for choice in group.choices}


def test_the_envelope_is_sealed_once_nothing_is_left(qapp: QApplication) -> None:
    choosing = ActionBuilder()
    view = seen_as(StockExchangeView, dealt().view(0))
    choosing.renew(view, is_open=True)
    seal = choices(panels.build_panel(choosing))[SEAL]
    assert seal.label == "8 choices left"
    assert "4 to order, 2 resources, 2 shares to give" in seal.why_not
    match = dealt()
    match.act(0, GAME.sample_action(match.view(0), Random(1)))
    again = ActionBuilder()
    again.renew(seen_as(StockExchangeView, match.view(0)), is_open=True)
    seal = choices(panels.build_panel(again))[SEAL]
    assert (seal.label, seal.key, seal.why_not) == ("Seal the envelope", "Enter", "")


def test_the_last_change_can_be_taken_back_if_there_is_one(qapp: QApplication) -> None:
    choosing = ActionBuilder()
    choosing.renew(seen_as(StockExchangeView, dealt().view(0)), is_open=True)
    assert choices(panels.build_panel(choosing))[TAKE_BACK].why_not
    choosing.pick("good-gold")
    assert not choices(panels.build_panel(choosing))[TAKE_BACK].why_not
    choosing.close()
    assert panels.build_panel(choosing) == Panel()


def test_enter_begins_no_new_game_while_the_audit_shows(qapp: QApplication) -> None:
    running, over = choices(panels.ending_panel(False)), choices(panels.ending_panel(True))
    assert set(running) == {panels.NEXT_PAGE, panels.SKIP}
    assert set(over) == {SHEET, LOBBY}
    assert [choice.key for choice in over.values()] == ["Enter", ""]


def test_the_notebook_can_only_be_shut(qapp: QApplication) -> None:
    assert [choice.key for choice in choices(panels.notebook_panel()).values()] == ["N"]
