"""Searching the help, and the panel of results."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from stockgames.ui.help import search
from stockgames.ui.help.texts import HelpText, about_text, help_text, read_markdown, rules_text
from stockgames.ui.sentences import LANGUAGES
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.buttons import KeyCap
from tests.ui.finding import child

TEXTS = st.text(st.sampled_from("aAbßSsäÄéöx ½.–’"), max_size=30)


def index(language: str) -> tuple[search.Index, list[search.Passage]]:
    passages = {name: search.passages_of(page) for name, page in pages(language).items()}
    return search.Index(passages), [one for page in passages.values() for one in page]


def small(source: str) -> search.Index:
    return search.Index({"page": search.passages_of(read_markdown(source))})


def found(source: str, wanted: str) -> list[str]:
    return [hit.passage.text for hit in small(source).find(wanted)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_every_page_is_found(language: str) -> None:
    looked, passages = index(language)
    holders: dict[str, set[str]] = {}
    for one in passages:
        for word in search.words_of(one.text):
            holders.setdefault(word, set()).add(one.text)
    for word, texts in holders.items():
        assert texts <= {hit.passage.text for hit in looked.find(word.upper())}, word


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_passage_is_found_by_its_words_backwards(language: str) -> None:
    looked, passages = index(language)
    for one in passages[::9]:
        wanted = " ".join(reversed(one.text.split()))
        assert one in [hit.passage for hit in looked.find(wanted)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wanted", ["", "  ", "zyzzyva", "NYSE zyzzyva", "bot kangaroo"])
def test_what_is_not_there_is_not_found(language: str, wanted: str) -> None:
    assert index(language)[0].find(wanted) == ()


@pytest.mark.parametrize("wanted", ["MÖGEN größe", "mogen grosse", "Größe, mögen!", "GRÖSSE MÖG"])
def test_spelling_does_not_matter(wanted: str) -> None:
    assert found("Sie mögen Größe.\n\nSie mögen Kleines.", wanted) == ["Sie mögen Größe."]


def test_a_word_may_stand_in_the_heading() -> None:
    source = "## Swaps\n\nGive a chip.\n\n## Discards\n\nGive a card."
    assert found(source, "swap give") == ["Give a chip."]
    assert found(source, "swap") == ["Swaps"]


def test_headings_come_first_and_inner_parts_of_words_last() -> None:
    source = "## One\n\nThe hindmost.\n\nMost of it.\n\n## Most\n\nNothing."
    assert found(source, "most") == ["Most", "Most of it.", "The hindmost."]


@given(TEXTS, TEXTS)
def test_marks_hold_what_was_wanted(text: str, wanted: str) -> None:
    words = search.words_of(wanted)
    marks = search.marks_in(text, words)
    assert bool(marks) == any(word in search.fold(text) for word in words)
    for begin, end in marks:
        assert any(word in search.fold(text[begin:end]) for word in words)
    assert all(end < begin for (_, end), (begin, _) in pairwise(marks))


@given(TEXTS)
def test_folding_twice_changes_nothing(text: str) -> None:
    assert search.fold(search.fold(text)) == search.fold(text)


@given(st.text("ab ", max_size=90), st.text("ab ", max_size=9))
def test_an_excerpt_keeps_what_is_marked(before: str, after: str) -> None:
    text = f"{before}WORD{after}"
    marks = search.marks_in(text, ["word"])
    shown, moved = search.excerpt(text, marks)
    assert [shown[begin:end] for begin, end in moved] == ["WORD"]
    assert moved[0][0] <= 40
    assert text.endswith(shown.removeprefix("…"))


INDEX = search.Index(
    {"page": search.passages_of(read_markdown("# Top\n\nA swap.\n\nNo swap.\n\nA chip."))}
)


@pytest.fixture
def results(qtbot: QtBot, look: ThemeContext) -> search.Results:
    made = search.Results(look)
    qtbot.addWidget(made)
    return made


def test_the_one_that_is_chosen_is_opened(qtbot: QtBot, results: search.Results) -> None:
    results.show_hits(INDEX.find("swap"), {"page": "Page"})
    results.step(1)
    with qtbot.waitSignal(results.opened) as told:
        results.open()
    assert told.args[0].passage.text == "No swap."


def test_each_has_a_name(results: search.Results) -> None:
    results.show_hits(INDEX.find("top"), {"page": "Page"})
    named = results.list.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert named == "Page. Top"


SWAPS = search.Index(
    {"page": search.passages_of(read_markdown("# Top\n\n" + "long words and no end " * 9))}
)


@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(2560, 1440)])
def test_text_that_is_too_long_ends_in_dots(qtbot: QtBot, look: ThemeContext, size: QSize) -> None:
    look.fit(size)
    row, heights = search.HitRow(look), []
    for text in ("long words and no end " * 9, "short"):
        hit = search.Hit("page", search.Passage((text,), "", 0, -1), ("words",))
        for width in (200.0, 300.0):
            shown = row.excerpt(hit, width)
            assert shown.toPlainText().endswith("…" if text != "short" else "short")
            assert shown.size().width() <= width
            heights.append(shown.size().height())
    assert heights[0] == heights[1] == 2 * heights[2]
    results = search.Results(look)
    qtbot.addWidget(results)
    results.show_hits(SWAPS.find("long"), {"page": "Page"})
    index = results.list.model().index(0, 0)
    assert row.sizeHint(QStyleOptionViewItem(), index).height() >= heights[0]


def test_its_key_is_shown_until_something_is_typed(qtbot: QtBot, look: ThemeContext) -> None:
    field = search.SearchField(look)
    qtbot.addWidget(field)
    cap = child(field, KeyCap)
    assert cap.key() == "Ctrl+F"
    assert not cap.isHidden()
    QTest.keyClicks(field, "swap")
    assert cap.isHidden()
    field.clear()
    assert not cap.isHidden()


def test_arrows_and_page_keys_are_passed_on(qtbot: QtBot, look: ThemeContext) -> None:
    field = search.SearchField(look)
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
    passages = search.passages_of(pages(language)[name])
    parts = [part for one in passages for part in one.parts]
    for one in passages:
        assert tuple(parts[one.first : one.first + len(one.parts)]) == one.parts
        assert parts[one.heading_at] == one.heading


def test_each_kind_of_passage() -> None:
    source = (
        "# Top\n\nTwo *short*\nlines.\n- an `item`\n- [more](#x)\n\n| A | B |\n|---|---|\n| c | |\n"
    )
    shown = search.passages_of(read_markdown(source + "\n```\n| code | here\n```\n"))
    assert [one.text for one in shown] == [
        "Top", "Two short lines.", "an item", "more", "A · B", "c", "| code | here",
    ]  # fmt: skip
    assert [one.is_heading for one in shown] == [True, *[False] * 6]
