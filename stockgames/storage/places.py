"""Where data is stored."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from stockgames.storage.errors import StorageCode, from_os_error

HOME_VARIABLE = "STOCKGAMES_HOME"
"""The environment variable that overrides the platform's data folder."""


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Return the data folder as an absolute path; it need not exist yet."""
    chosen = environ.get(HOME_VARIABLE)
    if chosen:
        return Path(os.path.abspath(os.path.expanduser(chosen)))
    from platformdirs import user_data_path

    name = "Stock Games" if sys.platform in ("win32", "darwin") else "stockgames"
    return user_data_path(name, appauthor=False)


def prepare(folder: Path) -> None:
    """Make the folder if missing; raise StorageError (`folder-unusable`, `disk-full`)."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise from_os_error(error, folder, StorageCode.FOLDER_UNUSABLE) from None
