"""Sealed games are found right, and whatever was tampered with is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from stockgames.engine import registry
from stockgames.engine.errors import RecordError
from stockgames.engine.fairness import Findings, check
from stockgames.engine.match import Match
from stockgames.engine.record import Record, SeatInfo, read_record
from stockgames.engine.sealing import HINTS, VIEW, seal, view_digest
from stockgames.engine.seat import CHANCE

SEATS = {"nyse": 3, "exchange": 4, "portfolio": 3, "stock-exchange": 8}


def sit(game_id: str, seats: int, seed: str = "seed") -> Match:
    """Deal to a person and bots."""
    infos = [SeatInfo(name="A", player="bot:greedy" if i else "human") for i in range(seats)]
    return Match.deal(registry.load(game_id), infos, {}, seed)


def step(match: Match, rng: Random) -> None:
    """Let all who owe a choice be asked, some of them after others have laid theirs."""
    if CHANCE in match.actors:
        match.act_chance()
        return
    turn = match.view(None).turn
    asked = [(seat, match.view(seat)) for seat in match.actors if rng.random() < 0.5]
    rng.shuffle(asked)
    for seat, view in asked:
        if match.view(None).turn == turn and seat in match.actors:
            move(match, rng, seat, view)
    if match.view(None).turn == turn and match.actors:
        seat = rng.choice(match.actors)
        move(match, rng, seat, match.view(seat))


def move(match: Match, rng: Random, seat: int, view: Any) -> None:
    told = {} if match.seats[seat].is_human else {VIEW: view_digest(match.game, view)}
    match.act(seat, match.game.sample_action(view, rng), told)


def played(game_id: str, seats: int | None = None) -> Match:
    match, rng = sit(game_id, seats or SEATS[game_id]), Random(3)
    while not match.is_over:
        step(match, rng)
    return match


def kept(match: Match) -> Record:
    """Return the record as a file would give it back."""
    return read_record(match.record(sealed=True).to_json())


def changed(match: Match, change: Callable[[dict[str, Any]], object]) -> Findings:
    data = json.loads(match.record(sealed=True).to_json())
    change(data)
    return check(read_record(json.dumps(data)))


@pytest.mark.parametrize("game_id", SEATS)
def test_a_fair_game_is_found_fair_whatever_the_order_in_which_bots_were_asked(
    game_id: str,
) -> None:
    match = played(game_id)
    found = check(kept(match))
    assert found.is_sealed
    assert found.is_open
    assert found.moves == len(match.moves)
    bots = [m for m in match.moves if m.seat > 0]
    assert found.views == found.bot_moves == len(bots) > 0


def solitaire() -> Match:
    match, rng = (
        Match.deal(registry.load("nyse"), [SeatInfo(name="A", player="human")], {}, "seed"),
        Random(1),
    )
    while not match.is_over:
        if CHANCE in match.actors:
            match.act_chance()
        else:
            legal = match.view(0).legal
            swaps = [action for action in legal if action.do == "stock_swap"]
            match.act(0, rng.choice(swaps or legal))
    return match


def test_shuffles_come_from_the_seed() -> None:
    match = solitaire()
    shuffles = [m for m in match.moves if m.seat == CHANCE]
    assert shuffles
    assert check(kept(match)).shuffles == len(shuffles)


def test_a_shuffle_of_another_seed_is_named() -> None:
    match = solitaire()

    def reseal(data: dict[str, Any]) -> None:
        other = Match(match.game, match.seats, match.options, match.setup, "other")
        data["x_fairness"].update(seed="other", seal=other.seal)

    with pytest.raises(RecordError, match=r"move \d+: the shuffle does not come from the seed"):
        changed(match, reseal)


def test_shuffles_before_a_game_was_taken_over_are_nobodys_promise() -> None:
    match = solitaire()
    first = next(n for n, m in enumerate(match.moves, start=1) if m.seat == CHANCE)
    seed = f"other@{first}"
    again = Match(match.game, match.seats, match.options, match.setup, seed)
    again.replay((m.seat, m.action) for m in match.moves[:first])
    rng = Random(2)
    while not again.is_over:
        if CHANCE in again.actors:
            again.act_chance()
        else:
            again.act(0, rng.choice(again.view(0).legal))
    shuffles = [m for m in again.moves if m.seat == CHANCE]
    assert check(kept(again)).shuffles == len(shuffles) - 1


def test_a_bot_that_was_told_more_or_less_is_named() -> None:
    match = played("exchange")
    wrong = view_digest(match.game, sit("exchange", 4, "another").view(2))

    def tamper(data: dict[str, Any]) -> None:
        next(m for m in data["moves"] if m["seat"] == 2)[VIEW] = wrong

    with pytest.raises(RecordError, match="was not told what its seat knew"):
        changed(match, tamper)


def test_a_bot_that_was_told_less_by_an_older_version_was_told_right() -> None:
    """A game begun before NYSE's views told of moves may be finished after it."""
    match, rng = sit("nyse", SEATS["nyse"]), Random(7)
    while not match.is_over:
        seat = match.actors[0]
        view = match.view(seat)
        human, version = match.seats[seat].is_human, 1 + len(match.moves) // 20
        told = {} if human else {VIEW: view_digest(match.game, view, min(2, version))}
        match.act(seat, match.game.sample_action(view, rng), told)
    assert view_digest(match.game, match.view(0), 1) != view_digest(match.game, match.view(0), 2)
    data = json.loads(kept(match).to_json())
    assert check(read_record(json.dumps(data))).views
    data["x_fairness"]["told"] = 1
    found = check(read_record(json.dumps(data)))
    assert (found.is_sealed, found.views > 0) == (True, True)


