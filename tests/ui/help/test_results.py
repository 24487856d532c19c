"""The panel of results: how many, which is selected, and accessible names."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from stockgames.ui.help.search import HitRow, Index, Results, SearchField, passages_of
from stockgames.ui.help.texts import HelpText, about_text, help_text, read_markdown, rules_text
from stockgames.ui.sentences.language import LANGUAGES
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.buttons import KeyCap

INDEX = Index({"page": passages_of(read_markdown("# Top\n\nA swap.\n\nNo swap.\n\nA chip."))})


@pytest.fixture
def results(qtbot: QtBot, look: ThemeContext) -> Results:
    made = Results(look)
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize(
    ("words", "title"),
    [("swap", "2 passages found"), ("chip", "1 passage found"), ("x", "Nothing found")],
)
def test_says_how_many(results: Results, words: str, title: str) -> None:
    results.show_hits(INDEX.find(words), {"page": "Page"})
    assert results.title() == results.accessibleName() == title


def test_the_one_that_is_chosen_is_opened(qtbot: QtBot, results: Results) -> None:
    results.show_hits(INDEX.find("swap"), {"page": "Page"})
    results.step(1)
    with qtbot.waitSignal(results.opened) as told:
        results.open()
    assert told.args[0].passage.text == "No swap."


def test_each_has_a_name(results: Results) -> None:
    results.show_hits(INDEX.find("top"), {"page": "Page"})
    named = results.list.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert named == "Page. Top"


def test_is_as_wide_as_the_window_asks(results: Results, look: ThemeContext) -> None:
    look.fit(QSize(1280, 720))
    small = results.width()
    look.fit(QSize(2560, 1440))
    assert results.width() > small


SWAPS = Index({"page": passages_of(read_markdown("# Top\n\n" + "long words and no end " * 9))})


def picture(results: Results, words: str) -> QImage:
    results.show_hits(SWAPS.find(words), {"page": "Page"})
    return results.list.grab().toImage()


def test_words_are_marked(qtbot: QtBot, look: ThemeContext) -> None:
    results = Results(look)
    qtbot.addWidget(results)
    assert picture(results, "long") != picture(results, "l")
    assert picture(results, "long") == picture(results, "LONG")


@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(2560, 1440)])
def test_text_that_is_too_long_ends_in_dots(qtbot: QtBot, look: ThemeContext, size: QSize) -> None:
    look.fit(size)
    row, text = HitRow(look), "long words and no end " * 9
    option = QStyleOptionViewItem()
    for width in (200.0, 300.0):
        layout = row._set(text, (), width)
        assert layout.text().endswith("…")
        assert layout.lineCount() == 2
        assert QRectF(0, 0, width, 999).contains(layout.boundingRect())
    assert row._set("short", (), 200).text() == "short"
    results = Results(look)
    qtbot.addWidget(results)
    results.show_hits(SWAPS.find("long"), {"page": "Page"})
    index = results.list.model().index(0, 0)
    assert row.sizeHint(option, index).height() >= row._set(text, (), 200).boundingRect().height()


def test_its_key_is_shown_until_something_is_typed(qtbot: QtBot, look: ThemeContext) -> None:
    field = SearchField(look)
    qtbot.addWidget(field)
    cap = field.findChild(KeyCap)
    assert isinstance(cap, KeyCap)
    assert cap.key() == "Ctrl+F"
    assert not cap.isHidden()
    QTest.keyClicks(field, "swap")
    assert cap.isHidden()
    field.clear()
    assert not cap.isHidden()


def test_arrows_and_page_keys_are_passed_on(qtbot: QtBot, look: ThemeContext) -> None:
    field = SearchField(look)
    qtbot.addWidget(field)
    heard: list[tuple[str, int]] = []
    field.stepped.connect(lambda by: heard.append(("step", by)))
    field.turned.connect(lambda by: heard.append(("turn", by)))
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
        QTest.keyClick(field, key)
    assert heard == [("step", -1), ("step", 1), ("turn", -1), ("turn", 1)]


GAMES = ("nyse", "portfolio", "exchange", "stock-exchange")


def pages(language: str) -> dict[str, HelpText]:
    """Return every page by its name."""
    rules = {game_id: rules_text(game_id, language) for game_id in GAMES}
    about = about_text(language, version="1", qt="2", python="3", ladders="")
    return {**rules, "fairness": help_text("fairness", language), "about": about}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*GAMES, "fairness", "about"])
def test_passages_know_their_places(name: str, language: str) -> None:
    passages = passages_of(pages(language)[name])
    parts = [part for one in passages for part in one.parts]
    for one in passages:
        assert tuple(parts[one.first : one.first + len(one.parts)]) == one.parts
        assert parts[one.heading_at] == one.heading


def test_each_kind_of_passage() -> None:
    source = (
        "# Top\n\nTwo *short*\nlines.\n- an `item`\n- [more](#x)\n\n| A | B |\n|---|---|\n| c | |\n"
    )
    shown = passages_of(read_markdown(source + "\n```\n| code | here\n```\n"))
    assert [one.text for one in shown] == [
        "Top", "Two short lines.", "an item", "more", "A · B", "c", "| code | here",
    ]  # fmt: skip
    assert [one.is_heading for one in shown] == [True, *[False] * 6]
