"""How long each frame takes when something opens or closes over a table.

    python tests/benchmarks/openings.py [GAME ...] [--moves 16] [--profile 16]

Plays a game of one person and random bots at 1920×1080, as `motion.py` does, until the person is
asked. Then the whole log (L), the table as text (F3), and at Portfolio a deal (D) are opened and
closed by their keys, and the curtain falls and parts, each for the first time and then again. It
prints milliseconds of the GUI thread's processor time: the frame of the key, and the longest after
it. With --profile, frames over so many milliseconds are profiled.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import pstats
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import Qt, QThread
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from stockgames.app.application import IdleCollector
from stockgames.app.offscreen import offscreen_application
from stockgames.controllers.stages import Stage
from stockgames.ui.table.motion import FRAME_MS
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.appearance import apply_palette
from stockgames.ui.theme.palette import THEMES
from stockgames.ui.theme.pixmap_cache import STORE
from stockgames.ui.window.curtain import CurtainPage
from stockgames.ui.window.transition import PageTransition
from stockgames.ui.window.window import MainWindow
from tests.benchmarks.motion import SEATS, SIZE, Frames, play

_AFTERWARDS = 40
"""Frames measured after each key."""
_TIMES = 3
KEYS = {"the log": Qt.Key.Key_L, "the table in words": Qt.Key.Key_F3}


class Watch:
    """Does one thing after another, and prints the frames that show it."""

    def __init__(self, profiled: float) -> None:
        self._profiled = profiled

    def timed(self, do: Callable[[], object]) -> float:
        """Return the work of the frame that shows something."""
        profile, since = cProfile.Profile(time.thread_time), time.thread_time()
        if self._profiled:
            profile.enable()
        do()
        QApplication.processEvents()
        profile.disable()
        took = (time.thread_time() - since) * 1000
        if self._profiled and took > self._profiled:
            print(f"  {took:.1f} ms:")
            pstats.Stats(profile).sort_stats("cumulative").print_stats("stockgames|{", 45)
        return took

    def measure(self, what: str, do: Callable[[], object]) -> None:
        """Print how long an action takes, and the longest frame after it."""
        first, after = self.timed(do), []
        for _ in range(_AFTERWARDS):
            QThread.msleep(FRAME_MS)
            after.append(self.timed(lambda: None))
        print(f"  {what:<36}{first:6.1f}, then at most {max(after):5.1f}")


def open_and_close(page: TablePage, keys: dict[str, Qt.Key], watch: Watch) -> None:
    for what, key in keys.items():
        for number in range(_TIMES):
            begins = partial(QTest.keyClick, page, key)
            watch.measure(f"{what} opens, {number + 1}.", begins)
            watch.measure(f"{what} closes, {number + 1}.", partial(QTest.keyClick, page, "\x1b"))


def hand_over(window: MainWindow, page: TablePage, watch: Watch) -> None:
    """Show a curtain and part it."""
    for number in range(_TIMES):
        curtain = CurtainPage(page.look, page.public_facts())
        fall = partial(window.show_page, curtain, PageTransition.CUT)
        watch.measure(f"the curtain falls, {number + 1}.", fall)
        watch.measure(
            f"it parts, {number + 1}.", partial(window.show_page, page, PageTransition.PART)
        )
        window.drop_page(curtain)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--moves", type=int, default=16)
    parser.add_argument("--profile", type=float, default=0.0)
    asked = parser.parse_args()
    app = offscreen_application()
    apply_palette(app, THEMES["evening"])
    gc.freeze()
    IdleCollector(app)
    STORE.suit(SIZE)  # as the window does before it paints
    watch = Watch(asked.profile)
    for game_id in asked.games:
        page = play(game_id, asked.moves, Frames(), "openings", until=Stage.ASKING)
        window = MainWindow(page.look)
        window.resize(SIZE)
        window.show_page(page)
        window.show()
        window.activateWindow()
        watch.timed(page.setFocus)
        print(f"{game_id}:")
        open_and_close(
            page, KEYS | ({"a deal": Qt.Key.Key_D} if game_id == "portfolio" else {}), watch
        )
        hand_over(window, page, watch)
        window.close()


if __name__ == "__main__":
    main()
