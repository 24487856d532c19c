"""NYSE learned in C++ (`lab/cpp`): millions of games, which would take Python days.

Alone, each decision takes the most promising action, sometimes a random one. After a game each of
its positions, from last to first, is taught a mixture of the value of its best action and the
target of the next position: temporal differences, TD(λ). At tables of several the learner also
meets seats that play by the game's heuristic, with little or much noise, and myopic ones, so that
it doesn't learn only from self-play, and in the last quarter of the games it looks ahead; what the
moving seat or another knows after each move is taught who won, by cross-entropy. The networks
(`engine.value_network`) are trained by Adam (Kingma and Ba 2015).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which
from subprocess import PIPE, Popen, run
from tempfile import TemporaryDirectory
from typing import Any, Final

from stockgames.engine.value_network import Network
from stockgames.games.nyse.ai.weights import NyseWeights

SOURCES: Final = Path(__file__).parents[1] / "cpp"
OPTIONS: Final = ("-std=c++17", "-O3", "-march=native", "-fno-math-errno", "-ffp-contract=off")
"""Without shortcuts in arithmetic, so that the same seed gives the same numbers everywhere."""


class LearnerError(Exception):
    """The learner can't be built or has failed; the message is one clear line."""


@contextmanager
def built() -> Iterator[Path]:
    """Build the learner for as long as it is needed; raise LearnerError."""
    compiler = which("c++")
    if compiler is None:
        raise LearnerError("learning NYSE needs a C++ compiler, c++")
    with TemporaryDirectory() as folder:
        program = Path(folder) / "nyse"
        words = [compiler, *OPTIONS, str(SOURCES / "nyse.cpp"), "-o", str(program)]
        if run(words, check=False).returncode:  # noqa: S603 - our own sources
            raise LearnerError(f"{compiler} does not build {SOURCES}")
        yield program


def lines(
    program: Path, table: str, games: int, seed: int, weights: NyseWeights, traced: int = 0
) -> Iterator[dict[str, Any]]:
    """Yield what the learner prints while it learns (see `cpp/nyse.cpp`); raise LearnerError.

    `table` is `alone` or `several`.
    """
    heuristic = (weights.taken, weights.pushed, weights.chip, weights.special_given)
    words = [str(program), *map(str, (table, games, seed, traced, *heuristic))]
    with Popen(words, stdout=PIPE, text=True) as learner:  # noqa: S603 - built from them
        assert learner.stdout is not None
        yield from map(json.loads, learner.stdout)
    if learner.returncode:
        raise LearnerError(f"the learner ended with {learner.returncode}")


def network(plain: dict[str, Any]) -> Network:
    """Return the network in a line of the learner."""
    nothing = [0.0] * (len(plain["weights"]) + 1)
    rows = [row or nothing for row in plain["rows"]]
    return Network(float(plain["scale"]), plain["bias"], plain["weights"], rows)
