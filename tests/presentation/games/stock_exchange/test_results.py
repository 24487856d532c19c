"""The places at the end, each score with the parts that its rule adds up (S9)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from stockgames.engine.state import seen_as
from stockgames.games.stock_exchange.audit import Audit
from stockgames.games.stock_exchange.scoring import payouts
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.presentation.games.stock_exchange.results import award, holdings, rows
from stockgames.presentation.games.stock_exchange.terms import company
from stockgames.presentation.sentences.numbers import money
from stockgames.ui.sentences.language import install_language
from tests.ui.games.stock_exchange.office import dealt


def audited() -> Audit:
    audit = seen_as(StockExchangeView, dealt(rounds=3).view(None)).audit
    assert audit is not None
    return audit


def test_there_is_a_row_for_every_seat_the_winner_first(qapp: QApplication) -> None:
    audit = audited()
    found = rows(audit)
    assert [row.seat for row in found] == [payout.seat for payout in audit.ranked]
    assert found[0].place == 1
    assert [row.score for row in found] == [money(payout.score) for payout in audit.ranked]
    assert rows(None) == []


def test_places_go_by_distinct_scores_as_at_the_audit(qapp: QApplication) -> None:
    held = [(count, *(0,) * 7) for count in (3, 2, 2, 1, 0, 0, 0, 0)]
    audit = replace(audited(), payouts=payouts((1_000, *(0,) * 7), held))
    assert [row.place for row in rows(audit)] == [1, 2, 2, 3, 4, 4, 4, 4]


def test_a_score_unfolds_to_the_stocks_that_paid_it(qapp: QApplication) -> None:
    audit = audited()
    for row, payout in zip(rows(audit), audit.ranked, strict=True):
        assert [line.amount for line in row.lines] == [
            money(paid) for paid, held in zip(payout.paid, payout.stocks, strict=True) if held
        ]
        for number, text in holdings(payout, audit).items():
            earned = money(audit.statements[number].earnings)
            assert text == f"{company(number)}: {payout.stocks[number]}\xa0at\xa0{earned}"


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_line_of_a_score_breaks_before_the_number_alone(
    qapp: QApplication, language: str
) -> None:
    audit = audited()
    install_language(qapp, language)
    told = [item for payout in audit.ranked for item in holdings(payout, audit).items()]
    names = [f"{company(number)}:" for number, _ in told]
    assert all(text.startswith(f"{name} ") for name, (_, text) in zip(names, told, strict=True))
    assert all(
        text.count(" ") == name.count(" ") + 1 for name, (_, text) in zip(names, told, strict=True)
    )


def test_a_place_is_told_with_what_it_earns(qapp: QApplication) -> None:
    plain = replace(audited().payouts[0], life_tokens=0, garnets=0, elimination_candidate=False)
    assert award(plain).text == ""
    assert award(replace(plain, life_tokens=2, garnets=3)).text.startswith("the highest score")
    assert award(replace(plain, garnets=1)).text == "1 garnet"
    last = award(replace(plain, garnets=2, elimination_candidate=True))
    assert last == (
        "2 garnets; the lowest score: elimination candidate",
        "2 garnets; the lowest score",
    )
