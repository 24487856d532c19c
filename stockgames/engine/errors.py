"""Exceptions with a code and a ruling instead of a sentence, and tracebacks without messages."""

from __future__ import annotations

import traceback
from typing import Final, Literal, TypeAlias

LONGEST_LINE: Final = 200
"""The largest number of characters in the message of a RecordError."""


class StockGamesError(Exception):
    """Base of all errors that may be shown to a person."""


class Refused(StockGamesError):  # noqa: N818  (the word of the field)
    """An action that the rules do not allow now.

    `code` is a stable kebab-case phrase such as `pile-is-empty`, and the key of the translated
    explanation in the UI. `ruling` names the rule: `N3`, a part of the rulebook (`take`, an anchor
    of its page), or `rules` for the rulebook as a whole. Each game lists its codes in
    `games/GAME/refusals.py`, with its own subclass of `Refused`. `is_answer`: the refusal answers a
    question, and binds the seat that asked (N5). `cost` and `held`: the price and the money
    available, if that is the reason.
    """

    def __init__(
        self,
        code: str,
        ruling: str = "rules",
        *,
        is_answer: bool = False,
        cost: int = 0,
        held: int = 0,
    ) -> None:
        super().__init__(code, ruling)
        self.code = code
        self.ruling = ruling
        self.is_answer = is_answer
        self.cost = cost
        self.held = held

    def __str__(self) -> str:
        return f"{self.code.replace('-', ' ')} ({self.ruling})"


RefereeCode: TypeAlias = Literal["game-is-over", "not-this-seats-decision"]
"""Refusals of the referee, common to all games; each game's own codes are in its `refusals`."""


class RefusedByReferee(Refused):
    """A refusal that is the same in every game."""

    def __init__(self, code: RefereeCode) -> None:
        super().__init__(code)


class RecordError(StockGamesError):
    """A record that cannot be read or does not replay; the message is one clear line.

    Parts of the message may come from a hostile file, so unprintable characters become question
    marks.
    """

    def __init__(self, message: str) -> None:
        super().__init__(one_line_of(message))


class OptionError(StockGamesError):
    """Table options that do not exist or do not fit together."""


class UnknownGameError(StockGamesError):
    """A game id that is not registered."""


PluginCode: TypeAlias = Literal["api", "clash", "broken"]


class PluginError(StockGamesError):
    """What is wrong with an installed package of a game; the message names it in one clear line."""

    def __init__(self, package: str, code: PluginCode, detail: str) -> None:
        super().__init__(package, code, detail)
        self.package = package
        self.code = code
        self.detail = detail
        """`api`: the version it asks for; `clash`: the game's id, and who else has it; `broken`:
        the error.
        """

    def __str__(self) -> str:
        why = {
            "api": f"it is written for version {self.detail} of stockgames.api",
            "clash": f"there is another game called {self.detail}",
            "broken": self.detail,
        }[self.code]
        return f"the package {self.package} is left out: {why}"


def shortened(error: BaseException) -> str:
    """Return an error as one line: its message, with its type unless that is ours or tells less."""
    words = str(error)
    if not words or not isinstance(error, (StockGamesError, ValueError)):
        words = f"{type(error).__name__}: {words}".removesuffix(": ")
    return one_line_of(words)


def one_line_of(message: str) -> str:
    """Return a message as one line of LONGEST_LINE characters at most."""
    words = " ".join(message[:1000].split())
    line = "".join(c if c.isprintable() else "?" for c in words)
    return line if len(line) <= LONGEST_LINE else f"{line[: LONGEST_LINE - 3]}..."


def sanitized_traceback(error: BaseException) -> str:
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
