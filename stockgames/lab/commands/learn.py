"""`lab learn`: learns values of positions by playing.

NYSE's networks are learned in C++, in one go (`training.compiled`); what takes hours in Python can
be resumed: Exchange's chances to win, by parameters for the stages of a game (`training.judging`),
and Stock Exchange's model of opponents (`training.watching`).
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from stockgames.cli.jobs import with_bar
from stockgames.cli.lines import UsageError, in_one_line
from stockgames.engine import pairwise_model as judgement
from stockgames.engine import registry, weights
from stockgames.engine.pairwise_model import Goods
from stockgames.engine.value_network import ALONE, TOGETHER, as_file, extras
from stockgames.engine.weights import GameFile
from stockgames.games.exchange.game import Exchange
from stockgames.games.nyse.game import Nyse
from stockgames.games.stock_exchange.game import StockExchange
from stockgames.lab.training import compiled
from stockgames.lab.training.judging import JudgingCourse, Noted, judge, unlearned
from stockgames.lab.training.learning import Numbers
from stockgames.lab.training.watching import WatchingCourse, watch
from stockgames.storage.files import LARGEST_FOUND, check_target, read_at_most, write_whole

LEARNING: Final = "x_learning"
"""The key of a learned file that describes how it was learned."""
NATS: Final = "nats for who won, on average"
KEPT: Final = 1000
"""The number of games after which the file is saved."""
KEPT_SLOW: Final = 10
"""The same for games that take seconds."""


@dataclass(frozen=True, slots=True)
class Way:
    """How a game is learned; `Any` is the type of its course."""

    begin: Callable[[], Any]
    play: Callable[[Any, int, int], Iterator[float]]
    """Takes the course, a number of games, and a seed; yields a figure for each game."""
    figure: str
    """The name of this figure."""
    text: Callable[[Any, Mapping[str, Any]], str]
    """Returns the contents of a file, with additional keys."""
    kept: Callable[[Any], dict[str, Any]]
    """Returns the state needed to continue, as JSON values."""
    found: Callable[[Mapping[str, Any], int], Any]
    """Restores a course after the given number of games from this state; may raise KeyError,
    TypeError, or ValueError.
    """
    kind: GameFile = ALONE
    """The kind of the file."""
    slow: bool = False
    """Whether a game takes seconds."""


@dataclass(frozen=True, slots=True)
class Job:
    """The parsed command line."""

    game_id: str
    way: Way
    games: int
    seed: int
    file: Path

    @property
    def conditions(self) -> dict[str, int]:
        """The conditions that a resumed course must match."""
        return {"seed": self.seed, "games": self.games}


def learn_by_playing(arguments: argparse.Namespace) -> int:
    """Learn by playing; raise UsageError. What was written stays if learning ends early."""
    with in_one_line():
        game = registry.load(registry.meta(arguments.game).id)
        if isinstance(game, Nyse):
            _learn_compiled(arguments, game)
            return 0
        job = _job(arguments)
        check_target(job.file)
        course = _resumed(job) or job.way.begin()
        played = job.way.play(course, job.games, job.seed)
        figures: list[float] = []
        for figure in with_bar(played, job.games - course.games):
            figures.append(figure)
            if (
                course.games % (KEPT_SLOW if job.way.slow else KEPT) == 0
                or course.games == job.games
            ):
                _write(job, course)
                average = fmean(figures)
                print(f"{course.games} games: {average:.4g} {job.way.figure}", flush=True)
                figures.clear()
    return 0


def _learn_compiled(arguments: argparse.Namespace, game: Nyse) -> None:
    file, kind = Path(arguments.out), ALONE
    table, figure = "alone", "on average"
    if arguments.several:
        kind, table, figure = TOGETHER, "several", NATS
    check_target(file)
    if file.exists():
        raise UsageError(f"{file}: there is such a file already; choose another")
    conditions = {"seed": arguments.seed, "games": arguments.games}
    try:
        with compiled.built() as program:
            for told in compiled.lines(program, table, **conditions, weights=game.weights):
                if "mean" in told:
                    print(f"{told['games']} games: {told['mean']:.4g} {figure}", flush=True)
                else:
                    network = compiled.network(told)
                    text = as_file(game.meta.id, network, {LEARNING: conditions}, kind)
                    write_whole(file, text.encode())
    except compiled.LearnerError as error:
        raise UsageError(str(error)) from None


def _job(arguments: argparse.Namespace) -> Job:
    meta = registry.meta(arguments.game)
    game = registry.load(meta.id)
    if isinstance(game, Exchange):
        way = _together(meta.id, game)
    elif isinstance(game, StockExchange):
        way = _opponents(meta.id, game)
    else:
        raise UsageError(f"{meta.title} cannot be learned by playing")
    return Job(meta.id, way, arguments.games, arguments.seed, Path(arguments.out))


def _together(game_id: str, game: Exchange) -> Way:
    return Way(
        begin=partial(JudgingCourse.begin, unlearned()),
        play=lambda course, games, seed: judge(course, game, games, seed),
        figure=NATS,
        text=lambda course, extra: judgement.as_file(game_id, course.judgement(), extra),
        kept=lambda course: {
            "stages": [_plain(stage) for stage in course.stages],
            "slopes": [_line(slopes) for slopes in course.slopes],
            "searched": course.searched,
        },
        found=lambda plain, games: JudgingCourse(
            [_numbers(part) for part in plain["stages"]],
            [_part(part) for part in plain["slopes"]],
            games,
            [Noted([Goods(*goods) for goods in seen], parts) for seen, parts in plain["searched"]],
        ),
    )


def _opponents(game_id: str, game: StockExchange) -> Way:
    return Way(
        begin=WatchingCourse,
        play=lambda course, games, seed: watch(course, game, games, seed),
        figure="nats for a piece that was made, on average",
        text=lambda course, extra: weights.as_file(game_id, course.taught(game.weights), extra),
        kept=lambda course: {
            "made": {str(kind): many for kind, many in course.made.items()},
            "first": course.first,
            "hasty": course.hasty,
            "lives": course.lives,
        },
        found=lambda plain, games: WatchingCourse(
            Counter({int(kind): int(many) for kind, many in plain["made"].items()}),
            _lives(plain["first"]),
            _lives(plain["hasty"]),
            _lives(plain["lives"]),
            games,
        ),
        kind=weights.FILE,
        slow=True,
    )


# The file


def _write(job: Job, course: Any) -> None:
    told: dict[str, Any] = {**job.conditions, "done": course.games}
    if course.games < job.games:
        told["course"] = job.way.kept(course)
    write_whole(job.file, job.way.text(course, {LEARNING: told}).encode())


def _resumed(job: Job) -> Any:
    """Return the course in the file, None without one; raise StockGamesError or UsageError."""
    if not job.file.exists():
        return None
    try:
        text = read_at_most(job.file, LARGEST_FOUND).decode()
        found = extras(job.game_id, text, job.way.kind).get(LEARNING)
    except ValueError:
        raise UsageError(f"{job.file}: this is not a file of what was learned") from None
    if not isinstance(found, Mapping) or any(found.get(k) != v for k, v in job.conditions.items()):
        raise UsageError(f"{job.file}: learned otherwise; choose another file")
    if "course" not in found:
        raise UsageError(f"{job.file}: all {job.games} games are learned from")
    try:
        return job.way.found(found["course"], int(found["done"]))
    except (KeyError, TypeError, ValueError, AttributeError):
        raise UsageError(f"{job.file}: its course is damaged") from None


def _lives(plain: list[list[str]]) -> list[tuple[str, ...]]:
    return [tuple(map(str, life)) for life in plain]


def _plain(numbers: Numbers) -> list[str]:
    parts = (numbers.now, numbers.short, numbers.long)
    return [*map(_line, parts)]


def _line(part: list[float]) -> str:
    return " ".join(map(repr, part)) if any(part) else str(len(part))


def _numbers(plain: list[str]) -> Numbers:
    now, short, long = (_part(text) for text in plain)
    return Numbers(now, short, long)


def _part(text: str) -> list[float]:
    """Return a list of numbers; a list of zeros is written as its length."""
    return [0.0] * int(text) if text.isdigit() else [float(word) for word in text.split()]
