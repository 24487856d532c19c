"""Moves of seats that owe nothing: they are checked, saved, undone and verified."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from stockgames.engine.errors import RecordError
from stockgames.engine.match import Match
from stockgames.engine.record import read_record
from stockgames.engine.verify import replay, verify
from stockgames.storage.library import Library
from stockgames.testing.contract import anybody
from tests.games.nyse import table as nyse
from tests.games.portfolio.table import (
    action,
    as_json,
    dealt,
    offer,
    play,
    play_on,
    refused,
    truth,
    view,
)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library.open(tmp_path) as library:
        yield library


def spoken() -> tuple[Match, int, int]:
    """Return a table at which a seat that owed nothing has made an offer, the drawing and the
    offering seat.
    """
    match = dealt(3, "speakers")
    active = match.actors[0]
    maker = (active + 1) % 3
    match.act(maker, offer(active, "1"))
    return match, active, maker


def test_nobody_speaks_where_a_game_knows_no_speakers() -> None:
    match = nyse.table(seats=3)
    assert not nyse.truth(match).allows_out_of_turn
    assert match.out_of_turn_actors == ()
    assert truth(dealt(2, "x")).allows_out_of_turn


def test_a_speakers_move_bears_its_own_seat_and_turn() -> None:
    match, active, maker = spoken()
    move = match.moves[0]
    assert (move.seat, move.turn, move.is_simultaneous) == (maker, 0, False)
    assert match.record().moves[0]["seat"] == maker
    assert match.actors == (active,)


def test_a_speaker_may_do_nothing_that_is_asked_of_another() -> None:
    match, _, maker = spoken()
    play(match, "decline")
    assert maker in match.out_of_turn_actors
    assert refused(match, maker, "draw 1") == "not-this-seats-decision rules"
    assert view(match, maker).legal == ()
    assert refused(match, 7, offer(0, "1")) == "not-this-seats-decision rules"


def test_who_speaks_ends_the_right_to_undo_of_who_is_on_turn() -> None:
    match = dealt(2, "y")
    active = match.actors[0]
    play(match, "draw 1 exposed")
    assert match.undo_point(active) == 0
    match.act(1 - active, offer(active, "1"))
    assert match.undo_point(active) == match.undo_point(1 - active) == 2
    match.undo_to(1)
    assert 1 - active in match.out_of_turn_actors
    assert match.actors == (active,)


def test_a_record_with_speakers_is_true_and_a_wrong_speaker_is_named() -> None:
    match, active, maker = spoken()
    play(match, "accept")
    data = as_json(match)
    assert verify(read_record(json.dumps(data))).actors == (active,)
    for seat, line in (
        (active, "move 1: offers go to another seat (P12)"),
        (3, "move 1: seat: missing, or there is no such seat"),
        (None, "move 1: seat: missing, or there is no such seat"),
    ):
        data["moves"][0]["seat"] = seat
        with pytest.raises(RecordError) as caught:
            verify(read_record(json.dumps(data)))
        assert str(caught.value) == line
    data["moves"] = [{"seat": maker, "do": "draw", "cards": 1, "exposed": False, "pauper": False}]
    with pytest.raises(RecordError, match=r"move 1: not this seats decision"):
        verify(read_record(json.dumps(data)))


def test_a_library_keeps_and_forgets_what_speakers_did(library: Library) -> None:
    match = dealt(4, "kept")
    journal = library.create_game(match, wishes={}, seed="kept", handover="curtain")
    rng = Random(3)
    for _ in range(60):
        before = len(match.moves)
        play_on(match, rng, 1)
        move = match.moves[-1]
        journal.append(before + 1, match.encode(move.seat, move.action))
    spoke = [n for n, m in enumerate(as_json(match)["moves"]) if m["do"] == "offer"]
    assert library.load(journal.row).record() == match.record()
    kept = spoke[len(spoke) // 2] + 1
    journal.truncate(kept)
    match.undo_to(kept)
    again = library.load(journal.row)
    assert again.record() == match.record()
    assert again.actors == match.actors
    play(match, "decline")


def test_speakers_are_drawn_for_the_walks_of_the_contract() -> None:
    rng = Random(1)
    drawn = {anybody((0,), (1, 2), rng) for _ in range(400)}
    assert drawn == {0, 1, 2}
    assert {anybody((0,), (), rng) for _ in range(40)} == {0}


def test_a_replay_meets_the_same_speakers() -> None:
    match, active, maker = spoken()
    play(match, "decline")
    again = replay(match.record())
    assert again.out_of_turn_actors == match.out_of_turn_actors
    again.act(maker, offer(active, "1"))
    assert again.actors == (active,)
    assert action("accept") in view(again, active).legal
