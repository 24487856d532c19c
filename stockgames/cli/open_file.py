"""`stockgames FILE`: checks which file the app is to open before loading anything."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence

from stockgames.cli.lines import UsageError, in_one_line
from stockgames.storage.files import local_path, open_regular


def split(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return options and file names; after `--` everything is a name."""
    end = words.index("--") if "--" in words else len(words)
    options = [word for word in words[:end] if word.startswith("-") and word != "-"]
    return options, [word for word in words[:end] if word not in options] + [*words[end + 1 :]]


def file_to_open(words: Sequence[str], names: Sequence[str], commands: Iterable[str]) -> str:
    """Return the path of the one named file. Raises UsageError if it can't be read."""
    if sys.__stderr__ is None and len(names) == 1:
        return local_path(names[0]) or names[0]  # without a terminal the window reports errors
    first = names[0]
    is_word = words[0] == first != "" and not any(sign in first for sign in "./\\:")
    if is_word and not os.path.lexists(first):
        known = ", ".join(commands)
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
