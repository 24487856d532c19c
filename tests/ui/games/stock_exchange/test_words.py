"""The words of Stock Exchange: every refusal, every line of an audit, and what a log may tell."""

from __future__ import annotations

import re

import pytest
from PySide6.QtWidgets import QApplication

from stockgames.engine.game import seen_as
from stockgames.games.stock_exchange.facts import facts_of
from stockgames.games.stock_exchange.form import Form
from stockgames.games.stock_exchange.knowledge import books
from stockgames.games.stock_exchange.parts import ALL_RESOURCES, COMPANIES, GOLD, IRON
from stockgames.games.stock_exchange.places import EMBLEMS, good_key
from stockgames.games.stock_exchange.scoring import statements
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.ui.games.stock_exchange import checklist, log_words, notebook_words, terms
from stockgames.ui.games.stock_exchange.audit_words import line_name, line_note
from stockgames.ui.kit import palette
from stockgames.ui.shell.language import install_language
from tests.ui.games.stock_exchange.office import dealt
from tests.ui.table.seating import NAMES


def test_names_are_told_apart(qapp: QApplication) -> None:
    for tell in (terms.good, terms.hint, terms.worth, good_key):
        assert len({tell(resource) for resource in ALL_RESOURCES}) == 13
    names = [terms.company(number) for number in COMPANIES]
    assert [name[0] for name in names] == list(terms.LETTERS)


def test_goods_and_companies_are_painted_by_the_words_of_their_places() -> None:
    assert [terms.mark(company).emblem for company in COMPANIES] == list(EMBLEMS)
    assert {good_key(resource) for resource in ALL_RESOURCES} <= set(palette.GOODS)


def test_money_as_it_stands_in_books(qapp: QApplication) -> None:
    assert terms.money(0) == "$0"
    assert terms.money(34_000) == "$34,000"
    assert terms.money(-3_000) == "−$3,000"
    assert terms.short_money(2_600) == "$2.5k"
    assert terms.short_money(-1_000) == "−$1k"
    assert terms.thousands(-2_000) == "−2k"
    assert terms.thousands(-400) == "−500"
    assert terms.short_money(100) == "$0"


def test_german_writes_money_in_full(qapp: QApplication) -> None:
    install_language(qapp, "de")
    try:
        assert terms.short_money(25_000) == "25.000\N{NO-BREAK SPACE}$"
        assert terms.thousands(-2_600) == "−2.500"
        hints = [terms.hint(resource) for resource in ALL_RESOURCES]
    finally:
        install_language(qapp, "en")
    assert not [hint for hint in hints if re.search(r"\dk", hint)]


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
    assert "−$3,000" in told["Coal, shielded"]
    assert "odd" in told["Magnet"]


def test_the_log_tells_each_seat_its_own_affairs_alone(qapp: QApplication) -> None:
    match = dealt("hhbbbbbb", rounds=1)
    opened = match.moves[7].events
    for viewer in (0, 1):
        told = [line for e in opened for line in log_words.describe(e, NAMES, viewer)]
        mine = [line for line in told if line.startswith(("Made", "Arrived", "Nothing"))]
        assert len(mine) == 2
    public = [line for e in opened for line in log_words.describe(e, NAMES, None)]
    assert not [line for line in public if line.startswith(("Made", "Arrived", "Exchanged"))]


def test_the_notebook_holds_what_arrived_and_who_is_still_to_get_something(
    qapp: QApplication,
) -> None:
    view = seen_as(StockExchangeView, dealt(rounds=2).view(0))
    pages = notebook_words.pages(facts_of(view), NAMES)
    assert len(pages) == 4
    assert pages[1].notes[0].head == "Arrived"
    assert pages[2].notes[0].head == "Arrived"
    told = {note.head: note.text for note in pages[3].notes}
    owed = ", ".join(NAMES[seat] for seat in view.owes_resource)
    assert told["Still to receive a resource"] == owed
    given = [NAMES[gift.to] for gift in view.submissions[0].resources]
    notes = {note.head: note.text for note in pages[0].notes}
    assert all(name in notes["Resources given"] for name in given)
    assert (
        notebook_words.pages(facts_of(seen_as(StockExchangeView, dealt().view(None))), NAMES) == ()
    )


def test_the_envelope_says_what_is_left(qapp: QApplication) -> None:
    view = seen_as(StockExchangeView, dealt().view(0))
    form = Form(books(view))
    assert checklist.missing(form.problems()) == "4 to produce, 2 resources, 2 shares"
    for resource in (GOLD, GOLD, IRON, IRON):
        form.produce(resource)
    form.give_resource(3, GOLD)
    assert checklist.missing(form.problems()) == "1 resource, 2 shares"
    assert checklist.missing_in_short(form.problems()) == "Not ready: 1 resource, 2 shares to go"
    told = {checklist.part_name(part): checklist.part_count(part) for part in form.parts()}
    assert told == {
        "Production": "4 of 4",
        "Resources to give": "1 of 2",
        "Shares to give": "0 of 2",
        "Garnet exchange": "none",
    }
    form.unmake(GOLD)
    form.unmake(GOLD)
    assert "1 to change" in checklist.missing(form.problems())
