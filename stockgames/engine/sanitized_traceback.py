"""Formats tracebacks without error messages, which may name hidden things."""

from __future__ import annotations

import traceback


def trail(error: BaseException) -> str:
    """Return error types with files, lines and functions, one per line, without values or
    messages.
    """
    lines: list[str] = []
    link: BaseException | None = error
    while link is not None:
        lines.append(f"{type(link).__module__}.{type(link).__qualname__}")
        for frame in traceback.extract_tb(link.__traceback__):
            lines.append(f"  {_inside(frame.filename)}:{frame.lineno} in {frame.name}")
        link = link.__cause__ or (None if link.__suppress_context__ else link.__context__)
        if link is not None:
            lines.append("after")
    return "\n".join(lines)


def _inside(name: str) -> str:
    """Return a file's name without the folders above its package, which may contain a user name."""
    parts = name.replace("\\", "/").split("/")
    for package in ("stockgames", "site-packages"):
        if package in parts:
            last = len(parts) - 1 - parts[::-1].index(package)
            return "/".join(parts[last:])
    return parts[-1]
