"""Learns each seat's chance to win at NYSE, from games between several kinds of players.

The learner takes the most promising action, sometimes a random one. At the same tables are seats
that play by the game's heuristic, with little or much noise, and myopic seats, so that it doesn't
learn only from self-play. After each move the features known to the moving seat are stored. After a
game each stored position, from last to first, is taught a mixture of the prediction for the next
position and that position's target: TD(λ), by cross-entropy. Parameters are trained as in
`training.learning`, and each game has its own random stream.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log
from random import Random
from typing import Any, Final, TypeAlias

from stockgames.bots.playout import Playout
from stockgames.engine.action import Action
from stockgames.engine.seat import CHANCE, SeatId
from stockgames.engine.value_network import Network
from stockgames.engine.victory import win_shares
from stockgames.games.nyse.ai.chances import MOST, Chances
from stockgames.games.nyse.ai.features import FEWEST
from stockgames.games.nyse.game import Nyse
from stockgames.games.nyse.state import NyseState
from stockgames.lab.training.learning import STREAMS, Course, dealt, step_at

EXPLORED: Final = 0.03
"""The probability of a random sensible action."""
FORESEEN: Final = 0.9
"""The weight of the next position's target, relative to the prediction for that position."""
LEAST: Final = 1e-9
"""The lower bound of probabilities, which keeps logarithms finite."""

Kept: TypeAlias = Sequence[Sequence[int]]
"""The features of each seat, as known to one of the seats."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of player at the training tables."""

    noise: float
    """The largest random bonus of an option, in the units of the game's heuristic."""
    lives_for_the_day: bool = False


LEARNED: Final = None
"""The kind that plays by what was learned."""
STEADY: Final = Kind(0.01)
LOOSE: Final = Kind(0.7)
DAILY: Final = Kind(0.1, lives_for_the_day=True)


def kinds(seats: int, rng: Random) -> list[Kind | None]:
    """Return the kinds of players at a table.

    Either all are learners, or some are myopic; or one is a learner, among myopic or heuristic
    players; or it is any mixture.
    """
    lot, one, random = rng.random(), rng.randrange(seats), rng.random
    if lot < 0.35:
        return [LEARNED] * seats
    if lot < 0.5:
        return [DAILY if random() < 0.5 else LEARNED for _ in range(seats)]
    if lot < 0.7:
        return [LEARNED if seat == one else DAILY for seat in range(seats)]
    if lot < 0.85:
        usual = [rng.choice((STEADY, LOOSE)) if random() < 0.8 else LEARNED for _ in range(seats)]
        usual[one] = LEARNED
        return usual
    others = (STEADY, LOOSE, DAILY)
    return [rng.choice(others) if random() < 0.6 else LEARNED for _ in range(seats)]


def learn_together(course: Course, game: Nyse, games: int, seed: int) -> Iterator[float]:
    """Play up to `games` games; yield each one's surprise (cross-entropy) in nats."""
    network = Network(1.0, 0.0, course.weights.now, [row.now for row in course.rows])
    known = Chances(network, game.weights, changes=True)
    while course.games < games:
        rng = Random(seed * STREAMS + course.games + 1)
        kept, taught = _played(game, rng.choice(range(FEWEST, MOST + 1)), known, rng)
        step, surprise = step_at(course.games / games), 0.0
        first = taught.index(max(taught))
        for features in reversed(kept):
            thought = course.teach_together(features, taught, step)
            surprise -= log(thought[first] + LEAST)
            taught = [
                (1 - FORESEEN) * guess + FORESEEN * part
                for guess, part in zip(thought, taught, strict=True)
            ]
        course.games += 1
        yield surprise / len(kept)


def _played(
    game: Nyse, seats: int, known: Chances, rng: Random
) -> tuple[list[Kept], Sequence[float]]:
    """Play a game; return the stored features, and each seat's share of the win."""
    state: Any = dealt(game, seats, rng)
    players = kinds(seats, rng)
    playout = Playout(game, rng)
    playout.naive = tuple(kind is not None and kind.lives_for_the_day for kind in players)
    kept: list[Kept] = []
    while state.actors:
        seat = state.actors[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.draw_chance(rng))
            continue
        kind = players[seat]
        action: Action
        if rng.random() < EXPLORED:
            action = rng.choice(known.sensible(state, seat))
        elif kind is None:
            action = _best(known, state, seat, playout.naive)
        else:
            playout.noise = kind.noise
            action = playout.choose(state, seat)
        state.apply(seat, action)
        if state.actors and seat != state.actors[0]:
            kept.append(known.features(state, seat, playout.naive))
    return kept, win_shares(state.result().ranks)


def _best(known: Chances, state: NyseState, seat: SeatId, days: Sequence[bool]) -> Action:
    actions = known.sensible(state, seat)
    if len(actions) == 1:
        return actions[0]
    chances = [known.foreseen(state, seat, action, days)[seat] for action in actions]
    return actions[chances.index(max(chances))]
