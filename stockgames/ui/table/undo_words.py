"""Why nothing can be taken back, in words."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.controllers.undo import BarCode, UndoBar
from stockgames.ui.sentences.speech import say


def undo_text(bar: UndoBar, names: Sequence[str]) -> str:
    """Return the reason as one sentence."""
    name = names[bar.seat] if bar.seat is not None else ""
    words: dict[BarCode, str] = {
        "game-is-over": say("table-no-undo-game-is-over"),
        "nothing-was-done": say("table-no-undo-nothing-was-done"),
        "a-shuffle-decided": say("table-no-undo-a-shuffle-decided"),
        "somebody-else-acted": say("table-no-undo-somebody-else-acted", name=name),
        "something-was-revealed": say("table-no-undo-something-was-revealed"),
        "a-question-was-answered": say("table-no-undo-a-question-was-answered"),
        "somebody-has-looked": say("table-no-undo-somebody-has-looked", name=name),
        "table-was-left": say("table-no-undo-table-was-left"),
    }
    return words[bar.code]
