"""The help page: topics, anchors, contents."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QPushButton
from pytestqt.qtbot import QtBot

from stockgames.ui.help.help_page import HelpPage
from stockgames.ui.help.texts import HelpText
from stockgames.ui.kit.theme import Look

GAMES = [("nyse", "NYSE"), ("no-such-game", "Nothing")]
SHORTCUTS = [("Rules", "F1"), ("Quit", "Ctrl+Q")]


@pytest.fixture
def page(qtbot: QtBot, look: Look) -> HelpPage:
    made = HelpPage(look, GAMES, shortcuts=SHORTCUTS)
    qtbot.addWidget(made)
    made.resize(QSize(1280, 720))
    made.show()
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
    link = page.findChild(QPushButton, "go-N4")
    assert link is not None
    link.click()
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


def test_about(page: HelpPage) -> None:
    page.open("about")
    assert "Ben Stanley" in text(page)
    assert "MIT" in text(page)


def test_fairness(page: HelpPage) -> None:
    page.open("fairness")
    assert "SHA-256" in text(page)


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


def test_a_game_without_rules_is_not_offered(page: HelpPage) -> None:
    page.open("rules", game_id="no-such-game")
    assert "Ctrl+Q" in text(page)
    assert page.findChild(QAbstractButton, "topic-rules-no-such-game") is None
    assert page.findChild(QAbstractButton, "topic-rules-nyse") is not None
