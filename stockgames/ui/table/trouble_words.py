"""What a table says when something goes wrong beside the rules."""

from __future__ import annotations

from stockgames.controllers.stages import Trouble
from stockgames.ui.sentences.speech import say


def trouble_text(code: Trouble) -> str:
    """Return a code's own sentence."""
    words: dict[Trouble, str] = {
        "not-saved": say("table-this-move-could-not-be"),
        "draft-not-saved": say("table-what-you-have-prepared-could"),
        "bot-failed": say("table-the-bot-did-not-answer"),
    }
    return words[code]
