"""Finds positions for puzzles: games among bots, looked through for choices that stand out."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final

from stockgames.bots.findings import Tally
from stockgames.bots.heuristic import GreedyBot
from stockgames.bots.hush import hushed
from stockgames.bots.levels import make_player, recorded
from stockgames.bots.player import Budget
from stockgames.bots.search import SearchBot
from stockgames.engine import registry
from stockgames.engine.action import Action
from stockgames.engine.game import AnyGame, View
from stockgames.engine.match import Match
from stockgames.engine.record import Record, SeatInfo
from stockgames.engine.seat import CHANCE, SeatId
from stockgames.puzzles.prove import proven
from stockgames.puzzles.puzzle import CHOICES, Puzzle
from stockgames.puzzles.trial import tried

NAMES: Final = ("Ada", "Bruno", "Clara", "Dmitri", "Elena", "Farid", "Greta", "Hugo")
"""Who sits there; no initial twice."""
SEATS: Final = MappingProxyType(
    {
        "nyse": (3, 4, 4, 5),
        "portfolio": (2, 3, 3, 4),
        "exchange": (3, 4, 4, 5),
        "stock-exchange": (8,),
    }
)
"""How many sit at the tables, one game after the other."""
PLAYERS: Final = ("greedy", "shrewd", "careless", "greedy", "shrewd")
"""Who plays the games: bots that differ come into positions that differ."""
THOUGHT: Final = 40
"""Worlds that a shrewd bot tries for a decision of these games."""
GLANCES: Final = ((30, 1.0), (120, 2.5))
"""Worlds of the quick searches that look for a choice that stands out, and how many standard errors
it must be ahead in each: most decisions are passed over after the first."""
A_GAME: Final = 3
"""Puzzles that one game may give: more would look alike."""
APART: Final = 6
"""Moves between two of them."""
WORTH: Final = 0.2
"""So often must the best choice come first at least: below that nothing is to be won any more."""
AGREED: Final = 0.9
"""So often must a shrewd bot, that thinks for itself, find the best choice."""
USUAL_EARLIEST: Final = 0.25
"""Before this part of a game's moves nothing is looked at: there everything is open."""
EARLIEST: Final = MappingProxyType({"stock-exchange": 0.6})
"""The same for a game of which only the last round is looked at: all that is imagined of the others
reaches no further."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A decision in which a quick search saw one choice ahead."""

    game: AnyGame
    view: View
    record: Record
    seat: SeatId
    choices: tuple[Action, ...]
    """Four, the best by the quick search among them; sorted by what they are, not by merit."""


def puzzles(game_id: str, seed: str) -> Iterator[Puzzle]:
    """Yield one puzzle after another, without end; the same for the same seed."""
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
    """Return after how many moves which seat decides, in any order.

    Where all choose at once, that is before anybody has laid a choice.
    """
    start = int(len(match.moves) * EARLIEST.get(match.game.meta.id, USUAL_EARLIEST))
    moves, found = match.moves, []
    for made in range(start, len(moves)):
        move = moves[made]
        if move.seat == CHANCE or not move.laid:
            continue
        first = made
        while move.together and first and moves[first - 1].turn == move.turn:
            first -= 1
        found.append((first, move.seat))
    rng.shuffle(found)
    return found


def puzzle_of(candidate: Candidate, seed: str) -> Puzzle | None:
    """Return the puzzle that a candidate makes; None where nothing can be proven."""
    game, view = candidate.game, candidate.view
    choices = proven(game, view, candidate.choices, Random(f"{seed}/proof"))
    if choices is None or max(choice.first for choice in choices) < WORTH:
        return None
    bots = tried(game, view, choices, f"{seed}/trial", AGREED)
    return None if bots is None else Puzzle(candidate.record, candidate.seat, choices, bots)


def _played(game_id: str, seed: str, number: int) -> Match:
    """Return a game among bots, played to its end."""
    game = registry.load(game_id)
    counts = SEATS[game_id]
    seats = counts[number % len(counts)]
    levels = [PLAYERS[(number + seat) % len(PLAYERS)] for seat in range(seats)]
    infos = [SeatInfo(name=n, **recorded(b)) for n, b in zip(NAMES, levels, strict=False)]
    match = Match.deal(game, infos, {}, seed)
    bots = [make_player(b, game, Random(f"{seed}/{n}")) for n, b in enumerate(levels)]
    match.play(lambda seat: bots[seat].choose(match.view(seat), Budget(THOUGHT)))
    return match


def _candidate(match: Match, made: int, seat: SeatId, seed: str) -> Candidate | None:
    """Return a seat's decision after so many moves if one choice stands out there."""
    position = match.copy(made)
    game, view = match.game, position.view(seat)
    if seat not in view.actors or (view.legal and len(view.legal) < CHOICES):
        return None
    shown = _shown(game, view, Random(f"{seed}/glance"))
    if len(shown) < CHOICES:
        return None
    return Candidate(game, view, position.record(), seat, _plainly(game, shown))


def _shown(game: AnyGame, view: View, rng: Random) -> list[Action]:
    """Return four choices worth showing, the best first; none where it does not stand out.

    A quick search must tell it from all others. Shown are the next best, and what is obvious to a
    greedy bot if it is none of them.
    """
    best, worse = None, list[Action]()
    for worlds, ahead in GLANCES:
        found = SearchBot(game, rng).think(view, Budget(worlds))
        (best, most), *others = sorted(found.tallies, key=lambda pair: -_mean(pair[1]))
        worse = [action for action, tally in others if _stands_out(most, tally, ahead)]
        if len(worse) < max(CHOICES - 1, len(others)):
            return []
    assert best is not None
    shown = worse[: CHOICES - 1]
    obvious = GreedyBot(game, rng).choose(hushed(game, view), Budget(1))
    if obvious in worse[CHOICES - 1 :]:
        shown[-1] = obvious
    return [best, *shown]


def _mean(tally: Tally) -> float:
    return tally.total / max(1, tally.tried)


def _stands_out(best: Tally, second: Tally, errors: float) -> bool:
    """Tell whether one choice is ahead of another by so many standard errors."""
    doubt = math.sqrt(sum(_variance(tally) / max(1, tally.tried) for tally in (best, second)))
    return _mean(best) - _mean(second) > errors * doubt


def _variance(tally: Tally) -> float:
    mean = _mean(tally)
    return max(0.0, tally.squares / max(1, tally.tried) - mean * mean)


def _plainly(game: AnyGame, actions: list[Action]) -> tuple[Action, ...]:
    """Return actions in an order that says nothing of their merit: by how records write them."""
    return tuple(sorted(actions, key=lambda action: str(game.codec.encode(action))))
