"""All worlds that fit a view of a solitaire: none missing, each with its weight."""

from __future__ import annotations

from collections import Counter
from random import Random

from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.seat import CHANCE
from stockgames.games.nyse.ai.worlds import all_worlds
from stockgames.games.nyse.view import NyseView, determinize

GAME = registry.load("nyse")


def late(seed: int, left: int, seats: int = 1) -> NyseView:
    """Return a view after random moves, when ``left`` chips are left."""
    infos = [SeatInfo(name=f"Seat {n}", player="bot:random") for n in range(seats)]
    match, rng = Match.deal(GAME, infos, {}, f"late/{seed}"), Random(seed)
    while True:
        seat = match.actors[0]
        if seat == CHANCE:
            match.act_chance()
            continue
        view = match.view(seat)
        assert isinstance(view, NyseView)
        if sum(view.piles) <= left:
            return view
        match.act(seat, GAME.sample_action(view, rng))


def test_worlds_have_the_weights_with_which_they_are_drawn() -> None:
    view, rng = late(1, 3), Random(2)
    found = all_worlds(view, 500)
    whole = sum(weight for _, weight in found)
    likely = {tuple(state.piles): weight / whole for state, weight in found}
    assert len(likely) == len(found) > 3
    drawn = Counter(tuple(determinize(view, rng).piles) for _ in range(6_000))
    assert set(drawn) <= set(likely)
    for piles, share in likely.items():
        assert abs(drawn[piles] / 6_000 - share) < 5 * (share / 6_000) ** 0.5 + 1e-3


def test_every_world_shows_the_seat_the_same_view() -> None:
    for seed in range(8):
        view = late(seed, 4)
        for state, weight in all_worlds(view, 500):
            assert weight > 0
            assert GAME.observe(state, 0) == view


def test_there_are_none_where_they_are_many_or_others_sit_there() -> None:
    view = late(1, 3)
    many = len(all_worlds(view, 500))
    assert len(all_worlds(view, many)) == many
    assert not all_worlds(view, many - 1)
    assert not all_worlds(late(1, 20), 500)
    assert not all_worlds(late(1, 2, seats=3), 500)
