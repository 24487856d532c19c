"""The help page: topics, anchors, contents."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QTreeWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.help.page import HelpPage
from stockgames.ui.help.texts import HelpText
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import ANNOUNCER
from stockgames.ui.window.commands import shown_shortcuts
from tests.ui.finding import child, on_screen

GAMES = [("nyse", "NYSE"), ("no-such-game", "Nothing")]
SHORTCUTS = [("Rules", "F1"), ("Quit", "Ctrl+Q")]

MATCHES = Qt.MatchFlag.MatchStartsWith | Qt.MatchFlag.MatchRecursive


@pytest.fixture
def page(qtbot: QtBot, look: ThemeContext) -> HelpPage:
    made = on_screen(qtbot, HelpPage(look, GAMES, shortcuts=SHORTCUTS), QSize(1280, 720))
    qtbot.waitExposed(made)
    return made


def position(page: HelpPage) -> int:
    return page.reader.browser.verticalScrollBar().value()


def text(page: HelpPage) -> str:
    return page.reader.browser.toPlainText()


def test_each_ruling_can_be_opened(page: HelpPage) -> None:
    places = []
    for number in range(1, 6):
        page.open("rules", f"N{number}")
        places.append(position(page))
    assert places == sorted(set(places))
    assert places[0] > 0


def test_an_anchor_survives_a_change_of_size(page: HelpPage) -> None:
    page.open("rules", "N3")
    page.resize(1000, 640)
    resized = position(page)
    page.open("rules", "N3")
    assert resized == position(page)


def test_the_beginning_is_shown_first(page: HelpPage) -> None:
    assert position(page) == 0


def test_contents_lead_to_their_part(page: HelpPage) -> None:
    page.open("rules")
    tree = child(page, QTreeWidget)
    (item,) = tree.findItems("N4", MATCHES)
    tree.itemActivated.emit(item, 0)
    reached = position(page)
    page.open("rules", "N4")
    assert position(page) == reached > 0


def test_links_in_the_text_scroll(page: HelpPage) -> None:
    page.open("rules")
    page.reader.browser.anchorClicked.emit(QUrl("#N5"))
    assert position(page) > 0


def test_shortcuts_come_from_the_actions(page: HelpPage) -> None:
    page.open("shortcuts")
    for words, keys in SHORTCUTS:
        assert words in text(page)
        assert keys in text(page)


def test_a_topic_is_laid_out_once(page: HelpPage, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    show_text = page.reader.show_text

    def count(text: HelpText, name: str) -> None:
        shown.append(name)
        show_text(text, name)

    monkeypatch.setattr(page.reader, "show_text", count)
    page.open("about")
    assert shown == ["About"]


def test_topics_are_reached_by_keyboard(page: HelpPage) -> None:
    page.open("rules")
    topic = page._topics.segment("rules-nyse")
    topic.setFocus()
    QTest.keyClick(topic, Qt.Key.Key_Right)
    assert "Ctrl+Q" in text(page)


def test_escape_goes_back(qtbot: QtBot, page: HelpPage) -> None:
    page.activateWindow()
    page.focus_start()
    with qtbot.waitSignal(page.back):
        QTest.keyClick(page.reader.browser, Qt.Key.Key_Escape)


def marked(page: HelpPage) -> list[str]:
    return [one.cursor.selectedText() for one in page.reader.browser.extraSelections()]


def search(page: HelpPage, words: str) -> None:
    """Press Ctrl+F in the text and type."""
    page.activateWindow()
    page.focus_start()
    QTest.keyClick(page.reader.browser, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.field.hasFocus()
    QTest.keyClicks(page.field, words)


def test_what_is_typed_is_found_and_opened(page: HelpPage) -> None:
    page.open("about")
    search(page, "stock SWAP")
    assert page.results.isVisible()
    assert page.results.title() == f"{page.results.list.count()} passages found"
    assert not marked(page)
    QTest.keyClick(page.field, Qt.Key.Key_Return)
    assert page.field.hasFocus()
    assert "N5 · Stock swap" in text(page)
    assert {word.lower() for word in marked(page)} == {"stock", "swap"}
    marks = page.reader.browser.extraSelections()
    seen = page.reader.browser.viewport().rect()
    assert all(seen.contains(page.reader.browser.cursorRect(one.cursor)) for one in marks)


def test_down_chooses_another_and_a_click_opens_it(page: HelpPage) -> None:
    search(page, "chip")
    QTest.keyClick(page.field, Qt.Key.Key_Down)
    QTest.keyClick(page.field, Qt.Key.Key_Down)
    QTest.keyClick(page.field, Qt.Key.Key_Up)
    shown = page.results.list
    assert shown.currentRow() == 1
    place = shown.visualItemRect(shown.item(2)).center()
    QTest.mouseClick(shown.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert shown.currentRow() == 2
    assert "chip" in marked(page)
    for _ in range(shown.count() + 1):
        QTest.keyClick(page.field, Qt.Key.Key_Down)
    assert shown.currentRow() == shown.count() - 1


def test_all_pages_are_searched(page: HelpPage) -> None:
    for words, topic in (("quit", "shortcuts"), ("hexadecimal", "fairness"), ("LGPL", "about")):
        page.begin_search(words)
        QTest.keyClick(page.field, Qt.Key.Key_Return)
        assert page._topics.value() == topic


def test_escape_goes_back_to_the_contents_first(qtbot: QtBot, page: HelpPage) -> None:
    search(page, "swap")
    QTest.keyClick(page.field, Qt.Key.Key_Return)
    left = position(page)
    with qtbot.assertNotEmitted(page.back):
        QTest.keyClick(page.field, Qt.Key.Key_Escape)
    assert page._contents.isVisible()
    assert not page.results.isVisible()
    assert not marked(page)
    assert position(page) == left
    with qtbot.waitSignal(page.back):
        QTest.keyClick(page.reader.browser, Qt.Key.Key_Escape)


def test_nothing_found_is_said_calmly(page: HelpPage) -> None:
    search(page, "kangaroo")
    assert page.results.title() == "Nothing found"
    assert "fewer words" in page.results.note.text()
    assert not page.results.list.isVisible()
    QTest.keyClick(page.field, Qt.Key.Key_Return)
    assert not marked(page)


def test_what_is_found_is_told(qtbot: QtBot, page: HelpPage) -> None:
    with qtbot.waitSignal(ANNOUNCER.said) as told:
        page.begin_search("hexadecimal")
    assert told.args == ["1 passage found"]
    with qtbot.waitSignal(ANNOUNCER.said) as told:
        QTest.keyClick(page.field, Qt.Key.Key_Down)
    assert told.args[0].startswith("Fairness. Checking it yourself. The seal is a hash")


def test_marks_survive_a_change_of_size(page: HelpPage, look: ThemeContext) -> None:
    page.begin_search("waive")
    QTest.keyClick(page.field, Qt.Key.Key_Return)
    before = marked(page)
    look.fit(QSize(2560, 1440))
    assert marked(page) == before != []


def test_the_key_of_the_search_is_told(page: HelpPage) -> None:
    page.open("shortcuts")
    assert "Search the help" in text(page)
    assert ("Search the help", "Ctrl+F") in shown_shortcuts(page)


def test_a_game_without_rules_is_not_offered(page: HelpPage) -> None:
    page.open("rules", game_id="no-such-game")
    assert "Ctrl+Q" in text(page)
    assert page.findChild(QAbstractButton, "topic-rules-no-such-game") is None
    assert page.findChild(QAbstractButton, "topic-rules-nyse") is not None