@pytest.mark.parametrize("game_id", ["exchange", "stock-exchange"])
def test_a_bot_that_saw_the_others_choices_is_named(game_id: str) -> None:
    """Asked after all had laid: such a view is none that a seat could have had when it chose."""
    match, rng = sit(game_id, SEATS[game_id]), Random(5)
    first = match.view(None).turn
    last = match.actors[-1]
    while match.view(None).turn == first:
        seat = match.actors[0]
        action = match.game.sample_action(match.view(seat), rng)
        if len(match.actors) == 1:
            peeked = Match(match.game, match.seats, match.options, match.setup)
            peeked.replay((m.seat, m.action) for m in match.moves)
            peeked.act(seat, action)
            match.act(seat, action, {VIEW: view_digest(match.game, peeked.view(seat))})
        else:
            match.act(seat, action)
    assert match.moves[-1].seat == last
    with pytest.raises(RecordError, match="was not told what its seat knew"):
        check(kept(match))


def test_an_opened_seal_that_does_not_fit_is_named() -> None:
    match = played("nyse")
    with pytest.raises(RecordError, match="do not give the seal"):
        changed(match, lambda data: data["x_fairness"].update(seed="guess"))
    with pytest.raises(RecordError, match="do not give the seal"):
        changed(match, lambda data: data["x_fairness"].update(seal=seal("")))


@pytest.mark.parametrize("proof", [{}, {"seal": 1}, {"seal": "x", "told": 3}, {"seed": "s"}])
def test_what_is_no_seal_of_ours_is_passed_over(proof: dict[str, Any]) -> None:
    match = played("nyse")
    found = changed(match, lambda data: data.update(x_fairness=proof))
    assert not found.is_sealed
    assert not found.is_open
    assert found.views == 0
    assert found.moves == len(match.moves)


def test_hints_are_counted_by_seat() -> None:
    match, rng = sit("nyse", 3), Random(1)
    for number in range(6):
        seat = match.actors[0]
        action = rng.choice(match.view(seat).legal)
        match.act(seat, action, {HINTS: number} if number in (2, 3, 5) else {})
    told: dict[int, int] = {}
    for number in (2, 3, 5):
        seat = match.moves[number].seat
        told[seat] = told.get(seat, 0) + number
    assert check(kept(match)).hints == told


def test_notes_survive_taking_back() -> None:
    match, rng = sit("nyse", 3), Random(1)
    for _ in range(4):
        step(match, rng)
    before = [m.notes for m in match.moves]
    match.undo_to(3)
    assert [m.notes for m in match.moves] == before[:3]
