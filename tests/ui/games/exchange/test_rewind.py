"""Taking moves back from a view, so that they can be shown again."""

from __future__ import annotations

from random import Random

import pytest

from stockgames.controllers.table import Shown
from stockgames.engine.match import Match
from stockgames.games.exchange.view import ExchangeView
from stockgames.ui.games.exchange.rewind import rewind
from tests.games.exchange.table import dealt, pick, view


def open_facts(seen: ExchangeView) -> tuple[object, ...]:
    """Return what lies open on the table and outlives a round."""
    return (seen.prices, seen.cash, seen.shares, seen.founders, seen.drawn, seen.round)


def watched(seed: int, eyes: int | None) -> tuple[Match, list[ExchangeView], list[Shown]]:
    """Return a finished match, what was seen before each move, and the moves."""
    rng, match = Random(seed), dealt(4, f"rewind {seed}")
    before = []
    while not match.is_over:
        before.append(view(match, eyes))
        seat = rng.choice(match.actors)
        match.act(seat, pick(view(match, seat), rng, bold=True))
    shown = [
        Shown(i, move.seat, move.turn, tuple(e for e in move.events if e.seen_by(eyes)))
        for i, move in enumerate(match.moves, start=1)
    ]
    return match, before, shown


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("eyes", [0, None])
def test_taking_back_all_later_moves_shows_the_table_as_it_was(seed: int, eyes: int | None) -> None:
    match, before, shown = watched(seed, eyes)
    end = view(match, eyes)
    for index, was in enumerate(before):
        picture = rewind(end, shown[index:])
        assert open_facts(picture) == open_facts(was)
        assert set(picture.standing) == set(was.standing)
        assert len(picture.falls) == len(was.falls)
        assert picture.legal == ()


@pytest.mark.parametrize("seed", range(5))
def test_cards_lie_face_down_again_before_they_show(seed: int) -> None:
    match, before, shown = watched(seed, None)
    for index, was in enumerate(before[:-1]):
        picture = rewind(view(match, None), shown[index:])
        assert picture.orders == (0,) * was.seats
        assert picture.votes == (None,) * was.seats
        assert picture.laid is None
        assert picture.coming is None
