"""Where the files that are no code lie: rules pages, translations, drawings, weights."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def resource_roots() -> tuple[Path, ...]:
    """Return the folders that may hold resources, the likeliest first.

    An installed wheel and a frozen folder carry them inside the package as ``_resources``; a
    checkout (an editable install too) has them beside the package.
    """
    frozen = getattr(sys, "_MEIPASS", None)
    bundled = (Path(frozen) / "resources",) if frozen else ()
    return (_PACKAGE / "_resources", *bundled, _PACKAGE.parent / "resources")


def resource_path(*parts: str) -> Path:
    """Return the path of a resource; raises ``FileNotFoundError`` if no root holds it."""
    for root in resource_roots():
        found = root.joinpath(*parts)
        if found.exists():
            return found
    raise FileNotFoundError(f"no such resource: {'/'.join(parts)}")


def package_data(package: str, *parts: str) -> bytes:
    """Return a file in the folder `resources` of another package; raises ``FileNotFoundError`` if
    there is none.
    """
    folder = import_module(package).__path__[0]
    return Path(folder, "resources", *parts).read_bytes()
