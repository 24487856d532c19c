"""Stock Exchange from the lobby to the audit, by mouse alone, and after a walk to the lobby."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from stockgames.app import session
from stockgames.bots.question import Answer, Question
from stockgames.controllers.table import Stage
from stockgames.engine import registry
from stockgames.ui.games.stock_exchange.desk import Place
from stockgames.ui.games.stock_exchange.place_words import place_name
from stockgames.ui.games.stock_exchange.table import StockExchangeTable
from tests.app.visitor import Stand, Visitor, settle

GAME = registry.load("stock-exchange")


class Clerk(Stand):
    """Seals envelopes at once, by lot."""

    def ask(self, question: Question, on_answer: object) -> None:
        assert callable(on_answer)
        on_answer(Answer(GAME.sample_action(question.view, self._rng)))


@pytest.fixture(autouse=True)
def clerks(monkeypatch: pytest.MonkeyPatch, bots: None) -> None:
    monkeypatch.setattr(session, "BotWorker", Clerk)


def room(visitor: Visitor) -> StockExchangeTable:
    found = visitor.session.page.game_table
    assert isinstance(found, StockExchangeTable)
    return found


def fill_by_mouse(visitor: Visitor) -> None:
    """Order four goods; give what is at hand to whoever may get something."""
    for good in ("good-book", "good-gold", "good-gold", "good-gold"):
        visitor.press(good)
    draft = room(visitor).desk.draft
    assert draft is not None
    while seats := draft.resource_recipients():
        visitor.press("good-gold")
        visitor.press(f"good-to-{seats[0]}")
    while seats := draft.stock_recipients():
        share = room(visitor).desk.shares()[-1]
        assert room(visitor).hands.point_at(place_name(Place("share", share.number)))
        visitor.press(f"stock-to-{seats[0]}")


def test_from_the_lobby_to_the_audit_and_on(visitor: Visitor) -> None:
    visitor.press("play-stock-exchange")
    for number in (1, 2, 3):
        visitor.wait(Stage.ASKING)
        assert visitor.session.controller.view.round == number
        fill_by_mouse(visitor)
        visitor.press("seal")
    visitor.wait(Stage.OVER)
    assert visitor.see("place-0") is not None
    seats = visitor.session.controller.seats
    visitor.press("rematch")
    visitor.wait(Stage.ASKING)
    assert visitor.session.controller.seats == seats
    assert visitor.session.controller.view.round == 1


def test_a_desk_that_is_left_waits_at_the_same_round(visitor: Visitor) -> None:
    visitor.press("play-stock-exchange")
    visitor.wait(Stage.ASKING)
    fill_by_mouse(visitor)
    visitor.press("seal")
    visitor.wait(Stage.ASKING)
    view = visitor.session.controller.view
    assert view.round == 2
    visitor.house.show_lobby()
    settle()
    visitor.key(Qt.Key.Key_C)
    visitor.wait(Stage.ASKING)
    assert visitor.session.controller.view == view
