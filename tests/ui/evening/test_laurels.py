"""Who won an evening: the third, the second and the winner, one after another."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from stockgames.evenings.evening import Evening, Stage, seating
from stockgames.lab.gallery.evening_samples import facts_of, played
from stockgames.presentation.sentences.speech import say
from stockgames.ui.evening import page as pages
from stockgames.ui.evening.chairs import Laurels, podium
from stockgames.ui.evening.page import EveningPage
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import ANNOUNCER
from tests.ui.evening.conftest import Show


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


@pytest.mark.parametrize("way", ["waiting", "a key", "a click", "reduced motion"])
def test_nothing_names_the_winner_before_the_ceremony_does(
    qtbot: QtBot, look: ThemeContext, show: Show, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """The subtitle, the standing and its chart had told all at once."""
    monkeypatch.setattr(
        pages, "_MS_PER_PLACE", 1 if way in ("waiting", "reduced motion") else 10_000
    )
    look.set_reduced_motion(way == "reduced motion")
    said = list[str]()
    monkeypatch.setattr(ANNOUNCER, "say", lambda text, *_: said.append(text))
    evening = played(5, 2)
    act = evening.next
    assert act is not None
    sitting = seating(evening, act, range(3, 7)).chairs
    evening = evening.begin(act.number, sitting, row=7, at="").break_off(act.number)
    facts = facts_of(evening.end())
    acts = [replace(act, goes_on=act.stage is Stage.BROKEN_OFF) for act in facts.acts]
    page = show(replace(facts_of(evening), acts=tuple(acts)))
    winner = facts.names[facts.winners[0]]
    page.show_facts(facts)
    shown = [part for part in page.findChildren(QWidget) if part.isVisible()]
    told = [t for part in shown if not page.programme.isAncestorOf(part) for t in _texts(part)]
    assert any("Third place" in text for text in (*told, *said))
    assert not any(winner in text for text in (*told, *said))
    assert not any("unfinished" in text for text in _texts(_subtitle(page))), "it is over"
    assert not page.standing.isVisible()
    if way == "a key":
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Escape)
    elif way == "a click":
        QTest.mouseClick(page.chairs, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.standing.isVisible())
    assert winner in said[-1]
    assert any(winner in text for text in _texts(_subtitle(page)))
    assert page.begin.hasFocus()


def _subtitle(page: EveningPage) -> QLabel:
    return page.findChildren(QLabel, "subtitle")[0]


def _texts(part: QWidget) -> list[str]:
    own = part.text() if isinstance(part, QLabel) else ""
    return [own, part.accessibleName(), part.accessibleDescription()]


def test_only_the_end_itself_is_a_ceremony(show: Show) -> None:
    evening = played(5, 2)
    page, reopened = show(facts_of(evening)), show(facts_of(evening.end()))
    for _ in range(2):
        page.show_facts(facts_of(evening))
        page.show_facts(facts_of(evening.end()))
        assert not page.is_revealed
        reopened.show_facts(facts_of(evening.end()))
        assert reopened.is_revealed


def test_an_evening_without_a_winner_says_so(qtbot: QtBot, look: ThemeContext) -> None:
    laurels = Laurels(look, facts_of(played(5, 0).end()))
    qtbot.addWidget(laurels)
    assert laurels._title.text() == say("review-nobody-won")
