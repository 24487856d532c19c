"""The page with a code card: read, and put away by one key."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from stockgames.controllers.code_card import place_of
from stockgames.engine.code_page import CodePress
from stockgames.evenings.person import Portrait
from stockgames.ui.kit import settling
from stockgames.ui.kit.palette import THEMES
from stockgames.ui.kit.theme import Look
from stockgames.ui.shell import code_card
from stockgames.ui.shell.code_card import CodeCardPage
from stockgames.ui.shell.facts import CardFacts, DrillFacts, PadCell, PressFacts


def press(title: str, cap: int, *cells: str, word: str = "") -> PressFacts:
    """Return a press of one row or two, the first of its cells under the cap."""
    found: list[PadCell | None] = [None] * 6
    shape = CodePress(3, rows=len(cells) // 3)
    for number, cell in enumerate(cells):
        found[place_of(shape, cap, number)] = PadCell(cell, (cell,))
    return PressFacts("I", title, "QWEASD", cap, tuple(found), word=word)


FACTS = CardFacts(
    "Ada",
    Portrait(),
    (
        press("security", 1, "Banks", "Insurance", "Bonds", word="wise"),
        press("side", 5, "Buy 1", "Buy 4", "Buy 7", "Sell 1", "Sell 4", "Sell 7", word="dogs"),
        press("which", 1, "1st", "2nd", "3rd", word="watch"),
    ),
    rules=("Banks", "Insurance", "sell for buy"),
    drill=DrillFacts("Sell 5", "QE", first=1),
    chapter="Round 1",
    number=1,
)


def shown(qtbot: QtBot, look: Look) -> CodeCardPage:
    page = CodeCardPage(look, FACTS)
    qtbot.addWidget(page)
    page.resize(QSize(1280, 720))
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    page.focus_start()
    return page


def test_a_press_that_laid_what_came_before_puts_nothing_away(
    qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settling, "SETTLING_MS", 60_000)
    page = shown(qtbot, look)
    button = page.findChild(QPushButton, "put-card-away")
    assert button is not None
    with qtbot.assertNotEmitted(page.done):
        QTest.keyClick(page, Qt.Key.Key_Return)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_puts_it_away_once(qtbot: QtBot, look: Look, key: Qt.Key) -> None:
    page, heard = shown(qtbot, look), list[bool]()
    page.done.connect(lambda: heard.append(True))
    QTest.keyClick(page.focusWidget() or page, key)
    assert heard == [True]


def test_the_key_that_lifted_the_curtain_does_nothing(qtbot: QtBot, look: Look) -> None:
    page = shown(qtbot, look)
    with qtbot.assertNotEmitted(page.done):
        QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_Space)
        held = QKeyEvent(
            QEvent.Type.KeyPress,
            Qt.Key.Key_Return,
            Qt.KeyboardModifier.NoModifier,
            "\r",
            autorep=True,
        )
        QApplication.sendEvent(page, held)


def test_the_button_puts_it_away(qtbot: QtBot, look: Look) -> None:
    page = shown(qtbot, look)
    button = page.findChild(QPushButton, "put-card-away")
    assert button is not None
    with qtbot.waitSignal(page.done):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_escape_leaves_for_the_lobby(qtbot: QtBot, look: Look) -> None:
    page = shown(qtbot, look)
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_it_can_be_read_aloud_to_its_owner(qtbot: QtBot, look: Look) -> None:
    spoken = shown(qtbot, look).accessibleDescription()
    assert "I security. W: Banks, E: Insurance, Q: Bonds" in spoken
    assert "D: Buy 1, A: Buy 4, S: Buy 7, E: Sell 1, Q: Sell 4, W: Sell 7" in spoken
    assert "wise dogs watch" in spoken
    assert "Right is the next: Insurance" in spoken


def test_it_says_its_round_and_that_older_caps_are_void(qtbot: QtBot, look: Look) -> None:
    page = shown(qtbot, look)
    first = page.grab().toImage()
    assert "void" not in page.accessibleDescription()
    page.set_facts(replace(FACTS, chapter="Round 2", number=2, replaces=True))
    assert page.accessibleName() == "Ada's three caps, Round 2"
    assert "any earlier ones of this round are void" in page.accessibleDescription()
    assert page.grab().toImage() != first


def test_other_caps_make_another_picture_in_both_themes(qtbot: QtBot, look: Look) -> None:
    other = press("security", 0, "Banks", "Insurance", "Bonds")
    for theme in THEMES.values():
        look.set_theme(theme)
        page = shown(qtbot, look)
        before = page.grab().toImage()
        page.set_facts(replace(FACTS, presses=(other, *FACTS.presses[1:])))
        assert page.grab().toImage() != before


def test_new_caps_are_named(qtbot: QtBot, look: Look) -> None:
    page = shown(qtbot, look)
    fresh = replace(FACTS.presses[1], is_fresh=True)
    page.set_facts(replace(FACTS, presses=(FACTS.presses[0], fresh, FACTS.presses[2])))
    assert "A new cap (side)" in page.accessibleDescription()


def test_other_words_are_asked_for_by_key_and_button(qtbot: QtBot, look: Look) -> None:
    page = shown(qtbot, look)
    with qtbot.waitSignal(page.reworded):
        QTest.keyClick(page, Qt.Key.Key_F2)
    button = page.findChild(QPushButton, "other-words")
    assert button is not None
    with qtbot.waitSignal(page.reworded):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    bare = tuple(replace(one, word="") for one in FACTS.presses)
    page.set_facts(replace(FACTS, presses=bare))
    assert not button.isVisible(), "where there is no sentence, there are no others"


def test_the_drill_is_pressed_and_told(qtbot: QtBot, look: Look) -> None:
    page, went = shown(qtbot, look), list[bool]()
    page.drilled.connect(went.append)
    QTest.keyClicks(page, "w")
    assert "That would be: Sell 7." in page.accessibleDescription()
    QTest.keyClicks(page, "q")
    assert "Right: Sell 4." in page.accessibleDescription()
    QTest.keyClicks(page, "ex")
    assert "that is all there is to it" in page.accessibleDescription()
    assert went == [False]
    page.set_facts(
        replace(FACTS, presses=(press("security", 2, "a", "b", "c"), *FACTS.presses[1:]))
    )
    QTest.keyClicks(page, "qe")
    assert went == [False, True], "new caps, a new drill"


def test_the_drill_can_be_done_by_mouse_on_unfolded_pads(qtbot: QtBot, look: Look) -> None:
    page, went = shown(qtbot, look), list[bool]()
    page.drilled.connect(went.append)

    def click(column: int, place: int) -> None:
        at = page.places.key(page.places.columns[column], place).center().toPoint()
        QTest.mouseClick(page, Qt.MouseButton.LeftButton, pos=at)

    QTest.keyClick(page, Qt.Key.Key_Space)
    click(1, 0)
    assert "Right: " not in page.accessibleDescription(), "where no key is seen, none is pressed"
    QTest.keyClick(page, Qt.Key.Key_Space)
    click(1, 0)
    assert "Right: Sell 4." in page.accessibleDescription()
    click(1, 2)
    assert "Right: Sell 4." in page.accessibleDescription(), "that press is done"
    click(2, 2)
    assert went == [True]


def test_small_pads_fold_and_unfold(qtbot: QtBot, look: Look) -> None:
    page = CodeCardPage(look, replace(FACTS, is_sure=True))
    qtbot.addWidget(page)
    page.resize(QSize(1280, 720))
    page.show()
    folded = page.grab().toImage()
    assert page._write.text() == "Write it out"
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert page._write.text() == "Fold it away"
    unfolded = page.grab().toImage()
    assert unfolded != folded
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert page.grab().toImage() == folded
    QTest.keyClicks(page, "aa")
    assert page.grab().toImage() != folded, "two wrong keys unfold them"


def test_a_card_that_nobody_touches_turns_over(
    qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(code_card, "UNTOUCHED_MS", 30)
    page = CodeCardPage(look, FACTS)
    qtbot.addWidget(page)
    with qtbot.waitSignal(page.turned_over):
        page.show()
