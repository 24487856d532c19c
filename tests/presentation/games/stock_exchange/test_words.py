"""Texts of Stock Exchange's table: status, questions, advice."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import cast

import pytest
from PySide6.QtWidgets import QApplication

from stockgames.bots.findings import Reason, Weighed
from stockgames.controllers.screen import Screen
from stockgames.controllers.stages import Change, Handover, Stage
from stockgames.engine.explanation import Why
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import seen_as
from stockgames.games.stock_exchange.actions import ResourceGift, StockGift, Submit
from stockgames.games.stock_exchange.facts import facts_of
from stockgames.games.stock_exchange.options import Options
from stockgames.games.stock_exchange.parts import GOLD, IRON, WATER
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import AnyWords
from stockgames.presentation.games.stock_exchange.words import StockExchangeWords
from stockgames.presentation.hints import action_text, hint_text
from stockgames.ui.games.stock_exchange.reveals import reveal
from tests.ui.games.stock_exchange.office import GAME, dealt
from tests.ui.table.seating import NAMES

SUBMISSION = Submit(
    exchange=(6,),
    produce=(GOLD, GOLD, IRON, WATER),
    resources=(ResourceGift(3, GOLD), ResourceGift(1, WATER)),
    stocks=(StockGift(3, 5), StockGift(2, 0)),
)
CONTEXT = TableContext(
    seats=tuple(SeatInfo(name=name, player="human") for name in NAMES[:8]),
    stage=Stage.ASKING,
    seat=0,
    viewer=0,
    front=0,
    humans=(0,),
    options=Options(),
)


@pytest.fixture
def words(qapp: QApplication) -> StockExchangeWords:
    return StockExchangeWords()


def seen(match: Match, seat: int | None = 0) -> StockExchangeView:
    return seen_as(StockExchangeView, match.view(seat))


def test_the_bar_tells_round_desk_and_envelopes(words: StockExchangeWords) -> None:
    match = dealt()
    alone = "Round 1 of 3  ·  no envelope is in yet"
    assert words.status(seen(match), CONTEXT) == alone
    assert words.status(seen(match), replace(CONTEXT, humans=(0, 1))) == (
        f"Round 1 of 3  ·  Anchor Shipping, led by {NAMES[0]}  ·  no envelope is in yet"
    )
    match.act(5, GAME.sample_action(match.view(5), Random(1)))
    assert words.status(seen(match, None), CONTEXT) == "Round 1 of 3  ·  1 of 8 envelopes in"
    assert words.status(seen(dealt(rounds=3)), CONTEXT) == "The audit"


def test_a_submission_is_advised_with_all_that_it_holds(words: StockExchangeWords) -> None:
    view = seen(dealt())
    assert words.action_label(SUBMISSION, view) == "Seal: Gold, Gold, Iron, Water"
    assert action_text(cast("AnyWords", words), SUBMISSION, view, NAMES) == (
        "Exchange a share of Gear. Order 2\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}Gold, Iron, Water. "
        f"Gifts for {NAMES[1]}: Water; {NAMES[2]}: Anchor share; {NAMES[3]}: Gold, Flame share"
    )
    both = words.advice(replace(SUBMISSION, exchange=(6, 7)), view, NAMES).text
    assert both.startswith("Exchange shares of Gear, Hive.\nOrder")
    plain = words.advice(replace(SUBMISSION, exchange=()), view, NAMES).text
    assert plain.startswith("Order 2\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}Gold")


def test_what_to_do_instead_is_told_without_what_stays_the_same(words: StockExchangeWords) -> None:
    view = seen(dealt())

    def instead(other: Submit) -> str:
        reason = Reason(8, "standing", Weighed(SUBMISSION, 8, 1.0), Weighed(other, 8, 1.0))
        told = hint_text(reason, cast("AnyWords", words), view, NAMES, lambda _: Why())
        return told.lines[-1]

    irons = instead(replace(SUBMISSION, produce=(IRON,) * 4))
    assert "Order 4\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}Iron" in irons
    assert "Gifts" not in irons
    crown = instead(replace(SUBMISSION, exchange=(2,)))
    assert "Exchange a share of Crown" in crown
    assert "Order" not in crown
    keeps = instead(replace(SUBMISSION, exchange=()))
    assert "Order" in keeps, "that nothing is exchanged has no sentence of its own"
    assert "Gifts" in keeps


def test_places_are_told_once_the_game_is_over(words: StockExchangeWords) -> None:
    match = dealt(rounds=3)
    found = words.result_rows(match.result(), seen(match), CONTEXT)
    assert found[0].place == 1
    assert len(found) == 8


def test_all_are_called_to_the_audit_and_to_nothing_before_it() -> None:
    match, rng, called = dealt(), Random(3), list[int]()
    screen = Screen(match, Handover.CURTAIN)
    while not match.is_over:
        seat = match.actors[0]
        match.act(seat, GAME.sample_action(seen(match, seat), rng))
        number = len(match.moves)
        change = cast("Change[StockExchangeView]", screen.change(screen.shown(number - 1)[0]))
        if reveal(change.shown.events, facts_of(change.after).audit, CONTEXT.names) is not None:
            called.append(number)
    assert called == [len(match.moves)]


def test_whoever_has_sealed_has_not_moved(words: StockExchangeWords) -> None:
    assert words.moved("Hanna") == "Hanna has sealed"
