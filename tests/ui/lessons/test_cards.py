"""The contents of the coach's card and the verdict's stay within their frames."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from stockgames.presentation.faces import portraits_at
from stockgames.ui.lessons.cards import Bar, CoachCard, Saying, Sentence, VerdictCard
from stockgames.ui.lessons.progress import StepState
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.frames import surface_of


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    page.resize(1280, 720)
    qtbot.addWidget(page)
    with qtbot.waitExposed(page):
        page.show()
    return page


def faces(card: CoachCard | VerdictCard) -> list[QRect]:
    """Return where the faces of the buttons are on the card."""
    edge = FOCUS_MARGIN
    shown = [button for button in card.findChildren(Button) if not button.isHidden()]
    return [
        button.rect().adjusted(edge, edge, -edge, -edge).translated(button.mapTo(card, QPoint()))
        for button in shown
    ]


@pytest.mark.parametrize("text_size", [1.0, 2.0])
def test_buttons_stay_within_the_paper_in_one_row_or_in_two(
    page: QWidget, look: ThemeContext, text_size: float
) -> None:
    look.set_text_size(text_size)
    card = CoachCard(look, page)
    card.show()
    card.write(Saying("Done", "The crash", "", primary="n"))
    usual = next(card.sizes(page.size())).width()
    rows, widths = set(), set()
    for letters in range(10, 60):  # some fit in a row with the other button, the next do not
        card.write(Saying("Done", "The crash", "", primary="n" * letters, third="All lessons"))
        size = next(card.sizes(page.size()))
        card.resize(size)
        rows.add(card.third.y() == card.primary.y())
        widths.add(size.width())
        assert all(surface_of(card).contains(QRectF(face)) for face in faces(card))
    assert rows == {True, False}
    assert max(widths) < usual * 1.15, "a little broader where that spares a row"


def test_a_card_without_beads_is_lower_and_one_that_is_too_low_scrolls(
    page: QWidget, look: ThemeContext
) -> None:
    card = CoachCard(look, page)
    beads: tuple[tuple[StepState, str], ...] = (("now", "a chip"), ("open", "a push"))
    card.write(Saying("Step 1 of 2", "A chip", "Take one.", beads=beads, primary="Go on"))
    card.show()
    room = page.size()
    usual = next(card.sizes(room))
    lower = (round((usual.height() - n) / 0.55) for n in (2, 200))
    bare, broad = (next(card.sizes(QSize(room.width(), high))) for high in lower)
    assert (broad.width() > bare.width(), broad.height() <= bare.height()) == (True, True)
    assert bare.width() == usual.width()
    assert bare.height() < usual.height() - 30
    bar = card.findChildren(QScrollArea)[0].verticalScrollBar()
    for height, scrolls in ((usual.height(), False), (120, True)):
        card.resize(usual.width(), height)
        assert all(surface_of(card).contains(QRectF(face)) for face in faces(card))
        assert (bar.maximum() > 0) == scrolls


def test_a_verdict_has_a_row_for_each_player_and_tells_all(
    page: QWidget, look: ThemeContext
) -> None:
    card = VerdictCard(look, page)
    names = ("You", "Bruno", "Clara")
    bars = tuple(
        Bar(face, name, gain, f"{gain}M")
        for face, name, gain in zip(portraits_at(names), names, (2, -1, 0), strict=True)
    )
    card.write(Sentence("Your move", "", "Two chips.", True, bars, "Gains", back="Take it back"))
    card.resize(300, card.height_for(300))
    card.show()
    told = [label.text() for label in card.findChildren(QLabel)]
    assert {"Your move", "Gains", *names, "2M", "-1M", "0M", "Two chips."} <= set(told)
    assert all(surface_of(card).contains(QRectF(face)) for face in faces(card))
    tall = card.height()
    card.write(Sentence("Your guess", "", "Two chips.", True))
    assert card.height_for(300) < tall - 80
