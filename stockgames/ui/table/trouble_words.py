"""What a table says when something goes wrong beside the rules."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from stockgames.controllers.stages import Trouble


def trouble_text(code: Trouble) -> str:
    """Return a code's own sentence."""
    words: dict[Trouble, str] = {
        "not-saved": QCoreApplication.translate(
            "TablePage", "This move could not be kept on the disk, so it was not made."
        ),
        "draft-not-saved": QCoreApplication.translate(
            "TablePage",
            "What you have prepared could not be saved on the disk. It is here as long as the "
            "table is open.",
        ),
        "bot-failed": QCoreApplication.translate(
            "TablePage", "The bot did not answer. You can ask it again."
        ),
    }
    return words[code]
