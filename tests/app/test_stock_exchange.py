"""Stock Exchange from the lobby to the audit, by mouse alone, with a detour to the lobby."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from stockgames.app import session
from stockgames.bots.process import Answer, Question
from stockgames.controllers.stages import Stage
from stockgames.engine import registry
from stockgames.engine.state import seen_as
from stockgames.games.stock_exchange.desk import Place, place_name
from stockgames.games.stock_exchange.form import Entries
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.lab.gallery.samples import board_of
from stockgames.ui.games.stock_exchange.table import StockExchangeTable
from stockgames.ui.lobby.game_setup import GameSetup, bot, person
from tests.app.conftest import Visit
from tests.app.visitor import Stand, Visitor, settle

GAME = registry.load("stock-exchange")
TWO = GameSetup(
    "stock-exchange",
    (person("Ada"), person("Bruno"), *(bot(f"Bot {seat}", "greedy") for seat in range(2, 8))),
)


class Clerk(Stand):
    """Submits random envelopes at once."""

    def ask(self, question: Question, on_answer: object) -> None:
        assert callable(on_answer)
        on_answer(Answer(GAME.sample_action(question.view, self._rng)))


@pytest.fixture(autouse=True)
def clerks(monkeypatch: pytest.MonkeyPatch, bots: None) -> None:
    monkeypatch.setattr(session, "BotWorker", Clerk)


def table(visitor: Visitor) -> StockExchangeTable:
    return board_of(visitor.session.page, StockExchangeTable)


def fill_by_mouse(visitor: Visitor) -> None:
    """Order four goods, and give what is available to anyone who may get something."""
    for good in ("good-book", "good-gold", "good-gold"):
        visitor.press(good)
    fill_the_rest(visitor)


def fill_the_rest(visitor: Visitor) -> None:
    """Order gold for what is missing, and give what is available."""
    visitor.press("good-gold")
    form = table(visitor).choosing.form
    assert form is not None
    while seats := form.recipients_left("resources"):
        visitor.press("good-gold")
        visitor.press(f"good-to-{seats[0]}")
    while seats := form.recipients_left("stocks"):
        share = table(visitor).choosing.shares()[-1]
        assert table(visitor).choose(place_name(Place("share", share.number)))
        visitor.press(f"stock-to-{seats[0]}")


def test_from_the_lobby_to_the_audit_and_on(visitor: Visitor) -> None:
    visitor.press("play-stock-exchange")
    for number in (1, 2, 3):
        visitor.wait(Stage.ASKING)
        assert seen_as(StockExchangeView, visitor.session.controller.view).round == number
        fill_by_mouse(visitor)
        visitor.press("seal")
    visitor.wait(Stage.OVER)
    assert visitor.see("place-0") is not None
    seats = visitor.session.controller.seats
    visitor.press("show-result")
    visitor.press("rematch")
    visitor.wait(Stage.ASKING)
    assert visitor.session.controller.seats == seats
    assert seen_as(StockExchangeView, visitor.session.controller.view).round == 1


def test_a_desk_that_is_left_waits_at_the_same_round(visitor: Visitor) -> None:
    visitor.press("play-stock-exchange")
    visitor.wait(Stage.ASKING)
    fill_by_mouse(visitor)
    visitor.press("seal")
    visitor.wait(Stage.ASKING)
    view = seen_as(StockExchangeView, visitor.session.controller.view)
    assert view.round == 2
    visitor.app.show_lobby()
    settle()
    visitor.key(Qt.Key.Key_C)
    visitor.wait(Stage.ASKING)
    assert visitor.session.controller.view == view


def begin(visitor: Visitor) -> Entries:
    """Fill in a part of the envelope, and return it."""
    for good in ("good-water", "good-book", "good-gold"):
        visitor.press(good)
    share = table(visitor).choosing.shares()[-1]
    assert table(visitor).choose(place_name(Place("share", share.number)))
    visitor.press("stock-to-3")
    return lying(visitor)


def lying(visitor: Visitor) -> Entries:
    form = table(visitor).choosing.form
    assert form is not None
    return form.entries


def test_a_half_filled_envelope_waits_while_one_walks_to_the_lobby(visitor: Visitor) -> None:
    visitor.press("play-stock-exchange")
    visitor.wait(Stage.ASKING)
    entries = begin(visitor)
    assert len(entries.produce) == 3
    assert len(entries.stocks) == 1
    visitor.app.show_lobby()
    settle()
    visitor.key(Qt.Key.Key_C)
    visitor.wait(Stage.ASKING)
    assert lying(visitor) == entries
    visitor.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (lying(visitor).produce, lying(visitor).stocks) == (entries.produce, ())


def test_a_half_filled_envelope_is_there_at_the_next_start(visit: Visit, folder: Path) -> None:
    first = visit(folder).enter()
    first.press("play-stock-exchange")
    first.wait(Stage.ASKING)
    entries = begin(first)
    first.leave()
    second = visit(folder).enter()
    second.key(Qt.Key.Key_C)
    second.wait(Stage.ASKING)
    assert lying(second) == entries
    fill_the_rest(second)
    second.press("seal")
    second.wait(Stage.ASKING)
    assert seen_as(StockExchangeView, second.session.controller.view).round == 2
    assert lying(second) == Entries()


def test_two_peoples_envelopes_come_back_each_to_its_own(visit: Visit, folder: Path) -> None:
    first = visit(folder).enter()
    first.app.tables.deal(TWO)
    first.wait(Stage.CURTAIN)
    first.key(Qt.Key.Key_Space)
    mine = begin(first)
    first.leave()
    second = visit(folder).enter()
    second.key(Qt.Key.Key_C)
    second.wait(Stage.CURTAIN)
    assert table(second).choosing.form is None
    second.press("call-1")
    second.key(Qt.Key.Key_Space)
    assert second.session.controller.viewer == 1
    assert lying(second) == Entries()
    second.press("good-oil")
    second.app.show_lobby()
    settle()
    second.key(Qt.Key.Key_C)
    second.wait(Stage.CURTAIN)
    second.key(Qt.Key.Key_Space)
    assert second.session.controller.viewer == 0
    assert lying(second) == mine


def test_an_envelope_opened_again_after_a_start_is_still_full(visit: Visit, folder: Path) -> None:
    first = visit(folder).enter()
    first.app.tables.deal(TWO)
    first.wait(Stage.CURTAIN)
    first.key(Qt.Key.Key_Space)
    fill_by_mouse(first)
    sealed = lying(first)
    first.press("seal")
    first.wait(Stage.CURTAIN)
    first.leave()
    second = visit(folder).enter()
    second.key(Qt.Key.Key_C)
    second.wait(Stage.CURTAIN)
    second.press("call-0")
    second.leave()
    third = visit(folder).enter()
    third.key(Qt.Key.Key_C)
    third.wait(Stage.CURTAIN)
    third.key(Qt.Key.Key_Space)
    assert third.session.controller.viewer == 0
    form = table(third).choosing.form
    assert form is not None
    assert not form.problems()
    assert sorted(form.entries.produce) == sorted(sealed.produce)
    assert sorted(form.entries.stocks) == sorted(sealed.stocks)
