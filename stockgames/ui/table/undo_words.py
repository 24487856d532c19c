"""Why nothing can be taken back, in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from stockgames.controllers.undo import BarCode, UndoBar


def undo_text(bar: UndoBar, names: Sequence[str]) -> str:
    """Return the reason as one sentence."""
    translate = QCoreApplication.translate
    words: dict[BarCode, str] = {
        "game-is-over": translate(
            "TablePage", "The game is over: nothing can be taken back any more."
        ),
        "nothing-was-done": translate(
            "TablePage", "Nothing has been done yet that could be taken back."
        ),
        "a-shuffle-decided": translate(
            "TablePage", "The last action led to a shuffle, so it cannot be taken back."
        ),
        "somebody-else-acted": translate(
            "TablePage", "{name} acted last. Only your own last action can be taken back."
        ),
        "something-was-revealed": translate(
            "TablePage", "The last action revealed something, so it cannot be taken back."
        ),
        "a-question-was-answered": translate(
            "TablePage", "A question was answered, so what was begun cannot be taken back."
        ),
        "somebody-has-looked": translate(
            "TablePage", "{name} has looked since, so the last action cannot be taken back."
        ),
        "table-was-left": translate(
            "TablePage", "The table was left since, so the last action cannot be taken back."
        ),
    }
    name = names[bar.seat] if bar.seat is not None else ""
    return words[bar.code].format(name=name)
