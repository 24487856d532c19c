"""Records contain simultaneous choices in seat order, whatever the order they were made in."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.errors import RecordError
from stockgames.engine.match import Match, in_seat_order
from stockgames.engine.record import Record, read_record
from stockgames.engine.verify import replay, verify
from stockgames.games.exchange.actions import BuyIntelligence, ChooseSecurity
from stockgames.games.exchange.parts import FOUNDER_IDS
from tests.games.exchange.table import SEATS, dealt, opened, played, view


def told(match: Match) -> list[str]:
    """Return the moves of round 1, as `2?` for intelligence and `2` for a card."""
    moves = match.record().moves[len(match.seats) :]
    return [f"{move['seat']}{'?' if move['do'] == 'intelligence' else ''}" for move in moves]


def phase_1(*order: str) -> Match:
    """Return a table of three that acted in this order in Phase 1."""
    match = opened(FOUNDER_IDS[:3])
    for words in order:
        match.act(int(words[0]), BuyIntelligence() if "?" in words else ChooseSecurity(0))
    return match


@pytest.mark.parametrize(
    ("laid", "recorded"),
    [
        ("2 0 1", "0 1 2"),
        ("2 1", "1 2"),
        ("2? 0 1 2", "2? 0 1 2"),
        ("2 1? 1 0", "0 1? 1 2"),
        ("1 2? 2 0", "0 2? 1 2"),
        ("2 0? 0 1", "0? 0 1 2"),
        ("2? 1? 0? 2 1 0", "2? 1? 0? 0 1 2"),
        ("2 1 0?", "1 2 0?"),
        ("2 0 1?", "0 2 1?"),
    ],
)
def test_cards_stand_in_seat_order_and_intelligence_where_it_was_bought(
    laid: str, recorded: str
) -> None:
    match = phase_1(*laid.split())
    assert told(match) == recorded.split()
    again = replay(match.record())
    assert told(again) == recorded.split()
    assert [view(again, seat) for seat in range(3)] == [view(match, seat) for seat in range(3)]


@given(st.sampled_from(SEATS), st.integers(0, 10_000), st.integers(0, 160))
def test_any_record_replays_and_is_in_order_already(seats: int, seed: int, moves: int) -> None:
    match = played(seats, seed, moves)
    record = match.record()
    again = verify(read_record(record.to_json()))
    assert again.record() == record
    assert in_seat_order(again.moves) == list(again.moves)
    for seat in (None, *range(seats)):
        assert view(again, seat) == view(match, seat)


@given(st.sampled_from(SEATS), st.integers(0, 10_000), st.data())
def test_a_choice_out_of_seat_order_is_refused_where_it_stands(
    seats: int, seed: int, data: st.DataObject
) -> None:
    """Two adjacent choices of a block are swapped: allowed by the rules, not by the format."""
    record = played(seats, seed).record()
    neighbours = [
        number
        for number, (one, other) in enumerate(zip(record.moves, record.moves[1:], strict=False))
        if one["do"] == other["do"] != "intelligence" and one["seat"] < other["seat"]
    ]
    at = data.draw(st.sampled_from(neighbours))
    swapped = swap(record, at)
    assert replay(swapped).record() == record
    with pytest.raises(RecordError, match=rf"^move {at + 1}: simultaneous choices .* seat order"):
        verify(swapped)


def swap(record: Record, at: int) -> Record:
    """Return the record with two adjacent moves exchanged."""
    moves: list[dict[str, Any]] = list(record.moves)
    moves[at], moves[at + 1] = moves[at + 1], moves[at]
    return record.model_copy(update={"moves": moves})


def test_what_is_out_of_order_is_named_before_what_is_wrong_later() -> None:
    match = phase_1("0", "1", "2")
    record = swap(match.record(), 3)
    later = record.model_copy(update={"moves": [*record.moves, {"seat": 0, "do": "founder"}]})
    with pytest.raises(RecordError, match=r"^move 4: simultaneous"):
        verify(later)


def test_intelligence_after_the_card_is_refused() -> None:
    match = phase_1("0", "1?")
    moves = [*match.record().moves, {"seat": 0, "do": "intelligence"}]
    with pytest.raises(RecordError, match=r"^move 6: not this seats decision"):
        verify(match.record().model_copy(update={"moves": moves}))


def test_undo_is_the_right_of_the_last_to_lay_alone() -> None:
    match = dealt(3, "undo")
    rng = Random(1)
    for seat in (2, 0):
        match.act(seat, match.game.sample_action(match.view(seat), rng))
    assert match.undo_point(2) == 2
    assert match.undo_point(0) == 1
    match.undo_to(1)
    assert match.actors == (0, 1)
    assert view(match, 2).laid is not None
