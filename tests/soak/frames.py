"""Compares two windows frame by frame, which `pictures` skips: moves in motion, changes at rest.

`python -m tests.soak.frames [GAME …] [--frames 400]`: moves are animated, and each animation is
stopped at some of its moments. When a question comes up, the frame is compared too in which the
table asks and the page does not yet. At rest the language, the theme and the size change, pages
open over the table, and keys are pressed that must do nothing under a curtain. Frames without
secrets, and the observer's own, are compared at once: nothing may differ for a moment.

The player who moved is alone at the screen while that move is animated: those frames are private.

`--every 33` compares animations every 33 milliseconds, and counts these frames only.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from operator import attrgetter
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from stockgames.app import session as sessions
from stockgames.controllers.stages import Stage
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.state import SeatId
from stockgames.ui.games.stock_exchange import table as desk
from stockgames.ui.lobby.game_setup import handovers
from stockgames.ui.sentences import install_language
from stockgames.ui.table import presenter
from stockgames.ui.theme.palette import DAYLIGHT, EVENING, Theme
from tests.app.visitor import QUICK, settle
from tests.soak.pictures import (
    SIZE,
    Adviser,
    Snapshot,
    Watcher,
    Window,
    first_difference,
    seats_for,
)
from tests.soak.worlds import Pair, observers, pair

MOVING = QUICK.model_copy(update={"motion": "full", "pace": "normal"})
MOMENTS = (0.02, 0.5, 0.97)
"""Shares of an animation at which frames are compared."""
CHANGES = 0.3
"""The probability of a change while the table is at rest."""
_MOST_STEPS, _MOST_MOVES = 16, 80
"""The maximum number of steps of a game, and of moves shown before a person is asked."""


class Still(Window):
    """A window whose animations are paused until they are compared."""

    has_second = False

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, MOVING)

    def rest(self) -> None:
        """Don't wait."""

    @property
    def animation(self) -> Any:
        """The running animation of the reveal page or the table; None if there is none."""
        page: Any = self.session.page
        return page.reveal_screen._animator._group or page.game_table._animator._group

    def look(self) -> Snapshot:
        dimmer = self.app.window._dimmer
        if dimmer is not None:
            dimmer.lift()
        return super().look()

    def stop_at(self, share: float) -> None:
        """Pause the animation at a share of its duration."""
        if self.animation is not None:
            self.animation.pause()
            self.animation.setCurrentTime(round(self.animation.totalDuration() * share))

    def go_on(self) -> bool:
        goes_on = super().go_on()
        self.stop_at(0)
        return goes_on

    def skip(self) -> None:
        """End the animation, and start the next move."""
        self.session.page.presenter.step()
        self.stop_at(0)


