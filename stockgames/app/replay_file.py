"""`stockgames replay FILE --html OUT`: a finished game as a stand-alone page."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from stockgames.controllers.replay import GameReplay, Viewpoint
from stockgames.engine.errors import RecordError
from stockgames.engine.fairness import open_seed
from stockgames.engine.incremental import finish
from stockgames.engine.match import Match
from stockgames.engine.verify import verify_step_by_step
from stockgames.storage.files import check_target, read_record_file, write_whole


class ReplayFileError(Exception):
    """Why no page could be written, in one line."""


def write_replay(arguments: argparse.Namespace) -> int:
    """Write a finished game as an HTML page; return the exit status."""
    out = Path(arguments.html)
    try:
        _write(arguments, out)
    except ReplayFileError as error:
        print(f"stockgames: {error}", file=sys.stderr)
        return 1
    print(out)
    return 0


def _write(arguments: argparse.Namespace, out: Path) -> None:
    _check(out, arguments.file, force=arguments.force)
    match = _read(arguments.file)
    replay = GameReplay(match, range(len(match.seats)))
    if arguments.seat is not None and arguments.seat > len(match.seats):
        raise ReplayFileError(f"--seat {arguments.seat}: the game has {len(match.seats)} seats")
    viewer = Viewpoint(0, all_up=replay.can_show_all)
    if arguments.seat is not None:
        viewer = Viewpoint(arguments.seat - 1)
    page = _painted(replay, viewer, arguments.theme, arguments.language)
    with _in_one_line(out):
        write_whole(out, page.encode(), replaces=arguments.force)


def _check(out: Path, record: str, *, force: bool) -> None:
    """Raise ReplayFileError if the file could not be written, before anything is painted."""
    with _in_one_line(out):
        check_target(out, replaces=force)
        if os.path.exists(out) and os.path.exists(record) and os.path.samefile(out, record):
            raise ReplayFileError(f"{out}: this is the record itself; name another file")


@contextmanager
def _in_one_line(out: Path) -> Iterator[None]:
    try:
        yield
    except FileExistsError:
        raise ReplayFileError(f"{out}: is there already; --force writes over it") from None
    except OSError as error:
        raise ReplayFileError(f"cannot write to {out}: {error.strerror or error}") from None


def _read(file: str) -> Match:
    """Return the match of a finished record. Raises ReplayFileError."""
    try:
        record = read_record_file(file)
        if record.result is None:
            raise ReplayFileError(f"{file}: the game is not over")
        match = finish(verify_step_by_step(record, open_seed(record)))
    except RecordError as error:
        raise ReplayFileError(f"{file}: {error}") from None
    return match


def _painted(replay: GameReplay, viewer: Viewpoint, theme: str, language: str) -> str:
    """Return the page, painted without a display. Raises ReplayFileError."""
    from stockgames.app.offscreen import offscreen_application
    from stockgames.ui.review.replay_page import TooLargeError, replay_page
    from stockgames.ui.sentences import install_language
    from stockgames.ui.table.generic import create_table
    from stockgames.ui.theme.palette import THEMES
    from stockgames.ui.theme.theme_context import ThemeContext

    app = offscreen_application()
    install_language(app, language)
    make = partial(create_table, replay.game_id)
    look = ThemeContext(THEMES[theme])
    try:
        return finish(replay_page(replay, viewer, look, make, language))
    except TooLargeError:
        raise ReplayFileError("the game is too long for one page") from None
