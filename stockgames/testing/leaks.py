"""Trials of what a seat is told: hidden things are changed, and nothing it sees may differ."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any, Final

from stockgames.engine.errors import Refused
from stockgames.engine.game import AnyGame
from stockgames.engine.state import CHANCE, Event, SeatId, State
from stockgames.testing.contract import Promise, inside, opening, walk

MANY: Final = 60
"""The number of moves that are all tried."""


def bare(value: Any) -> Any:
    """Return a value as nested tuples, including fields that its equality ignores."""
    if is_dataclass(value) and not isinstance(value, type):
        return type(value).__name__, *(bare(getattr(value, f.name)) for f in fields(value))
    if isinstance(value, dict):
        return tuple((bare(key), bare(inner)) for key, inner in value.items())
    if isinstance(value, (list, tuple)):
        return type(value).__name__, *map(bare, value)
    return value


def after(
    game: AnyGame, state: State, seat: SeatId, action: Any, observer: SeatId | None
) -> tuple[Any, Any]:
    """Return what an observer is told of an action, and its view afterwards.

    It is told the events, and what it may do now: a rule may make that depend on hidden things.
    """
    world, log = state.copy(), list[Event]()
    world.apply(seat, action, log)
    seen = [bare(event) for event in log if event.seen_by(observer)]
    view = game.observe(world, observer)
    return (seen, bare(list(view.legal))), bare(view)


def others(state: State, seat: SeatId) -> Iterator[SeatId | None]:
    """Yield a bystander and the seats that do not move."""
    yield None
    yield from (other for other in range(state.seats) if other != seat)


def some(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[State, SeatId, Any]]:
    """Yield what `walk` does, but of a long game only some moves."""
    rng = Random(f"leaks/{seed}/some")
    for number, step in enumerate(walk(game, seats, seed)):
        if number < MANY or rng.random() < MANY / number / 4:
            yield step


def choices(game: AnyGame, seats: int, seed: int) -> None:
    """A view tells no more of a choice, or of what chance drew, than the events did."""
    rng = Random(f"leaks/{seed}")
    for state, seat, action in some(game, seats, seed):
        if seat == CHANCE:
            other = state.draw_chance(rng)
        else:
            other = game.sample_action(game.observe(state, seat), rng)
        for observer in others(state, seat):
            events, view = after(game, state, seat, action, observer)
            instead, view_instead = after(game, state, seat, other, observer)
            assert events != instead or view == view_instead


def simultaneous(game: AnyGame, seats: int, seed: int) -> None:
    """While several seats choose at once, nobody else sees what was chosen, only the kind."""
    rng = Random(f"leaks/{seed}")
    for state, seat, action in some(game, seats, seed):
        if len(state.actors) < 2 or seat not in state.actors:
            continue
        other = game.sample_action(game.observe(state, seat), rng)
        for observer in others(state, seat) if other.do == action.do else ():
            known = after(game, state, seat, action, observer)
            assert known == after(game, state, seat, other, observer)


def knows_all(game: AnyGame, seats: int, observer: SeatId | None) -> bool:
    """Return whether an observer knows everything at the start, so that nothing can leak."""
    state, rng = opening(game, seats, 0), Random(0)
    view = game.observe(state, observer)
    return all(inside(game.determinize(view, rng)) == inside(state) for _ in range(9))


def worlds(game: AnyGame, seats: int, seed: int) -> None:
    """What a seat can't know changes neither its view nor what is refused to it."""
    rng = Random(f"leaks/{seed}")
    tried = [action for _, seat, action in walk(game, seats, seed) if seat != CHANCE]
    for state, seat, action in some(game, seats, seed):
        for observer in others(state, seat):
            view = game.observe(state, observer)
            world = game.determinize(view, rng)
            assert bare(game.observe(world, observer)) == bare(view)
            if observer is not None:
                for own in rng.sample(tried, min(4, len(tried))):
                    assert refusal(game, state, observer, own) == refusal(
                        game, world, observer, own
                    )
            if refusal(game, world, seat, action) is None:
                events, now = after(game, state, seat, action, observer)
                instead, now_instead = after(game, world, seat, action, observer)
                assert events != instead or now == now_instead


def refusal(game: AnyGame, state: State, seat: SeatId, action: Any) -> Any:
    """Return what a seat is told if it tries an action: None if it is allowed."""
    try:
        game.check(state, seat, action)
    except Refused as refused:
        return refused.code, refused.ruling, refused.cost, refused.held
    return None


PROMISES: Final[tuple[Promise, ...]] = (choices, simultaneous, worlds)
