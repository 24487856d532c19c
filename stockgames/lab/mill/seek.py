"""Finds positions for puzzles: searches games among bots for choices that stand out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from stockgames.bots.levels import make_player, recorded
from stockgames.bots.player import Budget
from stockgames.engine import registry
from stockgames.engine.game import AnyGame
from stockgames.engine.match import Match
from stockgames.engine.record import Record, SeatInfo
from stockgames.engine.state import CHANCE, Action, SeatId, View
from stockgames.lab.mill.glance import shown
from stockgames.puzzles.counting import is_refuted
from stockgames.puzzles.prove import measured, proven, stays_best, tried
from stockgames.puzzles.puzzle import CHOICES, Choice, Puzzle, best_of

NAMES: Final = ("Ada", "Bruno", "Clara", "Dmitri", "Elena", "Farid", "Greta", "Hugo")
"""The names at the table, with distinct initials."""
PLAYERS: Final = ("greedy", "shrewd", "careless", "greedy", "shrewd")
"""The levels of the bots: different bots produce a variety of positions."""
THOUGHT: Final = 12
"""The number of samples of a shrewd bot for a decision in these games."""
A_GAME: Final = 4
"""The largest number of puzzles from one game: more would be too similar."""
APART: Final = 6
"""The smallest number of moves between two puzzles of a game."""
WORTH: Final = 0.2
"""The smallest winning probability of the best choice: below it, the game is practically lost."""
AGREED: Final = 0.9
"""How often a shrewd bot, thinking independently, must find the best choice."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A decision in which a quick search found one choice ahead."""

    game: AnyGame
    view: View
    record: Record
    seat: SeatId
    choices: tuple[Action, ...]
    """Four choices, including the best of the quick search, sorted by their content and not
    by quality.
    """


def puzzles(game_id: str, seed: str) -> Iterator[Puzzle]:
    """Yield puzzles without end, the same ones for the same seed."""
    number = 0
    while True:
        number += 1
        yield from _of_game(game_id, f"{seed}/{number}", number)


def _of_game(game_id: str, seed: str, number: int) -> Iterator[Puzzle]:
    match = _played(game_id, seed, number)
    given: list[int] = []
    for made, seat in _decisions(match, Random(f"{seed}/order")):
        if any(abs(made - other) < APART for other in given if other != made):
            continue
        if len(given) >= A_GAME:
            return
        candidate = _candidate(match, made, seat, f"{seed}/{made}/{seat}")
        puzzle = candidate and puzzle_of(candidate, f"{seed}/{made}/{seat}")
        if puzzle:
            given.append(made)
            yield puzzle


def _decisions(match: Match, rng: Random) -> list[tuple[int, SeatId]]:
    """Return the decisions as (moves made, seat), in random order.

    If all choose at once, the number is that before any choice.
    """
    start = int(len(match.moves) * match.game.puzzling.earliest)
    moves, found = match.moves, []
    for made in range(start, len(moves)):
        move = moves[made]
        if move.seat == CHANCE or not move.is_final:
            continue
        first = made
        while move.is_simultaneous and first and moves[first - 1].turn == move.turn:
            first -= 1
        if first >= start:
            found.append((first, move.seat))
    rng.shuffle(found)
    return found


def puzzle_of(candidate: Candidate, seed: str) -> Puzzle | None:
    """Return the puzzle for a candidate; None unless it can be proven twice.

    In a proof the others learn during it, so its samples are correlated; a second proof has
    separate samples.
    """
    game, view = candidate.game, candidate.view
    choices = proven(game, view, candidate.choices, Random(f"{seed}/proof"))
    if choices is None or not _is_worth_it(choices):
        return None
    again = measured(game, view, candidate.choices, choices[0].games, Random(f"{seed}/again"))
    best = best_of(choices)
    if not again or not stays_best(best, again):
        return None
    if is_refuted(game, view, candidate.choices, best):
        return None
    bots = tried(game, view, choices, f"{seed}/trial", AGREED)
    return None if bots is None else Puzzle(candidate.record, candidate.seat, choices, bots)


def _is_worth_it(choices: Sequence[Choice]) -> bool:
    best = max(choices, key=lambda choice: choice.merit)
    return best.ends is not None or best.first >= WORTH


def _played(game_id: str, seed: str, number: int) -> Match:
    game = registry.load(game_id)
    counts = game.puzzling.tables or (game.meta.usual_seats,)
    seats = counts[number % len(counts)]
    levels = [PLAYERS[(number + seat) % len(PLAYERS)] for seat in range(seats)]
    infos = [SeatInfo(name=n, **recorded(b)) for n, b in zip(NAMES, levels, strict=False)]
    match = Match.deal(game, infos, {}, seed)
    bots = [make_player(b, game, Random(f"{seed}/{n}")) for n, b in enumerate(levels)]
    match.play(lambda seat: bots[seat].choose(match.view(seat), Budget(THOUGHT)))
    return match


def _candidate(match: Match, made: int, seat: SeatId, seed: str) -> Candidate | None:
    game, view = match.game, match.view_after(made, seat)
    if seat not in view.actors or (view.legal and len(view.legal) < CHOICES):
        return None
    found = shown(game, view, Random(f"{seed}/glance"))
    if len(found) < CHOICES:
        return None
    return Candidate(game, view, match.copy(made).record(), seat, _plainly(game, found))


def _plainly(game: AnyGame, actions: list[Action]) -> tuple[Action, ...]:
    """Return actions in an order independent of their merit: sorted by their encoding."""
    return tuple(sorted(actions, key=lambda action: str(game.codec.encode(action))))
