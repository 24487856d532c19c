"""`stockgames analyse`: a finished game's turning points, judged by what each seat knew."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from functools import partial

from stockgames.analysis import analysis_jobs
from stockgames.analysis.analysis_job import Effort, Finding
from stockgames.analysis.choices import ID, TurningPoint, from_json, turning_points
from stockgames.analysis.worker_pool import Task
from stockgames.cli.jobs import processes, spread, with_bar
from stockgames.cli.lines import UsageError, harmless, one_line
from stockgames.controllers.replay import GameReplay
from stockgames.engine.errors import RecordError
from stockgames.engine.match import Match
from stockgames.engine.plain_text import isolated
from stockgames.engine.state import SeatId
from stockgames.engine.verify import replay
from stockgames.presentation.analysed import Rounds, TurningWords
from stockgames.presentation.sentences.speech import speak
from stockgames.presentation.table_state import words_of
from stockgames.storage.files import read_record_file


def analyse(arguments: argparse.Namespace) -> int:
    """Print a game's turning points; return 1 if the file has no finished game.

    Raises `UsageError` for a seat that the game does not have.
    """
    try:
        match = replay(read_record_file(arguments.file))
        if not match.is_over:
            raise RecordError("the game is not over")
    except RecordError as error:
        print(f"{one_line(arguments.file)}: {one_line(str(error))}")
        return 1
    seats = _seats(match, arguments.seat)
    effort = Effort(thought=max(1, arguments.worlds // 2), worlds=arguments.worlds)
    found = _found(match, seats, effort, arguments.jobs, everything=arguments.json)
    if arguments.json:
        print(json.dumps(found, indent=1))
        return 0
    verdicts = (from_json(match.game, finding) for finding in found.get(ID, {}).values())
    points = turning_points(verdict for verdict in verdicts if verdict is not None)
    for line in _point_texts(match, points, arguments.language):
        print(harmless(line.replace("\N{NO-BREAK SPACE}", " ")))
    return 0


def _seats(match: Match, wanted: int | None) -> Sequence[SeatId]:
    """Return the seats to judge: the given one, else all people's, else all."""
    if wanted is not None:
        if wanted > len(match.seats):
            raise UsageError(f"--seat: this game has {len(match.seats)} seats")
        return [wanted - 1]
    people = [seat for seat, info in enumerate(match.seats) if info.is_human]
    return people or range(len(match.seats))


def _found(
    match: Match, seats: Sequence[SeatId], effort: Effort, jobs: int, *, everything: bool
) -> Mapping[str, Mapping[int, Finding]]:
    """Return the findings by job; of all jobs if `everything`."""
    tasks = [
        Task(job.id, piece)
        for job in analysis_jobs()
        if everything or job.id == ID
        for piece in job.pieces(match, seats, effort)
    ]
    results = spread(partial(_examined, tasks), range(len(tasks)), processes(min(jobs, len(tasks))))
    found: dict[str, dict[int, Finding]] = {}
    for place, finding in sorted(with_bar(results, len(tasks)), key=lambda pair: pair[0]):
        found.setdefault(tasks[place].job, {})[tasks[place].piece.number] = finding
    return found


def _examined(tasks: Sequence[Task], place: int) -> tuple[int, Finding]:
    return place, tasks[place].piece.examine()


def _point_texts(match: Match, points: Sequence[TurningPoint], language: str) -> Sequence[str]:
    """Return turning points as text, in the same words as the app."""
    speak(language)
    game_replay = GameReplay(match, range(len(match.seats)))
    own, score_history = words_of(match), match.history(None)
    rounds = (
        Rounds(game_replay, own, score_history).at if score_history is not None else (lambda _: "")
    )
    words = TurningWords(game_replay, own, rounds)
    found = [words.texts_of(point) for point in points]
    return [
        f"{isolated(match.seats[point.seat].name)}: {point.plain()} ({point.figure})"
        for point in found
    ]
