"""The names of goods and companies, and the format of money."""

from __future__ import annotations

import re

from PySide6.QtWidgets import QApplication

from stockgames.games.stock_exchange.desk import EMBLEMS, good_key
from stockgames.games.stock_exchange.parts import ALL_RESOURCES, COMPANIES
from stockgames.presentation.games.stock_exchange import terms
from stockgames.ui.sentences.language import install_language
from stockgames.ui.theme import palette


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
