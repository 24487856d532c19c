"""The files of a language are read completely, and errors in them are reported."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from stockgames import resources
from stockgames.games.exchange import parts as exchange
from stockgames.games.portfolio import parts as portfolio
from stockgames.games.stock_exchange import parts as stock_exchange
from stockgames.presentation.sentences.catalogue import (
    catalogue,
    entries,
    languages,
    read_catalogue,
)
from stockgames.presentation.sentences.speech import say
from stockgames.resources import resource_path
from stockgames.storage.settings import from_values
from stockgames.ui import sentences
from stockgames.ui.help.texts import about_text, rules_text
from stockgames.ui.lessons.words import lesson_catalogue, lesson_text
from stockgames.ui.sentences import LANGUAGES, install_language, resolve_language

FILE = """# For translators.

## A room
room-first = First
room-shares = { $count ->
    [one] A share

   *[other] { $count } shares
}

room-empty =
    On a line of its own
# The end."""


def test_comments_and_empty_lines_stand_between_sentences(tmp_path: Path) -> None:
    (tmp_path / "room.ftl").write_text(FILE, encoding="utf-8")
    (tmp_path / "other.ftl").write_text("other-one = One\n", encoding="utf-8")
    read = read_catalogue(tmp_path, "en")
    assert read.ids() == {"room-first", "room-shares", "room-empty", "other-one"}
    assert read.said("room-first", {}) == "First"
    assert read.said("room-shares", {"count": 3}) == "3 shares"
    assert read.said("room-empty", {}) == "On a line of its own"


def test_a_short_form_stands_under_its_sentence(tmp_path: Path) -> None:
    (tmp_path / "room.ftl").write_text(
        """room-rule = Cash decides: it is counted first
    .short = Cash decides
room-chips = { $count ->
    [one] A chip (ruling N1)
   *[other] { $count } chips (ruling N1)
}
    .short = { $count ->
        [one] A chip
       *[other] { $count } chips
    }
""",
        encoding="utf-8",
    )
    read = read_catalogue(tmp_path, "en")
    assert read.said("room-rule", {}) == "Cash decides: it is counted first"
    assert read.said("room-rule.short", {}) == "Cash decides"
    assert read.said("room-chips", {"count": 1200}) == "1,200 chips (ruling N1)"
    assert read.said("room-chips.short", {"count": 1200}) == "1,200 chips"


@pytest.mark.parametrize("line", ["room first = x", "Room = x", " stray", "room-x", "-term = x"])
def test_a_line_that_is_none_of_these_is_told(line: str) -> None:
    with pytest.raises(ValueError, match=line.strip()):
        list(entries(f"room-a = A\n\n{line}\n" if line[0] != " " else f"# c\n{line}\n"))


def test_an_id_stands_once(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text("room-a = A\n", encoding="utf-8")
    (tmp_path / "b.ftl").write_text("room-a = B\n", encoding="utf-8")
    with pytest.raises(ValueError, match="room-a stands twice"):
        read_catalogue(tmp_path, "en")


def test_a_language_without_a_folder_is_no_language() -> None:
    with pytest.raises(FileNotFoundError):
        catalogue("xx")


IN_WORDS = {"en": {13: "thirteen", 3: "three"}, "de": {13: "dreizehn", 3: "drei"}}


def told(language: str, path: str, name: str) -> str:
    """Return a sentence, or the ruling of a page."""
    source = resource_path(*path.format(language).split("/")).read_text(encoding="utf-8")
    if path.endswith(".ftl"):
        return dict(entries(source))[name]
    return re.split(rf"^### {name} .*$", source, flags=re.MULTILINE)[1].partition("\n#")[0]


def numbers(text: str, language: str) -> set[int]:
    """Return the numbers in a text, in digits or in words, with any group separator."""
    found = {int(re.sub(r"\D", "", each)) for each in re.findall(r"\d+(?:[.,]\d{3})*", text)}
    words = IN_WORDS[language].items()
    return found | {number for number, word in words if re.search(rf"\b{word}\b", text)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("path", "name", "limit"),
    [
        ("translations/{}/lessons/portfolio.ftl", "tip-pauper-text", portfolio.HAND),
        ("rules/portfolio.{}.md", "P6", portfolio.HAND),
        ("rules/portfolio.{}.md", "P12", portfolio.MOST_DOLLARS),
        ("rules/portfolio.{}.md", "P12", portfolio.MOST_TURNS),
        ("rules/portfolio.{}.md", "P12", portfolio.MOST_OFFERS),
        ("rules/exchange.{}.md", "E4", exchange.MOST_SHARES),
        ("rules/exchange.{}.md", "E5", exchange.INTELLIGENCE_COST),
        ("rules/stock-exchange.{}.md", "S4", stock_exchange.FIZZLE),
    ],
)
def test_a_limit_is_that_of_the_rules(language: str, path: str, name: str, limit: int) -> None:
    assert limit in numbers(told(language, path, name), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("large", [portfolio.MOST_DOLLARS])
def test_a_large_sum_is_written_with_a_mark_between_thousands(language: str, large: int) -> None:
    texts = (
        told(language, "rules/portfolio.{}.md", "P12"),
        told(
            language,
            "translations/{}/portfolio.ftl",
            "portfolio-refused-sums-go-up-to-9999-dollars",
        ),
    )
    assert not any(str(large) in text for text in texts)


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
    monkeypatch.setattr(sentences, "LANGUAGES", languages())  # as at the next start
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
    assert lesson_text("nyse", "price-title") == "What a chip is worth"
    assert rules_text("nyse", "pl").headings[0].text == "NYSE po polsku"
    assert rules_text("portfolio", "pl") == rules_text("portfolio", "en")
    values = {"version": "1", "qt": "6", "python": "3", "ladders": ""}
    assert about_text("pl", **values) == about_text("en", **values)


@pytest.mark.usefixtures("polish")
def test_dates_are_written_in_it() -> None:
    assert QLocale().language() == QLocale.Language.Polish
