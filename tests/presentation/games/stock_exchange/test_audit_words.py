"""Every line of an audit explains its amount."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from stockgames.engine.state import seen_as
from stockgames.games.stock_exchange.parts import COMPANIES
from stockgames.games.stock_exchange.scoring import statements
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.presentation.games.stock_exchange.results import line_name, line_note
from tests.ui.games.stock_exchange.office import dealt


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
