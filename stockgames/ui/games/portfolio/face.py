"""What the lobby needs to know about Portfolio."""

from __future__ import annotations

from stockgames.presentation.sentences.speech import say
from stockgames.ui.lobby.box_art import Face


def _score(score: int) -> str:
    from stockgames.presentation.sentences.speech import money  # the lobby's first frame needs none

    return money(score)


FACE = Face("heart", lambda: say("portfolio-runs-caps-and-raiders"), "#6E1F26", _score)
