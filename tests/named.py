"""Actions for tests of what does not care which game is played: nothing but names."""

from __future__ import annotations

from stockgames.engine.action import Action


class Named(str, Action):
    """An action that is its name."""

    __slots__ = ()
