"""The pages of a moment: one for each press, and back again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from stockgames.ui.table.reveal_data import RevealHolder, TableReveal
from stockgames.ui.widgets import input_guard as settling

FIRST, SECOND = TableReveal("Cards"), TableReveal("Prices")
LAST = TableReveal("Sums", earlier=(FIRST, SECOND))


@pytest.fixture
def held(qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[RevealHolder]:
    """Return a moment that accepts presses at once."""
    monkeypatch.setattr(settling, "SETTLING_MS", 0)
    parent = QObject()
    one = RevealHolder(parent)
    one.hold(LAST)
    yield one
    del parent


def test_each_press_turns_one_page_and_the_last_leaves_it(held: RevealHolder) -> None:
    seen = [(held.page, held.to_come)]
    while held.press():
        seen.append((held.page, held.to_come))
    assert seen == [(FIRST, (SECOND, LAST)), (SECOND, (LAST,)), (LAST, ())]


def test_a_page_that_is_turned_back_to_stands_still(qtbot: QtBot, held: RevealHolder) -> None:
    assert (held.pages, held.turn_back()) == ((0, 3), False)
    held.press()
    assert held.pages == (1, 3)
    with qtbot.waitSignal(held.turned):
        assert held.turn_back()
    assert (held.page, held.stands_still) == (FIRST, True)
    held.press()
    assert not held.stands_still


def test_a_press_ends_what_moves_before_it_turns(held: RevealHolder) -> None:
    moves = [True]
    held.finish = lambda: moves.pop() if moves else False
    assert held.press()
    assert held.page == FIRST
    held.press()
    assert held.page == SECOND


def test_a_page_that_has_just_come_up_takes_a_hasty_press(
    held: RevealHolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settling, "SETTLING_MS", 60_000)
    assert held.press()
    assert held.page == FIRST


def test_all_can_be_shown_at_once_and_turned_back_from(held: RevealHolder) -> None:
    assert held.show_all()
    assert (held.page, held.to_come, held.stands_still) == (LAST, (), True)
    assert not held.show_all()
    assert held.turn_back()
    assert held.page == SECOND


def test_pages_that_run_follow_each_other_until_the_last(held: RevealHolder) -> None:
    held.hold(LAST, runs=True)
    seen = [held.page]
    for _ in range(3):
        held.run_on()
        seen.append(held.page)
    assert seen == [FIRST, SECOND, LAST, LAST]
    assert not held.runs


@pytest.mark.parametrize("stop", ["turn_back", "show_all"])
def test_pages_stop_running_for_whoever_turns_them(held: RevealHolder, stop: str) -> None:
    held.hold(LAST, runs=True)
    held.run_on()
    assert getattr(held, stop)()
    at = held.page
    held.run_on()
    assert held.page == at


def test_a_reveal_can_begin_at_its_end(held: RevealHolder) -> None:
    held.hold(LAST, at_end=True)
    assert (held.page, held.pages) == (LAST, (2, 3))


def test_nothing_takes_no_press(held: RevealHolder) -> None:
    held.put_away()
    assert not held.show_all()
    assert held.page is None
    assert not held.press()
    held.hold(None)
    assert not held.press()
