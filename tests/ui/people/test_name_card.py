"""The first start's card: a name and a face in one step that can be skipped."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.engine.plain_text import LONGEST_NAME
from stockgames.evenings.person import Portrait
from stockgames.presentation.faces import choices
from stockgames.presentation.sentences.speech import say
from stockgames.ui.people.name_card import NameCard
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.finding import child

FACES = choices()[:7]
Told = tuple[str, Portrait, bool]
MakeCard = Callable[..., NameCard]


@pytest.fixture
def told() -> list[Told]:
    return []


@pytest.fixture
def make(qtbot: QtBot, look: ThemeContext, told: list[Told]) -> MakeCard:
    pages: list[QWidget] = []  # kept until the test is over

    def card(name: str = "Ada", games: int = 0, taken: tuple[str, ...] = ()) -> NameCard:
        page = QWidget()
        qtbot.addWidget(page)
        pages.append(page)
        page.resize(QSize(1024, 600))
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        made = NameCard(look, name, FACES, games, taken, page)
        made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        made.named.connect(lambda *args: told.append(args))
        made.open()
        return made

    return card


def problem(card: NameCard) -> str:
    label = child(card, QLabel, "name-problem")
    return label.text() if label.isVisible() else ""


def test_typing_replaces_the_proposal_and_enter_sits_down(make: MakeCard, told: list[Told]) -> None:
    card = make("Ada")
    assert card.field.hasFocus()
    QTest.keyClicks(card.field, "Bela")
    QTest.keyClick(card.field, Qt.Key.Key_Return)
    assert told == [("Bela", FACES[0], False)]
    assert not card.isVisible()


def test_escape_skips_it(make: MakeCard, told: list[Told]) -> None:
    card = make()
    QTest.keyClick(card.field, Qt.Key.Key_Escape)
    assert not card.isVisible()
    assert told == []


def test_a_face_is_chosen_by_keys_and_by_mouse(make: MakeCard, told: list[Told]) -> None:
    card = make()
    card.grid.setFocus()
    QTest.keyClick(card.grid, Qt.Key.Key_Right)
    assert card._chosen == 1
    place = card.grid.cell(4).center().toPoint()
    QTest.mouseClick(card.grid, Qt.MouseButton.LeftButton, pos=place)
    seat = child(card, QPushButton, "take-seat")
    seat.click()
    assert told == [("Ada", FACES[4], False)]


@pytest.mark.parametrize("where", ["field", "grid"])
def test_enter_sits_down_as_the_button_says_wherever_the_focus_is(
    make: MakeCard, told: list[Told], where: str
) -> None:
    """On a face it used to choose the face."""
    card = make("Ada")
    card.grid.setFocus()
    QTest.keyClick(card.grid, Qt.Key.Key_End)
    at = getattr(card, where)
    at.setFocus()
    QTest.keyClick(at, Qt.Key.Key_Return)
    assert told == [("Ada", FACES[-1], False)]
    assert not card.isVisible()


@pytest.mark.parametrize(
    ("typed", "sentence", "stays"),
    [
        ("", "people-name-empty", ""),
        ("   ", "people-name-empty", "   "),
        ("\u200b\u2060", "people-name-empty", "\u200b\u2060"),
        ("x" * (LONGEST_NAME + 1), "people-name-long", "x" * (LONGEST_NAME + 1)),
        ("A\u202eda\x07", "people-name-cleaned", "Ada"),
        ("ALEX", "people-name-taken", "ALEX"),
        ("e\u0301va", "people-name-taken", "e\u0301va"),
    ],
)
def test_a_name_that_does_not_do_is_refused_in_a_sentence_and_nothing_is_lost(
    make: MakeCard, told: list[Told], typed: str, sentence: str, stays: str
) -> None:
    card = make(taken=("Alex", "\u00c9va"))
    card.field.setText(typed)
    QTest.keyClick(card.field, Qt.Key.Key_Return)
    count = len(typed)
    names = {"count": count, "most": LONGEST_NAME, "name": "Alex" if typed == "ALEX" else "Éva"}
    assert problem(card) == say(sentence, **names)
    assert card.field.text() == stays
    assert card.field.hasFocus()
    assert told == []
    QTest.keyClicks(card.field, "Z")
    assert problem(card) == ""


def test_after_cleaning_a_second_enter_is_enough(make: MakeCard, told: list[Told]) -> None:
    card = make()
    card.field.setText("A\u202eda")
    for _ in range(2):
        QTest.keyClick(card.field, Qt.Key.Key_Return)
    assert [name for name, *_ in told] == ["Ada"]


def test_earlier_games_are_offered_only_if_there_are_some(make: MakeCard, told: list[Told]) -> None:
    assert not make().earlier.isVisible()
    card = make("Alex", games=12, taken=("Alex",))
    assert card.earlier.isVisible()
    assert "12" in card.earlier.text()
    QTest.keyClick(card.field, Qt.Key.Key_Return)
    assert told == [("Alex", FACES[0], True)], "their own name may be kept"
    card = make("Alex", games=12, taken=("Alex",))
    card.earlier.click()
    QTest.keyClick(card.field, Qt.Key.Key_Return)
    assert problem(card) == say("people-name-taken", name="Alex")
