"""Why nothing can be taken back, in words."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.controllers.undo import UndoBar
from stockgames.ui.sentences.speech import say


def undo_text(bar: UndoBar, names: Sequence[str]) -> str:
    """Return the reason as one sentence."""
    name = names[bar.seat] if bar.seat is not None else ""
    return say("table-no-undo", code=bar.code, name=name)
