"""`stockgames tune`: better weights by self-play, kept step by step, to be gone on with."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Final

from stockgames.bots.arena import Fixture, Outcome
from stockgames.bots.changes import Plain, names_in
from stockgames.bots.levels import EXEC, parts_of, thinks
from stockgames.bots.race import Lead, Play, Sides
from stockgames.bots.tuning import Course, Step, Terms, check
from stockgames.bots.tuning import tune as steps_of
from stockgames.bots.weighing import HasWeights
from stockgames.cli import wanted
from stockgames.cli.jobs import Crew, processes, spread, with_bar
from stockgames.cli.lines import UsageError, in_one_line
from stockgames.cli.play import Plan, play_match
from stockgames.engine import registry
from stockgames.engine.game import AnyGame
from stockgames.engine.weights import as_file, as_plain, from_plain, in_file
from stockgames.storage.files import open_regular, write_whole

TUNING: Final = "x_tuning"
"""The key of a file of weights that tells how they were found."""
CHECKED: Final = 0.2
"""The part of all games that are kept back, to check what was found."""


@dataclass(frozen=True, slots=True)
class Job:
    """What the command line asks for."""

    plan: Plan
    level: str
    terms: Terms
    games: int
    file: Path
    crew: Crew | None

    @property
    def conditions(self) -> dict[str, Any]:
        """What a course that is gone on with must have in common with it."""
        return {
            "level": self.level,
            "seats": self.terms.seats,
            "seed": self.terms.seed,
            "options": dict(self.plan.wishes),
            "iterations": self.plan.iterations,
            "deals": self.terms.most_deals,
            "weights": list(self.terms.names),
        }


def tune(arguments: argparse.Namespace) -> int:
    """Look for better weights; raise UsageError. Whatever ends it early, whole steps are kept."""
    with in_one_line():
        job = make_job(arguments)
        if arguments.check:
            _check(job, Course(_weights_in(job, _text(job))))
        else:
            _go_on(job, resumed(job) or Course(shipped_weights(job.plan.game_id)))
    return 0


def make_job(arguments: argparse.Namespace) -> Job:
    """Return what the command line asks for; raise UsageError or StockGamesError."""
    meta = registry.meta(arguments.game)
    if arguments.level.startswith(EXEC):
        raise UsageError("--level: a program of your own does not think with our weights")
    level, _ = parts_of(arguments.level)
    seats = arguments.seats or meta.usual_seats
    wanted.check_seats(meta, seats)
    chosen = arguments.weights.split(",") if arguments.weights else ()
    names = names_in(shipped_weights(meta.id), chosen)
    if not chosen and not thinks(level, meta.id):
        names = tuple(name for name in names if not name.startswith("search."))
    seed = wanted.seed(arguments.seed)
    plan = Plan(
        game_id=meta.id,
        levels=(arguments.level,) * seats,
        seed=seed,
        wishes=wanted.wishes(meta.id, arguments.option, seed),
        iterations=arguments.iterations,
    )
    terms = Terms(seats, seed, names, arguments.deals)
    file, crew = Path(arguments.out), processes(arguments.jobs)
    return Job(plan, arguments.level, terms, arguments.games, file, crew)


def shipped_weights(game_id: str) -> Plain:
    """Return the weights that a game brings along; raise UsageError if it has none."""
    return as_plain(_weighed(game_id).weights)


def _weighed(game_id: str) -> HasWeights:
    game = registry.load(game_id)
    if not isinstance(game, HasWeights):
        raise UsageError(f"{game.meta.title} has no weights")
    return game


def _go_on(job: Job, course: Course) -> None:
    game = _weighed(job.plan.game_id)
    allowed = partial(from_plain, type(game.weights))
    play = playing(job.plan, job.crew)
    kept_back = round(CHECKED * job.games)
    _write(job, course, None)
    further = steps_of(course, job.terms, play, allowed)
    while course.games < job.games - kept_back:
        course = next(further)
        _write(job, course, None)
        print(told(course.steps[-1], len(course.steps)), flush=True)
    if course.champion == as_plain(game.weights):
        print("nothing better was found")
    else:
        _write(job, course, _check(replace(job, games=kept_back), course))


def _check(job: Job, course: Course) -> Lead:
    """Let a champion play against what is shipped, for as many games as were asked for."""
    before, play = shipped_weights(job.plan.game_id), playing(job.plan, job.crew)
    found = check(course, job.terms, before, max(1, job.games // 2), play)
    print(f"against the shipped weights, on fresh deals: {_as_words(found)}")
    return found


def playing(plan: Plan, crew: Crew | None) -> Play:
    """Return how games are played: on all processes of a crew, each side with its weights."""

    def play(games: Sequence[Fixture], sides: Sides) -> Iterable[Outcome]:
        texts = tuple((side, json.dumps(weights)) for side, weights in sides.items())
        return with_bar(spread(partial(_play, plan, texts), games, crew), len(games))

    return play


def _play(plan: Plan, texts: tuple[tuple[str, str], ...], fixture: Fixture) -> Outcome:
    minds = {side: _mind(plan.game_id, text) for side, text in texts}
    match = play_match(plan, fixture.deal, [minds[side] for side in fixture.players])
    result = match.result()
    return Outcome(fixture, result.ranks, result.scores)


@lru_cache(maxsize=8)
def _mind(game_id: str, text: str) -> AnyGame:
    """Return a game with these weights: the same each time, for what it keeps of them."""
    game = _weighed(game_id)
    found: AnyGame = game.weighing(from_plain(type(game.weights), json.loads(text)))
    return found


# Words


def told(step: Step, number: int) -> str:
    """Return a step as a line for a terminal."""
    changes = ", ".join(f"{name} {a:g} → {b:g}" for name, (a, b) in step.changes.items())
    kept = "kept" if step.kept else "dropped"
    return f"step {number}: {changes}: {_as_words(step.lead)}: {kept}"


def _as_words(found: Lead) -> str:
    low, high = found.interval
    return f"{found.share:.1%} ({low:.0%} to {high:.0%}) of {found.deals} deals"


# The file


def _write(job: Job, course: Course, checked: Lead | None) -> None:
    game = _weighed(job.plan.game_id)
    tuning = {
        **job.conditions,
        "width": course.width,
        "steps": [asdict(step) for step in course.steps],
        "check": None if checked is None else asdict(checked),
    }
    weights = from_plain(type(game.weights), course.champion)
    write_whole(job.file, as_file(job.plan.game_id, weights, {TUNING: tuning}).encode())


def resumed(job: Job) -> Course | None:
    """Return the course in the file, None without one; raise StockGamesError or UsageError."""
    if not job.file.exists():
        return None
    text = _text(job)
    weights, tuning = _weights_in(job, text), json.loads(text).get(TUNING)
    if not isinstance(tuning, Mapping):
        raise UsageError(f"{job.file}: these weights were not tuned; choose another file")
    for key, value in job.conditions.items():
        if tuning.get(key) != value:
            raise UsageError(f"{job.file}: another tuning, whose {key} differ; choose another file")
    try:
        return Course(weights, tuning["width"], tuple(map(_step, tuning["steps"])))
    except (KeyError, TypeError, ValueError, AttributeError):
        raise UsageError(f"{job.file}: its steps are damaged") from None


def _text(job: Job) -> str:
    """Return the file's text; raise UsageError if it has none."""
    try:
        with open_regular(job.file) as file:
            return file.read().decode()
    except ValueError:
        raise UsageError(f"{job.file}: this is not a file of weights") from None


def _weights_in(job: Job, text: str) -> Plain:
    """Return the weights in a file's text; raise WeightsError."""
    game = _weighed(job.plan.game_id)
    return as_plain(in_file(job.plan.game_id, type(game.weights), text))


def _step(plain: Mapping[str, Any]) -> Step:
    changes = {name: (before, after) for name, (before, after) in plain["changes"].items()}
    return Step(changes, Lead(**plain["lead"]), plain["kept"])
