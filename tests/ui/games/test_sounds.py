"""The sounds of every table: enough to follow it by ear, and nothing a seat must not know."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module

import pytest

from stockgames.engine import registry
from stockgames.engine.event import Event
from stockgames.testing.play import random_match
from stockgames.ui.sound.recipes import Sound

LEAST = {"nyse": 3, "portfolio": 4, "exchange": 4, "stock-exchange": 2}
"""The minimum number of different sounds in a game."""
games = pytest.mark.parametrize("game_id", registry.game_ids())


def sound_of(game_id: str) -> Callable[[Event], Sound | None]:
    module = import_module(f"stockgames.ui.games.{game_id.replace('-', '_')}.table")
    found: Callable[[Event], Sound | None] = module.sound_of
    return found


@cache
def events(game_id: str) -> tuple[Event, ...]:
    """Return the events of some random games."""
    game = registry.load(game_id)
    seats = game.meta.seats[min(2, len(game.meta.seats) - 1)]
    matches = [random_match(game, seats, seed) for seed in range(3)]
    return tuple(event for match in matches for move in match.moves for event in move.events)


@games
def test_what_few_may_know_is_silent(game_id: str) -> None:
    secret = [event for event in events(game_id) if event.audience is not None]
    assert secret
    assert {sound_of(game_id)(event) for event in secret} == {None}


@games
def test_a_game_has_sounds_of_its_own(game_id: str) -> None:
    heard = {sound_of(game_id)(event) for event in events(game_id)} - {None}
    assert len(heard) >= LEAST[game_id]
    assert Sound.BELL not in heard  # only at the end
