"""A language is added by its files only: here a little Polish."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from stockgames import resources
from stockgames.presentation.sentences.catalogue import catalogue, languages
from stockgames.presentation.sentences.speech import say
from stockgames.storage.settings import from_values
from stockgames.ui.help.texts import about_text, rules_text
from stockgames.ui.lessons.words import lesson_catalogue, tell
from stockgames.ui.sentences import language
from stockgames.ui.sentences.language import install_language, resolve_language

FILES = {
    "translations/pl/language.ftl": "language-name = Polski\n",
    "translations/pl/shell.ftl": "shell-lobby = Salon\n",
    "translations/pl/nyse.ftl": """nyse-chips = { $count ->
    [one] { $count } żeton
   *[other] { $count } żetonów
}
""",
    "rules/nyse.pl.md": "# NYSE po polsku\n",
}


@pytest.fixture
def polish(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> Iterator[QApplication]:
    """Add the files, as by copying a folder, and switch to the language."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    roots = tmp_path, *resources.resource_roots()
    monkeypatch.setattr(resources, "resource_roots", lambda: roots)
    monkeypatch.setattr("stockgames.presentation.sentences.catalogue.resource_roots", lambda: roots)
    languages.cache_clear()
    monkeypatch.setattr(language, "LANGUAGES", languages())  # as at the next start
    install_language(qapp, "pl")
    yield qapp
    QLocale.setDefault(QLocale.c())
    catalogue.cache_clear()
    languages.cache_clear()
    lesson_catalogue.cache_clear()


@pytest.mark.usefixtures("polish")
def test_it_is_offered_by_its_own_name() -> None:
    assert languages() == {"en": "English", "de": "Deutsch", "pl": "Polski"}
    assert next(iter(languages())) == "en"
    assert resolve_language("pl") == "pl"
    settings, refused = from_values({"language": "pl"})
    assert (settings.language, refused) == ("pl", ())


@pytest.mark.usefixtures("polish")
def test_what_is_missing_is_said_in_english() -> None:
    assert [say("nyse-chips", count=count) for count in (1, 5)] == ["1 żeton", "5 żetonów"]
    assert (say("shell-lobby"), say("shell-menu")) == ("Salon", "Menu")
    assert say("evening-so-many-games", count=22, number="22").startswith("22 ")
    assert tell("nyse", "price-title") == "What a chip is worth"
    assert rules_text("nyse", "pl").headings[0].text == "NYSE po polsku"
    assert rules_text("portfolio", "pl") == rules_text("portfolio", "en")
    values = {"version": "1", "qt": "6", "python": "3", "ladders": ""}
    assert about_text("pl", **values) == about_text("en", **values)


@pytest.mark.usefixtures("polish")
def test_dates_are_written_in_it() -> None:
    assert QLocale().language() == QLocale.Language.Polish
