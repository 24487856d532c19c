"""How soon the lobby is ready with thousands of finished games, compared with none.

    python tests/benchmarks/lobby.py [--games 5000] [--rounds 9]

Starts the app alternately over a library with so many finished games and over an empty one, each in
its own process, and prints medians and ratios: from process start to the lobby painted with its
saved games; the part of it after the first frame, in which the library is opened and the lobby
filled; and a return from a table (the median of 20 in each process). Win counts come a moment
later. Without a display, both draw offscreen.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median

ROOT = Path(__file__).parents[2]
RETURNS = 20
NAMES = ("process start to lobby", "first frame to lobby", "return to lobby")


@dataclass(frozen=True, slots=True)
class Times:
    """Seconds of one process, in the order of NAMES."""

    start: float
    told: float
    back: float


def fill(folder: Path, games: int) -> None:
    """Save ``games`` finished games of four seats."""
    from stockgames.engine import registry
    from stockgames.engine.match import Match
    from stockgames.engine.record import SeatInfo
    from stockgames.storage import games as rows
    from stockgames.storage.entries import Head, SavedSeat
    from stockgames.storage.library import Library

    game = registry.load("nyse")
    names = ("Ada", "Bruno", "Clara", "Dmitri")
    seats = [SeatInfo(name=n, player="bot:greedy" if i else "human") for i, n in enumerate(names)]
    match, rng = Match.deal(game, seats, {}, "lobby"), Random(1)
    while not match.is_over:
        match.act(match.actors[0], game.sample_action(match.view(match.actors[0]), rng))
    record = match.record()
    kept = tuple(SavedSeat(name=seat.name, player=seat.player) for seat in seats)
    begun = "2026-01-31T20:15:00Z"
    head = Head(kept, record.options, record.setup, "lobby", "curtain", {}, begun)
    with Library.open(folder) as library:
        database = library._database  # not by playing: 5,000 games would take minutes
        with database.transaction():
            for _ in range(games):
                rows.insert(database, "nyse", head, record.moves, record.result)


def visit(folder: Path) -> None:
    """Open the app once, and print the times as JSON."""
    begun = float(os.environ["STOCKGAMES_BEGUN"])

    from PySide6.QtWidgets import QApplication

    from stockgames.app.app import App
    from stockgames.app.application import FirstPaint
    from stockgames.ui.lobby.saved_games import SavedGameCard

    qapp = QApplication([])
    app = App(qapp, folder)
    frames: list[float] = []
    FirstPaint(app.lobby, lambda: frames.append(time.time()))
    app.open()
    while app.library is None:
        qapp.processEvents()
    app.lobby.repaint()
    there = time.time()
    back = []
    for _ in range(RETURNS):
        app.tables.play("nyse")
        qapp.processEvents()
        since = time.perf_counter()
        app.show_lobby()
        qapp.processEvents()
        back.append(time.perf_counter() - since)
    assert app.lobby.findChildren(SavedGameCard)
    app.close()
    print(json.dumps([there - begun, there - frames[0], median(back)]))


def measure(folder: Path) -> Times:
    """Open the app in its own process. Raises CalledProcessError."""
    surroundings = {**os.environ, "STOCKGAMES_BEGUN": repr(time.time()), "PYTHONPATH": str(ROOT)}
    if not any(surroundings.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")):
        surroundings["QT_QPA_PLATFORM"] = "offscreen"
    run = subprocess.run(
        [sys.executable, __file__, "--visit", str(folder)],
        cwd=ROOT,
        env=surroundings,
        check=True,
        capture_output=True,
        text=True,
    )
    return Times(*json.loads(run.stdout))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--visit", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.visit is not None:
        visit(arguments.visit)
        return
    with tempfile.TemporaryDirectory() as home:
        full = Path(home) / "full"
        fill(full, arguments.games)
        times: tuple[list[Times], list[Times]] = ([], [])
        for number in range(arguments.rounds + 1):  # the first, with cold caches, doesn't count
            empty = Path(home) / f"empty-{number}"
            for kept, folder in zip(times, (empty, full), strict=True):
                found = measure(folder)
                if number:
                    kept.append(found)
    print(f"{'medians of ' + str(arguments.rounds):24}{'no game':>12}{arguments.games:>10} over")
    for name, field in zip(NAMES, Times.__slots__, strict=True):
        none, many = (median(getattr(each, field) for each in kept) for kept in times)
        line = f"{none * 1000:9.1f} ms{many * 1000:12.1f} ms"
        print(f"{name:24}{line}{many / none:8.2f} x")


if __name__ == "__main__":
    main()
