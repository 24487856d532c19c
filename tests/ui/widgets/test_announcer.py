"""What is announced to screen readers, and how politely."""

from __future__ import annotations

import pytest
from PySide6 import QtGui
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.widgets.announcer import Announcer, Manner

POLITE = QAccessible.AnnouncementPoliteness.Polite
ASSERTIVE = QAccessible.AnnouncementPoliteness.Assertive


class Heard:
    """Replaces Qt's interface to screen readers."""

    AnnouncementPoliteness = QAccessible.AnnouncementPoliteness
    events: list[tuple[str, QAccessible.AnnouncementPoliteness]]

    def __init__(self) -> None:
        self.events = []

    def updateAccessibility(self, event: QAccessibleAnnouncementEvent) -> None:  # noqa: N802
        self.events.append((event.message(), event.politeness()))


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    made = Heard()
    monkeypatch.setattr(QtGui, "QAccessible", made)
    return made


@pytest.fixture
def widget(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_news_wait_for_their_turn_and_an_answer_does_not(heard: Heard, widget: QWidget) -> None:
    voice = Announcer()
    voice.say("Ada took a chip.", widget)
    voice.answer("This pile is empty.", widget)
    assert heard.events == [("Ada took a chip.", POLITE), ("This pile is empty.", ASSERTIVE)]


def test_all_news_interrupt_for_who_wants_that(heard: Heard, widget: QWidget) -> None:
    voice = Announcer()
    voice.manner = Manner(interrupts=True)
    voice.say("Ada took a chip.", widget)
    assert heard.events == [("Ada took a chip.", ASSERTIVE)]


def test_the_last_news_can_be_heard_again_and_are_forgotten(heard: Heard, widget: QWidget) -> None:
    voice = Announcer()
    voice.repeat(widget)
    voice.say("Ada took a chip.", widget)
    voice.answer("Supply: 31 chips", widget)
    voice.repeat(widget)
    voice.forget()
    voice.repeat(widget)
    assert [text for text, _ in heard.events] == [
        "Ada took a chip.",
        "Supply: 31 chips",
        "Ada took a chip.",
    ]


def test_nothing_is_announced_as_nothing(heard: Heard, widget: QWidget) -> None:
    Announcer().say("", widget)
    assert heard.events == []
