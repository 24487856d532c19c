"""The language and the region change while the app runs, including Qt's own texts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QLibraryInfo, QLocale, QTime, QTranslator
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton
from pytestqt.qtbot import QtBot

import stockgames
from stockgames.presentation.sentences.speech import (
    decimal,
    money,
    number,
    percent,
    say,
    signed_money,
)
from stockgames.resources import resource_path
from stockgames.storage.settings import Settings
from stockgames.ui.lobby.lobby import Lobby
from stockgames.ui.lobby.saved_games import lobby_games
from stockgames.ui.sentences import (
    clock,
    date_in,
    follow_region,
    install_language,
    key_text,
    long_date,
    resolve_language,
    short_date,
)
from stockgames.ui.settings.page import SettingsPage
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.window.window import MainWindow
from tests.ui.finding import child


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    yield
    install_language(qapp, "en")
    QLocale.setDefault(QLocale.c())
    QCoreApplication.processEvents()


def test_pages_in_and_out_of_sight_change_their_words(
    qtbot: QtBot, qapp: QApplication, look: ThemeContext
) -> None:
    window = MainWindow(look)
    qtbot.addWidget(window)
    lobby, settings = Lobby(look, lobby_games()), SettingsPage(look, Settings())
    window.show_page(settings)
    window.show_page(lobby)
    window.show()
    play = window.findChild(QPushButton, "play-nyse")
    back = settings.findChild(QPushButton, "back")
    assert play is not None
    assert back is not None
    assert (play.text(), back.text()) == ("Play", "Back")
    with qtbot.waitSignal(window.language_changed):
        assert install_language(qapp, "de") == "de"
    assert (play.text(), back.text()) == ("Spielen", "Zurück")
    assert play.accessibleName() == "NYSE spielen"
    door = child(window, QAbstractButton, "settings")
    assert (door.text(), key_text("Ctrl+,")) == ("Einstellungen", "Strg+,")
    assert window.commands["quit"].text() == "Beenden"
    with qtbot.waitSignal(window.language_changed):
        install_language(qapp, "en")
    assert (play.text(), back.text()) == ("Play", "Back")


def test_no_translator_outlives_its_words(qapp: QApplication) -> None:
    install_language(qapp, "de")
    speaking = len(qapp.findChildren(QTranslator))
    assert speaking > 0
    for code in ("en", "de", "de"):
        install_language(qapp, code)
    assert len(qapp.findChildren(QTranslator)) == speaking
    install_language(qapp, "en")
    assert qapp.findChildren(QTranslator) == []


def test_dialogs_of_qt_speak_german_too(qapp: QApplication) -> None:
    install_language(qapp, "de")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    install_language(qapp, "en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_numbers_and_dates_follow(qapp: QApplication) -> None:
    install_language(qapp, "de")
    assert QLocale().language() == QLocale.Language.German


@pytest.mark.parametrize(("wish", "code"), [("de", "de"), ("en", "en")])
def test_a_known_wish_is_taken(wish: str, code: str) -> None:
    assert resolve_language(wish) == code


@pytest.mark.parametrize("wish", ["system", "xx"])
def test_others_follow_the_system_to_a_language_we_speak(wish: str) -> None:
    spoken = {tag.partition("-")[0] for tag in QLocale.system().uiLanguages()}
    assert resolve_language(wish) == ("de" if "de" in spoken and "en" not in spoken else "en")


def test_words_stay_when_their_file_changes_under_the_app(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An update overwrites the file; with a memory-mapped file the app would crash."""
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    copy = tmp_path / "qtbase_de.qm"
    copy.write_bytes(Path(folder, copy.name).read_bytes())
    monkeypatch.setattr(QLibraryInfo, "path", lambda _: str(tmp_path))
    install_language(qapp, "de")
    copy.write_bytes(b"\0" * copy.stat().st_size)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"


