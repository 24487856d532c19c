"""Who won an evening: the third, the second and the winner, one after another."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.evenings.evening import Evening
from stockgames.lab.gallery.evening_samples import facts_of, played
from stockgames.presentation.sentences.speech import say
from stockgames.ui.evening import chairs
from stockgames.ui.evening.chairs import Chairs, Laurels, podium
from stockgames.ui.theme.context import ThemeContext


@pytest.mark.parametrize(
    ("evening", "people"),
    [
        (played(5, 0), []),
        (played(5, 2), [1]),
        (played(5, 2).end(), [1, 1, 1]),
        (played(2, 2).end(), [1, 1]),
        (played(5, 0).end(), []),
    ],
)
def test_the_first_three_come_once_the_evening_is_over(evening: Evening, people: list[int]) -> None:
    facts = facts_of(evening)
    found = podium(facts)
    assert [len(group) for group in found] == people
    assert found[-1:] == ([facts.winners] if people else [])


def test_the_winner_comes_last_and_a_click_shows_all(
    qtbot: QtBot, look: ThemeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chairs, "_BEAT", 1)
    facts = facts_of(played(5, 2).end())
    told = list[str]()
    laurels = Laurels(look, facts, ceremony=True)
    qtbot.addWidget(laurels)
    told.append(laurels._title.text())
    assert facts.names[facts.winners[0]] not in told[0]
    qtbot.waitUntil(lambda: facts.names[facts.winners[0]] in laurels._title.text())
    monkeypatch.setattr(chairs, "_BEAT", 10_000)
    again = Laurels(look, facts, ceremony=True)
    qtbot.addWidget(again)
    again.resize(400, 300)
    QTest.mouseClick(again, Qt.MouseButton.LeftButton)
    assert again._title.text() == laurels._title.text()


def test_only_the_end_itself_is_a_ceremony(qtbot: QtBot, look: ThemeContext) -> None:
    evening = played(5, 2)
    panel, reopened = Chairs(look), Chairs(look)
    for each in (panel, reopened):
        qtbot.addWidget(each)
    for _ in range(2):
        panel.show_facts(facts_of(evening))
        panel.show_facts(facts_of(evening.end()))
        assert isinstance(panel._content, Laurels)
        assert panel._content._shown == 1
    for _ in range(2):
        reopened.show_facts(facts_of(evening.end()))
        assert isinstance(reopened._content, Laurels)
        assert reopened._content._shown == len(reopened._content._podium)


def test_an_evening_without_a_winner_says_so(qtbot: QtBot, look: ThemeContext) -> None:
    laurels = Laurels(look, facts_of(played(5, 0).end()))
    qtbot.addWidget(laurels)
    assert laurels._title.text() == say("review-nobody-won")
