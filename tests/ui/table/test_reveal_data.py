"""A reveal as data: what it says, its pages, one for each press, and back again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from stockgames.ui.table.reveal_data import (
    RevealHolder,
    RevealLead,
    RevealNews,
    RevealSeat,
    RevealValue,
    TableReveal,
)
from stockgames.ui.theme.palette import SECTORS
from stockgames.ui.widgets import input_guard as settling

SEAT = RevealSeat(1, "sells 4", "+$280", (), "$950", "+$280", "good", "2nd", "net worth")
VALUE = RevealValue(SECTORS["B"], "Banks", "$60", "$70", "+1 step", ("Ada +1", "Emil +1"))


def test_a_seat_tells_what_it_did_what_that_is_and_where_it_stands() -> None:
    assert SEAT.spoken() == "sells 4, +$280, net worth $950 +$280, 2nd"
    fuller = replace(SEAT, verb="earns", calculation="4 × $70")
    assert fuller.spoken() == "sells 4, 4 × $70, earns +$280, net worth $950 +$280, 2nd"
    assert replace(SEAT, summary="", place="").spoken() == "+$280, net worth $950 +$280"


def test_a_value_tells_its_way_and_who_moved_it() -> None:
    assert VALUE.spoken() == "Banks: $60 → $70, +1 step. Ada +1, Emil +1"
    assert replace(VALUE, before="").spoken().startswith("Banks: $70, +1 step")


def test_a_page_is_read_line_by_line_and_leaves_out_what_there_is_none_of() -> None:
    lead = RevealLead("Worth", "Leads now", "Bruno, $950", ((1, "1st"), (0, "2nd")))
    page = TableReveal(
        "Round 2",
        "settled",
        (SEAT,),
        (VALUE,),
        news=(RevealNews(0, "gains most", "good"),),
        lead=lead,
    )
    assert page.spoken(("Ada", "Bruno")).splitlines() == [
        "Round 2",
        "settled",
        VALUE.spoken(),
        f"Bruno: {SEAT.spoken()}",
        "Ada gains most",
        "Leads now: Bruno, $950",
    ]
    assert TableReveal("A crash").spoken(()) == "A crash"


def test_pages_that_lead_to_one_come_before_it() -> None:
    first, second = TableReveal("votes"), TableReveal("prices", seats=(SEAT,))
    last = TableReveal("trades", earlier=(first, second))
    assert [beat.title for beat in last.pages] == ["votes", "prices", "trades"]
    assert [beat.is_page for beat in last.pages] == [False, True, False]


def test_half_of_the_seats_lie_at_the_left_where_nothing_else_is_said() -> None:
    page = TableReveal("votes", seats=tuple(replace(SEAT, seat=seat) for seat in range(3)))
    assert [len(side) for side in page.sides] == [2, 1]
    assert [len(side) for side in replace(page, at_left=1).sides] == [1, 2]
    assert [len(side) for side in replace(page, at_left=0).sides] == [0, 3]


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
