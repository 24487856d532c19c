"""The curtain: lifted by one press, the same whatever is hidden."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.controllers.table import TableController
from stockgames.engine.match import Match
from stockgames.evenings.person import Portrait
from stockgames.presentation.game_words import Price
from stockgames.presentation.story import Badge
from stockgames.ui.theme.palette import SECTORS
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets import pointer as settling
from stockgames.ui.window.curtain import CurtainPage
from stockgames.ui.window.curtain_facts import Other, PublicFacts
from tests.ui.finding import child, on_screen
from tests.ui.legible import illegible

FACTS = PublicFacts(
    "Ada",
    Portrait(),
    "NYSE, turn 12",
    tuple(Price(Badge(mark.letter, mark.emblem), "$3M", mark.letter) for mark in SECTORS.values()),
    ("4 chips left", "Bruno plays next"),
)


@pytest.fixture(autouse=True)
def light(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make curtains liftable as soon as they appear."""
    monkeypatch.setattr(settling, "SETTLING_MS", 0)


def shown(qtbot: QtBot, look: ThemeContext, facts: PublicFacts = FACTS) -> CurtainPage:
    page = on_screen(qtbot, CurtainPage(look, facts), QSize(1280, 720))
    qtbot.waitExposed(page)
    page.activateWindow()
    page.focus_start()
    return page


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_one_key_lifts_it_once(qtbot: QtBot, look: ThemeContext, key: Qt.Key) -> None:
    page = shown(qtbot, look)
    lifted: list[bool] = []
    page.lifted.connect(lambda: lifted.append(True))
    QTest.keyClick(page.focusWidget(), key)
    assert lifted == [True]


def test_a_second_press_meant_for_the_table_lifts_nothing(
    qtbot: QtBot, look: ThemeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settling, "SETTLING_MS", 60_000)
    page = shown(qtbot, look)
    with qtbot.assertNotEmitted(page.lifted):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
        QTest.keyClick(page, Qt.Key.Key_Space)
    monkeypatch.setattr(settling, "SETTLING_MS", 1)
    qtbot.wait(2)
    with qtbot.waitSignal(page.lifted):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)


def test_no_press_meant_for_the_table_does_anything(
    qtbot: QtBot, look: ThemeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settling, "SETTLING_MS", 60_000)
    others = (Other(3, "Clara", False),)
    facts = PublicFacts("Bruno", Portrait(), "NYSE", others=others, back="Ada")
    page, done = shown(qtbot, look, facts), list[str]()
    page.lifted.connect(lambda: done.append("lifted"))
    page.left.connect(lambda: done.append("left"))
    page.called.connect(lambda seat: done.append(f"called {seat}"))
    page.called_back.connect(lambda: done.append("called back"))
    buttons = [button for button in page.findChildren(QPushButton) if button.isVisible()]
    for button in buttons:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(buttons) == 4
    assert not done


def test_one_click_lifts_it(qtbot: QtBot, look: ThemeContext) -> None:
    page = shown(qtbot, look)
    button = child(page, QPushButton, "lift-curtain")
    with qtbot.waitSignal(page.lifted):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_clicks_elsewhere_and_other_keys_lift_nothing(qtbot: QtBot, look: ThemeContext) -> None:
    page = shown(qtbot, look)
    with qtbot.assertNotEmitted(page.lifted):
        QTest.mouseClick(page, Qt.MouseButton.LeftButton)
        for key in (Qt.Key.Key_A, Qt.Key.Key_Tab, Qt.Key.Key_Down, Qt.Key.Key_Escape):
            QTest.keyClick(page.focusWidget() or page, key)


def test_escape_leaves_for_the_lobby(qtbot: QtBot, look: ThemeContext) -> None:
    page = shown(qtbot, look)
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Escape)


def picture(page: CurtainPage) -> QImage:
    return page.grab().toImage()


def words(page: QWidget) -> list[str]:
    every = [page, *page.findChildren(QWidget)]
    return [
        text
        for one in every
        for text in (one.accessibleName(), one.accessibleDescription(), one.toolTip())
    ]


def test_a_click_below_the_card_leaves_for_the_lobby(qtbot: QtBot, look: ThemeContext) -> None:
    """A person who has only the mouse and isn't meant must be able to leave without lifting it."""
    page = shown(qtbot, look)
    leave = child(page, QPushButton, "leave-curtain")
    assert FACTS.name in leave.text()
    assert page.rect().contains(leave.geometry())
    assert leave.geometry().center().y() > page._card.geometry().bottom() + 5
    with qtbot.waitSignal(page.left):
        QTest.mouseClick(leave, Qt.MouseButton.LeftButton)
    page.say("A turn stands.")
    assert not leave.isVisible()


def test_the_same_facts_give_the_same_page(qtbot: QtBot, look: ThemeContext) -> None:
    first, second = shown(qtbot, look), shown(qtbot, look)
    assert picture(first) == picture(second)
    assert words(first) == words(second)


def test_everything_it_can_hold_is_public_text(qtbot: QtBot, look: ThemeContext) -> None:
    """The page has no access to a view, match or controller, so none can leak."""
    page = shown(qtbot, look)
    held = list(vars(page).values())
    assert not any(isinstance(one, Match | TableController) for one in held)
    assert all(
        isinstance(getattr(FACTS, name), str | bool | tuple | Portrait) for name in FACTS.__slots__
    )
    spoken = "\n".join(words(page))
    assert "Pass to Ada" in spoken
    assert all(line in spoken for line in FACTS.lines)


