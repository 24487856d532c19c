"""What a table says when something goes wrong beside the rules."""

from __future__ import annotations

from stockgames.controllers.stages import Trouble
from stockgames.ui.sentences.speech import say


def trouble_text(code: Trouble) -> str:
    """Return a code's own sentence."""
    return say("table-trouble", code=code)
