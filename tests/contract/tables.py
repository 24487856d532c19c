"""Random play of any registered game through the engine's protocols only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from lemonade.rules.meta import META
from stockgames.engine import registry
from stockgames.engine.game import AnyGame
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.seat import CHANCE, SeatId
from stockgames.engine.state import State

GAMES = (*registry.game_ids(), META.id)
TOO_LONG = 20_000
"""A number of moves that no game comes close to."""
OUT_OF_TURN = 1 / 20
"""The probability that a seat acts out of turn before the next decision, if it may."""


def tables() -> list[tuple[str, int]]:
    """Return (game, seats) for the fewest, the usual and the most seats of every game."""
    cards = [*map(registry.meta, registry.game_ids()), META]
    return [
        (card.id, seats)
        for card in cards
        for seats in sorted({card.seats[0], card.usual_seats, card.seats[-1]})
    ]


def people(seats: int) -> list[SeatInfo]:
    return [SeatInfo(name=f"Seat {seat}", player="human") for seat in range(seats)]


def opening(game: AnyGame, seats: int, seed: int) -> State:
    """Return the first state of a dealt game."""
    rng = Random(f"contract/{seed}")
    options = game.settle({}, rng)
    state: State = game.start(seats, options, game.deal(seats, options, rng))
    return state


def speakers(state: State) -> tuple[SeatId, ...]:
    """Return the seats that may act although they owe nothing."""
    return state.speakers


def anybody(actors: Sequence[SeatId], speakers: Sequence[SeatId], rng: Random) -> SeatId:
    """Return who moves next: one of those who owe a decision, or sometimes a speaker."""
    return rng.choice(speakers if speakers and rng.random() < OUT_OF_TURN else actors)


def walk(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[State, SeatId, Any]]:
    """Play a random game; yield (state, seat, action) before each move, always the same state."""
    rng = Random(f"contract/{seed}/walk")
    state = opening(game, seats, seed)
    for _ in range(TOO_LONG):
        if not state.actors:
            return
        seat = anybody(state.actors, speakers(state), rng)
        if seat == CHANCE:
            action = state.draw_chance(rng)
        else:
            action = game.sample_action(game.observe(state, seat), rng)
        yield state, seat, action
        state.apply(seat, action)
    raise AssertionError("the game does not end")


def random_match(game: AnyGame, seats: int, seed: int) -> Match:
    rng = Random(f"contract/{seed}/match")
    match = Match.deal(game, people(seats), {}, str(seed))
    while match.actors:
        seat = anybody(match.actors, match.speakers, rng)
        if seat == CHANCE:
            match.act_chance()
        else:
            match.act(seat, game.sample_action(match.view(seat), rng))
    return match
