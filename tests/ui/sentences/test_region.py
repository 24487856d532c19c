"""Dates and times are written as the system's region does, in the language of the program."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime
from PySide6.QtWidgets import QApplication

import stockgames.ui
from stockgames.ui.sentences.language import install_language
from stockgames.ui.sentences.region import (
    clock,
    decimal,
    follow_region,
    long_date,
    number,
    short_date,
)

EVENING, DAY = QTime(22, 10), QDate(2026, 11, 14)


@pytest.fixture
def live_in(qapp: QApplication) -> Iterator[Callable[[str, str], None]]:
    """Live somewhere, and speak a language."""

    def live(system: str, language: str) -> None:
        follow_region(lambda: QLocale(system))
        install_language(QCoreApplication.instance() or qapp, language)

    yield live
    follow_region(QLocale.c)
    install_language(qapp, "en")


@pytest.mark.parametrize(
    ("system", "language", "time", "date"),
    [
        ("en_US", "en", "10:10\N{NO-BREAK SPACE}PM", "11/14/26"),
        ("en_GB", "en", "22:10", "14/11/2026"),
        ("de_DE", "en", "22:10", "14/11/2026"),
        ("fr_FR", "en", "22:10", "14/11/2026"),
        ("ja_JP", "en", "22:10", "2026/11/14"),
        ("de_DE", "de", "22:10", "14.11.26"),
        ("en_US", "de", "10:10\N{NO-BREAK SPACE}PM", "14.11.26"),
        ("C", "en", "22:10", "14/11/2026"),
        ("C", "de", "22:10", "14.11.26"),
    ],
)
def test_region_and_language_together_say_how_it_is_written(
    live_in: Callable[[str, str], None], system: str, language: str, time: str, date: str
) -> None:
    live_in(system, language)
    assert (clock(EVENING), short_date(DAY)) == (time, date)


def test_words_of_a_date_are_of_the_language(live_in: Callable[[str, str], None]) -> None:
    live_in("fr_FR", "en")
    assert long_date(DAY) == "Saturday, 14 November 2026"
    live_in("en_US", "de")
    assert long_date(DAY) == "Samstag, 14. November 2026"


def test_numbers_are_of_the_language_as_the_rules_write_them(
    live_in: Callable[[str, str], None],
) -> None:
    live_in("de_DE", "en")
    assert (number(25000), decimal(1234.5)) == ("25,000", "1,234.5")
    live_in("en_US", "de")
    assert (number(25000), decimal(1234.5)) == ("25.000", "1.234,5")


def test_nobody_else_writes_dates_times_or_numbers() -> None:
    forms = re.compile(r"QLocale\(\)\.(?!name\(|bcp47Name\()|toString\(\"HH|ShortFormat|strftime")
    found = [
        path.name
        for path in Path(stockgames.ui.__file__).parent.rglob("*.py")
        if path.name != "region.py" and forms.search(path.read_text(encoding="utf-8"))
    ]
    assert found == []
