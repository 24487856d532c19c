"""The panel of results: how many, which is selected, and accessible names."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from pytestqt.qtbot import QtBot

from stockgames.ui.help.search import Index, Results, passages_of
from stockgames.ui.help.texts import read_markdown
from stockgames.ui.theme.context import ThemeContext

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