def test_pages_change_their_words_where_qt_has_none_of_its_own(
    qtbot: QtBot,
    qapp: QApplication,
    look: ThemeContext,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(QLibraryInfo, "path", lambda _: str(tmp_path))
    settings = SettingsPage(look, Settings())
    qtbot.addWidget(settings)
    back = child(settings, QPushButton, "back")
    install_language(qapp, "de")
    qtbot.waitUntil(lambda: back.text() == "Zurück")
    assert qapp.findChildren(QTranslator) == []


EVENING, DAY = QTime(22, 10), QDate(2026, 11, 14)


@pytest.fixture
def live_in(qapp: QApplication) -> Iterator[Callable[[str, str], None]]:
    """Yield a function that sets the system's region and the app's language."""

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
        ("de_CH", "de", "22:10", "14.11.26"),
        ("en_US", "de", "22:10", "14.11.26"),
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
    live_in("en_AT", "de")
    assert long_date(QDate(2026, 1, 14)) == "Mittwoch, 14. Jänner 2026"
    assert date_in(QDate(2026, 1, 14), "d. MMMM") == "14. Jänner"


def test_words_stay_german_where_the_systems_dates_are_not(
    live_in: Callable[[str, str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On Linux, `LC_TIME` can make a German system tell dates and times in another language."""
    live_in("de_DE", "de")
    system, american = QLocale("de_DE"), QLocale("en_US")
    for name in ("dayName", "toString"):
        monkeypatch.setattr(system, name, getattr(american, name))
    follow_region(lambda: system)
    assert clock(EVENING) == "22:10"
    assert long_date(DAY) == "Samstag, 14. November 2026"


PACKAGE = Path(stockgames.__file__).parent
FORMATS = {"crash_reporter.py", "sentences.py", "catalogue.py", "numbers.py", "banknotes.py"}
"""Files that may format numbers: the formatters, and the drawing of banknotes: `$5` in any
language.
"""


def test_nobody_else_writes_dates_times_or_numbers() -> None:
    forms = re.compile(
        r"QLocale\(\)\.(?!name\(|bcp47Name\()|toString\(\"HH|ShortFormat|strftime"  # Qt's forms
        r"|:,\}|f\"[^\"]*(?:\$\{|\}[ \xa0]?(?:%|\$|Mio)\"|\}\\N\{NO-BREAK SPACE\}[%$])"  # ours
    )
    found = [
        path.name
        for folder in ("ui", "presentation", "app")
        for path in (PACKAGE / folder).rglob("*.py")
        if path.name not in FORMATS and forms.search(path.read_text(encoding="utf-8"))
    ]
    assert found == []


WRONG = {
    "en": re.compile(r"\$[ \xa0]|[\d}][ \xa0]%|[\d}][ \xa0]?(?:M )?\$(?![{\d])|\$\d{4}"),
    "de": re.compile(r"\$(?=[\d{])|(?<!\xa0)\$|(?<=[\d}])[^\xa0\d}]?%|(?<![\d.])\d{4,}\xa0\$"),
}
"""Amounts and percentages that aren't in the language's format."""


@pytest.mark.parametrize("language", sorted(WRONG))
def test_texts_write_money_and_percentages_as_the_formatter_does(language: str) -> None:
    folders = (resource_path("translations", language), *map(resource_path, ("rules", "help")))
    paths = [*folders[0].rglob("*.ftl")]
    paths += [path for folder in folders[1:] for path in folder.glob(f"*.{language}.md")]
    assert len(paths) > 20
    found = []
    for path in paths:
        text = path.read_text(encoding="utf-8")
        plain = re.sub(r"^#.*$", "", re.sub(r"\{\s*\$\w+", "{ value", text), flags=re.MULTILINE)
        found += [
            f"{path.name}: {line}" for line in plain.splitlines() if WRONG[language].search(line)
        ]
    assert found == []


@pytest.mark.parametrize(
    ("language", "text", "is_wrong"),
    [
        *(("en", text, False) for text in ("$1,560", "${ v }M", "100%", "{ v }%", "%s", "Size, %")),
        *(
            ("en", text, True)
            for text in ("$1560", "$ { v }", "100 %", "{ v } %", "{ v } $", "5 $")
        ),
        *(("de", f"{text}", False) for text in ("1.560\xa0$", "{ v }\xa0Mio.\xa0$", "5\xa0%")),
        *(("de", text, True) for text in ("1560\xa0$", "{ v } $", "${ v }", "5 %", "{ v }%", "$5")),
    ],
)
def test_the_check_sees_amounts_of_other_forms(language: str, text: str, is_wrong: bool) -> None:
    assert bool(WRONG[language].search(text)) == is_wrong


def test_numbers_are_written_as_the_rules_do(live_in: Callable[[str, str], None]) -> None:
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
