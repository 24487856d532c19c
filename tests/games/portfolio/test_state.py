"""Two programs, one game: whole games against the second Portfolio, and invariants."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.errors import RecordError, Refused
from stockgames.engine.match import Match
from stockgames.engine.record import read_record
from stockgames.engine.state import CHANCE
from stockgames.engine.verify import verify
from stockgames.games.portfolio.actions import CODEC, Reshuffle
from stockgames.games.portfolio.parts import ALL_CARDS, NONE, decks
from stockgames.games.portfolio.state import PortfolioState
from stockgames.testing.contract import anybody
from tests.engine.mutations import altered, at, leaves
from tests.games.portfolio.recount import DECK, JSON, Judge, Wrong, recount, text
from tests.games.portfolio.table import (
    GAME,
    SEATS,
    as_json,
    as_judge,
    dealt,
    play,
    played,
    put,
    rich,
    strike,
    table,
    truth,
)

SEAT_COUNTS = st.sampled_from(SEATS)
SEEDS = st.integers(0, 2**32)


def everything(state: PortfolioState) -> Counter[int]:
    """Return all cards, wherever they are."""
    found = Counter(state.stock[: state.stock_left]) + Counter(state.pile)
    for seat in range(state.seats):
        found += Counter(state.hand(seat))
    for portfolio in state.portfolios:
        found += Counter(portfolio.cards)
        found += Counter([cap for cap in portfolio[4:] if cap != NONE])
    return found


def both_play(match: Match, judge: Judge, rng: Random) -> JSON:
    """Make one random move in both games, and return it."""
    seat = anybody(match.actors, match.out_of_turn_actors, rng)
    if seat == CHANCE:
        move = match.encode(CHANCE, match.act_chance().action)
    else:
        chosen = match.game.sample_action(match.view(seat), rng)
        match.act(seat, chosen)
        move = match.encode(seat, chosen)
    judge.play(move)
    return move


@given(SEAT_COUNTS, SEEDS)
def test_both_games_allow_the_same_moves_and_stand_the_same(seats: int, seed: int) -> None:
    rng = Random(seed)
    match = dealt(seats, f"{seed}")
    judge = Judge(seats, as_json(match)["setup"])
    while not match.is_over:
        state = truth(match)
        if state.actors != (CHANCE,) and rng.random() < 0.15:
            seat = state.actors[0]
            legal = [match.encode(seat, action) for action in match.view(seat).legal]
            assert sorted(map(text, legal)) == sorted(map(text, judge.legal()))
        both_play(match, judge, rng)
        assert state.cash == judge.cash
        assert state.incomes == [judge.income(other) for other in range(seats)]
    assert text(match.result().as_record()) == text(judge.result())


@given(SEAT_COUNTS, SEEDS)
def test_no_card_is_lost_and_no_cash_below_nothing(seats: int, seed: int) -> None:
    rng = Random(seed)
    state = truth(dealt(seats, f"{seed}"))
    pack = Counter({one: decks(seats) for one in ALL_CARDS})
    while state.actors:
        seat = anybody(state.actors, state.out_of_turn_actors, rng)
        if seat == CHANCE:
            state.apply(seat, state.draw_chance(rng))
        else:
            state.apply(seat, GAME.sample_action(GAME.observe(state, seat), rng))
        assert everything(state) == pack
        assert min(state.cash) >= 0
        sizes = [len(state.hand(other)) for other in range(seats)]
        assert sizes == state.hand_sizes
        for other in range(seats):
            assert Counter(state.known[other]) <= Counter(state.hand(other))


@given(SEAT_COUNTS, SEEDS)
def test_cash_comes_from_incomes_and_goes_for_draws_and_take_overs(seats: int, seed: int) -> None:
    """What a deal or a debt takes from one seat it gives to another."""
    match = played(seats, seed)
    balance = 6 * seats
    for event in match.events_for(None):
        kind = type(event).__name__
        if kind == "Collected":
            balance += event.amount  # type: ignore[attr-defined]
        elif kind in ("Drew", "Neutralized", "Acquired"):
            balance -= event.cost  # type: ignore[attr-defined]
    assert sum(match.result().scores) == balance


@given(SEAT_COUNTS, SEEDS)
def test_an_altered_record_is_judged_alike(seats: int, seed: int) -> None:
    """Both name the same first wrong move, or both accept the record."""
    rng = Random(seed)
    other = spoiled(as_json(played(seats, seed % 40)), rng)
    verdict, wrong = first_verdict(other), second_verdict(other)
    if verdict.startswith("move") and wrong.startswith("move"):
        assert verdict.startswith(f"{wrong}: ")
    elif verdict.startswith(("move", "result", "setup")) or not verdict:
        assert bool(verdict) == bool(wrong), (verdict, wrong)


def spoiled(record: JSON, rng: Random) -> JSON:
    """Return a record with a change: often a card, a number or a flag of a move."""
    if rng.random() < 0.3:
        return altered(record, rng)[1]
    data = deepcopy(record)
    path = rng.choice([path for path in leaves(data["moves"]) if path[-1] != "do"])
    place, old = at(data["moves"], path[:-1]), at(data["moves"], path)
    if isinstance(old, bool):
        place[path[-1]] = not old
    elif isinstance(old, int):
        place[path[-1]] = old + rng.choice((-1, 1))
    else:
        place[path[-1]] = rng.choice(DECK)
    return data


def first_verdict(record: JSON) -> str:
    """Return the first Portfolio's error about a record, empty if it is valid."""
    try:
        verify(read_record(json.dumps(record)))
    except RecordError as error:
        return str(error)
    return ""


