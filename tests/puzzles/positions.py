"""Puzzle positions that can be calculated by hand."""

from __future__ import annotations

from random import Random

from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import CHANCE
from stockgames.puzzles.puzzle import LEVELS, Choice, Ends, Puzzle, Tried

BOTS = {"nyse": "bbbb", "exchange": "bbbb", "portfolio": "bbb", "stock-exchange": "b" * 8}


def played(game_id: str, seed: int, moves: int) -> Match:
    """Return a table after ``moves`` random moves, and more until there is enough choice."""
    game, rng = registry.load(game_id), Random(seed)
    names = [f"Seat {n}" for n in range(len(BOTS[game_id]))]
    seats = [SeatInfo(name=name, player="bot:greedy") for name in names]
    match = Match.deal(game, seats, {}, f"puzzle/{seed}")
    while not match.is_over and (len(match.moves) < moves or not _is_wide(match)):
        seat = match.actors[0]
        if seat == CHANCE:
            match.act_chance()
        else:
            match.act(seat, game.sample_action(match.view(seat), rng))
    assert not match.is_over
    return match


def _is_wide(match: Match) -> bool:
    """Return whether nobody has chosen in this turn yet, and there are at least four options."""
    seat, last = match.actors[0], match.moves[-1]
    legal = () if seat == CHANCE else match.view(seat).legal
    fresh = not last.is_simultaneous or last.turn != match.turn
    return seat != CHANCE and fresh and (not legal or len(legal) > 3)


def made_up(match: Match, best: int = 1, *, by_score: bool = False) -> Puzzle:
    """Return a puzzle of the table's first actor with invented numbers."""
    seat, seats = match.actors[0], len(match.seats)
    view = match.view(seat)
    rng = Random(3)
    drawn = [match.game.sample_action(view, rng) for _ in range(0 if view.legal else 40)]
    found = dict.fromkeys([*view.legal, *drawn])
    assert len(found) > 3
    choices = []
    for number, action in enumerate(list(found)[:4]):
        places = [0] * seats
        places[0], places[-1] = (120, 80) if number == best else (20 + number, 180 - number)
        ends = Ends(540.25 if number == best else 500.5 - number, 4.5, 3.25 * (number != best))
        choices.append(Choice(action, tuple(places), ends if by_score else None))
    bots = {level: Tried(5, 10) for level in LEVELS}
    return Puzzle(match.record(), seat, tuple(choices), bots)
