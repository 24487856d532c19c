"""Dollars in words."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from stockgames.ui.sentences.language import install_language
from stockgames.ui.table.words import grouped, money


def test_money_as_it_stands_in_books(qapp: QApplication) -> None:
    assert [money(n) for n in (0, 34_000, -3_000)] == ["$0", "$34,000", "−$3,000"]
    assert grouped(1_234_567) == "1,234,567"


def test_german_writes_the_sign_behind_and_points_between(qapp: QApplication) -> None:
    install_language(qapp, "de")
    try:
        assert money(-25_000) == "−25.000\N{NO-BREAK SPACE}$"
    finally:
        install_language(qapp, "en")
