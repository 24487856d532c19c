"""What keys do at the table of Portfolio, in words."""

from __future__ import annotations

from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.words import keys_text


def key_notes() -> list[tuple[str, str]]:
    """Return what keys do on the table, for the list of shortcuts."""
    left_right, up_down = (keys_text(*keys) for keys in (("Left", "Right"), ("Up", "Down")))
    return [
        (say("portfolio-walk-along-the-hand"), left_right),
        (say("portfolio-select-a-card-or-put-it-back"), up_down),
        (say("table-confirm-the-highlighted-action"), keys_text("Enter")),
        (say("portfolio-draw-so-many-cards-0"), keys_text("1", "…", "0")),
        (say("portfolio-take-the-exposed-card-first"), keys_text("E")),
        (say("portfolio-discard"), keys_text("X")),
        (say("portfolio-sort-the-hand"), keys_text("O")),
        (say("portfolio-offer-a-deal"), keys_text("D")),
    ]
