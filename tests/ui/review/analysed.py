"""Replay pages with prepared verdicts, so that no analysis is needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from stockgames.analysis.analysis_job import NOTHING, AnalysisJob, Estimate
from stockgames.analysis.choices import ID, Choices, Decision, Judged, Verdict, to_json
from stockgames.analysis.worker_pool import Heard, Task
from stockgames.controllers.analysis import Analysis, FindingsStore
from stockgames.controllers.replay import GameReplay
from stockgames.engine.match import Match
from stockgames.lab.gallery.look_back_samples import over
from stockgames.ui.review.look_back import LookBackPage
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.pace import Pace
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.finding import sized

LOST = (0.0, 0.3, 0.0, 0.1, 0.2)
"""The losses decision by decision, repeated."""


def written(match: Match, piece: Decision, place: int) -> Mapping[str, Any]:
    """Return a verdict on a decision: what it lost, or that a hard choice was found."""
    lost = LOST[place % len(LOST)]
    other = match.game.sample_action(piece.view, Random(place))
    choices = (
        Judged(piece.action, Estimate(0.4, 0.01), float(not lost)),
        Judged(other, Estimate(0.4 + lost, 0.01), float(bool(lost))),
    )
    verdict = Verdict(
        number=piece.number,
        seat=piece.view.viewer,
        scale="chance",
        worlds=400,
        choices=choices,
        lost=Estimate(lost, 0.01) if lost else NOTHING,
        obvious=int(place == 2),
        gained=Estimate(0.15, 0.01) if place == 2 else NOTHING,
    )
    return to_json(match.game, verdict)


class Slow:
    """Delivers the prepared verdicts one by one, when told to."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.tasks: list[Task] = []
        self.heard: Heard | None = None
        self.stopped = 0

    def hire(self, tasks: Sequence[Task], heard: Heard) -> Slow:
        self.tasks, self.heard = list(tasks), heard
        return self

    def do(self, count: int | None = None) -> None:
        """Deliver ``count`` verdicts, or all the rest."""
        assert self.heard is not None
        now, self.tasks = self.tasks[:count], self.tasks[count:] if count else []
        for place, task in enumerate(now):
            assert isinstance(task.piece, Decision)
            self.heard(task.job, task.piece, written(self._match, task.piece, place))

    def stop(self) -> None:
        self.stopped += 1


def show(
    qtbot: QtBot,
    look: ThemeContext,
    people: str = "hbb",
    game_id: str = "nyse",
    size: QSize = QSize(1600, 1000),  # noqa: B008 - never changed
    keeper: FindingsStore | None = None,
    job: AnalysisJob | None = None,
) -> tuple[LookBackPage, Slow]:
    """Return a page, and the `Slow` that does its work."""
    match = over(game_id, people, "look-back")
    slow = Slow(match)
    analysis = Analysis(match, keeper, hire=slow.hire, jobs=[job or Choices()])
    replay = GameReplay(match, range(len(people)))
    make = partial(create_table, game_id)
    page = sized(qtbot, LookBackPage(look, replay, make, Pace("instant"), analysis=analysis), size)
    look.fit(page.size())
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.start()
    assert Choices.id == ID
    return page, slow