class Film(Watcher):
    """Compares two windows frame by frame."""

    def __init__(self, folder: Path, every: int = 0) -> None:
        vars(sessions)["BotWorker"] = Adviser
        vars(desk)["AT_A_TIME"] = 60.0  # both windows must have their goods forecast when compared
        vars(desk)["FRAME_MS"] = 0
        vars(presenter)["FRAME_MS"] = 0  # or one window's next move may start first
        self._every = every
        """Milliseconds between comparisons during animations; 0 for its `MOMENTS`."""
        self.windows = Still(folder / "here"), Still(folder / "there")
        self.here, self.there = self.windows
        self._painting = True
        self._observer: SeatId | None = None
        self._private = False
        self.frames: Counter[str] = Counter()
        """The number of compared frames by occasion; those of pages that all may look at are
        counted separately too.
        """

    @property
    def seen(self) -> int:
        """The number of frames that count: only those in motion if animations are sampled."""
        if self._every:
            return self.frames["moving"]
        return self.frames.total() - self.frames["held"]

    def leave(self) -> None:
        self._close()

    def show(self, both: Pair, handover: str, most: int) -> None:
        """Play both games in parallel. Raises AssertionError at the first difference."""
        told: dict[Window, Match] = {self.here: both.here, self.there: both.there}
        self._observer = both.observer
        self._each(lambda window: window.sit_down(told[window], handover))
        lot, until = Random(len(both.here.moves)), self.seen + most
        for _ in range(_MOST_STEPS):
            self._show_moves()
            if not self._every and lot.random() < CHANGES:
                self._change()
            viewer = self.here.stop[2]
            self._private = viewer is not None and viewer != both.observer
            goes_on = self._each(lambda window: window.go_on())
            assert goes_on[0] == goes_on[1]
            if not goes_on[0] or self.seen >= until:
                return
            self._look("begun")

    def _each(self, do: Callable[[Still], Any]) -> list[Any]:
        done = []
        for window in self.windows:
            window.come_to_front()
            done.append(do(window))
        return done

    def _show_moves(self) -> None:
        """Compare all animations until the table is at rest."""
        for _ in range(_MOST_MOVES):
            here, there = (window.animation for window in self.windows)
            if not self._is_private:
                lengths = [moves and moves.totalDuration() for moves in (here, there)]
                assert lengths[0] == lengths[1]
            for share in () if here is None else self._shares(here.totalDuration()):
                for window in self.windows:
                    window.stop_at(share)
                self._look("moving")
            if self.here.stop[0] is not Stage.SHOWING:
                break
            for window in self.windows:  # before anything else can happen in either
                window.skip()
            self._private = False
            self._look("next")
        self._look("resting")

    def _shares(self, length: int) -> Sequence[float]:
        """Return the shares of an animation of ``length`` milliseconds at which it is compared."""
        if not self._every:
            return MOMENTS
        return [at / length for at in range(0, length, self._every)]

    def _change(self) -> None:
        for language in ("de", "en"):
            app = QApplication.instance()
            assert isinstance(app, QApplication)
            install_language(app, language)
            settle()
            self._look(language)
        for theme in (DAYLIGHT, EVENING):
            self._each(partial(_dress, theme))
            self._look("theme")
        for size in (SIZE * 1.1, SIZE):
            self._each(partial(_resize, size))
            settle()
            self._look("size")
        for topic in ("", "rules"):
            self._each(partial(_open, topic))
            self._look("page")
            self._each(lambda window: window.app.overlays.back())
            self._look("back")
        if self.here.stop[0] is Stage.CURTAIN:
            presenter = "presenter.step", "presenter.skip"
            for name in ("undo", "sheets.toggle_log", "hints.toggle", *presenter):
                self._each(partial(_press, name))
                self._look("key")

    @property
    def _is_private(self) -> bool:
        return self._private and self.here.stop[0] is Stage.SHOWING

    def _look(self, when: str) -> None:
        """Compare what both windows show now, if it is public or the observer's."""
        if self._is_private or self.here.stop[2] not in (None, self._observer):
            return
        here, there = self._each(lambda window: window.look())
        assert here.stop == there.stop
        assert here.words == there.words, first_difference(here.words, there.words)
        assert here.picture == there.picture, f"the pictures differ ({when})"
        self.frames[when] += 1
        moment = self.windows[0].session.page.presenter.reveal
        if moment is not None and moment.is_page:
            self.frames["held"] += 1


def _dress(theme: Theme, window: Still) -> None:
    window.app.look.set_theme(theme)


def _resize(size: QSize, window: Still) -> None:
    window.app.window.resize(size)


def _open(topic: str, window: Still) -> None:
    if topic:
        window.app.show_help(topic)
    else:
        window.app.overlays.show_settings()


def _press(name: str, window: Still) -> None:
    attrgetter(name)(window.session.page)()


def run(film: Film, game_id: str, observer: SeatId | None, frames: int, seed: str) -> None:
    """Compare at least ``frames`` frames of one observer."""
    rng, number, until = Random(f"{seed}/{observer}"), 0, film.seen + frames
    while film.seen < until:
        both = pair(game_id, observer, f"{seed}/{number}", seats_for(game_id, observer, rng))
        number += 1
        way = rng.choice([way for way in handovers(game_id, phones=False) if way != "trusting"])
        try:
            if both.differ:
                film.show(both, way, until - film.seen)
        except AssertionError as error:
            error.add_note(f"{game_id}, observer {observer}, {way}, seed {seed}/{number - 1}")
            raise


def compare_all(games: Sequence[str], frames: int, seed: str, every: int) -> None:
    """Compare frames of every seat of these games, printing progress."""
    with tempfile.TemporaryDirectory() as folder:
        film = Film(Path(folder), every)
        for game_id in games:
            film.frames.clear()
            for observer in observers(game_id):
                run(film, game_id, observer, frames, seed)
            text = ", ".join(f"{when} {count}" for when, count in sorted(film.frames.items()))
            seen = film.frames.total() - film.frames["held"]
            print(f"{game_id}: {seen} frames ({text}); no difference", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.frames", description=__doc__)
    parser.add_argument("games", nargs="*", default=registry.game_ids())
    parser.add_argument("--frames", type=int, default=400)
    parser.add_argument("--seed", default="frames")
    parser.add_argument("--every", type=int, default=0)
    wanted = parser.parse_args()
    app = QApplication([])
    app.setQuitOnLastWindowClosed(False)
    compare_all(wanted.games, wanted.frames, wanted.seed, wanted.every)
    return 0


if __name__ == "__main__":
    sys.exit(main())