def second_verdict(record: JSON) -> str:
    """Return the second Portfolio's error; for a wrong move only its number."""
    try:
        recount(record)
    except Wrong as wrong:
        return f"move {wrong.args[0]}" if wrong.args[0] else "wrong"
    except (KeyError, TypeError, AttributeError):
        return "no record"
    return ""


@given(SEAT_COUNTS, SEEDS)
def test_strange_moves_are_allowed_by_both_or_by_neither(seats: int, seed: int) -> None:
    """Moves of one game are tried at every tenth position of another."""
    rng = Random(seed)
    match = dealt(seats, f"{seed}")
    judge = Judge(seats, as_json(match)["setup"])
    strange = [move for move in as_json(played(seats, seed % 7 + 1))["moves"] if "seat" in move]
    for turn in range(120):
        if match.is_over:
            return
        if turn % 10 == 0:
            for move in rng.sample(strange, 30):
                assert accepts(match, move) == judge.allows(move), move
        both_play(match, judge, rng)


def accepts(match: Match, move: JSON) -> bool:
    """Return whether the match would accept a move from a record."""
    fields = deepcopy(move)
    try:
        match.check(fields.pop("seat"), CODEC.decode(fields))
    except Refused:
        return False
    return True


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end_within_the_turns_that_p13_leaves(seats: int) -> None:
    """A card of the stock goes at least every 3 × seats + 1 turns."""
    for seed in range(10):
        match = dealt(seats, f"{seed}")
        cards = truth(match).stock_left
        again = played(seats, seed)
        second = sum(
            event.count  # type: ignore[attr-defined]
            for event in again.events_for(None)
            if type(event).__name__ == "Reshuffled"
        )
        assert truth(again).turn <= (cards + second) * (3 * seats + 1) + seats


def perft(state: PortfolioState, depth: int) -> int:
    """Return the number of sequences of ``depth`` moves from a position."""
    if depth == 0 or not state.actors:
        return 1
    seat = state.actors[0]
    actions = [Reshuffle(tuple(state.pile))] if seat == CHANCE else state.legal_actions(seat)
    total = 0
    for action in actions:
        after = state.copy()
        after.apply(seat, action)
        total += perft(after, depth - 1)
    return total


def plain_perft(judge: Judge, depth: int) -> int:
    """Return the same number in the second Portfolio."""
    if depth == 0 or judge.over():
        return 1
    due = {"do": "reshuffle", "stock": list(judge.pile)}
    moves = [due] if judge.stage == "shuffle" else judge.legal()
    total = 0
    for move in moves:
        kept = judge.snapshot()
        judge.play(move)
        total += plain_perft(judge, depth - 1)
        judge.restore(kept)
    return total


def opening() -> Match:
    """Two seats with a run and a pair each."""
    return table(["3H 4H 5H 9S 9S", "JC QC KC 2D"], stock="6H 7H AS AC TC 2H")


def take_overs() -> Match:
    """Both have portfolios that the other could take."""
    match = table(["2H 7H AS 3H", "2C 8C KC"], stock="6H 7H AS AC")
    put(match, 0, "JC-KC")
    put(match, 1, "3H-6H")
    rich(match, 20, 20)
    return match


def under_truce() -> Match:
    """As `take_overs`, but seat 0 has promised a truce and owes money."""
    match = take_overs()
    strike(match, 0, 1, "truce:2 debt:5")
    return match


def last_turns() -> Match:
    """Nobody draws any more; the dealer is the last of three."""
    match = table(["2H 3H", "7D 8D 9D TD", "4C"], stock="5H", dealer=2)
    truth(match).reshuffles = False
    put(match, 2, "AH-3H", low_cap="AD")
    play(match, "draw 1")
    return match


def second_stock() -> Match:
    """Three seats; the next draw may empty the first stock."""
    match = table(["2H 3H", "7D 8D", "4C"], stock="5H 6H", exposed="9C", dealer=2)
    rich(match, 9, 9, 9)
    truth(match).budget = 9
    return match


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (opening, [4, 33, 115, 598, 2453]),
        (take_overs, [2, 14, 62, 297, 1199]),
        (under_truce, [2, 10, 40, 213, 592]),
        (last_turns, [3, 21, 27, 27]),
        (second_stock, [8, 18, 65, 117, 316]),
    ],
)
def test_counts(position: Callable[[], Match], counts: list[int]) -> None:
    found = [perft(truth(position()), depth) for depth in range(1, len(counts) + 1)]
    assert found == counts
    assert [plain_perft(as_judge(truth(position())), depth) for depth in (1, 2, 3, 4)] == counts[:4]
