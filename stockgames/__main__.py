"""The entry point: `stockgames`, or `python -m stockgames`.

Everything is imported late. Bot processes import this module when they start, and the window
should be up before anything that it does not need is loaded.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from errno import ENOSPC

EXIT_AFTER_FIRST_PAINT = "--exit-after-first-paint"
NO_PHONES = "--no-phones"
WITHOUT_PHONES = "STOCKGAMES_NO_PHONES"
"""The environment variable that does the same; see `stockgames.phones`."""
SELFTEST = "selftest"
INTERRUPTED = 130
"""128 and the number of SIGINT, as shells have it."""
PIPE_BROKEN = 141
"""128 and the number of SIGPIPE."""
NOT_WRITTEN = 1
"""What was to be said could not be written: the disk that standard output goes to is full."""
COMMANDS = {
    "analyse": "stockgames.cli.analyse:analyse",
    "check-game": "stockgames.testing.command:check_game",
    "describe": "stockgames.cli.describe:describe",
    "evening": "stockgames.cli.evening:evening",
    "puzzles": "stockgames.cli.puzzles:puzzles",
    "replay": "stockgames.app.replay_file:write_replay",
    "simulate": "stockgames.cli.simulate:simulate",
    "verify": "stockgames.cli.verify:verify",
}
"""What does each command, but for `selftest`; imported only when it is asked for."""


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line asks for; return the exit status."""
    return guarded(lambda: _run(argv))


def guarded(run: Callable[[], int]) -> int:
    """Return the exit status of what is run, also where it is interrupted or cannot be told."""
    print_anything()
    try:
        status = run()
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return PIPE_BROKEN
    except OSError as error:
        if error.errno != ENOSPC or error.filename is not None:
            raise
        _forget_output()
        print(f"stockgames: cannot write: {error.strerror}", file=sys.stderr)
        return NOT_WRITTEN


def _run(argv: Sequence[str] | None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    if NO_PHONES in words[: words.index("--") if "--" in words else len(words)]:
        words.remove(NO_PHONES)
        os.environ[WITHOUT_PHONES] = "1"
    if all(word == EXIT_AFTER_FIRST_PAINT for word in words):
        return _open_app(bool(words))
    first = words[0]
    is_option = first.startswith("-") and first not in ("-", "--", EXIT_AFTER_FIRST_PAINT)
    return _do(words) if is_option or first in (*COMMANDS, SELFTEST) else _open_file(words)


def _open_file(words: list[str]) -> int:
    from stockgames.cli.lines import UsageError, warn

    options, names = _split(words)
    others = [option for option in options if option != EXIT_AFTER_FIRST_PAINT]
    try:
        record = _file_to_open(words, names) if names else None
    except UsageError as error:
        warn(str(error))
        return 2
    return _do(others) if others else _open_app(len(options) > 0, record)


def _split(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return options and file names; after `--` everything is a name."""
    end = words.index("--") if "--" in words else len(words)
    options = [word for word in words[:end] if word.startswith("-") and word != "-"]
    return options, [word for word in words[:end] if word not in options] + [*words[end + 1 :]]


def _file_to_open(words: Sequence[str], names: Sequence[str]) -> str:
    """Return the path of the one named file. Raises UsageError if it can't be read."""
    from stockgames.cli.lines import UsageError, in_one_line
    from stockgames.storage.files import local_path, open_regular

    if sys.__stderr__ is None and len(names) == 1:
        return local_path(names[0]) or names[0]  # without a terminal the window reports errors
    first = names[0]
    is_word = words[0] == first != "" and not any(sign in first for sign in "./\\:")
    if is_word and not os.path.lexists(first):
        known = ", ".join((*COMMANDS, SELFTEST))
        raise UsageError(f"there is no command and no file called {first} (commands: {known})")
    if len(names) > 1:
        raise UsageError(f"one game opens at a time, and {len(names)} files are named")
    path = local_path(first)
    if path is None:
        raise UsageError(f"{first}: it is no file on this computer")
    with in_one_line():
        try:
            open_regular(path).close()
        except FileNotFoundError:
            raise UsageError(f"{first}: there is no such file") from None
    return path


def _do(words: list[str]) -> int:
    from stockgames.bots.bundled import serve_as_worker

    serve_as_worker()

    from stockgames.cli.parser import build_parser

    arguments = build_parser().parse_args(words)

    from pkgutil import resolve_name

    from stockgames.cli.lines import UsageError, in_one_line, warn

    try:
        if arguments.command == SELFTEST:
            return _selftest()
        with in_one_line():
            status: int = resolve_name(COMMANDS[arguments.command])(arguments)
        return status
    except UsageError as error:
        warn(str(error))
        return 2


def _open_app(exit_after_first_paint: bool = False, record: str | None = None) -> int:
    """Open the app; the usual way here does without the parser of the command line."""
    import gc

    gc.disable()  # everything loaded now stays, so collecting garbage would only cost time

    from stockgames.app.start import start

    return start(exit_after_first_paint, record)


def _selftest() -> int:
    from stockgames.cli.lines import warn
    from stockgames.cli.selftest import play_elsewhere, play_every_game
    from stockgames.engine.errors import StockGamesError

    try:
        play_every_game()
        play_elsewhere()
    except StockGamesError as error:
        warn(str(error))
        return 1

    from stockgames.app.self_test import draw_screens, make_sounds

    make_sounds()
    return draw_screens()


def print_anything() -> None:
    """Let file names and messages through that the console cannot show, or where there is none."""
    if sys.stdout is None or sys.stderr is None:  # started without a console, on Windows
        nowhere = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - for good
        sys.stdout, sys.stderr = sys.stdout or nowhere, sys.stderr or nowhere
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def _forget_output() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
