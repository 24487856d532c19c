"""Plays game after game in one window and measures what each leaves behind.

`python -m tests.soak.evenings [--games 50]`: memory after all of them must be within a tenth of
that after the first five, and no widget, timer, thread, process or scene item may be left.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from random import Random

from PySide6.QtWidgets import QApplication

from stockgames.app.application import IdleCollector
from stockgames.controllers.stages import Stage
from stockgames.engine import registry
from stockgames.ui.lobby.game_setup import GameSetup, bot, handovers, person
from tests.app.visitor import Visitor, prepare
from tests.soak.evening import decide
from tests.soak.mischief import Complaints, left_over
from tests.storage.play import NAMES

WARM = 5
"""Games after which all permanent caches are filled: one of each game, and one more."""
MOST_MOVES = 60
"""The maximum number of people's decisions in one game; the rest of a longer one is left out."""


def memory() -> float:
    """Return this process's resident memory in MiB (Linux)."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise AssertionError("no VmRSS")


def evening(visitor: Visitor, number: int, rng: Random) -> None:
    """Play one game, of each kind in turn, and return to the lobby."""
    games = registry.game_ids()
    game_id = games[number % len(games)]
    count = registry.meta(game_id).usual_seats
    seats = tuple(
        person(NAMES[seat]) if seat < 2 else bot(NAMES[seat], "random") for seat in range(count)
    )
    ways = handovers(game_id, phones=False)
    handover = ways[number // len(games) % len(ways)]
    visitor.app.tables.deal(GameSetup(game_id, seats, handover=handover))
    for _ in range(3 * MOST_MOVES):
        visitor.wait()
        if visitor.stage is Stage.OVER or len(visitor.session.controller.screen.recap) > MOST_MOVES:
            break
        if visitor.stage is Stage.ASKING:
            decide(visitor, rng)
        else:
            visitor.go_on()
    visitor.app.show_lobby()


def run(visitor: Visitor, games: int, speak: bool = False) -> tuple[float, float]:
    """Return the memory after the first games and after all. Raises AssertionError if
    anything is left over.
    """
    rng, early, before = Random(1), 0.0, None
    for number in range(games):
        evening(visitor, number, rng)
        for game in visitor.library.unfinished():
            visitor.app.forget(game.row)
        found = left_over()
        if number == WARM - 1:
            early, before = memory(), found
        if speak:
            print(f"{number + 1} games, {memory():.1f} MiB, {dict(found)}", flush=True)
    assert before is not None
    for name, amount in left_over().items():
        assert amount <= before[name], (name, before[name], amount)
    return early, memory()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.evenings", description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    wanted = parser.parse_args()
    complaints = Complaints()
    with tempfile.TemporaryDirectory() as name, complaints.heard():
        app = QApplication([])
        app.setQuitOnLastWindowClosed(False)
        IdleCollector(app)
        visitor = Visitor(prepare(Path(name))).enter()
        early, late = run(visitor, wanted.games, speak=True)
        visitor.leave()
    print(f"after {WARM} games {early:.1f} MiB, after {wanted.games} games {late:.1f} MiB")
    return 1 if complaints.found or late > 1.1 * early else 0
