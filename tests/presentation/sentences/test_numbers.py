"""Numbers are written in the app's language, whatever the region."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication

from stockgames.presentation.sentences.catalogue import catalogue
from stockgames.presentation.sentences.numbers import decimal, money, number, percent, signed_money
from stockgames.presentation.sentences.speech import say
from stockgames.ui.sentences.language import LANGUAGES, install_language
from stockgames.ui.sentences.region import follow_region


@pytest.fixture
def live_in(qapp: QApplication) -> Iterator[Callable[[str, str], None]]:
    """Yield a function that sets the system's region and the app's language."""

    def live(system: str, language: str) -> None:
        follow_region(lambda: QLocale(system))
        install_language(QCoreApplication.instance() or qapp, language)

    yield live
    follow_region(QLocale.c)
    install_language(qapp, "en")


def test_numbers_are_of_the_language_as_the_rules_write_them(
    live_in: Callable[[str, str], None],
) -> None:
    live_in("de_DE", "en")
    assert (number(25000), decimal(1234.5)) == ("25,000", "1,234.5")
    live_in("en_US", "de")
    assert (number(25000), decimal(1234.5)) == ("25.000", "1.234,5")


@pytest.mark.parametrize(
    ("language", "amounts", "parts"),
    [
        ("en", ["$0", "$34,000", "−$3,000", "+$1,560"], ["0%", "50%"]),
        ("de", ["0_$", "34.000_$", "−3.000_$", "+1.560_$"], ["0_%", "50_%"]),
    ],
)
def test_money_and_percentages_are_of_the_language(
    live_in: Callable[[str, str], None], language: str, amounts: list[str], parts: list[str]
) -> None:
    """`_` is a no-break space."""
    live_in("C", language)
    told = [money(0), money(34_000), money(-3_000), signed_money(1_560)]
    assert told == [each.replace("_", "\N{NO-BREAK SPACE}") for each in amounts]
    told = [percent(0), percent(0.498)]
    assert told == [each.replace("_", "\N{NO-BREAK SPACE}") for each in parts]


def test_figures_within_sentences_are_written_alike(live_in: Callable[[str, str], None]) -> None:
    live_in("C", "en")
    assert say("table-money", amount=1560) == f"${number(1560)}" == "$1,560"
    live_in("C", "de")
    assert say("table-money", amount=1560) == money(1560)
    live_in("C", "pseudo")
    assert number(-1560) == "−1,560"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [0.0, 0.25, 0.35, -0.25, -0.04, 2.5, 1234.5, -1234567.25])
def test_figures_are_written_as_qt_writes_them(language: str, value: float) -> None:
    """Qt's dialogs and spin boxes are shown beside the app's own texts."""
    said, qt = catalogue(language), QLocale(language)
    assert said.number(int(abs(value))) == qt.toString(int(abs(value)))
    assert said.decimal_mark == qt.decimalPoint()
    assert said.decimal(value) == qt.toString(value, "f", 1)
