"""A small learned network that predicts the outcome of a position.

A game numbers the features that a position can have. Each stands for a row of numbers, and the rows
of all features present are added up. All sums but the last are hidden units with a ReLU and an
output weight each; the last sum is added as a linear term. That is fast without a library, all the
more as partial sums can be cached. `resources/learned/GAME.json` holds the shipped numbers as whole
multiples of `STEP`; those for games of several players are in `resources/chances/GAME.json`.
`python -m stockgames.lab learn` computes them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeAlias

from stockgames.engine.errors import StockGamesError
from stockgames.engine.weights import GameFile

STEP: Final = 0.001
"""Numbers in files are whole multiples of this."""

Row: TypeAlias = Sequence[float]


class LearnedError(StockGamesError):
    """A network that is missing or damaged; the message is one clear line."""


ALONE: Final = GameFile("learned", LearnedError)
"""Files with models for solo games, or pairwise models."""
TOGETHER: Final = GameFile("chances", LearnedError)
"""Files with networks for chances to win among several seats."""


@dataclass(frozen=True, slots=True)
class Network:
    """Predicts the value of a position from its features."""

    scale: float
    """The divisor of outcomes during training."""
    bias: float
    weights: Row
    """The output weight of each unit."""
    rows: Sequence[Row]
    """For each feature a number per unit, and one for the linear term."""

    def added(self, features: Iterable[int]) -> Row:
        """Return the sum of the rows of some features."""
        return added([self.rows[feature] for feature in features])

    def value(self, one: Row, two: Row, three: Row) -> float:
        """Return the value of a position whose rows add up to these three partial sums (fast
        path).
        """
        total = self.bias + one[-1] + two[-1] + three[-1]
        for a, b, c, weight in zip(one, two, three, self.weights):  # noqa: B905  one is longer
            unit = a + b + c
            if unit > 0.0:
                total += unit * weight
        return self.scale * total

    def score(self, rows: Sequence[Row]) -> float:
        """Return the unscaled value of two or more rows, for comparing scores."""
        *units, plain = map(sum, zip(*rows))  # noqa: B905  all are of one length
        total: float = self.bias + plain
        for unit, weight in zip(units, self.weights):  # noqa: B905
            if unit > 0.0:
                total += unit * weight
        return total


def added(rows: Iterable[Row]) -> list[float]:
    """Return the sum of one or more rows, added in the given order."""
    first, *others = rows
    total = list(first)
    for row in others:
        total = [a + b for a, b in zip(total, row, strict=True)]
    return total


def shipped(game_id: str, features: int, kind: GameFile = ALONE) -> Network:
    """Return a game's shipped network; raise LearnedError."""
    return kind.shipped(game_id, partial(in_file, game_id, features, kind=kind))


def in_file(game_id: str, features: int, text: str, kind: GameFile = ALONE) -> Network:
    """Return the network in a file's text, for `features` features; raise LearnedError."""
    body = kind.body(game_id, text)
    try:
        found = _from_plain(body["network"])
    except (KeyError, TypeError, ValueError, AttributeError):
        raise LearnedError("the network is damaged") from None
    if len(found.rows) != features:
        raise LearnedError(f"this network is for {len(found.rows)} features, not {features}")
    return found


def as_file(
    game_id: str, network: Network, extra: Mapping[str, Any], kind: GameFile = ALONE
) -> str:
    """Return the text of a file that holds a network, with more keys beginning with `x_`."""
    plain = {
        "scale": network.scale,
        "bias": _steps([network.bias]),
        "weights": _steps(network.weights),
        "rows": [_steps(row) if any(row) else "" for row in network.rows],
    }
    return kind.text(game_id, {"network": plain, **extra})


def extras(game_id: str, text: str, kind: GameFile = ALONE) -> dict[str, Any]:
    """Return the keys in a file's text other than the network; raise LearnedError."""
    return {key: value for key, value in kind.body(game_id, text).items() if key != "network"}


def _from_plain(plain: Mapping[str, Any]) -> Network:
    (bias,), weights = _numbers(plain["bias"]), _numbers(plain["weights"])
    nothing = (0.0,) * (len(weights) + 1)
    rows = [_numbers(row) or nothing for row in plain["rows"]]
    if any(len(row) != len(nothing) for row in rows):
        raise ValueError
    return Network(float(plain["scale"]), bias, weights, rows)


def _steps(numbers: Row) -> str:
    return " ".join(str(round(number / STEP)) for number in numbers)


def _numbers(text: str) -> tuple[float, ...]:
    return tuple(int(word) * STEP for word in text.split())
