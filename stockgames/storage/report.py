"""Error reports, as files for developers.

A report contains code locations (files, lines and functions of the calls) and the type of the
error. The error's message and the game may contain secrets of players; they are added only with the
owner's consent.
"""

from __future__ import annotations

import platform
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stockgames import __version__
from stockgames.engine.errors import sanitized_traceback
from stockgames.storage.errors import StorageCode, from_os_error
from stockgames.storage.files import write_whole

if TYPE_CHECKING:
    from stockgames.engine.record import Record

FOLDER: Final = "reports"
KEPT: Final = 20
"""The number of reports that are kept; the oldest ones are deleted."""


def describe(error: BaseException) -> str:
    """Return an error's traceback without its message."""
    system = f"Python {platform.python_version()}, {platform.system()}"
    return f"Stock Games {__version__}, {system}\n{sanitized_traceback(error)}\n"


def write_report(folder: Path, text: str) -> Path:
    """Write a report into the data folder and return its path; raise StorageError."""
    place = folder / FOLDER
    stamp = datetime.now(UTC).strftime("%Y-%m-%dT%H-%M-%S.%f")
    path = place / f"{stamp}.txt"
    try:
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_whole(path, text.encode(errors="backslashreplace"), private=True)
        # The clock may have been set back, so the newest may not have the last name.
        others = sorted(other for other in place.glob("*.txt") if other != path)
        for old in others[: 1 - KEPT]:
            old.unlink(missing_ok=True)
    except OSError as error:
        raise from_os_error(error, path, StorageCode.FOLDER_UNUSABLE) from None
    return path


def with_secrets(text: str, error: BaseException, record: Record | None) -> str:
    """Return a report with the error's message and the current game added."""
    parts = [text, "Message:", str(error)]
    if record is not None:
        parts += ["Game:", record.to_json()]
    return "\n".join(parts) + "\n"
