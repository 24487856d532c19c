"""How the lobby knows Portfolio."""

from __future__ import annotations

from stockgames.ui.lobby.faces import Face
from stockgames.ui.sentences.speech import say


def _subtitle() -> str:
    return say("portfolio-runs-caps-and-raiders")


FACE = Face("heart", _subtitle, "#6E1F26")
