"""`lab calibrate`: finds six evenly spaced levels for a game, and measures their ladder."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

from stockgames.bots.erring import make_weaker
from stockgames.bots.ladders import NEWCOMER, as_file, levels_of
from stockgames.bots.levels import make_player
from stockgames.bots.player import Budget, Player
from stockgames.cli.jobs import ExecutorPool, processes, spread, with_bar
from stockgames.cli.lines import UsageError, in_one_line
from stockgames.cli.options import check_seats, check_seed
from stockgames.cli.simulate import NAMES
from stockgames.engine import registry
from stockgames.engine.game import AnyGame
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import win_shares
from stockgames.lab.commands.levels import lines
from stockgames.lab.strength.calibration import (
    CHALLENGER,
    TOP,
    Pair,
    Terms,
    measured,
    pairs,
    placed,
    position_of,
    wanted_for_arena,
    wanted_for_line,
    weakness_at,
)
from stockgames.storage.files import LARGEST_FOUND, check_target, read_at_most, write_whole

FORMAT: Final = "stockgames-calibration"
VERSION: Final = 1
KEPT_EVERY: Final = 5.0
"""The interval in seconds at which results are saved, so that at most this much is lost if
the command is killed.
"""

_Piece: TypeAlias = tuple[str, str, int]
"""A duel: its pair and its number within the pair."""


@dataclass(slots=True)
class Trials:
    """The duels played so far; the content of the trials file."""

    won: dict[Pair, dict[int, float]] = field(default_factory=dict)
    """By pair and number, the share of the duel that the first player of the pair won."""
    positions: tuple[float, ...] = ()
    """The calibrated positions of the levels; empty until they are known."""

    @property
    def results(self) -> dict[Pair, list[float]]:
        """The results without gaps, in the form that `lab.strength.calibration` expects."""
        found = {}
        for pair, won in self.won.items():
            whole = next(n for n in range(len(won) + 1) if n not in won)
            found[pair] = [won[n] for n in range(whole - whole % 2)]
        return found

    def missing(self, asked: Iterable[tuple[Pair, int]]) -> list[_Piece]:
        """Return the duels still to be played, lowest numbers first."""
        pieces = [
            (*pair, number)
            for pair, games in asked
            for number in range(games)
            if number not in self.won.get(pair, {})
        ]
        return sorted(pieces, key=lambda piece: piece[2])


@dataclass(frozen=True, slots=True)
class Job:
    """The parsed command line."""

    game_id: str
    terms: Terms
    games: int
    trials: Path
    out: Path
    pool: ExecutorPool | None

    @property
    def conditions(self) -> dict[str, Any]:
        """The conditions that resumed trials must match."""
        terms = self.terms
        return {
            "game": self.game_id,
            "seats": terms.seats,
            "seed": terms.seed,
            "worlds": terms.worlds,
        }


def calibrate(arguments: argparse.Namespace) -> int:
    """Play all missing duels, place the levels and write them; raise UsageError."""
    with in_one_line():
        job = make_job(arguments)
        check_target(job.trials)
        check_target(job.out)
        if job.trials.resolve() == job.out.resolve():
            raise UsageError("--trials and --out: name two files")
        trials = resumed(job)
        if arguments.again:
            trials.positions = ()
        if arguments.today:
            trials.positions = _todays(job)
        else:
            _place(job, trials)
        _meet(job, trials)
    return 0


def make_job(arguments: argparse.Namespace) -> Job:
    """Return the parsed command line; raise UsageError or StockGamesError."""
    meta = registry.meta(arguments.game)
    seats = arguments.seats or meta.usual_seats
    check_seats(meta, seats)
    if seats < 2:
        raise UsageError("--seats: a duel needs two at least")
    seed = check_seed(arguments.seed)
    terms = Terms(seats, seed, arguments.worlds, arguments.line)
    files = Path(arguments.trials), Path(arguments.out)
    return Job(meta.id, terms, arguments.games, *files, processes(arguments.jobs))


def _todays(job: Job) -> tuple[float, ...]:
    """Return the positions of the game's levels as they are; raise UsageError."""
    shipped = levels_of(job.game_id).levels.values()
    positions = tuple(sorted(map(position_of, shipped)))
    if {weakness_at(position, job.terms) for position in positions} != set(shipped):
        worlds = " or ".join(str(n) for n in sorted({each.worlds for each in shipped}))
        raise UsageError(f"--today: these levels play with --worlds {worlds}")
    return (*positions, float(TOP))


