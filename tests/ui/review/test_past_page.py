"""The page of all games alone: input, and its question before it deletes a game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.ui.review.past_list import State
from stockgames.ui.review.past_page import PastPage
from stockgames.ui.sentences.language import install_language
from stockgames.ui.theme.context import ThemeContext
from tests.ui.review.games import game


@pytest.fixture
def page(qtbot: QtBot, look: ThemeContext) -> PastPage:
    page = PastPage(look)
    qtbot.addWidget(page)
    page.resize(QSize(1280, 720))
    look.fit(page.size())
    games = [game(5), game(4, game_id="exchange", title="Exchange"), game(3)]
    running = game(2, state=State.RUNNING, shows=False)
    page.add([*games, running, game(1, state=State.UNREADABLE, shows=False)], is_read=True)
    page.show()
    page.activateWindow()
    page.focus_start()
    return page


def press(page: PastPage, *keys: Qt.Key) -> None:
    for key in keys:
        held = page.focusWidget()
        assert held is not None
        QTest.keyClick(held, key)


def test_enter_looks_back_at_the_game_that_is_chosen(qtbot: QtBot, page: PastPage) -> None:
    with qtbot.waitSignal(page.looked_back) as looked:
        press(page, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert looked.args == [4]


def test_a_running_game_is_continued_and_an_unreadable_one_only_removed(
    qtbot: QtBot, page: PastPage
) -> None:
    press(page, Qt.Key.Key_End, Qt.Key.Key_Return)
    assert not page.open_button.isEnabled()
    assert not page.save_button.isEnabled()
    assert page.remove_button.isEnabled()
    with qtbot.waitSignal(page.resumed) as resumed:
        press(page, Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert resumed.args == [2]


def test_a_running_game_that_may_be_looked_at_has_a_button_for_that(
    qtbot: QtBot, page: PastPage
) -> None:
    assert not page.look_button.isVisible()
    page.add([game(0, state=State.RUNNING)], is_read=True)
    page.list.choose(5)
    assert page.open_button.text() == "Continue"
    with qtbot.waitSignal(page.looked_back) as looked:
        page.look_button.click()
    assert looked.args == [0]


def test_delete_asks_and_enter_keeps(qtbot: QtBot, page: PastPage) -> None:
    with qtbot.assertNotEmitted(page.removed), qtbot.assertNotEmitted(page.looked_back):
        press(page, Qt.Key.Key_Delete)
        assert page.remove_button.text() == "Delete for good"
        press(page, Qt.Key.Key_Return)
    assert page.remove_button.text() == "Delete…"


def test_who_says_so_twice_removes_it(qtbot: QtBot, page: PastPage) -> None:
    press(page, Qt.Key.Key_Delete)
    with qtbot.waitSignal(page.removed) as removed:
        page.remove_button.click()
    assert removed.args == [5]
    page.drop(5)
    chosen = page.list.chosen()
    assert chosen is not None
    assert chosen.row == 4


def test_the_question_goes_with_the_game(page: PastPage) -> None:
    press(page, Qt.Key.Key_Delete)
    page.list.choose(1)
    assert page.remove_button.text() == "Delete…"


def test_letters_begin_a_search_and_escape_ends_it_before_it_leaves(
    qtbot: QtBot, page: PastPage
) -> None:
    press(page, Qt.Key.Key_E)
    QTest.keyClicks(page.filters.field, "xch")
    assert [each.row for each in page.model.shown] == [4]
    assert page.filters.count.text() == "1 of 5 games"
    with qtbot.assertNotEmitted(page.back):
        page._head.back.emit()
    assert len(page.model.shown) == 5
    with qtbot.waitSignal(page.back):
        page._head.back.emit()


def test_while_games_are_read_the_page_says_so(page: PastPage) -> None:
    page.add([game(0)], is_read=False)
    assert page.filters.count.text() == "6 games so far…"


def test_nothing_can_be_pressed_where_nothing_was_played(qtbot: QtBot, look: ThemeContext) -> None:
    page = PastPage(look)
    qtbot.addWidget(page)
    page.add([], is_read=True)
    assert page.filters.count.text() == "no games"
    for button in (page.open_button, page.save_button, page.remove_button):
        assert not button.isEnabled()


def test_the_key_that_removes_is_named_in_the_language_spoken(
    page: PastPage, qapp: QCoreApplication
) -> None:
    install_language(qapp, "de")
    qapp.processEvents()
    assert page.remove_button.key() == "Entf"
