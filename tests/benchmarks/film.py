"""Films the cues of a game as contact sheets, and times their frames beside the same moves without.

    python tests/benchmarks/film.py [GAME ...] --out DIR [--theme daylight] [--language de]

Plays games of random moves without a screen until there is a cue of each size, lays the table
before that move, and shows the move frame by frame, one every 16 ms, with its cue and without.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from stockgames.app.offscreen import offscreen_application
from stockgames.bots.process import Answer
from stockgames.controllers.stages import Change, Stage, shown_to
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.state import CHANCE
from stockgames.lab.gallery.samples import seat_infos
from stockgames.presentation.context import TableContext
from stockgames.presentation.cue import Cue, cue_of
from stockgames.ui.sentences import install_language
from stockgames.ui.table.cue_player import CuePlayer
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.motion import FRAME_MS, Moving
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.appearance import apply_palette
from stockgames.ui.theme.palette import THEMES
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets import pointer
from tests.benchmarks.motion import SEATS, Waiting, laid, timed

ACROSS = 5
SHEET = QSize(512, 288)
SIZE = QSize(1280, 720)
GAMES = 60
"""The number of games in which cues are looked for."""


class Scene(NamedTuple):
    """A move with a cue: the seed of its game, the moves before it, and the size of the cue."""

    seed: str
    moves: int
    size: str


def at_random(game_id: str, seed: str) -> Iterator[Match]:
    """Yield a game of random moves after each move."""
    rng = Random(seed)
    match = Match.deal(registry.load(game_id), seat_infos(SEATS[game_id]), {}, seed)
    while not match.is_over:
        seat = match.actors[0]
        if seat == CHANCE:
            match.act_chance()
        else:
            match.act(seat, match.game.sample_action(match.view(seat), rng))
        yield match


def scenes(game_id: str, words: Any) -> list[Scene]:
    """Return the first move with a cue of each size."""
    found: dict[str, Scene] = {}
    for number in range(GAMES):
        before: Any = None
        for match in at_random(game_id, f"film-{number}"):
            count, after = len(match.moves), match.view(0)
            shown, cue = shown_to(0, count, match.moves[-1]), None
            if before is not None:
                cue = cue_of(words, Change(shown, before, after), context_of(match))
            size = size_of(cue)
            if size and size not in found:
                found[size] = Scene(f"film-{number}", count - 1, size)
            before = after
        if len(found) == 3:
            break
    return [*found.values()]


def size_of(cue: Cue | None) -> str:
    """Return how large a cue is; empty for none."""
    if cue is None:
        return ""
    return "headline" if cue.headline is not None else "whisper" if cue.whispers else "word"


staged = CuePlayer.staged


def plain(player: CuePlayer, _cue: Cue | None, *move: Any) -> list[Moving]:
    """Return a move's steps without its cue."""
    return staged(player, None, *move)


def context_of(match: Match) -> TableContext:
    history = [shown_to(0, number, move) for number, move in enumerate(match.moves, 1)]
    return TableContext(
        match.seats, Stage.SHOWING, None, 0, 0, (0,), match.options, history=history
    )


def table_before(game_id: str, scene: Scene, look: ThemeContext) -> tuple[TablePage, Waiting, Any]:
    """Return the table before a move, and the action to come."""
    *_, match = islice(at_random(game_id, scene.seed), scene.moves + 1)
    move = match.moves[-1]
    *_, match = islice(at_random(game_id, scene.seed), scene.moves)
    thinker = Waiting()
    page = laid(match, thinker, look, SIZE)
    QApplication.processEvents()
    return page, thinker, move.action


def played(
    game_id: str, scene: Scene, look: ThemeContext, *, cues: bool
) -> tuple[list[float], list[QImage]]:
    """Show a move frame by frame; return the milliseconds and a picture of each frame."""
    page, thinker, action = table_before(game_id, scene, look)
    table: Any = page.game_table
    player: Any = CuePlayer
    player.staged = staged if cues else plain
    if thinker.asked is not None:
        thinker.answer(Answer(action))
    elif page.controller.stage is Stage.ASKING:
        page.controller.submit(action)
    else:
        page.controller.proceed()
    times, pictures = list[float](), list[QImage]()
    for _ in range(6):
        QApplication.processEvents()
        animators = [table._animator, page.reveal_screen._animator]
        group = next((each._group for each in animators if each._group is not None), None)
        if group is None:
            break
        group.pause()
        for at in range(0, group.totalDuration(), FRAME_MS):
            times.append(timed(partial(group.setCurrentTime, at)).work)
            if (at // FRAME_MS) % 10 == 0:
                pictures.append(page.grab().toImage())
        for each in animators:
            each.finish()
    page.close()
    return times, pictures


def sheet(pictures: list[QImage]) -> QImage:
    """Return pictures side by side."""
    rows = -(-len(pictures) // ACROSS)
    whole = QImage(SHEET.width() * ACROSS, SHEET.height() * rows, QImage.Format.Format_RGB32)
    whole.fill(0)
    painter = QPainter(whole)
    for number, picture in enumerate(pictures):
        at = QPoint(number % ACROSS * SHEET.width(), number // ACROSS * SHEET.height())
        painter.drawImage(at, picture.scaled(SHEET))
    painter.end()
    return whole


def told(times: list[float]) -> str:
    within = sum(time <= FRAME_MS for time in times)
    return (
        f"{len(times)} frames, median {median(times):.1f} ms, longest {max(times):.1f},"
        f" within {FRAME_MS} ms {100 * within / len(times):.1f} %"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--theme", choices=list(THEMES), default="evening")
    parser.add_argument("--language", default="en")
    asked = parser.parse_args()
    app = offscreen_application()
    apply_palette(app, THEMES[asked.theme])
    install_language(app, asked.language)
    pointer.SETTLING_MS = 0
    asked.out.mkdir(parents=True, exist_ok=True)
    for game_id in asked.games:
        words = create_table(game_id, ThemeContext(THEMES[asked.theme])).words
        for scene in scenes(game_id, words):
            for cues in (False, True):
                look = ThemeContext(THEMES[asked.theme])
                times, pictures = played(game_id, scene, look, cues=cues)
                print(f"{game_id} {scene.size} {'with' if cues else 'without'}: {told(times)}")
            name = f"{game_id}-{scene.size}-{asked.theme}-{asked.language}"
            sheet(pictures).save(str(asked.out / f"{name}.png"))
            for number, picture in enumerate(pictures):
                picture.save(str(asked.out / f"{name}-{number:02}.png"))


if __name__ == "__main__":
    main()
