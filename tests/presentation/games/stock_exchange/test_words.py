"""Texts of Stock Exchange's table: status, questions, advice."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import cast

import pytest
from PySide6.QtWidgets import QApplication

from stockgames.bots.player import Advice, Weighed
from stockgames.controllers.screen import Screen
from stockgames.controllers.stages import Change, Handover, Stage
from stockgames.engine.game import Explanation
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import seen_as
from stockgames.games.stock_exchange.actions import ResourceGift, StockGift, Submit
from stockgames.games.stock_exchange.desk import EMBLEMS, good_key
from stockgames.games.stock_exchange.facts import facts_of
from stockgames.games.stock_exchange.options import Options
from stockgames.games.stock_exchange.parts import ALL_RESOURCES, COMPANIES, GOLD, IRON, WATER
from stockgames.games.stock_exchange.scoring import statements
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import AnyWords
from stockgames.presentation.games.stock_exchange import log_words, terms
from stockgames.presentation.games.stock_exchange import outline as notebook_words
from stockgames.presentation.games.stock_exchange.results import line_name, line_note
from stockgames.presentation.games.stock_exchange.words import StockExchangeWords
from stockgames.presentation.hints import action_text, hint_text
from stockgames.ui.games.stock_exchange.reveals import reveal
from stockgames.ui.sentences import install_language
from stockgames.ui.theme import palette
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
        reason = Advice(8, "standing", Weighed(SUBMISSION, 8, 1.0), Weighed(other, 8, 1.0))
        told = hint_text(reason, cast("AnyWords", words), view, NAMES, lambda _: Explanation())
        return told.others[0]

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


def test_names_are_told_apart(qapp: QApplication) -> None:
    for tell in (terms.good, terms.hint, terms.worth, good_key):
        assert len({tell(resource) for resource in ALL_RESOURCES}) == 13
    names = [terms.company(number) for number in COMPANIES]
    assert [name[0] for name in names] == list(terms.LETTERS)


def test_goods_and_companies_are_painted_by_the_words_of_their_places() -> None:
    assert [terms.company_badge(company).emblem for company in COMPANIES] == list(EMBLEMS)
    assert {good_key(resource) for resource in ALL_RESOURCES} <= set(palette.GOODS)


def test_money_in_short(qapp: QApplication) -> None:
    assert terms.short_money(2_600) == "$2.5k"
    assert terms.short_money(-1_000) == "−$1k"
    assert terms.thousands(-2_000) == "−2k"
    assert terms.thousands(-400) == "−500"
    assert terms.short_money(100) == "$0"


def test_german_writes_money_in_full(qapp: QApplication) -> None:
    install_language(qapp, "de")
    assert terms.short_money(25_000) == "25.000\N{NO-BREAK SPACE}$"
    assert terms.thousands(-2_600) == "−2.500"
    hints = [text for resource in ALL_RESOURCES for text in terms.hint(resource)]
    assert not [hint for hint in hints if re.search(r"\dk", hint)]


def test_the_log_tells_each_seat_its_own_affairs_alone(qapp: QApplication) -> None:
    match = dealt("hhbbbbbb", rounds=1)
    opened = match.moves[7].events
    for viewer in (0, 1):
        told = [line for e in opened for line in log_words.describe(e, NAMES, viewer)]
        mine = [line for line in told if line.startswith(("Made", "Arrived", "Nothing"))]
        assert len(mine) == 2
    public = [line for e in opened for line in log_words.describe(e, NAMES, None)]
    assert not [line for line in public if line.startswith(("Made", "Arrived", "Exchanged"))]


def test_a_single_prize_token_is_told_as_one(qapp: QApplication) -> None:
    assert "1 prize token made" in log_words.prize_line(1, 0)
    assert "2 prize tokens made" in log_words.prize_line(2, 0)


@pytest.mark.parametrize("seed", range(6))
def test_every_line_of_an_audit_names_its_ruling(qapp: QApplication, seed: int) -> None:
    audit = seen_as(StockExchangeView, dealt(rounds=3, seed=seed).view(None)).audit
    assert audit is not None
    lines = [line for statement in audit.statements for line in statement.lines]
    assert all(line.ruling in line_note(line) and line_name(line) for line in lines)


def test_shields_and_odd_magnets_are_told(qapp: QApplication) -> None:
    table = [[0] * 13 for _ in COMPANIES]
    table[0][1], table[0][3], table[0][6] = 1, 1, 3
    lines = statements(table)[0].lines
    told = {line_name(line): line_note(line) for line in lines}
    assert "−$3,000" in told["Coal, protected"]
    assert "odd" in told["Magnet"]


def test_kinds_are_counted_in_words(qapp: QApplication) -> None:
    table = [[0] * 13 for _ in COMPANIES]
    table[0][0] = 4
    assert line_note(statements(table)[0].lines[0]).startswith("4 at $1,000: 1 kind (")


def test_the_notebook_holds_what_arrived_and_who_waits(qapp: QApplication) -> None:
    view = seen_as(StockExchangeView, dealt(rounds=2).view(0))
    pages = notebook_words.pages(facts_of(view), NAMES)
    assert len(pages) == 4
    assert pages[1].notes[0].head == "Arrived"
    assert pages[2].notes[0].head == "Arrived"
    texts = {note.head: note.text for note in pages[3].notes}
    owed = ", ".join(NAMES[seat] for seat in view.owes_resource)
    assert texts["Still to receive a resource"] == owed
    given = [NAMES[gift.to] for gift in view.submissions[0].resources]
    notes = {note.head: note.text for note in pages[0].notes}
    assert all(name in notes["Resources given"] for name in given)
    assert (
        notebook_words.pages(facts_of(seen_as(StockExchangeView, dealt().view(None))), NAMES) == ()
    )
