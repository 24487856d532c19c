"""How long any step of a game takes to show, beside a page that shows nothing.

    python tests/benchmarks/look_back.py [--steps 120]

Opens a finished game of each kind at 1280×720, goes to random steps of it, and prints the median
and the longest time that the processor works from the wish to the painted page, and what the views
alone take of it. The
first two steps, which paint into empty caches, do not count. Without a display, it draws offscreen.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median

if not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")):
    os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

from stockgames.app.look_back_samples import over
from stockgames.controllers.reel import Reel
from stockgames.engine.steps import finish
from stockgames.ui.kit.fonts import load_fonts
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.page import Page
from stockgames.ui.review.look_back import LookBackPage
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.tables import create_table

TABLES = {"nyse": 4, "portfolio": 4, "exchange": 6, "stock-exchange": 8}
SIZE = QSize(1280, 720)


def timed(page: QWidget, wish: Callable[[], object]) -> float:
    """Return the milliseconds of work from a wish to the painted page."""
    since = time.process_time()
    wish()
    QApplication.processEvents()
    QApplication.processEvents()
    return (time.process_time() - since) * 1000


def shown(page: Page, look: Look) -> None:
    """Show a page at the usual size."""
    look.fit(SIZE)
    page.resize(SIZE)
    page.show()
    QApplication.processEvents()


def measure(game_id: str, seats: int, steps: int) -> tuple[list[float], list[float]]:
    """Return milliseconds of steps in random order, and of their views alone."""
    look, rng = Look(), Random(1)
    reel = Reel(over(game_id, "h" + "b" * (seats - 1), "benchmark"), range(seats))
    finish(reel.wind())
    page = LookBackPage(look, reel, partial(create_table, game_id), Pace("normal"))
    shown(page, look)
    page.start()
    wanted = [rng.randrange(reel.total) for _ in range(steps + 2)]
    views = []
    for step in wanted:
        since = time.perf_counter()
        reel.view(step, page.eyes)
        views.append((time.perf_counter() - since) * 1000)
    times = [timed(page, partial(page.go_to, step)) for step in wanted]
    page.close()
    return times[2:], views[2:]


def main() -> None:
    """Measure, and print times and ratios."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--steps", type=int, default=120)
    steps = parser.parse_args().steps
    app = QApplication([])
    app.setStyle("Fusion")
    load_fonts()
    look = Look()
    bare = Page(look)
    shown(bare, look)
    nothing = median(timed(bare, bare.update) for _ in range(steps))
    print(f"{'milliseconds':16}{'median':>9}{'longest':>9}{'its view':>10}{'beside nothing':>16}")
    print(f"{'a bare page':16}{nothing:9.1f}")
    for game_id, seats in TABLES.items():
        times, views = measure(game_id, seats, steps)
        ratio = median(times) / nothing
        line = f"{median(times):9.1f}{max(times):9.1f}{max(views):10.1f}{ratio:14.1f} x"
        print(f"{game_id:16}{line}")


if __name__ == "__main__":
    main()
