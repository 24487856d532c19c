"""How long any step of a replay takes to show, compared with an empty page.

    python tests/benchmarks/look_back.py [--steps 120]

Opens a finished game of each kind at 1280×720, goes to random steps of it, to the same ones again
in another order, and from step to step. It prints the median and the maximum of processor time from
the request to the painted page, and the maximum for a view alone. The first two steps don't count.
Without a display, it draws offscreen.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from statistics import median
from typing import TypeAlias

if not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")):
    os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

from stockgames.controllers.replay import GameReplay
from stockgames.engine.incremental import finish
from stockgames.lab.gallery.look_back_samples import over
from stockgames.ui.review.look_back import LookBackPage
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.motion import FRAME_MS
from stockgames.ui.table.pace import Pace
from stockgames.ui.theme.fonts import load_fonts
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import Page

TABLES = {"nyse": 4, "portfolio": 4, "exchange": 6, "stock-exchange": 8}
SIZE = QSize(1280, 720)
Times: TypeAlias = list[float]


def timed(page: QWidget, wish: Callable[[], object]) -> float:
    """Return the milliseconds of work from a request to the painted page."""
    since = time.process_time()
    wish()
    QApplication.processEvents()
    QApplication.processEvents()
    took = (time.process_time() - since) * 1000
    until = time.monotonic() + 2 * FRAME_MS / 1000  # some frames, as between two key presses
    while time.monotonic() < until:
        QApplication.processEvents()
    return took


def shown(page: Page, look: ThemeContext) -> None:
    """Show a page at the usual size."""
    look.fit(SIZE)
    page.resize(SIZE)
    page.show()
    QApplication.processEvents()


def measure(game_id: str, seats: int, steps: int) -> tuple[Times, ...]:
    """Return milliseconds of random steps, of repeated ones, next steps, and views."""
    look, rng = ThemeContext(), Random(1)
    replay = GameReplay(over(game_id, "h" + "b" * (seats - 1), "benchmark"), range(seats))
    finish(replay.prepare())
    page = LookBackPage(look, replay, partial(create_table, game_id), Pace("normal"))
    shown(page, look)
    page.start()
    wanted = [rng.randrange(replay.total) for _ in range(steps + 2)]
    views = []
    for step in wanted:
        since = time.perf_counter()
        replay.view(step, page.viewpoint)
        views.append((time.perf_counter() - since) * 1000)

    def gone(to: Iterable[int]) -> Times:
        return [timed(page, partial(page.go_to, step)) for step in to if step != page.step]

    first, again = gone(wanted)[2:], gone(rng.sample(wanted, len(wanted)))
    page.go_to(start := max(0, (replay.total - steps) // 2))
    gone([start + 1])
    following = gone(range(start + 2, min(replay.total, start + steps) + 1))
    page.close()
    return first, again, following, views[2:]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--steps", type=int, default=120)
    arguments = parser.parse_args()
    steps = arguments.steps
    app = QApplication([])
    app.setStyle("Fusion")
    load_fonts()
    look = ThemeContext()
    bare = Page(look)
    shown(bare, look)
    nothing = median(timed(bare, bare.update) for _ in range(steps))
    print(f"a page that shows nothing: {nothing:.2f} ms; median, longest, and median beside it")
    print(f"{'':16}{'any step':^24}{'the same again':^24}{'the next step':^24}{'its view':>9}")
    for game_id, seats in TABLES.items():
        *found, views = measure(game_id, seats, steps)
        cells = "".join(
            f"{median(times):7.1f}{max(times):7.1f}{median(times) / nothing:8.0f} x"
            for times in found
        )
        print(f"{game_id:16}{cells}{max(views):9.1f}")


if __name__ == "__main__":
    main()