def _place(job: Job, trials: Trials) -> None:
    while asked := trials.missing(wanted_for_line(trials.results, job.terms)):
        _play_all(job, trials, asked)
    if not trials.positions:
        trials.positions = placed(trials.results)
        _write(job, trials)


def _meet(job: Job, trials: Trials) -> None:
    asked = trials.missing(wanted_for_arena(trials.positions, job.games))
    try:
        _play_all(job, trials, asked)
    finally:
        _report(job, trials)


def _play_all(job: Job, trials: Trials, pieces: Sequence[_Piece]) -> None:
    kept = time.monotonic()
    try:
        work = partial(play, job.game_id, job.terms)
        for (one, other, number), won in with_bar(spread(work, pieces, job.pool), len(pieces)):
            trials.won.setdefault((one, other), {})[number] = won
            if time.monotonic() - kept > KEPT_EVERY:
                _write(job, trials)
                kept = time.monotonic()
    finally:
        _write(job, trials)


def play(game_id: str, terms: Terms, piece: _Piece) -> tuple[_Piece, float]:
    """Play one duel, and return the share of it that the first player won."""
    one, other, number = piece
    game, deal = registry.load(game_id), number // 2 + 1
    table = pairs(terms.seats, range(deal, deal + 1), terms.seed)[number % 2].players
    sides = [one if side == CHALLENGER else other for side in table]
    # A seat must name a bot, but strengths between the levels have no name. The match isn't
    # saved; `_player` makes the real players.
    seats = [
        SeatInfo(name=name, player="bot:greedy") for name, _ in zip(NAMES, sides, strict=False)
    ]
    seed = f"{terms.seed}/{deal}"
    match = Match.deal(game, seats, {}, seed)
    players = [
        _player(name, game, Random(f"{seed}/{number % 2}/{seat}/{name}"), terms)
        for seat, name in enumerate(sides)
    ]
    match.play(lambda seat: players[seat].choose(match.view(seat), Budget(terms.worlds)), None)
    parts = zip(table, win_shares(match.result().ranks), strict=True)
    return piece, sum(part for side, part in parts if side == CHALLENGER)


def _player(name: str, game: AnyGame, rng: Random, terms: Terms) -> Player:
    if name == NEWCOMER:
        return make_player(name, game, rng)
    if float(name) == TOP:
        return make_player("shrewd", game, rng)
    return make_weaker(weakness_at(float(name), terms), game, rng)


def _report(job: Job, trials: Trials) -> None:
    """Write and print the levels, if each pair of them has played a duel."""
    results = trials.results
    if any(not results.get(pair) for pair, _ in wanted_for_arena(trials.positions, 2)):
        return
    levels = measured(results, trials.positions, job.terms)
    write_whole(job.out, as_file(job.game_id, levels).encode())
    print("\n".join(lines(registry.meta(job.game_id).title, levels)))


# The file of trials


def _write(job: Job, trials: Trials) -> None:
    duels = [
        {"one": one, "other": other, "won": [won.get(n) for n in range(max(won) + 1)]}
        for (one, other), won in sorted(trials.won.items())
    ]
    head = {"format": FORMAT, "version": VERSION, **job.conditions}
    body = {**head, "positions": list(trials.positions), "duels": duels}
    write_whole(job.trials, (json.dumps(body) + "\n").encode())


def resumed(job: Job) -> Trials:
    """Return the trials in the file, empty without one; raise UsageError."""
    if not job.trials.exists():
        return Trials()
    try:
        found = json.loads(read_at_most(job.trials, LARGEST_FOUND).decode())
    except ValueError:
        found = None
    if not isinstance(found, Mapping) or found.get("format") != FORMAT:
        raise UsageError(f"{job.trials}: this is not a file of trials")
    for key, value in job.conditions.items():
        if found.get(key) != value:
            raise UsageError(f"{job.trials}: other trials, whose {key} differ; choose another file")
    try:
        return Trials(
            {(duel["one"], duel["other"]): _numbered(duel["won"]) for duel in found["duels"]},
            tuple(map(float, found["positions"])),
        )
    except (KeyError, TypeError, ValueError):
        raise UsageError(f"{job.trials}: its duels are damaged") from None


def _numbered(won: Sequence[float | None]) -> dict[int, float]:
    return {number: float(part) for number, part in enumerate(won) if part is not None}
