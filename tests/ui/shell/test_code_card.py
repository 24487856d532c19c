"""The page with a code card: read, and put away by one key."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from stockgames.evenings.person import Portrait
from stockgames.ui.kit import settling
from stockgames.ui.kit.palette import THEMES
from stockgames.ui.kit.theme import Look
from stockgames.ui.shell.code_card import CodeCardPage
from stockgames.ui.shell.facts import CardFacts, CardTable

FACTS = CardFacts(
    "Ada",
    Portrait(),
    (
        CardTable("Phase 1", "QWE", "", (("Banks",), ("Insurance",), ("Bonds",))),
        CardTable("Phase 2", "DAS", "EW", (("Buy 1", "Buy 2"), ("Buy 3", "Buy 4"), ("5", "6"))),
    ),
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
    assert "Q: Banks" in spoken
    assert "D E: Buy 1" in spoken
    assert "S W: 6" in spoken


def test_it_says_its_round_and_that_an_older_card_is_void(qtbot: QtBot, look: Look) -> None:
    page = shown(qtbot, look)
    first = page.grab().toImage()
    assert "void" not in page.accessibleDescription()
    page.set_facts(replace(FACTS, chapter="Round 2", replaces=True))
    assert page.accessibleName() == "Code card of Ada  ·  Round 2"
    assert "any earlier one of this round is void" in page.accessibleDescription()
    assert page.grab().toImage() != first


def test_other_keys_make_another_picture_in_both_themes(qtbot: QtBot, look: Look) -> None:
    other = CardTable("Phase 1", "WQE", "", FACTS.tables[0].cells)
    for theme in THEMES.values():
        look.set_theme(theme)
        page = shown(qtbot, look)
        before = page.grab().toImage()
        page.set_facts(CardFacts("Ada", Portrait(), (other, FACTS.tables[1])))
        assert page.grab().toImage() != before
