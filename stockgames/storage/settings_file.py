"""Reads settings tolerantly, and writes them atomically."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple

from stockgames.engine.strict import inside, no_constant
from stockgames.storage.errors import StorageCode, from_os_error
from stockgames.storage.files import (
    free_name,
    make_data_folder,
    open_regular,
    replace,
    tighten,
    write_whole,
)
from stockgames.storage.settings import Settings, from_values, to_values

SETTINGS = "settings.json"
DAMAGED = "settings.damaged.json"
MAX_BYTES = 1024 * 1024
"""The largest size of a settings file; larger files are rejected."""
MAX_DEPTH = 32
"""The deepest nesting of a settings file: deeper ones might be readable, but could not be
written again.
"""


class SettingsNoticeCode(StrEnum):
    """A message to the user about the settings."""

    DAMAGED = "settings-damaged"
    """The file was invalid; it was moved aside, and the defaults are used."""
    UNREADABLE = "settings-unreadable"
    """The file could not be read; the defaults are used, and the file is unchanged."""
    RESET = "setting-reset"
    """A single setting was invalid; its default is used, and a copy of the file is kept."""


class SettingsNotice(NamedTuple):
    """A notice to show once; `setting` is the field for `setting-reset`."""

    code: SettingsNoticeCode
    path: Path
    setting: str = ""


def read_settings(folder: Path) -> tuple[Settings, tuple[SettingsNotice, ...]]:
    """Return the folder's settings, and notices about what could not be read; never raise."""
    path = folder / SETTINGS
    try:
        with open_regular(path) as file:
            data = file.read(MAX_BYTES + 1)
        tighten(path)
    except FileNotFoundError:
        return Settings(), ()
    except OSError:
        return Settings(), (SettingsNotice(SettingsNoticeCode.UNREADABLE, path),)
    try:
        settings, refused = from_values(_object(data))
    except (ValueError, RecursionError):
        return Settings(), (_set_aside(path),)
    if refused:
        _keep_copy(path, data)
    return settings, tuple(SettingsNotice(SettingsNoticeCode.RESET, path, name) for name in refused)


def write_settings(folder: Path, settings: Settings) -> None:
    """Replace the settings file; raise StorageError and leave the old file intact.

    A file that can't be read is not overwritten (`cannot-read`).
    """
    make_data_folder(folder)
    path = folder / SETTINGS
    try:
        with suppress(FileNotFoundError), open_regular(path):
            pass
    except OSError as error:
        raise from_os_error(error, path, StorageCode.CANNOT_READ) from None
    text = json.dumps(to_values(settings), indent=1, allow_nan=False)
    try:
        write_whole(path, f"{text}\n".encode(), private=True)
    except OSError as error:
        raise from_os_error(error, path) from None


def _object(data: bytes) -> dict[str, Any]:
    if len(data) > MAX_BYTES:
        raise ValueError("too long")
    text = data.decode("utf-8-sig")
    value = json.loads(text, parse_constant=no_constant, parse_float=_finite)
    if not isinstance(value, dict):
        raise ValueError("not an object")
    _check_depth(value)
    return value


def _check_depth(value: Any) -> None:
    level = [value]
    for _ in range(MAX_DEPTH):
        level = [inner for outer in level for inner in inside(outer)]
        if not level:
            return
    raise ValueError("nested too deeply")


def _finite(text: str) -> float:
    value = float(text)
    if abs(value) == float("inf"):
        raise ValueError("a number without end")
    return value


def _keep_copy(path: Path, data: bytes) -> None:
    """Save a copy of a file that the next write will lose data of, unless there is one already."""
    aside = _real(path).with_name(DAMAGED)
    with suppress(OSError):
        if not aside.exists() or aside.read_bytes() != data:
            write_whole(_free(aside), data, private=True)


def _real(path: Path) -> Path:
    """Return the file that a link leads to; copies are saved next to that, and the link stays."""
    return Path(os.path.realpath(path))


def _free(aside: Path) -> Path:
    return free_name(aside) if aside.exists() else aside


def _set_aside(path: Path) -> SettingsNotice:
    real = _real(path)
    aside = _free(real.with_name(DAMAGED))
    try:
        replace(real, aside)
    except OSError:
        return SettingsNotice(SettingsNoticeCode.UNREADABLE, path)
    return SettingsNotice(SettingsNoticeCode.DAMAGED, aside)
