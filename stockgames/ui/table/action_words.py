"""An action in words, by itself: as a hint or a turning point names it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from stockgames.engine.action import Action
from stockgames.engine.game import View
from stockgames.ui.table.game_words import AnyWords


@runtime_checkable
class AdvisingWords(Protocol):
    """Words of a game whose buttons say less than a hint must."""

    def advice(self, action: Action, view: View, names: Sequence[str]) -> str:
        """Return an action with everything that belongs to it, by itself."""
        ...


def action_text(words: AnyWords, action: Action, view: View, names: Sequence[str]) -> str:
    """Return an action with all that belongs to it, without a full stop."""
    if isinstance(words, AdvisingWords):
        return words.advice(action, view, names).rstrip(".")
    return words.action_label(action, view).rstrip(".")
