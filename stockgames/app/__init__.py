"""The only package where parts are wired together: settings, library, pages, tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse


def main(exit_after_first_paint: bool = False, record: str | None = None) -> int:
    """Open the app, and a record's file if one is named; return the exit status."""
    import gc

    gc.disable()  # everything loaded now stays, so collecting garbage would only cost time

    from stockgames.app.start import start

    return start(exit_after_first_paint, record)


def selftest() -> int:
    """Make every sound and draw each table and some pages offscreen; return the exit status."""
    from stockgames.app.self_test import draw_screens
    from stockgames.ui.sound.loudspeaker import Loudspeaker
    from stockgames.ui.sound.recipes import Sound, samples_of

    made = [samples_of(sound) for sound in Sound]
    player = Loudspeaker().find() or "nothing here"
    print(f"sounds: ok, {len(made)}; played by {player}", flush=True)
    return draw_screens()


def write_replay(arguments: argparse.Namespace) -> int:
    """Write a finished game as an HTML page; return the exit status."""
    import sys

    from stockgames.app.replay_file import ReplayFileError, write_page

    try:
        print(write_page(arguments))
    except ReplayFileError as error:
        print(f"stockgames: {error}", file=sys.stderr)
        return 1
    return 0
