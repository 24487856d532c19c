"""The base class of every game's actions."""

from __future__ import annotations


class Action:
    """Something that a seat, or chance, can do: a small frozen value that holds ids.

    Every game's actions derive from it, as its views derive from `View` and its states from
    `State`.
    """

    __slots__ = ()
    do: str
    """The kind of action, as named in records."""
