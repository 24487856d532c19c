"""The language changes while the app runs, including Qt's own texts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton
from pytestqt.qtbot import QtBot

from stockgames.storage.settings import Settings
from stockgames.ui.lobby.lobby import Lobby
from stockgames.ui.lobby.saved_games import lobby_games
from stockgames.ui.sentences.keys import key_text
from stockgames.ui.sentences.language import install_language, resolve_language
from stockgames.ui.settings.page import SettingsPage
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.window.window import MainWindow


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
    door = window.findChild(QAbstractButton, "settings")
    assert door is not None
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
    back = settings.findChild(QPushButton, "back")
    assert back is not None
    install_language(qapp, "de")
    qtbot.waitUntil(lambda: back.text() == "Zurück")
    assert qapp.findChildren(QTranslator) == []
