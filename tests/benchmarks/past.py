"""How soon the list of past games is ready with 10,000 games, compared with an empty page.

    python tests/benchmarks/past.py [--games 10000] [--rounds 9]

Opens the list alternately over a library with so many games and one with none, in one process, and
prints medians and ratios: until the page is painted with its first games; the longest time that the
event loop is blocked while the others are read; until all are read; and from a letter in the search
to the painted result. All but the reading is processor time of the GUI thread, so that other work
on the machine doesn't count. Without a display, it draws offscreen.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
if not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")):
    os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtWidgets import QApplication  # noqa: E402

from stockgames.app.app import App  # noqa: E402
from tests.benchmarks.lobby import fill  # noqa: E402

NAMES = ("until it stands", "longest pause", "until all is read", "a letter of a search")


def visit(app: App) -> list[float]:
    """Open the list once, and return the seconds in the order of NAMES."""
    qapp = QApplication.instance()
    assert isinstance(qapp, QApplication)
    began, since = time.perf_counter(), time.thread_time()
    app.show_past()
    page = app.past.page
    assert page is not None
    page.repaint()
    stands = time.thread_time() - since
    longest, last = 0.0, time.thread_time()
    while not longest or not page.is_read:
        qapp.processEvents()
        now = time.thread_time()
        longest, last = max(longest, now - last), now
    read = time.perf_counter() - began
    since = time.thread_time()
    page.filters.field.setText("c")
    page.repaint()
    sought = time.thread_time() - since
    app.show_lobby()
    qapp.processEvents()
    return [stands, longest, read, sought]


def opened(qapp: QApplication, folder: Path) -> App:
    """Return an app over a library."""
    app = App(qapp, folder)
    app.open()
    while app.library is None:
        qapp.processEvents()
    return app


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=9)
    arguments = parser.parse_args()
    qapp = QApplication([])
    with tempfile.TemporaryDirectory() as home:
        full, empty = Path(home) / "full", Path(home) / "empty"
        fill(full, arguments.games)
        apps = opened(qapp, empty), opened(qapp, full)
        times: tuple[list[list[float]], list[list[float]]] = ([], [])
        for number in range(arguments.rounds + 1):  # the first, with cold caches, doesn't count
            for kept, app in zip(times, apps, strict=True):
                found = visit(app)
                if number:
                    kept.append(found)
        for app in apps:
            app.close()
    print(f"{'medians of ' + str(arguments.rounds):24}{'no game':>12}{arguments.games:>10} games")
    for place, name in enumerate(NAMES):
        none, many = (median(each[place] for each in kept) for kept in times)
        line = f"{none * 1000:9.1f} ms{many * 1000:12.1f} ms"
        print(f"{name:24}{line}{many / none:8.2f} x")


if __name__ == "__main__":
    main()
