"""Random play of a game through the engine's interfaces only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from stockgames.engine.game import AnyGame
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import CHANCE, SeatId, State

TOO_LONG = 20_000
"""A number of moves that no game comes close to."""
OUT_OF_TURN = 1 / 20
"""The probability that a seat acts out of turn before the next decision, if it may."""


def people(seats: int) -> list[SeatInfo]:
    return [SeatInfo(name=f"Seat {seat}", player="human") for seat in range(seats)]


def opening(game: AnyGame, seats: int, seed: int) -> State:
    """Return the first state of a dealt game."""
    rng = Random(f"contract/{seed}")
    options = game.resolve_options({}, rng)
    state: State = game.start(seats, options, game.deal(seats, options, rng))
    return state


def known(game: AnyGame, state: State) -> list[Any]:
    """Return the views of a bystander and of all seats."""
    return [game.observe(state, seat) for seat in (None, *range(state.seats))]


def inside(state: State) -> list[str]:
    """Return all that a state holds."""
    slots = [slot for kind in type(state).__mro__ for slot in getattr(kind, "__slots__", ())]
    return [repr(getattr(state, slot, None)) for slot in (*slots, *getattr(state, "__dict__", ()))]


def anybody(actors: Sequence[SeatId], out_of_turn_actors: Sequence[SeatId], rng: Random) -> SeatId:
    """Return who moves next: one of those who owe a decision, or sometimes a speaker."""
    return rng.choice(
        out_of_turn_actors if out_of_turn_actors and rng.random() < OUT_OF_TURN else actors
    )


def walk(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[State, SeatId, Any]]:
    """Play a random game; yield (state, seat, action) before each move, always the same state."""
    rng = Random(f"contract/{seed}/walk")
    state = opening(game, seats, seed)
    for _ in range(TOO_LONG):
        if not state.actors:
            return
        seat = anybody(state.actors, state.out_of_turn_actors, rng)
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
        seat = anybody(match.actors, match.out_of_turn_actors, rng)
        if seat == CHANCE:
            match.act_chance()
        else:
            match.act(seat, game.sample_action(match.view(seat), rng))
    return match