def test_parting_ends_with_nothing_left(qtbot: QtBot, look: ThemeContext) -> None:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    page = shown(qtbot, look)
    image = QImage(400, 300, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    page.paint_parting(painter, QRectF(0, 0, 400, 300), 1.0)
    painter.end()
    assert image.pixelColor(200, 200).alpha() == 0


def test_somebody_else_can_come_first(qtbot: QtBot, look: ThemeContext) -> None:
    others = (Other(3, "Clara", False), Other(5, "Emil", True))
    page = shown(qtbot, look, PublicFacts("Ada", Portrait(), "Stock Exchange", others=others))
    buttons = [page.findChild(QPushButton, f"call-{seat}") for seat in (3, 5)]
    for button, other in zip(buttons, others, strict=True):
        assert button is not None
        assert other.name in button.accessibleName()
        assert page.rect().contains(button.geometry())
        with qtbot.waitSignal(page.called) as called:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert called.args == [other.seat]
    assert buttons[0] is not None
    assert buttons[1] is not None
    assert "open" in buttons[1].accessibleName()
    page.set_facts(FACTS)
    assert not [b for b in page.findChildren(QPushButton) if b.isVisible() and b in buttons]


def test_what_ten_people_hold_is_told_to_the_last(qtbot: QtBot, look: ThemeContext) -> None:
    """With ten hands at NYSE the line used to end after the fifth."""
    line = "Hands today: " + ", ".join(f"Person {number} $1{number}M" for number in range(10))
    page = shown(qtbot, look, replace(FACTS, lines=(line,)))
    page.resize(QSize(1280, 690))
    QApplication.processEvents()
    labels = page.findChildren(QLabel)
    (label,) = (each for each in labels if each.text().replace("\u00a0", " ") == line)
    assert label.height() >= label.heightForWidth(label.width())


HANDS = tuple(f"{name} · $30M · 2 chemicals, 3 technology, 1 fossil" for name in "ABCD")
MOVES = ("Clara took technology, and it rose to $5M", "Dmitri discarded a chip", "Bo took two")


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
def test_hands_and_last_moves_are_told_with_large_text(
    qtbot: QtBot, look: ThemeContext, size: tuple[int, int], text: float
) -> None:
    look.fit(QSize(*size))
    look.set_text_size(text)
    page = shown(qtbot, look, replace(FACTS, lines=HANDS, moves=MOVES, reason="Your turn"))
    page.resize(QSize(*size))
    QApplication.processEvents()
    assert illegible(page) == []
    labels = [label for label in page.findChildren(QLabel) if label.isVisible()]
    assert {*HANDS, "\n".join(MOVES)} <= {label.text().replace("\u00a0", " ") for label in labels}


def test_beside_somebody_else_hands_or_last_moves_stay_with_the_largest_text(
    qtbot: QtBot, look: ThemeContext
) -> None:
    look.fit(QSize(1024, 600))
    look.set_text_size(2.0)
    hands = (*(f"{line} fuels, 14 foodstuffs" for line in HANDS), "The lobbyist is with Bo")
    moves = ("Phase 2 is revealed. Buying: Ada, Bo, Clara, Dmitri", *MOVES[:2])
    facts = replace(FACTS, lines=hands, moves=moves, others=(Other(3, "Clara", True),))
    facts = replace(facts, reason="Sell shares to pay")
    page = shown(qtbot, look, facts)
    page.resize(QSize(1024, 600))
    QApplication.processEvents()
    labels = [label for label in page.findChildren(QLabel) if label.isVisible()]
    texts = {label.text().replace("\u00a0", " ") for label in labels}
    assert {*hands} <= texts or "\n".join(moves) in texts
    assert illegible(page) == []


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("is_private", [False, True])
def test_nothing_on_it_is_cut_or_overlaps(
    qtbot: QtBot,
    look: ThemeContext,
    size: tuple[int, int],
    text: float,
    language: str,
    is_private: bool,
) -> None:
    """With text of twice the size, the way out stood across the card's edge; a reason and a deal
    to agree to left too little height for the prices.
    """
    look.fit(QSize(*size))
    look.set_text_size(text)
    others = (Other(3, "Clara", False), Other(5, "Emil", True)) if is_private else ()
    facts = replace(FACTS, moves=MOVES, others=others, back="" if others else "Bo")
    page = shown(qtbot, look, facts)
    if is_private:
        prices = tuple(replace(price, label="Fossile Brennstoffe") for price in FACTS.prices)
        more = replace(page._facts, prices=prices, reason="Emil has an offer", has_offer=True)
        page.set_facts(more)
    page.resize(QSize(*size))
    QApplication.processEvents()
    card, leave = page._card.geometry(), child(page, QPushButton, "leave-curtain")
    assert page.rect().contains(card)
    assert page.rect().contains(leave.geometry())
    assert not card.intersects(leave.geometry())
    assert illegible(page) == []
    for button in page._others:
        assert button.isHidden() or button.height() >= button.height_at(button.width())
