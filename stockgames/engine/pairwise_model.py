"""A learned model of each seat's chance to win, from comparisons of every two seats.

A seat's expected final score is its purse plus the value of its goods. How uncertain the lead of a
seat over another is depends on the goods in which they differ: goods that both own move both alike.
The lead is divided by that uncertainty, and a seat's chance to win follows from its chances to be
ahead of each other seat. `resources/learned/GAME.json` holds the shipped numbers, by stages of a
game; `python -m stockgames.lab learn` computes them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import dist, exp, hypot, isfinite, sqrt
from operator import mul
from typing import Any, Final, NamedTuple

from stockgames.engine.state import SeatId
from stockgames.engine.value_network import ALONE, LearnedError

MOST: Final = 60.0
"""Leads are clipped to this size."""


class Goods(NamedTuple):
    """The features of a position that the model uses."""

    stage: int
    """The index of the stage whose parameters apply."""
    kinds: Sequence[int]
    """The kind of each good: its index in the parameters."""
    standing: Sequence[SeatId]
    """The seats that can still win."""
    purses: Sequence[float]
    """By seat: the wealth that is certain."""
    owned: Sequence[Sequence[float]]
    """By seat: the amount of each good."""


class StageModel(NamedTuple):
    """The model's parameters for one stage of a game."""

    doubt: float
    """The variance of the lead between two seats with the same goods."""
    sharp: float
    """The exponent of the product of a seat's chances to be ahead of each other seat."""
    worths: Sequence[float]
    """The value of one good, by kind."""
    swings: Sequence[float]
    """The variance that one more good of a kind adds to a lead, for a difference of 1."""


Judgement = Sequence[StageModel]


def chances(judgement: Judgement, goods: Goods) -> list[float]:
    """Return each seat's chance to win, 0 to 1; they sum to 1."""
    doubt, sharp, worths, swings = judgement[goods.stage]
    standing, owned, found = goods.standing, goods.owned, list(goods.purses)
    each = [worths[kind] for kind in goods.kinds]
    wide = [sqrt(swings[kind]) for kind in goods.kinds]
    at_least = sqrt(doubt)
    places: list[list[float]] = []
    for seat in standing:
        found[seat] += sum(map(mul, each, owned[seat]))
        places.append([*map(mul, wide, owned[seat])])
    ahead = [1.0] * len(found)
    for at, seat in enumerate(standing):
        mine, place = found[seat], places[at]
        for other, its_place in zip(standing[:at], places):  # noqa: B905  up to the seat itself
            lead = (mine - found[other]) / hypot(at_least, dist(place, its_place))
            behind = exp(-lead) if -MOST < lead < MOST else exp(-MOST if lead > 0 else MOST)
            sure = 1 / (1 + behind)
            ahead[seat] *= sure
            ahead[other] *= behind * sure
    odds = [0.0] * len(found)
    for seat in standing:
        odds[seat] = ahead[seat] ** sharp
    total = sum(odds)
    return [part / total for part in odds]


def shipped(game_id: str, stages: int, kinds: int) -> Judgement:
    """Return a game's shipped model; raise LearnedError."""
    return ALONE.shipped(game_id, partial(in_file, game_id, stages, kinds))


def in_file(game_id: str, stages: int, kinds: int, text: str) -> Judgement:
    """Return the model in a file's text; raise LearnedError."""
    try:
        plain = ALONE.body(game_id, text)["judgement"]
        found = [_stage(kinds, stage) for stage in plain]
    except (KeyError, TypeError, ValueError, AttributeError):
        raise LearnedError("the judgement is damaged") from None
    if len(found) != stages:
        raise LearnedError(f"this judgement is of {len(found)} stages, not {stages}")
    return found


def as_file(game_id: str, judgement: Judgement, extra: Mapping[str, Any]) -> str:
    """Return the text of a file that holds a model, with more keys beginning with `x_`."""
    plain = [
        " ".join(f"{number:.4g}" for number in (doubt, sharp, *worths, *swings))
        for doubt, sharp, worths, swings in judgement
    ]
    return ALONE.text(game_id, {"judgement": plain, **extra})


def _stage(kinds: int, line: str) -> StageModel:
    doubt, sharp, *rest = map(float, line.split())
    worths, swings = tuple(rest[:kinds]), tuple(rest[kinds:])
    sound = doubt > 0 < sharp and min(swings, default=0.0) >= 0 and all(map(isfinite, rest))
    if not sound or not len(worths) == len(swings) == kinds:
        raise ValueError
    return StageModel(doubt, sharp, worths, swings)
