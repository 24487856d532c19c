"""The log of Portfolio's moves: one line per move, and which of them summarizes a turn."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stockgames.controllers.stages import Shown
from stockgames.engine.event import Event
from stockgames.games.portfolio.events import (
    Acquired,
    Capped,
    Collected,
    DebtPaid,
    Declined,
    Discarded,
    Drew,
    Extended,
    Founded,
    Neutralized,
    Reshuffled,
    StockEnded,
)
from stockgames.presentation.games.portfolio import log_words
from tests.games.portfolio.table import play, table
from tests.presentation.games.portfolio.test_words import NAMES, context
from tests.ui.games.portfolio.seating import cards


def events(*moves: str) -> list[Event]:
    """Return the events of moves at a small table."""
    match = table(["3H 4H 5H 6H 5D", "KH"])
    play(match, *moves)
    return [event for move in match.moves for event in move.events]


def of(kind: type[Event], found: list[Event]) -> Event:
    return next(event for event in found if isinstance(event, kind))


def test_a_turn_is_told_by_what_weighs_most() -> None:
    kinds = (Declined, Drew, Discarded, Capped, Extended, Founded, Neutralized, Acquired)
    weights = [log_words.weight(kind.__new__(kind)) for kind in kinds]
    assert all(less < more for less, more in pairwise(weights))
    assert log_words.weight(StockEnded.__new__(StockEnded)) == 0


def test_cards_laid_added_capped_and_discarded_are_named() -> None:
    found = events("draw 1", "found 3H 4H 5H", "extend 1 6H", "discard 5D")
    lines = [line for event in found if (line := log_words.event_sentence(event, NAMES))]
    assert lines[1:] == [
        log_words.event_sentence(of(kind, found), NAMES) for kind in (Founded, Extended, Discarded)
    ]
    assert all(line.startswith("Ada") for line in lines)
    for kind, word in (
        (Founded, "hearts"),
        (Extended, "6 of hearts"),
        (Discarded, "5 of diamonds"),
    ):
        assert word in log_words.event_sentence(of(kind, found), NAMES)


def test_what_a_portfolio_earns_is_a_note_and_nothing_is_said_twice() -> None:
    found = events("draw 1", "found 3H 4H 5H")
    laid = of(Founded, found)
    assert log_words.notes(laid, NAMES, 0) == ["it earns $2 a turn"]
    for event in found:
        headline = log_words.event_sentence(event, NAMES)
        assert headline not in log_words.notes(event, NAMES, 0)


@pytest.mark.parametrize("left", [0, 3])
def test_a_debt_says_what_is_left_of_it(left: int) -> None:
    (note,) = log_words.notes(DebtPaid(seat=0, partner=1, amount=2, left=left), NAMES, None)
    assert all(word in note for word in ("Ada", "Bruno", "$2"))
    assert ("$3" in note) is (left == 3)
    assert "$0" not in note


def test_an_income_is_told_otherwise_at_the_end() -> None:
    turn, end = (
        log_words.notes(Collected(seat=1, amount=7, final=final), NAMES, 0)
        for final in (False, True)
    )
    assert turn != end
    assert all("Bruno" in line and "$7" in line for line in (*turn, *end))


def test_a_move_of_chance_has_a_line_and_nobodys_name() -> None:
    shown = Shown(3, -1, 2, (Reshuffled(count=40),))
    entry = log_words.entry(shown, context(table(["3H", "4H"]), 0))
    assert (entry.number, entry.actor) == (3, "")
    assert entry.text


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_raid_is_told_in_brief_to_whom_it_struck(viewer: int | None) -> None:
    low, high = cards("3H")[0], cards("5H")[0]
    taken = Acquired(seat=1, owner=0, portfolio=1, low=low, high=high, card=5, cost=8, value=6)
    gone = Neutralized(seat=1, owner=0, portfolio=1, low=low, high=high, card=0, cost=4)
    at = context(table(["3H", "4H"]), viewer)
    for event, word in ((taken, "took"), (gone, "broke up")):
        entry = log_words.entry(Shown(3, 1, 2, (event,)), at)
        text = f"{at.names[1]} {word} your 3 to 5 of hearts."
        assert entry.brief == (text if viewer == 0 else "")
        assert len(entry.text) > len(text)
