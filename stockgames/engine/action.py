"""The base class of every game's actions."""

from __future__ import annotations

from typing import Any, ClassVar, Final

STRICT: Final[Any] = {"extra": "forbid", "strict": True}
"""The pydantic configuration of actions and their parts: no unknown keys, no conversion."""


class Action:
    """Something that a seat, or chance, can do: a small frozen value that holds ids.

    Every game's actions derive from it, as its views derive from `View` and its states from
    `State`.
    """

    __slots__ = ()
    __pydantic_config__: ClassVar[Any] = STRICT
    do: str
    """The kind of action, as named in records."""
    ruling: ClassVar[str] = ""
    """The ruling that best explains such an action: `N5`; empty if the rulebook's text does."""
