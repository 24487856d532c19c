"""Reading the settings with patience, and writing them whole."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, NoReturn

from stockgames.storage import places
from stockgames.storage.errors import from_os_error
from stockgames.storage.files import replace, write_whole
from stockgames.storage.settings import Settings, from_values, to_values

SETTINGS = "settings.json"
DAMAGED = "settings.damaged.json"
MAX_BYTES = 1024 * 1024
"""A longer file is not ours."""


class NoticeCode(StrEnum):
    """What a person should hear about the settings."""

    DAMAGED = "settings-damaged"
    """The file was no settings file; it was set aside, and the defaults hold."""
    UNREADABLE = "settings-unreadable"
    """The file could not be read; the defaults hold."""
    RESET = "setting-reset"
    """One setting had no meaning; its default holds."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to tell once; `setting` names the field for `setting-reset`."""

    code: NoticeCode
    path: Path
    setting: str = ""


def read_settings(folder: Path) -> tuple[Settings, tuple[Notice, ...]]:
    """Return the folder's settings, and what could not be taken from them; never raise."""
    path = folder / SETTINGS
    try:
        with open(path, "rb") as file:
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        return Settings(), ()
    except OSError:
        return Settings(), (Notice(NoticeCode.UNREADABLE, path),)
    try:
        settings, refused = from_values(_object(data))
    except (ValueError, RecursionError):
        return Settings(), (_set_aside(path),)
    return settings, tuple(Notice(NoticeCode.RESET, path, name) for name in refused)


def write_settings(folder: Path, settings: Settings) -> None:
    """Put the settings in the place of the old ones; raise StorageError, the old ones intact."""
    places.prepare(folder)
    path = folder / SETTINGS
    text = json.dumps(to_values(settings), indent=1, allow_nan=False)
    try:
        write_whole(path, f"{text}\n".encode())
    except OSError as error:
        raise from_os_error(error, path) from None


def _object(data: bytes) -> dict[str, Any]:
    if len(data) > MAX_BYTES:
        raise ValueError("too long")
    text = data.decode("utf-8-sig")
    value = json.loads(text, parse_constant=_no_constant, parse_float=_finite)
    if not isinstance(value, dict):
        raise ValueError("not an object")
    return value


def _finite(text: str) -> float:
    value = float(text)
    if abs(value) == float("inf"):
        raise ValueError("a number without end")
    return value


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number of JSON")


def _set_aside(path: Path) -> Notice:
    kept = path.with_name(DAMAGED)
    try:
        replace(path, kept)
    except OSError:
        return Notice(NoticeCode.UNREADABLE, path)
    return Notice(NoticeCode.DAMAGED, kept)
