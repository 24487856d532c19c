"""How long the window is blocked while four bots think.

    python tests/benchmarks/window.py [--seconds 30] [--rounds 2] [--games exchange,nyse]

Opens a table for one person and four shrewd bots, alternately with bots that think in their own
processes and with bots that answer at random after the same time. A timer ticks every millisecond;
the time between two ticks is how long a click would have waited. What happens between two ticks is
either quiet (a bot thinks, and nothing else) or a turn (an answer arrived, was checked, saved and
shown). It prints the longest wait, the 99th percentile, and how much of the longest the GUI thread
itself worked:
otherwise it waited for a core or for another thread. Without a display, it draws offscreen.
"""

from __future__ import annotations

import argparse
import os
import sys
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from PySide6.QtCore import QEventLoop, QSize, Qt, QTimer

from stockgames.app.offscreen import offscreen_application
from stockgames.bots.process import Answer, Question
from stockgames.bots.worker import BotWorker
from stockgames.controllers.bot_scheduler import Thinker
from stockgames.controllers.stages import Handover, Stage
from stockgames.controllers.table import TableController
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.storage.journal import NullJournal
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.appearance import apply_palette
from stockgames.ui.theme.palette import THEMES
from stockgames.ui.theme.theme_context import ThemeContext

THINKING_SECONDS = 1.0
SEATS = 5
SIZE = QSize(1920, 1080)
PERSON_MS = 200
"""How long the person takes to act once all bots are ready or it is their turn."""


class Idler:
    """Answers at random after a bot's thinking time."""

    def __init__(self) -> None:
        self._timer: threading.Timer | None = None
        self._rng = Random(1)

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        self.cancel()
        game = registry.load(question.game_id)
        answer = Answer(game.sample_action(question.view, self._rng))
        self._timer = threading.Timer(question.seconds, on_answer, [answer])
        self._timer.daemon = True
        self._timer.start()

    def hurry(self) -> None:
        pass

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    close = cancel


@dataclass(slots=True)
class Ticks:
    """Waits in milliseconds, each with how much of it the GUI thread worked."""

    quiet: list[tuple[float, float]] = field(default_factory=list)
    turns: list[tuple[float, float]] = field(default_factory=list)


class Watch:
    """A timer that records its ticks, and whether anything but thinking happened."""

    def __init__(self, page: TablePage, ticks: Ticks) -> None:
        self._page, self._ticks = page, ticks
        self._moves = 0
        self._turned = True
        self._wall, self._work = time.perf_counter(), time.thread_time()
        page.controller.changed.connect(self._note)
        page.controller.moved.connect(self._note)
        self._timer = QTimer(page)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start(1)

    def _note(self) -> None:
        self._turned = True

    def _tick(self) -> None:
        wall, work = time.perf_counter(), time.thread_time()
        gap = (wall - self._wall) * 1000, (work - self._work) * 1000
        shows = self._page.controller.stage is Stage.SHOWING
        (self._ticks.turns if self._turned or shows else self._ticks.quiet).append(gap)
        self._turned = shows
        self._wall, self._work = time.perf_counter(), time.thread_time()


def run(game_id: str, thinker: Thinker, seconds: float, ticks: Ticks) -> int:
    """Run a table for ``seconds``; return the number of moves."""
    names = ("Ada", "Bruno", "Clara", "Dmitri", "Emil")
    players = ["human", *["bot:shrewd"] * (SEATS - 1)]
    seats = [SeatInfo(name=n, player=p) for n, p in zip(names, players, strict=True)]
    match = Match.deal(registry.load(game_id), seats, {}, "window")
    controller = TableController(match, NullJournal(), thinker, Handover.TRUSTING)
    controller.scheduler.seconds = THINKING_SECONDS
    look = ThemeContext(THEMES["daylight"])
    page = TablePage(controller, create_table(game_id, look), look, Pace("fast"))
    page.resize(SIZE)
    page.show()
    loop = QEventLoop()
    QTimer.singleShot(1500, loop.quit)  # exclude what is drawn for the first time
    page.start()
    loop.exec()
    watch, rng = Watch(page, ticks), Random(2)
    person = QTimer(page)

    def act() -> None:
        if controller.stage is Stage.OVER:
            loop.quit()
        elif controller.stage is Stage.PAUSED:
            controller.proceed()
        elif controller.stage is Stage.ASKING:
            controller.submit(match.game.sample_action(match.view(controller.seat), rng))

    person.timeout.connect(act)
    person.start(PERSON_MS)
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()
    del watch
    controller.close()
    page.close()
    page.deleteLater()
    return len(match.moves)


def line(name: str, waits: Sequence[tuple[float, float]]) -> str:
    if not waits:
        return f"  {name:<22}     none"
    ordered = sorted(waits)
    longest, worked = ordered[-1]
    usual = ordered[int(len(ordered) * 0.99)][0]
    long = sum(wait > 50 for wait, _ in waits)
    return (
        f"  {name:<22}{len(waits):>8}{usual:>10.1f}{longest:>10.1f}"
        f"{worked:>10.1f}{max(work for _, work in waits):>12.1f}{long:>8}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--processes", type=int, help="for bots (default: as in the app)")
    parser.add_argument("--games", default="exchange,nyse")
    asked = parser.parse_args()
    app = offscreen_application()
    apply_palette(app, THEMES["daylight"])
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    print(f"milliseconds, {cores} cores")
    if sys.platform != "win32":
        print(f"load {os.getloadavg()[0]:.1f}")
    print(
        f"  {'':<22}{'ticks':>8}{'99 %':>10}{'longest':>10}{'worked':>10}{'most work':>12}", end=""
    )
    print(f"{'> 50':>8}")
    for game_id in asked.games.split(","):
        found = {"bots think": Ticks(), "bots only wait": Ticks()}
        moves = dict.fromkeys(found, 0)
        for _ in range(asked.rounds):
            for name, ticks in found.items():
                thinks = name == "bots think"
                thinker = BotWorker(processes=asked.processes) if thinks else Idler()
                try:
                    moves[name] += run(game_id, thinker, asked.seconds, ticks)
                finally:
                    thinker.close()
        print(f"{game_id}, moves {' and '.join(str(count) for count in moves.values())}")
        for name, ticks in found.items():
            print(line(f"{name}, quiet", ticks.quiet))
            print(line(f"{name}, turns", ticks.turns))


if __name__ == "__main__":
    main()
