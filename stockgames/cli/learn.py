"""`stockgames learn`: what positions come to, learned by playing alone, to be gone on with."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from stockgames.bots.foresight import Foresight, HasForesight
from stockgames.bots.learning import Course, Numbers, learn
from stockgames.cli.jobs import with_bar
from stockgames.cli.lines import UsageError, in_one_line
from stockgames.engine import registry
from stockgames.engine.learned import as_file, extras
from stockgames.storage.files import open_regular, write_whole

LEARNING: Final = "x_learning"
"""The key of a file of what was learned that tells how."""
KEPT: Final = 1000
"""After so many games the file is written."""


@dataclass(frozen=True, slots=True)
class Job:
    """What the command line asks for."""

    game_id: str
    foresight: Foresight
    games: int
    seed: int
    file: Path

    @property
    def conditions(self) -> dict[str, int]:
        """What a course that is gone on with must have in common with it."""
        return {"seed": self.seed, "games": self.games}


def learn_alone(arguments: argparse.Namespace) -> int:
    """Learn by playing; raise UsageError. Whatever ends it early, whole thousands of games stay."""
    with in_one_line():
        job = _job(arguments)
        course = _resumed(job) or Course.begin(job.foresight.count, job.foresight.scale, job.seed)
        played = learn(course, job.foresight, job.games, job.seed)
        scores: list[float] = []
        for score in with_bar(played, job.games - course.games):
            scores.append(score)
            if course.games % KEPT == 0 or course.games == job.games:
                _write(job, course)
                print(f"{course.games} games: {fmean(scores):.2f} on average", flush=True)
                scores.clear()
    return 0


def _job(arguments: argparse.Namespace) -> Job:
    meta = registry.meta(arguments.game)
    game = registry.load(meta.id)
    if not isinstance(game, HasForesight):
        raise UsageError(f"{meta.title} cannot be learned by playing alone")
    file = Path(arguments.out)
    return Job(meta.id, game.foresight(), arguments.games, arguments.seed, file)


# The file


def _write(job: Job, course: Course) -> None:
    told: dict[str, Any] = {**job.conditions, "done": course.games}
    if course.games < job.games:
        told["course"] = {
            "rows": [_plain(row) for row in course.rows],
            "weights": _plain(course.weights),
            "bias": _plain(course.bias),
        }
    text = as_file(job.game_id, course.network(), {LEARNING: told})
    write_whole(job.file, text.encode())


def _resumed(job: Job) -> Course | None:
    """Return the course in the file, None without one; raise StockGamesError or UsageError."""
    if not job.file.exists():
        return None
    try:
        with open_regular(job.file) as file:
            found = extras(job.game_id, file.read().decode()).get(LEARNING)
    except ValueError:
        raise UsageError(f"{job.file}: this is not a file of what was learned") from None
    if not isinstance(found, Mapping) or any(found.get(k) != v for k, v in job.conditions.items()):
        raise UsageError(f"{job.file}: learned otherwise; choose another file")
    if "course" not in found:
        raise UsageError(f"{job.file}: all {job.games} games are learned from")
    try:
        plain = found["course"]
        rows = [_numbers(row) for row in plain["rows"]]
        weights, bias = _numbers(plain["weights"]), _numbers(plain["bias"])
        return Course(rows, weights, bias, job.foresight.scale, int(found["done"]))
    except (KeyError, TypeError, ValueError, AttributeError):
        raise UsageError(f"{job.file}: its course is damaged") from None


def _plain(numbers: Numbers) -> list[str]:
    parts = (numbers.now, numbers.short, numbers.long)
    return [" ".join(map(repr, part)) if any(part) else str(len(part)) for part in parts]


def _numbers(plain: list[str]) -> Numbers:
    now, short, long = (_part(text) for text in plain)
    return Numbers(now, short, long)


def _part(text: str) -> list[float]:
    """Return numbers; where all were 0, only how many there are was written."""
    return [0.0] * int(text) if text.isdigit() else [float(word) for word in text.split()]
