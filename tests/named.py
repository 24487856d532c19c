"""Actions that are only names, for tests that are independent of a game."""

from __future__ import annotations

from stockgames.engine.state import Action


class Named(str, Action):
    """An action that is its name."""

    __slots__ = ()
